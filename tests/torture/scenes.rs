//! What memod does while the power goes: each scene is played once on a drive that remembers, and cut afterwards.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rustix::process::Signal;

use crate::drive::Drive;
use crate::power::{Bench, Plant, a_while};
use crate::program::{Home, Server};
use crate::promises::{
    ANNA, ATTIC, Chance, EDITED, EVEN, House, INBOX, Over, Promises, When, administer, arrange, lock,
    manage_keys, write,
};
use crate::strace::tampered;

/// Name of the backup in the home.
pub(crate) const BACKUP: &str = "backup";
const WRITERS: usize = 8;
const PAUSE: Duration = Duration::from_millis(6);

/// What is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub(crate) enum Scene {
    Writing,
    FirstOpen,
    Start,
    Backup,
    Restore,
    Compaction,
    Reroute,
    Import,
    Removal,
}

impl Scene {
    /// In turn; a third is steady writing.
    pub(crate) fn of(turn: usize) -> Scene {
        use Scene::{Backup, Compaction, FirstOpen, Import, Removal, Reroute, Restore, Start, Writing};
        const TURNS: [Scene; 12] = [
            Writing, FirstOpen, Import, Writing, Start, Backup, Writing, Restore, Compaction, Writing,
            Reroute, Removal,
        ];
        TURNS[turn % TURNS.len()]
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Scene::Writing => "steady writing",
            Scene::FirstOpen => "the very first open",
            Scene::Start => "a start",
            Scene::Backup => "a backup under writers",
            Scene::Restore => "restore",
            Scene::Compaction => "compaction",
            Scene::Reroute => "memo reroute",
            Scene::Import => "import",
            Scene::Removal => "the removal of an integration",
        }
    }
}

/// A scene that was played.
pub(crate) struct Recording<'a> {
    pub(crate) house: House<'a>,
    /// The moment at which user, integrations and key were all acknowledged.
    pub(crate) furnished: u64,
    /// The moments between which it may be cut.
    pub(crate) from: u64,
    pub(crate) to: u64,
    pub(crate) backup: Option<Backup>,
    restore: Option<Restore>,
}

pub(crate) struct Backup {
    pub(crate) begun: u64,
    pub(crate) acknowledged: u64,
}

/// A restore that replaces a store.
struct Restore {
    /// The moment of the backup, and its memos.
    backed_up: u64,
    memos: u64,
    acknowledged: u64,
}

impl Recording<'_> {
    /// The moment whose state a store with so many memos should have when the power went at `at`.
    pub(crate) fn when(&self, at: u64, memos: u64) -> When {
        match &self.restore {
            Some(restore) if restore.acknowledged <= at || restore.memos == memos => {
                restore.backed_up..=restore.backed_up
            }
            _ => at..=at,
        }
    }
}

impl Scene {
    pub(crate) fn record<'a>(
        self,
        bench: &Bench,
        home: &'a Home,
        drive: &Drive,
        chance: &mut Chance,
    ) -> Recording<'a> {
        let mut stage = Stage { bench, chance };
        let promises = Promises::by(drive.clock());
        if self == Scene::FirstOpen {
            return stage.first_open(home, promises);
        }
        let house = House::furnish(home, promises);
        let furnished = house.promises.now();
        if stage.chance.is(2) {
            house.import("older", 2500, 3000, EVEN);
        }
        rustix::fs::sync();
        let from = house.promises.now();
        let mut recording = Recording { house, furnished, from, to: from, backup: None, restore: None };
        match self {
            Scene::FirstOpen => {}
            Scene::Writing => stage.writing(&recording.house),
            Scene::Start => stage.start(&mut recording),
            Scene::Backup => stage.backup(&mut recording),
            Scene::Restore => stage.restore(&mut recording),
            Scene::Compaction => stage.compaction(&mut recording),
            Scene::Reroute => stage.reroute(&mut recording),
            Scene::Import => stage.import(&mut recording),
            Scene::Removal => stage.removal(&mut recording),
        }
        recording.to = recording.house.promises.now();
        recording
    }
}

struct Gone<'a>(&'a Server);

impl Drop for Gone<'_> {
    fn drop(&mut self) {
        self.0.kill(Signal::KILL);
    }
}

struct Stage<'b> {
    bench: &'b Bench,
    chance: &'b mut Chance,
}

