//! What puts something on a list, gets it, or is something to do.

use std::sync::LazyLock;

use crate::understand::language::spelling::words;
use crate::understand::language::table::Words;

pub(super) const ADDERS: &[&str] = &[
    "do put",
    "do add",
    "add",
    "put",
    "write",
    "write down",
    "note",
    "note down",
    "jot down",
    "put down",
    "include",
    "append",
    "throw",
    "stick",
    "pop",
    "place",
    "enter",
    "log",
    "insert",
    "set",
    "adding",
    "chuck",
    "whack",
    "bung",
    "save",
    "record",
    "popping",
    "putting",
    "chucking",
    "sticking",
    "throwing",
    "noting down",
    "jotting down",
    "writing down",
    "including",
    "im adding",
    "im putting",
    "im popping",
    "im chucking",
    "im sticking",
    "im throwing",
    "put in",
    "throw in",
    "pop in",
    "chuck in",
    "stick in",
    "noting",
];

pub(super) const ADDING_THINGS: &[&str] =
    &["place", "note", "record", "log", "pop", "stick", "set", "throw", "chuck", "save", "insert", "enter"];

pub(super) const ASKERS: &[&str] =
    &["to", "you", "could", "can", "would", "just", "me", "us", "please", "kindly", "also"];

pub(super) const LATE_ADDERS: &[&str] =
    &["add", "please add", "include", "note down", "write down", "jot down", "put down", "append"];

pub(super) const THEREFORES: &[&str] = &["but", "so", "therefore", "hence"];

pub(super) const BUYERS: &[&str] = &[
    "buy",
    "get",
    "pick up",
    "grab",
    "purchase",
    "order",
    "fetch",
    "pack",
    "take",
    "bring home",
    "bring",
    "pick me up",
    "pick us up",
    "get hold of",
    "stock up on",
    "invite",
    "collect",
    "find",
    "pick",
    "restock on",
    "restock",
    "stock up",
    "replenish",
    "top up on",
    "see if they have",
    "see if they have got",
    "see if theyve got",
    "see if theyve got any",
    "see if they have any",
    "check if they have",
    "check if theyve got",
    "ask them for",
    "make sure that we have",
    "make sure that we get",
    "make sure there is",
    "make sure there",
    "make sure that there is",
    "make sure that there",
    "make sure there are",
    "make sure",
    "make sure that",
];

pub(super) const NOTERS: &[&str] = &["note", "noting"];

pub(super) const VIEWERS: &[&str] =
    &["watch", "read", "see", "hear", "play", "sing", "perform", "watching", "reading", "playing", "singing"];

pub(super) const WAYS: &[&str] = &[
    "trip",
    "quick trip",
    "a trip",
    "a quick trip",
    "go",
    "run",
    "head",
    "pop",
    "nip",
    "stop",
    "stop by",
    "stop off",
    "swing by",
    "drop by",
    "be",
    "go over",
    "pop over",
    "go shopping",
    "pop in",
    "drop in",
    "going",
    "am going",
    "are going",
    "heading",
    "stopping",
    "get",
    "pop down",
    "go down",
    "go out",
    "start",
    "make",
    "create",
    "begin",
    "update",
    "open",
    "do",
    "write",
    "prepare",
    "build",
    "continue",
    "youre",
    "you are",
    "you go",
    "you pop",
    "you stop",
    "you get",
    "you pass",
    "youre passing",
    "youre next",
    "you are next",
    "you drive",
    "you walk",
    "youre going",
    "youre going past",
    "youre near",
    "youre over",
    "ask",
    "on your way",
    "on the way",
    "on your way home",
    "on my way",
    "on your way past",
    "on your way by",
    "off",
    "popping",
    "popping over",
    "popping in",
    "popping down",
    "nipping",
    "nipping over",
    "nipping out",
    "running",
    "dashing",
    "driving",
    "walking",
    "swinging by",
    "stopping by",
    "stopping off",
    "dropping in",
    "passing",
    "driving past",
    "walking past",
    "call in",
    "calling in",
    "heading over",
    "heading out",
    "going over",
    "going down",
    "popping out",
    "going out",
];

pub(super) const REQUESTS: &[&str] = &["ask", "asking"];

pub(in crate::understand::language) fn is_task(words: &[&str], _: &str) -> bool {
    match words {
        [verb, _, ..] if TASK_VERBS.contains(verb) => true,
        // `hide the biscuits`: before an article stands a verb, and so it does before an adverb of place, `nail up`.
        [word, "the" | "my" | "our" | "your" | "his" | "her" | "their", _, ..]
        | [word, "everything" | "everyone" | "everybody" | "them", ..]
        | [word, "up" | "off" | "away" | "down", ..] => !NO_VERBS.contains(word),
        _ => false,
    }
}

/// Words before an article that are no verbs.
const NO_VERBS: &[&str] = &[
    "is", "are", "was", "were", "has", "does", "did", "can", "will", "should", "who", "when", "why", "where",
    "how", "what", "if", "while", "because", "though", "although", "unless", "until", "since", "that",
    "which", "so", "then", "after", "before", "than", "all", "and", "as", "at", "both", "but", "by", "for",
    "from", "half", "in", "into", "like", "not", "of", "off", "on", "or", "out", "over", "plus", "the", "to",
    "up", "with", "without",
];

/// What a task begins with, unless it is as often a thing: no `oil`, no `label`.
static TASK_VERBS: LazyLock<Words<&str>> = LazyLock::new(|| words(include_str!("../tasks.txt")));

pub(super) fn is_told(_: &[&str]) -> bool {
    false
}

pub(super) fn is_past(_: &str, _: &str) -> bool {
    false
}
