//! The server with system calls that fail or lie, without a switch in the program for it.

use std::fs::OpenOptions;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::mount::program_path;

/// `command` under strace, which does to its system calls what `inject` says (strace(1), "Tampering") and writes those
/// it looked at to `log`, and what the program says beside it. The process that is started is the program itself, so it
/// can be sent signals.
pub(crate) fn tampered(command: &Command, inject: &str, log: &Path) -> Command {
    let calls = inject.split_once(':').map_or(inject, |(calls, _)| calls);
    let mut strace = Command::new(program_path("strace").unwrap());
    strace
        .args([
            "--daemonize",
            "--follow-forks",
            "--seccomp-bpf",
            "--quiet=all",
            "--absolute-timestamps=unix,us",
        ])
        .arg(format!("--trace={calls}"))
        .arg(format!("--inject={inject}"))
        .arg("--output")
        .arg(log)
        .arg(command.get_program())
        .args(command.get_args())
        .env_clear()
        .stdin(Stdio::null());
    let said = OpenOptions::new().create(true).append(true).open(log.with_extension("stderr")).unwrap();
    strace.stderr(said);
    if let Some(directory) = command.get_current_dir() {
        strace.current_dir(directory);
    }
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            strace.env(name, value);
        }
    }
    strace
}

/// How many calls were tampered with.
pub(crate) fn injected(log: &Path) -> usize {
    std::fs::read_to_string(log)
        .unwrap_or_default()
        .lines()
        .filter(|line| line.contains("(INJECTED)"))
        .count()
}
