//! Another program fills the disk, to 20 levels on three file systems.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use super::pressure::Heard;
use super::{Bench, Row, home_in, look};
use crate::mount::{Mounted, make};
use crate::promises::{self, Captured, House, Look, Promises};
use crate::wire::Wire;

/// What is left free, in KiB: around the reserve, its parts, and down to nothing.
const LEVELS: [u64; 20] = [
    40_000, 33_000, 30_000, 26_000, 20_000, 17_500, 16_500, 16_000, 15_000, 12_000, 9_000, 6_000, 4_000,
    2_000, 1_500, 1_000, 500, 100, 8, 0,
];
/// Below this nothing is taken: one sixteenth of the reserve.
const NOTHING_IS_TAKEN: u64 = 1_000;
/// The contract's minute.
const SOON: Duration = Duration::from_secs(60);
const MEGABYTES: u64 = 128;

pub(super) fn run(bench: &mut Bench) {
    // tmpfs knows fallocate and no disk, ext2 a disk and no fallocate.
    for kind in ["ext4", "ext2", "tmpfs"] {
        let at = bench.work.join(kind);
        let image = bench.work.join("image");
        let _mounted = if kind == "tmpfs" {
            Mounted::new(kind, Path::new("none"), &at, &format!("size={MEGABYTES}m"))
        } else {
            make(kind, &image, MEGABYTES);
            Mounted::new(kind, &image, &at, "loop")
        };
        one_file_system(bench, kind, &at);
    }
}

fn one_file_system(bench: &mut Bench, kind: &str, at: &Path) {
    let home = home_in(at);
    let house = House::furnish(&home, Promises::by(|| 0));
    house.import("older", 500, 3000, promises::EVEN);
    let heard = Heard::default();
    let mut slowest = Duration::ZERO;
    let mut server = home.serve();
    for (round, level) in LEVELS.into_iter().enumerate() {
        let filler = Filler { path: at.join("filler") };
        match round % 3 {
            // While captures run.
            0 => heard.during(&house, server.address(), round as u64, || {
                filler.fill(level);
                std::thread::sleep(bench.chance.millis(300, 700));
            }),
            // While nobody asks for anything.
            1 => filler.fill(level),
            // While it is stopped: it starts on the full disk.
            _ => {
                assert_eq!(server.stop(Signal::TERM).0, Some(0), "it stops when it is told to");
                filler.fill(level);
                server = home.serve();
            }
        }
        let address = server.address();
        while_full(&heard, &house, address, round as u64, level);
        drop(filler);
        let began = Instant::now();
        let mut wire = Wire::to(address);
        while !matches!(heard.one(&house, &mut wire, round as u64, 91), Captured::Kept(_)) {
            assert!(began.elapsed() < SOON, "{kind}, {level} KiB free: a minute after there is room again");
            std::thread::sleep(Duration::from_millis(50));
        }
        slowest = slowest.max(began.elapsed());
        println!("{kind}, {level} KiB free: takes memos again after {} ms", began.elapsed().as_millis());
        let open = house.promises.open_captures();
        let found = Look { house: &house, home: &home, address, when: u64::MAX..=u64::MAX }.judge();
        house.promises.settle(&found);
        house.repeat_what_was_open(address, &open);
    }
    assert_eq!(server.stop(Signal::TERM).0, Some(0), "it stops when it is told to");
    look(&house);
    bench.rows.push(Row {
        fault: format!("no room, {kind}"),
        times: LEVELS.len(),
        acknowledged: heard.kept.load(Ordering::SeqCst),
        refused: heard.refused.load(Ordering::SeqCst),
        outcome: format!("served reads; took memos again within {} ms", slowest.as_millis()),
    });
}

/// Reads go on, and captures are taken or refused as the contract says.
fn while_full(heard: &Heard, house: &House<'_>, address: SocketAddr, round: u64, level: u64) {
    let mut wire = Wire::to(address);
    let key = [("X-API-KEY", house.key.as_str())];
    for _ in 0..5 {
        for (path, body) in
            [("/automation/test-auth", ""), ("/automation/list", r#"{"integrationId":"Even"}"#)]
        {
            let answer = wire.ask("POST", path, &key, body.as_bytes());
            assert_eq!(answer.status, 200, "reads go on with {level} KiB free: {answer:?}");
        }
        assert_eq!(wire.ask("GET", "/healthz", &[], b"").status, 200, "the process lives");
        let taken = matches!(heard.one(house, &mut wire, round, 90), Captured::Kept(_));
        assert!(!(taken && level < NOTHING_IS_TAKEN), "a memo was taken with {level} KiB free");
        if level < NOTHING_IS_TAKEN {
            assert_eq!(
                wire.ask("GET", "/readyz", &[], b"").status,
                503,
                "it is not ready with {level} KiB free"
            );
        }
    }
}

/// A file that takes all room but some; removed when dropped.
struct Filler {
    path: PathBuf,
}

impl Filler {
    fn fill(&self, leave_kib: u64) {
        let mut file = File::create(&self.path).unwrap();
        let mut piece = vec![0x5a; 256 * 1024];
        loop {
            let disk = rustix::fs::statvfs(&self.path).unwrap();
            let over = (disk.f_bavail * disk.f_frsize).saturating_sub(leave_kib * 1024) as usize;
            if over < 4096 && leave_kib > 0 {
                break;
            }
            let length = over.clamp(4096, piece.len());
            match file.write(&piece[..length]) {
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::StorageFull && length > 4096 => piece.truncate(4096),
                Err(error) if error.kind() == ErrorKind::StorageFull => break,
                Err(error) => panic!("the filler does not fill: {error}"),
            }
        }
        // Without room for its own metadata this may fail too.
        let _ = file.sync_all();
    }
}

impl Drop for Filler {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
        rustix::fs::sync();
    }
}
