use std::sync::LazyLock;

use crate::understand::language::spelling::{Spelling, words};

pub(crate) static SPELLING: Spelling = Spelling {
    plurals: &[("", "s"), ("", "x"), ("al", "aux"), ("ail", "aux")],
    sounds: &[
        ("eau", "o"),
        ("aux", "o"),
        ("au", "o"),
        ("ain", "in"),
        ("ein", "in"),
        ("ai", "e"),
        ("ei", "e"),
        ("am", "an"),
        ("em", "en"),
        ("ph", "f"),
        ("th", "t"),
        ("qu", "k"),
        ("ch", "ch"),
        ("ce", "se"),
        ("ci", "si"),
        ("c", "k"),
        ("ge", "je"),
        ("gi", "ji"),
        ("h", ""),
        ("y", "i"),
        ("z", "s"),
        ("x", "s"),
    ],
    silent_ends: &['e', 's', 't', 'x', 'd'],
    links: &[],
    endings: &["s", "e", "x", "r", "z", "ez", "nt"],
    hesitations: &["euh", "heu", "bah", "hum", "hein", "ah"],
    pointers: &[
        "mon", "ma", "mes", "notre", "nos", "le", "la", "les", "l", "un", "une", "nouveau", "nouvelle",
        "sur", "dans", "pour", "a", "au", "aux",
    ],
    common: LazyLock::new(|| words(include_str!("common.txt"))),
};
