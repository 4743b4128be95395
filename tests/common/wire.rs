use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// A test that waits longer than this fails. A write that hangs is given up after 60 s, nothing else takes that long.
const PATIENCE: Duration = Duration::from_secs(90);

/// A raw connection.
pub struct Wire {
    stream: TcpStream,
    /// Read, and not yet part of an answer.
    buffer: Vec<u8>,
}

/// An answer as it came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub status: u16,
    pub version: String,
    /// Names in lower case.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    /// Whether `100 Continue` came first.
    pub continued: bool,
}

/// Status, version and headers.
type Head = (u16, String, Vec<(String, String)>);

/// A well-formed HTTP/1.1 request; `Content-Length` is there whenever there is a body or the method is POST.
pub fn request(method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Vec<u8> {
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: memod.local\r\n");
    if !body.is_empty() || method == "POST" {
        head += &format!("Content-Length: {}\r\n", body.len());
    }
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += "\r\n";
    [head.as_bytes(), body].concat()
}

impl Wire {
    pub fn to(address: SocketAddr) -> Wire {
        Wire::try_to(address).expect("the server takes connections")
    }

    pub fn try_to(address: SocketAddr) -> std::io::Result<Wire> {
        Wire::over(TcpStream::connect_timeout(&address, PATIENCE)?)
    }

    /// Over a connection that stands already.
    pub fn over(stream: TcpStream) -> std::io::Result<Wire> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        Ok(Wire { stream, buffer: Vec::new() })
    }

    /// The connection itself.
    pub fn stream(&self) -> &TcpStream {
        &self.stream
    }

    /// Sends bytes that the server must take.
    pub fn send(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).expect("the server reads");
    }

    /// Sends bytes to a server that may have closed already.
    pub fn try_send(&mut self, bytes: &[u8]) -> bool {
        self.stream.write_all(bytes).is_ok()
    }

    /// Says that no more will come, and stays to read.
    pub fn finish_writing(&self) {
        let _ = self.stream.shutdown(Shutdown::Write);
    }

    /// One request and its answer on this connection.
    pub fn ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        self.send(&request(method, path, headers, body));
        self.answer()
    }

    pub fn answer(&mut self) -> Answer {
        self.try_answer().expect("an answer should come")
    }

    pub fn answer_to_head(&mut self) -> Answer {
        self.read_answer(true).expect("an answer should come")
    }

    /// The next answer; `None` where the connection ends before a whole one.
    pub fn try_answer(&mut self) -> Option<Answer> {
        self.read_answer(false)
    }

    fn read_answer(&mut self, to_head: bool) -> Option<Answer> {
        let mut continued = false;
        loop {
            let (status, version, headers) = self.read_head()?;
            if status == 100 {
                continued = true;
                continue;
            }
            let header =
                |wanted: &str| headers.iter().find(|(name, _)| name == wanted).map(|(_, value)| value);
            let body = if to_head || status == 204 || status == 304 {
                Vec::new()
            } else if let Some(length) = header("content-length") {
                self.take(length.parse().expect("a number"))?
            } else if header("transfer-encoding").is_some() {
                panic!("memod's answers are whole and say their length: {headers:?}")
            } else {
                self.rest()
            };
            return Some(Answer { status, version, headers, body, continued });
        }
    }

    fn read_head(&mut self) -> Option<Head> {
        let end = loop {
            if let Some(at) = self.buffer.windows(4).position(|window| window == b"\r\n\r\n") {
                break at;
            }
            self.read_more()?;
        };
        let head: Vec<u8> = self.buffer.drain(..end + 4).collect();
        let head = String::from_utf8(head).expect("a head is ASCII");
        let mut lines = head.trim_end().split("\r\n");
        let (version, rest) = lines.next().unwrap().split_once(' ').expect("a status line");
        let status = rest.split(' ').next().unwrap().parse().expect("a status");
        let headers = lines.map(|line| {
            let (name, value) = line.split_once(':').expect("a header");
            (name.to_ascii_lowercase(), value.trim().to_owned())
        });
        Some((status, version.to_owned(), headers.collect()))
    }

    fn take(&mut self, length: usize) -> Option<Vec<u8>> {
        while self.buffer.len() < length {
            self.read_more()?;
        }
        Some(self.buffer.drain(..length).collect())
    }

    fn read_more(&mut self) -> Option<()> {
        let mut chunk = [0; 16 * 1024];
        match self.stream.read(&mut chunk) {
            Ok(0) => None,
            Ok(read) => {
                self.buffer.extend_from_slice(&chunk[..read]);
                Some(())
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                panic!("the server was silent for {PATIENCE:?}")
            }
            Err(_) => None,
        }
    }

    /// Everything until the server closes.
    pub fn rest(&mut self) -> Vec<u8> {
        while self.read_more().is_some() {}
        std::mem::take(&mut self.buffer)
    }

    /// Whether the server closes the connection without a further byte.
    pub fn is_closed(&mut self) -> bool {
        self.rest().is_empty()
    }

    /// Whether the server still keeps the connection after `wait` of silence.
    pub fn is_open_after(&mut self, wait: Duration) -> bool {
        self.stream.set_read_timeout(Some(wait)).unwrap();
        let silent = matches!(
            self.stream.read(&mut [0; 1]),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
        );
        self.stream.set_read_timeout(Some(PATIENCE)).unwrap();
        silent
    }
}

impl Answer {
    pub fn header(&self, wanted: &str) -> Option<&str> {
        self.headers.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("an answer is UTF-8")
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Status and problem name, after checking that the answer is a problem as the contract writes it.
    pub fn problem(&self) -> (u16, String) {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        let body = self.json();
        let members: Vec<&String> = body.as_object().expect("an object").keys().collect();
        assert_eq!(members, ["detail", "status", "title", "type"], "exactly these members: {self:?}");
        assert_eq!(body["status"], self.status, "{self:?}");
        for member in ["title", "detail"] {
            assert!(body[member].as_str().is_some_and(|text| !text.is_empty()), "{member}: {self:?}");
        }
        let name =
            body["type"].as_str().unwrap().strip_prefix("urn:memod:problem:").expect("memod's own type");
        (self.status, name.to_owned())
    }

    /// The `detail` of a problem.
    pub fn detail(&self) -> String {
        self.json()["detail"].as_str().unwrap().to_owned()
    }
}
