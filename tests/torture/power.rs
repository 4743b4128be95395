//! The power goes at a random moment: while memos come in, while a store is made, opened, backed up, restored, compacted
//! and routed anew. The drive remembers all that it was told (`drive.rs`), so one recording is cut at many moments, and
//! what was not flushed is lost, kept or half kept as drives do.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::attempt::{attempt, broken};
use crate::drive::{Drive, Fate};
use crate::mount::{self, Mounted};
use crate::program::Home;
use crate::promises::{Chance, Look, When};
use crate::scenes::{self, Recording, Scene};

/// Moments that one recording is cut at.
const CUTS_A_RECORDING: usize = 10;
const MEGABYTES: u64 = 128;

/// Cuts the power of the disk under a busy memod, again and again; needs root and FUSE
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// How often the power goes
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    cuts: u64,
    /// Repeats a run, as far as chance goes [default: another each time]
    #[arg(long)]
    seed: Option<u64>,
    /// Only cuts of this kind
    #[arg(long, value_enum)]
    only: Option<Scene>,
    /// Breaks memod first; the run succeeds if it notices
    #[arg(long, value_enum)]
    plant: Option<Plant>,
}

/// A bug to put in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Plant {
    /// `fdatasync` and `fsync` do nothing and say that they did
    NoFdatasync,
}

/// What a kind of cut came to.
#[derive(Default)]
struct Row {
    recordings: usize,
    cuts: usize,
    unflushed: usize,
    memos: usize,
}

/// Where a run keeps its drive and what it mounts.
pub(crate) struct Bench {
    pub(crate) work: PathBuf,
    pub(crate) plant: Option<Plant>,
    blank: Vec<u8>,
}

impl Bench {
    fn new(work: &Path, plant: Option<Plant>) -> Self {
        let image = work.join("blank");
        mount::make("ext4", &image, MEGABYTES);
        Bench { work: work.to_owned(), plant, blank: std::fs::read(&image).unwrap() }
    }

    /// A new drive, formatted, and its file system.
    pub(crate) fn drive(&self) -> (Drive, Mounted) {
        let drive = Drive::attach(self.blank.clone(), &self.work.join("drive"));
        let mounted = Mounted::new("ext4", &drive.file(), &self.work.join("disk"), "loop");
        (drive, mounted)
    }

    /// A home on the file system of that drive.
    pub(crate) fn home(&self) -> Home {
        let path = self.work.join("disk/home");
        std::fs::create_dir_all(&path).unwrap();
        Home::at(&path)
    }

    /// Looks at a drive as it was left: mounts it, which replays the journal.
    fn look(&self, image: &Path, recording: &Recording<'_>, at: u64, repeat: bool) -> usize {
        let _mounted = Mounted::new("ext4", image, &self.work.join("cut"), "loop");
        let path = self.work.join("cut/home");
        std::fs::create_dir_all(&path).unwrap();
        let mut home = Home::at(&path);
        home.log_servers();
        let seen = match at < recording.furnished {
            true => look_at_beginnings(recording, &home, at),
            false => look(recording, &home, at, repeat),
        };
        if at >= recording.furnished
            && let Some(backup) = &recording.backup
        {
            look_at_backup(recording, backup, &home, at);
        }
        seen
    }
}

fn look_at_beginnings(recording: &Recording<'_>, home: &Home, at: u64) -> usize {
    let server = home.serve();
    let address = server.address();
    Look { house: &recording.house, home, address, when: at..=at }.judge_beginnings();
    assert_eq!(server.stop(Signal::TERM).0, Some(0), "it stops when it is told to");
    let checked = home.json(&["check", "--json"]);
    assert_eq!(checked["whole"], true, "a store that was just begun is whole: {checked}");
    0
}

/// Every promise that was made before the cut. Some memos are sent again as well.
fn look(recording: &Recording<'_>, home: &Home, at: u64, repeat: bool) -> usize {
    let checked = home.json(&["check", "--json"]);
    assert_eq!(checked["whole"], true, "what a power cut takes is no damage: {checked}");
    let server = home.serve();
    let address = server.address();
    let when = recording.when(at, checked["memos"].as_u64().unwrap());
    let house = &recording.house;
    let found = Look { house, home, address, when }.judge();
    if repeat {
        house.repeat_after_a_cut(address, &found);
    }
    assert_eq!(server.stop(Signal::TERM).0, Some(0), "it stops when it is told to");
    found.memos.len()
}

