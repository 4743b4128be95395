use std::io::{self, IsTerminal};

use tracing::Metadata;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::{Config, LogFormat};

/// Starts logging to standard error. The journal stamps lines with a time itself.
pub(super) fn start(config: &Config) {
    let filter = EnvFilter::builder().parse_lossy(&config.log);
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // Where nobody reads the log any more, saying so there would panic whoever logs.
    let lines = lines.log_internal_errors(false);
    let journal = std::env::var_os("JOURNAL_STREAM").is_some() && !io::stderr().is_terminal();
    let discreet = filter_fn(tells_no_secret);
    // A second start is a second command in one process, which only tests do.
    let _ = match config.log_format {
        LogFormat::Json => lines.json().finish().with(discreet).try_init(),
        LogFormat::Auto if journal => {
            lines.with_ansi(false).without_time().finish().with(discreet).try_init()
        }
        LogFormat::Auto | LogFormat::Human => lines.with_ansi(coloured()).finish().with(discreet).try_init(),
    };
}

/// warp traces the segments of every path, whatever a client puts there, such as a key in the wrong place.
fn tells_no_secret(metadata: &Metadata<'_>) -> bool {
    !metadata.target().starts_with("warp")
}

/// As <https://no-color.org> asks for.
fn coloured() -> bool {
    io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
