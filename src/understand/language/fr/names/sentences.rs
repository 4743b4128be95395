//! The words of sentences.

use crate::understand::language::sentences::Sentences;

pub(super) const fn sentences() -> Sentences {
    Sentences {
        subjects: &[
            "je", "j", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles", "me", "te", "se", "m", "t",
            "s", "ca", "c", "toi", "ton", "ta", "tes",
        ],
        elided: &[],
        states: &[
            "veut", "veux", "dit", "avait", "fait", "arrive", "attend", "est", "sont", "suis", "es", "ont",
            "etait", "sera", "va", "vont", "peux", "peut", "faut", "faudra", "qu", "parce", "si", "n", "ne",
            "fuit", "dites", "prenez", "previens", "prevenez", "pense", "pensez",
        ],
        spelt: &["a", "as"],
        objects: &[],
        impersonal: &["il", "ca", "c", "s"],
        presents: &["c"],
        conditions: &["si", "s", "sauf"],
        worth: &["a", "au", "chez", "dans", "avec", "apporter"],
        whose: &["mon", "ma", "mes", "notre", "nos"],
        is: &["est", "sont"],
        places: &["a", "au", "chez", "dans"],
        links: &["et", "mais", "donc", "car", "alors"],
        points: &["bref", "donc", "enfin", "alors"],
        breaks: &["parce"],
    }
}
