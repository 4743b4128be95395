use std::ffi::OsString;

use clap::Args;

/// Serve the automation and capture API
///
/// Prints `memod listening on http://ADDR:PORT` when it is ready, logs to standard error, and stops gracefully
/// on SIGTERM, Ctrl-C or SIGHUP; under nohup it goes on when the terminal closes.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Every flag is also a key of the configuration file and a MEMOD_* variable:
--base-path is base_path and MEMOD_BASE_PATH.

Examples:
  memod serve
  memod serve --listen 0.0.0.0:8420 --data /var/lib/memod
  MEMOD_BASE_PATH=/memod memod serve")]
pub struct Serve {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: ServerFlags,
}

/// Try memod with a throw-away store
///
/// Makes a user, one integration per format with memos in each, and two keys; prints curl lines that work as
/// they stand, and serves until Ctrl-C. Nothing stays behind.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod demo
  memod demo --listen 127.0.0.1:0
  memod demo --json | jq -r .automationKey")]
pub struct Demo {
    /// Print keys and integrations as one line of JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: ServerFlags,
}

/// The flags of the configuration's keys. Their values are read by `config`, like those of the file.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "Settings")]
pub struct ServerFlags {
    /// Address and port to listen on; port 0 takes a free one [default:
    /// 127.0.0.1:8420]
    #[arg(long, value_name = "ADDR")]
    pub listen: Option<OsString>,
    /// Path under which everything works too, such as /memod behind a proxy
    #[arg(long, value_name = "PATH")]
    pub base_path: Option<OsString>,
    /// Reverse proxies whose X-Forwarded-For is believed: addresses or
    /// networks, separated by commas
    #[arg(long, value_name = "LIST")]
    pub trusted_proxies: Option<OsString>,
    /// Connections served at one time [default: 1024]
    #[arg(long, value_name = "N")]
    pub connections: Option<OsString>,
    /// Time for a request's head [default: 10s]
    #[arg(long, value_name = "TIME")]
    pub header_timeout: Option<OsString>,
    /// Time for a request's body [default: 10s]
    #[arg(long, value_name = "TIME")]
    pub body_timeout: Option<OsString>,
    /// Time a connection may be silent between requests [default: 75s]
    #[arg(long, value_name = "TIME")]
    pub idle_timeout: Option<OsString>,
    /// Time for requests in flight once asked to stop [default: 5s]
    #[arg(long, value_name = "TIME")]
    pub stop_timeout: Option<OsString>,
    /// Largest body of the automation endpoints [default: 64KiB]
    #[arg(long, value_name = "SIZE")]
    pub automation_body_limit: Option<OsString>,
    /// Largest body of the capture endpoint [default: 256KiB]
    #[arg(long, value_name = "SIZE")]
    pub capture_body_limit: Option<OsString>,
    /// Memory for the store's cache, 16MiB to 64MiB [default: 16MiB]
    #[arg(long, value_name = "SIZE")]
    pub cache: Option<OsString>,
    /// Free disk space below which no memo is taken [default: 16MiB]
    #[arg(long, value_name = "SIZE")]
    pub reserve: Option<OsString>,
    /// What is logged: error, warn, info, debug, trace, or a filter such as
    /// info,memod=debug [default: info]
    #[arg(long, value_name = "FILTER")]
    pub log: Option<OsString>,
    /// How it is logged: auto, human or json [default: auto]
    #[arg(long, value_name = "FORM")]
    pub log_format: Option<OsString>,
}

impl ServerFlags {
    /// The flags that were given, by the key of the configuration that each sets.
    pub fn by_key(self) -> impl Iterator<Item = (&'static str, OsString)> {
        [
            ("listen", self.listen),
            ("base_path", self.base_path),
            ("trusted_proxies", self.trusted_proxies),
            ("connections", self.connections),
            ("header_timeout", self.header_timeout),
            ("body_timeout", self.body_timeout),
            ("idle_timeout", self.idle_timeout),
            ("stop_timeout", self.stop_timeout),
            ("automation_body_limit", self.automation_body_limit),
            ("capture_body_limit", self.capture_body_limit),
            ("cache", self.cache),
            ("reserve", self.reserve),
            ("log", self.log),
            ("log_format", self.log_format),
        ]
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)))
    }
}
