//! The recipes of packaging/proxies, run by the real nginx and the real Caddy before the real server.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;

use std::fs::File;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use common::{Answer, BOTH, House, Plan, Wire};
use memod::model::FormatType::Checklist;
use rustix::net::{AddressFamily, SocketType, bind, connect, socket};
use serde_json::json;

const LIST: &str = r#"{"integrationId":"Shopping list"}"#;
/// What follows is only of interest when the proxy does not start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program that does what a recipe says; killed when dropped.
struct Proxy {
    child: Child,
    address: SocketAddr,
    _directory: tempfile::TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The recipe of a proxy: what the test has to change of it, and how it is run.
struct Recipe {
    name: &'static str,
    text: &'static str,
    /// How the recipe names memod.
    upstream: &'static str,
    /// Where the recipe listens, and the same with `PORT`.
    listens: (&'static str, &'static str),
    /// What hands the path on whole, and what takes the prefix away.
    stripped: (&'static str, &'static str),
    command: fn(&Path) -> Command,
}

const NGINX: Recipe = Recipe {
    name: "nginx",
    text: include_str!("../packaging/proxies/nginx.conf"),
    upstream: "server 127.0.0.1:8420;",
    listens: ("listen 80;", "listen 127.0.0.1:PORT;"),
    stripped: ("proxy_pass http://memod;", "proxy_pass http://memod/;"),
    command: |directory| {
        let main = directory.join("main.conf");
        let at = directory.display();
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {at}/{kind};\n"))
            .concat();
        let text = format!(
            "daemon off;\nmaster_process off;\npid {at}/pid;\nerror_log {at}/errors;\nevents {{}}\n\
             http {{\naccess_log off;\n{temporary}include {at}/recipe;\n}}\n"
        );
        std::fs::write(&main, text).unwrap();
        let mut command = Command::new("nginx");
        command.args(["-e", "stderr", "-c"]).arg(main);
        command
    },
};

const CADDY: Recipe = Recipe {
    name: "caddy",
    text: include_str!("../packaging/proxies/Caddyfile"),
    upstream: "reverse_proxy 127.0.0.1:8420 {",
    listens: ("http://memod.lan {", "http://memod.lan:PORT {\n\tbind 127.0.0.1"),
    stripped: ("handle /memod/* {", "handle_path /memod/* {"),
    command: |directory| {
        let recipe = directory.join("recipe");
        let text = std::fs::read_to_string(&recipe).unwrap();
        // Its administration has a fixed port.
        std::fs::write(&recipe, format!("{{\n\tadmin off\n}}\n{text}")).unwrap();
        let mut command = Command::new("caddy");
        command.args(["run", "--adapter", "caddyfile", "--config"]).arg(recipe);
        command
    },
};

/// The text with the one place where `from` stands changed.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "the recipe should hold {from:?} once");
    text.replace(from, to)
}

impl Recipe {
    /// Starts the proxy before `house`. A free port may be taken by somebody else before the proxy has it.
    fn run(&self, house: &House, stripping: bool) -> Proxy {
        let mut said = String::new();
        for _ in 0..5 {
            let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
            match self.try_run(house, stripping, free) {
                Ok(proxy) => return proxy,
                Err(log) => said = log,
            }
        }
        panic!("{} does not start: {said}", self.name);
    }

    /// One try; what the proxy said where it ended.
    fn try_run(&self, house: &House, stripping: bool, address: SocketAddr) -> Result<Proxy, String> {
        let directory = tempfile::tempdir().unwrap();
        let listens = self.listens.1.replace("PORT", &address.port().to_string());
        let mut text = changed(self.text, self.listens.0, &listens);
        let upstream = self.upstream.replace("127.0.0.1:8420", &house.address.to_string());
        text = changed(&text, self.upstream, &upstream);
        if stripping {
            text = changed(&text, self.stripped.0, self.stripped.1);
        }
        std::fs::write(directory.path().join("recipe"), text).unwrap();
        let log = directory.path().join("log");
        let child = (self.command)(directory.path())
            .env("HOME", directory.path())
            .stdout(File::create(&log).unwrap())
            .stderr(File::options().append(true).open(&log).unwrap())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}; apt-get install nginx caddy", self.name));
        let mut proxy = Proxy { child, address, _directory: directory };
        let start = Instant::now();
        while TcpStream::connect(address).is_err() {
            if proxy.child.try_wait().unwrap().is_some() {
                return Err(std::fs::read_to_string(&log).unwrap());
            }
            assert!(start.elapsed() < PATIENCE, "{} does not listen", self.name);
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(proxy)
    }
}

