//! What people and scripts see. Data goes to standard output; everything that is said about it goes to standard
//! error.

use std::borrow::Cow;
use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use chrono::{DateTime, Timelike};
use chrono_tz::Tz;
use clap::builder::styling::{AnsiColor, Style};
use comfy_table::{ColumnConstraint, Table, Width, presets};
use serde::Serialize;

use crate::legible;
use crate::model::{Assumption, AssumptionCode, Entry, Timestamp};

/// Characters of a memo's text in a list.
const PREVIEW: usize = 60;

const RED: Style = AnsiColor::Red.on_default().bold();
const YELLOW: Style = AnsiColor::Yellow.on_default().bold();

pub(super) fn error(text: &str) {
    complain(RED, "error", text);
}

pub(super) fn warnings(texts: &[String]) {
    texts.iter().for_each(|text| complain(YELLOW, "warning", text));
}

fn complain(style: Style, level: &str, text: &str) {
    // There is nobody left to tell that standard error is gone.
    let _ = writeln!(anstream::stderr(), "{style}{level}:{style:#} {}", one_line(text));
}

/// A sentence beside the data.
pub(super) fn note(text: &str) {
    let _ = writeln!(io::stderr(), "{}", clean(text));
}

/// One line of data for people.
pub(super) fn line(text: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{}", clean(text))
}

/// Whether standard output shows colours: it is a terminal that can, and nobody forbade it.
pub(super) fn has_colour() -> bool {
    AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

/// Lines of data that are [`clean`] already, with styles in them.
pub(super) fn styled(lines: &[String]) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    for line in lines {
        writeln!(out, "{line}")?;
    }
    out.flush()
}

/// `Tue 24 Nov 2026, 14:30`, by the clocks in `zone`.
pub(super) fn local(moment: Timestamp, zone: Tz) -> String {
    let local = moment.to_utc().with_timezone(&zone);
    format!("{}, {}", local.format("%a %-d %b %Y"), time_of_day(&local))
}

/// From one moment to another, with the day once where it is the same, and the zone.
pub(super) fn local_span(start: Timestamp, end: Timestamp, zone: Tz) -> String {
    let (from, to) = (start.to_utc().with_timezone(&zone), end.to_utc().with_timezone(&zone));
    let to = if from.date_naive() == to.date_naive() { time_of_day(&to) } else { local(end, zone) };
    format!("{} to {to} ({zone})", local(start, zone))
}

fn time_of_day(local: &DateTime<Tz>) -> String {
    local.format(if local.second() == 0 { "%H:%M" } else { "%H:%M:%S" }).to_string()
}

/// One JSON document on one line.
pub(super) fn json<T: Serialize + ?Sized>(value: &T) -> io::Result<()> {
    let mut line = Vec::new();
    legible::write_line(&mut line, value)?;
    let mut out = io::stdout();
    out.write_all(&line)?;
    out.flush()
}

/// Rows under their headings, in columns as wide as they need to be.
pub(super) fn table<const N: usize>(headings: [&str; N], rows: Vec<[String; N]>) -> io::Result<()> {
    LongTable::new(headings).rows(rows)
}

/// A table too long to be held: printed piece by piece, no column narrower than it was before.
pub(super) struct LongTable<const N: usize> {
    headings: Option<[String; N]>,
    widths: [u16; N],
}

impl<const N: usize> LongTable<N> {
    pub(super) fn new(headings: [&str; N]) -> Self {
        LongTable { headings: Some(headings.map(str::to_owned)), widths: [0; N] }
    }

    pub(super) fn rows(&mut self, rows: Vec<[String; N]>) -> io::Result<()> {
        if rows.is_empty() {
            return Ok(());
        }
        let mut table = Table::new();
        table.load_style(presets::NOTHING);
        if let Some(headings) = self.headings.take() {
            table.set_header(headings.to_vec());
        }
        for row in rows {
            table.add_row(row.map(|cell| one_line(&cell).into_owned()).to_vec());
        }
        for (column, width) in table.column_iter_mut().zip(&self.widths) {
            column.set_padding((0, 2));
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(*width)));
        }
        for (width, needed) in self.widths.iter_mut().zip(table.column_max_content_widths()) {
            *width = (*width).max(needed.saturating_add(2));
        }
        let mut out = io::stdout();
        writeln!(out, "{}", table.trim_fmt())?;
        out.flush()
    }
}

/// The beginning of a text, on one line.
pub(super) fn preview(text: &str) -> String {
    let words: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match words.char_indices().nth(PREVIEW) {
        None => words,
        Some((end, _)) => format!("{}…", words.get(..end).unwrap_or_default().trim_end()),
    }
}

