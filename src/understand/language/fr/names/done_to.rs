//! How a pronoun says to whom or what something is done.

use crate::understand::language::done_to::DoneTo;
use crate::understand::language::word_list::WordList;

pub(super) const fn done_to() -> DoneTo {
    DoneTo {
        clitics: WordList::new(&["le", "la", "l", "les"]),
        goes: WordList::new(&[
            "passe", "passer", "vais", "va", "aller", "allons", "peux", "peut", "dois", "doit", "viens",
            "venir", "pouvais", "pourrais", "pouvait", "viendrai", "irai",
        ]),
        asks: WordList::new(&["demande", "demandent", "prie", "supplie", "charge", "dit"]),
    }
}
