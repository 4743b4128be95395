//! Of what a sentence is made that a calendar writes without its verb.

use crate::understand::language::noted_short::NotedShort;

pub(super) const fn noted_short() -> NotedShort {
    NotedShort {
        is: word_list!(&["est", "sera", "sont", "seront"]),
        written: &["\u{e9}", "\u{e9}s", "\u{e9}e", "\u{e9}es"],
        ready: word_list!(&["pret", "prete", "prets", "pretes", "ouvert", "ouverte", "ouverts"]),
        gone: word_list!(&[
            "arrive", "arrivee", "arrives", "arrivees", "passe", "passee", "passes", "rentre", "rentree",
            "rentres", "ne", "nee", "tombe", "tombee", "reste", "restee", "decede", "decedee",
        ]),
        rides: word_list!(&[
            "bateau", "bus", "car", "train", "ferry", "avion", "vol", "taxi", "navette", "tgv", "metro",
        ]),
        leaves: word_list!(&["part", "partira", "decolle", "vient", "passe", "va"]),
        lasts: word_list!(&["va"]),
    }
}
