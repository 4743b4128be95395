//! The use cases in process, without HTTP.

#![allow(dead_code)] // each bench takes what it needs

use std::hint::black_box;
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use memod::app::{App, Caller, Capture, Command};
use memod::auth::Asking;
use memod::model::{MemoId, Scope};
use memod::store::Account;
use tokio::runtime::Runtime;

use crate::fill;

/// Somebody with a key, one integration, and a text that goes there.
pub(crate) struct Asker<'r> {
    app: App,
    key: String,
    integration: String,
    text: String,
    runtime: &'r Runtime,
}

impl<'r> Asker<'r> {
    pub(crate) fn new(data: &Path, integration: &str, text: &str, runtime: &'r Runtime) -> Self {
        let app = fill::open(data);
        let key = fill::key(&app, &[Scope::Automation, Scope::Capture]);
        let (integration, text) = (integration.to_owned(), text.to_owned());
        Asker { app, key, integration, text, runtime }
    }

    /// Does something in the name of the key's owner.
    fn ask<T>(&self, something: impl AsyncFnOnce(&App, Caller<'_>) -> T) -> T {
        self.runtime.block_on(async {
            let current = self.app.current();
            let address = IpAddr::from(Ipv4Addr::LOCALHOST);
            let asking = Asking { address, now: self.app.now(), instant: Instant::now() };
            let caller = self.app.check_key(&current, Some(&self.key), asking).await.unwrap();
            something(&self.app, caller).await
        })
    }

    /// A list, key check and all: a finished one, or one made anew if more happened since than captures.
    pub(crate) fn list(&self) {
        self.ask(async |app, caller| {
            let list = match app.finished_entries(&caller, &self.integration).unwrap() {
                Ok(finished) => finished,
                Err(wanted) => app.make_entries(&caller, wanted).await.unwrap(),
            };
            black_box(list);
        });
    }

    /// All integrations.
    pub(crate) fn integrations(&self) {
        self.ask(async |app, caller| {
            black_box(serde_json::to_vec(&app.integrations_of(&caller)).unwrap());
        });
    }

    /// One durable memo, routed by its text.
    pub(crate) fn capture(&self) -> MemoId {
        let captured = self.runtime.block_on(self.app.capture(&self.account(), self.memo())).unwrap();
        let place = captured.view.integration_id.expect("its trigger is spoken");
        assert_eq!(place.as_str(), self.integration, "it goes where it is listed");
        captured.view.id
    }

    /// A memo that comes and goes: no list that was kept is right then.
    pub(crate) fn capture_and_remove(&self) {
        let id = self.capture();
        self.app.run(Command::MemoRemove { id }).unwrap();
    }

    /// Each of `writers` captures for as long as `more` says, given how many it wrote and the time since the start.
    /// How many memos that were, and how long it took.
    pub(crate) fn capture_each(
        &self,
        writers: usize,
        more: impl Fn(u64, Duration) -> bool + Copy + Send + 'static,
    ) -> (u64, Duration) {
        let account = self.account();
        let begin = Instant::now();
        let written = self.runtime.block_on(async {
            let tasks: Vec<_> = (0..writers)
                .map(|_| {
                    let (app, account, memo) = (self.app.clone(), Arc::clone(&account), self.memo());
                    tokio::spawn(async move {
                        let mut written = 0;
                        while more(written, begin.elapsed()) {
                            app.capture(&account, memo.clone()).await.unwrap();
                            written += 1;
                        }
                        written
                    })
                })
                .collect();
            let mut written = 0;
            for task in tasks {
                written += task.await.unwrap();
            }
            written
        });
        (written, begin.elapsed())
    }

    fn account(&self) -> Arc<Account> {
        self.ask(async |_, caller| Arc::clone(caller.account))
    }

    fn memo(&self) -> Capture {
        Capture { text: self.text.clone(), ..Capture::default() }
    }
}
