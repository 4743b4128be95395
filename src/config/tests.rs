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
