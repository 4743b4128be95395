use super::word_list::WordList;

/// Words directly before a mere number that make it the day or the hour something was put to: `we chose the fifth`,
/// `they stuck me in at nine`.
#[derive(Debug)]
pub(crate) struct Put {
    /// Verbs whose object is the day: `chose`.
    pub(crate) chose: WordList,
    /// Verbs whose object is who comes then, and what stands behind that: `stuck me in`.
    pub(crate) placed: WordList,
    pub(crate) inside: WordList,
    /// How somebody is with the day: `happy` in `happy with the ninth`, and what joins them.
    pub(crate) content: WordList,
    pub(crate) with: WordList,
    /// Say that it is to be once more, and what parts a clause from it: `off` in `dropped the car off back at five`.
    pub(crate) back: WordList,
    pub(crate) away: WordList,
    /// Say of a day that it can be, and for whom: `suits everybody`.
    pub(crate) suits: WordList,
    pub(crate) everybody: WordList,
    /// Verbs that put what is held to another hour with one of `forth`: `put the meeting back to three`.
    pub(crate) puts: WordList,
    pub(crate) forth: WordList,
    /// Who can come then, of whom it was told before that the speaker asked: `she` in `spoke to Karen, she can do five`.
    pub(crate) asked: WordList,
    /// Verbs that fix an hour for who or what stands behind them, `booked`; `got`, which does of a place, and such places.
    pub(crate) booked: WordList,
    pub(crate) got: WordList,
    pub(crate) venues: WordList,
    /// Verbs whose object are days, and not when they are: `swapped weekends`.
    pub(crate) swaps: WordList,
    /// Beside which a number is how old somebody is: `birthday`.
    pub(crate) aged: WordList,
    /// Where somebody was at an hour that is over: `was here at nine, back on the tenth`.
    pub(crate) here: WordList,
}

impl Put {
    /// Of a language of which no such words are known.
    pub(super) const fn none() -> Put {
        Put {
            chose: word_list!(),
            placed: word_list!(),
            inside: word_list!(),
            content: word_list!(),
            with: word_list!(),
            back: word_list!(),
            away: word_list!(),
            suits: word_list!(),
            everybody: word_list!(),
            puts: word_list!(),
            forth: word_list!(),
            asked: word_list!(),
            booked: word_list!(),
            got: word_list!(),
            venues: word_list!(),
            swaps: word_list!(),
            aged: word_list!(),
            here: word_list!(),
        }
    }
}
