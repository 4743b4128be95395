use std::sync::LazyLock;

use crate::understand::language::spelling::{Spelling, words};

pub(crate) static SPELLING: Spelling = Spelling {
    plurals: &[("", "s"), ("", "es"), ("z", "ces")],
    sounds: &[
        ("ch", "ch"),
        ("h", ""),
        ("v", "b"),
        ("z", "s"),
        ("ce", "se"),
        ("ci", "si"),
        ("qu", "k"),
        ("c", "k"),
        ("ll", "i"),
        ("gue", "ge"),
        ("gui", "gi"),
        ("ge", "je"),
        ("gi", "ji"),
        ("nb", "mb"),
        ("np", "mp"),
        ("x", "s"),
        ("y", "i"),
    ],
    silent_ends: &[],
    links: &[],
    endings: &["s", "es", "n", "mos", "se"],
    hesitations: &["eh", "em", "mmm", "ah", "ehm"],
    pointers: &[
        "mi", "mis", "nuestra", "nuestro", "nuestras", "nuestros", "el", "la", "los", "las", "un", "una",
        "nueva", "nuevo", "en", "a", "al", "para",
    ],
    common: LazyLock::new(|| words(include_str!("common.txt"))),
};