/// Whole if it was acknowledged; else whole, or refused with a sentence, or not there.
fn look_at_backup(recording: &Recording<'_>, backup: &scenes::Backup, home: &Home, at: u64) {
    let path = home.path().join(scenes::BACKUP);
    let acknowledged = backup.acknowledged <= at;
    if !path.exists() {
        assert!(!acknowledged, "the backup was acknowledged and is not there");
        return;
    }
    let elsewhere = Home::at(&home.path().join("elsewhere"));
    std::fs::create_dir(elsewhere.path()).unwrap();
    let said = elsewhere.run(&["restore", path.to_str().unwrap()]);
    if said.code != 0 {
        assert!(!acknowledged, "the backup was acknowledged and is refused: {said:?}");
        assert!(said.code == 1 && said.err.lines().count() == 1, "a refusal is a sentence: {said:?}");
        return;
    }
    let server = elsewhere.serve();
    let when: When = backup.begun..=backup.acknowledged.min(at);
    Look { house: &recording.house, home: &elsewhere, address: server.address(), when }.judge();
    assert_eq!(server.stop(Signal::TERM).0, Some(0), "it stops when it is told to");
}

pub(crate) fn run(plan: &Plan) {
    mount::be_alone("power", &[("mkfs.ext4", "e2fsprogs"), ("strace", "strace")]);
    let seed = plan.seed.unwrap_or_else(Chance::seed);
    println!("seed {seed}");
    let mut work = tempfile::Builder::new().prefix("memod-power-").tempdir().unwrap();
    let bench = Bench::new(work.path(), plan.plant);
    let (mut chance, mut rows, mut done, began) =
        (Chance::from(seed), BTreeMap::<Scene, Row>::new(), 0, Instant::now());
    while done < plan.cuts {
        let planted = plan.plant.map(|_| Scene::Writing);
        let scene = plan.only.or(planted).unwrap_or_else(|| Scene::of(done as usize / CUTS_A_RECORDING));
        let row = rows.entry(scene).or_default();
        let cuts = ((plan.cuts - done) as usize).min(CUTS_A_RECORDING);
        match attempt(|| record_and_cut(&bench, scene, cuts, &mut chance, row)) {
            Ok(()) => done += cuts as u64,
            Err(what) if plan.plant.is_some() => {
                println!("\nThe bug that was put in was caught by cut {}: {what}", done as usize + row.cuts);
                return;
            }
            Err(what) => {
                work.disable_cleanup(true);
                broken(&format!("{} — {what}", scene.name()), seed, work.path());
            }
        }
        println!("{done} cuts, {} s: {}", began.elapsed().as_secs(), scene.name());
    }
    print(&rows);
    if plan.plant.is_some() {
        println!("\nThe bug that was put in was not caught.");
        std::process::exit(1);
    }
}

fn record_and_cut(bench: &Bench, scene: Scene, cuts: usize, chance: &mut Chance, row: &mut Row) {
    let (drive, mounted) = bench.drive();
    let home = bench.home();
    let recording = scene.record(bench, &home, &drive, chance);
    drop(mounted);
    row.recordings += 1;
    let image = bench.work.join("image");
    for _ in 0..cuts {
        let moments = recording.to - recording.from;
        let at = recording.from + chance.next() % (moments + 1);
        let fate = *chance.one(&Fate::ALL);
        row.unflushed += drive.cut(at, fate, chance, &image);
        let repeat = chance.is(3);
        let before = std::fs::read(&image).unwrap();
        let seen = attempt(|| bench.look(&image, &recording, at, repeat));
        row.cuts += 1;
        match seen {
            Ok(memos) => row.memos += memos,
            Err(what) => {
                // As the cut left it, not as the look at it did.
                std::fs::write(&image, before).unwrap();
                panic!(
                    "power cut {at} of {}..{}, unflushed writes {fate:?}: {what}",
                    recording.from, recording.to
                );
            }
        }
    }
}

fn print(rows: &BTreeMap<Scene, Row>) {
    println!("\n| cut during | recordings | cuts | unflushed writes | memos looked at | broken promises |");
    println!("|---|---:|---:|---:|---:|---:|");
    let mut all = Row::default();
    for (scene, row) in rows {
        println!(
            "| {} | {} | {} | {} | {} | 0 |",
            scene.name(),
            row.recordings,
            row.cuts,
            row.unflushed,
            row.memos
        );
        all.recordings += row.recordings;
        all.cuts += row.cuts;
        all.unflushed += row.unflushed;
        all.memos += row.memos;
    }
    println!("| all | {} | {} | {} | {} | 0 |", all.recordings, all.cuts, all.unflushed, all.memos);
}

/// For as long as a scene writes.
pub(crate) fn a_while(chance: &mut Chance) {
    std::thread::sleep(chance.millis(200, 900).max(Duration::from_millis(200)));
}
