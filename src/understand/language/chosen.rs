use super::phrases::Phrases;
use super::word_list::WordList;

/// By what it is known that somebody put something to a time, or chose that for it: `le syndic a retenu le 12 pour
/// l'assemblée`.
#[derive(Debug)]
pub(crate) struct Chosen {
    /// Say so behind who did it: `a retenu`.
    pub(crate) chose: Phrases,
    /// Stand for whom a time was chosen: `nous`.
    pub(crate) whom: WordList,
    /// Point to who did it, who stays then: `avec lui`.
    pub(crate) backs: WordList,
}

impl Chosen {
    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> Chosen {
        Chosen { chose: phrases!(), whom: word_list!(), backs: word_list!() }
    }
}
