//! What is said before what it belongs to, and where a thing goes.

use crate::understand::language::turned::Placed;

pub(super) const fn placed() -> Placed {
    Placed {
        leads: word_list!(&[
            "im", "in", "beim", "bei", "am", "an", "auf", "fur", "furs", "mit", "vor", "vorm", "hinter",
            "neben", "unterm", "uberm",
        ]),
        to_whom: word_list!(&["fur", "bei", "mit"]),
        accusative: word_list!(&["den", "einen", "unseren", "meinen"]),
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
        to_where: word_list!(&["ins", "zum", "zur", "nach", "aufs", "ans"]),
        into: word_list!(&["in", "auf", "an"]),
        them: word_list!(&["den", "die", "das", "eine", "einen", "ein"]),
        begins: word_list!(&["beginnt", "beginnen", "startet", "starten"]),
        feminine: &["in", "innen", "ung", "schaft", "heit", "keit", "tat", "ei", "e", "en", "ern", "kinder"],
    }
}
