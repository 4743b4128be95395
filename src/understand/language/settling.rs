use std::sync::OnceLock;

use super::phrases::Phrases;
use super::word_list::{Sieve, WordList};
use crate::understand::words::Token;

/// What was settled with somebody, of which a calendar says less: `das Amt hat mir den 3. Juni gegeben`.
#[derive(Debug)]
pub(crate) struct Settling {
    /// Say that somebody gave the speaker a time: `gegeben`.
    pub(crate) given: WordList,
    /// The same of what the speaker agreed on with somebody: `ausgemacht`.
    pub(crate) agreed: WordList,
    /// Say that the speaker took over what follows from somebody: `getauscht`.
    pub(crate) swapped: WordList,
    /// Say that somebody asks, what leads on from them, and forms of coming there: `fragt`, `ob`, `komme`.
    pub(crate) asks: WordList,
    pub(crate) whether: WordList,
    /// Of those that ask, such as do so only where somebody wants it: `will wissen`.
    pub(crate) knows: WordList,
    pub(crate) coming: WordList,
    /// Lead to what somebody comes for: `zum`.
    pub(crate) to: WordList,
    /// Say behind a question that it is to be so: `ja mach ich`.
    pub(crate) agrees: Phrases,
    /// Stands for who asks, `ihm`, or at whose place something is, `zu uns`.
    pub(crate) asker: WordList,
    pub(crate) host: WordList,
    /// Say that it is possible at a time, and that something is needed: `geht's`, `braucht`.
    pub(crate) goes: WordList,
    pub(crate) needs: WordList,
    /// What somebody wants of the speaker who is asked to come: `sprechen`.
    pub(crate) sees: WordList,
    /// Say behind a length that it is enough: `reicht`.
    pub(crate) enough: Phrases,
    /// Say that the speaker meets somebody, and how a calendar calls it: `treffen wir uns`, `Treffen`.
    pub(crate) meets: Phrases,
    pub(crate) meeting: &'static str,
    /// Say before a time that somebody can come then: `can do`, `will be here`.
    pub(crate) offers: Phrases,
    /// Lets through the verbs, so that a memo without any is not looked at; found when first asked for.
    pub(super) sieve: OnceLock<Sieve>,
}

impl Settling {
    /// The verbs by which it is known that something was settled.
    fn verbs(&self) -> [&WordList; 6] {
        [&self.given, &self.agreed, &self.swapped, &self.asks, &self.goes, &self.sees]
    }

    /// No verb of the language is known for it.
    pub(crate) fn is_empty(&self) -> bool {
        self.verbs().iter().all(|verbs| verbs.is_empty())
    }

    /// Whether `token` is one of the verbs.
    #[inline]
    pub(crate) fn settles(&self, token: &Token<'_>) -> bool {
        let sieve = self.sieve.get_or_init(|| Sieve::of_all(self.verbs().map(WordList::sieve)));
        sieve.lets_through(token.grain) && self.verbs().iter().any(|verbs| verbs.has(token))
    }

    /// Of a language that says it in the order of a calendar.
    pub(crate) const fn none() -> Settling {
        Settling::offered(&[])
    }

    /// The same, where a clause of its own says who can come then.
    pub(crate) const fn offered(offers: &'static [&'static str]) -> Settling {
        Settling {
            given: WordList::new(&[]),
            agreed: WordList::new(&[]),
            swapped: WordList::new(&[]),
            asks: WordList::new(&[]),
            whether: WordList::new(&[]),
            knows: WordList::new(&[]),
            host: WordList::new(&[]),
            coming: WordList::new(&[]),
            to: WordList::new(&[]),
            agrees: Phrases::new(&[]),
            asker: WordList::new(&[]),
            goes: WordList::new(&[]),
            needs: WordList::new(&[]),
            sees: WordList::new(&[]),
            enough: Phrases::new(&[]),
            meets: Phrases::new(&[]),
            meeting: "",
            offers: Phrases::new(offers),
            sieve: OnceLock::new(),
        }
    }
}
