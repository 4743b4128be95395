//! Whether every line of an import is good, before anything is kept.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufWriter, Seek, Write};

use super::lines::{Unreadable, next_line, parse};
use crate::app::capture::check_text;
use crate::app::error::MOST_BAD;
use crate::app::line::Line;
use crate::app::{App, AppError, BadLine};
use crate::auth::check_hash_form;
use crate::model::{MAX_TEXT_BYTES, Name};

/// An import whose every line is good.
pub(super) struct Checked {
    pub(super) spool: File,
    pub(super) digest: [u8; 32],
    pub(super) lines: u64,
}

/// What the lines so far brought.
#[derive(Default)]
struct Known {
    users: HashSet<Name>,
    integrations: HashSet<(Name, Name)>,
}

impl App {
    /// Reads all lines into a file of our own, each checked against the store and the lines before it.
    pub(super) fn check_lines(&self, lines: &mut dyn BufRead) -> Result<Checked, AppError> {
        let unusable = |error| AppError::Unusable { path: self.data.clone(), error };
        let mut spool = BufWriter::new(tempfile::tempfile_in(&self.data).map_err(unusable)?);
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
                spool.write_all(text.as_bytes()).map_err(unusable)?;
                spool.write_all(b"\n").map_err(unusable)?;
            }
        }
        if !bad.is_empty() {
            return Err(AppError::Lines(bad));
        }
        let mut spool = spool.into_inner().map_err(|error| unusable(error.into_error()))?;
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
}
