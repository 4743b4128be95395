//! What leads to who or what is told of.

use crate::understand::language::articles::Articles;
use crate::understand::language::word_list::WordList;

pub(super) const fn articles() -> Articles {
    Articles {
        leads: WordList::new(&["le", "la", "l", "les", "mon", "ma", "mes", "notre", "nos"]),
        contracted: WordList::new(&["au", "aux"]),
        masculine: WordList::new(&["le", "un", "mon", "notre", "monsieur", "papa", "papi", "papy"]),
        feminine: WordList::new(&["la", "une", "ma", "madame", "mme", "maman", "mamie", "mamy"]),
        several: WordList::new(&["les", "mes", "nos", "des"]),
    }
}
