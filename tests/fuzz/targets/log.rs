//! The reading of sled's log without sled: messages with right checksums and any content, in any order, damage between
//! them, any snapshot. It ends, finds each pair again by its key, in order, and says the same twice.
#![no_main]

use std::cell::OnceCell;
use std::path::Path;

use libfuzzer_sys::fuzz_target;
use memod::store::read_without_sled;

const SEGMENT_BYTES: u64 = 4 << 20;
const FLIPPED: u64 = i64::MAX as u64;

thread_local! {
    static PLACE: OnceCell<tempfile::TempDir> = const { OnceCell::new() };
}

fn number(number: u64, out: &mut Vec<u8>) {
    if number <= 240 {
        out.push(number as u8);
    } else {
        out.push(255);
        out.extend(number.to_le_bytes());
    }
}

fn head(segment: u64) -> Vec<u8> {
    let rest = [((segment * SEGMENT_BYTES) ^ FLIPPED).to_le_bytes(), FLIPPED.to_le_bytes()].concat();
    [&(!crc32fast::hash(&rest)).to_le_bytes()[..], &rest].concat()
}

/// Up to two segments of what the input says: kind, page, length and body of each message, or plain bytes.
fn log_of(mut data: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let (mut log, mut segment) = (head(0), 0);
    let mut snapshot = Vec::new();
    while let [kind, page, length, rest @ ..] = data {
        let (body, rest) = rest.split_at(usize::from(*length).min(rest.len()));
        data = rest;
        match kind % 16 {
            kind @ 1..=11 => {
                let mut header = vec![kind];
                number(body.len() as u64, &mut header);
                number(segment, &mut header);
                number(u64::from(*page), &mut header);
                let mut sum = crc32fast::Hasher::new();
                sum.update(body);
                sum.update(&header);
                log.extend((!sum.finalize()).to_le_bytes());
                log.extend(header);
                log.extend(body);
            }
            12 if segment == 0 => {
                log.resize(SEGMENT_BYTES as usize, 0);
                segment = u64::from(*page) + 1;
                log.extend(head(segment));
            }
            13 => snapshot = [body, &[0; 8], &crc32fast::hash(body).to_le_bytes()].concat(),
            _ => log.extend(body),
        }
    }
    (log, snapshot)
}

fn read(path: &Path) -> Vec<(String, Vec<u8>, Vec<u8>)> {
    read_without_sled(path).expect("what it read is found again")
}

fuzz_target!(|data: &[u8]| {
    PLACE.with(|place| {
        let place = place.get_or_init(|| {
            let shm = Path::new("/dev/shm");
            let beside = if shm.is_dir() { shm.to_owned() } else { std::env::temp_dir() };
            tempfile::Builder::new().prefix("memod-fuzz-log-").tempdir_in(beside).unwrap()
        });
        let (log, snapshot) = log_of(data);
        std::fs::write(place.path().join("db"), &log).unwrap();
        std::fs::write(place.path().join("snap.0000000000000014"), &snapshot).unwrap();
        let found = read(place.path());
        let order: Vec<_> = found.iter().map(|(tree, key, _)| (tree, key)).collect();
        assert!(order.windows(2).all(|two| two[0].0 != two[1].0 || two[0].1 < two[1].1), "in order, once each");
        assert_eq!(found, read(place.path()), "the same twice");
    });
});
