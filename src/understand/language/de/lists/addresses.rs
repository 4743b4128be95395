//! Who speaks, and to whom.

pub(super) const GREETINGS: &[&str] = &[
    "guten morgen",
    "guten tag",
    "guten abend",
    "hallo",
    "hey",
    "hi",
    "hallochen",
    "servus",
    "gruezi",
    "gruezi mitenand",
    "moin",
    "moin moin",
    "grussgott",
    "gruss gott",
    "gruss dich",
    "hallihallo",
    "tach",
    "griass di",
    "gruss euch",
    "griass euch",
];

pub(super) const ADDRESSES: &[&str] = &[
    "schatz",
    "mein schatz",
    "schatzi",
    "liebling",
    "mein liebling",
    "liebes",
    "mein lieber",
    "meine liebe",
    "meine lieben",
    "ihr lieben",
    "maus",
    "mausi",
    "spatz",
    "hase",
    "mein hase",
    "susse",
    "susser",
    "mein kind",
    "kinder",
    "jungs",
    "madels",
    "leute",
    "alle",
    "zusammen",
    "kollege",
    "kollegen",
    "alexa",
    "siri",
    "google",
    "chef",
    "chefin",
    "meister",
];

pub(super) const SPEAKING: &[&str] =
    &["hier ist", "hier spricht", "hier", "da ist", "ich bin", "ich bin es", "ich bins", "am apparat"];

pub(super) const THANKS: &[&str] =
    &["danke", "dank", "dankeschon", "bitte", "bitteschon", "tschuss", "ciao", "du"];
