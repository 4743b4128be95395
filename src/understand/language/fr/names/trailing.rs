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
    }
}
