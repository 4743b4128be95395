use super::word_list::WordList;

/// By what it is known that only a pronoun says to whom or what something is done: `maman est sortie de l'hôpital, je
/// passe la voir`.
#[derive(Debug)]
pub(crate) struct DoneTo {
    /// Stand before a verb for whom or what something is done to: `la`.
    pub(crate) clitics: WordList,
    /// Lead to such a verb, `passe` in `je passe la voir`; so does `de` behind one of `asks`, `demandé`.
    pub(crate) goes: WordList,
    pub(crate) asks: WordList,
}

impl DoneTo {
    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> DoneTo {
        DoneTo { clitics: word_list!(), goes: word_list!(), asks: word_list!() }
    }
}