/// `text` without the characters that a terminal obeys: control characters but line breaks and tabs, and those
/// that turn the direction of writing.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    let obeyed = |char: char| (char.is_control() && char != '\n' && char != '\t') || turns(char);
    replaced(text, obeyed)
}

/// [`clean`] text on one line.
pub(super) fn one_line(text: &str) -> Cow<'_, str> {
    let breaks = |char: char| char.is_control() || turns(char) || matches!(char, '\u{2028}' | '\u{2029}');
    replaced(text, breaks)
}

fn turns(char: char) -> bool {
    matches!(char, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}')
}

fn replaced(text: &str, unwanted: impl Fn(char) -> bool + Copy) -> Cow<'_, str> {
    if !text.contains(unwanted) {
        return Cow::Borrowed(text);
    }
    let shown = |char: char| match char {
        char if !unwanted(char) => char,
        '\n' | '\t' => ' ',
        _ => '\u{fffd}',
    };
    Cow::Owned(text.chars().map(shown).collect())
}

/// What automation sees, one line an entry.
pub(super) fn entries(entries: &[Entry]) -> io::Result<()> {
    for entry in entries {
        match entry {
            Entry::PlainText { content, .. } => line(&format!("  note   {}", one_line(content)))?,
            Entry::ChecklistItem { item_content, .. } => {
                line(&format!("  item   {}", one_line(item_content)))?
            }
            Entry::CalendarEvent { name, start, end, .. } => {
                line(&format!("  event  {}, {start} to {end}", one_line(name)))?;
            }
        }
    }
    Ok(())
}

/// What was guessed, one line a guess.
pub(super) fn assumptions(assumptions: &[Assumption]) -> io::Result<()> {
    for assumption in assumptions {
        line(&format!("  assumed  {} ({})", one_line(&assumption.detail), code(assumption.code)))?;
    }
    Ok(())
}

/// Two digits of a score; only what was heard word by word is shown as 1.
pub(super) fn score(score: f64) -> String {
    format!("{:.2}", if score < 1.0 { score.min(0.99) } else { score })
}

/// As it is written on the wire.
pub(super) fn code(code: AssumptionCode) -> String {
    serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_a_terminal_obeys_is_printed() {
        assert_eq!(
            clean("red \u{1b}[31m and \u{9b}31m\u{202e}\nnext"),
            "red \u{fffd}[31m and \u{fffd}31m\u{fffd}\nnext"
        );
        assert_eq!(one_line("a\nb\tc\u{2028}d"), "a b c\u{fffd}d");
        assert_eq!(clean("Käse, 牛乳 🥛"), "Käse, 牛乳 🥛");
    }

    #[test]
    fn a_preview_is_one_line_and_says_when_it_is_cut() {
        assert_eq!(preview(" milk,\n eggs "), "milk, eggs");
        let long = preview(&"wort ".repeat(40));
        assert!(long.ends_with('…') && long.chars().count() <= PREVIEW + 1, "{long}");
        assert_eq!(preview(&"ä".repeat(PREVIEW)), "ä".repeat(PREVIEW));
    }

    #[test]
    fn only_a_whole_score_is_shown_as_one() {
        assert_eq!([1.0, 0.997, 0.5].map(score), ["1.00", "0.99", "0.50"]);
    }

    #[test]
    fn a_span_of_time_names_its_days_as_often_as_needed() {
        let at = |text: &str| Timestamp::parse(text).unwrap();
        let vienna = chrono_tz::Europe::Vienna;
        let (start, noon) = (at("2026-11-24T08:30:00Z"), at("2026-11-24T11:00:05Z"));
        assert_eq!(local_span(start, noon, vienna), "Tue 24 Nov 2026, 09:30 to 12:00:05 (Europe/Vienna)");
        let days = local_span(at("2026-11-23T23:00:00Z"), at("2026-11-24T23:00:00Z"), vienna);
        assert_eq!(days, "Tue 24 Nov 2026, 00:00 to Wed 25 Nov 2026, 00:00 (Europe/Vienna)");
        for far in [Timestamp::MIN, Timestamp::MAX] {
            assert!(!local(far, chrono_tz::Pacific::Apia).is_empty());
        }
    }

    #[test]
    fn the_code_of_an_assumption_is_the_one_on_the_wire() {
        assert_eq!(code(AssumptionCode::NoTimeOfDay), "no-time-of-day");
    }
}
