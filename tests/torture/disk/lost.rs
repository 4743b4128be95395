//! A file system that turns read-only under load, and a drive that takes no more writes.

use std::sync::atomic::Ordering;
use std::time::Duration;

use rustix::process::Signal;

use super::pressure::Heard;
use super::{Bench, Row, home_in, look};
use crate::drive::{Drive, Fate};
use crate::mount::{Mounted, make, program_path};
use crate::promises::{House, Look, Promises};

const TIMES: u64 = 10;
/// Stores whose journal is aborted so often: of some 130 aborts one lost what `fdatasync` had called synced, before memod
/// asked once more.
const ABORTED: usize = 4;
const MEGABYTES: u64 = 512;
const ENDS_WITHIN: Duration = Duration::from_secs(80);

pub(super) fn run(bench: &mut Bench) {
    turn_read_only(bench);
    lose_the_drive(bench);
}

/// As ext4 does itself when it finds an error (`errors=remount-ro`): the journal is aborted.
fn turn_read_only(bench: &mut Bench) {
    let (mut kept, mut refused) = (0, 0);
    for _ in 0..ABORTED {
        let heard = abort_the_journal(bench);
        kept += heard.kept.load(Ordering::SeqCst);
        refused += heard.refused.load(Ordering::SeqCst);
    }
    bench.rows.push(Row {
        fault: "read-only under load (ext4)".to_owned(),
        times: ABORTED * TIMES as usize,
        acknowledged: kept,
        refused,
        outcome: "ended with an error; a start is refused with a sentence".to_owned(),
    });
}

fn abort_the_journal(bench: &mut Bench) -> Heard {
    let (image, at) = (bench.work.join("image"), bench.work.join("read-only"));
    make("ext4", &image, MEGABYTES);
    let mut mounted = Some(Mounted::new("ext4", &image, &at, "loop"));
    let home = home_in(&at);
    let house = House::furnish(&home, Promises::by(|| 0));
    let heard = Heard::until_the_first_refusal();
    for round in 0..TIMES {
        let mut server = home.serve();
        let pause = bench.chance.millis(50, 500);
        house.use_key(server.address());
        heard.during(&house, server.address(), round, || {
            std::thread::sleep(pause);
            mounted.as_ref().expect("it is mounted").remount("abort");
            let code = server.ends_within(ENDS_WITHIN).expect("a process whose disk is gone ends");
            assert_eq!(code, Some(1), "and says that it failed");
        });
        // On a disk that is read-only no start succeeds, and the refusal is a sentence.
        let said = home.run(&["serve", "--listen", "127.0.0.1:0"]);
        assert_eq!(said.code, 1, "{said:?}");
        assert!(said.err.contains("read-only") || said.err.contains("Read-only"), "{said:?}");
        assert!(!said.err.contains("panicked"), "{said:?}");
        drop(server);
        drop(mounted.take());
        let repaired = std::process::Command::new(program_path("e2fsck").unwrap())
            .args(["-p", "-f", image.to_str().unwrap()])
            .output()
            .unwrap();
        assert!(repaired.status.code().is_some_and(|code| code <= 1), "{repaired:?}");
        mounted = Some(Mounted::new("ext4", &image, &at, "loop"));
        look(&house);
    }
    heard
}

/// From one moment on every write and every flush fails.
fn lose_the_drive(bench: &mut Bench) {
    let blank = bench.work.join("blank");
    make("ext4", &blank, MEGABYTES);
    let blank = std::fs::read(&blank).unwrap();
    let (mut kept, mut refused) = (0, 0);
    for round in 0..TIMES {
        let drive = Drive::attach(blank.clone(), &bench.work.join("drive"));
        let mounted = Mounted::new("ext4", &drive.file(), &bench.work.join("disk"), "loop");
        let home = home_in(&bench.work.join("disk"));
        let house = House::furnish(&home, Promises::by(drive.clock()));
        let heard = Heard::until_the_first_refusal();
        let mut server = home.serve();
        let pause = bench.chance.millis(50, 500);
        house.use_key(server.address());
        heard.during(&house, server.address(), round, || {
            std::thread::sleep(pause);
            drive.fail();
            let code = server.ends_within(ENDS_WITHIN).expect("a process whose drive is gone ends");
            assert_eq!(code, Some(1), "and says that its drive failed");
        });
        drop(server);
        drop(mounted);
        kept += heard.kept.load(Ordering::SeqCst);
        refused += heard.refused.load(Ordering::SeqCst);

        let (image, now) = (bench.work.join("image"), house.promises.now());
        let fate = *bench.chance.one(&Fate::ALL);
        drive.cut(now, fate, &mut bench.chance, &image);
        let _mounted = Mounted::new("ext4", &image, &bench.work.join("cut"), "loop");
        let copy = home_in(&bench.work.join("cut"));
        let checked = copy.json(&["check", "--json"]);
        assert_eq!(checked["whole"], true, "{checked}");
        let server = copy.serve();
        Look { house: &house, home: &copy, address: server.address(), when: now..=now }.judge();
        assert_eq!(server.stop(Signal::TERM).0, Some(0), "it stops when it is told to");
    }
    bench.rows.push(Row {
        fault: "a drive that takes no more writes".to_owned(),
        times: TIMES as usize,
        acknowledged: kept,
        refused,
        outcome: "ended with an error".to_owned(),
    });
}
