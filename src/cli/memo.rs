use chrono_tz::Tz;
use clap::{Args, Subcommand};

use super::Output;
use crate::model::{MemoId, Name, Timestamp};
use crate::values;

#[derive(Debug, Subcommand)]
#[allow(missing_docs)]
pub enum Memo {
    Add(MemoAdd),
    List(MemoList),
    Show(MemoShow),
    Move(MemoMove),
    Reroute(MemoReroute),
    Remove(MemoRemove),
}

/// Keep a memo
///
/// Without TEXT, or with - in its place, the text is read from standard input.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod memo add --user anna 'Add milk and eggs to the shopping list'
  whisper-cli -f memo.wav | memod memo add --user anna
  memod memo add --user anna --recorded-at 2026-11-20T09:30:00+01:00 \\
        --integration Calendar 'Dentist on Tuesday at three'")]
pub struct MemoAdd {
    /// Owner of the memo
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Name,
    /// When it was spoken, with an offset [default: now]
    #[arg(long, value_name = "TIME", value_parser = values::timestamp)]
    pub recorded_at: Option<Timestamp>,
    /// Zone in which it was spoken [default: the user's]
    #[arg(long, value_name = "TZ", value_parser = values::time_zone)]
    pub time_zone: Option<Tz>,
    /// Keep it here whatever was spoken [default: by its trigger]
    #[arg(long, value_name = "ID", value_parser = values::name)]
    pub integration: Option<Name>,
    /// What was said
    pub text: Option<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// List memos, newest first
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod memo list --user anna
  memod memo list --user anna --inbox
  memod memo list --user anna --integration Notes --limit 100 --json")]
pub struct MemoList {
    /// Owner of the memos
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Name,
    /// Only the memos of this integration
    #[arg(long, value_name = "ID", conflicts_with = "inbox", value_parser = values::name)]
    pub integration: Option<Name>,
    /// Only the memos to which no integration applied
    #[arg(long)]
    pub inbox: bool,
    /// How many, up to 100000
    #[arg(long, value_name = "N", default_value = "20", value_parser = values::whole_number(1..=100_000))]
    pub limit: u32,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Show a memo, what automation sees of it, and what was assumed
#[derive(Debug, Args)]
#[command(after_long_help = "Example:\n  memod memo show 019aa0f4-6f3c-7c3e-9d2b-3f6a5c1e7b10")]
pub struct MemoShow {
    /// Id of the memo
    pub id: MemoId,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Move a memo to an integration of the same user
#[derive(Debug, Args)]
#[command(after_long_help = "\
Example:
  memod memo move 019aa0f4-6f3c-7c3e-9d2b-3f6a5c1e7b10 --integration Notes")]
pub struct MemoMove {
    /// Id of the memo
    pub id: MemoId,
    /// Where it belongs
    #[arg(long, value_name = "ID", value_parser = values::name)]
    pub integration: Name,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Move memos to where their triggers say they belong now
///
/// For the time after a trigger was added or changed: every memo is routed once more, and one that belongs
/// elsewhere is moved and listed. memod does not know whether a memo came to its integration by its trigger or
/// by hand, so it stays careful: a memo in an integration moves only when another trigger is spoken in it and
/// its own is not, not even nearly; one in which no trigger is spoken, or two that cannot be told apart, stays
/// where it is. Nothing moves to the inbox, so a second run moves nothing.
#[derive(Debug, Args)]
#[command(after_long_help = "\
With --json an array, newest memo first:
  [{\"id\", \"from\": \"...\"|null, \"to\", \"trigger\",
    \"match\": \"exact\"|\"approximate\", \"score\", \"text\"}]

What is listed is moved for good, also if the run is cut off; the same command
then moves the rest.

Examples:
  memod memo reroute --user anna --dry-run
  memod memo reroute --user anna --inbox
  memod memo reroute --user anna --json")]
pub struct MemoReroute {
    /// Owner of the memos
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Name,
    /// Only the memos to which no integration applied
    #[arg(long)]
    pub inbox: bool,
    /// Only show what would be moved
    #[arg(long)]
    pub dry_run: bool,
    /// Accepted for symmetry: no memo is lost, so nothing is asked
    #[arg(long)]
    pub yes: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Remove a memo
///
/// Asks first on a terminal; elsewhere it needs --yes.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Example:
  memod memo remove 019aa0f4-6f3c-7c3e-9d2b-3f6a5c1e7b10 --yes")]
pub struct MemoRemove {
    /// Id of the memo
    pub id: MemoId,
    /// Do not ask
    #[arg(long)]
    pub yes: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}
