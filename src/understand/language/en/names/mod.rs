mod after;
mod around;
mod aside;
mod asks;
mod before;
mod comments;
mod courtesies;
mod noting;
mod sentences;
mod speaking;
mod told;

use crate::understand::language::names::{Comments, Names, Telling, Turned};
use crate::understand::language::phrases::Phrases;
use crate::understand::language::word_list::WordList;

pub(crate) static NAMES: Names = Names {
    before: Phrases::both(before::BEFORE, courtesies::COURTESIES),
    works: &[
        ("put", &["up", "out", "away", "off", "back", "together"]),
        ("let", KNOWN),
        ("have", KNOWN),
        ("create", KNOWN),
        ("look", &["at", "after", "for", "into", "in", "round", "around", "up"]),
        ("listen", &["to"]),
        ("wait", &["for", "at", "in"]),
        ("right", &["hand", "arm", "elbow", "shoulder", "leg", "knee", "foot", "ankle", "hip", "eye", "ear"]),
    ],
    places: &[("put", &["in", "into", "on", "onto", "under", "to"])],
    makes: &[(
        "make",
        &["appointment", "appointments", "entry", "event", "note", "reminder", "meeting", "date", "sure"],
    )],
    begins: Phrases::new(before::BEGINS),
    after: Phrases::new(after::AFTER),
    particles: WordList::new(&[
        "in", "by", "on", "at", "to", "with", "for", "into", "after", "from", "about", "of",
    ]),
    onward: Phrases::new(&["on", "onwards", "onward", "and on", "and onwards"]),
    since: WordList::new(&["from"]),
    splits: &[],
    phrasal: &[
        ("put", &["out", "away", "up", "off", "back"]),
        ("let", &["in", "out", "off", "through", "down", "up"]),
    ],
    rests: &[
        (
            "on",
            &[
                "turn",
                "turning",
                "switch",
                "switching",
                "switched",
                "put",
                "back",
                "try",
                "go",
                "goes",
                "going",
            ],
        ),
        ("by", COMING),
        ("at", LOOKING),
        ("after", LOOKING),
        ("into", LOOKING),
    ],
    manners: Phrases::new(&["as usual", "as always", "as per usual"]),
    causes: WordList::new(&["have", "having", "get", "getting"]),
    caused: WordList::new(&[
        "-ed", "cut", "done", "redone", "made", "taken", "hung", "put", "sewn", "shut", "out", "over",
        "round",
    ]),
    gives: WordList::new(&["promised"]),
    did: WordList::new(&["called", "rang", "phoned", "booked"]),
    copulas: Phrases::new(after::COPULAS),
    accented: WordList::new(&[]),
    possessed: Phrases::new(&["got a", "got an", "got his", "got her", "got their", "got the", "got"]),
    announcers: WordList::new(&["at", "on", "in", "today", "tomorrow", "tonight"]),
    softeners: WordList::new(&[
        "just",
        "really",
        "also",
        "finally",
        "actually",
        "already",
        "only",
        "maybe",
        "perhaps",
        "possibly",
        "probably",
        "please",
        "kindly",
        "definitely",
        "quickly",
        "ever",
        "again",
    ]),
    told: Phrases::new(told::TOLD),
    telling: Telling::none(),
    comments: Comments::none(),
    noting: noting::noting(),
    news: Phrases::new(told::NEWS),
    spoke: Phrases::new(&[]),
    hence: Phrases::new(told::HENCE),
    instead: Phrases::new(&[
        "or if",
        "or else",
        "otherwise",
        "if not",
        "or failing that",
        "failing that",
        "unless",
    ]),
    inquiring: WordList::new(&[
        "who", "whom", "whose", "what", "which", "when", "where", "why", "how", "did", "do", "does", "is",
        "are", "was", "were", "has", "have", "can", "could", "should", "shall", "will",
    ]),
    remarks: Phrases::new(&[]),
    joined: Phrases::new(&[]),
    that: WordList::new(&["that"]),
    clauses: WordList::new(&[]),
    aside: aside::aside(),
    speaking: speaking::speaking(),
    sentences: sentences::sentences(),
    titling: sentences::titling(),
    turned: Turned::none(),
    pronouns: WordList::new(&["he", "she", "it", "they", "hell", "shell", "theyll", "theyre"]),
    lead: WordList::new(asks::LEAD),
    led: WordList::new(&[
        "next",
        "upcoming",
        "family",
        "shared",
        "work",
        "home",
        "household",
        "kitchen",
        "personal",
        "own",
        "main",
    ]),
    asks: Phrases::both(asks::ASKS, courtesies::COURTESIES),
    who: WordList::new(&[
        "my", "the", "our", "aunt", "auntie", "uncle", "grandma", "grandpa", "doctor", "dr", "mr", "mrs",
        "ms", "miss",
    ]),
    known: WordList::new(KNOWN),
    puts: WordList::new(&[
        "stick", "pop", "chuck", "bung", "slot", "jot", "shove", "whack", "throw", "block", "squeeze", "log",
        "get", "enter", "write", "mark", "note", "save", "keep", "record", "put", "add", "adding", "putting",
        "popping", "sticking", "jotting", "entering", "noting",
    ]),
    into: WordList::new(&["in", "into", "on", "onto", "to"]),
    put: WordList::new(&["out", "off", "down", "in", "up"]),
    tail: Phrases::new(asks::TAIL),
    asked: WordList::new(&[]),
    company: Phrases::new(&["with", "with the", "with my", "with our"]),
    ways: WordList::new(&["to", "at", "in", "for", "on", "about", "into", "from", "near", "regarding"]),
    namely: Phrases::new(&["namely"]),
    of: WordList::new(&["of"]),
    verb_endings: WordList::new(&[]),
    titles: WordList::new(&[]),
    to_whom: WordList::new(&[]),
    what: WordList::new(&[]),
    hesitations: WordList::new(&[
        "oh", "ooh", "oooh", "aw", "ugh", "phew", "uh", "uhm", "um", "umm", "er", "erm", "hm", "hmm", "ah",
    ]),
    whether: WordList::new(&[]),
    done: |_, _| false,
    courtesies: Phrases::new(&["please", "thanks", "thank you", "many thanks", "thanks a lot", "cheers"]),
    event: "Event",
};

const COMING: &[&str] = &[
    "drop", "drops", "dropping", "stop", "stops", "stopping", "pop", "pops", "popping", "swing", "swings",
    "swinging", "come", "comes", "coming",
];

const LOOKING: &[&str] = &["look", "looks", "looking", "looked"];

/// Lead to a thing that the speaker knows.
const KNOWN: &[&str] = &["the", "my", "our", "his", "her", "their"];
