//! The server's side of the socket.

use std::fs::Permissions;
use std::future::Future;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::net::Shutdown;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::Semaphore;

use super::frame::{DataReader, DataWriter, Frame, write_data};
use super::{Request, place, reroute};
use crate::app::{App, AppError, unusable};

/// Clients served at one time; more wait in the kernel's queue.
const PLACES: u32 = 16;
/// How long a client may take to say what it wants: less than the patience of those that wait for its place.
const REQUEST_WAIT: Duration = Duration::from_secs(5);
/// The same once the server stops, for a client that was let in just before.
const LAST_WORD: Duration = Duration::from_millis(500);
/// How long the next lines of an import may take: they may come from a slow pipe.
const LINES_WAIT: Duration = Duration::from_secs(300);
/// How long a client may take to accept the next piece of an answer.
const ANSWER_WAIT: Duration = Duration::from_secs(60);

/// The socket could not be made.
#[derive(Debug, thiserror::Error)]
#[error("cannot make the administration socket in {}: {}", .data.display(), unusable(.error))]
#[allow(missing_docs)]
pub struct BindError {
    pub data: PathBuf,
    pub error: io::Error,
}

/// The administration socket of a running server; removed when dropped.
#[derive(Debug)]
pub struct Listener {
    path: PathBuf,
    socket: tokio::net::UnixListener,
}

impl Listener {
    /// Makes the socket in the data directory, over one that a killed server left behind. The caller holds the
    /// open store, so no other server can be behind an existing socket. Needs a running tokio runtime.
    pub fn bind(data: &Path) -> Result<Self, BindError> {
        Self::bind_socket(data).map_err(|error| BindError { data: data.to_owned(), error })
    }

    // Made in a directory of mode 0700 and renamed into place: nobody else can reach it before its mode is set,
    // and clients find the old socket or the new one, never none.
    fn bind_socket(data: &Path) -> io::Result<Self> {
        let nest = tempfile::Builder::new()
            .prefix(".memod-")
            .permissions(Permissions::from_mode(0o700))
            .tempdir_in(data)?;
        let socket = place::bind(nest.path(), "s")?;
        let made = nest.path().join("s");
        std::fs::set_permissions(&made, Permissions::from_mode(0o600))?;
        socket.set_nonblocking(true)?;
        let path = data.join(place::SOCKET);
        std::fs::rename(&made, &path)?;
        Ok(Listener { path, socket: tokio::net::UnixListener::from_std(socket)? })
    }

    /// Serves clients, each on a thread of its own, until `stop` is ready; then lets the commands that run
    /// finish, for `stop_timeout` at most. An import whose lines are still coming is broken off unkept.
    pub async fn serve(self, app: App, stop: impl Future<Output = ()>, stop_timeout: Duration) {
        let places = Arc::new(Semaphore::new(PLACES as usize));
        let mut clients: Vec<Weak<UnixStream>> = Vec::new();
        let mut stop = pin!(stop);
        loop {
            let place = tokio::select! {
                biased;
                () = &mut stop => break,
                place = Arc::clone(&places).acquire_owned() => place,
            };
            let accepted = tokio::select! {
                biased;
                () = &mut stop => break,
                accepted = self.socket.accept() => accepted,
            };
            let started = accepted.and_then(|(stream, _)| {
                let stream = Arc::new(stream.into_std()?);
                stream.set_nonblocking(false)?;
                clients.retain(|client| client.strong_count() > 0);
                clients.push(Arc::downgrade(&stream));
                let app = app.clone();
                std::thread::Builder::new().name("memod-admin".to_owned()).spawn(move || {
                    let _place = place;
                    if let Err(error) = converse(&stream, &app) {
                        tracing::debug!(%error, "an administration client went away");
                    }
                })
            });
            if let Err(error) = started {
                tracing::warn!(%error, "cannot serve an administration client");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        let mut all_done = pin!(tokio::time::timeout(stop_timeout, places.acquire_many(PLACES)));
        if tokio::time::timeout(LAST_WORD, &mut all_done).await.is_ok_and(|done| done.is_ok()) {
            return;
        }
        // Nothing that is still waited for arrives any more; answers go out as before.
        for client in clients.iter().filter_map(Weak::upgrade) {
            let _ = client.shutdown(Shutdown::Read);
        }
        if all_done.await.is_err() {
            tracing::warn!("stopped while an administration command was still running");
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

fn converse(stream: &UnixStream, app: &App) -> io::Result<()> {
    stream.set_read_timeout(Some(REQUEST_WAIT))?;
    stream.set_write_timeout(Some(ANSWER_WAIT))?;
    let mut out = BufWriter::new(stream);
    Frame::Hello.write(&mut out)?;
    out.flush()?;
    let mut from = BufReader::new(stream);
    let Frame::Request(request) = Frame::read(&mut from)? else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    let request = match serde_json::from_slice(&request) {
        Ok(request) => request,
        Err(_) => {
            Frame::Error("the running server is of another version of memod; restart it".to_owned())
                .write(&mut out)?;
            return out.flush();
        }
    };
    let done = match request {
        Request::Run(command) => app.run(command).map(|reply| serde_json::to_vec(&reply)),
        Request::Reroute(wanted) => reroute::carry_out(app, &wanted, &mut out),
        Request::Export => {
            let mut lines = BufWriter::with_capacity(64 << 10, DataWriter(&mut out));
            let done = app.export(&mut lines);
            lines.flush()?;
            done.map(|()| Ok(Vec::new()))
        }
        Request::Import => {
            stream.set_read_timeout(Some(LINES_WAIT))?;
            let mut lines = DataReader::new(from);
            import(app, &mut lines, &mut out).map(|report| serde_json::to_vec(&report))
        }
        Request::Backup(to) => {
            let done = app.backup(&to, &mut |done, of| is_told(&mut out, done, of));
            return answer(out, done);
        }
        Request::Check => {
            let done = app.check_store(&mut |done, of| is_told(&mut out, done, of));
            return answer(out, done);
        }
    };
    match done {
        Ok(answer) => {
            write_data(&mut out, &answer?)?;
            Frame::End.write(&mut out)?;
        }
        Err(error) => Frame::Error(error.to_string()).write(&mut out)?,
    }
    out.flush()
}

fn answer(
    mut out: BufWriter<&UnixStream>,
    done: Result<impl serde::Serialize, crate::app::upkeep::UpkeepError>,
) -> io::Result<()> {
    match done {
        Ok(report) => {
            write_data(&mut out, &serde_json::to_vec(&report)?)?;
            Frame::End.write(&mut out)?;
        }
        Err(error) => Frame::Error(error.to_string()).write(&mut out)?,
    }
    out.flush()
}

/// Whether the client still listens: nobody waits for the backup of one who went away.
fn is_told(out: &mut dyn Write, done: u64, of: u64) -> bool {
    Frame::Progress(done, of).write(out).and_then(|()| out.flush()).is_ok()
}

// A client that no longer listens changes nothing: all its lines have arrived, so they are kept.
fn import(
    app: &App,
    lines: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<crate::app::ImportReport, AppError> {
    app.import(lines, &mut |done, of| {
        let _ = Frame::Progress(done, of).write(out).and_then(|()| out.flush());
    })
}
