//! Each system call that writes or syncs fails in turn, once, by strace: the next of its kind would succeed, and lie.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rustix::process::Signal;

use super::pressure::Heard;
use super::{Bench, Row, home_in, look};
use crate::program::{Server, finish};
use crate::promises::{self, House, Promises};
use crate::strace::{injected, tampered};

/// The calls by which sled and memod write, and whether a failure of theirs may be lived with. `fdatasync` is memod's own,
/// before each acknowledgement. sled's flusher calls `fsync` twice a second and takes no notice of its failure; nothing
/// rests on it, since the kernel tells of a page that it could not write through *every* descriptor of the file, and
/// memod's own was open before (`lost.rs` has the real thing).
const CALLS: [(&str, bool); 6] = [
    ("fdatasync", false),
    ("fsync", true),
    ("pwrite64", true),
    ("sync_file_range", true),
    ("fallocate", true),
    ("ftruncate", true),
];
/// There is no end of these while memos come in.
const OF_EVERY_BATCH: [&str; 4] = ["fdatasync", "pwrite64", "sync_file_range", "fallocate"];
/// The first ones are those of the start; then a few at random.
const IN_TURN: usize = 12;
const AT_RANDOM: usize = 3;
/// A process that has failed ends by itself; sled's own hangs are given up after a minute.
const ENDS_WITHIN: Duration = Duration::from_secs(80);

pub(super) fn run(bench: &mut Bench) {
    for (call, may_live) in CALLS {
        serve(bench, call, may_live);
    }
    commands(bench);
}

#[derive(Default)]
struct Ends {
    refused_to_start: usize,
    ended: usize,
    lived: usize,
}

fn serve(bench: &mut Bench, call: &str, may_live: bool) {
    let directory = bench.work.join(call);
    let home = home_in(&directory);
    let house = House::furnish(&home, Promises::by(|| 0));
    let heard = Heard::until_the_first_refusal();
    let (mut ends, mut hits) = (Ends::default(), 0);
    for round in 0..IN_TURN + AT_RANDOM {
        let when = if round < IN_TURN { round + 1 } else { 20 + bench.chance.below(400) };
        let log = directory.join(format!("{call}-{when}.strace"));
        let inject = format!("{call}:error=EIO:when={when}");
        match Server::try_start(tampered(&home.serving(), &inject, &log)) {
            Err(code) => {
                assert_eq!(code, Some(1), "{inject}: a start that fails says so");
                ends.refused_to_start += 1;
            }
            Ok(server) => {
                let pause = bench.chance.millis(250, 500);
                let address = server.address();
                house.use_key(address);
                heard.during(&house, address, round as u64, || wait_for(&log, pause));
                hear_the_end(server, &log, &inject, may_live, &mut ends);
            }
        }
        require_no_panic(&log);
        let hit = injected(&log) > 0;
        hits += usize::from(hit);
        look(&house);
        if !hit && !OF_EVERY_BATCH.contains(&call) {
            // There are no more of them in so short a run.
            break;
        }
    }
    println!("{call}: {hits} failed");
    let Ends { refused_to_start, ended, lived, .. } = ends;
    bench.rows.push(Row {
        fault: format!("EIO from {call}"),
        times: hits,
        acknowledged: heard.kept.load(Ordering::SeqCst),
        refused: heard.refused.load(Ordering::SeqCst),
        outcome: format!("{refused_to_start} starts refused, {ended} ended with an error, {lived} went on"),
    });
}

/// Until the call has failed and everybody had time to hear of it, or for `pause` without a failure.
fn wait_for(log: &Path, pause: Duration) {
    let mut waited = Duration::ZERO;
    const STEP: Duration = Duration::from_millis(50);
    while waited < pause && injected(log) == 0 {
        std::thread::sleep(STEP);
        waited += STEP;
    }
    std::thread::sleep(STEP);
}

