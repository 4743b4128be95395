use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use super::house::{House, copy_directory};
use crate::promises::Chance;

/// A kind of damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    Bits,
    Zeroes,
    Noise,
    Sectors,
    Elsewhere,
    Several,
    Truncated,
    Removed,
    Snapshots,
    SmallFiles,
}

/// What was done to a store.
pub(crate) struct Damage {
    /// For a person.
    pub(crate) said: String,
    /// The log is one of before: what was removed since is in it, and nothing in it says so.
    pub(crate) old_log: bool,
}

impl Fault {
    pub(crate) const ALL: [Fault; 10] = [
        Fault::Bits,
        Fault::Zeroes,
        Fault::Noise,
        Fault::Sectors,
        Fault::Elsewhere,
        Fault::Several,
        Fault::Truncated,
        Fault::Removed,
        Fault::Snapshots,
        Fault::SmallFiles,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Fault::Bits => "1 to 8 bits flipped",
            Fault::Zeroes => "1 B to 64 KiB of zeroes",
            Fault::Noise => "1 B to 64 KiB of noise",
            Fault::Sectors => "sectors of zeroes or noise",
            Fault::Elsewhere => "another part of the file over it",
            Fault::Several => "2 to 5 of these",
            Fault::Truncated => "log cut off",
            Fault::Removed => "a file removed",
            Fault::Snapshots => "old and new files mixed",
            Fault::SmallFiles => "snapshot, conf or reached hit",
        }
    }
}

impl House {
    /// Makes a data directory in `place` with a damaged copy of the store.
    pub(crate) fn damage(&self, place: &Path, fault: Fault, chance: &mut Chance) -> Damage {
        let store = place.join("data/store");
        copy_directory(&self.newest, &place.join("data"));
        let log = store.join("db");
        let mut old_log = false;
        let said = match fault {
            Fault::Bits | Fault::Zeroes | Fault::Noise | Fault::Sectors | Fault::Elsewhere => {
                self.overwrite(&log, fault, chance)
            }
            Fault::Several => {
                let kinds = [Fault::Bits, Fault::Zeroes, Fault::Noise, Fault::Sectors, Fault::Elsewhere];
                let many = 2 + chance.below(4);
                let all: Vec<String> =
                    (0..many).map(|_| self.overwrite(&log, *chance.one(&kinds), chance)).collect();
                all.join("; ")
            }
            Fault::Truncated => {
                // What is left is the store as it was once.
                old_log = true;
                let length = chance.below(self.used + 1) as u64;
                OpenOptions::new().write(true).open(&log).unwrap().set_len(length).unwrap();
                format!("the log cut off at {length}")
            }
            Fault::Removed => {
                let victim = chance.one(&files_in(&store)).clone();
                fs::remove_file(&victim).unwrap();
                format!("{} removed", name(&victim))
            }
            Fault::Snapshots => {
                let older = chance.one(&self.older).join("store");
                let snapshots = |of: &Path| -> Vec<PathBuf> {
                    files_in(of).into_iter().filter(|file| name(file).starts_with("snap.")).collect()
                };
                match chance.below(4) {
                    0 => {
                        snapshots(&store).iter().for_each(|file| fs::remove_file(file).unwrap());
                        snapshots(&older).iter().for_each(|file| copy_into(file, &store));
                        "an older snapshot instead".to_owned()
                    }
                    1 => {
                        snapshots(&older).iter().for_each(|file| copy_into(file, &store));
                        "an older snapshot beside".to_owned()
                    }
                    2 => {
                        old_log = true;
                        copy_into(&older.join("db"), &store);
                        "an older log under the snapshot".to_owned()
                    }
                    _ => {
                        old_log = true;
                        copy_into(&older.join("db"), &store);
                        snapshots(&store).iter().for_each(|file| fs::remove_file(file).unwrap());
                        snapshots(&older).iter().for_each(|file| copy_into(file, &store));
                        "an older log with its snapshot".to_owned()
                    }
                }
            }
            Fault::SmallFiles => {
                let small: Vec<PathBuf> = files_in(&store)
                    .into_iter()
                    .filter(|file| name(file) != "db" && fs::metadata(file).unwrap().len() > 0)
                    .collect();
                let victim = chance.one(&small).clone();
                let length = fs::metadata(&victim).unwrap().len() as usize;
                let file = OpenOptions::new().read(true).write(true).open(&victim).unwrap();
                match chance.below(3) {
                    0 => flip(&file, chance.below(length), chance),
                    1 => file.set_len(chance.below(length) as u64).unwrap(),
                    _ => {
                        let noise = chance.bytes(length);
                        file.write_all_at(&noise, 0).unwrap();
                    }
                }
                format!("{} hit", name(&victim))
            }
        };
        Damage { said, old_log }
    }

    fn overwrite(&self, log: &Path, fault: Fault, chance: &mut Chance) -> String {
        let file = OpenOptions::new().read(true).write(true).open(log).unwrap();
        let at = chance.below(self.used);
        // Every order of magnitude as often as another.
        let magnitude = chance.below(17);
        let length = 1 + chance.below(1 << magnitude);
        match fault {
            Fault::Bits => {
                let many = 1 + chance.below(8);
                for more in 0..many {
                    flip(&file, (at + more * chance.below(64)).min(self.used - 1), chance);
                }
                format!("{many} bits near {at} flipped")
            }
            Fault::Zeroes => {
                file.write_all_at(&vec![0; length], at as u64).unwrap();
                format!("{length} zeroes at {at}")
            }
            Fault::Noise => {
                file.write_all_at(&chance.bytes(length), at as u64).unwrap();
                format!("{length} bytes of noise at {at}")
            }
            Fault::Sectors => {
                let sector = *chance.one(&[512, 4096]);
                let (at, many) = (at / sector * sector, 1 + chance.below(4));
                let noise = chance.below(2) == 0;
                let bytes = if noise { chance.bytes(many * sector) } else { vec![0; many * sector] };
                file.write_all_at(&bytes, at as u64).unwrap();
                format!("{many} sectors of {sector} at {at}, {}", if noise { "noise" } else { "zeroes" })
            }
            _ => {
                let from = chance.below(self.used);
                let mut bytes = vec![0; length.min(self.used - from)];
                file.read_exact_at(&mut bytes, from as u64).unwrap();
                file.write_all_at(&bytes, at as u64).unwrap();
                format!("{} bytes from {from} written over {at}", bytes.len())
            }
        }
    }
}

fn flip(file: &File, at: usize, chance: &mut Chance) {
    let mut byte = [0];
    file.read_exact_at(&mut byte, at as u64).unwrap();
    byte[0] ^= 1 << chance.below(8);
    file.write_all_at(&byte, at as u64).unwrap();
}

/// In the order of names.
pub(crate) fn files_in(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
    files.sort();
    files
}

fn name(file: &Path) -> String {
    file.file_name().unwrap().to_string_lossy().into_owned()
}

fn copy_into(file: &Path, directory: &Path) {
    fs::copy(file, directory.join(file.file_name().unwrap())).unwrap();
}
