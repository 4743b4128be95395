use std::time::Duration;

use super::*;

fn sources() -> Sources {
    Sources { data_home: Some(PathBuf::from("/home/anna/.local/share")), ..Sources::default() }
}

fn with_file(text: &str) -> (tempfile::TempDir, Sources) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("memod.toml");
    std::fs::write(&path, text).unwrap();
    (directory, Sources { config: Some(path), ..sources() })
}

fn error_of(sources: &Sources) -> String {
    let text = load(sources).unwrap_err().to_string();
    assert!(!text.contains('\n'), "an error is one line: {text:?}");
    text
}

#[test]
fn nothing_set_gives_the_defaults_of_the_contract() {
    let config = load(&sources()).unwrap();
    assert_eq!(config.listen.to_string(), "127.0.0.1:8420");
    assert_eq!(config.data, Path::new("/home/anna/.local/share/memod"));
    assert_eq!(config.server.connections, 1024);
    assert_eq!(config.server.header_timeout, Duration::from_secs(10));
    assert_eq!(config.server.body_timeout, Duration::from_secs(10));
    assert_eq!(config.server.idle_timeout, Duration::from_secs(75));
    assert_eq!(config.server.stop_timeout, Duration::from_secs(5));
    assert_eq!(config.server.automation_body_bytes, 65_536);
    assert_eq!(config.server.capture_body_bytes, 262_144);
    assert_eq!(config.server.base_path, "");
    assert!(config.warnings.is_empty());
}

/// The example with every setting switched on.
fn whole_example() -> String {
    let switched_on = |line: &'static str| match line.strip_prefix('#') {
        Some(rest) if rest.starts_with(|first: char| first.is_ascii_lowercase()) => rest,
        _ => line,
    };
    EXAMPLE.lines().flat_map(|line| [switched_on(line), "\n"]).collect()
}

fn without_sources(config: Config) -> Config {
    Config { origins: BTreeMap::new(), file: None, ..config }
}

#[test]
fn the_example_holds_every_key_once_in_order_and_its_values_are_the_defaults() {
    let whole = whole_example();
    let lines = whole.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let keys: Vec<&str> = lines.map(|line| line.split_once(" = ").unwrap().0).collect();
    assert_eq!(keys, KEYS);
    assert!(EXAMPLE.lines().all(|line| line.chars().count() <= 80), "it is read in a terminal");
    let (_kept, in_file) = with_file(&whole.replace("/var/lib/memod", "/home/anna/.local/share/memod"));
    let loaded = load(&in_file).unwrap();
    assert!(loaded.origins.values().all(|origin| matches!(origin, Origin::File(_))), "{loaded:?}");
    assert_eq!(without_sources(loaded), without_sources(load(&sources()).unwrap()));
}

#[test]
fn the_example_as_it_is_installed_sets_the_data_directory_alone() {
    let (_kept, sources) = with_file(EXAMPLE);
    let config = load(&sources).unwrap();
    assert_eq!(config.data, Path::new("/var/lib/memod"));
    for setting in config.settings() {
        assert_eq!(setting.from == "file", setting.key == "data", "{setting:?}");
    }
}

#[test]
fn what_the_example_gives_as_an_example_can_be_used() {
    let examples: Vec<&str> = EXAMPLE.lines().filter_map(|line| line.strip_prefix("# Example: ")).collect();
    assert!(examples.len() >= 2);
    for example in examples {
        let (_kept, sources) = with_file(example);
        let loaded = load(&sources);
        assert!(loaded.is_ok(), "{example}: {loaded:?}");
    }
}

