use super::word_list::WordList;

/// What is only added to a name behind its time.
#[derive(Debug)]
pub(crate) struct Trailing {
    /// Begin what is to be brought or worn: `bring`.
    pub(crate) brings: WordList,
    /// Are counted where somebody is expected, people, and are what it costs: `adults`, `pounds`.
    pub(crate) counted: WordList,
}
