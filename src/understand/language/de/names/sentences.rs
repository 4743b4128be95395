//! The words of sentences.

use crate::understand::language::sentences::Sentences;

pub(super) const fn sentences() -> Sentences {
    Sentences {
        subjects: &[
            "ich", "du", "er", "wir", "ihr", "man", "es", "jemand", "niemand", "mich", "dein", "deine",
            "deinen", "dich", "uns", "euch", "mir", "dir", "ihm", "ihnen", "wer",
        ],
        elided: &[],
        states: &[
            "ist",
            "sind",
            "war",
            "waren",
            "wird",
            "werden",
            "hat",
            "haben",
            "hab",
            "habe",
            "kann",
            "konnt",
            "muss",
            "mussen",
            "soll",
            "sollen",
            "will",
            "wollen",
            "darf",
            "bitte",
            "dass",
            "weil",
            "wenn",
            "sonst",
            "falls",
            "nicht",
            "vergessen",
        ],
        spelt: &[],
        objects: &["es"],
        impersonal: &["es"],
        presents: &["es"],
        conditions: &["wenn", "falls", "ausser"],
        worth: &["bei", "beim", "im", "in", "am"],
        links: &["und", "aber", "also", "denn", "wer"],
        breaks: &["weil"],
    }
}
