use super::word_list::WordList;

/// By what it is known that somebody asks somebody else to a meal: `ma belle-sœur nous invite à dîner`.
#[derive(Debug)]
pub(crate) struct Invited {
    /// Say that somebody asks somebody else to come, `invite`, and at whose place that is: `chez`.
    pub(crate) invites: WordList,
    pub(crate) host: &'static str,
    /// End like a verb and are none behind an article: `dîner`.
    pub(crate) meals: WordList,
    /// Who has a home to ask to: `mère`.
    pub(crate) kin: WordList,
}

impl Invited {
    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> Invited {
        Invited { invites: word_list!(), host: "", meals: word_list!(), kin: word_list!() }
    }
}
