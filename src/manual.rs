//! Man pages and shell completions, made from the types of the command line and the example configuration, so that
//! neither can tell of a flag or a setting that is not there. Pure.

mod page;
mod roff;
mod settings;

use clap::{Command, CommandFactory};
use clap_complete::Shell;

use crate::cli::Cli;

/// The shells whose completions packages install, and the file name that each shell looks for.
const SHELLS: [(Shell, &str); 3] =
    [(Shell::Bash, "memod.bash"), (Shell::Zsh, "_memod"), (Shell::Fish, "memod.fish")];

/// What packages install: each file's path under `packaging/` and what it holds.
pub fn files() -> Vec<(String, Vec<u8>)> {
    let pages = pages().into_iter().map(|(name, text)| (format!("man/{name}"), text.into_bytes()));
    let scripts = SHELLS.map(|(shell, name)| (format!("completions/{name}"), completions(shell)));
    pages.chain(scripts).collect()
}

/// What `shell` reads to complete memod's commands.
pub fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "memod", &mut script);
    script
}

/// The man pages by file name: one for memod, one for each command, one for the configuration file.
pub fn pages() -> Vec<(String, String)> {
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    let mut pages = vec![("memod.toml.5".to_owned(), settings::page())];
    collect(&command, None, &mut pages);
    pages
}

fn collect(command: &Command, above: Option<&str>, pages: &mut Vec<(String, String)>) {
    let name = page::name_of(command);
    pages.push((format!("{name}.1"), page::of(command, above)));
    for inner in command.get_subcommands().filter(|inner| !inner.is_hide_set()) {
        collect(inner, Some(&name), pages);
    }
}
