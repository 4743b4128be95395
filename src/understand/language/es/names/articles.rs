//! What leads to who or what is told of.

use crate::understand::language::articles::Articles;
use crate::understand::language::word_list::WordList;

pub(super) const fn articles() -> Articles {
    Articles {
        leads: WordList::new(&[
            "el", "la", "los", "las", "un", "una", "mi", "mis", "nuestro", "nuestra", "nuestros", "nuestras",
        ]),
        contracted: WordList::new(&[]),
        masculine: WordList::new(&[]),
        feminine: WordList::new(&[]),
        several: WordList::new(&[]),
    }
}
