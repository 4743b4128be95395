use crate::understand::language::trailing::Trailing;

pub(super) const fn trailing() -> Trailing {
    Trailing {
        brings: word_list!(&["bring", "bringt", "nimm", "nehmt", "zieh", "zieht"]),
        counted: word_list!(&[
            "personen",
            "leute",
            "mann",
            "gaste",
            "kinder",
            "erwachsene",
            "teilnehmer",
            "helfer",
            "euro",
            "franken"
        ]),
    }
}
