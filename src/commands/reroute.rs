//! `memo reroute`: memos are listed as they are moved, however many they are.

use std::io::{self, IsTerminal, Write};

use super::failure::Failure;
use super::progress::Bar;
use super::{Context, print};
use crate::app::{Heard, Reroute, RerouteReport, RerouteStep, RerouteView};
use crate::cli::MemoReroute;
use crate::legible;
use crate::model::Name;

/// Rows that are held back to be laid out together.
const ROWS_AT_ONCE: usize = 500;

pub(super) fn run(args: MemoReroute, context: &Context) -> Result<(), Failure> {
    let wanted = Reroute { user: args.user, inbox_only: args.inbox, dry_run: args.dry_run };
    let (inbox_only, dry_run) = (wanted.inbox_only, wanted.dry_run);
    // Between the pieces of one line there is no room for a bar.
    let crowded = args.output.json && io::stdout().is_terminal();
    let bar = if crowded { Bar::hidden() } else { Bar::of("looking  {wide_bar} {pos} of {len} memos") };
    let mut list = List::new(args.output.json);
    // A reader that goes away does not keep the memos from being moved.
    let mut written = Ok(());
    let done = context.door_to_known()?.reroute(wanted, &mut |step| match step {
        RerouteStep::Looked(done, of) => bar.shows(done, of),
        RerouteStep::Moved(memo) if written.is_ok() => written = bar.aside(|| list.add(&memo)),
        RerouteStep::Moved(_) => {}
    });
    bar.done();
    let ended = written.and_then(|()| list.end(done.is_ok()));
    let report = done?;
    ended?;
    if !args.output.json {
        print::note(&sentence(&report, inbox_only, dry_run));
    }
    Ok(())
}

/// The memos that are moved, as rows or as one JSON array.
enum List {
    Rows { table: print::LongTable<6>, waiting: Vec<[String; 6]> },
    Json { begun: bool },
}

impl List {
    fn new(json: bool) -> Self {
        if json {
            return List::Json { begun: false };
        }
        let table = print::LongTable::new(["ID", "FROM", "TO", "TRIGGER", "HEARD", "TEXT"]);
        List::Rows { table, waiting: Vec::new() }
    }

    fn add(&mut self, memo: &RerouteView) -> io::Result<()> {
        match self {
            List::Json { begun } => {
                let mark = if std::mem::replace(begun, true) { "," } else { "[" };
                let mut element = mark.as_bytes().to_vec();
                legible::write_line(&mut element, memo)?;
                io::stdout().write_all(element.trim_ascii_end())
            }
            List::Rows { table, waiting } => {
                waiting.push(row(memo));
                if waiting.len() < ROWS_AT_ONCE { Ok(()) } else { table.rows(std::mem::take(waiting)) }
            }
        }
    }

    /// What was moved is shown in any case; an array is closed only when it is whole.
    fn end(self, whole: bool) -> io::Result<()> {
        let mut out = io::stdout();
        match self {
            List::Json { begun } if whole => writeln!(out, "{}", if begun { "]" } else { "[]" })?,
            List::Json { .. } => {}
            List::Rows { mut table, waiting } => table.rows(waiting)?,
        }
        out.flush()
    }
}

fn row(memo: &RerouteView) -> [String; 6] {
    let heard = match memo.heard {
        Heard::Exact => "exact".to_owned(),
        Heard::Approximate => format!("approximate {}", print::score(memo.score)),
    };
    [
        memo.id.to_string(),
        memo.from.as_ref().map_or("(inbox)", Name::as_str).to_owned(),
        memo.to.to_string(),
        memo.trigger.to_string(),
        heard,
        print::preview(&memo.text),
    ]
}

fn sentence(report: &RerouteReport, inbox_only: bool, dry_run: bool) -> String {
    let RerouteReport { looked, moved } = *report;
    let place = if inbox_only { " in the inbox" } else { "" };
    let all = match looked {
        1 => format!("1 memo{place}"),
        looked => format!("{looked} memos{place}"),
    };
    match (looked, moved, dry_run) {
        (0, ..) if inbox_only => "The inbox is empty.".to_owned(),
        (0, ..) => "There are no memos yet.".to_owned(),
        (_, 0, _) => format!("Looked at {all}; none belongs elsewhere."),
        (_, _, true) => {
            format!("{moved} of {all} would move. Without --dry-run, the same command moves them.")
        }
        (_, _, false) => format!("Moved {moved} of {all}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reroute_is_reported_in_one_sentence() {
        let said = |looked, moved, inbox_only, dry_run| {
            sentence(&RerouteReport { looked, moved }, inbox_only, dry_run)
        };
        assert_eq!(said(0, 0, true, false), "The inbox is empty.");
        assert_eq!(said(0, 0, false, true), "There are no memos yet.");
        assert_eq!(said(1, 0, false, false), "Looked at 1 memo; none belongs elsewhere.");
        assert_eq!(said(12, 3, true, false), "Moved 3 of 12 memos in the inbox.");
        let planned = "3 of 12 memos would move. Without --dry-run, the same command moves them.";
        assert_eq!(said(12, 3, false, true), planned);
    }
}
