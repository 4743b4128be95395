//! The command's side: the running server where one answers, the store itself where none does.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;

use super::Request;
use super::frame::{Frame, write_data};
use super::place::{self, PlaceError};
use crate::app::upkeep::{BackupReport, BackupTo, CheckReport, UpkeepError};
use crate::app::{App, AppError, Command, IMPORT_AGAIN, ImportReport, Reply, Settings, so_far};
use crate::outside::Outside;
use crate::reason::{reason_alone, reason_or};

/// How long a server that is starting, stopping or busy is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(50);
/// How long the answer to one command may take.
pub(super) const ANSWER_WAIT: Duration = Duration::from_secs(120);

/// Why a command came to nothing.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum DoorError {
    #[error(transparent)]
    Place(#[from] PlaceError),
    #[error(transparent)]
    App(#[from] AppError),
    #[error(transparent)]
    Upkeep(#[from] UpkeepError),
    /// What the running server said.
    #[error("{0}")]
    Server(String),
    #[error("cannot reach the server through {}: {}", .path.display(), reason(.error))]
    Unreachable { path: PathBuf, error: io::Error },
    #[error(
        "the store in {} is in use by another memod that does not answer; wait for it or stop it, then try again",
        .0.display()
    )]
    InUse(PathBuf),
    #[error("the server stopped answering; whether {0} is not known, so look before you try again")]
    LostChange(&'static str),
    #[error("the server stopped answering; try again")]
    LostAnswer,
    #[error(
        "the server stopped answering; what it has moved stays there, and the same command moves the rest"
    )]
    LostReroute,
    #[error(
        "the server stopped answering; {} is not known: {}",
        .0.map_or_else(|| "whether lines are kept".to_owned(), |(lines, of)| {
            format!("at least {}, whether more are", so_far(lines, of))
        }),
        IMPORT_AGAIN
    )]
    LostImport(Option<(u64, u64)>),
    #[error("the running server is of another version of memod; restart it")]
    OtherVersion,
    /// What was to be imported cannot be read; nothing was changed.
    #[error("cannot read the lines to import: {}; nothing was changed", reason_alone(.0))]
    Input(io::Error),
    /// What was exported cannot be written.
    #[error("cannot write the export: {}", reason_or(.0, "try again"))]
    Output(io::Error),
}

fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::PermissionDenied => "permission denied; run as the account memod runs as".to_owned(),
        _ => reason_or(error, "try again"),
    }
}

/// The way to the store. Good for one command.
#[derive(Debug)]
pub enum Door {
    /// A server is running; it has said hello.
    Server(UnixStream),
    /// This process holds the store.
    Store(App),
}

impl Door {
    /// Finds the running server of `data`, or opens the store there.
    pub fn open(data: &Path, settings: &Settings, outside: &Outside) -> Result<Door, DoorError> {
        Self::open_within(data, settings, outside, PATIENCE)
    }

    /// The running server of `data`, if there is one.
    pub fn to_server(data: &Path) -> Result<Option<Door>, DoorError> {
        Ok(greet(data, PATIENCE)?.map(Door::Server))
    }

    /// Whether a server answers for `data`.
    pub fn is_served(data: &Path) -> bool {
        matches!(greet(data, Duration::from_secs(1)), Ok(Some(_)))
    }

