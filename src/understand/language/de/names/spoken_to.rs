//! What is said to somebody, or asked of them.

use crate::understand::language::turned::SpokenTo;
use crate::understand::language::word_list::WordList;

pub(super) const fn spoken_to() -> SpokenTo {
    SpokenTo {
        being: WordList::new(&["bin", "sind"]),
        yours: WordList::new(&[
            "dir", "dich", "euch", "dein", "deine", "deinen", "deinem", "deiner", "eure", "euren", "eurem",
            "eurer", "euer", "ihnen",
        ]),
        lets: WordList::new(&["lasst", "lassen", "liess", "liessen"]),
        ask: WordList::new(&["fragen", "anfragen", "nachfragen"]),
        whether: WordList::new(&["ob"]),
        asked: WordList::new(&["ihr", "du", "wir", "ich", "sie"]),
        come: WordList::new(&[
            "kommt", "kommst", "kommen", "komme", "kommts", "konnt", "konnten", "mogt", "wollt",
        ]),
        help: WordList::new(&["helfen", "helfe", "hilfst", "helft"]),
        helped: WordList::new(&[
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
        me: WordList::new(&["ich"]),
    }
}
