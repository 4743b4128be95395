//! Who stands behind a reverse proxy.

use std::net::{IpAddr, SocketAddr};

use http::{HeaderMap, HeaderName};
use ipnet::IpNet;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The client of a request that came from `peer`. Each proxy adds to the right of `X-Forwarded-For` whom it was
/// asked by: so the header is read from there, past proxies that are trusted, up to the first that is not. What
/// stands left of it, that one may have made up. Where an entry is no address, the last one that was is the client.
pub(super) fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(&address));
    let mut client = peer.to_canonical();
    if trusted.is_empty() || !is_trusted(client) {
        return client;
    }
    for value in headers.get_all(X_FORWARDED_FOR).iter().rev() {
        let Ok(text) = value.to_str() else { return client };
        for entry in text.rsplit(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let Some(address) = address(entry) else { return client };
            client = address;
            if !is_trusted(client) {
                return client;
            }
        }
    }
    client
}

/// An address as proxies write it: bare, with a port, or in brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use http::HeaderValue;
    use proptest::prelude::*;

    fn seen(peer: &str, lines: &[&str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(X_FORWARDED_FOR, HeaderValue::from_bytes(line.as_bytes()).unwrap());
        }
        let trusted: Vec<IpNet> = trusted.iter().map(|network| network.parse().unwrap()).collect();
        client(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn the_header_counts_only_from_a_trusted_peer() {
        assert_eq!(seen("192.0.2.9", &["203.0.113.1"], &[]), "192.0.2.9");
        assert_eq!(seen("192.0.2.9", &["203.0.113.1"], &["10.0.0.0/8"]), "192.0.2.9");
        assert_eq!(seen("10.0.0.2", &["203.0.113.1"], &["10.0.0.0/8"]), "203.0.113.1");
        assert_eq!(seen("::ffff:10.0.0.2", &["203.0.113.1"], &["10.0.0.0/8"]), "203.0.113.1");
        assert_eq!(seen("10.0.0.2", &[], &["10.0.0.0/8"]), "10.0.0.2");
    }

    #[test]
    fn entries_are_read_from_the_right_past_trusted_proxies() {
        let trusted = &["10.0.0.0/8", "fd00::/8"];
        for (lines, expected) in [
            (&["1.1.1.1, 203.0.113.7"][..], "203.0.113.7"),
            (&["1.1.1.1, 203.0.113.7, 10.0.0.3, fd00::3"], "203.0.113.7"),
            (&["1.1.1.1", "203.0.113.7", "10.0.0.3"], "203.0.113.7"),
            (&["203.0.113.7:4711, 10.0.0.3:80"], "203.0.113.7"),
            (&["[2001:db8::1]:4711, [fd00::3]"], "2001:db8::1"),
            (&["::ffff:203.0.113.7"], "203.0.113.7"),
            (&[" ,, 203.0.113.7 ,"], "203.0.113.7"),
            (&["10.0.0.5, 10.0.0.4"], "10.0.0.5"),
        ] {
            assert_eq!(seen("10.0.0.2", lines, trusted), expected, "{lines:?}");
        }
    }

    #[test]
    fn what_is_no_address_is_not_looked_past() {
        for (line, expected) in [
            ("203.0.113.7, unknown", "10.0.0.2"),
            ("203.0.113.7, _hidden, 10.0.0.3", "10.0.0.3"),
            ("203.0.113.7, 256.1.1.1", "10.0.0.2"),
            ("fe80::1%eth0", "10.0.0.2"),
            ("203.0.113.7; 10.0.0.3", "10.0.0.2"),
            ("ä", "10.0.0.2"),
            ("", "10.0.0.2"),
        ] {
            assert_eq!(seen("10.0.0.2", &[line], &["10.0.0.0/8"]), expected, "{line}");
        }
    }

    proptest! {
        #[test]
        fn any_header_gives_some_address(line in "[ -~\u{80}-\u{ff}]{0,60}") {
            seen("10.0.0.2", &[&line], &["0.0.0.0/0", "::/0"]);
        }
    }
}
