//! Where settings come from, seen from outside.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says where

mod program;

use program::{Home, finish};

/// A server that cannot start shows by its error which address it took.
fn taken_address() -> (std::net::TcpListener, String) {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    (listener, address)
}

#[test]
fn an_address_in_use_is_named_together_with_the_way_out() {
    let home = Home::new();
    let (_kept, address) = taken_address();
    for command in ["serve", "demo"] {
        let said = home.run(&[command, "--listen", &address]);
        assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
        assert!(said.err.contains(&address) && said.err.contains("--listen 127.0.0.1:0"), "{said:?}");
    }
}

#[test]
fn a_flag_wins_over_a_variable_and_that_over_the_file() {
    let home = Home::new();
    let (_by_file, in_file) = taken_address();
    let (_by_variable, in_variable) = taken_address();
    let (_by_flag, in_flag) = taken_address();
    std::fs::write(home.path().join("memod.toml"), format!("listen = {in_file:?}")).unwrap();

    let said = home.run(&["serve", "--config", "memod.toml"]);
    assert!(said.err.contains(&in_file), "{said:?}");

    let mut command = home.command(&["serve"]);
    command.env("MEMOD_CONFIG", "memod.toml");
    let said = finish(command);
    assert!(said.err.contains(&in_file), "{said:?}");

    let mut command = home.command(&["serve", "--config", "memod.toml"]);
    command.env("MEMOD_LISTEN", &in_variable);
    let said = finish(command);
    assert!(said.err.contains(&in_variable), "{said:?}");

    let mut command = home.command(&["serve", "--config", "memod.toml", "--listen", &in_flag]);
    command.env("MEMOD_LISTEN", &in_variable);
    let said = finish(command);
    assert!(said.err.contains(&in_flag), "{said:?}");
}

#[test]
fn a_mistake_in_the_file_or_the_environment_is_a_failure_that_names_it() {
    let home = Home::new();
    std::fs::write(home.path().join("bad.toml"), "basepath = '/memod'\n").unwrap();
    let said = home.run(&["user", "list", "--config", "bad.toml"]);
    assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
    assert!(said.err.contains("base_path") && said.err.contains("bad.toml"), "{said:?}");

    let said = home.run(&["user", "list", "--config", "missing.toml"]);
    assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");

    let mut command = home.command(&["user", "list"]);
    command.env("MEMOD_CACHE", "lots");
    let said = finish(command);
    assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
    assert!(said.err.contains("MEMOD_CACHE"), "{said:?}");
    assert!(!home.data().exists(), "nothing is made before the settings are known to be right");
}

#[test]
fn the_data_directory_is_found_the_way_every_source_names_it() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    std::fs::write(home.path().join("memod.toml"), "data = 'by-file'").unwrap();
    let by = |arguments: &[&str], variable: Option<(&str, &str)>| {
        let mut command = home.command(arguments);
        command.envs(variable);
        finish(command)
    };
    by(&["user", "add", "anna", "--config", "memod.toml"], None);
    by(&["user", "add", "anna", "--config", "memod.toml"], Some(("MEMOD_DATA", "by-variable")));
    by(&["user", "add", "anna", "--data", "by-flag"], Some(("MEMOD_DATA", "by-variable-2")));
    by(&["user", "add", "anna"], Some(("XDG_DATA_HOME", home.path().join("xdg").to_str().unwrap())));
    by(&["user", "add", "anna"], None);
    for place in ["by-file", "by-variable", "by-flag", "xdg/memod", ".local/share/memod"] {
        let made =
            std::fs::metadata(home.path().join(place)).unwrap_or_else(|_| panic!("{place} should be made"));
        assert_eq!(made.permissions().mode() & 0o777, 0o700, "{place} is for its owner alone");
    }
    assert!(!home.path().join("by-variable-2").exists(), "the flag wins");
}

/// sled's files are as open as the umask leaves them, so the directory must not be.
#[test]
fn a_store_in_a_directory_that_was_open_to_all_is_open_to_all_no_more() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    let store = home.data().join("store");
    std::fs::create_dir_all(&store).unwrap();
    std::fs::set_permissions(&store, std::fs::Permissions::from_mode(0o755)).unwrap();
    home.json(&["user", "add", "anna", "--json"]);
    assert_eq!(std::fs::metadata(&store).unwrap().permissions().mode() & 0o777, 0o700);
    std::fs::write(store.join("somebody-elses"), "x").unwrap();
    std::fs::set_permissions(&store, std::fs::Permissions::from_mode(0o755)).unwrap();
    home.json(&["user", "list", "--json"]);
    assert_eq!(std::fs::metadata(&store).unwrap().permissions().mode() & 0o777, 0o755, "not memod's alone");
}

#[test]
fn config_prints_what_is_in_force_and_where_it_came_from() {
    let home = Home::new();
    std::fs::write(home.path().join("memod.toml"), "cache = '16MiB'\nlisten = '127.0.0.1:1'\n").unwrap();
    let mut command = home.command(&["config", "--config", "memod.toml", "--listen", "127.0.0.1:2"]);
    command.env("MEMOD_LOG", "warn");
    let said = finish(command);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{said:?}");
    for (typed, from) in [
        ("# file read: memod.toml", ""),
        ("listen = \"127.0.0.1:2\"", "# flag --listen"),
        ("cache = \"16MiB\"", "# file"),
        ("log = \"warn\"", "# variable MEMOD_LOG"),
        ("connections = 1024", "# default"),
    ] {
        let found = said.out.lines().any(|line| line.starts_with(typed) && line.ends_with(from));
        assert!(found, "{typed} {from}: {said:?}");
    }
    // What it prints can be used as a file.
    std::fs::write(home.path().join("printed.toml"), &said.out).unwrap();
    let printed = home.json(&["config", "--json", "--config", "printed.toml"]);
    assert_eq!(printed["listen"]["value"], "127.0.0.1:2");
    assert_eq!(printed["listen"]["from"], "file");
    assert_eq!(printed["listen"]["name"], "printed.toml");
    assert_eq!(printed["connections"]["value"], 1024);
    assert_eq!(printed.as_object().unwrap().len(), memod::config::KEYS.len());
    assert!(!home.data().exists(), "nothing is opened");
}

#[test]
fn config_fails_as_serve_would() {
    let home = Home::new();
    assert_eq!(home.run(&["config", "--listen", "nowhere"]).code, 2);
    std::fs::write(home.path().join("bad.toml"), "trusted_proxy = []\n").unwrap();
    let said = home.run(&["config", "--config", "bad.toml"]);
    assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
    assert!(said.err.contains("trusted_proxies") && said.out.is_empty(), "{said:?}");
}

#[test]
fn the_example_can_be_printed_and_used() {
    let home = Home::new();
    let said = home.run(&["config", "--example"]);
    assert_eq!((said.code, said.out.as_str()), (0, memod::config::EXAMPLE), "{said:?}");
    std::fs::write(home.path().join("memod.toml"), said.out).unwrap();
    assert_eq!(home.run(&["config", "--config", "memod.toml"]).code, 0);
}
