//! Which things that stand alone are one thing in a row: `compote pommes`.

pub(super) const FIRSTS: &[&str] = &["compote", "compotes", "confiture", "glaces", "jus", "yaourts"];

pub(super) const SECONDS: &[&str] = &[
    "abricots",
    "ananas",
    "cerises",
    "chocolat",
    "citrons",
    "figues",
    "fraises",
    "framboises",
    "menthe",
    "myrtilles",
    "oranges",
    "peches",
    "poires",
    "pommes",
    "pruneaux",
    "raisin",
    "tomates",
];
