//! What an import says that is broken off by a signal: how much is kept, and what helps.

use std::io::{self, Read};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::signal::unix::SignalKind;

use super::print;
use super::progress::Bar;
use super::signals::{Signals, is_ignored};
use crate::app::{IMPORT_AGAIN, so_far};

/// How far an import has come.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Stand {
    /// A running server keeps the lines, and goes on without its client.
    by_server: bool,
    /// The last line was read here.
    is_read: bool,
    /// Lines that are kept and lines there are, once any may be kept.
    kept: Option<(u64, u64)>,
}

/// The import of this process, as a signal finds it.
#[derive(Clone, Default)]
pub(super) struct Watch(Arc<Mutex<Stand>>);

impl Watch {
    /// From here on SIGINT and SIGTERM end the process with a sentence.
    pub(super) fn begin(bar: &Bar) -> io::Result<Watch> {
        let watch = Watch::default();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let kinds = [SignalKind::interrupt(), SignalKind::terminate()];
        let heeded: Vec<SignalKind> = kinds.into_iter().filter(|kind| !is_ignored(*kind)).collect();
        let mut signals = Signals::take(&runtime, &heeded)?;
        let (seen, bar) = (watch.clone(), bar.clone());
        std::thread::Builder::new().name("memod-signals".to_owned()).spawn(move || {
            let kind = runtime.block_on(signals.any());
            let stand = seen.note(|stand| *stand);
            bar.aside(|| print::error(&sentence(stand)));
            // As a shell tells of a process that the signal itself has ended.
            std::process::exit(128 + kind.as_raw_value());
        })?;
        Ok(watch)
    }

    pub(super) fn by_server(&self) {
        self.note(|stand| stand.by_server = true);
    }

    pub(super) fn kept(&self, lines: u64, of: u64) {
        self.note(|stand| stand.kept = Some((lines, of)));
    }

    fn note<T>(&self, change: impl FnOnce(&mut Stand) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Lines that say when the last one was read.
pub(super) struct Watched<R> {
    pub(super) lines: R,
    pub(super) watch: Watch,
}

impl<R: Read> Read for Watched<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.lines.read(buffer)?;
        if read == 0 {
            self.watch.note(|stand| stand.is_read = true);
        }
        Ok(read)
    }
}

fn sentence(stand: Stand) -> String {
    match stand {
        Stand { by_server: true, is_read: true, .. } => {
            "broken off, but the running server has every line and goes \
            on; look what it has kept before you import them again"
                .to_owned()
        }
        Stand { kept: None, .. } => "broken off; nothing was imported".to_owned(),
        Stand { kept: Some((lines, of)), .. } => {
            format!("broken off; at least {}: {IMPORT_AGAIN}", so_far(lines, of))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_true_wherever_an_import_is_broken_off() {
        let said = |by_server, is_read, kept| sentence(Stand { by_server, is_read, kept });
        for by_server in [false, true] {
            assert_eq!(said(by_server, false, None), "broken off; nothing was imported");
        }
        assert_eq!(said(false, true, None), "broken off; nothing was imported");
        assert!(said(true, true, None).contains("goes on"));
        assert!(said(true, true, Some((500, 900))).contains("goes on"));
        let text = said(false, true, Some((500, 900)));
        assert!(text.contains("at least 500 of 900 lines are kept") && text.contains("same file"), "{text}");
    }
}
