//! How it is said of somebody who was told of that they do something at a time.

use crate::understand::language::told_of::ToldOf;
use crate::understand::language::word_list::WordList;

pub(super) const fn told_of() -> ToldOf {
    ToldOf {
        back: WordList::new(&["il", "elle", "ils", "elles"]),
        she: WordList::new(&["elle", "elles"]),
        many: WordList::new(&["ils", "elles"]),
        impersonal: WordList::new(&[
            "faut", "faudra", "faudrait", "y", "fait", "pleut", "neige", "reste", "s",
        ]),
        comes: WordList::new(&[
            "passe",
            "vient",
            "repasse",
            "revient",
            "passera",
            "viendra",
            "repassera",
            "reviendra",
        ]),
        there: WordList::new(&["y"]),
        soft: WordList::new(&["moi", "nous", "du", "coup", "bon"]),
        tells: WordList::new(&[
            "a", "ont", "avait", "avaient", "est", "sont", "etait", "etaient", "n", "ne", "m", "me", "nous",
            "s", "se", "vient", "viennent",
        ]),
        at_all: WordList::new(&["finalement", "enfin", "bon"]),
        meant: WordList::new(&[
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
