//! What packages install beside the program: man pages, completions, the example configuration.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says where

mod program;

use std::collections::BTreeSet;
use std::path::Path;

use program::Home;

const RENEW: &str = "renew it with `cargo run --example renew` and commit what changed";

fn packaging() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/packaging"))
}

#[test]
fn man_pages_and_completions_are_as_the_program_makes_them() {
    let made = memod::manual::files();
    for (path, text) in &made {
        let kept = std::fs::read(packaging().join(path)).unwrap_or_default();
        assert!(kept == *text, "packaging/{path} is not what the program makes; {RENEW}");
    }
    let made: BTreeSet<String> = made.into_iter().map(|(path, _)| path).collect();
    for folder in ["man", "completions"] {
        for file in std::fs::read_dir(packaging().join(folder)).unwrap() {
            let path = format!("{folder}/{}", file.unwrap().file_name().to_string_lossy());
            assert!(made.contains(&path), "packaging/{path} belongs to nothing any more; {RENEW}");
        }
    }
}

#[test]
fn every_command_has_a_page_and_every_setting_stands_on_its_own() {
    let pages = memod::manual::pages();
    let text = |name: &str| &pages.iter().find(|(page, _)| page == name).unwrap().1;
    for name in ["memod.1", "memod-serve.1", "memod-user-add.1", "memod-integration-edit.1", "memod.toml.5"] {
        assert!(text(name).contains(".SH NAME\nmemod"), "{name}");
    }
    assert!(!pages.iter().any(|(name, _)| name.contains("help")), "help is a word, not a page");
    for key in memod::config::KEYS {
        assert!(text("memod.toml.5").contains(&format!("\\fB{key} = ")), "{key}");
    }
}

#[test]
fn the_program_writes_its_own_man_pages_and_completions() {
    let home = Home::new();
    let said = home.run(&["man", "pages/here"]);
    assert_eq!((said.code, said.out.as_str()), (0, ""), "{said:?}");
    for (name, text) in memod::manual::pages() {
        let folder = if name == "memod.toml.5" { "man5" } else { "man1" };
        let written = std::fs::read_to_string(home.path().join("pages/here").join(folder).join(&name));
        assert_eq!(written.unwrap(), text, "{name}");
    }
    for (shell, file) in [("bash", "memod.bash"), ("zsh", "_memod"), ("fish", "memod.fish")] {
        let said = home.run(&["completions", shell]);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{shell}");
        let kept = std::fs::read_to_string(packaging().join("completions").join(file)).unwrap();
        assert!(said.out == kept, "packaging/completions/{file}; {RENEW}");
    }
    std::fs::write(home.path().join("file"), "").unwrap();
    let said = home.run(&["man", "file"]);
    assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
    assert_eq!(home.run(&["completions", "cmd.exe"]).code, 2);
    assert!(!home.data().exists(), "no store is needed for that");
}
