//! Looks at a store through the running program and says whether every promise is kept.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::net::SocketAddr;

use serde_json::{Value, json};

use super::{ANNA, ATTIC, EDITED, EVEN, House, INBOX, Memo, ODD, Promises, When, lock};
use crate::program::Home;
use crate::wire::Wire;

/// Memos that are asked for one by one.
const SAMPLE: usize = 30;

/// What a store turned out to hold.
pub struct Found {
    /// Id and place, by `Idempotency-Key`.
    pub memos: HashMap<String, (String, &'static str)>,
    pub users: HashSet<String>,
    /// Whether the key of this id is taken.
    pub keys: BTreeMap<String, bool>,
    pub edited: [String; 3],
}

/// A served store, and the moment whose state it should have.
pub struct Look<'a> {
    pub house: &'a House<'a>,
    /// Where the store is now; it may be a copy of the house's.
    pub home: &'a Home,
    pub address: SocketAddr,
    pub when: When,
}

impl Look<'_> {
    /// Every promise, by every way that a user has to look. Panics with a sentence where one was broken.
    pub fn judge(&self) -> Found {
        let edited = self.integrations();
        let listed = self.home.json(&["memo", "list", "--user", ANNA, "--limit", "100000", "--json"]);
        let listed = listed.as_array().unwrap();
        let memos = self.memos(listed, &edited[0]);
        let mut wire = Wire::to(self.address);
        self.lists(&mut wire, listed, &edited);
        self.one_by_one(&mut wire, &memos);
        let metrics = wire.ask("GET", "/metrics", &[], b"").text();
        let counted = format!("\nmemod_memos {}\n", memos.len());
        assert!(
            metrics.contains(&counted),
            "{} memos are listed, and another number is counted",
            memos.len()
        );
        Found { users: self.users(), keys: self.keys(), memos, edited }
    }

    /// The same where the fault may have come before the house was furnished.
    pub fn judge_beginnings(&self) {
        let users = self.users();
        if users.contains(ANNA) {
            self.keys();
        }
        let mut wire = Wire::to(self.address);
        assert_eq!(wire.ask("GET", "/readyz", &[], b"").status, 200, "it takes memos");
    }

    fn promises(&self) -> &Promises {
        &self.house.promises
    }

    /// Each memo that was promised is there, once, in its place, as it was spoken; and none that nobody asked for.
    fn memos(&self, listed: &[Value], edited: &str) -> HashMap<String, (String, &'static str)> {
        let promised = lock(&self.promises().memos);
        let mut found = HashMap::new();
        for memo in listed {
            let text = memo["text"].as_str().unwrap();
            let once = text.split(' ').nth(1).unwrap_or_default();
            let promise = promised.get(once).unwrap_or_else(|| panic!("nobody said {text:.60?}"));
            assert_eq!(text, promise.text, "{once} is kept as it was spoken");
            let id = memo["id"].as_str().unwrap();
            if let Some(known) = &promise.id {
                assert_eq!(id, known, "{once} has the id that was acknowledged");
            }
            let place = match memo["integrationId"].as_str() {
                None => INBOX,
                Some(EVEN) => EVEN,
                Some(ODD) => ODD,
                Some(ATTIC) => ATTIC,
                Some(id) if id == edited => EDITED,
                Some(other) => panic!("{once} is in {other:?}, which is no integration"),
            };
            let twice = found.insert(once.to_owned(), (id.to_owned(), place));
            assert!(twice.is_none(), "{once} is kept twice");
        }
        for (once, Memo { place, .. }) in promised.iter() {
            let is = found.get(once).map(|(_, place)| *place);
            let may: Vec<_> = place.possible(&self.when).collect();
            assert!(may.contains(&&is), "{once} should be in one of {may:?} and is in {is:?}");
        }
        let created: Vec<&str> = listed.iter().map(|memo| memo["createdAt"].as_str().unwrap()).collect();
        assert!(created.iter().rev().is_sorted(), "newest first");
        found
    }

    fn lists(&self, wire: &mut Wire, listed: &[Value], edited: &[String; 3]) {
        for id in [EVEN, ODD, &edited[0]] {
            let newest = listed.iter().filter(|memo| memo["integrationId"] == *id).take(20);
            let newest: Vec<Value> = newest
                .map(|memo| json!({ "formatType": "plainText", "content": memo["text"].as_str().unwrap() }))
                .collect();
            let body = json!({ "integrationId": id }).to_string();
            let answer =
                wire.ask("POST", "/automation/list", &[("X-API-KEY", &self.house.key)], body.as_bytes());
            assert_eq!(answer.status, 200, "{answer:?}");
            if [EVEN, ODD].contains(&id) || edited[2] == "plainText" {
                assert_eq!(answer.json(), Value::Array(newest), "the list of {id}");
            }
        }
    }

    /// A memo's index and its `Idempotency-Key` lead to it.
    fn one_by_one(&self, wire: &mut Wire, found: &HashMap<String, (String, &'static str)>) {
        let key = self.house.key.as_str();
        for (once, (id, _)) in found.iter().take(SAMPLE) {
            let memo = self.promises().memo(once);
            let answer = wire.ask("GET", &format!("/capture/memos/{id}"), &[("X-API-KEY", key)], b"");
            assert_eq!((answer.status, &answer.json()["id"]), (200, &json!(id)), "{once} by its id");
            if !memo.by_phone {
                continue;
            }
            let body = json!({ "text": memo.text, "integrationId": memo.sent_to }).to_string();
            let headers = [("X-API-KEY", key), ("Idempotency-Key", once.as_str())];
            let again = wire.ask("POST", "/capture/memos", &headers, body.as_bytes());
            assert_eq!((again.status, &again.body), (200, &answer.body), "{once} by its key");
        }
    }

    fn users(&self) -> HashSet<String> {
        let users = self.home.json(&["user", "list", "--json"]);
        let names = users.as_array().unwrap().iter().map(|user| user["name"].as_str().unwrap().to_owned());
        let names: Vec<String> = names.collect();
        let found: HashSet<String> = names.iter().cloned().collect();
        assert_eq!(found.len(), names.len(), "each user once");
        for (name, kept) in lock(&self.promises().users).iter() {
            let there = found.contains(name);
            assert!(kept.allows(&there, &self.when), "{name:?} is there: {there}, and {kept:?}");
        }
        found
    }

    /// What `key list` says of each, and what the newest of them hear from the server.
    fn keys(&self) -> BTreeMap<String, bool> {
        let listed = self.home.json(&["key", "list", "--user", ANNA, "--json"]);
        let ended = |key: &Value| !key["revokedAt"].is_null() || !key["expiresAt"].is_null();
        let listed = listed.as_array().unwrap().iter();
        let found: BTreeMap<String, bool> =
            listed.map(|key| (key["id"].as_str().unwrap().to_owned(), !ended(key))).collect();
        let promised = lock(&self.promises().keys);
        for (id, key) in promised.iter() {
            let works = found.get(id).copied().unwrap_or(false);
            assert!(key.works.allows(&works, &self.when), "key {id} works: {works}, and {:?}", key.works);
        }
        for works in [true, false] {
            let known = promised.iter().filter(|(id, _)| found.get(*id) == Some(&works));
            for (id, key) in known.rev().take(1) {
                let mut wire = Wire::to(self.address);
                let answer = wire.ask("POST", "/automation/test-auth", &[("X-API-KEY", &key.key)], b"");
                let expected = if works { 200 } else { 401 };
                assert_eq!(answer.status, expected, "key {id}: {answer:?}");
            }
        }
        found
    }

    fn integrations(&self) -> [String; 3] {
        let mut wire = Wire::to(self.address);
        let answer =
            wire.ask("POST", "/automation/integrations", &[("X-API-KEY", &self.house.key)], b"").json();
        let all = answer.as_array().unwrap().iter().map(|integration| {
            ["id", "trigger", "formatType"].map(|member| integration[member].as_str().unwrap().to_owned())
        });
        let all = all.filter(|integration| integration[0] != ATTIC);
        let (fixed, mut edited): (Vec<_>, Vec<_>) =
            all.partition(|integration| [EVEN, ODD].contains(&integration[0].as_str()));
        assert_eq!((fixed.len(), edited.len()), (2, 1), "three integrations: {answer}");
        let edited = edited.remove(0);
        let kept = lock(&self.promises().edited);
        assert!(kept.allows(&edited, &self.when), "{edited:?} is none of {kept:?}");
        edited
    }
}
