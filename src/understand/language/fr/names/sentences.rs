//! The words of sentences.

use crate::understand::language::sentences::Sentences;
use crate::understand::language::word_list::WordList;

pub(super) const fn sentences() -> Sentences {
    Sentences {
        subjects: WordList::new(&[
            "je", "j", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles", "me", "te", "se", "m", "t",
            "s", "ca", "c", "toi", "ton", "ta", "tes",
        ]),
        elided: WordList::new(&[]),
        states: WordList::new(&[
            "veut", "veux", "dit", "avait", "fait", "arrive", "attend", "est", "sont", "suis", "es", "ont",
            "etait", "sera", "va", "vont", "peux", "peut", "faut", "faudra", "qu", "parce", "si", "n", "ne",
            "fuit", "dites", "prenez", "previens", "prevenez", "pense", "pensez",
        ]),
        spelt: WordList::new(&["a", "as"]),
        objects: WordList::new(&[]),
        impersonal: WordList::new(&["il", "ca", "c", "s"]),
        presents: WordList::new(&["c"]),
        conditions: WordList::new(&["si", "s", "sauf"]),
        worth: WordList::new(&["a", "au", "chez", "dans", "avec", "apporter"]),
        whose: WordList::new(&["mon", "ma", "mes", "notre", "nos"]),
        is: WordList::new(&["est", "sont"]),
        places: WordList::new(&["a", "au", "chez", "dans"]),
        links: WordList::new(&["et", "mais", "donc", "car", "alors"]),
        points: WordList::new(&["bref", "donc", "enfin", "alors"]),
        breaks: WordList::new(&["parce"]),
    }
}
