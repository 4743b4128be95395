//! One file, the environment and flags become one [`Config`] that is valid as a whole.
//!
//! Flags win over `MEMOD_*` variables, those over the file, that over defaults. A value is read the same way
//! wherever it stands, and an error names the key, the place it came from and what would be right.

mod origin;
mod read;
mod shown;

pub use origin::{ConfigError, Origin};
pub use shown::Setting;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use crate::values::nearest;
use crate::{app, server};

/// Where the file is looked for when nobody names one.
pub const DEFAULT_FILE: &str = "/etc/memod/memod.toml";

/// The file as packages install it. It holds every default, and they are read from here: what it says is true.
pub const EXAMPLE: &str = include_str!("../packaging/memod.toml");

/// Every key of the file; the flag and the variable of a key have its name.
pub const KEYS: [&str; 15] = [
    "listen",
    "data",
    "base_path",
    "trusted_proxies",
    "connections",
    "header_timeout",
    "body_timeout",
    "idle_timeout",
    "stop_timeout",
    "automation_body_limit",
    "capture_body_limit",
    "cache",
    "reserve",
    "log",
    "log_format",
];

/// Everything that can be set, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// Where the server listens.
    pub listen: SocketAddr,
    /// Where the store and the administration socket are.
    pub data: PathBuf,
    /// How the server treats its clients.
    pub server: server::Settings,
    /// How the store is opened.
    pub store: app::Settings,
    /// Which log lines are written, in the syntax of tracing's filter.
    pub log: String,
    /// How log lines are written.
    pub log_format: LogFormat,
    /// The file that was read.
    pub file: Option<PathBuf>,
    /// Where each value came from, by key.
    pub origins: BTreeMap<&'static str, Origin>,
    /// Sentences a person should read although the configuration is valid.
    pub warnings: Vec<String>,
}

/// How log lines are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    /// As fits where they go: with colours on a terminal, without a time of their own in the journal.
    Auto,
    /// One readable line each.
    Human,
    /// One JSON object each.
    Json,
}

/// Where values may come from. Nothing here is read from the process: that is the caller's part.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    /// Values of flags by key.
    pub flags: BTreeMap<&'static str, OsString>,
    /// The file named by `--config`.
    pub config: Option<PathBuf>,
    /// The environment, as far as its names begin with `MEMOD_`.
    pub variables: BTreeMap<String, OsString>,
    /// The file that is read when it exists and no other is named.
    pub default_file: Option<PathBuf>,
    /// The user's data directory, where no key sets one.
    pub data_home: Option<PathBuf>,
}

impl Sources {
    /// The environment and the places of this machine.
    pub fn of_this_process() -> Self {
        use etcetera::BaseStrategy;
        let variables = std::env::vars_os()
            .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
            .filter(|(name, _)| name.starts_with("MEMOD_"))
            .collect();
        Sources {
            flags: BTreeMap::new(),
            config: None,
            variables,
            default_file: Some(PathBuf::from(DEFAULT_FILE)),
            data_home: etcetera::base_strategy::Xdg::new().ok().map(|places| places.data_dir()),
        }
    }

    fn variable(&self, name: &str) -> Option<&OsString> {
        // An empty variable is how compose files and units say "not set".
        self.variables.get(name).filter(|value| !value.is_empty())
    }
}

/// Reads and checks every key.
pub fn load(sources: &Sources) -> Result<Config, ConfigError> {
    let values = read::Values::gather(sources)?;
    let mut config = Config {
        listen: values.get("listen", read::address)?,
        data: match values.path("data", read::directory)? {
            Some(path) => path,
            None => sources.data_home.as_deref().ok_or(ConfigError::NoHome)?.join("memod"),
        },
        server: server::Settings {
            base_path: values.get("base_path", read::base_path)?,
            trusted_proxies: values.get("trusted_proxies", read::networks)?,
            connections: values.get("connections", read::connections)?,
            header_timeout: values.get("header_timeout", read::deadline)?,
            body_timeout: values.get("body_timeout", read::deadline)?,
            idle_timeout: values.get("idle_timeout", read::deadline)?,
            stop_timeout: values.get("stop_timeout", read::deadline)?,
            automation_body_bytes: values.get("automation_body_limit", read::body_limit)?,
            capture_body_bytes: values.get("capture_body_limit", read::body_limit)?,
        },
        store: app::Settings {
            cache_bytes: values.get("cache", read::cache)?,
            reserve_bytes: values.get("reserve", read::reserve)?,
            ..app::Settings::default()
        },
        log: values.get("log", read::log_filter)?,
        log_format: values.get("log_format", read::log_format)?,
        file: values.file.clone(),
        origins: KEYS.into_iter().map(|key| (key, values.origin(key))).collect(),
        warnings: misspelt_variables(sources),
    };
    if config.server.trusted_proxies.iter().any(|network| network.prefix_len() == 0) {
        config.warnings.push(
            "trusted_proxies holds every address: any client can then name another one as its own and is never \
             limited; name the proxies alone"
                .to_owned(),
        );
    }
    Ok(config)
}

/// The variable of `key`.
pub fn variable_of(key: &str) -> String {
    format!("MEMOD_{}", key.to_ascii_uppercase())
}

/// The flag of `key`.
pub fn flag_of(key: &str) -> String {
    format!("--{}", key.replace('_', "-"))
}

// Only near misses: orchestrators set variables of their own under a service's name.
fn misspelt_variables(sources: &Sources) -> Vec<String> {
    let known: Vec<String> = KEYS.iter().copied().chain(["config"]).map(variable_of).collect();
    sources
        .variables
        .keys()
        .filter(|name| !known.contains(name))
        .filter_map(|name| {
            let distance = |key: &&str| strsim::damerau_levenshtein(name, key) <= 2;
            let meant = nearest(name, known.iter().map(String::as_str)).filter(distance)?;
            Some(format!("the variable {name} means nothing to memod; did you mean {meant}?"))
        })
        .collect()
}

/// The file to read: the path and whether somebody named it.
fn file_of(sources: &Sources) -> Option<(&Path, bool)> {
    let named = sources.config.as_deref().or_else(|| sources.variable("MEMOD_CONFIG").map(Path::new));
    match named {
        Some(path) => Some((path, true)),
        None => sources.default_file.as_deref().map(|path| (path, false)),
    }
}

#[cfg(test)]
mod tests;
