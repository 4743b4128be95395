use super::word_list::WordList;

/// What is only added to a name behind its time.
#[derive(Debug)]
pub(crate) struct Trailing {
    /// Begin what is to be brought, also behind a name of one word: `bring`.
    pub(crate) brings: WordList,
    /// Are counted behind such a name: people, and money.
    pub(crate) counted: WordList,
    /// Name a street behind the number of a house: `rue`.
    pub(crate) streets: WordList,
}
