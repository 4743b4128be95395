//! Of what a sentence is made that a calendar writes without its verb.

use crate::understand::language::noted_short::NotedShort;
use crate::understand::language::word_list::WordList;

pub(super) const fn noted_short() -> NotedShort {
    NotedShort {
        is: WordList::new(&["est", "sera", "sont", "seront"]),
        written: &["\u{e9}", "\u{e9}s", "\u{e9}e", "\u{e9}es"],
        ready: WordList::new(&["pret", "prete", "prets", "pretes", "ouvert", "ouverte", "ouverts"]),
        gone: WordList::new(&[
            "arrive", "arrivee", "arrives", "arrivees", "passe", "passee", "passes", "rentre", "rentree",
            "rentres", "ne", "nee", "tombe", "tombee", "reste", "restee", "decede", "decedee",
        ]),
        rides: WordList::new(&[
            "bateau", "bus", "car", "train", "ferry", "avion", "vol", "taxi", "navette", "tgv", "metro",
        ]),
        leaves: WordList::new(&["part", "partira", "decolle", "vient", "passe", "va"]),
        lasts: WordList::new(&["va"]),
    }
}
