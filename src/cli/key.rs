use clap::{Args, Subcommand};

use super::{Output, scopes};
use crate::model::{KeyId, Name, Scope};
use crate::values;

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

/// Replace a key by a new one with the same owner, label, scopes and lifetime
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
