//! The raw values and how each is read.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ipnet::IpNet;

use super::{ConfigError, EXAMPLE, KEYS, LogFormat, Origin, Sources, file_of, variable_of};
use crate::reason::reason_or;
use crate::values;

/// Keys whose value in the file is a list.
const LISTS: [&str; 1] = ["trusted_proxies"];

/// Keys whose value in the file may be a bare number. Everything else is text.
const NUMBERS: [&str; 5] = ["connections", "automation_body_limit", "capture_body_limit", "cache", "reserve"];

/// What each key was set to, by the strongest source that sets it.
pub(super) struct Values {
    values: FileValues,
    /// The file that was read.
    pub(super) file: Option<PathBuf>,
}

impl Values {
    pub(super) fn gather(sources: &Sources) -> Result<Self, ConfigError> {
        let mut values = defaults()?;
        let mut file = None;
        if let Some((path, named)) = file_of(sources)
            && let Some(found) = read_file(path, named)?
        {
            file = Some(path.to_owned());
            values.extend(found);
        }
        for key in KEYS {
            if let Some(value) = sources.variable(&variable_of(key)) {
                values.insert(key, (value.clone(), Origin::Variable));
            }
            if let Some(value) = sources.flags.get(key) {
                values.insert(key, (value.clone(), Origin::Flag));
            }
        }
        Ok(Values { values, file })
    }

    pub(super) fn origin(&self, key: &str) -> Origin {
        self.values.get(key).map_or(Origin::Default, |(_, origin)| origin.clone())
    }

    /// The value of a key that has a default.
    pub(super) fn get<T>(
        &self,
        key: &'static str,
        read: impl FnOnce(&str) -> Result<T, String>,
    ) -> Result<T, ConfigError> {
        let (value, origin) = self
            .values
            .get(key)
            .ok_or_else(|| invalid(key, &Origin::Default, OsStr::new(""), "has no default".to_owned()))?;
        let text = value.to_str().ok_or_else(|| "must be UTF-8 text".to_owned());
        text.and_then(read).map_err(|right| invalid(key, origin, value, right))
    }

    pub(super) fn path(
        &self,
        key: &'static str,
        read: impl FnOnce(&OsStr) -> Result<PathBuf, String>,
    ) -> Result<Option<PathBuf>, ConfigError> {
        let Some((value, origin)) = self.values.get(key) else { return Ok(None) };
        read(value).map(Some).map_err(|right| invalid(key, origin, value, right))
    }
}

fn invalid(key: &'static str, origin: &Origin, value: &OsStr, right: String) -> ConfigError {
    let value = format!("{:?}", value.to_string_lossy());
    ConfigError::Invalid { key, origin: origin.clone(), value, right }
}

type FileValues = BTreeMap<&'static str, (OsString, Origin)>;

/// The lines of the example that are a setting behind a `#`.
fn defaults() -> Result<FileValues, ConfigError> {
    let is_setting = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let lines = EXAMPLE.lines().filter_map(|line| line.strip_prefix('#')).filter(is_setting);
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    read_text(&text, Path::new("packaging/memod.toml"), &Origin::Default)
}

/// `None` where nobody named a file and none is in the usual place.
fn read_file(path: &Path, named: bool) -> Result<Option<FileValues>, ConfigError> {
    match std::fs::read_to_string(path) {
        Ok(text) => read_text(&text, path, &Origin::File(path.to_owned())).map(Some),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && !named => Ok(None),
        Err(error) => Err(unreadable(path, &error)),
    }
}

fn read_text(text: &str, path: &Path, origin: &Origin) -> Result<FileValues, ConfigError> {
    let table: toml::Table = toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = 1 + text.bytes().take(start).filter(|byte| *byte == b'\n').count();
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        ConfigError::Syntax { path: path.to_owned(), line, message }
    })?;
    let mut values = FileValues::new();
    for (key, value) in table {
        let Some(known) = KEYS.into_iter().find(|known| *known == key) else {
            let nearest = values::nearest(&key, KEYS).map(str::to_owned);
            return Err(ConfigError::UnknownKey { path: path.to_owned(), key, nearest });
        };
        let text = as_typed(known, &value).ok_or_else(|| {
            let value = value.to_string().lines().collect::<Vec<_>>().join(" ");
            let right = right_kind(known).to_owned();
            ConfigError::Invalid { key: known, origin: origin.clone(), value, right }
        })?;
        values.insert(known, (text.into(), origin.clone()));
    }
    Ok(values)
}

/// A value of the file as it would stand in a variable or behind a flag.
fn as_typed(key: &str, value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) if NUMBERS.contains(&key) => Some(number.to_string()),
        toml::Value::Array(parts) if LISTS.contains(&key) => {
            Some(parts.iter().map(toml::Value::as_str).collect::<Option<Vec<_>>>()?.join(","))
        }
        _ => None,
    }
}

