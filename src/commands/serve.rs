use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use rustix::process::{Resource, getrlimit, setrlimit};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::signal::unix::SignalKind;
use tokio::sync::watch;

use super::failure::Failure;
use super::signals::{Signals, is_ignored};
use super::supervisor::Supervisor;
use super::{Context, logging, print};
use crate::admin::{Door, Listener, prepare};
use crate::app::{App, AppError};
use crate::cli::Serve;
use crate::config::Config;
use crate::reason::reason_or;
use crate::server::Server;

/// How long another process that holds the store, such as a short command, is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) fn run(args: Serve, context: &Context) -> Result<(), Failure> {
    let config = context.config(args.settings.by_key())?;
    logging::start(&config);
    let supervisor = Supervisor::of_this_process()?;
    let stage = Stage::new()?;
    let app = open(&config, context)?;
    stage.host(app, &config, Place::Kept(&config.data), supervisor, |address| {
        let mut out = io::stdout();
        writeln!(out, "memod listening on http://{address}")?;
        out.flush()
    })
}

fn open(config: &Config, context: &Context) -> Result<App, Failure> {
    prepare(&config.data)?;
    let start = Instant::now();
    loop {
        match App::open(&config.data, &config.store, context.outside.clone()) {
            Err(AppError::Locked) if Door::is_served(&config.data) => {
                let data = config.data.display();
                return Err(Failure::Failed(format!(
                    "memod is already serving {data}; stop it first, or name another directory with --data"
                )));
            }
            Err(AppError::Locked) if start.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(50))
            }
            other => return Ok(other?),
        }
    }
}

/// Where the app keeps its store.
#[derive(Clone, Copy)]
pub(super) enum Place<'a> {
    /// In a directory that stays.
    Kept(&'a Path),
    /// In one that goes with the process.
    ThrowAway(&'a Path),
}

/// What has to stand before the store is opened: the runtime, and ears for signals.
pub(super) struct Stage {
    runtime: Runtime,
    signals: Signals,
}

impl Stage {
    /// A terminal that closes is a stop, too, unless `nohup` has said otherwise.
    pub(super) fn new() -> Result<Self, Failure> {
        let failed =
            |error: io::Error| Failure::Failed(format!("cannot start: {}", reason_or(&error, "try again")));
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
        let mut kinds = vec![SignalKind::terminate(), SignalKind::interrupt()];
        kinds.extend(Some(SignalKind::hangup()).filter(|hangup| !is_ignored(*hangup)));
        let signals = Signals::take(&runtime, &kinds).map_err(failed)?;
        Ok(Stage { runtime, signals })
    }

    /// Serves `app` until a signal; a second signal ends the process at once.
    pub(super) fn host(
        self,
        app: App,
        config: &Config,
        place: Place<'_>,
        mut supervisor: Supervisor,
        ready: impl FnOnce(SocketAddr) -> io::Result<()>,
    ) -> Result<(), Failure> {
        allow_connections(config.server.connections);
        let Stage { runtime, signals } = self;
        let (data, throw_away) = match place {
            Place::Kept(data) => (data, None),
            Place::ThrowAway(data) => (data, Some(data.to_owned())),
        };
        let done = runtime.block_on(async {
            let listener = match supervisor.take_listener() {
                Some(listener) => TcpListener::from_std(listener),
                None => TcpListener::bind(config.listen).await,
            };
            let listener = listener.map_err(|error| cannot_listen(config, &error))?;
            let address = listener.local_addr().map_err(|error| cannot_listen(config, &error))?;
            let admin = Listener::bind(data)?;
            let (stop, stopped) = watch::channel(false);
            tokio::spawn(obey(signals, stop.clone(), throw_away));
            let admin =
                tokio::spawn(admin.serve(app.clone(), when(stopped.clone()), config.server.stop_timeout));
            if ready(address).is_err() {
                tracing::warn!("nobody reads standard output");
            }
            tracing::info!(%address, data = %data.display(), "ready");
            let server = Server::new(app.clone(), config.server.clone());
            let stopping = when(stopped).map(|()| supervisor.stopping());
            let served = tokio::select! {
                served = server.clone().run(listener, stopping) => served,
                never = supervisor.attend(&app, &server) => match never {},
            };
            supervisor.stopping();
            stop.send_replace(true);
            let _ = admin.await;
            tracing::info!("stopped");
            Ok(served?)
        });
        runtime.shutdown_timeout(Duration::from_secs(1));
        done
    }
}

async fn when(mut stopped: watch::Receiver<bool>) {
    // An error means that nobody can say stop any more, which is a stop.
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

async fn obey(mut signals: Signals, stop: watch::Sender<bool>, throw_away: Option<PathBuf>) {
    signals.any().await;
    tracing::info!("asked to stop; finishing what is in flight");
    stop.send_replace(true);
    // A terminal that closes may hang up twice: its shell does, and the kernel.
    while signals.any().await == SignalKind::hangup() {}
    if let Some(directory) = throw_away {
        let _ = std::fs::remove_dir_all(directory);
    }
    std::process::exit(1);
}

fn cannot_listen(config: &Config, error: &io::Error) -> Failure {
    let address = config.listen;
    Failure::Failed(match error.kind() {
        io::ErrorKind::AddrInUse => format!(
            "another program listens on {address} already; stop it, or choose another address, such as --listen {}",
            SocketAddr::new(address.ip(), 0)
        ),
        io::ErrorKind::AddrNotAvailable => {
            format!("this machine has no address {}; check --listen", address.ip())
        }
        io::ErrorKind::PermissionDenied => {
            format!("port {} needs privileges; choose one above 1023 with --listen", address.port())
        }
        _ => format!("cannot listen on {address}: {}", reason_or(error, "choose another with --listen")),
    })
}

/// Every connection is a file to the kernel, and many systems start programs with 1024.
fn allow_connections(connections: usize) {
    let wanted = (connections as u64).saturating_add(128);
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current.is_some_and(|current| current < wanted) {
        limit.current = Some(limit.maximum.map_or(wanted, |most| most.min(wanted)));
        if setrlimit(Resource::Nofile, limit).is_err() || limit.current < Some(wanted) {
            print::warnings(&[format!(
                "this account may open fewer files than {connections} connections need; raise `ulimit -n`"
            )]);
        }
    }
}
