use crate::understand::language::trailing::Trailing;

pub(super) const fn trailing() -> Trailing {
    Trailing {
        brings: word_list!(&["bring", "wear", "pack", "wrap"]),
        counted: word_list!(&[
            "people",
            "guests",
            "adults",
            "covers",
            "kids",
            "children",
            "blokes",
            "lads",
            "men",
            "women",
            "ladies",
            "girls",
            "boys",
            "pupils",
            "students",
            "players",
            "families",
            "couples",
            "volunteers",
            "pounds",
            "quid",
            "dollars",
            "bucks",
            "euros"
        ]),
    }
}