#[test]
fn the_settings_in_force_are_a_file_that_gives_the_same_settings() {
    let mut changed = sources();
    for (key, value) in [
        ("listen", "localhost:1"),
        ("base_path", "memod/"),
        ("trusted_proxies", " 127.0.0.1,10.1.2.3/8, ::1 "),
        ("header_timeout", "1500ms"),
        ("idle_timeout", "60s"),
        ("cache", "33554432"),
        ("log_format", "json"),
    ] {
        changed.variables.insert(variable_of(key), value.into());
    }
    let config = load(&changed).unwrap();
    let settings = config.settings();
    assert_eq!(settings.iter().map(|setting| setting.key).collect::<Vec<_>>(), KEYS);
    let text: String =
        settings.iter().map(|setting| format!("{} = {}\n", setting.key, setting.value)).collect();
    assert!(text.contains(r#"trusted_proxies = ["127.0.0.1", "10.0.0.0/8", "::1"]"#), "{text}");
    let (_kept, in_file) = with_file(&text);
    assert_eq!(without_sources(load(&in_file).unwrap()), without_sources(config), "{text}");
}

#[test]
fn each_setting_says_where_its_value_came_from() {
    let (kept, mut sources) = with_file("cache = '16MiB'\nlog = 'warn'");
    sources.variables.insert("MEMOD_LOG".into(), "debug".into());
    sources.flags.insert("listen", "127.0.0.1:1".into());
    let settings = load(&sources).unwrap().settings();
    let of = |key: &str| {
        let setting = settings.iter().find(|setting| setting.key == key).unwrap();
        (setting.from, setting.name.clone())
    };
    let path = kept.path().join("memod.toml").display().to_string();
    assert_eq!(of("cache"), ("file", Some(path)));
    assert_eq!(of("log"), ("variable", Some("MEMOD_LOG".to_owned())));
    assert_eq!(of("listen"), ("flag", Some("--listen".to_owned())));
    assert_eq!(of("reserve"), ("default", None));
}

#[test]
fn trusted_proxies_are_a_list_of_addresses_and_networks() {
    for (text, networks) in [
        ("trusted_proxies = []", vec![]),
        ("trusted_proxies = '10.0.0.1'", vec!["10.0.0.1/32"]),
        ("trusted_proxies = ['::ffff:10.0.0.1']", vec!["10.0.0.1/32"]),
        ("trusted_proxies = ['192.168.7.9/16', 'fd00::/8']", vec!["192.168.0.0/16", "fd00::/8"]),
    ] {
        let (_kept, sources) = with_file(text);
        let read: Vec<String> =
            load(&sources).unwrap().server.trusted_proxies.iter().map(ToString::to_string).collect();
        assert_eq!(read, networks, "{text}");
    }
    for text in ["['proxy.lan']", "['10.0.0.0/33']", "[10]", "true", "['10.0.0.0/8', ['::1']]"] {
        let (_kept, sources) = with_file(&format!("trusted_proxies = {text}"));
        assert!(error_of(&sources).contains("trusted_proxies must be"), "{text}");
    }
    for (text, warned) in [("['0.0.0.0/0']", true), ("['10.0.0.1', '::/0']", true), ("['10.0.0.0/8']", false)]
    {
        let (_kept, sources) = with_file(&format!("trusted_proxies = {text}"));
        assert_eq!(!load(&sources).unwrap().warnings.is_empty(), warned, "{text}");
    }
    let (_kept, sources) = with_file("listen = ['127.0.0.1:1']");
    assert!(error_of(&sources).contains("must be text"), "only lists are lists");
}

/// `data = 1` made a directory called 1, and `listen = 8420` was told only until a flag named another address.
#[test]
fn text_in_the_file_is_text_and_a_wrong_kind_is_told_though_a_flag_wins() {
    for (line, right) in [
        ("data = 1", "data must be text in quotes"),
        ("base_path = 1", "base_path must be text in quotes"),
        ("log = 1", "log must be text in quotes"),
        ("header_timeout = 10", "header_timeout must be text in quotes, such as \"10s\""),
        ("listen = 8420", "listen must be text in quotes"),
        ("connections = 1.5", "connections must be text in quotes or a whole number"),
    ] {
        let (_kept, mut sources) = with_file(line);
        sources.flags.insert("listen", "127.0.0.1:1".into());
        let error = error_of(&sources);
        assert!(error.contains(right) && error.contains(line), "{line}: {error}");
    }
    let (_kept, sources) = with_file("connections = 7\ncache = 16777216\nreserve = '2MiB'");
    assert!(load(&sources).is_ok());
}

#[test]
fn a_flag_wins_over_a_variable_and_that_over_the_file() {
    let (_kept, mut sources) = with_file("listen = '127.0.0.1:1'\nconnections = 7\ncache = '16MiB'");
    assert_eq!(load(&sources).unwrap().listen.port(), 1);
    sources.variables.insert("MEMOD_LISTEN".into(), "127.0.0.1:2".into());
    assert_eq!(load(&sources).unwrap().listen.port(), 2);
    sources.flags.insert("listen", "127.0.0.1:3".into());
    let config = load(&sources).unwrap();
    assert_eq!(config.listen.port(), 3);
    assert_eq!((config.server.connections, config.store.cache_bytes), (7, 16 << 20));
}

#[test]
fn an_empty_variable_is_not_set() {
    let mut sources = sources();
    sources.variables.insert("MEMOD_LISTEN".into(), "".into());
    assert_eq!(load(&sources).unwrap().listen.port(), 8420);
}

#[test]
fn a_named_file_must_exist_and_the_default_one_need_not() {
    let missing = PathBuf::from("/nowhere/memod.toml");
    assert!(load(&Sources { default_file: Some(missing.clone()), ..sources() }).is_ok());
    let error = error_of(&Sources { config: Some(missing.clone()), ..sources() });
    assert!(error.contains("/nowhere/memod.toml") && error.contains("no such file"), "{error}");
    let mut by_variable = sources();
    by_variable.variables.insert("MEMOD_CONFIG".into(), missing.into());
    assert!(load(&by_variable).is_err());
}

#[test]
fn an_unknown_key_names_the_nearest_known_one() {
    let (_kept, sources) = with_file("basepath = '/memod'");
    let error = error_of(&sources);
    assert!(error.contains("\"basepath\"") && error.contains("did you mean \"base_path\""), "{error}");
    let (_kept, sources) = with_file("[tls]\ncert = 'x'");
    assert!(error_of(&sources).contains("the settings are listen, data"));
}

#[test]
fn every_error_names_its_key_its_origin_and_what_would_be_right() {
    for key in
        ["listen", "connections", "header_timeout", "cache", "reserve", "log_format", "capture_body_limit"]
    {
        let mut by_variable = sources();
        by_variable.variables.insert(variable_of(key), "nonsense".into());
        let error = error_of(&by_variable);
        assert!(error.contains(&variable_of(key)) && error.contains(&format!("{key} must be")), "{error}");

        let mut by_flag = sources();
        by_flag.flags.insert(key, "nonsense".into());
        let error = load(&by_flag).unwrap_err();
        assert!(error.is_usage() && error.to_string().contains(&flag_of(key)), "{error}");

        let (_kept, by_file) = with_file(&format!("\n{key} = 'nonsense'"));
        let error = load(&by_file).unwrap_err();
        assert!(!error.is_usage() && error.to_string().contains("memod.toml"), "{error}");
    }
}

#[test]
fn a_broken_file_is_named_with_its_line() {
    let (_kept, sources) = with_file("listen = '127.0.0.1:1'\ncache = = 3\n");
    assert!(error_of(&sources).contains("line 2"));
    let (_kept, sources) = with_file("connections = true");
    assert!(error_of(&sources).contains("connections = true"));
}

#[test]
fn whole_numbers_need_no_quotes() {
    let (_kept, sources) = with_file("connections = 16\nreserve = 2097152");
    let config = load(&sources).unwrap();
    assert_eq!((config.server.connections, config.store.reserve_bytes), (16, 2 << 20));
}

#[test]
fn a_base_path_has_one_form_however_it_is_written() {
    for (typed, kept) in
        [("/memod", "/memod"), ("memod/", "/memod"), ("/", ""), ("", ""), ("/a/b-c/", "/a/b-c")]
    {
        assert_eq!(read::base_path(typed).as_deref(), Ok(kept), "{typed}");
    }
    for typed in ["/a b", "/a/../b", "/a//b", "/ä", "/a?b", "/a%20b", "http://x"] {
        assert!(read::base_path(typed).is_err(), "{typed} should not be a path");
    }
}

#[test]
fn limits_outside_their_range_are_refused_with_the_range() {
    let mut low = sources();
    low.variables.insert("MEMOD_CACHE".into(), "1MiB".into());
    assert!(error_of(&low).contains("from 16MiB to 64MiB"));
    low.variables.clear();
    low.variables.insert("MEMOD_RESERVE".into(), "0".into());
    assert!(load(&low).is_err());
}

#[test]
fn a_log_filter_is_a_level_or_names_modules() {
    for good in ["info", "debug", "info,memod=trace", "memod::server=debug"] {
        assert!(read::log_filter(good).is_ok(), "{good}");
    }
    for bad in ["inof", "verbose", "memod=loud"] {
        assert!(read::log_filter(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_data_directory_is_never_a_literal_tilde() {
    let (_kept, sources) = with_file("data = '~/memod'");
    assert!(error_of(&sources).contains("written in full"));
}

#[test]
fn without_a_home_the_error_says_how_to_name_a_directory() {
    assert!(error_of(&Sources::default()).contains("--data"));
}

#[test]
fn a_misspelt_variable_is_a_warning_and_a_foreign_one_is_none() {
    let mut sources = sources();
    sources.variables.insert("MEMOD_BASEPATH".into(), "/memod".into());
    sources.variables.insert("MEMOD_SERVICE_HOST".into(), "10.0.0.1".into());
    sources.variables.insert("MEMOD_PORT".into(), "tcp://10.0.0.1:80".into());
    let warnings = load(&sources).unwrap().warnings;
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert!(warnings[0].contains("MEMOD_BASE_PATH"), "{warnings:?}");
}
