use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;

/// Print what a shell reads to complete memod's commands
///
/// Packages install it for bash, zsh and fish already.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod completions bash > ~/.local/share/bash-completion/completions/memod
  memod completions zsh > ~/.zfunc/_memod
  memod completions fish > ~/.config/fish/completions/memod.fish")]
pub struct Completions {
    /// The shell
    pub shell: Shell,
}

/// Write the man pages into a directory
///
/// Each goes into the folder of its section, man1 or man5. Packages install them already.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod man ~/.local/share/man
  memod man pages && man -l pages/man1/memod-serve.1")]
pub struct ManPages {
    /// Directory to write to; made where there is none
    #[arg(value_name = "DIR")]
    pub directory: PathBuf,
}
