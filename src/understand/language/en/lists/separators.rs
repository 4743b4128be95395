//! What stands between items, counts them or takes them back.

pub(super) const CONJUNCTIONS: &[&str] = &["and", "n"];

pub(super) const COMMAS: &[&str] = &["comma", "semicolon", "semi colon"];

pub(super) const BREAKS: &[&str] = &[
    "new line",
    "newline",
    "next line",
    "new paragraph",
    "full stop",
    "bullet point",
    "next bullet",
    "next bullet point",
    "line break",
];

pub(super) const SEPARATORS: &[&str] = &[
    "what else",
    "then",
    "and then",
    "and also",
    "also",
    "as well as",
    "and as well",
    "plus",
    "along with",
    "together with",
    "and after that",
    "after that",
    "and plus",
    "and finally",
    "and lastly",
    "oh and",
    "and oh",
    "not to mention",
    "and we need",
    "and i need",
    "and we also need",
    "and i also need",
    "and maybe",
    "and perhaps",
    "and some",
    "followed by",
    "in addition to",
    "and dont forget",
    "and dont forget the",
    "next",
];

pub(super) const PLUSES: &[&str] = &["plus"];

pub(super) const AFTERTHOUGHTS: &[&str] = &[
    "oh and",
    "and oh",
    "not to mention",
    "and dont forget",
    "and dont forget the",
    "and maybe",
    "and perhaps",
    "what else",
];

pub(super) const COUNTERS: &[&str] = &["number", "item", "point", "step", "task", "thing", "priority"];

pub(super) const ORDINALS: &[(&str, u64)] = &[
    ("firstly", 1),
    ("secondly", 2),
    ("thirdly", 3),
    ("fourthly", 4),
    ("fifthly", 5),
    ("1. of all", 1),
    ("2. of all", 2),
    ("3. of all", 3),
    ("4. of all", 4),
    ("1. off", 1),
    ("2. off", 2),
    ("to start with", 1),
    ("to begin with", 1),
    ("for a start", 1),
];

pub(super) const LASTS: &[&str] = &[
    "finally",
    "lastly",
    "and finally",
    "and lastly",
    "last",
    "last but not least",
    "last of all",
    "and last of all",
    "to finish",
    "to finish off",
];

pub(super) const SEQUELS: &[&str] = &["then", "afterwards"];

pub(super) const CORRECTIONS: &[&str] = &[
    "no",
    "no wait",
    "no no",
    "wait no",
    "wait",
    "sorry",
    "oh sorry",
    "scratch that",
    "scratch that 1",
    "strike that",
    "forget that",
    "forget it",
    "i mean",
    "actually no",
    "no sorry",
    "sorry no",
    "delete that",
    "not that",
    "never mind",
    "nope",
    "cancel that",
    "correction",
    "oh no",
    "oops",
    "actually",
    "rather",
    "or rather",
    "no actually",
    "make that",
    "no i mean",
    "no make that",
    "undo that",
];

pub(super) const CORRECTIONS_OF: &[&str] = &[
    "no wait",
    "wait no",
    "wait",
    "sorry",
    "i mean",
    "actually",
    "no actually",
    "actually no",
    "or rather",
    "rather",
    "make that",
    "make it",
    "no make that",
    "no make it",
    "no i mean",
    "no sorry",
    "sorry i mean",
    "sorry i meant",
    "i meant",
    "no i meant",
    "correction",
    "oh sorry",
    "actually make that",
    "scratch that",
];

pub(super) const FIRM_CORRECTIONS: &[&str] = &["sorry"];

pub(super) const ABBREVIATIONS: &[&str] = &[
    "dr", "mr", "mrs", "ms", "st", "vs", "prof", "jr", "sr", "approx", "ca", "incl", "no", "nr", "oz", "lb",
    "lbs", "kg", "ml", "tbsp", "tsp", "pkg", "ave", "rd",
];
