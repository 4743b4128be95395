//! How it is said of somebody who was told of that they do something at a time.

use crate::understand::language::told_of::ToldOf;

pub(super) const fn told_of() -> ToldOf {
    ToldOf {
        back: word_list!(&["il", "elle", "ils", "elles"]),
        she: word_list!(&["elle", "elles"]),
        many: word_list!(&["ils", "elles"]),
        impersonal: word_list!(&["faut", "faudra", "faudrait", "y", "fait", "pleut", "neige", "reste", "s"]),
        comes: word_list!(&[
            "passe",
            "vient",
            "repasse",
            "revient",
            "passera",
            "viendra",
            "repassera",
            "reviendra",
        ]),
        there: word_list!(&["y"]),
        soft: word_list!(&["moi", "nous", "du", "coup", "bon"]),
        tells: word_list!(&[
            "a", "ont", "avait", "avaient", "est", "sont", "etait", "etaient", "n", "ne", "m", "me", "nous",
            "s", "se", "vient", "viennent",
        ]),
        at_all: word_list!(&["finalement", "enfin", "bon"]),
        meant: word_list!(&[
            "voulait",
            "voulais",
            "voulaient",
            "devait",
            "devais",
            "devaient",
            "pensait",
            "pensais",
            "prevu",
        ]),
    }
}
