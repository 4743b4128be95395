use super::word_list::WordList;

/// By what it is known of whom it was told who does something at a time: `l'agent du gaz n'a pas trouvé le compteur, il
/// repasse`.
#[derive(Debug)]
pub(crate) struct ToldOf {
    /// Stand for somebody who was told of: `il`; of them `she` for a woman, and `many` for several.
    pub(crate) back: WordList,
    pub(crate) she: WordList,
    pub(crate) many: WordList,
    /// Behind such a word, they say that it stands for nobody: `faut`.
    pub(crate) impersonal: WordList,
    /// Say of somebody that they come then, of which a calendar needs no more than who: `repasse`.
    pub(crate) comes: WordList,
    /// Stands for where somebody was: `y`.
    pub(crate) there: WordList,
    /// May stand between two clauses: `moi`.
    pub(crate) soft: WordList,
    /// Behind who or what is told of, they begin what is told: `a`, `n` in `n'a pas`.
    pub(crate) tells: WordList,
    /// Behind `mais`, lead to what is to be instead of what was `meant`, `voulait`: `finalement`.
    pub(crate) at_all: WordList,
    pub(crate) meant: WordList,
}

impl ToldOf {
    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> ToldOf {
        ToldOf {
            back: word_list!(),
            she: word_list!(),
            many: word_list!(),
            impersonal: word_list!(),
            comes: word_list!(),
            there: word_list!(),
            soft: word_list!(),
            tells: word_list!(),
            at_all: word_list!(),
            meant: word_list!(),
        }
    }
}
