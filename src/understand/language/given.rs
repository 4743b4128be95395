use super::phrases::Phrases;
use super::word_list::WordList;

/// How somebody says that there is a time for what is to be done: `pour mon passeport, j'ai rendez-vous`, `j'ai une
/// place`.
#[derive(Debug)]
pub(crate) struct Given {
    /// Lead to what there is an appointment for: `pour`.
    pub(crate) for_what: WordList,
    /// Say that somebody has one, before one of `visits`: `j'ai` before `rendez-vous`.
    pub(crate) has_visit: Phrases,
    pub(crate) visits: WordList,
    /// Say that there is a time for what was said to be done: `j'ai une place`.
    pub(crate) has_slot: Phrases,
    /// Begin what others do for somebody, so that a place behind the slot is theirs: `faire poser les pneus`.
    pub(crate) has_done: WordList,
}

impl Given {
    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> Given {
        Given {
            for_what: word_list!(),
            has_visit: phrases!(),
            visits: word_list!(),
            has_slot: phrases!(),
            has_done: word_list!(),
        }
    }
}
