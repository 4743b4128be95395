//! A good key while others flood the server with bad ones.

use std::net::Ipv4Addr;

use memod::auth::Token;
use memod::model::Scope;
use memod::outside::Outside;

use crate::child::Server;
use crate::company::{Company, compare, poll_key, poller};
use crate::effort::Effort;
use crate::paced::Paced;
use crate::wire::post;
use crate::{fill, memos};

/// Connections with keys that cost a look, and with keys whose secret is guessed: those wait for their turn at Argon2.
const CONNECTIONS: [usize; 2] = [64, 32];
/// Bad keys a second, of each kind.
const PACE: [f64; 2] = [900.0, 100.0];
/// Thirty are refused with 401 and the rest with 429; then the connection comes from another address.
const EACH_ADDRESS: usize = 40;
/// Keys whose secret is guessed: more than Argon2 can check within the limit of each.
const GUESSED: usize = 24;

pub(crate) fn measure(effort: &Effort) {
    if !effort.wants("flood") {
        return;
    }
    let memos = memos(effort);
    let data = fill::filled(memos);
    let key = poll_key(data.path());
    let requests = bad_keys(data.path(), effort);
    let memod = Server::memod_logging_to(&data.path().join("log"), data.path());
    let flood = |paces: [f64; 2], network: u8| -> Vec<Paced> {
        let kind = |which: usize| {
            let from = (Ipv4Addr::new(127, network + which as u8, 0, 1), EACH_ADDRESS);
            Paced::from_many(memod.address, CONNECTIONS[which], requests[which].clone(), paces[which], from)
        };
        vec![kind(0), kind(1)]
    };
    println!("\nLists with a good key under a flood of bad ones from ever new addresses: flood\n");
    let mut companies = [
        Company { name: "under 1,000 bad keys/s", clients: flood(PACE, 1) },
        Company { name: "under all the bad keys they can send", clients: flood([f64::INFINITY; 2], 64) },
    ];
    compare(effort, &memod, &mut poller(&memod, &key), &mut companies);
}

/// Keys that cost a look, of a wrong form and of an unknown id in turn; and keys of a known id whose secret is wrong,
/// which cost Argon2.
fn bad_keys(data: &std::path::Path, effort: &Effort) -> [Vec<Vec<u8>>; 2] {
    let guessed = if effort.real { GUESSED } else { 1 };
    let app = fill::open(data);
    let request = |key: &str| post("/automation/list", key, r#"{"integrationId":"Notes"}"#);
    let unknown = Token::generate(&Outside::real()).unwrap();
    let cheap = vec![request("memod_this is no key"), request(unknown.reveal())];
    let guesses = (0..guessed).map(|_| request(&wrong_secret(&fill::key(&app, &[Scope::Automation]))));
    [cheap, guesses.collect()]
}

/// The same id with another secret, and a check that fits.
fn wrong_secret(key: &str) -> String {
    let other = Token::generate(&Outside::real()).unwrap();
    let parts: Vec<&str> = key.split('_').collect();
    let secret = other.reveal().split('_').nth(2).unwrap();
    let body = format!("memod_{}_{secret}", parts[1]);
    let mut number = crc32fast::hash(body.as_bytes());
    let mut check = [0; 6];
    for digit in check.iter_mut().rev() {
        *digit = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[number as usize % 62];
        number /= 62;
    }
    let wrong = format!("{body}_{}", std::str::from_utf8(&check).unwrap());
    assert!(Token::parse(&wrong).is_some(), "it costs Argon2");
    wrong
}
