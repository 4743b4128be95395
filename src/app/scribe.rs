//! The one thread that understands what is captured. A poll on the thread of a server that answers waits behind no
//! memo that is being read, and memos that came together go to the committer together.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use super::capture::Understood;
use super::memos::Reading;
use super::{AppError, Capture};
use crate::store::{Account, Added, Addition, OnceOnly, Promise, Store};

/// Bytes of transcripts that are read before what was understood is handed over: an eighth of a millisecond. The
/// committer has then something to do while the next ones are read; with four times as many, 64 who capture waited for
/// the one thread and then for the other, in step.
const READ_TOGETHER: usize = 1024;

/// What is wanted of the scribe.
pub(super) struct Heard {
    pub(super) account: Arc<Account>,
    pub(super) capture: Capture,
    pub(super) once_only: Option<OnceOnly>,
    pub(super) promise: Promise<Kept>,
}

/// What became of it, once it is durable; or with what reading it panicked, for the one who waits.
pub(super) type Kept = thread::Result<Result<(Added, Reading), AppError>>;

/// Reads and keeps what it hears. Dropped, it finishes what it has heard.
pub(super) struct Scribe {
    ear: Option<Sender<Heard>>,
    thread: Option<JoinHandle<()>>,
}

impl Scribe {
    /// Keeps in `store` what `understand` makes of it.
    pub(super) fn start<U>(store: Store, understand: U) -> io::Result<Scribe>
    where
        U: Fn(&Arc<Account>, Capture, Option<OnceOnly>) -> Result<Understood, AppError> + Send + 'static,
    {
        let (ear, heard) = channel();
        let work = move || work(&store, &heard, understand);
        let thread = thread::Builder::new().name("memod-scribe".to_owned()).spawn(work)?;
        Ok(Scribe { ear: Some(ear), thread: Some(thread) })
    }

    pub(super) fn hear(&self, heard: Heard) {
        if let Some(ear) = &self.ear {
            // Were the scribe gone, the promise would be dropped, and answer why.
            let _ = ear.send(heard);
        }
    }
}

impl Drop for Scribe {
    fn drop(&mut self) {
        self.ear.take();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl std::fmt::Debug for Scribe {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Scribe")
    }
}

fn work(
    store: &Store,
    heard: &Receiver<Heard>,
    understand: impl Fn(&Arc<Account>, Capture, Option<OnceOnly>) -> Result<Understood, AppError>,
) {
    while let Ok(first) = heard.recv() {
        let (mut additions, mut bytes) = (Vec::new(), 0);
        let mut next = Some(first);
        while let Some(Heard { account, capture, once_only, promise }) = next {
            bytes += capture.text.len();
            match catch_unwind(AssertUnwindSafe(|| understand(&account, capture, once_only))) {
                Ok(Ok(understood)) => additions.push(addition(promise, understood)),
                Ok(Err(error)) => promise.answer(Ok(Err(error))),
                Err(panic) => promise.answer(Err(panic)),
            }
            next = if bytes < READ_TOGETHER { heard.try_recv().ok() } else { None };
        }
        store.add_memos(additions);
    }
}

fn addition(promise: Promise<Kept>, Understood { new, reading, shown }: Understood) -> Addition {
    promise.by_adding(new, shown, move |added| Ok(Ok((added, reading))))
}

#[cfg(test)]
mod tests {
    use super::super::lists::Lists;
    use super::super::{App, Command, Settings, capture};
    use super::*;
    use crate::model::{Language, Name};
    use crate::outside::Outside;
    use crate::store::Ticket;

    /// An app with a user, for a scribe of the test's own beside the app's.
    fn app(settings: &Settings) -> (tempfile::TempDir, App, Arc<Account>) {
        let data = tempfile::tempdir().unwrap();
        let app = App::open(data.path(), settings, Outside::real()).unwrap();
        let name = Name::parse("anna").unwrap();
        let language = Language::En;
        app.run(Command::UserAdd { name: name.clone(), time_zone: chrono_tz::UTC, language }).unwrap();
        let account = app.account(&name).unwrap();
        (data, app, account)
    }

