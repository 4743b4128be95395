use std::sync::LazyLock;

use crate::understand::language::spelling::{Spelling, words};

pub(crate) static SPELLING: Spelling = Spelling {
    plurals: &[("", "s"), ("", "es"), ("y", "ies"), ("f", "ves"), ("fe", "ves"), ("man", "men")],
    sounds: &[
        ("tion", "shn"),
        ("ph", "f"),
        ("gh", ""),
        ("ck", "k"),
        ("qu", "kw"),
        ("wh", "w"),
        ("wr", "r"),
        ("ce", "se"),
        ("ci", "si"),
        ("cy", "si"),
        ("ch", "ch"),
        ("c", "k"),
        ("x", "ks"),
        ("z", "s"),
        ("ea", "i"),
        ("ee", "i"),
        ("ie", "i"),
        ("ey", "i"),
        ("ai", "a"),
        ("ay", "a"),
        ("oa", "o"),
        ("y", "i"),
    ],
    silent_ends: &['e', 's'],
    links: &["s"],
    endings: &["s", "es", "ed", "d", "ly"],
    hesitations: &["um", "uh", "uhm", "umm", "er", "erm", "hmm", "hm", "ah", "mhm"],
    pointers: &[
        "my", "our", "the", "a", "your", "his", "her", "their", "mums", "dads", "new", "add", "open", "for",
        "on", "in", "into", "onto",
    ],
    common: LazyLock::new(|| words(include_str!("common.txt"))),
};
