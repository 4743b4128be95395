use clap::Args;

use super::{Output, ServerFlags};

/// Print the settings in force and where each came from
///
/// The output is a configuration file itself. Nothing is started and no store is opened; a setting that cannot
/// be used is named as `serve` would name it.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod config
  memod config --json | jq -r .data.value
  MEMOD_LISTEN=0.0.0.0:8420 memod config --config ./memod.toml
  memod config --example > memod.toml")]
pub struct Config {
    /// Print the commented example instead, with every default
    #[arg(long, conflicts_with = "json")]
    pub example: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: ServerFlags,
}
