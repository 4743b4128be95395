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
}

impl Beside {
    /// Of a language of which no such words are known.
    pub(crate) const fn none() -> Beside {
        Beside {
            brings: WordList::new(&[]),
            later: WordList::new(&[]),
            invited: WordList::new(&[]),
            agreed: WordList::new(&[]),
            starts: Phrases::new(&[]),
            holds: Phrases::new(&[]),
            given: WordList::new(&[]),
            toward: WordList::new(&[]),
            also: WordList::new(&[]),
            cries: WordList::new(&[]),
        }
    }
}
