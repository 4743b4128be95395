mod check;
mod lines;

use std::io::{BufRead, BufReader};

use super::line::Line;
use super::{App, AppError, BadLine, ImportReport};
use crate::model::{ApiKey, Name, UserNumber};
use crate::store::{Account, BatchReport, Incoming, NewMemo, NewUser};
use crate::understand::Transcript;
use check::Checked;
use lines::{next_line, parse};

/// Lines and bytes of text that are kept in one batch; captures are taken in between.
const LINES_AT_ONCE: usize = 500;
const BYTES_AT_ONCE: usize = 512 * 1024;

impl App {
    /// Reads JSON lines as [`export`](App::export) writes them, or bare memos, which are routed like captured
    /// ones. Everything is read and checked before anything is kept: nothing is changed when a line is bad.
    /// `progress` is told how many lines are kept, and of how many. Blocks.
    ///
    /// An import that a crash cut off is imported again with the same lines and goes on where it was.
    pub fn import(
        &self,
        lines: &mut dyn BufRead,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<ImportReport, AppError> {
        let checked = self.check_lines(lines)?;
        let digest = checked.digest;
        let kept_before = self.store.import_progress(digest)?;
        let of = checked.lines;
        let mut kept = kept_before;
        let done = self.keep_lines(
            checked,
            &mut |lines, of| {
                kept = lines;
                progress(lines, of);
            },
            kept_before,
        );
        done.map_err(|error| error.after_keeping(kept, of))
    }

    fn keep_lines(
        &self,
        checked: Checked,
        progress: &mut dyn FnMut(u64, u64),
        kept_before: u64,
    ) -> Result<ImportReport, AppError> {
        let Checked { spool, digest, lines: of } = checked;
        let mut report = ImportReport { lines: of, ..ImportReport::default() };
        let mut batch = Batch::default();
        let mut number = 0;
        let mut spool = BufReader::new(spool);
        let mut text = String::new();
        progress(kept_before, of);
        while next_line(&mut spool, &mut text)? {
            number += 1;
            if number <= kept_before {
                continue;
            }
            let Some(line) = parse(&text).map_err(|reason| bad_line(number, reason))? else { continue };
            // A bare memo is routed among the integrations that came before it.
            if batch.has_integrations && matches!(line, Line::Memo { id: None, .. }) {
                self.keep_batch(&mut batch, digest, Some(number - 1), &mut report)?;
                progress(number - 1, of);
            }
            if let Some(incoming) = self.incoming(line)? {
                batch.add(incoming);
            }
            if batch.is_full() {
                self.keep_batch(&mut batch, digest, Some(number), &mut report)?;
                progress(number, of);
            }
        }
        self.keep_batch(&mut batch, digest, Some(of), &mut report)?;
        progress(of, of);
        // A batch of its own: whoever has not heard that all is kept may repeat the import, and nothing comes twice.
        self.keep_batch(&mut batch, digest, None, &mut report)?;
        Ok(report)
    }

    fn keep_batch(
        &self,
        batch: &mut Batch,
        digest: [u8; 32],
        lines: Option<u64>,
        report: &mut ImportReport,
    ) -> Result<(), AppError> {
        let Batch { incoming, .. } = std::mem::take(batch);
        let BatchReport { users, keys, integrations, memos, known, differing } =
            self.store.import_batch(incoming, digest, lines).wait()?;
        report.users += users;
        report.keys += keys;
        report.integrations += integrations;
        report.memos += memos;
        report.known += known;
        report.differing += differing;
        Ok(())
    }

    /// `None` for a memo whose user was removed since the line was checked.
    fn incoming(&self, line: Line) -> Result<Option<Incoming>, AppError> {
        let now = self.outside.now();
        Ok(Some(match line {
            Line::User { name, time_zone, language, created_at } => {
                Incoming::User(NewUser { name, time_zone, language, created_at: created_at.unwrap_or(now) })
            }
            Line::ApiKey {
                id,
                user,
                name,
                scopes,
                hash,
                created_at,
                expires_at,
                revoked_at,
                last_used_at,
            } => {
                // The owner's number is found when the key is kept: the owner may come with the same batch.
                let nobody = UserNumber(0);
                let key = ApiKey { id, user: nobody, name, scopes, hash, created_at, expires_at, revoked_at };
                Incoming::Key { owner: user, key, last_used_at }
            }
            Line::Integration { user, id, trigger, format_type } => {
                Incoming::Integration { owner: user, id, trigger, format_type }
            }
            Line::Memo {
                user,
                id: Some(id),
                integration_id,
                text,
                recorded_at,
                time_zone,
                language,
                created_at,
            } => {
                let created_at = created_at.unwrap_or(now);
                Incoming::Memo {
                    owner: user,
                    id,
                    integration: integration_id,
                    text,
                    recorded_at: recorded_at.unwrap_or(created_at),
                    time_zone: time_zone.unwrap_or(chrono_tz::UTC),
                    language,
                    created_at,
                }
            }
            Line::Memo { user, id: None, integration_id, text, recorded_at, time_zone, language, .. } => {
                let Ok(account) = self.account(&user) else { return Ok(None) };
                Incoming::BareMemo(NewMemo {
                    user: account.user().number,
                    integration: placed(&account, integration_id.as_ref(), &text, language),
                    text,
                    recorded_at: recorded_at.unwrap_or(now),
                    time_zone: time_zone.unwrap_or(account.user().time_zone),
                    language,
                    now,
                    random: self.outside.random()?,
                    once_only: None,
                })
            }
        }))
    }
}

fn placed(
    account: &Account,
    wanted: Option<&Name>,
    text: &str,
    language: Option<crate::model::Language>,
) -> Option<crate::model::IntegrationNumber> {
    match wanted {
        Some(id) => account.integration(id.as_str()).map(|integration| integration.number),
        None => {
            let language = language.unwrap_or(account.user().language);
            let routing = account.route(&Transcript::new(text, language));
            account.at(routing.chosen?).map(|integration| integration.number)
        }
    }
}

#[derive(Default)]
struct Batch {
    incoming: Vec<Incoming>,
    bytes: usize,
    has_integrations: bool,
}

impl Batch {
    fn add(&mut self, incoming: Incoming) {
        self.bytes += match &incoming {
            Incoming::Memo { text, .. } | Incoming::BareMemo(NewMemo { text, .. }) => text.len(),
            _ => 0,
        };
        self.has_integrations |= !matches!(incoming, Incoming::Memo { .. } | Incoming::BareMemo(_));
        self.incoming.push(incoming);
    }