/// As [`as_typed`] takes it.
fn right_kind(key: &str) -> &'static str {
    match key {
        _ if LISTS.contains(&key) => "must be a list of texts in quotes",
        _ if NUMBERS.contains(&key) => "must be text in quotes or a whole number",
        _ if key.ends_with("_timeout") => "must be text in quotes, such as \"10s\"",
        _ => "must be text in quotes",
    }
}

fn unreadable(path: &Path, error: &std::io::Error) -> ConfigError {
    let reason = match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such file".to_owned(),
        std::io::ErrorKind::PermissionDenied => {
            "permission denied; run as the user memod runs as, or name another file with --config".to_owned()
        }
        std::io::ErrorKind::InvalidData => "it is not UTF-8 text".to_owned(),
        std::io::ErrorKind::IsADirectory => "it is a directory".to_owned(),
        _ => reason_or(error, "name another file with --config"),
    };
    ConfigError::Unreadable { path: path.to_owned(), reason }
}

pub(super) fn address(text: &str) -> Result<SocketAddr, String> {
    let text = text.trim();
    let text =
        text.strip_prefix("localhost:").map_or_else(|| text.to_owned(), |port| format!("127.0.0.1:{port}"));
    text.parse().map_err(|_| {
        "must be an IP address and a port, such as 127.0.0.1:8420, or 0.0.0.0:8420 for the whole network"
            .to_owned()
    })
}

pub(super) fn directory(value: &OsStr) -> Result<PathBuf, String> {
    if value.is_empty() {
        return Err("must be a directory".to_owned());
    }
    if Path::new(value).starts_with("~") {
        return Err("must be written in full: only a shell knows what ~ means".to_owned());
    }
    Ok(PathBuf::from(value))
}

/// A prefix that needs no escaping in a URL: `/`-led segments, no slash at the end, empty for none.
pub(super) fn base_path(text: &str) -> Result<String, String> {
    let inner = text.trim().trim_matches('/');
    if inner.is_empty() {
        return Ok(String::new());
    }
    let safe = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let good =
        |segment: &str| !segment.is_empty() && segment != "." && segment != ".." && segment.bytes().all(safe);
    if inner.len() <= 200 && inner.split('/').all(good) {
        Ok(format!("/{inner}"))
    } else {
        Err("must be a path such as /memod, of letters, digits, and any of - . _ ~".to_owned())
    }
}

/// Addresses and networks, separated by commas.
pub(super) fn networks(text: &str) -> Result<Vec<IpNet>, String> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    parts
        .map(|part| {
            let network = part
                .parse::<IpAddr>()
                .map(|address| IpNet::from(address.to_canonical()))
                .or_else(|_| part.parse::<IpNet>());
            network.map(|network| network.trunc()).map_err(|_| {
                format!("must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, and {part:?} is none")
            })
        })
        .collect()
}

pub(super) fn connections(text: &str) -> Result<usize, String> {
    text.trim()
        .parse()
        .ok()
        .filter(|number| (1..=65_536).contains(number))
        .ok_or_else(|| "must be a number from 1 to 65536".to_owned())
}

pub(super) fn deadline(text: &str) -> Result<Duration, String> {
    let range = Duration::from_millis(100)..=Duration::from_secs(3600);
    values::duration(text)
        .ok()
        .filter(|duration| range.contains(duration))
        .ok_or_else(|| "must be a duration from 100ms to 1h, such as 10s".to_owned())
}

pub(super) fn body_limit(text: &str) -> Result<usize, String> {
    let bytes = sized(text, 1 << 10..=16 << 20)?;
    usize::try_from(bytes).map_err(|_| "is too large".to_owned())
}

/// Less than 16 MiB makes sled slow, more than 64 MiB gains nothing for lists of 20.
pub(super) fn cache(text: &str) -> Result<u64, String> {
    sized(text, 16 << 20..=64 << 20)
}

/// Never zero: a disk that fills up under sled keeps failing after there is room again.
pub(super) fn reserve(text: &str) -> Result<u64, String> {
    sized(text, 1 << 20..=1 << 40)
}

fn sized(text: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    let size = values::size(text)?;
    if range.contains(&size) {
        return Ok(size);
    }
    let (least, most) = (values::show_size(*range.start()), values::show_size(*range.end()));
    Err(format!("must be a size from {least} to {most}"))
}

pub(super) fn log_filter(text: &str) -> Result<String, String> {
    let known = tracing_subscriber::EnvFilter::builder().parse(text);
    // A filter takes any word for the name of a module; a lone one is a misspelt level.
    let lone =
        !text.contains(['=', ',', ':', '[']) && text.parse::<tracing::level_filters::LevelFilter>().is_err();
    match known {
        Ok(_) if !lone => Ok(text.to_owned()),
        _ => {
            Err("must be error, warn, info, debug or trace, or a filter such as info,memod=debug".to_owned())
        }
    }
}

pub(super) fn log_format(text: &str) -> Result<LogFormat, String> {
    match text {
        "auto" => Ok(LogFormat::Auto),
        "human" => Ok(LogFormat::Human),
        "json" => Ok(LogFormat::Json),
        _ => Err("must be auto, human or json".to_owned()),
    }
}
