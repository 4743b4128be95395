//! Those who ask for changes: phones over HTTP, and administrators on the command line.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use super::{ANNA, Chance, EDITED, EVEN, Found, INBOX, Kept, Memo, ODD, Promises, lock};
use crate::program::Home;
use crate::wire::{Answer, Wire, request};

/// A user with integrations and one key that may do everything.
pub struct House<'a> {
    pub home: &'a Home,
    pub key: String,
    pub promises: Promises,
}

/// What became of a capture.
#[derive(Debug)]
pub enum Captured {
    /// 201 or 200: it is promised.
    Kept(u16),
    /// Another answer: it may or may not be kept.
    Refused(Answer),
    /// The connection ended first: the same.
    Lost,
}

impl<'a> House<'a> {
    /// Makes the user, her integrations and the key. Every command must succeed.
    pub fn furnish(home: &'a Home, promises: Promises) -> Self {
        let mut house = House { home, key: String::new(), promises };
        assert!(house.add_user(ANNA), "the user should be added");
        for (id, trigger) in [(EVEN, "even numbers"), (ODD, "odd numbers"), (EDITED, "edited words")] {
            house.add_integration(id, trigger);
        }
        let scopes = ["--scope", "automation", "--scope", "capture", "--json"];
        let key = home.json(&[&["key", "create", "--user", ANNA], &scopes[..]].concat());
        house.key = key["key"].as_str().unwrap().to_owned();
        house.promises.created(key["id"].as_str().unwrap(), &house.key);
        house
    }

    pub fn add_integration(&self, id: &str, trigger: &str) {
        let which = ["integration", "add", "--user", ANNA, "--id", id];
        self.home.json(&[&which[..], &["--trigger", trigger, "--format", "plainText", "--json"]].concat());
    }

    fn add_user(&self, name: &str) -> bool {
        let mut kept = Kept::new(false);
        kept.begin(true, self.promises.now());
        lock(&self.promises.users).insert(name.to_owned(), kept);
        let added = self.change(&["user", "add", name]).is_some();
        if added {
            let now = self.promises.now();
            lock(&self.promises.users).get_mut(name).expect("it was put there").acknowledge(now);
        }
        added
    }

    /// The first use of a key takes Argon2's time, in which nothing would be written. A server that fails may be gone.
    pub fn use_key(&self, address: SocketAddr) {
        let Ok(mut wire) = Wire::try_to(address) else { return };
        if wire.try_send(&request("POST", "/automation/test-auth", &[("X-API-KEY", &self.key)], b"")) {
            let _ = wire.try_answer();
        }
    }

    /// Asks for a memo that was intended, and notes what comes of it.
    pub fn capture(&self, wire: &mut Wire, once: &str) -> Captured {
        match self.send(wire, once, &self.promises.memo(once)) {
            Some(answer) if [200, 201].contains(&answer.status) => {
                self.promises.captured(once, answer.json()["id"].as_str().unwrap());
                Captured::Kept(answer.status)
            }
            Some(answer) => Captured::Refused(answer),
            None => Captured::Lost,
        }
    }

    /// A memo of a writer, not yet asked for.
    pub fn intend(&self, round: u64, writer: usize, number: usize) -> String {
        let once = format!("{round}-{writer}-{number}");
        let place = if writer.is_multiple_of(2) { EVEN } else { ODD };
        self.promises.intend(&once, &"x".repeat(number * 37 % 700), place, true);
        once
    }

    /// Brings in what other tools left behind, as one import that must succeed.
    pub fn import(&self, name: &str, memos: usize, bytes: usize, place: &'static str) {
        let mut lines = String::new();
        let all: Vec<String> = (0..memos).map(|number| format!("{name}-{number}")).collect();
        for (number, once) in all.iter().enumerate() {
            self.promises.intend(once, &"y".repeat(number * 53 % bytes), place, false);
            let mut memo = json!({ "type": "memo", "user": ANNA, "text": self.promises.memo(once).text });
            if place != INBOX {
                memo["integrationId"] = json!(place);
            }
            lines += &format!("{memo}\n");
        }
        let said = self.home.feed(&["import", "-", "--json"], lines.as_bytes());
        assert_eq!(said.code, 0, "{said:?}");
        let now = self.promises.now();
        let mut promised = lock(&self.promises.memos);
        for once in all {
            promised.get_mut(&once).expect("it was intended").place.acknowledge(now);
        }
    }