    fn hand(app: &App, scribe: &Scribe, account: &Arc<Account>, text: &str) -> Ticket<Kept> {
        let (ticket, promise) = app.store.promise();
        let capture = Capture { text: text.to_owned(), ..Capture::default() };
        scribe.hear(Heard { account: Arc::clone(account), capture, once_only: None, promise });
        ticket
    }

    fn text_of(ticket: Ticket<Kept>) -> String {
        let Ok(Ok((Added::New(memo), _))) = ticket.wait().unwrap() else { panic!("not kept") };
        memo.text
    }

    /// The memos and the batches that ten come to which wait while the first one is read.
    fn ten_together(settings: &Settings) -> (u64, u64) {
        let (_data, app, account) = app(settings);
        let (gate, opened) = channel::<()>();
        let scribe = Scribe::start(app.store.clone(), move |account, capture, once_only| {
            let _ = opened.recv();
            capture::understand(&Outside::real(), &Lists::default(), account, capture, once_only)
        });
        let scribe = scribe.unwrap();
        let before = app.store.stats().commit_changes;
        let tickets: Vec<_> =
            (0..10).map(|number| hand(&app, &scribe, &account, &format!("note {number}"))).collect();
        drop(gate);
        let kept: Vec<_> = tickets.into_iter().map(text_of).collect();
        assert_eq!(kept, (0..10).map(|number| format!("note {number}")).collect::<Vec<_>>());
        let after = app.store.stats().commit_changes;
        (after.sum - before.sum, after.count - before.count)
    }

    /// One `fdatasync` for all of them: handed over one by one, each woke the committer at once and had its own.
    #[test]
    fn memos_that_come_while_one_is_read_are_kept_in_its_batch() {
        assert_eq!(ten_together(&Settings::default()), (10, 1), "ten memos in one batch");
    }

    /// The bench's server without batches had them by this door.
    #[test]
    fn a_batch_holds_no_more_than_it_may() {
        let settings = Settings { batch_jobs: 1, ..Settings::default() };
        assert_eq!(ten_together(&settings), (10, 10), "each memo has its own");
    }

    #[test]
    fn a_memo_whose_reading_panics_fails_alone() {
        let (_data, app, account) = app(&Settings::default());
        let scribe = Scribe::start(app.store.clone(), |account, capture, once_only| {
            assert!(capture.text != "bad", "made to panic by a test");
            capture::understand(&Outside::real(), &Lists::default(), account, capture, once_only)
        });
        let scribe = scribe.unwrap();
        let tickets = ["one", "bad", "two"].map(|text| hand(&app, &scribe, &account, text));
        let [one, bad, two] = tickets;
        assert_eq!(text_of(one), "one");
        assert!(bad.wait().unwrap().is_err(), "the one who waits learns of the panic");
        assert_eq!(text_of(two), "two");
    }

    /// Its hold of the store would outlive the app: whoever opened the store next would find it locked.
    #[test]
    fn what_was_heard_is_kept_before_the_scribe_goes() {
        let (_data, app, account) = app(&Settings::default());
        let held = Arc::new(());
        let holds = Arc::clone(&held);
        let scribe = Scribe::start(app.store.clone(), move |account, capture, once_only| {
            let _ = &holds;
            capture::understand(&Outside::real(), &Lists::default(), account, capture, once_only)
        });
        let scribe = scribe.unwrap();
        let tickets: Vec<_> = (0..50).map(|_| hand(&app, &scribe, &account, "a note")).collect();
        drop(scribe);
        assert_eq!(Arc::strong_count(&held), 1, "its thread has ended");
        tickets.into_iter().map(text_of).for_each(|text| assert_eq!(text, "a note"));
    }
}
