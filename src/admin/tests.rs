use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::door::Door;
use super::frame::Frame;
use super::{DoorError, Listener, place};
use crate::app::{App, Command, Settings};
use crate::outside::Outside;

const SETTINGS: Settings = Settings {
    cache_bytes: 16 << 20,
    reserve_bytes: 1 << 20,
    patience: Duration::from_secs(60),
    batch_jobs: 1024,
};

/// A socket in `data`, served while `test` runs on another thread.
fn serving(data: &Path, test: impl FnOnce() + Send + 'static) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let app = App::open(&data.join("of the server"), &SETTINGS, Outside::real()).unwrap();
    runtime.block_on(async {
        let listener = Listener::bind(data).unwrap();
        let (done, stop) = tokio::sync::oneshot::channel::<()>();
        let tested = std::thread::spawn(move || {
            test();
            drop(done);
        });
        let stop = async move {
            let _ = stop.await;
        };
        listener.serve(app, stop, Duration::from_secs(2)).await;
        tested.join().unwrap();
    });
}

fn deep_directory() -> (tempfile::TempDir, PathBuf) {
    let root = tempfile::tempdir().unwrap();
    let deep = root.path().join("d".repeat(90)).join("e".repeat(90));
    std::fs::create_dir_all(&deep).unwrap();
    (root, deep)
}

fn door(data: &Path) -> Door {
    Door::open_within(data, &SETTINGS, &Outside::real(), Duration::from_millis(300)).unwrap()
}

#[test]
fn the_socket_is_for_its_owner_alone_and_goes_away_with_the_server() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().to_owned();
    serving(directory.path(), move || {
        let mode = std::fs::metadata(data.join("memod.sock")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    });
    assert!(!directory.path().join("memod.sock").exists(), "a stopped server leaves no socket");
}

#[test]
fn a_path_longer_than_a_socket_address_works() {
    let (_root, deep) = deep_directory();
    let data = deep.clone();
    serving(&deep, move || {
        assert!(matches!(door(&data), Door::Server(_)), "the door should find the server");
    });
}

#[test]
fn a_socket_that_a_killed_server_left_is_replaced_and_not_waited_for() {
    let directory = tempfile::tempdir().unwrap();
    drop(place::bind(directory.path(), place::SOCKET).unwrap());
    assert!(matches!(door(directory.path()), Door::Store(_)), "nobody is behind the socket");
    let data = directory.path().to_owned();
    serving(directory.path(), move || {
        assert!(matches!(door(&data), Door::Server(_)));
    });
}

#[test]
fn a_client_that_says_nothing_does_not_delay_the_stop() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().to_owned();
    let start = Instant::now();
    serving(directory.path(), move || {
        let mut silent = place::connect(&data, place::SOCKET).unwrap();
        assert_eq!(Frame::read(&mut silent).unwrap(), Frame::Hello);
        std::mem::forget(silent);
    });
    assert!(start.elapsed() < Duration::from_secs(2), "a silent client was waited for");
}

/// A command that was let in just before the stop was dropped unheard, and could not say whether its memo was kept.
#[test]
fn a_client_that_was_let_in_before_the_stop_is_heard() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().to_owned();
    let (say, said) = std::sync::mpsc::channel();
    serving(directory.path(), move || {
        let mut stream = place::connect(&data, place::SOCKET).unwrap();
        assert_eq!(Frame::read(&mut stream).unwrap(), Frame::Hello);
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(100));
            let _ = say.send(Door::Server(stream).run(Command::UserList).is_ok());
        });
    });
    assert!(said.recv().unwrap(), "the request came after the stop and was answered");
}

#[test]
fn a_request_that_is_none_gets_an_error_and_the_next_one_is_served() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().to_owned();
    serving(directory.path(), move || {
        let mut stream = place::connect(&data, place::SOCKET).unwrap();
        assert_eq!(Frame::read(&mut stream).unwrap(), Frame::Hello);
        Frame::Request(b"{\"dance\":1}".to_vec()).write(&mut stream).unwrap();
        assert!(matches!(Frame::read(&mut stream).unwrap(), Frame::Error(text) if text.contains("version")));
        let mut noise = place::connect(&data, place::SOCKET).unwrap();
        noise.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
        let mut rest = Vec::new();
        let _ = noise.read_to_end(&mut rest);
        assert!(matches!(door(&data), Door::Server(_)));
    });
}

#[test]
fn an_answer_lost_half_way_says_what_is_not_known() {
    for (command, words) in [
        (Command::UserList, "try again"),
        (Command::UserRemove { name: "anna".parse().unwrap() }, "whether the change was kept is not known"),
    ] {
        let (here, mut there) = UnixStream::pair().unwrap();
        let server = std::thread::spawn(move || {
            let _ = Frame::read(&mut there);
            Frame::Data(b"{\"ans".to_vec()).write(&mut there).unwrap();
        });
        let error = Door::Server(here).run(command).unwrap_err();
        server.join().unwrap();
        assert!(error.to_string().contains(words), "{error}");
    }
}

#[test]
fn an_import_whose_server_goes_away_says_what_is_known_and_that_it_can_be_repeated() {
    let lost_after = |told: &'static [(u64, u64)]| {
        let (here, mut there) = UnixStream::pair().unwrap();
        let server = std::thread::spawn(move || {
            while !matches!(Frame::read(&mut there), Ok(Frame::End) | Err(_)) {}
            told.iter().for_each(|(done, of)| Frame::Progress(*done, *of).write(&mut there).unwrap());
        });
        let error = Door::Server(here).import(&mut b"line\n".as_slice(), &mut |_, _| ()).unwrap_err();
        server.join().unwrap();
        error.to_string()
    };
    let text = lost_after(&[(0, 9000), (500, 9000)]);
    assert!(text.contains("at least 500 of 9000 lines are kept") && text.contains("same file"), "{text}");
    for told in [&[][..], &[(0, 9000)]] {
        let text = lost_after(told);
        assert!(text.contains("whether lines are kept is not known: import the same file again"), "{text}");
    }
}

#[test]
fn an_import_that_is_refused_early_tells_the_servers_reason() {
    let (here, mut there) = UnixStream::pair().unwrap();
    let server = std::thread::spawn(move || {
        let _ = Frame::read(&mut there);
        Frame::Error("line 1 is bad".to_owned()).write(&mut there).unwrap();
    });
    let long = vec![b'x'; 8 << 20];
    let error = Door::Server(here).import(&mut long.as_slice(), &mut |_, _| ()).unwrap_err();
    server.join().unwrap();
    assert!(matches!(error, DoorError::Server(ref text) if text == "line 1 is bad"), "{error}");
}
