use super::word_list::WordList;

/// Who put what a memo names to its time, and how, of which a calendar says nothing: `the landlord put the walkthrough
/// on the 29th`, `we picked the ninth for the picnic`.
#[derive(Debug)]
pub(crate) struct Fixing {
    /// Verbs behind which stands what is put to a time: `put`; and of those, such as say of a thing where it goes.
    pub(crate) puts: WordList,
    pub(crate) lays: WordList,
    /// Verbs behind which stands the time: `picked`; and such as say to whom it was told: `gave me`.
    pub(crate) picks: WordList,
    pub(crate) gives: WordList,
    /// What may stand between such a verb and the time: `settled on`.
    pub(crate) onto: WordList,
    /// Lead behind the time to what it is for.
    pub(crate) goal: WordList,
    /// Stand behind who is put to a time: `put Mrs Brown in at five`; and behind a thing make another verb: `put the bins
    /// out`.
    pub(crate) inside: WordList,
    pub(crate) parts: WordList,
    /// Stand before such a verb, and are of it: `has`, `ended up`.
    pub(crate) helps: WordList,
    /// Say behind what is named that it is to be then: `booked` in `the truck's booked for seven`.
    pub(crate) booked: WordList,
    /// Say before why that somebody is free at no other time: `couldn't`.
    pub(crate) able: WordList,
    /// Words for whoever is meant behind a verb: `me`.
    pub(crate) whom: WordList,
}

impl Fixing {
    /// Of a language of which no such words are known.
    pub(crate) const fn none() -> Fixing {
        Fixing {
            puts: WordList::new(&[]),
            lays: WordList::new(&[]),
            picks: WordList::new(&[]),
            gives: WordList::new(&[]),
            onto: WordList::new(&[]),
            goal: WordList::new(&[]),
            inside: WordList::new(&[]),
            parts: WordList::new(&[]),
            helps: WordList::new(&[]),
            booked: WordList::new(&[]),
            able: WordList::new(&[]),
            whom: WordList::new(&[]),
        }
    }
}
