use std::io::{self, Write};

use super::failure::Failure;
use super::{Context, print};
use crate::cli::Config;
use crate::config::{self, Setting};

/// Values end before this column where they can, so that where they came from stands in a column too.
const COLUMN: usize = 38;

pub(super) fn run(args: Config, context: &Context) -> Result<(), Failure> {
    if args.example {
        return Ok(write!(io::stdout(), "{}", config::EXAMPLE)?);
    }
    let config = context.config(args.settings.by_key())?;
    let settings = config.settings();
    if args.output.json {
        let by_key: serde_json::Map<_, _> = settings
            .into_iter()
            .map(|setting| Ok((setting.key.to_owned(), serde_json::to_value(setting)?)))
            .collect::<Result<_, io::Error>>()?;
        return Ok(print::json(&by_key)?);
    }
    match &config.file {
        Some(path) => print::line(&format!("# file read: {}", path.display()))?,
        None => print::line("# no file read")?,
    }
    for setting in &settings {
        print::line(&line(setting))?;
    }
    Ok(())
}

fn line(setting: &Setting) -> String {
    let Setting { key, value, from, name } = setting;
    let typed = format!("{key} = {value}");
    let from = match (*from, name) {
        ("file" | "default", _) | (_, None) => (*from).to_owned(),
        (from, Some(name)) => format!("{from} {name}"),
    };
    format!("{typed:<COLUMN$}  # {from}")
}
