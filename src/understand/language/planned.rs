use super::phrases::Phrases;
use super::word_list::WordList;

/// By what it is known that somebody planned or offered something, or agreed to it: `la prof veut décaler le cours`.
#[derive(Debug)]
pub(crate) struct Planned {
    /// Say that several agreed on a time: `on s'est mis d'accord sur`.
    pub(crate) agreed: Phrases,
    /// Say behind who did so that something is to be, before what that is: `veut décaler`, `a ajouté`; and lead to what
    /// somebody agreed to, or was put down for: `est d'accord pour`, `m'a inscrite à`.
    pub(crate) plans: Phrases,
    pub(crate) agrees_to: Phrases,
    /// Say directly before the time that somebody gave or has it: `m'a proposé`, `a une place`.
    pub(crate) offers: Phrases,
    /// Lead from what was said to be to when, `c'est`.
    pub(crate) then: Phrases,
    /// Speak for whoever or whatever they are of: `secrétaire`.
    pub(crate) deputies: WordList,
    /// Say that somebody wishes to have something done: `veut` before `faire l'inventaire`.
    pub(crate) wants: WordList,
}

impl Planned {
    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> Planned {
        Planned {
            agreed: phrases!(),
            plans: phrases!(),
            agrees_to: phrases!(),
            offers: phrases!(),
            then: phrases!(),
            deputies: word_list!(),
            wants: word_list!(),
        }
    }
}
