//! Signals that ask to stop.

use std::io;
use std::task::Poll;

use tokio::runtime::Runtime;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// Ears for some kinds of signals, which end the process no more.
pub(super) struct Signals(Vec<(SignalKind, Signal)>);

impl Signals {
    pub(super) fn take(runtime: &Runtime, kinds: &[SignalKind]) -> io::Result<Self> {
        let _inside = runtime.enter();
        kinds.iter().map(|kind| Ok((*kind, signal(*kind)?))).collect::<io::Result<_>>().map(Signals)
    }

    /// Waits for the next one and answers its kind.
    pub(super) async fn any(&mut self) -> SignalKind {
        std::future::poll_fn(|context| {
            let came = self
                .0
                .iter_mut()
                .find_map(|(kind, signal)| signal.poll_recv(context).is_ready().then_some(*kind));
            came.map_or(Poll::Pending, Poll::Ready)
        })
        .await
    }
}

/// Whether the process was started deaf to a signal, as `nohup` does with the hangup. Taking it would undo that.
pub(super) fn is_ignored(kind: SignalKind) -> bool {
    std::fs::read_to_string("/proc/self/status").is_ok_and(|status| is_in_mask(&status, kind.as_raw_value()))
}

fn is_in_mask(status: &str, signal: i32) -> bool {
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    u32::try_from(signal - 1).is_ok_and(|bit| mask.checked_shr(bit).unwrap_or(0) & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signal_is_found_in_the_mask_as_linux_writes_it() {
        let status = "Name:\tmemod\nSigBlk:\t0000000000000003\nSigIgn:\t0000000000001001\nSigCgt:\t0\n";
        assert_eq!(
            [1, 2, 13, 15, 0].map(|signal| is_in_mask(status, signal)),
            [true, false, true, false, false]
        );
        assert!(!is_in_mask("", 1));
    }
}
