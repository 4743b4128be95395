//! The words of sentences.

use crate::understand::language::sentences::Sentences;

pub(super) const fn sentences() -> Sentences {
    Sentences {
        subjects: &[
            "yo", "ella", "nosotros", "nosotras", "vosotros", "ellos", "ellas", "me", "te", "se", "nos", "os",
        ],
        elided: &[],
        states: &[
            "quiere", "quiero", "dice", "dicen", "hace", "tenia", "esto", "es", "estoy", "estas", "estan",
            "son", "hay", "he", "ha", "hemos", "han", "va", "voy", "vamos", "viene", "vienen", "tengo",
            "tiene", "tenemos", "llevo", "que", "porque", "si", "ya", "no", "quien",
        ],
        spelt: &["está", "están", "estás", "él", "tú"],
        objects: &[],
        impersonal: &["se"],
        presents: &["es"],
        conditions: &["si", "salvo"],
        worth: &["en", "con", "llevar", "lleve"],
        whose: &["mi", "mis", "nuestro", "nuestra", "nuestros", "nuestras"],
        is: &["es", "son"],
        places: &["en"],
        links: &["y", "e", "pero", "asi"],
        points: &["total", "bueno", "pues", "entonces"],
        breaks: &["porque"],
    }
}
