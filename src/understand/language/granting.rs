use super::word_list::WordList;

/// By what it is said that somebody was given a day or an hour, where a mere number may be one: `elle m'a trouvé le 12`.
#[derive(Debug)]
pub(crate) struct Granting {
    /// Stand for whom: `m`.
    pub(crate) whom: WordList,
    /// Participles behind whom a day was given: `trouvé` in `m'a trouvé le 12`.
    pub(crate) gives: WordList,
    /// The same of a day that somebody chose or got: `décidé` in `on a décidé le 12`.
    pub(crate) picks: WordList,
    /// Participles behind which stands what is had on the day: `trouvé` in `a trouvé une salle le 12`.
    pub(crate) finds: WordList,
    /// Who or what that is, without an article: `quelqu'un`.
    pub(crate) somebody: WordList,
    /// Behind such a day, they lead to who or what it is for: `pour`.
    pub(crate) goals: WordList,
    /// Before `sur`, they say that a day was agreed on: `parti`.
    pub(crate) settled: WordList,
    /// Put to a day whatever stands before it, `calé` in `m'a calé au 12 à dix heures`; and of those, such as what is
    /// held does itself: `passe` in `la réunion passe au 12`.
    pub(crate) puts: WordList,
    pub(crate) moves: WordList,
    /// Directly before a day they say that something is then: `tombe`.
    pub(crate) falls: WordList,
    /// Lead to where somebody is met: `devant`.
    pub(crate) places: WordList,
    /// Say of an hour that it was settled, `dit` behind `on`, and that somebody named it, `proposé` behind `m'a`.
    pub(crate) said: WordList,
    pub(crate) offered: WordList,
    /// Leads to at whose place an hour is that opens a memo, `chez`; who settled it, `on`; before `que`, that no more is
    /// left, `plus`; and with `est` that it is that of what was named, `c`.
    pub(crate) host: WordList,
    pub(crate) ours: WordList,
    pub(crate) more: WordList,
    pub(crate) it: WordList,
    /// Who is seen at an hour: `kiné`.
    pub(crate) seers: WordList,
}

impl Granting {
    /// Of a language of which no such words are known.
    pub(crate) const fn none() -> Granting {
        Granting {
            whom: word_list!(),
            gives: word_list!(),
            picks: word_list!(),
            finds: word_list!(),
            somebody: word_list!(),
            goals: word_list!(),
            settled: word_list!(),
            puts: word_list!(),
            moves: word_list!(),
            falls: word_list!(),
            places: word_list!(),
            said: word_list!(),
            offered: word_list!(),
            host: word_list!(),
            ours: word_list!(),
            more: word_list!(),
            it: word_list!(),
            seers: word_list!(),
        }
    }
}
