//! A client that costs less than the server: one thread, keep-alive connections, one request in flight on each.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use rustix::buffer::spare_capacity;
use rustix::event::epoll::{self, CreateFlags, EventData, EventFlags};
use rustix::fd::OwnedFd;
use rustix::time::Timespec;

use crate::load::Load;
use crate::wire::Wire;

/// Connections that all send the same request, each as soon as it has its answer.
pub(crate) struct Client {
    epoll: OwnedFd,
    connections: Vec<(Wire, Instant)>,
    request: Vec<u8>,
    status: &'static str,
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
        let connections: Vec<_> = (0..connections).map(|_| (Wire::open(address), Instant::now())).collect();
        for (number, (wire, _)) in connections.iter().enumerate() {
            epoll::add(&epoll, &wire.stream, EventData::new_u64(number as u64), EventFlags::IN).unwrap();
        }
        Client { epoll, connections, request, status }
    }

    /// Keeps every connection busy for `time`, then waits for the answers that are on their way.
    pub(crate) fn run(&mut self, time: Duration) -> Load {
        let begin = Instant::now();
        let mut latencies = Vec::with_capacity(65_536);
        for (wire, sent) in &mut self.connections {
            *sent = Instant::now();
            wire.send(&self.request);
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
                let (wire, sent) = &mut self.connections[event.data.u64() as usize];
                if !wire.receive() {
                    continue;
                }
                let answer = wire.answer();
                assert!(answer.starts_with(self.status.as_bytes()), "{}", String::from_utf8_lossy(answer));
                latencies.push(sent.elapsed().as_micros() as u32);
                if stopping {
                    in_flight -= 1;
                } else {
                    *sent = Instant::now();
                    wire.send(&self.request);
                }
            }
        }
        Load { seconds: begin.elapsed().as_secs_f64(), latencies }
    }
}
