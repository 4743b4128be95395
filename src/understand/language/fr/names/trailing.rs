use crate::understand::language::trailing::Trailing;

pub(super) const fn trailing() -> Trailing {
    Trailing {
        brings: word_list!(&[
            "apporter", "apporte", "apportez", "prendre", "prends", "prenez", "prevoir", "prevois"
        ]),
        counted: word_list!(&[
            "personnes",
            "invites",
            "convives",
            "couverts",
            "enfants",
            "adultes",
            "gamins",
            "euros"
        ]),
        streets: word_list!(&[
            "rue",
            "avenue",
            "boulevard",
            "place",
            "chemin",
            "impasse",
            "allee",
            "quai",
            "square",
            "route",
            "cours",
            "passage",
            "villa"
        ]),
    }
}
