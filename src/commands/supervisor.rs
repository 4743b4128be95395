//! The service manager that started memod, where there is one: the socket it hands over, and what it is told.
//! The protocols are systemd's: sd_listen_fds(3) and sd_notify(3).

use std::convert::Infallible;
use std::io;
use std::net::TcpListener;
use std::time::Duration;

use listenfd::ListenFd;
use sd_notify::NotifyState;

use super::failure::Failure;
use crate::app::App;
use crate::reason::reason_alone;
use crate::server::Server;
use crate::store::StoreError;

/// How often the state of the store is looked at while it takes memos, at least.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// And while it takes none.
const LOOK_SOON: Duration = Duration::from_secs(1);

/// Who started this process, and waits to hear from it.
#[derive(Debug, Default)]
pub(super) struct Supervisor {
    listener: Option<TcpListener>,
    listens: bool,
    watchdog: Option<Duration>,
}

impl Supervisor {
    /// Reads the environment. To be called once, before there is a second thread: what is handed over is taken
    /// out of the environment.
    pub(super) fn of_this_process() -> Result<Self, Failure> {
        Ok(Supervisor {
            listener: passed_listener().map_err(Failure::Failed)?,
            listens: std::env::var_os("NOTIFY_SOCKET").is_some(),
            watchdog: sd_notify::watchdog_enabled(),
        })
    }

    /// The socket that was handed over, ready for tokio.
    pub(super) fn take_listener(&mut self) -> Option<TcpListener> {
        self.listener.take()
    }

    pub(super) fn stopping(&self) {
        self.tell(&[NotifyState::Stopping, NotifyState::Status("finishing what is in flight")]);
    }

    /// Tells of the server's health for as long as it is awaited. "Ready" is said once a memo would be taken; the
    /// watchdog hears only of a server that answers over a store that has not failed.
    pub(super) async fn attend(&self, app: &App, server: &Server) -> Infallible {
        if !self.listens {
            return std::future::pending().await;
        }
        let mut was_ready = false;
        let mut last = None;
        loop {
            let now = app.ready();
            if now.is_ok() && !was_ready {
                was_ready = true;
                self.tell(&[NotifyState::Ready]);
            }
            let status = status(&now);
            if last.as_deref() != Some(status.as_str()) {
                self.tell(&[NotifyState::Status(&status)]);
                last = Some(status);
            }
            let look = if now.is_ok() { LOOK_EVERY } else { LOOK_SOON };
            let pause = self.watchdog.map_or(look, |limit| look.min(limit / 3));
            if self.watchdog.is_some()
                && !matches!(now, Err(StoreError::Failed))
                && tokio::time::timeout(pause, server.answers()).await == Ok(true)
            {
                self.tell(&[NotifyState::Watchdog]);
            }
            tokio::time::sleep(pause).await;
        }
    }

    fn tell(&self, states: &[NotifyState<'_>]) {
        if self.listens
            && let Err(error) = sd_notify::notify(states)
        {
            tracing::warn!(%error, "the service manager cannot be told how memod is");
        }
    }
}

fn status(now: &Result<(), StoreError>) -> String {
    match now {
        Ok(()) => "takes memos".to_owned(),
        Err(StoreError::Full) => {
            "takes no memos: the disk is full; free some space, memod goes on by itself".to_owned()
        }
        Err(error) => format!("takes no memos: {error}"),
    }
}

fn passed_listener() -> Result<Option<TcpListener>, String> {
    let mut passed = ListenFd::from_env();
    if passed.len() > 1 {
        return Err(format!(
            "the service manager handed over {} sockets; leave one ListenStream= in memod.socket",
            passed.len()
        ));
    }
    let taken = passed.take_tcp_listener(0).and_then(|listener| {
        if let Some(listener) = &listener {
            listener.set_nonblocking(true)?;
        }
        Ok(listener)
    });
    taken.map_err(|error: io::Error| {
        format!(
            "the socket that the service manager handed over cannot be used: {}; ListenStream= in \
             memod.socket must be a TCP port",
            reason_alone(&error)
        )
    })
}
