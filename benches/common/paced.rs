//! Clients that send at a steady pace, whether or not the server keeps up: what tools in a house do, and the only fair
//! way to ask for latency where client and server share the processors.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use rustix::buffer::spare_capacity;
use rustix::event::epoll::{self, CreateFlags, EventData, EventFlags};
use rustix::fd::OwnedFd;
use rustix::time::Timespec;

use crate::load::Load;
use crate::wire::Wire;

/// Connections that send the same few requests in turn.
pub(crate) struct Paced {
    epoll: OwnedFd,
    lines: Vec<Line>,
    address: SocketAddr,
    requests: Vec<Vec<u8>>,
    /// Between two requests on one connection; zero sends as soon as there is an answer.
    interval: Duration,
    clients: Clients,
    sent: usize,
}

/// Where the connections come from.
enum Clients {
    /// One address, and the connections stay.
    One,
    /// Each connection sends so many requests, then a new one from the next address takes its place.
    Many { requests: usize, next: u32 },
}

struct Line {
    wire: Wire,
    /// When the next request should be sent.
    due: Instant,
    /// When the one in flight was, or could have been.
    since: Option<Instant>,
    /// When the answer before came.
    free: Instant,
    requests: usize,
}

/// What a slice of paced load gave.
pub(crate) struct Answered {
    pub(crate) load: Load,
    /// How many answers there were of each status.
    pub(crate) statuses: BTreeMap<u16, usize>,
}

impl Paced {
    /// `per_second` is the pace of all connections together.
    pub(crate) fn new(
        address: SocketAddr,
        connections: usize,
        requests: Vec<Vec<u8>>,
        per_second: f64,
    ) -> Self {
        Paced::from(address, connections, requests, per_second, Clients::One)
    }

    /// From addresses beginning with `first`, a new one for every `each` requests of a connection.
    pub(crate) fn from_many(
        address: SocketAddr,
        connections: usize,
        requests: Vec<Vec<u8>>,
        per_second: f64,
        (first, each): (Ipv4Addr, usize),
    ) -> Self {
        let clients = Clients::Many { requests: each, next: first.to_bits() };
        Paced::from(address, connections, requests, per_second, clients)
    }

    fn from(
        address: SocketAddr,
        connections: usize,
        requests: Vec<Vec<u8>>,
        per_second: f64,
        mut clients: Clients,
    ) -> Self {
        let epoll = epoll::create(CreateFlags::CLOEXEC).unwrap();
        let lines: Vec<Line> = (0..connections)
            .map(|_| {
                let now = Instant::now();
                Line { wire: clients.open(address), due: now, since: None, free: now, requests: 0 }
            })
            .collect();
        for (number, line) in lines.iter().enumerate() {
            listen(&epoll, line, number);
        }
        let interval = Duration::from_secs_f64(connections as f64 / per_second);
        Paced { epoll, lines, address, requests, interval, clients, sent: 0 }
    }

    /// Sends until `done`, then waits for the answers that are on their way.
    pub(crate) fn run(&mut self, done: impl Fn(Instant) -> bool) -> Answered {
        let begin = Instant::now();
        let count = self.lines.len() as u32;
        for (number, line) in self.lines.iter_mut().enumerate() {
            line.due = begin + self.interval * number as u32 / count;
        }
        let mut latencies = Vec::with_capacity(65_536);
        let mut statuses = BTreeMap::new();
        let mut events = Vec::with_capacity(self.lines.len());
        loop {
            let now = Instant::now();
            let stopping = done(now);
            if stopping && self.lines.iter().all(|line| line.since.is_none()) {
                break;
            }
            let wait = if stopping { Duration::from_secs(10) } else { self.send_what_is_due(now) };
            // Never so long that the end is missed.
            let wait = wait.min(Duration::from_millis(if stopping { 10_000 } else { 20 }));
            let timeout = Timespec { tv_sec: wait.as_secs() as i64, tv_nsec: wait.subsec_nanos().into() };
            events.clear();
            let ready = epoll::wait(&self.epoll, spare_capacity(&mut events), Some(&timeout)).unwrap();
            assert!(ready > 0 || !stopping, "the server does not answer");
            for event in &events {
                let line = &mut self.lines[event.data.u64() as usize];
                if !line.wire.receive() {
                    continue;
                }
                if let Some(since) = line.since.take() {
                    line.free = Instant::now();
                    latencies.push(since.elapsed().as_micros() as u32);
                    *statuses.entry(status(line.wire.answer())).or_default() += 1;
                }
            }
        }
        Answered { load: Load { seconds: begin.elapsed().as_secs_f64(), latencies }, statuses }
    }

    /// How long there is nothing to send then.
    fn send_what_is_due(&mut self, now: Instant) -> Duration {
        let mut next = Duration::MAX;
        for (number, line) in self.lines.iter_mut().enumerate() {
            if line.since.is_some() {
                continue;
            }
            if line.due > now {
                next = next.min(line.due - now);
                continue;
            }
            if matches!(self.clients, Clients::Many { requests, .. } if line.requests == requests) {
                line.wire = self.clients.open(self.address);
                line.requests = 0;
                listen(&self.epoll, line, number);
            }
            // Before: a server that takes this thread's processor at once may answer before the call returns.
            let sending = Instant::now();
            line.wire.send(&self.requests[self.sent % self.requests.len()]);
            // One that is late because the answer before was late has waited since it was due, or the worst waits
            // would be left out. One that this thread sends late has not.
            let waited = line.free > line.due && !self.interval.is_zero();
            line.since = Some(if waited { line.due } else { sending });
            line.due = if self.interval.is_zero() { now } else { line.due + self.interval };
            line.requests += 1;
            self.sent += 1;
        }
        next
    }
}

impl Clients {
    fn open(&mut self, address: SocketAddr) -> Wire {
        match self {
            Clients::One => Wire::open(address),
            Clients::Many { next, .. } => {
                let client = Ipv4Addr::from_bits(*next);
                *next += 1;
                Wire::open_from(client, address)
            }
        }
    }
}

fn listen(epoll: &OwnedFd, line: &Line, number: usize) {
    epoll::add(epoll, &line.wire.stream, EventData::new_u64(number as u64), EventFlags::IN).unwrap();
}

fn status(answer: &[u8]) -> u16 {
    let digits = answer.get(9..12).and_then(|digits| std::str::from_utf8(digits).ok());
    digits.and_then(|digits| digits.parse().ok()).unwrap_or_default()
}
