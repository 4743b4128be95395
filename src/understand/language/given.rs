//! The words with which somebody says that there is a time for what is to be done.

use super::phrases::Phrases;
use super::word_list::WordList;

/// The words of which `pour mon passeport, j'ai rendez-vous` and `j'ai une place` are made.
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
    pub(crate) const fn new(
        for_what: &'static [&'static str],
        has_visit: &'static [&'static str],
        visits: &'static [&'static str],
        has_slot: &'static [&'static str],
        has_done: &'static [&'static str],
    ) -> Given {
        Given {
            for_what: WordList::new(for_what),
            has_visit: Phrases::new(has_visit),
            visits: WordList::new(visits),
            has_slot: Phrases::new(has_slot),
            has_done: WordList::new(has_done),
        }
    }

    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> Given {
        Given::new(&[], &[], &[], &[], &[])
    }
}
