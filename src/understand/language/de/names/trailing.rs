use crate::understand::language::trailing::Trailing;

pub(super) const fn trailing() -> Trailing {
    Trailing {
        brings: word_list!(&["bring", "bringt", "nimm", "nehmt"]),
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
        streets: word_list!(),
    }
}