/// A house under a prefix that believes the proxies of this machine, and its key.
fn house() -> (House, String) {
    let plan = Plan::with(|settings| {
        "/memod".clone_into(&mut settings.base_path);
        settings.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    });
    let house = plan.build();
    house.user("anna");
    house.integration("anna", "Shopping list", "shopping list", Checklist);
    let key = house.key("anna", BOTH);
    (house, key)
}

/// A connection to the proxy from another address of this machine.
fn from(client: Ipv4Addr, proxy: &Proxy) -> Wire {
    let socket = socket(AddressFamily::INET, SocketType::STREAM, None).unwrap();
    bind(&socket, &SocketAddrV4::new(client, 0)).unwrap();
    connect(&socket, &proxy.address).unwrap();
    Wire::over(TcpStream::from(socket)).unwrap()
}

fn head(method: &str, path: &str, headers: &[(&str, &str)]) -> String {
    let lines: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    format!("{method} {path} HTTP/1.1\r\nHost: memod.lan\r\n{lines}")
}

fn ask(wire: &mut Wire, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    let head = head(method, path, headers) + &format!("Content-Length: {}\r\n\r\n", body.len());
    wire.send(head.as_bytes());
    // A body that is too large may be answered before it was sent.
    wire.try_send(body);
    wire.answer()
}

fn serves_memod(recipe: &Recipe, stripping: bool) {
    let (house, key) = house();
    let proxy = recipe.run(&house, stripping);
    let says = |what: &str| format!("{what} ({}, stripping: {stripping})", recipe.name);
    let mut wire = Wire::to(proxy.address);
    let json = [("X-API-KEY", key.as_str()), ("Content-Type", "application/json")];

    let captured = ask(
        &mut wire,
        "POST",
        "/memod/capture/memos",
        &json,
        json!({ "text": "shopping list: milk and eggs" }).to_string().as_bytes(),
    );
    assert_eq!(captured.status, 201, "{}: {captured:?}", says("a capture"));
    let location = captured.header("location").expect("a Location").to_owned();
    assert!(location.starts_with("/memod/capture/memos/"), "{}: {location}", says("it can be asked again"));
    let again = ask(&mut wire, "GET", &location, &json, b"");
    assert_eq!((again.status, &again.body), (200, &captured.body), "{}", says("the Location"));

    let list = ask(&mut wire, "POST", "/memod/automation/list", &[("X-API-KEY", &key)], LIST.as_bytes());
    assert_eq!(list.status, 200, "{}: {list:?}", says("a poll"));
    assert_eq!(list.text(), house.list(&key, "Shopping list"), "{}", says("the same as without a proxy"));

    let refused = ask(&mut wire, "POST", "/memod/automation/test-auth", &[("X-API-KEY", "wrong")], b"");
    assert_eq!(refused.problem(), (401, "unauthorized".to_owned()), "{}", says("memod's own 401"));
    assert_eq!(refused.header("www-authenticate"), Some("ApiKey"), "{}", says("and how to do better"));
    let unknown = ask(&mut wire, "GET", "/memod/nowhere", &[], b"");
    assert_eq!(unknown.problem(), (404, "not-found".to_owned()), "{}", says("memod's own 404"));
    let outside = ask(&mut wire, "GET", "/healthz", &[], b"");
    assert_eq!(outside.status, 404, "{}: {outside:?}", says("what is not memod's"));
}

