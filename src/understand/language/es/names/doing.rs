use crate::understand::language::names::Doing;

pub(super) const fn doing() -> Doing {
    Doing {
        articles: word_list!(&["el", "la", "los", "las", "un", "una", "unos", "unas"]),
        verbs: word_list!(VERBS),
        begins: word_list!(&["que", "quien", "quienes", "donde", "y", "e", "para", "con"]),
    }
}

#[rustfmt::skip] // as many on a line as fit
const VERBS: &[&str] = &[
    "viene", "vienen", "vendra", "vendran", "llega", "llegan", "llegara", "pasa", "pasan",
    "pasara", "sale", "salen", "vuelve", "vuelven", "es", "son", "sera", "va", "van", "tiene",
    "tienen", "hace", "hacen", "juega", "juegan", "trae", "traen", "quiere", "quieren", "puede",
    "pueden", "debe", "deben", "recoge", "recogen", "reparte", "entrega", "entregan", "instala",
    "instalan", "abre", "cierra", "empieza", "ensaya", "ensayan", "se", "no", "nos", "me", "ha",
    "han",
];