impl Stage<'_> {
    fn serve(&self, home: &Home) -> Server {
        let serving = home.serving();
        let log = self.bench.work.join("server.strace");
        Server::start(match self.bench.plant {
            Some(Plant::NoFdatasync) => tampered(&serving, "fdatasync,fsync:retval=0", &log),
            None => {
                let mut serving = serving;
                serving.stderr(std::fs::File::create(self.bench.work.join("server.log")).unwrap());
                serving
            }
        })
    }

    /// Everybody writes and changes until `work` is done.
    fn busy(&mut self, house: &House<'_>, server: &Server, round: u64, work: impl FnOnce(&mut Chance)) {
        let address = server.address();
        house.use_key(address);
        let over = AtomicBool::new(false);
        std::thread::scope(|scope| {
            // Writers end with the server: also when `work` panics.
            let _gone = Gone(server);
            let _over = Over(&over);
            for writer in 0..WRITERS {
                let chance = self.chance.fork();
                scope.spawn(move || write(house, address, round, writer, PAUSE, chance));
            }
            let (keys, arranges) = (self.chance.fork(), self.chance.fork());
            scope.spawn(|| administer(house, round, &over));
            scope.spawn(|| manage_keys(house, round, &over, keys));
            scope.spawn(|| arrange(house, round, &over, arranges));
            work(self.chance);
        });
    }

    fn writing(&mut self, house: &House<'_>) {
        let server = self.serve(house.home);
        self.busy(house, &server, 1, a_while);
    }

    fn first_open<'a>(&mut self, home: &'a Home, promises: Promises) -> Recording<'a> {
        let server = self.chance.is(2).then(|| self.serve(home));
        let house = House::furnish(home, promises);
        let furnished = house.promises.now();
        let server = server.unwrap_or_else(|| self.serve(home));
        self.busy(&house, &server, 1, |_| std::thread::sleep(Duration::from_millis(60)));
        let to = house.promises.now();
        Recording { house, furnished, from: 0, to, backup: None, restore: None }
    }

    /// After a clean stop or a crash; on through the first memos.
    fn start(&mut self, recording: &mut Recording<'_>) {
        let house = &recording.house;
        let server = self.serve(house.home);
        self.busy(house, &server, 1, a_while);
        drop(server);
        if self.chance.is(2) {
            let clean = self.serve(house.home);
            assert_eq!(clean.stop(Signal::TERM).0, Some(0));
        }
        recording.from = house.promises.now();
        let server = self.serve(house.home);
        self.busy(house, &server, 2, |_| std::thread::sleep(Duration::from_millis(40)));
    }

    fn backup(&mut self, recording: &mut Recording<'_>) {
        let house = &recording.house;
        let path = house.home.path().join(BACKUP);
        let server = self.serve(house.home);
        let mut backup = None;
        self.busy(house, &server, 1, |chance| {
            std::thread::sleep(chance.millis(50, 400));
            let begun = house.promises.now();
            house.home.json(&["backup", path.to_str().unwrap(), "--json"]);
            backup = Some(Backup { begun, acknowledged: house.promises.now() });
            std::thread::sleep(chance.millis(1, 60));
        });
        let backup = backup.expect("it was made");
        recording.from = backup.begun;
        recording.backup = Some(backup);
    }

    fn restore(&mut self, recording: &mut Recording<'_>) {
        let house = &recording.house;
        let path = house.home.path().join(BACKUP);
        self.write_and_stop(house, 1);
        let made = house.home.json(&["backup", path.to_str().unwrap(), "--json"]);
        let (backed_up, memos) = (house.promises.now(), made["memos"].as_u64().unwrap());
        self.write_and_stop(house, 2);
        // One more than in the backup tells the two apart.
        house.import("newer", 7, 100, EVEN);
        recording.from = house.promises.now();
        house.home.json(&["restore", path.to_str().unwrap(), "--replace", "--json"]);
        let acknowledged = house.promises.now();
        recording.restore = Some(Restore { backed_up, memos, acknowledged });
        let server = self.serve(house.home);
        assert_eq!(server.stop(Signal::TERM).0, Some(0));
    }

    fn compaction(&mut self, recording: &mut Recording<'_>) {
        let house = &recording.house;
        self.write_and_stop(house, 1);
        recording.from = house.promises.now();
        house.home.json(&["compact", "--json"]);
        let server = self.serve(house.home);
        self.busy(house, &server, 2, |_| std::thread::sleep(Duration::from_millis(40)));
    }

    /// More memos than one batch moves.
    fn reroute(&mut self, recording: &mut Recording<'_>) {
        let house = &recording.house;
        house.import("late", 1700, 1200, INBOX);
        let [id, _, format] = lock(&house.promises.edited).last().clone();
        let trigger = "memo";
        lock(&house.promises.edited).begin([id.clone(), trigger.to_owned(), format], house.promises.now());
        let edit = ["integration", "edit", "--user", ANNA, "--id", &id, "--trigger", trigger];
        assert!(house.change(&edit).is_some(), "the edit is acknowledged");
        let now = house.promises.now();
        lock(&house.promises.edited).acknowledge(now);
        let reroute = ["memo", "reroute", "--user", ANNA, "--inbox", "--yes", "--json"];
        self.move_all(recording, "late-", EDITED, &reroute);
    }

    /// The same, with their integration.
    fn removal(&mut self, recording: &mut Recording<'_>) {
        let house = &recording.house;
        house.add_integration(ATTIC, "in the attic");
        house.import("stored", 1700, 1200, ATTIC);
        let remove = ["integration", "remove", "--user", ANNA, "--id", ATTIC, "--json"];
        self.move_all(recording, "stored-", INBOX, &remove);
    }

    /// A command to a running server that moves all memos whose key begins with `name`.
    fn move_all(&self, recording: &mut Recording<'_>, name: &str, to: &'static str, command: &[&str]) {
        let house = &recording.house;
        let server = self.serve(house.home);
        recording.from = house.promises.now();
        for once in house.promises.of(name) {
            let mut memos = lock(&house.promises.memos);
            memos.get_mut(&once).expect("it is known").place.begin(Some(to), recording.from);
        }
        house.home.json(command);
        let now = house.promises.now();
        for once in house.promises.of(name) {
            lock(&house.promises.memos).get_mut(&once).expect("it is known").place.acknowledge(now);
        }
        server.stop(Signal::KILL);
    }

    /// Several batches, by a running server or without one.
    fn import(&mut self, recording: &mut Recording<'_>) {
        let house = &recording.house;
        let server = self.chance.is(2).then(|| self.serve(house.home));
        recording.from = house.promises.now();
        house.import("brought", 4000, 1200, EVEN);
        if let Some(server) = server {
            server.stop(Signal::KILL);
        }
    }

    fn write_and_stop(&mut self, house: &House<'_>, round: u64) {
        let server = self.serve(house.home);
        self.busy(house, &server, round, a_while);
        drop(server);
        let server = self.serve(house.home);
        assert_eq!(server.stop(Signal::TERM).0, Some(0));
    }
}
