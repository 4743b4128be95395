//! Who stands behind a reverse proxy: failed keys are counted for the client that a trusted proxy names, and for
//! nobody whom a client names itself.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says where

mod common;

use common::{AUTOMATION, House, Plan};

const FAILURES: usize = 30;

/// A house that trusts `proxies`; the tests' own address is 127.0.0.1.
fn house(proxies: &[&str]) -> (House, String) {
    let proxies = proxies.iter().map(|network| network.parse().unwrap()).collect();
    let house = Plan::with(|settings| settings.trusted_proxies = proxies).build();
    house.user("anna");
    let key = house.key("anna", AUTOMATION);
    (house, key)
}

/// The status of a request with a wrong key and these lines of `X-Forwarded-For`.
fn fail(house: &House, forwarded: &[&str]) -> u16 {
    let mut headers = vec![("X-API-KEY", "wrong")];
    headers.extend(forwarded.iter().map(|line| ("X-Forwarded-For", *line)));
    house.ask("POST", "/automation/test-auth", &headers, "").status
}

fn use_up(house: &House, forwarded: impl Fn(usize) -> String) {
    for number in 0..FAILURES {
        assert_eq!(fail(house, &[&forwarded(number)]), 401, "failure {number}");
    }
}

#[test]
fn a_header_from_a_peer_that_is_not_trusted_is_ignored() {
    for trusted in [&[][..], &["192.0.2.0/24", "::1/128"]] {
        let (house, key) = house(trusted);
        use_up(&house, |number| format!("203.0.113.{number}"));
        assert_eq!(fail(&house, &["198.51.100.1"]), 429, "the peer is limited, whomever it names");
        assert_eq!(fail(&house, &[]), 429);
        assert_eq!(house.post("/automation/test-auth", &key, "").status, 429, "this key was never verified");
    }
}

#[test]
fn the_clients_of_a_trusted_proxy_are_limited_each_on_its_own() {
    let (house, key) = house(&["127.0.0.0/8"]);
    house.is_well(&key);
    use_up(&house, |_| "203.0.113.1".to_owned());
    assert_eq!(fail(&house, &["203.0.113.1"]), 429);
    assert_eq!(fail(&house, &["203.0.113.2"]), 401, "its neighbour is not");
    assert_eq!(fail(&house, &[]), 401, "nor is the proxy");
    use_up(&house, |number| format!("2001:db8::{number:x}"));
    assert_eq!(fail(&house, &["2001:db8::ffff"]), 429, "one IPv6 network is one client");
    let headers = [("X-API-KEY", key.as_str()), ("X-Forwarded-For", "203.0.113.1")];
    let answer = house.ask("POST", "/automation/test-auth", &headers, "");
    assert_eq!(answer.status, 200, "keys already verified keep working from there");
}

#[test]
fn what_a_client_puts_left_of_its_own_address_is_not_believed() {
    let (house, _) = house(&["127.0.0.1/32", "10.0.0.0/8"]);
    use_up(&house, |number| format!("198.51.100.{number}, 10.0.0.{number}, 203.0.113.1, 10.9.9.9"));
    assert_eq!(fail(&house, &["198.51.100.77, 203.0.113.1"]), 429);
    assert_eq!(fail(&house, &["198.51.100.78", "203.0.113.1, 10.9.9.9"]), 429, "in several lines too");
    assert_eq!(fail(&house, &["203.0.113.1, 198.51.100.79"]), 401, "that is another client");
}

#[test]
fn a_malformed_header_fails_no_request_and_counts_the_proxy() {
    let malformed = [
        "unknown",
        "",
        ",",
        "203.0.113.1;",
        "999.1.1.1",
        "203.0.113.1, _secret",
        "for=203.0.113.1",
        "\u{e4}",
        "%00",
    ];
    let (house, key) = house(&["127.0.0.1/32"]);
    for line in malformed {
        let headers = [("X-API-KEY", key.as_str()), ("X-Forwarded-For", line)];
        assert_eq!(house.ask("POST", "/automation/test-auth", &headers, "").status, 200, "{line:?}");
    }
    use_up(&house, |number| malformed[number % malformed.len()].to_owned());
    assert_eq!(fail(&house, &[]), 429, "they all counted for the peer");
    assert_eq!(fail(&house, &["203.0.113.1"]), 401);
}
