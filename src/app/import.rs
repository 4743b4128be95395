use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Seek, Write};

use super::capture::check_text;
use super::line::{EXPORT_VERSION, Header, Line, complaint};
use super::{App, AppError, BadLine, ImportReport};
use crate::auth::check_hash_form;
use crate::model::{ApiKey, MAX_TEXT_BYTES, Name, UserNumber};
use crate::store::{Account, BatchReport, Incoming, NewMemo, NewUser};
use crate::understand::Transcript;

/// Lines and bytes of text that are kept in one batch; captures are taken in between.
const LINES_AT_ONCE: usize = 500;
const BYTES_AT_ONCE: usize = 512 * 1024;
/// Bad lines that are looked for before the rest is left unread.
const MOST_BAD: usize = 1000;
/// No line of an export is longer: the text with every character escaped, and the rest.
const MAX_LINE_BYTES: u64 = 6 * MAX_TEXT_BYTES as u64 + 32 * 1024;

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
        let kept_before = self.store.import_progress(digest).wait()?;
        let mut report = ImportReport { lines: checked.lines, ..ImportReport::default() };
        let mut batch = Batch::default();
        let mut number = 0;
        let mut spool = BufReader::new(checked.spool);
        let mut text = String::new();
        progress(kept_before, checked.lines);
        while next_line(&mut spool, &mut text)? {
            number += 1;
            if number <= kept_before {
                continue;
            }
            let Some(line) = parse(&text).map_err(|reason| bad_line(number, reason))? else { continue };
            // A bare memo is routed among the integrations that came before it.
            if batch.has_integrations && matches!(line, Line::Memo { id: None, .. }) {
                self.keep_batch(&mut batch, digest, Some(number - 1), &mut report)?;
            }
            if let Some(incoming) = self.incoming(line)? {
                batch.add(incoming);
            }
            if batch.is_full() {
                self.keep_batch(&mut batch, digest, Some(number), &mut report)?;
                progress(number, checked.lines);
            }
        }
        self.keep_batch(&mut batch, digest, None, &mut report)?;
        progress(checked.lines, checked.lines);
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

    /// Reads all lines into a file of our own, each checked against the store and the lines before it.
    fn check_lines(&self, lines: &mut dyn BufRead) -> Result<Checked, AppError> {
        let mut spool = BufWriter::new(tempfile::tempfile_in(&self.data)?);
        let mut known = Known::default();
        let mut hasher = blake3::Hasher::new();
        let mut number = 0;
        let mut text = String::new();
        let mut bad: Vec<BadLine> = Vec::new();
        while bad.len() < MOST_BAD {
            number += 1;
            let read = match next_line(lines, &mut text) {
                Ok(false) => {
                    number -= 1;
                    break;
                }
                Ok(true) => parse(&text),
                Err(Unreadable::Lines(error)) => return Err(error.into()),
                Err(Unreadable::Line { reason, ends }) => {
                    bad.push(BadLine { line: number, reason: reason.to_owned() });
                    if ends {
                        break;
                    }
                    continue;
                }
            };
            let checked = read.and_then(|line| line.map_or(Ok(()), |line| self.check(&line, &mut known)));
            bad.extend(checked.err().map(|reason| BadLine { line: number, reason }));
            if bad.is_empty() {
                hasher.update(text.as_bytes()).update(b"\n");
                spool.write_all(text.as_bytes())?;
                spool.write_all(b"\n")?;
            }
        }
        if !bad.is_empty() {
            return Err(AppError::Lines(bad));
        }
        let mut spool = spool.into_inner().map_err(|error| error.into_error())?;
        spool.rewind()?;
        Ok(Checked { spool, digest: *hasher.finalize().as_bytes(), lines: number })
    }

    fn check(&self, line: &Line, known: &mut Known) -> Result<(), String> {
        match line {
            Line::User { name, .. } => drop(known.users.insert(name.clone())),
            Line::ApiKey { user, hash, .. } => {
                self.check_user(user, known)?;
                if !check_hash_form(hash) {
                    return Err("hash must be an Argon2id hash as memod writes it".to_owned());
                }
            }
            Line::Integration { user, id, .. } => {
                self.check_user(user, known)?;
                known.integrations.insert((user.clone(), id.clone()));
            }
            Line::Memo { user, id, integration_id, text, created_at, .. } => {
                self.check_user(user, known)?;
                // An export may hold a memo of before texts of which nothing can be seen were refused.
                let was_kept = id.is_some() && !text.trim().is_empty() && text.len() <= MAX_TEXT_BYTES;
                if !was_kept {
                    check_text(text).map_err(|error| error.to_string())?;
                }
                if id.is_some() && created_at.is_none() {
                    return Err("createdAt is missing beside the id".to_owned());
                }
                if let Some(wanted) = integration_id
                    && !known.integrations.contains(&(user.clone(), wanted.clone()))
                    && self
                        .account(user)
                        .ok()
                        .is_none_or(|account| account.integration(wanted.as_str()).is_none())
                {
                    let (user, wanted) = (user.as_str(), wanted.as_str());
                    return Err(format!(
                        "the user {user:?} has no integration {wanted:?}, here or on an earlier line"
                    ));
                }
            }
        }
        Ok(())
    }

    fn check_user(&self, name: &Name, known: &Known) -> Result<(), String> {
        if known.users.contains(name) || self.account(name).is_ok() {
            Ok(())
        } else {
            Err(format!("there is no user {:?}, here or on an earlier line", name.as_str()))
        }
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

/// An import whose every line is good.
struct Checked {
    spool: File,
    digest: [u8; 32],
    lines: u64,
}

/// What the lines so far brought.
#[derive(Default)]
struct Known {
    users: HashSet<Name>,
    integrations: HashSet<(Name, Name)>,
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

/// Why a line was not read.
enum Unreadable {
    /// None can be read any more.
    Lines(std::io::Error),
    /// This one is none; with `ends` nobody knows where the next one begins.
    Line { reason: &'static str, ends: bool },
}

impl From<Unreadable> for AppError {
    fn from(why: Unreadable) -> Self {
        match why {
            Unreadable::Lines(error) => error.into(),
            Unreadable::Line { reason, .. } => AppError::Transfer(std::io::Error::other(reason)),
        }
    }
}

/// The next line without its end, into `text`; false at the end of the file.
fn next_line(lines: &mut dyn BufRead, text: &mut String) -> Result<bool, Unreadable> {
    text.clear();
    let mut limited = std::io::Read::take(&mut *lines, MAX_LINE_BYTES);
    let read = match limited.read_line(text) {
        Ok(read) => read,
        Err(error) if error.kind() == std::io::ErrorKind::InvalidData => {
            let ends = limited.limit() == 0;
            return Err(Unreadable::Line { reason: "the line is not UTF-8", ends });
        }
        Err(error) => return Err(Unreadable::Lines(error)),
    };
    if read as u64 == MAX_LINE_BYTES {
        return Err(Unreadable::Line { reason: "the line is too long", ends: true });
    }
    text.truncate(text.trim_end_matches(['\n', '\r']).len());
    Ok(read > 0)
}

fn bad_line(line: u64, reason: String) -> AppError {
    AppError::Lines(vec![BadLine { line, reason }])
}

/// `None` for the header, for empty lines, and for the brackets of an array that has one value a line.
fn parse(text: &str) -> Result<Option<Line>, String> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let text = text.strip_suffix(',').filter(|value| value.ends_with('}')).unwrap_or(text);
    if matches!(text, "" | "[" | "]") {
        return Ok(None);
    }
    match serde_json::from_str::<Line>(text) {
        Ok(line) => Ok(Some(line)),
        Err(error) => match serde_json::from_str::<Header>(text) {
            Ok(header) if header.memod <= EXPORT_VERSION => Ok(None),
            Ok(_) => Err("this export was written by a newer memod; install that one".to_owned()),
            Err(_) => Err(complaint(text, &error)),
        },
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::app::{Command, Settings};
    use crate::outside::Outside;

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
