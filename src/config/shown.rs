//! The configuration as it would be typed.

use ipnet::IpNet;
use serde::Serialize;
use toml::Value;

use super::{Config, KEYS, LogFormat, Origin, flag_of, variable_of};
use crate::values::{show_duration, show_size};

/// A key with the value in force and where it came from.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Setting {
    /// The key.
    #[serde(skip)]
    pub key: &'static str,
    /// The value as the file would hold it.
    pub value: Value,
    /// `default`, `file`, `variable` or `flag`.
    pub from: &'static str,
    /// The file's path, or the name of the variable or flag; null for a default.
    pub name: Option<String>,
}

impl Config {
    /// Every key, in the order of the example.
    pub fn settings(&self) -> Vec<Setting> {
        let setting = |key| {
            let (from, name) = self.source(key);
            Setting { key, value: self.value(key), from, name }
        };
        KEYS.into_iter().map(setting).collect()
    }

    fn value(&self, key: &str) -> Value {
        let size = |bytes: usize| Value::String(show_size(bytes as u64));
        let lasting = |duration| Value::String(show_duration(duration));
        let server = &self.server;
        match key {
            "listen" => Value::String(self.listen.to_string()),
            "data" => Value::String(self.data.to_string_lossy().into_owned()),
            "base_path" => Value::String(server.base_path.clone()),
            "trusted_proxies" => Value::Array(server.trusted_proxies.iter().map(show_network).collect()),
            "connections" => Value::Integer(i64::try_from(server.connections).unwrap_or(i64::MAX)),
            "header_timeout" => lasting(server.header_timeout),
            "body_timeout" => lasting(server.body_timeout),
            "idle_timeout" => lasting(server.idle_timeout),
            "stop_timeout" => lasting(server.stop_timeout),
            "automation_body_limit" => size(server.automation_body_bytes),
            "capture_body_limit" => size(server.capture_body_bytes),
            "cache" => Value::String(show_size(self.store.cache_bytes)),
            "reserve" => Value::String(show_size(self.store.reserve_bytes)),
            "log" => Value::String(self.log.clone()),
            _ => Value::String(self.log_format.name().to_owned()),
        }
    }

    fn source(&self, key: &str) -> (&'static str, Option<String>) {
        match self.origins.get(key) {
            None | Some(Origin::Default) => ("default", None),
            Some(Origin::File(path)) => ("file", Some(path.display().to_string())),
            Some(Origin::Variable) => ("variable", Some(variable_of(key))),
            Some(Origin::Flag) => ("flag", Some(flag_of(key))),
        }
    }
}

/// A network of one address as that address.
fn show_network(network: &IpNet) -> Value {
    let whole = network.prefix_len() == network.max_prefix_len();
    Value::String(if whole { network.addr().to_string() } else { network.to_string() })
}

impl LogFormat {
    /// As it is typed.
    pub fn name(self) -> &'static str {
        match self {
            LogFormat::Auto => "auto",
            LogFormat::Human => "human",
            LogFormat::Json => "json",
        }
    }
}