    fn is_full(&self) -> bool {
        self.incoming.len() >= LINES_AT_ONCE || self.bytes >= BYTES_AT_ONCE
    }
}

fn bad_line(line: u64, reason: String) -> AppError {
    AppError::Lines(vec![BadLine { line, reason }])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering::SeqCst};

    use proptest::prelude::*;

    use super::*;
    use crate::app::{Command, Settings};
    use crate::outside::Outside;
    use crate::store::{Disk, Room};

    fn export(app: &App) -> String {
        let mut out = Vec::new();
        app.export(&mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        text.split_once('\n').expect("a header").1.to_owned()
    }

    /// Lines that are nearly right, and anything.
    fn line() -> impl Strategy<Value = Vec<u8>> {
        let member = prop_oneof![
            Just(r#""type":"user""#),
            Just(r#""type":"memo""#),
            Just(r#""type":"integration""#),
            Just(r#""name":"carla""#),
            Just(r#""user":"carla""#),
            Just(r#""user":"anna""#),
            Just(r#""text":"milk""#),
            Just(r#""text":" ""#),
            Just(r#""id":"m-1""#),
            Just(r#""id":"Notes""#),
            Just(r#""trigger":"note""#),
            Just(r#""formatType":"plainText""#),
            Just(r#""integrationId":"Notes""#),
            Just(r#""createdAt":"2026-11-20T08:30:00.000Z""#),
            Just(r#""recordedAt":"0001-01-01T00:00:00-23:59""#),
            Just(r#""timeZone":"Mars/Olympus""#),
            Just(r#""memod":1"#),
            Just(r#""memod":9"#),
        ];
        let object = proptest::collection::vec(member, 0..7)
            .prop_map(|members| format!("{{{}}}", members.join(",")).into_bytes());
        prop_oneof![
            6 => object,
            1 => proptest::collection::vec(any::<u8>(), 0..40),
            1 => Just(vec![b'['; 100_000]),
        ]
    }

    /// A disk that has room for some looks and no more.
    struct Shrinking(Arc<AtomicU64>);

    impl Disk for Shrinking {
        fn room(&self) -> std::io::Result<Room> {
            let left = self.0.fetch_update(SeqCst, SeqCst, |looks| Some(looks.saturating_sub(1)));
            Ok(Room { free: if left == Ok(0) { 0 } else { 1 << 40 }, ahead: 0 })
        }

        fn sync(&self) -> std::io::Result<()> {
            Ok(())
        }
    }

    /// It said that the disk was full, and not that a part was kept and what to do about the rest.
    #[test]
    fn an_import_that_a_full_disk_cuts_off_says_how_far_it_came_and_goes_on_when_it_is_repeated() {
        let data = tempfile::tempdir().unwrap();
        let looks = Arc::new(AtomicU64::new(u64::MAX));
        let disk = Shrinking(Arc::clone(&looks));
        let app =
            App::open_on(data.path(), &Settings::default(), Outside::real(), move |_| Ok(Box::new(disk)));
        let app = app.unwrap();
        let (name, language) = (Name::parse("anna").unwrap(), crate::model::Language::En);
        app.run(Command::UserAdd { name, time_zone: chrono_tz::UTC, language }).unwrap();
        let file = "{\"type\":\"memo\",\"user\":\"anna\",\"text\":\"milk\"}\n".repeat(1300);
        let import = |room| {
            looks.store(room, SeqCst);
            app.import(&mut file.as_bytes(), &mut |_, _| {})
        };
        let nothing = import(0).unwrap_err().to_string();
        assert_eq!(nothing, "the disk is full; free some space and try again");
        let some = (1..9).map(|room| import(room).unwrap_err().to_string()).find(|said| said != &nothing);
        let some = some.unwrap();
        assert_eq!(import(0).unwrap_err().to_string(), some, "nothing more was kept, and nothing less");
        assert_eq!(
            some,
            "the disk is full: 500 of 1300 lines are kept; free some space and import the same file again to go on, \
             nothing is added twice"
        );
        assert_eq!(import(u64::MAX).unwrap().memos, 800);
        assert_eq!(app.stats().memos, 1300);
        assert_eq!(import(u64::MAX).unwrap().memos, 1300, "an import that is finished is another one");
    }

    /// Until it is told that all is kept, and that is the last thing but one.
    #[test]
    fn nobody_hears_that_all_lines_are_kept_before_the_import_can_be_repeated_no_more() {
        let data = tempfile::tempdir().unwrap();
        let app = App::open(data.path(), &Settings::default(), Outside::real()).unwrap();
        let (name, language) = (Name::parse("anna").unwrap(), crate::model::Language::En);
        app.run(Command::UserAdd { name, time_zone: chrono_tz::UTC, language }).unwrap();
        let file = "{\"type\":\"memo\",\"user\":\"anna\",\"text\":\"milk\"}\n".repeat(30);
        let cut_off = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            app.import(&mut file.as_bytes(), &mut |kept, of| assert!(kept < of, "cut off here"))
        }));
        assert!(cut_off.is_err() && app.stats().memos == 30);
        assert_eq!(app.import(&mut file.as_bytes(), &mut |_, _| {}).unwrap().memos, 0);
    }

    #[test]
    fn a_file_with_a_bad_line_changes_nothing_and_a_good_one_adds_itself_once() {
        let data = tempfile::tempdir().unwrap();
        let app = App::open(data.path(), &Settings::default(), Outside::real()).unwrap();
        let (name, language) = (Name::parse("anna").unwrap(), crate::model::Language::En);
        app.run(Command::UserAdd { name, time_zone: chrono_tz::UTC, language }).unwrap();
        let lines = proptest::collection::vec(line(), 0..4);
        let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(200));
        let outcome = runner.run(&lines, |lines| {
            let file = lines.join(&b'\n');
            let before = export(&app);
            match app.import(&mut file.as_slice(), &mut |_, _| {}) {
                Err(AppError::Lines(bad)) => {
                    let count = file.split(|byte| *byte == b'\n').count() as u64;
                    prop_assert!(!bad.is_empty() && bad.is_sorted_by(|one, next| one.line < next.line));
                    for BadLine { line, reason } in &bad {
                        prop_assert!(
                            (1..=count).contains(line) && !reason.is_empty(),
                            "line {line}: {reason}"
                        );
                    }
                    prop_assert_eq!(export(&app), before);
                }
                Err(other) => prop_assert!(false, "{other}"),
                Ok(_) => {
                    let after = export(&app);
                    let again = app.import(&mut after.as_bytes(), &mut |_, _| {}).unwrap();
                    prop_assert_eq!((again.users, again.keys, again.integrations, again.memos), (0, 0, 0, 0));
                    prop_assert_eq!(export(&app), after);
                }
            }
            Ok(())
        });
        outcome.unwrap();
    }
}
