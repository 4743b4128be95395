use super::word_list::WordList;

/// Of what a sentence is made that a calendar writes without its verb: `le lave-linge sera livré`, `le bateau part`.
#[derive(Debug)]
pub(crate) struct NotedShort {
    /// Say of a thing that it is so or will be, before what was done to it, `sera` before `livré`, which is so
    /// `written` at its end, or `ready`, `prêt`.
    pub(crate) is: WordList,
    pub(crate) written: &'static [&'static str],
    pub(crate) ready: WordList,
    /// Tell with `is` what was: `arrivé`.
    pub(crate) gone: WordList,
    /// What leaves, and the verbs that say so; those that say from when something goes, `va`, are `lasts`.
    pub(crate) rides: WordList,
    pub(crate) leaves: WordList,
    pub(crate) lasts: WordList,
}

impl NotedShort {
    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> NotedShort {
        NotedShort {
            is: word_list!(),
            written: &[],
            ready: word_list!(),
            gone: word_list!(),
            rides: word_list!(),
            leaves: word_list!(),
            lasts: word_list!(),
        }
    }
}