fn hear_the_end(mut server: Server, log: &Path, inject: &str, may_live: bool, ends: &mut Ends) {
    if injected(log) == 0 {
        let (code, _) = server.stop(Signal::TERM);
        // A stop writes too.
        let expected = if injected(log) == 0 { 0 } else { 1 };
        assert!(code.is_some_and(|code| code <= expected), "{inject}: it stopped with {code:?}");
        return;
    }
    let limit = if may_live { Duration::from_millis(500) } else { ENDS_WITHIN };
    match server.ends_within(limit) {
        Some(code) => {
            assert!(code.is_some_and(|code| code != 0), "{inject}: it ended with {code:?}");
            ends.ended += 1;
        }
        None => {
            assert!(may_live, "{inject}: a process whose sync failed is still there");
            server.kill(Signal::TERM);
            let code = server.ends_within(ENDS_WITHIN).expect("it stops when it is told to");
            assert!(code.is_some_and(|code| code <= 1), "{inject}: it ended with {code:?}");
            ends.lived += 1;
        }
    }
}

/// What memod says of an error is a sentence.
fn require_no_panic(log: &Path) {
    let said = std::fs::read_to_string(log.with_extension("stderr")).unwrap_or_default();
    assert!(!said.contains("panicked"), "memod panicked: {said}");
}

/// Commands that open the store themselves: none ends in a panic or leaves a store that is not whole, and a change of which
/// the `fdatasync` failed is no exit 0. Of a failed `fsync` this cannot be said here: sled calls it too, where nothing rests
/// on it.
fn commands(bench: &mut Bench) {
    let directory = bench.work.join("commands");
    let home = home_in(&directory);
    let house = House::furnish(&home, Promises::by(|| 0));
    house.import("older", 300, 3000, promises::EVEN);
    let backup = directory.join("backup");
    let again = directory.join("again");
    let [backup, again] = [&backup, &again].map(|path| path.to_str().unwrap());
    home.json(&["backup", backup, "--json"]);
    let commands: [&[&str]; 5] = [
        &["user", "add", "ben"],
        &["memo", "list", "--user", "anna"],
        &["backup", again],
        &["compact"],
        &["restore", backup, "--replace"],
    ];
    let (mut times, mut refused, mut unharmed) = (0, 0, 0);
    for (call, command) in
        ["fdatasync", "fsync"].iter().flat_map(|call| commands.map(|command| (*call, command)))
    {
        for when in 1..100 {
            let log = directory.join(format!("{}-{call}-{when}.strace", command[0]));
            let inject = format!("{call}:error=EIO:when={when}");
            let mut tampered = tampered(&home.command(command), &inject, &log);
            let said = finish({
                tampered.stderr(std::process::Stdio::piped());
                tampered
            });
            let hit = injected(&log) > 0;
            assert!(!said.err.contains("panicked"), "{command:?}, {inject}: {said:?}");
            if hit && said.code == 0 && command[0] == "user" && call == "fdatasync" {
                panic!("{command:?} with {inject} was acknowledged: {said:?}");
            }
            assert!([0, 1].contains(&said.code), "{command:?}, {inject}: {said:?}");
            let _ = std::fs::remove_dir_all(again);
            let checked = home.json(&["check", "--json"]);
            assert_eq!(checked["whole"], true, "{command:?}, {inject}: {checked}");
            assert_eq!(checked["memos"], 300, "{command:?}, {inject}: {checked}");
            if !hit {
                break;
            }
            times += 1;
            refused += usize::from(said.code == 1);
            unharmed += usize::from(said.code == 0);
            if command[0] == "user" {
                let _ = home.run(&["user", "remove", "ben", "--yes"]);
            }
        }
    }
    look(&house);
    bench.rows.push(Row {
        fault: "EIO from each sync of a command".to_owned(),
        times,
        acknowledged: 0,
        refused,
        outcome: format!("{refused} ended with exit code 1, {unharmed} with 0; the store was whole"),
    });
}
