//! What is said to somebody, or asked of them.

use crate::understand::language::turned::SpokenTo;

pub(super) const fn spoken_to() -> SpokenTo {
    SpokenTo {
        being: word_list!(&["bin", "sind"]),
        yours: word_list!(&[
            "dir", "dich", "euch", "dein", "deine", "deinen", "deinem", "deiner", "eure", "euren", "eurem",
            "eurer", "euer", "ihnen",
        ]),
        lets: word_list!(&["lasst", "lassen", "liess", "liessen"]),
        ask: word_list!(&["fragen", "anfragen", "nachfragen"]),
        whether: word_list!(&["ob"]),
        asked: word_list!(&["ihr", "du", "wir", "ich", "sie"]),
        come: word_list!(&[
            "kommt", "kommst", "kommen", "komme", "kommts", "konnt", "konnten", "mogt", "wollt",
        ]),
        help: word_list!(&["helfen", "helfe", "hilfst", "helft"]),
        helped: word_list!(&[
            "wir",
            "ich",
            "du",
            "ihr",
            "ihm",
            "ihnen",
            "dir",
            "mir",
            "euch",
            "uns",
            "ihn",
            "kannst",
            "konntest",
            "konnt",
            "kann",
            "konnen",
            "bitte",
            "mal",
            "wer",
            "jemand",
            "vielleicht",
            "auch",
            "da",
            "noch",
            "dabei",
            "soll",
            "sollen",
            "sollst",
        ]),
        me: word_list!(&["ich"]),
    }
}
