//! How a pronoun before a verb stands for what was named.

use crate::understand::language::es::time::WE_DO;
use crate::understand::language::pointing::Pointing;

pub(super) const fn pointing() -> Pointing {
    Pointing {
        pronouns: POINTING,
        person: "a",
        has: word_list!(&["tiene", "tienen", "tenia", "tenian", "tenido", "tuvo", "tuvieron"]),
        we_do: WE_DO,
        i_do: &["o", "an", "en"],
        nouns: &["foto", "moto", "mano", "radio", "orden", "imagen", "sarten"],
    }
}

const POINTING: &[(&str, &[&str])] = &[
    ("lo", &["el", "un", "mi", "nuestro"]),
    ("la", &["la", "una", "mi", "nuestra"]),
    ("los", &["los", "unos", "mis", "nuestros"]),
    ("las", &["las", "unas", "mis", "nuestras"]),
];
