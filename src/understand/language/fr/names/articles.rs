//! What leads to who or what is told of.

use crate::understand::language::articles::Articles;

pub(super) const fn articles() -> Articles {
    Articles {
        leads: word_list!(&["le", "la", "l", "les", "mon", "ma", "mes", "notre", "nos"]),
        contracted: word_list!(&["au", "aux"]),
        masculine: word_list!(&["le", "un", "mon", "notre", "monsieur", "papa", "papi", "papy"]),
        feminine: word_list!(&["la", "une", "ma", "madame", "mme", "maman", "mamie", "mamy"]),
        several: word_list!(&["les", "mes", "nos", "des"]),
    }
}
