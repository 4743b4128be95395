//! What may be typed, and nothing of what it does. The help of every command is written here.

use std::ffi::OsString;
use std::path::PathBuf;

use chrono_tz::Tz;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};

use crate::model::{FormatType, KeyId, Language, MemoId, Name, Scope, Timestamp};
use crate::values;

/// Keeps a household's voice memos and hands them, shaped, to automation tools
///
/// memod takes memos in over HTTP or from the command line, routes each by the trigger that is spoken in it,
/// and answers polling tools such as n8n, Node-RED or Home Assistant with notes, list items or events.
///
/// Every command works the same whether a server is running or not.
#[derive(Debug, Parser)]
#[command(name = "memod", version, max_term_width = 80, disable_help_subcommand = false)]
#[command(after_help = "Try it: memod demo\nMore about a command: memod help COMMAND")]
#[command(after_long_help = "\
Settings are read from flags, then MEMOD_* variables, then the configuration
file (--config, MEMOD_CONFIG or /etc/memod/memod.toml), then defaults. A key of
the file, its variable and its flag share one name: base_path, MEMOD_BASE_PATH,
--base-path. `memod serve --help` lists them all.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  memod demo
  memod user add anna --time-zone Europe/Vienna
  memod integration add --user anna --id 'Shopping list' \\
        --trigger 'shopping list' --format checklist
  memod key create --user anna --name n8n
  memod serve")]
pub struct Cli {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub places: Places,
    #[command(subcommand)]
    #[allow(missing_docs)]
    pub command: Option<Noun>,
}

