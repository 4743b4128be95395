//! One keep-alive connection with one request in flight, read without a parser where the answer is as long as the
//! one before.

#![allow(dead_code)] // each bench takes what it needs

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::time::Duration;

use rustix::net::{AddressFamily, SocketType, bind, connect, socket};

pub(crate) struct Wire {
    pub(crate) stream: TcpStream,
    answer: Vec<u8>,
    /// How much of `answer` is filled.
    read: usize,
    /// Length of the answer before: if this one has it too, there is nothing to parse.
    expected: usize,
}

/// A POST as a polling tool sends it.
pub(crate) fn post(path: &str, key: &str, body: &str) -> Vec<u8> {
    format!(
        "POST {path} HTTP/1.1\r\nHost: memod.local:8420\r\nUser-Agent: bench\r\nAccept: application/json\r\n\
         Content-Type: application/json\r\nX-API-KEY: {key}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// Sends one request on a connection of its own: the head and the body of the answer.
pub(crate) fn once(address: SocketAddr, request: &[u8]) -> (String, Vec<u8>) {
    let mut wire = Wire::open(address);
    wire.stream.write_all(request).unwrap();
    while !wire.receive() {
        std::thread::sleep(Duration::from_micros(50));
    }
    let answer = wire.answer();
    let end = head_end(answer).unwrap();
    (String::from_utf8(answer[..end].to_vec()).unwrap(), answer[end..].to_vec())
}

impl Wire {
    pub(crate) fn open(address: SocketAddr) -> Self {
        Wire::over(TcpStream::connect(address).unwrap())
    }

    /// From an address of this machine's own: all of 127.0.0.0/8 are.
    pub(crate) fn open_from(client: Ipv4Addr, address: SocketAddr) -> Self {
        let socket = socket(AddressFamily::INET, SocketType::STREAM, None).unwrap();
        bind(&socket, &SocketAddrV4::new(client, 0)).unwrap();
        connect(&socket, &address).unwrap();
        Wire::over(TcpStream::from(socket))
    }

    fn over(stream: TcpStream) -> Self {
        stream.set_nodelay(true).unwrap();
        stream.set_nonblocking(true).unwrap();
        Wire { stream, answer: vec![0; 64 * 1024], read: 0, expected: 0 }
    }

    pub(crate) fn send(&mut self, request: &[u8]) {
        self.read = 0;
        let written = self.stream.write(request).unwrap();
        assert_eq!(written, request.len(), "a request fits into the socket's buffer");
    }

    /// Reads what is there; true once the answer is whole.
    pub(crate) fn receive(&mut self) -> bool {
        if self.read == self.answer.len() {
            self.answer.resize(self.answer.len() * 2, 0);
        }
        match self.stream.read(&mut self.answer[self.read..]) {
            Ok(0) => panic!("the server closed a connection"),
            Ok(count) => self.read += count,
            Err(error) if error.kind() == ErrorKind::WouldBlock => return false,
            Err(error) => panic!("{error}"),
        }
        if self.read != self.expected {
            let answer = &self.answer[..self.read];
            let Some(end) = head_end(answer) else { return false };
            self.expected = end + content_length(&answer[..end]);
        }
        self.read == self.expected
    }

    /// What [`receive`](Wire::receive) has read.
    pub(crate) fn answer(&self) -> &[u8] {
        &self.answer[..self.read]
    }
}

/// Where the body begins.
fn head_end(answer: &[u8]) -> Option<usize> {
    answer.windows(4).position(|window| window == b"\r\n\r\n").map(|at| at + 4)
}

fn content_length(head: &[u8]) -> usize {
    let head = std::str::from_utf8(head).unwrap().to_ascii_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:")).unwrap();
    length.trim().parse().unwrap()
}
