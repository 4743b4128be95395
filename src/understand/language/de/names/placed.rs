//! What is said before what it belongs to, and where a thing goes.

use crate::understand::language::turned::Placed;
use crate::understand::language::word_list::WordList;

pub(super) const fn placed() -> Placed {
    Placed {
        leads: WordList::new(&[
            "im", "in", "beim", "bei", "am", "an", "auf", "fur", "furs", "mit", "vor", "vorm", "hinter",
            "neben", "unterm", "uberm",
        ]),
        to_whom: WordList::new(&["fur", "bei", "mit"]),
        accusative: WordList::new(&["den", "einen", "unseren", "meinen"]),
        ambiguous: "der",
        masculine: &[
            "abend",
            "tag",
            "kurs",
            "termin",
            "markt",
            "lauf",
            "besuch",
            "ausflug",
            "wettbewerb",
            "workshop",
            "vortrag",
            "unterricht",
            "umzug",
            "gottesdienst",
            "stammtisch",
            "brunch",
            "basar",
            "ball",
            "cup",
            "einsatz",
            "empfang",
            "aufbau",
            "abbau",
            "putz",
            "test",
            "check",
            "umbau",
            "dienst",
            "chor",
            "zirkel",
        ],
        strong: "e",
        there: &["hin", "vorbei", "rüber", "rein", "runter", "hoch"],
        to_where: WordList::new(&["ins", "zum", "zur", "nach", "aufs", "ans"]),
        into: WordList::new(&["in", "auf", "an"]),
        them: WordList::new(&["den", "die", "das", "eine", "einen", "ein"]),
        begins: WordList::new(&["beginnt", "beginnen", "startet", "starten"]),
        feminine: &["in", "innen", "ung", "schaft", "heit", "keit", "tat", "ei", "e", "en", "ern", "kinder"],
    }
}
