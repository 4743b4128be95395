//! What each command does: one file a noun, all of one shape. They talk to the [`Door`], print for people or as
//! JSON, and know nothing of the store or of HTTP.

mod broken_off;
mod config;
mod demo;
mod document;
mod explain;
mod failure;
mod integration;
mod jsonl;
mod key;
mod layout;
mod logging;
mod memo;
mod papers;
mod print;
mod progress;
mod reroute;
mod serve;
mod signals;
mod stillness;
mod supervisor;
mod transfer;
mod upkeep;
mod user;
mod zone;

use std::ffi::OsString;
use std::io::{self, IsTerminal, Read, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use crate::admin::Door;
use crate::app::{Command, Reply};
use crate::cli::{Cli, Noun, Places};
use crate::config::{Config, Sources, load};
use crate::model::{MAX_TEXT_BYTES, is_blank};
use crate::outside::Outside;
use crate::reason::reason_or;
use failure::Failure;

/// Reads the command line, does what it says, and answers how it went: 0 done, 1 failed, 2 wrong usage.
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Nobody reads the help any more: nothing to say about it.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    match dispatch(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn dispatch(cli: Cli) -> Result<(), Failure> {
    let context = Context { places: cli.places, outside: Outside::real() };
    match cli.command {
        None => Ok(write!(io::stdout(), "{}", Cli::command().render_help())?),
        Some(Noun::Serve(args)) => serve::run(args, &context),
        Some(Noun::Demo(args)) => demo::run(args, &context),
        Some(Noun::User(args)) => user::run(args, &context),
        Some(Noun::Key(args)) => key::run(args, &context),
        Some(Noun::Integration(args)) => integration::run(args, &context),
        Some(Noun::Memo(args)) => memo::run(args, &context),
        Some(Noun::Explain(args)) => explain::run(args, &context),
        Some(Noun::Export(args)) => transfer::export(args, &context),
        Some(Noun::Import(args)) => transfer::import(args, &context),
        Some(Noun::Backup(args)) => upkeep::backup(args, &context),
        Some(Noun::Restore(args)) => upkeep::restore(args, &context),
        Some(Noun::Check(args)) => upkeep::check(args, &context),
        Some(Noun::Compact(args)) => upkeep::compact(args, &context),
        Some(Noun::Config(args)) => config::run(args, &context),
        Some(Noun::Completions(args)) => papers::completions(args),
        Some(Noun::Man(args)) => papers::man(args),
    }
}

/// What every command needs.
struct Context {
    places: Places,
    outside: Outside,
}

impl Context {
    fn config(&self, flags: impl Iterator<Item = (&'static str, OsString)>) -> Result<Config, Failure> {
        self.config_from(Sources::of_this_process(), flags)
    }

    fn config_from(
        &self,
        mut sources: Sources,
        flags: impl Iterator<Item = (&'static str, OsString)>,
    ) -> Result<Config, Failure> {
        sources.flags.extend(flags);
        sources.flags.extend(self.places.data.clone().map(|data| ("data", data.into_os_string())));
        sources.config.clone_from(&self.places.config);
        let config = load(&sources)?;
        print::warnings(&config.warnings);
        Ok(config)
    }

    /// The door to the store, which is made where there is none.
    fn door(&self) -> Result<Door, Failure> {
        self.door_of(&self.config(std::iter::empty())?)
    }

    fn door_of(&self, config: &Config) -> Result<Door, Failure> {
        Ok(Door::open(&config.data, &config.store, &self.outside)?)
    }

    /// The door to a store that is there: one that was made where a directory was mistyped would pass for it.
    fn door_to_known(&self) -> Result<Door, Failure> {
        let config = self.config(std::iter::empty())?;
        self.known(&config)?.ok_or_else(|| no_store(&config))
    }

    /// The same, where it is no error that there is none.
    fn known(&self, config: &Config) -> Result<Option<Door>, Failure> {
        if !crate::app::upkeep::is_there(&config.data) && !Door::is_served(&config.data) {
            return Ok(None);
        }
        self.door_of(config).map(Some)
    }

    /// Carries out one command; what it warns of goes to standard error.
    fn ask(&self, command: Command) -> Result<Reply, Failure> {
        let config = self.config(std::iter::empty())?;
        let door = if command.begins_a_store() { Some(self.door_of(&config)?) } else { self.known(&config)? };
        let reply = match door {
            Some(door) => door.run(command)?,
            None => nothing_kept(&config, &command)?,
        };
        print::warnings(&reply.warnings);
        reply.hints.iter().for_each(|hint| print::note(hint));
        Ok(reply)
    }
}

/// What a command hears that found no store and makes none.
fn nothing_kept(config: &Config, command: &Command) -> Result<Reply, Failure> {
    let answer = command.answer_of_nothing().ok_or_else(|| no_store(config))?;
    Ok(Reply { hints: vec![format!("There is no store in {} yet.", config.data.display())], ..answer.into() })
}

fn no_store(config: &Config) -> Failure {
    Failure::Failed(format!(
        "there is no store in {}; name its data directory with --data, or begin one with `memod user add NAME`",
        config.data.display()
    ))
}

/// Takes the one kind of answer that fits out of a reply.
macro_rules! only {
    ($reply:expr, $kind:ident) => {
        match $reply.answer {
            $crate::app::Answer::$kind(answer) => Ok(answer),
            _ => Err($crate::commands::failure::Failure::from($crate::admin::DoorError::OtherVersion)),
        }
    };
}
use only;

/// Asks before something is lost for good. Elsewhere than on a terminal only `--yes` will do.
fn confirm(yes: bool, question: &str) -> Result<(), Failure> {
    if yes {
        return Ok(());
    }
    if !io::stdin().is_terminal() {
        return Err(Failure::Usage("there is no terminal to ask on; add --yes if you mean it".to_owned()));
    }
    let mut err = io::stderr();
    write!(err, "{} [y/N] ", print::clean(question))?;
    err.flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    match answer.trim().to_lowercase().as_str() {
        "y" | "yes" => Ok(()),
        _ => Err(Failure::Failed("nothing was removed".to_owned())),
    }
}

/// The text of the command line, or standard input without the one line end that tools add.
fn text(given: Option<String>) -> Result<String, Failure> {
    let text = match given {
        Some(text) if text != "-" => text,
        _ => {
            if io::stdin().is_terminal() {
                print::note("reading the text from this terminal; end it with Ctrl-D on a line of its own");
            }
            let mut bytes = Vec::new();
            // The line end may come on top, and one byte more tells that it is too long.
            io::stdin().take(MAX_TEXT_BYTES as u64 + 3).read_to_end(&mut bytes).map_err(|error| {
                let reason = reason_or(&error, "give it as TEXT");
                Failure::Failed(format!("cannot read the text from standard input: {reason}"))
            })?;
            without_line_end(bytes)?
        }
    };
    if text.len() > MAX_TEXT_BYTES {
        return Err(Failure::Failed(
            "the text is longer than 32 KiB; split it into several memos".to_owned(),
        ));
    }
    if is_blank(&text) {
        return Err(Failure::Failed("the text is empty; give it as TEXT or on standard input".to_owned()));
    }
    Ok(text)
}

fn without_line_end(mut bytes: Vec<u8>) -> Result<String, Failure> {
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
        if bytes.last() == Some(&b'\r') {
            bytes.pop();
        }
    }
    // A reading that stopped at the limit may have cut a character in two; that is too long, not bad UTF-8.
    if bytes.len() > MAX_TEXT_BYTES {
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::Failed("the text on standard input is not UTF-8; convert it first".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_end_of_standard_input_is_not_part_of_the_text() {
        for (typed, kept) in
            [("milk\n", "milk"), ("milk\r\n", "milk"), ("milk\n\n", "milk\n"), ("milk", "milk"), ("\n", "")]
        {
            assert_eq!(without_line_end(typed.as_bytes().to_vec()).ok().as_deref(), Some(kept), "{typed:?}");
        }
        assert!(without_line_end(vec![0xff]).is_err());
    }
}
