//! How a pronoun says to whom or what something is done.

use crate::understand::language::done_to::DoneTo;

pub(super) const fn done_to() -> DoneTo {
    DoneTo {
        clitics: word_list!(&["le", "la", "l", "les"]),
        goes: word_list!(&[
            "passe", "passer", "vais", "va", "aller", "allons", "peux", "peut", "dois", "doit", "viens",
            "venir", "pouvais", "pourrais", "pouvait", "viendrai", "irai",
        ]),
        asks: word_list!(&["demande", "demandent", "prie", "supplie", "charge", "dit"]),
    }
}
