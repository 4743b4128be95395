//! The built program in an environment of its own: an empty home, no settings of the machine.
#![allow(dead_code, unreachable_pub)] // every test file uses a part
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// A home directory and the program in it.
pub struct Home {
    path: PathBuf,
    temporary: Option<tempfile::TempDir>,
    /// Where servers write what is otherwise on standard error.
    log: Option<PathBuf>,
}

/// What a command said and how it ended.
#[derive(Debug)]
pub struct Said {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Home {
    pub fn new() -> Self {
        let temporary = tempfile::tempdir().unwrap();
        Home { path: temporary.path().to_owned(), temporary: Some(temporary), log: None }
    }

    /// In a directory that is there and stays.
    pub fn at(path: &Path) -> Self {
        Home { path: path.to_owned(), temporary: None, log: None }
    }

    /// Leaves it on the disk.
    pub fn keep(self) -> PathBuf {
        if let Some(mut temporary) = self.temporary {
            temporary.disable_cleanup(true);
        }
        self.path
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn data(&self) -> PathBuf {
        self.path().join(".local/share/memod")
    }

    /// The program with `arguments`, to be changed before it is started.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_memod"));
        command
            .args(arguments)
            .env_clear()
            .env("HOME", self.path())
            .env("TMPDIR", self.path())
            .env("TZ", "UTC")
            .current_dir(self.path())
            .stdin(Stdio::null());
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Said {
        finish(self.command(arguments))
    }

    /// Runs with `input` on standard input.
    pub fn feed(&self, arguments: &[&str], input: &[u8]) -> Said {
        let mut command = self.command(arguments);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = input.to_vec();
        let feeder = std::thread::spawn(move || {
            let _ = stdin.write_all(&input);
        });
        let output = child.wait_with_output().unwrap();
        feeder.join().unwrap();
        said(&output)
    }

    /// Runs a command that must succeed and reads its one JSON document.
    pub fn json(&self, arguments: &[&str]) -> Value {
        let said = self.run(arguments);
        assert_eq!(said.code, 0, "{arguments:?} should succeed: {said:?}");
        assert_eq!(said.out.lines().count(), 1, "one document on one line: {said:?}");
        serde_json::from_str(&said.out).unwrap()
    }

    /// Servers write their log to `server.log` from now on.
    pub fn log_servers(&mut self) {
        self.log = Some(self.path.join("server.log"));
    }

    /// Starts a server on a free port and waits for its line.
    pub fn serve(&self) -> Server {
        Server::start(self.serving())
    }

    /// What `serve` starts.
    pub fn serving(&self) -> Command {
        let mut command = self.command(&["serve", "--listen", "127.0.0.1:0"]);
        if let Some(log) = &self.log {
            let log = std::fs::OpenOptions::new().create(true).append(true).open(log).unwrap();
            command.stderr(log);
        }
        command
    }
}

pub fn finish(mut command: Command) -> Said {
    said(&command.output().unwrap())
}

fn said(output: &std::process::Output) -> Said {
    Said {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout.clone()).unwrap(),
        err: String::from_utf8(output.stderr.clone()).unwrap(),
    }
}

/// A process that serves; killed when dropped.
pub struct Server {
    child: Child,
    /// Its first line on standard output.
    pub line: String,
    out: BufReader<std::process::ChildStdout>,
}

impl Server {
    pub fn start(command: Command) -> Self {
        Server::try_start(command)
            .unwrap_or_else(|code| panic!("the server should say where it listens, and ended with {code:?}"))
    }

    /// The same where it may end before it listens: its exit code then.
    pub fn try_start(mut command: Command) -> Result<Self, Option<i32>> {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        if line.is_empty() {
            return Err(child.wait().unwrap().code());
        }
        Ok(Server { child, line, out })
    }

    /// Waits for an end that nobody asked for, and answers its exit code; `None` if it does not come.
    pub fn ends_within(&mut self, limit: std::time::Duration) -> Option<Option<i32>> {
        let began = std::time::Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return Some(status.code());
            }
            if began.elapsed() > limit {
                return None;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }

    /// Where it listens.
    pub fn address(&self) -> std::net::SocketAddr {
        let address = self.line.trim().strip_prefix("memod listening on http://");
        address.and_then(|address| address.parse().ok()).expect("the documented line")
    }

    pub fn id(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_child(&self.child)
    }

    /// Sends it `signal`.
    pub fn kill(&self, signal: rustix::process::Signal) {
        rustix::process::kill_process(self.id(), signal).unwrap();
    }

    /// Stops it by `signal` and answers its exit code and what else it printed.
    pub fn stop(mut self, signal: rustix::process::Signal) -> (Option<i32>, String) {
        rustix::process::kill_process(self.id(), signal).unwrap();
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (self.child.wait().unwrap().code(), rest)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