    /// What was cut off is sent again with its key, as the contract tells clients to. It is kept once, whether or not it
    /// was `found`.
    pub fn repeat_what_was_open(&self, address: SocketAddr, open: &[String]) {
        let mut wire = Wire::to(address);
        for once in open {
            let was_kept = self.promises.memo(once).place.last().is_some();
            if !was_kept {
                let (sent_to, now) = (self.promises.memo(once).sent_to, self.promises.now());
                let mut memos = lock(&self.promises.memos);
                memos.get_mut(once).expect("it was intended").place.begin(Some(sent_to), now);
            }
            let expected = if was_kept { 200 } else { 201 };
            match self.capture(&mut wire, once) {
                Captured::Kept(status) => assert_eq!(status, expected, "{once}, sent again"),
                other => panic!("{once}, sent again, hears {other:?}"),
            }
        }
    }

    /// After a cut, in a copy that is thrown away: phones send once more what they sent before, and it is kept once. Not
    /// what was moved or removed, which the copy may or may not know yet.
    pub fn repeat_after_a_cut(&self, address: SocketAddr, found: &Found) {
        let memos: Vec<(String, Memo)> = {
            let memos = lock(&self.promises.memos);
            let simple = memos.iter().filter(|(_, memo)| memo.by_phone && memo.place.changes() == 1);
            simple.take(50).map(|(once, memo)| (once.clone(), memo.clone())).collect()
        };
        let mut wire = Wire::to(address);
        for (once, memo) in memos {
            let expected = if found.memos.contains_key(&once) { 200 } else { 201 };
            let answer = self.send(&mut wire, &once, &memo).expect("an answer");
            assert_eq!(answer.status, expected, "{once}, sent again");
            if let Some((id, _)) = found.memos.get(&once) {
                assert_eq!(answer.json()["id"], json!(id), "{once}, sent again");
            }
        }
    }

    fn send(&self, wire: &mut Wire, once: &str, memo: &Memo) -> Option<Answer> {
        let body = json!({ "text": memo.text, "integrationId": memo.sent_to }).to_string();
        let headers = [("X-API-KEY", self.key.as_str()), ("Idempotency-Key", once)];
        let sent = wire.try_send(&request("POST", "/capture/memos", &headers, body.as_bytes()));
        sent.then(|| wire.try_answer()).flatten()
    }

    /// Runs a command that changes something; what it prints if it was acknowledged.
    pub fn change(&self, arguments: &[&str]) -> Option<Value> {
        let said = self.home.run(&[arguments, &["--json"]].concat());
        assert!([0, 1].contains(&said.code), "{arguments:?}: {said:?}");
        (said.code == 0).then(|| serde_json::from_str(&said.out).unwrap())
    }
}

/// Says to all others that it is over, also when the one who says it panics.
pub struct Over<'a>(pub &'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

/// Writes until the server is gone.
pub fn write(
    house: &House<'_>,
    address: SocketAddr,
    round: u64,
    writer: usize,
    pause: Duration,
    mut chance: Chance,
) {
    let Ok(mut wire) = Wire::try_to(address) else { return };
    for number in 0.. {
        let once = house.intend(round, writer, number);
        match house.capture(&mut wire, &once) {
            Captured::Kept(_) => {}
            Captured::Refused(answer) => panic!("no writer should hear {answer:?}"),
            Captured::Lost => return,
        }
        if !pause.is_zero() {
            std::thread::sleep(chance.millis(0, pause.as_millis() as u64));
        }
    }
}

/// Adds users until `over`, while the server may die under it.
pub fn administer(house: &House<'_>, round: u64, over: &AtomicBool) {
    for number in 0.. {
        if over.load(Ordering::SeqCst) {
            return;
        }
        house.add_user(&format!("user {round}.{number}"));
    }
}

