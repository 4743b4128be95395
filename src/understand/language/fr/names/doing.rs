use crate::understand::language::names::Doing;

pub(super) const fn doing() -> Doing {
    Doing {
        articles: word_list!(&["le", "la", "l", "les", "un", "une", "des"]),
        verbs: word_list!(VERBS),
        begins: word_list!(&["qui", "que", "qu", "dont", "ou", "et", "pour", "avec", "chez"]),
    }
}

#[rustfmt::skip] // as many on a line as fit
const VERBS: &[&str] = &[
    "vient", "viennent", "viendra", "viendront", "passe", "passent", "passera", "passeront",
    "arrive", "arrivent", "arrivera", "arriveront", "repasse", "repassent", "revient",
    "reviennent", "rentre", "rentrent", "part", "partent", "reste", "restent", "est", "sont",
    "sera", "seront", "ont", "aura", "va", "vont", "fait", "font", "fera", "joue", "jouent",
    "doit", "doivent", "peut", "peuvent", "veut", "veulent", "prend", "prennent", "livrent",
    "attend", "attendent", "vend", "vendent", "ouvre", "ferme", "repare", "reparent", "installe",
    "installent", "ramene", "apporte", "apportent", "emmene", "depose", "n", "ne", "s", "se",
];
