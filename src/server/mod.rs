//! Where memos come in and go out: the accept loop (`accept`, `patience`, `front`), the table of routes (`routes`)
//! and the handlers behind it (`automation`, `capture`, `operations`). `problem` is the only place where an error
//! becomes HTTP.

mod accept;
mod automation;
mod capture;
mod constant;
mod forwarded;
mod front;
mod json;
mod metrics;
mod operations;
mod patience;
mod problem;
mod proof;
mod request;
mod route;
mod routes;

use std::future::Future;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use http::{Method, StatusCode};
use ipnet::IpNet;
use tokio::net::TcpListener;
use tokio::time::MissedTickBehavior;

use crate::app::App;
use front::Front;
use metrics::Metrics;
use route::Route;

#[doc(hidden)]
pub use constant::serve_constant;

/// How the server treats its clients.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// Path under which everything also works, such as `/memod`; empty for none. No trailing slash.
    pub base_path: String,
    /// Peers whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpNet>,
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

/// What every request is answered with; one for the process.
#[derive(Debug)]
struct Context {
    app: App,
    settings: Settings,
    metrics: Metrics,
}

impl Context {
    /// Counts an answer, and logs it where somebody wants to see each.
    fn answered(
        &self,
        route: Route,
        method: &Method,
        status: StatusCode,
        began: Instant,
        client: impl FnOnce() -> IpAddr,
    ) {
        let took = began.elapsed();
        self.metrics.answered(route, status, took);
        tracing::debug!(
            target: "memod::requests",
            method = plain(method),
            route = route.pattern(),
            status = status.as_u16(),
            micros = took.as_micros() as u64,
            address = %client(),
            "request answered"
        );
    }
}

/// A method that is none of HTTP's own may be anything that a client wrote.
fn plain(method: &Method) -> &str {
    let known = [Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS];
    let others = [Method::PATCH, Method::CONNECT, Method::TRACE];
    if known.contains(method) || others.contains(method) { method.as_str() } else { "other" }
}

const HOUSEKEEPING: Duration = Duration::from_secs(60);
/// How long `readyz` tells of a failed disk before the process ends: long enough for a probe to see it.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Serves `app` on `listener` until `stop` is ready, then finishes what is in flight.
pub async fn serve(
    listener: TcpListener,
    app: App,
    settings: Settings,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    Server::new(app, settings).run(listener, stop).await
}

/// The server over an app; cheap to clone.
#[derive(Clone)]
pub struct Server {
    context: Arc<Context>,
    front: Arc<Front>,
}

impl Server {
    /// A server without a listener yet.
    pub fn new(app: App, settings: Settings) -> Self {
        let metrics = Metrics::new(app.now());
        let context = Arc::new(Context { app, settings, metrics });
        Server { front: Arc::new(Front::new(Arc::clone(&context))), context }
    }

    /// What [`serve`] does.
    pub async fn run(self, listener: TcpListener, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let Context { app, settings, .. } = &*self.context;
        let mut failures = app.failures();
        let housekeeping = tokio::spawn(keep_house(app.clone()));
        let failed = async {
            // An error means that the store is gone, and then this server is too.
            let _ = failures.wait_for(|failed| *failed).await;
            tokio::time::sleep(LAST_WORDS).await;
        };
        let stop = async {
            tokio::select! {
                () = stop => {}
                () = failed => {}
            }
        };
        accept::accept(listener, settings, &self.front, stop).await;
        housekeeping.abort();
        let last = app.clone();
        let saved = tokio::task::spawn_blocking(move || last.housekeep()).await;
        if let Ok(Err(error)) = saved {
            tracing::warn!(%error, "when keys were last used is not kept");
        }
        if *app.failures().borrow() { Err(ServeError::Storage) } else { Ok(()) }
    }

    /// Whether a request is answered, whatever the answer: on a connection within the process, so that clients who
    /// hold every place cannot make a living server look dead. May take as long as a client's request.
    pub async fn answers(&self) -> bool {
        proof::answers(&self.front, &self.context.settings).await
    }
}

async fn keep_house(app: App) {
    let mut ticks = tokio::time::interval(HOUSEKEEPING);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let app = app.clone();
        if let Ok(Err(error)) = tokio::task::spawn_blocking(move || app.housekeep()).await {
            tracing::debug!(%error, "housekeeping waits for the next minute");
        }
    }
}
