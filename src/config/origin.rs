use std::fmt;
use std::path::PathBuf;

use super::{flag_of, variable_of};

/// Where a value came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// Nobody set it.
    Default,
    /// The flag of the key.
    Flag,
    /// The variable of the key.
    Variable,
    /// The configuration file.
    File(PathBuf),
}

/// Why there is no valid configuration. One line that names the key, the place and what would be right.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)] // the members are the parts of the sentence
pub enum ConfigError {
    /// The file cannot be read.
    Unreadable { path: PathBuf, reason: String },
    /// The file is no TOML.
    Syntax { path: PathBuf, line: usize, message: String },
    /// The file sets something that does not exist.
    UnknownKey { path: PathBuf, key: String, nearest: Option<String> },
    /// A value that cannot be used.
    Invalid { key: &'static str, origin: Origin, value: String, right: String },
    /// No data directory is named and there is no home to put one in.
    NoHome,
}

impl ConfigError {
    /// Whether the mistake was made on the command line.
    pub fn is_usage(&self) -> bool {
        matches!(self, ConfigError::Invalid { origin: Origin::Flag, .. })
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::Unreadable { path, reason } => {
                write!(f, "cannot read the configuration file {}: {reason}", path.display())
            }
            ConfigError::Syntax { path, line, message } => {
                write!(f, "{}, line {line}, is not valid TOML: {message}", path.display())
            }
            ConfigError::UnknownKey { path, key, nearest: Some(nearest) } => {
                write!(f, "{key:?} in {} is no setting of memod; did you mean {nearest:?}?", path.display())
            }
            ConfigError::UnknownKey { path, key, nearest: None } => {
                let known = super::KEYS.join(", ");
                write!(f, "{key:?} in {} is no setting of memod; the settings are {known}", path.display())
            }
            ConfigError::Invalid { key, origin, value, right } => {
                match origin {
                    Origin::Default => write!(f, "the default of {key}, {value},")?,
                    Origin::Flag => write!(f, "{} {value}", flag_of(key))?,
                    Origin::Variable => write!(f, "{}={value} in the environment", variable_of(key))?,
                    Origin::File(path) => write!(f, "{key} = {value} in {}", path.display())?,
                }
                write!(f, " cannot be used: {key} {right}")
            }
            ConfigError::NoHome => f.write_str(
                "there is no home directory to keep data in; name a data directory with --data or MEMOD_DATA",
            ),
        }
    }
}

impl std::error::Error for ConfigError {}
