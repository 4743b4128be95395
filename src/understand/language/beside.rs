use super::phrases::Phrases;
use super::word_list::WordList;

/// What a long memo tells beside what happens, and its name leaves out.
#[derive(Debug)]
pub(crate) struct Beside {
    /// End what is to be brought or seen to besides: `mitnehmen`.
    pub(crate) brings: WordList,
    /// Begin what is done behind what happens, or before it: `danach`.
    pub(crate) later: WordList,
    /// Say that somebody was asked to what stands before them: `eingeladen`; and, before `that`, that it was agreed: `ausgemacht`.
    pub(crate) invited: WordList,
    pub(crate) agreed: WordList,
    /// Say that what was told of before begins, or that the speaker goes there: `los geht's`.
    pub(crate) starts: Phrases,
    /// Say that somebody holds what stands behind the time, or gave what stands before it: `gibt`, `gegeben`.
    pub(crate) holds: Phrases,
    pub(crate) given: WordList,
    /// Lead to what happens or to company, and to no mere place: `zum`.
    pub(crate) toward: WordList,
    /// Lead to others of whom the same is true: `auch`.
    pub(crate) also: WordList,
    /// Things, and alone behind a time how the speaker finds it: `Hammer`.
    pub(crate) cries: WordList,
    /// End that somebody is to be told: `Bescheid sagen`.
    pub(crate) informs: Phrases,
    /// Say that somebody let the speaker have what stands before them: `genehmigt`.
    pub(crate) granted: WordList,
    /// Say how long something takes, and what else stands in a clause that says no more: `dauern`, `wird das schon`.
    pub(crate) lasts: WordList,
    pub(crate) lasting: WordList,
    /// Let somebody in to what is named behind them, and part those who play each other: `Karten`, `gegen`.
    pub(crate) tickets: WordList,
    pub(crate) against: WordList,
    /// Are counted where somebody is expected, `Personen`, and by which words.
    pub(crate) heads: WordList,
    pub(crate) counts: WordList,
}

impl Beside {
    /// Of a language of which no such words are known.
    pub(crate) const fn none() -> Beside {
        Beside {
            brings: word_list!(),
            later: word_list!(),
            invited: word_list!(),
            agreed: word_list!(),
            starts: phrases!(),
            holds: phrases!(),
            given: word_list!(),
            toward: word_list!(),
            also: word_list!(),
            cries: word_list!(),
            informs: phrases!(),
            granted: word_list!(),
            lasts: word_list!(),
            lasting: word_list!(),
            tickets: word_list!(),
            against: word_list!(),
            heads: word_list!(),
            counts: word_list!(),
        }
    }
}
