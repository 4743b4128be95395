//! A client that costs less than the server: one thread, keep-alive connections, one request in flight on each.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use rustix::buffer::spare_capacity;
use rustix::event::epoll::{self, CreateFlags, EventData, EventFlags};
use rustix::fd::OwnedFd;
use rustix::time::Timespec;

/// Connections that all send the same request.
pub(crate) struct Client {
    epoll: OwnedFd,
    connections: Vec<Connection>,
    request: Vec<u8>,
    status: &'static str,
}

struct Connection {
    stream: TcpStream,
    answer: Vec<u8>,
    /// How much of `answer` is filled.
    read: usize,
    /// Length of the answer before: if this one has it too, there is nothing to parse.
    expected: usize,
    sent: Instant,
}

/// What a slice of load gave.
#[derive(Default)]
pub(crate) struct Load {
    pub(crate) seconds: f64,
    /// Of each request, in microseconds.
    pub(crate) latencies: Vec<u32>,
}

impl Load {
    pub(crate) fn add(&mut self, other: Load) {
        self.seconds += other.seconds;
        self.latencies.extend(other.latencies);
    }

    pub(crate) fn per_second(&self) -> f64 {
        self.latencies.len() as f64 / self.seconds
    }

    /// The latency that `share` of the requests stay under, in microseconds.
    pub(crate) fn quantile(&mut self, share: f64) -> u32 {
        self.latencies.sort_unstable();
        let at = (self.latencies.len() as f64 * share) as usize;
        self.latencies.get(at).or(self.latencies.last()).copied().unwrap_or_default()
    }
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
    let mut connection = Connection::open(address);
    connection.stream.write_all(request).unwrap();
    while !connection.receive() {
        std::thread::sleep(Duration::from_micros(50));
    }
    let answer = &connection.answer[..connection.read];
    let end = head_end(answer).unwrap();
    (String::from_utf8(answer[..end].to_vec()).unwrap(), answer[end..].to_vec())
}

impl Client {
    /// `status` is what every answer must begin with, such as `HTTP/1.1 200`.
    pub(crate) fn new(
        address: SocketAddr,
        connections: usize,
        request: Vec<u8>,
        status: &'static str,
    ) -> Self {
        let epoll = epoll::create(CreateFlags::CLOEXEC).unwrap();
        let connections: Vec<_> = (0..connections).map(|_| Connection::open(address)).collect();
        for (number, connection) in connections.iter().enumerate() {
            epoll::add(&epoll, &connection.stream, EventData::new_u64(number as u64), EventFlags::IN)
                .unwrap();
        }
        Client { epoll, connections, request, status }
    }

    /// Keeps every connection busy for `time`, then waits for the answers that are on their way.
    pub(crate) fn run(&mut self, time: Duration) -> Load {
        let begin = Instant::now();
        let mut latencies = Vec::with_capacity(65_536);
        for connection in &mut self.connections {
            connection.send(&self.request);
        }
        let mut in_flight = self.connections.len();
        let mut events = Vec::with_capacity(self.connections.len());
        let patience = Timespec { tv_sec: 10, tv_nsec: 0 };
        while in_flight > 0 {
            events.clear();
            let ready = epoll::wait(&self.epoll, spare_capacity(&mut events), Some(&patience)).unwrap();
            assert!(ready > 0, "the server does not answer");
            let stopping = begin.elapsed() >= time;
            for event in &events {
                let connection = &mut self.connections[event.data.u64() as usize];
                if !connection.receive() {
                    continue;
                }
                let answer = &connection.answer[..connection.read];
                assert!(answer.starts_with(self.status.as_bytes()), "{}", String::from_utf8_lossy(answer));
                latencies.push(connection.sent.elapsed().as_micros() as u32);
                if stopping {
                    in_flight -= 1;
                } else {
                    connection.send(&self.request);
                }
            }
        }
        Load { seconds: begin.elapsed().as_secs_f64(), latencies }
    }
}

impl Connection {
    fn open(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        stream.set_nonblocking(true).unwrap();
        Connection { stream, answer: vec![0; 64 * 1024], read: 0, expected: 0, sent: Instant::now() }
    }

    fn send(&mut self, request: &[u8]) {
        self.read = 0;
        self.sent = Instant::now();
        let written = self.stream.write(request).unwrap();
        assert_eq!(written, request.len(), "a request fits into the socket's buffer");
    }

    /// Reads what is there; true once the answer is whole.
    fn receive(&mut self) -> bool {
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
