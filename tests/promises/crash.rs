use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rustix::process::Signal;

use super::{Chance, House, Look, Over, administer, arrange, manage_keys, write};
use crate::program::Server;

pub const WRITERS: usize = 16;

/// One round: everything is looked at, all begin to write and to change, and `kill -9` ends the server.
pub fn crash(house: &House<'_>, round: u64, pause: Duration, chance: &mut Chance) {
    let server = look_after_a_crash(house);
    let address = server.address();
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for writer in 0..WRITERS {
            let chance = chance.fork();
            scope.spawn(move || write(house, address, round, writer, pause, chance));
        }
        let (keys, arranges) = (chance.fork(), chance.fork());
        scope.spawn(|| administer(house, round, &over));
        scope.spawn(|| manage_keys(house, round, &over, keys));
        scope.spawn(|| arrange(house, round, &over, arranges));
        std::thread::sleep(chance.millis(50, 650));
        drop(Over(&over));
        server.stop(Signal::KILL);
    });
}

/// The store is whole, every promise is kept, and what was cut off is settled by its `Idempotency-Key`.
pub fn look_after_a_crash(house: &House<'_>) -> Server {
    let checked = house.home.json(&["check", "--json"]);
    assert_eq!(checked["whole"], true, "what a crash cuts off is no damage: {checked}");
    let server = house.home.serve();
    let address = server.address();
    let open = house.promises.open_captures();
    let found = Look { house, home: house.home, address, when: u64::MAX..=u64::MAX }.judge();
    house.promises.settle(&found);
    house.repeat_what_was_open(address, &open);
    server
}
