use chrono_tz::Tz;
use clap::{Args, Subcommand};

use super::{Output, languages};
use crate::model::{Language, Name};
use crate::values;

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
