use chrono_tz::Tz;
use clap::Args;

use super::{Output, formats, languages};
use crate::model::{FormatType, Language, Name, Timestamp};
use crate::values;

/// Say how a text would be routed and shaped, and why; stores nothing
///
/// With --user the user's integrations are asked; a user who is the only one need not be named. With --format
/// the text is only shaped, and no store is needed. Without TEXT, or with - in its place, the text is read from
/// standard input.
///
/// Shows the text with its trigger, its times, what goes into the entries and the talk around them marked, in
/// colour on a terminal and underlined elsewhere; then each trigger that was heard, how each time was read, what
/// was assumed, and what automation would see.
#[derive(Debug, Args)]
#[command(after_long_help = "\
With --jsonl every line of standard input is one request:
  {\"text\", \"formatType\", \"trigger\"?  or
   \"integrations\": [{\"id\", \"trigger\", \"formatType\"}],
   \"recordedAt\"?, \"timeZone\"?, \"language\"?}
and every line of standard output the answer to it:
  {\"integrationId\"?, \"candidates\"?, \"entries\": [...], \"assumptions\": [...]}
or {\"error\": {\"line\", \"detail\"}} to a bad line; the exit code is then 1.

Examples:
  memod explain --user anna 'Dentist on Tuesday at three in my calendar'
  memod explain --format calendarEvent --language de --time-zone Europe/Berlin \\
        'Zahnarzt morgen um halb drei'
  memod explain --format checklist --trigger 'shopping list' \\
        'Add two litres of milk and eggs to my shopping list'
  echo '{\"text\":\"milk, eggs\",\"formatType\":\"checklist\"}' |
        memod explain --jsonl")]
#[command(group = clap::ArgGroup::new("against").args(["user", "format", "jsonl"]))]
pub struct Explain {
    /// Read the text against this user's integrations
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Option<Name>,
    /// Shape the text by this format, without a store
    #[arg(long, value_parser = formats())]
    pub format: Option<FormatType>,
    /// Trigger to leave out of what --format makes
    #[arg(long, value_name = "PHRASE", requires = "format", value_parser = values::name)]
    pub trigger: Option<Name>,
    /// When it was spoken, with an offset [default: now]
    #[arg(long, value_name = "TIME", conflicts_with = "jsonl", value_parser = values::timestamp)]
    pub recorded_at: Option<Timestamp>,
    /// Zone in which it was spoken [default: the user's, or UTC]
    #[arg(long, value_name = "TZ", conflicts_with = "jsonl", value_parser = values::time_zone)]
    pub time_zone: Option<Tz>,
    /// Language it was spoken in [default: the user's, or en]
    #[arg(long, value_name = "LANGUAGE", conflicts_with = "jsonl", value_parser = languages())]
    pub language: Option<Language>,
    /// Answer one request a line from standard input, without a store
    #[arg(long)]
    pub jsonl: bool,
    /// What was said
    #[arg(conflicts_with = "jsonl")]
    pub text: Option<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}
