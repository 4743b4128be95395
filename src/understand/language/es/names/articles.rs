//! What leads to who or what is told of.

use crate::understand::language::articles::Articles;

pub(super) const fn articles() -> Articles {
    Articles {
        leads: word_list!(&[
            "el", "la", "los", "las", "un", "una", "mi", "mis", "nuestro", "nuestra", "nuestros", "nuestras",
        ]),
        contracted: word_list!(),
        masculine: word_list!(),
        feminine: word_list!(),
        several: word_list!(),
    }
}
