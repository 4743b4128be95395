//! Servers in processes of their own, so that their processor time and memory can be told from the client's.

#![allow(dead_code)] // each bench takes what it needs

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

/// A running server; stopped when dropped.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// From the start of the process to its ready line.
    pub(crate) ready_after: Duration,
    /// When the ready line came.
    pub(crate) started: Instant,
    child: Child,
    _stdout: BufReader<ChildStdout>,
}

impl Server {
    /// The program itself over the data directory `data`.
    pub(crate) fn memod(data: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_memod"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).env("MEMOD_LOG", "warn");
        Server::start(command)
    }

    /// The same with its log in a file: a line for each refused key is part of what a bad key costs.
    pub(crate) fn memod_logging_to(log: &Path, data: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_memod"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).env("MEMOD_LOG", "warn");
        command.stderr(fs::File::create(log).unwrap());
        Server::start(command)
    }

    /// Runs `command`, whose first line ends with `http://ADDRESS`.
    pub(crate) fn start(mut command: Command) -> Self {
        let begin = Instant::now();
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let ready_after = begin.elapsed();
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        Server { address: address.unwrap(), ready_after, started: Instant::now(), child, _stdout: stdout }
    }

    /// Processor time used so far, in all threads.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        cpu_seconds(&self.child.id().to_string())
    }

    /// Memory in use now, in MB of 1,000,000 bytes.
    pub(crate) fn resident_mb(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        let kib: f64 = line.trim().trim_end_matches(" kB").parse().unwrap();
        kib * 1024.0 / 1e6
    }
}

/// Processor time of the client used so far.
pub(crate) fn cpu_seconds_of_this_process() -> f64 {
    cpu_seconds("self")
}

fn cpu_seconds(process: &str) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    // After the name, which may hold blanks: the 12th and 13th field, in ticks of 10 ms.
    let (_, fields) = stat.rsplit_once(") ").unwrap();
    let ticks = |at| fields.split(' ').nth(at).and_then(|field| field.parse::<f64>().ok()).unwrap();
    (ticks(11) + ticks(12)) / 100.0
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(pid) = Pid::from_raw(self.child.id() as i32) {
            let _ = kill_process(pid, Signal::TERM);
        }
        let _ = self.child.wait();
    }
}
