mod after;
mod around;
mod aside;
mod asks;
mod before;
mod courtesies;
mod noting;
mod sentences;
mod speaking;
mod told;

use crate::understand::language::names::{Comments, Names, Telling, Turned};
use crate::understand::language::phrases::Phrases;

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
    particles: &["in", "by", "on", "at", "to", "with", "for", "into", "after", "from", "about", "of"],
    onward: Phrases::new(&["on", "onwards", "onward", "and on", "and onwards"]),
    since: &["from"],
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
    causes: &["have", "having", "get", "getting"],
    caused: &[
        "-ed", "cut", "done", "redone", "made", "taken", "hung", "put", "sewn", "shut", "out", "over",
        "round",
    ],
    gives: &["promised"],
    did: &["called", "rang", "phoned", "booked"],
    copulas: Phrases::new(after::COPULAS),
    accented: &[],
    possessed: Phrases::new(&["got a", "got an", "got his", "got her", "got their", "got the", "got"]),
    announcers: &["at", "on", "in", "today", "tomorrow", "tonight"],
    softeners: &[
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
    ],
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
    inquiring: &[
        "who", "whom", "whose", "what", "which", "when", "where", "why", "how", "did", "do", "does", "is",
        "are", "was", "were", "has", "have", "can", "could", "should", "shall", "will",
    ],
    remarks: Phrases::new(&[]),
    joined: Phrases::new(&[]),
    that: &["that"],
    clauses: &[],
    aside: aside::aside(),
    speaking: speaking::speaking(),
    sentences: sentences::sentences(),
    turned: Turned::none(),
    pronouns: &["he", "she", "it", "they", "hell", "shell", "theyll", "theyre"],
    lead: asks::LEAD,
    led: &[
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
    ],
    asks: Phrases::both(asks::ASKS, courtesies::COURTESIES),
    who: &[
        "my", "the", "our", "aunt", "auntie", "uncle", "grandma", "grandpa", "doctor", "dr", "mr", "mrs",
        "ms", "miss",
    ],
    known: KNOWN,
    puts: &[
        "stick", "pop", "chuck", "bung", "slot", "jot", "shove", "whack", "throw", "block", "squeeze", "log",
        "get", "enter", "write", "mark", "note", "save", "keep", "record", "put", "add", "adding", "putting",
        "popping", "sticking", "jotting", "entering", "noting",
    ],
    into: &["in", "into", "on", "onto", "to"],
    put: &["out", "off", "down", "in", "up"],
    tail: Phrases::new(asks::TAIL),
    asked: &[],
    company: Phrases::new(&["with", "with the", "with my", "with our"]),
    ways: &["to", "at", "in", "for", "on", "about", "into", "from", "near", "regarding"],
    verb_endings: &[],
    titles: &[],
    to_whom: &[],
    what: &[],
    hesitations: &[
        "oh", "ooh", "oooh", "aw", "ugh", "phew", "uh", "uhm", "um", "umm", "er", "erm", "hm", "hmm", "ah",
    ],
    whether: &[],
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
