//! What may be typed, and nothing of what it does. The help of every command is written here, one file a
//! noun.

mod config;
mod explain;
mod integration;
mod key;
mod memo;
mod papers;
mod server;
mod transfer;
mod upkeep;
mod user;

pub use config::Config;
pub use explain::Explain;
pub use integration::{Integration, IntegrationAdd, IntegrationEdit, IntegrationList, IntegrationRemove};
pub use key::{Key, KeyCreate, KeyList, KeyRevoke, KeyRotate};
pub use memo::{Memo, MemoAdd, MemoList, MemoMove, MemoRemove, MemoReroute, MemoShow};
pub use papers::{Completions, ManPages};
pub use server::{Demo, Serve, ServerFlags};
pub use transfer::{Export, Import};
pub use upkeep::{Backup, Check, Compact, Restore};
pub use user::{User, UserAdd, UserEdit, UserRemove};

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};

use crate::model::{FormatType, Language, Scope};

/// Keeps a household's voice memos and hands them, shaped, to automation tools
///
/// memod takes memos in over HTTP or from the command line, routes each by the trigger that is spoken in it,
/// and answers polling tools such as n8n, Node-RED or Home Assistant with notes, list items or events.
///
/// Commands work the same whether a server is running or not; `restore`, `compact` and `check --save` want it
/// stopped.
#[derive(Debug, Parser)]
#[command(name = "memod", version, max_term_width = 80, disable_help_subcommand = false)]
#[command(after_help = "Try it: memod demo\nMore about a command: memod help COMMAND")]
#[command(after_long_help = "\
Settings are read from flags, then MEMOD_* variables, then the configuration
file (--config, MEMOD_CONFIG or /etc/memod/memod.toml), then defaults. A key of
the file, its variable and its flag share one name: base_path, MEMOD_BASE_PATH,
--base-path. `memod serve --help` lists them all, and
`memod config` shows what is in force.

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
    #[command(
        subcommand,
        after_long_help = "\
Examples:
  memod user add anna --time-zone Europe/Vienna
  memod user list"
    )]
    User(User),
    /// Create, list, revoke and rotate API keys
    #[command(
        subcommand,
        after_long_help = "\
Examples:
  memod key create --user anna --name n8n
  memod key list --user anna"
    )]
    Key(Key),
    /// Add, list, edit and remove integrations
    #[command(
        subcommand,
        after_long_help = "\
Examples:
  memod integration add --user anna --id Calendar --trigger calendar \\
        --format calendarEvent
  memod integration list --user anna"
    )]
    Integration(Integration),
    /// Add, list, show, move, reroute and remove memos
    #[command(
        subcommand,
        after_long_help = "\
Examples:
  memod memo add --user anna 'Add milk and eggs to the shopping list'
  memod memo list --user anna --inbox"
    )]
    Memo(Memo),
    Explain(Explain),
    Export(Export),
    Import(Import),
    Backup(Backup),
    Restore(Restore),
    Check(Check),
    Compact(Compact),
    Config(Config),
    Completions(Completions),
    #[command(name = "man")]
    Man(ManPages),
}

/// How an answer is written.
#[derive(Debug, Clone, Copy, Args)]
pub struct Output {
    /// Print one JSON document
    #[arg(long)]
    pub json: bool,
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
