//! The words of sentences.

use crate::understand::language::sentences::Sentences;
use crate::understand::language::word_list::WordList;

pub(super) const fn sentences() -> Sentences {
    Sentences {
        subjects: WordList::new(&[
            "yo", "ella", "nosotros", "nosotras", "vosotros", "ellos", "ellas", "me", "te", "se", "nos", "os",
        ]),
        elided: WordList::new(&[]),
        states: WordList::new(&[
            "quiere", "quiero", "dice", "dicen", "hace", "tenia", "esto", "es", "estoy", "estas", "estan",
            "son", "hay", "he", "ha", "hemos", "han", "va", "voy", "vamos", "viene", "vienen", "tengo",
            "tiene", "tenemos", "llevo", "que", "porque", "si", "ya", "no", "quien",
        ]),
        spelt: WordList::new(&["está", "están", "estás", "él", "tú"]),
        objects: WordList::new(&[]),
        impersonal: WordList::new(&["se"]),
        presents: WordList::new(&["es"]),
        conditions: WordList::new(&["si", "salvo"]),
        worth: WordList::new(&["en", "con", "llevar", "lleve"]),
        whose: WordList::new(&["mi", "mis", "nuestro", "nuestra", "nuestros", "nuestras"]),
        is: WordList::new(&["es", "son"]),
        places: WordList::new(&["en"]),
        links: WordList::new(&["y", "e", "pero", "asi"]),
        points: WordList::new(&["total", "bueno", "pues", "entonces"]),
        breaks: WordList::new(&["porque"]),
    }
}
