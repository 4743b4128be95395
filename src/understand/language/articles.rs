use super::word_list::WordList;

/// What leads to who or what is told of.
#[derive(Debug)]
pub(crate) struct Articles {
    /// Lead to what is known, or put to a time: `la`.
    pub(crate) leads: WordList,
    /// The same in one word with what leads there: `au`.
    pub(crate) contracted: WordList,
    /// Lead to a man, or call him: `mon`, `papa`; and the same of a woman, and of several.
    pub(crate) masculine: WordList,
    pub(crate) feminine: WordList,
    pub(crate) several: WordList,
}

impl Articles {
    /// Of a language of which no such words are known.
    pub(crate) const fn none() -> Articles {
        Articles {
            leads: word_list!(),
            contracted: word_list!(),
            masculine: word_list!(),
            feminine: word_list!(),
            several: word_list!(),
        }
    }
}