    pub(super) fn open_within(
        data: &Path,
        settings: &Settings,
        outside: &Outside,
        patience: Duration,
    ) -> Result<Door, DoorError> {
        let start = Instant::now();
        loop {
            if let Some(stream) = greet(data, patience)? {
                return Ok(Door::Server(stream));
            }
            place::prepare(data)?;
            match App::open(data, settings, outside.clone()) {
                Ok(app) => return Ok(Door::Store(app)),
                Err(AppError::Locked) if start.elapsed() < patience => std::thread::sleep(PAUSE),
                Err(AppError::Locked) => return Err(DoorError::InUse(data.to_owned())),
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Carries out one command.
    pub fn run(self, command: Command) -> Result<Reply, DoorError> {
        let stream = match self {
            Door::Store(app) => return Ok(app.run(command)?),
            Door::Server(stream) => stream,
        };
        let lost = lost(&command);
        ask(&stream, &Request::Run(command)).map_err(|_| lost())?;
        stream.set_read_timeout(Some(ANSWER_WAIT)).map_err(|_| lost())?;
        let mut answer = Vec::new();
        listen(&stream, &mut answer, &mut |_, _| (), lost)?;
        read_answer(&answer)
    }

    /// Writes the whole store as JSON lines.
    pub fn export(self, out: &mut dyn Write) -> Result<(), DoorError> {
        match self {
            Door::Store(app) => {
                let mut watched = Watched { inner: out, failure: None };
                let done = app.export(&mut watched);
                match watched.failure {
                    Some(error) => Err(DoorError::Output(error)),
                    None => Ok(done?),
                }
            }
            Door::Server(stream) => {
                ask(&stream, &Request::Export).map_err(|_| DoorError::LostAnswer)?;
                listen(&stream, out, &mut |_, _| (), || DoorError::LostAnswer)
            }
        }
    }

    /// Makes a backup. `progress` is told how much of it is done.
    pub fn backup(
        self,
        to: &BackupTo,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<BackupReport, DoorError> {
        let stream = match self {
            Door::Store(app) => return Ok(app.backup(to, &mut always(progress))?),
            Door::Server(stream) => stream,
        };
        let lost = || DoorError::LostChange("the backup was made");
        ask(&stream, &Request::Backup(to.clone())).map_err(|_| lost())?;
        let mut answer = Vec::new();
        listen(&stream, &mut answer, progress, lost)?;
        read_answer(&answer)
    }

    /// Reads every record of the store.
    pub fn check(self, progress: &mut dyn FnMut(u64, u64)) -> Result<CheckReport, DoorError> {
        let stream = match self {
            Door::Store(app) => return Ok(app.check_store(&mut always(progress))?),
            Door::Server(stream) => stream,
        };
        ask(&stream, &Request::Check).map_err(|_| DoorError::LostAnswer)?;
        let mut answer = Vec::new();
        listen(&stream, &mut answer, progress, || DoorError::LostAnswer)?;
        read_answer(&answer)
    }

    /// Reads JSON lines into the store, all of them or none. `progress` is told how many lines were kept, and
    /// of how many.
    pub fn import(
        self,
        lines: &mut dyn BufRead,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<ImportReport, DoorError> {
        match self {
            Door::Store(app) => {
                let mut watched = BufReader::new(Watched { inner: lines, failure: None });
                let done = app.import(&mut watched, progress);
                match watched.into_inner().failure {
                    Some(error) => Err(DoorError::Input(error)),
                    None => Ok(done?),
                }
            }
            Door::Server(stream) => {
                send_lines(&stream, lines)?;
                let mut answer = Vec::new();
                let mut kept = None;
                let mut note = |lines, of| {
                    kept = Some((lines, of));
                    progress(lines, of);
                };
                let done = listen(&stream, &mut answer, &mut note, || DoorError::LostImport(None));
                match done {
                    // Until a server has kept a batch it says nothing of lines that are kept.
                    Err(DoorError::LostImport(_)) => {
                        Err(DoorError::LostImport(kept.filter(|kept| kept.0 > 0)))
                    }
                    done => done.and_then(|()| read_answer(&answer)),
                }
            }
        }
    }
}

/// Connects to the running server and waits until it has taken the connection: whatever is lost before its
/// hello was never begun, so trying again is safe. `None` where no server is.
fn greet(data: &Path, patience: Duration) -> Result<Option<UnixStream>, DoorError> {
    let unreachable = |error| DoorError::Unreachable { path: data.join(place::SOCKET), error };
    let stream = match place::connect(data, place::SOCKET) {
        Ok(stream) => stream,
        Err(error) => {
            return match error.kind() {
                io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused | io::ErrorKind::NotADirectory => {
                    Ok(None)
                }
                _ => Err(unreachable(error)),
            };
        }
    };
    stream.set_read_timeout(Some(patience.max(PAUSE))).map_err(unreachable)?;
    match Frame::read(&mut &stream) {
        Ok(Frame::Hello) => {
            stream.set_read_timeout(None).map_err(unreachable)?;
            Ok(Some(stream))
        }
        Ok(_) => Err(DoorError::OtherVersion),
        Err(error) => match error.kind() {
            io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => Err(DoorError::InUse(data.to_owned())),
            io::ErrorKind::InvalidData => Err(DoorError::OtherVersion),
            _ => Ok(None),
        },
    }
}

/// Goes on whatever it is told.
fn always(progress: &mut dyn FnMut(u64, u64)) -> impl FnMut(u64, u64) -> bool {
    move |done, of| {
        progress(done, of);
        true
    }
}

pub(super) fn ask(stream: &UnixStream, request: &Request) -> io::Result<()> {
    let mut out = BufWriter::new(stream);
    Frame::Request(serde_json::to_vec(request)?).write(&mut out)?;
    out.flush()
}

fn send_lines(stream: &UnixStream, lines: &mut dyn BufRead) -> Result<(), DoorError> {
    // A server that found a bad line stops reading, so an error here is explained by what it said.
    if ask(stream, &Request::Import).is_err() {
        return Ok(());
    }
    let mut out = BufWriter::new(stream);
    loop {
        let chunk = match lines.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(DoorError::Input(error)),
        };
        let length = chunk.len();
        if length == 0 {
            let _ = Frame::End.write(&mut out).and_then(|()| out.flush());
            return Ok(());
        }
        if write_data(&mut out, chunk).is_err() {
            return Ok(());
        }
        lines.consume(length);
    }
}

pub(super) fn listen(
    stream: &UnixStream,
    data: &mut dyn Write,
    progress: &mut dyn FnMut(u64, u64),
    lost: impl Fn() -> DoorError,
) -> Result<(), DoorError> {
    let mut from = BufReader::new(stream);
    loop {
        match Frame::read(&mut from) {
            Ok(Frame::Data(bytes)) => data.write_all(&bytes).map_err(untaken)?,
            Ok(Frame::Progress(done, of)) => progress(done, of),
            Ok(Frame::End) => return Ok(()),
            Ok(Frame::Error(text)) => return Err(DoorError::Server(text)),
            Ok(Frame::Hello | Frame::Request(_)) => return Err(DoorError::OtherVersion),
            Err(_) => return Err(lost()),
        }
    }
}

/// Why the data of an answer could not be taken: nobody could write it, or it was no answer.
fn untaken(error: io::Error) -> DoorError {
    match error.kind() {
        io::ErrorKind::InvalidData => DoorError::OtherVersion,
        _ => DoorError::Output(error),
    }
}

fn read_answer<T: DeserializeOwned>(answer: &[u8]) -> Result<T, DoorError> {
    serde_json::from_slice(answer).map_err(|_| DoorError::OtherVersion)
}

/// What is unknown when the answer to `command` is lost.
fn lost(command: &Command) -> fn() -> DoorError {
    match command {
        Command::UserList
        | Command::KeyList { .. }
        | Command::IntegrationList { .. }
        | Command::MemoList { .. }
        | Command::MemoShow { .. }
        | Command::Explain { .. } => || DoorError::LostAnswer,
        Command::MemoAdd { .. } => || DoorError::LostChange("the memo was kept"),
        Command::KeyCreate { .. } | Command::KeyRotate { .. } => || DoorError::LostChange("the key was made"),
        _ => || DoorError::LostChange("the change was kept"),
    }
}

/// Remembers the first failure of a stream, so that it is told apart from a failure of the store.
struct Watched<S> {
    inner: S,
    failure: Option<io::Error>,
}

impl<S> Watched<S> {
    fn note<T>(&mut self, result: io::Result<T>) -> io::Result<T> {
        result.map_err(|error| {
            let kind = error.kind();
            if kind != io::ErrorKind::Interrupted {
                self.failure.get_or_insert(error);
            }
            kind.into()
        })
    }
}

impl Write for Watched<&mut dyn Write> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let result = self.inner.write(bytes);
        self.note(result)
    }

    fn flush(&mut self) -> io::Result<()> {
        let result = self.inner.flush();
        self.note(result)
    }
}

impl Read for Watched<&mut dyn BufRead> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let result = self.inner.read(buffer);
        self.note(result)
    }
}
