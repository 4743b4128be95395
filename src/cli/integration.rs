use clap::{Args, Subcommand};

use super::{Output, formats};
use crate::model::{FormatType, Name};
use crate::values;

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
/// Memos already stored are shaped by the new format and trigger from then on. They stay in the integration;
/// `memod memo reroute` moves those that another trigger fits.
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
