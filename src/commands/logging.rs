use std::io::{self, IsTerminal};

use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};

/// Starts logging to standard error. The journal stamps lines with a time itself.
pub(super) fn start(config: &Config) {
    let filter = EnvFilter::builder().parse_lossy(&config.log);
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let journal = std::env::var_os("JOURNAL_STREAM").is_some() && !io::stderr().is_terminal();
    // A second start is a second command in one process, which only tests do.
    let _ = match config.log_format {
        LogFormat::Json => lines.json().try_init(),
        LogFormat::Auto if journal => lines.with_ansi(false).without_time().try_init(),
        LogFormat::Auto | LogFormat::Human => lines.with_ansi(coloured()).try_init(),
    };
}

/// As <https://no-color.org> asks for.
fn coloured() -> bool {
    io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