/// Where the store and its settings are.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "Everywhere")]
pub struct Places {
    /// Data directory [variable: MEMOD_DATA] [default: memod in the user's data
    /// directory]
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Configuration file [variable: MEMOD_CONFIG] [default:
    /// /etc/memod/memod.toml]
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// The commands.
#[derive(Debug, Subcommand)]
#[allow(missing_docs)]
pub enum Noun {
    Serve(Serve),
    Demo(Demo),
    /// Add, list, edit and remove users
    #[command(subcommand)]
    User(User),
    /// Create, list, revoke and rotate API keys
    #[command(subcommand)]
    Key(Key),
    /// Add, list, edit and remove integrations
    #[command(subcommand)]
    Integration(Integration),
    /// Add, list, show, move and remove memos
    #[command(subcommand)]
    Memo(Memo),
    Explain(Explain),
    Export(Export),
    Import(Import),
}

/// How an answer is written.
#[derive(Debug, Clone, Copy, Args)]
pub struct Output {
    /// Print one JSON document
    #[arg(long)]
    pub json: bool,
}

/// Serve the automation and capture API
///
/// Prints `memod listening on http://ADDR:PORT` when it is ready, logs to standard error, and stops gracefully
/// on SIGTERM or Ctrl-C.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Every flag is also a key of the configuration file and a MEMOD_* variable:
--base-path is base_path and MEMOD_BASE_PATH.

Examples:
  memod serve
  memod serve --listen 0.0.0.0:8420 --data /var/lib/memod
  MEMOD_BASE_PATH=/memod memod serve")]
pub struct Serve {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: ServerFlags,
}

/// Try memod with a throw-away store
///
/// Makes a user, one integration per format with memos in each, and two keys; prints curl lines that work as
/// they stand, and serves until Ctrl-C. Nothing stays behind.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod demo
  memod demo --listen 127.0.0.1:0
  memod demo --json | jq -r .automationKey")]
pub struct Demo {
    /// Print keys and integrations as one line of JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: ServerFlags,
}

/// The flags of the configuration's keys. Their values are read by `config`, like those of the file.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "Settings")]
pub struct ServerFlags {
    /// Address and port to listen on; port 0 takes a free one [default:
    /// 127.0.0.1:8420]
    #[arg(long, value_name = "ADDR")]
    pub listen: Option<OsString>,
    /// Path under which everything works too, such as /memod behind a proxy
    #[arg(long, value_name = "PATH")]
    pub base_path: Option<OsString>,
    /// Connections served at one time [default: 1024]
    #[arg(long, value_name = "N")]
    pub connections: Option<OsString>,
    /// Time for a request's head [default: 10s]
    #[arg(long, value_name = "TIME")]
    pub header_timeout: Option<OsString>,
    /// Time for a request's body [default: 10s]
    #[arg(long, value_name = "TIME")]
    pub body_timeout: Option<OsString>,
    /// Time a connection may be silent between requests [default: 75s]
    #[arg(long, value_name = "TIME")]
    pub idle_timeout: Option<OsString>,
    /// Time for requests in flight once asked to stop [default: 5s]
    #[arg(long, value_name = "TIME")]
    pub stop_timeout: Option<OsString>,
    /// Largest body of the automation endpoints [default: 64KiB]
    #[arg(long, value_name = "SIZE")]
    pub automation_body_limit: Option<OsString>,
    /// Largest body of the capture endpoint [default: 256KiB]
    #[arg(long, value_name = "SIZE")]
    pub capture_body_limit: Option<OsString>,
    /// Memory for the store's cache, 16MiB to 64MiB [default: 32MiB]
    #[arg(long, value_name = "SIZE")]
    pub cache: Option<OsString>,
    /// Free disk space below which no memo is taken [default: 16MiB]
    #[arg(long, value_name = "SIZE")]
    pub reserve: Option<OsString>,
    /// What is logged: error, warn, info, debug, trace, or a filter such as
    /// info,memod=debug [default: info]
    #[arg(long, value_name = "FILTER")]
    pub log: Option<OsString>,
    /// How it is logged: auto, human or json [default: auto]
    #[arg(long, value_name = "FORM")]
    pub log_format: Option<OsString>,
}

#[derive(Debug, Subcommand)]
#[allow(missing_docs)]
pub enum User {
    Add(UserAdd),
    /// List the users
    #[command(after_long_help = "Examples:\n  memod user list\n  memod user list --json")]
    List(Output),
    Edit(UserEdit),
    Remove(UserRemove),
}

/// Add a user
///
/// Without --time-zone the user gets this machine's zone, and memod says which that is.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod user add anna
  memod user add anna --time-zone Europe/Vienna --language de")]
pub struct UserAdd {
    /// Name of the new user
    #[arg(value_parser = values::name)]
    pub name: Name,
    /// Zone in which the user's memos are understood, such as Europe/Vienna
    #[arg(long, value_name = "TZ", value_parser = values::time_zone)]
    pub time_zone: Option<Tz>,
    /// Language in which the user's memos are understood
    #[arg(long, default_value = "en", value_parser = languages())]
    pub language: Language,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Change a user's name, time zone or language
///
/// Stored memos keep the zone they were spoken in.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod user edit anna --time-zone Europe/Lisbon
  memod user edit anna --new-name Anna --language de")]
#[command(override_usage = "memod user edit [OPTIONS] <NAME>")]
#[command(group = clap::ArgGroup::new("change").multiple(true).required(true))]
pub struct UserEdit {
    /// Name of the user
    #[arg(value_parser = values::name)]
    pub name: Name,
    /// New name
    #[arg(long, value_name = "NAME", group = "change", value_parser = values::name)]
    pub new_name: Option<Name>,
    /// New time zone
    #[arg(long, value_name = "TZ", group = "change", value_parser = values::time_zone)]
    pub time_zone: Option<Tz>,
    /// New language
    #[arg(long, group = "change", value_parser = languages())]
    pub language: Option<Language>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Remove a user with all keys, integrations and memos
///
/// Asks first on a terminal; elsewhere it needs --yes. There is no way back but a backup.
#[derive(Debug, Args)]
#[command(after_long_help = "Examples:\n  memod user remove anna\n  memod user remove anna --yes")]
pub struct UserRemove {
    /// Name of the user
    #[arg(value_parser = values::name)]
    pub name: Name,
    /// Do not ask
    #[arg(long)]
    pub yes: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

#[derive(Debug, Subcommand)]
#[allow(missing_docs)]
pub enum Key {
    Create(KeyCreate),
    List(KeyList),
    Revoke(KeyRevoke),
    Rotate(KeyRotate),
}

/// Create an API key and print it, this one time
///
/// The key alone goes to standard output. memod keeps only a hash of it and cannot show it again.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod key create --user anna --name n8n
  memod key create --user anna --name phone --scope capture --expires-in 90d
  KEY=$(memod key create --user anna --scope automation --scope capture)")]
pub struct KeyCreate {
    /// Owner of the key
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Name,
    /// Label that tells you which tool holds the key [default: its scopes]
    #[arg(long, value_name = "LABEL", value_parser = values::name)]
    pub name: Option<Name>,
    /// What the key may do; may be given twice
    #[arg(long, default_value = "automation", value_parser = scopes())]
    pub scope: Vec<Scope>,
    /// How long the key is good for, such as 90d [default: until revoked]
    #[arg(long, value_name = "TIME", value_parser = values::lasting_millis)]
    pub expires_in: Option<u64>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// List the keys, never their secrets
#[derive(Debug, Args)]
#[command(after_long_help = "Examples:\n  memod key list\n  memod key list --user anna --json")]
pub struct KeyList {
    /// Only this user's keys
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Option<Name>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Refuse a key from now on
#[derive(Debug, Args)]
#[command(after_long_help = "Example:\n  memod key revoke 3fKq81Zt0aBc")]
pub struct KeyRevoke {
    /// Id of the key, from `memod key list`
    #[arg(value_name = "KEYID")]
    pub id: KeyId,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Replace a key by a new one with the same owner, label and scopes
///
/// The new key is printed this one time. The old one keeps working for the overlap, so that a tool can be
/// changed over without a gap.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod key rotate 3fKq81Zt0aBc
  memod key rotate 3fKq81Zt0aBc --overlap 15m")]
pub struct KeyRotate {
    /// Id of the key, from `memod key list`
    #[arg(value_name = "KEYID")]
    pub id: KeyId,
    /// How long the old key keeps working; 0s ends it now
    #[arg(long, value_name = "TIME", default_value = "24h", value_parser = values::millis)]
    pub overlap: u64,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

#[derive(Debug, Subcommand)]
#[allow(missing_docs)]
pub enum Integration {
    Add(IntegrationAdd),
    List(IntegrationList),
    Edit(IntegrationEdit),
    Remove(IntegrationRemove),
}

/// Add an integration: a spoken trigger and the format of what follows
#[derive(Debug, Args)]
#[command(override_usage = "memod integration add [OPTIONS] --user <NAME> --id <ID> \\
                             --trigger <PHRASE> --format <FORMAT>")]
#[command(after_long_help = "\
Examples:
  memod integration add --user anna --id 'Shopping list' \\
        --trigger 'shopping list' --format checklist
  memod integration add --user anna --id Calendar --trigger calendar \\
        --format calendarEvent")]
pub struct IntegrationAdd {
    /// Owner of the integration
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Name,
    /// Id by which tools ask for it; may hold spaces
    #[arg(long, value_parser = values::name)]
    pub id: Name,
    /// Phrase that sends a memo here when it is spoken
    #[arg(long, value_name = "PHRASE", value_parser = values::name)]
    pub trigger: Name,
    /// Shape of its entries
    #[arg(long, value_parser = formats())]
    pub format: FormatType,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// List a user's integrations
#[derive(Debug, Args)]
#[command(after_long_help = "Example:\n  memod integration list --user anna")]
pub struct IntegrationList {
    /// Owner of the integrations
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Name,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Change an integration's id, trigger or format
///
/// Memos already stored are shaped by the new format from then on.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod integration edit --user anna --id Notes --trigger 'take a note'
  memod integration edit --user anna --id Notes --new-id 'My notes'")]
#[command(override_usage = "memod integration edit [OPTIONS] --user <NAME> --id <ID>")]
#[command(group = clap::ArgGroup::new("change").multiple(true).required(true))]
pub struct IntegrationEdit {
    /// Owner of the integration
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Name,
    /// Id of the integration
    #[arg(long, value_parser = values::name)]
    pub id: Name,
    /// New id
    #[arg(long, value_name = "ID", group = "change", value_parser = values::name)]
    pub new_id: Option<Name>,
    /// New trigger
    #[arg(long, value_name = "PHRASE", group = "change", value_parser = values::name)]
    pub trigger: Option<Name>,
    /// New format
    #[arg(long, group = "change", value_parser = formats())]
    pub format: Option<FormatType>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Remove an integration; its memos move to the inbox
#[derive(Debug, Args)]
#[command(after_long_help = "Example:\n  memod integration remove --user anna --id Notes")]
pub struct IntegrationRemove {
    /// Owner of the integration
    #[arg(long, value_name = "NAME", value_parser = values::name)]
    pub user: Name,
    /// Id of the integration
    #[arg(long, value_parser = values::name)]
    pub id: Name,
    /// Accepted for symmetry: no memo is lost, so nothing is asked
    #[arg(long)]
    pub yes: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

#[derive(Debug, Subcommand)]
#[allow(missing_docs)]
pub enum Memo {
    Add(MemoAdd),
    List(MemoList),
    Show(MemoShow),
    Move(MemoMove),
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
    #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u32).range(1..=100_000))]
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

/// Say how a text would be routed and shaped, and why; stores nothing
///
/// With --user the user's integrations are asked. With --format the text is only shaped, and no store is
/// needed. Without TEXT, or with - in its place, the text is read from standard input.
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
  memod explain --format checklist --trigger 'shopping list' \\
        'Add two litres of milk and eggs to my shopping list'
  echo '{\"text\":\"milk, eggs\",\"formatType\":\"checklist\"}' |
        memod explain --jsonl")]
#[command(group = clap::ArgGroup::new("against").required(true).args(["user", "format", "jsonl"]))]
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

/// Write the whole store as JSON lines
///
/// A file is written beside its place and renamed when it is complete. Keys are exported as hashes only.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod export memod.jsonl
  memod export | gzip > memod.jsonl.gz")]
pub struct Export {
    /// File to write [default: standard output]
    pub file: Option<PathBuf>,
}

/// Read JSON lines that `export` or another tool has written
///
/// Changes nothing when a line is bad, and names that line. Importing the same file twice adds nothing. Bare
/// memos of other tools, {"type":"memo","user","text"}, are routed like captured ones.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod import memod.jsonl
  zcat memod.jsonl.gz | memod import -")]
pub struct Import {
    /// File to read; - is standard input
    pub file: PathBuf,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

fn formats() -> impl TypedValueParser<Value = FormatType> {
    PossibleValuesParser::new(FormatType::ALL.map(FormatType::name)).try_map(|name| name.parse())
}

fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).try_map(|code| code.parse())
}

fn scopes() -> impl TypedValueParser<Value = Scope> {
    PossibleValuesParser::new(Scope::ALL.map(Scope::name)).try_map(|name| name.parse())
}

impl ServerFlags {
    /// The flags that were given, by the key of the configuration that each sets.
    pub fn by_key(self) -> impl Iterator<Item = (&'static str, OsString)> {
        [
            ("listen", self.listen),
            ("base_path", self.base_path),
            ("connections", self.connections),
            ("header_timeout", self.header_timeout),
            ("body_timeout", self.body_timeout),
            ("idle_timeout", self.idle_timeout),
            ("stop_timeout", self.stop_timeout),
            ("automation_body_limit", self.automation_body_limit),
            ("capture_body_limit", self.capture_body_limit),
            ("cache", self.cache),
            ("reserve", self.reserve),
            ("log", self.log),
            ("log_format", self.log_format),
        ]
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_surface_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_key_of_the_configuration_has_a_flag_of_its_name() {
        let mut command = Cli::command();
        command.build();
        let serve = command.find_subcommand("serve").unwrap();
        for key in crate::config::KEYS {
            let flag = crate::config::flag_of(key);
            let found = serve
                .get_arguments()
                .any(|argument| Some(flag.trim_start_matches('-')) == argument.get_long());
            assert!(found, "serve should know {flag}");
        }
    }
}
