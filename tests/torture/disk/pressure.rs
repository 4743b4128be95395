//! Phones that go on whatever they hear, and somebody who asks again and again whether the server is ready.

use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use crate::promises::{Captured, House, Over, lock};
use crate::wire::Wire;

const WRITERS: usize = 4;

/// What the phones heard.
#[derive(Default)]
pub(super) struct Heard {
    pub(super) kept: AtomicUsize,
    pub(super) refused: AtomicUsize,
    over: AtomicBool,
    /// Whether a refusal is the end: nothing that is asked for afterwards may be acknowledged.
    is_final: bool,
    was_refused: AtomicBool,
    /// Memos that were asked for, over all rounds: their keys must differ.
    asked: Mutex<usize>,
}

impl Heard {
    /// For a fault after which a process acknowledges nothing more.
    pub(super) fn until_the_first_refusal() -> Self {
        Heard { is_final: true, ..Heard::default() }
    }

    /// Captures all the time, until `work` is done.
    pub(super) fn during<T>(
        &self,
        house: &House<'_>,
        address: SocketAddr,
        round: u64,
        work: impl FnOnce() -> T,
    ) -> T {
        self.over.store(false, Ordering::SeqCst);
        self.was_refused.store(false, Ordering::SeqCst);
        std::thread::scope(|scope| {
            let _over = Over(&self.over);
            for writer in 0..WRITERS {
                scope.spawn(move || self.capture(house, address, round, writer));
            }
            scope.spawn(|| self.ask_whether_ready(address));
            work()
        })
    }

    /// One capture and what it came to.
    pub(super) fn one(&self, house: &House<'_>, wire: &mut Wire, round: u64, writer: usize) -> Captured {
        let number = {
            let mut asked = lock(&self.asked);
            *asked += 1;
            *asked
        };
        let once = house.intend(round, writer, number);
        let came_after_a_refusal = self.was_refused.load(Ordering::SeqCst);
        let captured = house.capture(wire, &once);
        match &captured {
            Captured::Kept(_) => {
                assert!(
                    !(self.is_final && came_after_a_refusal),
                    "{once} was acknowledged after another had been refused"
                );
                self.kept.fetch_add(1, Ordering::SeqCst);
            }
            Captured::Refused(answer) => {
                assert_eq!(answer.problem(), (503, "storage-unavailable".to_owned()), "{answer:?}");
                assert!(answer.header("retry-after").is_some(), "{answer:?}");
                self.was_refused.store(true, Ordering::SeqCst);
                self.refused.fetch_add(1, Ordering::SeqCst);
            }
            Captured::Lost => {}
        }
        captured
    }

    fn capture(&self, house: &House<'_>, address: SocketAddr, round: u64, writer: usize) {
        while !self.over.load(Ordering::SeqCst) {
            let Ok(mut wire) = Wire::try_to(address) else {
                std::thread::sleep(Duration::from_millis(10));
                continue;
            };
            while !self.over.load(Ordering::SeqCst) {
                match self.one(house, &mut wire, round, writer) {
                    Captured::Kept(_) => {}
                    Captured::Refused(_) => std::thread::sleep(Duration::from_millis(10)),
                    Captured::Lost => break,
                }
            }
        }
    }

    fn ask_whether_ready(&self, address: SocketAddr) {
        let mut was_not = false;
        while !self.over.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(3));
            let Ok(mut wire) = Wire::try_to(address) else { continue };
            if !wire.try_send(&crate::wire::request("GET", "/readyz", &[], b"")) {
                continue;
            }
            match wire.try_answer() {
                Some(answer) if answer.status == 200 => {
                    assert!(!(self.is_final && was_not), "it is ready again after a sync that failed");
                }
                Some(answer) => {
                    assert_eq!(answer.problem(), (503, "storage-unavailable".to_owned()), "{answer:?}");
                    was_not = true;
                }
                None => {}
            }
        }
    }
}