/// Creates keys, rotates them and revokes them.
pub fn manage_keys(house: &House<'_>, round: u64, over: &AtomicBool, mut chance: Chance) {
    let promises = &house.promises;
    let created = |made: &Value| {
        promises.created(made["id"].as_str().unwrap(), made["key"].as_str().unwrap());
    };
    let end = |id: &str, arguments: &[&str]| {
        let begun = promises.now();
        lock(&promises.keys).get_mut(id).expect("it is known").works.begin(false, begun);
        let made = house.change(arguments)?;
        let now = promises.now();
        lock(&promises.keys).get_mut(id).expect("it is known").works.acknowledge(now);
        Some(made)
    };
    while !over.load(Ordering::SeqCst) {
        let working: Vec<String> = {
            let keys = lock(&promises.keys);
            let working = keys
                .iter()
                .filter(|(_, key)| key.key != house.key && !key.works.is_open() && *key.works.last());
            working.map(|(id, _)| id.clone()).collect()
        };
        match (chance.below(4), chance.pick(&working)) {
            (0, Some(id)) => _ = end(id, &["key", "revoke", id]),
            (1, Some(id)) => {
                if let Some(made) = end(id, &["key", "rotate", id, "--overlap", "0s"]) {
                    created(&made);
                }
            }
            _ => {
                let label = format!("tool {round}");
                if let Some(made) = house.change(&["key", "create", "--user", ANNA, "--name", &label]) {
                    created(&made);
                }
            }
        }
    }
}

/// Renames and edits an integration, and moves and removes memos.
pub fn arrange(house: &House<'_>, round: u64, over: &AtomicBool, mut chance: Chance) {
    let promises = &house.promises;
    for number in 0.. {
        if over.load(Ordering::SeqCst) {
            return;
        }
        let [id, ..] = lock(&promises.edited).last().clone();
        if chance.is(2) && !lock(&promises.edited).is_open() {
            let format = *chance.one(&["plainText", "checklist", "calendarEvent"]);
            let name = if chance.is(2) { id.clone() } else { format!("{EDITED} {round}.{number}") };
            let now = [name, format!("edited words {round} {number}"), format.to_owned()];
            lock(&promises.edited).begin(now.clone(), promises.now());
            let [name, trigger, format] = &now;
            let which = ["integration", "edit", "--user", ANNA, "--id", &id];
            let what = ["--new-id", name, "--trigger", trigger, "--format", format];
            if house.change(&[which, what].concat()).is_some() {
                let moment = promises.now();
                lock(&promises.edited).acknowledge(moment);
            }
        } else if !lock(&promises.edited).is_open() {
            move_or_remove(house, &id, &mut chance);
        }
    }
}

fn move_or_remove(house: &House<'_>, edited: &str, chance: &mut Chance) {
    let promises = &house.promises;
    let Some((once, id)) = some_memo(promises, chance) else { return };
    let (place, name) = *chance.one(&[(EDITED, edited), (EVEN, EVEN), (ODD, ODD)]);
    let place = (!chance.is(3)).then_some(place);
    let begin = |memo: &mut Memo| memo.place.begin(place, promises.now());
    begin(lock(&promises.memos).get_mut(&once).expect("it is known"));
    let done = match place {
        Some(_) => house.change(&["memo", "move", &id, "--integration", name]),
        None => house.change(&["memo", "remove", &id, "--yes"]),
    };
    if done.is_some() {
        let now = promises.now();
        lock(&promises.memos).get_mut(&once).expect("it is known").place.acknowledge(now);
    }
}

/// A memo that is kept for certain.
fn some_memo(promises: &Promises, chance: &mut Chance) -> Option<(String, String)> {
    let memos = lock(&promises.memos);
    let skipped = chance.below(memos.len());
    let sure = memos.iter().skip(skipped).chain(memos.iter().take(skipped));
    let (once, memo) = sure
        .into_iter()
        .find(|(_, memo)| memo.id.is_some() && !memo.place.is_open() && memo.place.last().is_some())?;
    Some((once.clone(), memo.id.clone()?))
}
