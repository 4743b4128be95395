//! What the fuzzers share: an app over a store that is written to memory only, and two people in it.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use memod::app::{Answer, App, Command, Settings};
use memod::model::{FormatType, Language, Name, Scope, Timestamp};
use memod::outside::{NoRandomness, Outside};
use memod::store::{Disk, Room};

/// What bert keeps to himself.
pub const SECRET: &str = "swordfish";

/// A disk that has always room and syncs nothing.
struct NoDisk;

impl Disk for NoDisk {
    fn room(&self) -> io::Result<Room> {
        Ok(Room { free: 1 << 40, ahead: 0 })
    }

    fn sync(&self) -> io::Result<()> {
        Ok(())
    }
}

/// An app in a directory of its own: anna with an integration of each format, and bert with a secret.
pub struct Place {
    pub app: App,
    pub directory: tempfile::TempDir,
}

impl Place {
    pub fn new() -> Place {
        let shm = std::path::Path::new("/dev/shm");
        let beside = if shm.is_dir() { shm.to_owned() } else { std::env::temp_dir() };
        let directory = tempfile::Builder::new().prefix("memod-fuzz-").tempdir_in(beside).unwrap();
        let settings = Settings { reserve_bytes: 1 << 10, ..Settings::default() };
        let app = App::open_on(directory.path(), &settings, outside(), |_| Ok(Box::new(NoDisk))).unwrap();
        let place = Place { app, directory };
        for (user, language) in [("anna", Language::En), ("bert", Language::De)] {
            let time_zone = chrono_tz::Europe::Vienna;
            place.run(Command::UserAdd { name: name(user), time_zone, language });
        }
        for (id, trigger, format_type) in [
            ("Shopping list", "shopping list", FormatType::Checklist),
            ("Calendar", "calendar", FormatType::CalendarEvent),
            ("Notes", "note", FormatType::PlainText),
        ] {
            let (user, id, trigger) = (name("anna"), name(id), name(trigger));
            place.run(Command::IntegrationAdd { user, id, trigger, format_type });
        }
        place.run(Command::MemoAdd {
            user: name("bert"),
            text: SECRET.to_owned(),
            recorded_at: None,
            time_zone: None,
            integration: None,
        });
        place
    }

    pub fn run(&self, command: Command) -> Answer {
        self.app.run(command).unwrap().answer
    }

    pub fn key(&self, user: &str, scopes: &[Scope]) -> String {
        let (user, scopes) = (name(user), scopes.to_vec());
        match self.run(Command::KeyCreate { user, name: name("tool"), scopes, expires_in_millis: None }) {
            Answer::Key(key) => key.key.unwrap(),
            other => panic!("no key: {other:?}"),
        }
    }

    /// The export, without the header, which holds the time.
    pub fn export(&self) -> String {
        let mut out = Vec::new();
        self.app.export(&mut out).unwrap();
        let text = String::from_utf8(out).expect("an export is UTF-8");
        text.split_once('\n').expect("a header").1.to_owned()
    }
}

impl Default for Place {
    fn default() -> Self {
        Place::new()
    }
}

pub fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

/// A clock that goes on by a second at each look, and chance that counts: the same input does the same.
pub fn outside() -> Outside {
    let (clock, count) = (AtomicI64::new(1_795_163_400_000), Arc::new(AtomicI64::new(1)));
    Outside::new(
        move || Timestamp::from_millis(clock.fetch_add(1000, Ordering::Relaxed)),
        move |bytes| {
            for byte in bytes.chunks_mut(8) {
                let next = count.fetch_add(1, Ordering::Relaxed) as u64;
                let next = next.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(31).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                byte.copy_from_slice(&next.to_le_bytes()[..byte.len()]);
            }
            Ok::<(), NoRandomness>(())
        },
    )
}
