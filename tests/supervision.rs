//! What a service manager sees and hands over: systemd's protocols sd_notify(3) and sd_listen_fds(3), for real.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says where

mod program;

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixDatagram;
use std::process::{Command, Stdio};
use std::time::Duration;

use program::{Home, Server, finish};
use rustix::process::Signal;

/// The ear of a service manager.
struct Manager(UnixDatagram);

impl Manager {
    fn over(home: &Home, command: &mut Command) -> Self {
        let path = home.path().join("notify");
        let ear = UnixDatagram::bind(&path).unwrap();
        ear.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        command.env("NOTIFY_SOCKET", path);
        Manager(ear)
    }

    /// The next thing that the program says.
    fn hear(&self) -> String {
        let mut message = [0; 4096];
        let length = self.0.recv(&mut message).unwrap();
        String::from_utf8(message[..length].to_vec()).unwrap()
    }

    /// Everything up to the first message with `line` in it.
    fn hear_until(&self, line: &str) -> Vec<String> {
        let mut heard = Vec::new();
        while !heard.last().is_some_and(|message: &String| message.lines().any(|said| said == line)) {
            heard.push(self.hear());
        }
        heard
    }
}

fn asks_for_health(address: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: memod\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn serve(home: &Home) -> Command {
    home.command(&["serve", "--listen", "127.0.0.1:0"])
}

#[test]
fn the_manager_hears_that_memod_is_ready_and_that_it_stops() {
    let home = Home::new();
    let mut command = serve(&home);
    let manager = Manager::over(&home, &mut command);
    let server = Server::start(command);
    manager.hear_until("READY=1");
    let status = manager.hear();
    assert_eq!(status.trim_end(), "STATUS=takes memos");
    let (code, _) = server.stop(Signal::TERM);
    assert_eq!(code, Some(0));
    let last = manager.hear_until("STOPPING=1");
    assert_eq!(last.len(), 1, "without a watchdog there is nothing to say in between: {last:?}");
}

#[test]
fn a_watchdog_hears_of_memod_again_and_again_even_when_clients_hold_every_connection() {
    let home = Home::new();
    let mut command = home.command(&["serve", "--listen", "127.0.0.1:0", "--connections", "1"]);
    command.env("WATCHDOG_USEC", "300000");
    let manager = Manager::over(&home, &mut command);
    let server = Server::start(command);
    let address = server.line.trim_end().rsplit('/').next().unwrap().to_owned();
    let _the_only_place = TcpStream::connect(address).unwrap();
    manager.hear_until("READY=1");
    for _ in 0..3 {
        manager.hear_until("WATCHDOG=1");
    }
}

#[test]
fn the_watchdog_of_another_process_is_not_answered() {
    let home = Home::new();
    let mut command = serve(&home);
    command.env("WATCHDOG_USEC", "300000").env("WATCHDOG_PID", "1");
    let manager = Manager::over(&home, &mut command);
    let server = Server::start(command);
    manager.hear_until("READY=1");
    server.stop(Signal::TERM);
    let rest = manager.hear_until("STOPPING=1").concat();
    assert!(!rest.contains("WATCHDOG"), "{rest}");
}

/// The manager waits; whoever reads memos does not.
#[test]
fn without_room_for_a_memo_memod_serves_but_does_not_call_itself_ready() {
    let home = Home::new();
    let mut command = home.command(&["serve", "--listen", "127.0.0.1:0", "--reserve", "1024GiB"]);
    command.env("WATCHDOG_USEC", "300000");
    let manager = Manager::over(&home, &mut command);
    let server = Server::start(command);
    let heard = manager.hear_until("WATCHDOG=1").concat();
    assert!(heard.contains("STATUS=takes no memos: the disk is full"), "{heard}");
    assert!(!heard.contains("READY=1"), "{heard}");
    let address = server.line.trim_end().rsplit('/').next().unwrap();
    assert!(asks_for_health(address).starts_with("HTTP/1.1 200 "), "reads go on");
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
    let rest = manager.hear_until("STOPPING=1").concat();
    assert!(!rest.contains("READY=1"), "{rest}");
}

/// `program` with `socket` as its file 3, announced to that very process as systemd does.
fn handed(program: &Command, socket: OwnedFd, count: u32) -> Command {
    let mut shell = Command::new("sh");
    let script = format!("LISTEN_PID=$$ LISTEN_FDS={count} exec \"$@\" 3<&0 0</dev/null");
    shell.args(["-c", &script, "sh"]).arg(program.get_program()).args(program.get_args());
    shell.env_clear().envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    shell.stdin(Stdio::from(socket));
    shell
}

#[test]
fn a_socket_that_the_manager_holds_is_served_instead_of_one_of_memods_own() {
    let home = Home::new();
    let held = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = held.local_addr().unwrap().to_string();
    // To bind this one would fail: it is the manager's.
    let command = home.command(&["serve", "--listen", &address]);
    let mut early = TcpStream::connect(&address).unwrap();
    early.write_all(b"GET /healthz HTTP/1.1\r\nHost: memod\r\nConnection: close\r\n\r\n").unwrap();

    let server = Server::start(handed(&command, held.try_clone().unwrap().into(), 1));
    assert_eq!(server.line.trim_end(), format!("memod listening on http://{address}"));
    let mut answer = String::new();
    early.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "a connection from before the start is served: {answer}");
    assert_eq!(server.stop(Signal::TERM).0, Some(0));

    let _waits = TcpStream::connect(&address).expect("the manager keeps the socket while memod is stopped");
    let server = Server::start(handed(&command, held.try_clone().unwrap().into(), 1));
    assert!(asks_for_health(&address).starts_with("HTTP/1.1 200 "), "and memod takes it up again");
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
}

#[test]
fn what_cannot_be_served_is_refused_with_a_sentence() {
    let home = Home::new();
    let socket = || OwnedFd::from(UnixDatagram::unbound().unwrap());
    for (count, says) in [(1, "must be a TCP port"), (2, "leave one ListenStream=")] {
        let said = finish(handed(&serve(&home), socket(), count));
        assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
        assert!(said.err.contains(says), "{said:?}");
    }
}
