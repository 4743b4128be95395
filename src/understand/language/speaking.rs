use super::phrases::Phrases;
use super::word_list::WordList;

/// What the one who speaks says around a memo: who that is, who told it, what nearly was forgotten.
#[derive(Debug)]
pub(crate) struct Speaking {
    /// Before who speaks: `it's` in `Hiya love, it's Gran.`; without an apostrophe `it` is none.
    pub(crate) before: Phrases,
    /// Behind who speaks, where nothing stands before: `here` in `Gran here.`
    pub(crate) behind: WordList,
    /// Lead on to where somebody is from who speaks: `Ken from upstairs`.
    pub(crate) from: WordList,
    /// Who speaks, where it is no name: `abuela`, `vecino`.
    pub(crate) people: WordList,
    /// Say of somebody that a message came, and nothing of it: `the school emailed again`.
    pub(crate) messages: Phrases,
    /// Say of somebody that it is true: `the vicar told me so`.
    pub(crate) confirms: Phrases,
    /// Say of somebody that what follows may be: `the landlord said yes, gig on Friday`.
    pub(crate) agrees: Phrases,
    /// Take back what was said before, which what follows replaces: `dentist, I mean, optician`.
    pub(crate) mends: Phrases,
    /// Joins what somebody told to what he did before: `walked past and said`.
    pub(crate) and: WordList,
    /// Anywhere in a memo and none of it: `I nearly forgot`.
    pub(crate) slips: Phrases,
    /// Before a memo, where a mark or a word that opens one follows: `is this on?`
    pub(crate) checks: Phrases,
    /// Of what is said to try a recorder: `testing`; and what counts beside it: `one`, `two`.
    pub(crate) tests: WordList,
    pub(crate) counts: WordList,
    /// Before whom the speaker was on the phone with: `got off the phone with`.
    pub(crate) phoned: Phrases,
    /// Behind a memo, alone between a mark or its time and its end: `lovely`, `that was it`.
    pub(crate) closes: Phrases,
    /// Behind one of those or a thank you: `dear`, `from me`.
    pub(crate) tails: Phrases,
}