/// Whoever refuses it: memod up to a megabyte, the proxy beyond.
fn refuses_large_bodies_as_memod_does(recipe: &Recipe) {
    let (house, key) = house();
    let proxy = recipe.run(&house, false);
    let json = [("X-API-KEY", key.as_str()), ("Content-Type", "application/json")];
    for size in [300 << 10, 900_000, 3 << 20] {
        let mut wire = Wire::to(proxy.address);
        let answer = ask(&mut wire, "POST", "/memod/capture/memos", &json, &vec![b'x'; size]);
        assert_eq!(answer.problem(), (413, "too-large".to_owned()), "{size} bytes by {}", recipe.name);
    }
    let chunked = |path: &str| head("POST", path, &json) + "Transfer-Encoding: chunked\r\n\r\n";
    let chunk = [b"10000\r\n".as_slice(), &vec![b'x'; 0x10000], b"\r\n"].concat();
    for chunks in [5, 48] {
        let mut wire = Wire::to(proxy.address);
        wire.send(chunked("/memod/capture/memos").as_bytes());
        let sent = (0..chunks).all(|_| wire.try_send(&chunk)) && wire.try_send(b"0\r\n\r\n");
        let answer = wire.answer();
        let name = recipe.name;
        assert_eq!(
            answer.problem(),
            (413, "too-large".to_owned()),
            "{chunks} chunks by {name}, sent: {sent}"
        );
    }
    let mut wire = Wire::to(proxy.address);
    let list = chunked("/memod/automation/list");
    wire.send(format!("{list}{:x}\r\n{LIST}\r\n0\r\n\r\n", LIST.len()).as_bytes());
    assert_eq!(wire.answer().status, 200, "a small body in chunks gets through {}", recipe.name);
}

/// Thirty failed keys from one address are enough; whoever else comes through the proxy is not that address.
fn names_the_client(recipe: &Recipe) {
    let (house, key) = house();
    let proxy = recipe.run(&house, false);
    let [guesser, other] = [Ipv4Addr::new(127, 0, 0, 2), Ipv4Addr::new(127, 0, 0, 3)];
    let mut wire = from(guesser, &proxy);
    let mut guess = |number: u8| {
        // What a client says of itself must not help it.
        let invented = format!("192.0.2.{number}");
        let headers = [("X-API-KEY", "wrong"), ("X-Forwarded-For", invented.as_str())];
        ask(&mut wire, "POST", "/memod/automation/test-auth", &headers, b"").status
    };
    let heard: Vec<u16> = (1..=31).map(&mut guess).collect();
    assert_eq!(heard, [vec![401; 30], vec![429]].concat(), "of the guesser through {}", recipe.name);
    let mut wire = from(other, &proxy);
    let status = |wire: &mut Wire, key| {
        ask(wire, "POST", "/memod/automation/test-auth", &[("X-API-KEY", key)], b"").status
    };
    assert_eq!(status(&mut wire, "wrong"), 401, "of somebody else through {}", recipe.name);
    assert_eq!(status(&mut wire, &key), 200, "of somebody with a key through {}", recipe.name);
}

#[test]
#[ignore = "needs nginx and caddy; run by .ci/run"]
fn nginx_serves_memod_under_the_prefix_whether_it_takes_it_away_or_not() {
    serves_memod(&NGINX, false);
    serves_memod(&NGINX, true);
}

#[test]
#[ignore = "needs nginx and caddy; run by .ci/run"]
fn caddy_serves_memod_under_the_prefix_whether_it_takes_it_away_or_not() {
    serves_memod(&CADDY, false);
    serves_memod(&CADDY, true);
}

#[test]
#[ignore = "needs nginx and caddy; run by .ci/run"]
fn through_nginx_every_body_that_is_too_large_is_refused_as_memod_does() {
    refuses_large_bodies_as_memod_does(&NGINX);
}

#[test]
#[ignore = "needs nginx and caddy; run by .ci/run"]
fn through_caddy_every_body_that_is_too_large_is_refused_as_memod_does() {
    refuses_large_bodies_as_memod_does(&CADDY);
}

#[test]
#[ignore = "needs nginx and caddy; run by .ci/run"]
fn memod_counts_failed_keys_for_the_client_that_nginx_saw() {
    names_the_client(&NGINX);
}

#[test]
#[ignore = "needs nginx and caddy; run by .ci/run"]
fn memod_counts_failed_keys_for_the_client_that_caddy_saw() {
    names_the_client(&CADDY);
}
