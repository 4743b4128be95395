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
    /// Say that somebody put something to a time, what leads to that, whose it is, and how those end who do so:
    /// `gelegt`, `auf`, `seine`, `Chefin`.
    pub(crate) moved: WordList,
    pub(crate) onto: WordList,
    pub(crate) his: WordList,
    pub(crate) movers: &'static [&'static str],
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
    /// Say that the speaker put themselves down for something: `eingetragen`.
    pub(crate) registered: WordList,
    /// `das mach ich`: the pronoun, and what is done.
    pub(crate) that: WordList,
    pub(crate) does: WordList,
    /// Say how a thing is called, and behind that when it is: `heißt`, `und läuft`.
    pub(crate) called: WordList,
    pub(crate) runs: WordList,
    /// `nehmen sie … an`: what nobody in particular does with a thing, who that is, and the rest of the verb.
    pub(crate) takes: WordList,
    pub(crate) they: WordList,
    pub(crate) accepts: WordList,
    /// Leads to what a thing is more exactly: `also`.
    pub(crate) that_is: WordList,
    /// `wenn ich … bin`
    pub(crate) when: WordList,
    pub(crate) being: WordList,
    /// `fahren wir los`, `muss der Brief raus`, `muss alles da sein`: that one leaves, and where to or how what is said ends.
    pub(crate) leaves: WordList,
    pub(crate) away: WordList,
    pub(crate) becomes: WordList,
    /// `ich muss dort sein`
    pub(crate) there: WordList,
    pub(crate) be: WordList,
    /// Say what is to be done at a place, of nothing that was named: `am Empfang melden`.
    pub(crate) instructs: WordList,
    /// Verbs of clauses that say when those are there who were meant, `those` and `anybody`, what else may stand there, and
    /// verbs that say that something begins: `machen die auf`, `kann man kommen`, `fängt der Film an`.
    pub(crate) opens: WordList,
    pub(crate) those: WordList,
    pub(crate) anybody: WordList,
    pub(crate) hours: WordList,
    pub(crate) begins: WordList,
    /// Say that something was meant to be at another time, and what leads on there: `wollten wir eigentlich`.
    pub(crate) intended: WordList,
    pub(crate) hardly: WordList,
    /// Say of what was named what is done then: `gefeiert wird`.
    pub(crate) celebrated: WordList,
    /// Lead to what follows, before a time: `zum Andenken, am Samstag feiern wir …`.
    pub(crate) prefaces: Phrases,
    /// Say before a time that somebody can come then: `can do`, `will be here`.
    pub(crate) offers: Phrases,
    /// Show that the speaker may have got a time, or promised what is done then: `gekriegt`, `dass`.
    pub(crate) gets: WordList,
    /// Say that the speaker got a time, behind who gave it or where, and what leads to that.
    pub(crate) got_time: Phrases,
    pub(crate) got_at: WordList,
    /// Participles that close a clause whose object is the name, and such that tell the speaker a time: `reserviert`,
    /// `vorgeladen`.
    pub(crate) closes: WordList,
    pub(crate) tells: WordList,
    /// Say that somebody puts something to another time, and end what somebody wants to be then: `verlegt`, `haben`.
    pub(crate) shifts: WordList,
    pub(crate) wanted: WordList,
    /// Lets through the verbs, so that a memo without any is not looked at; found when first asked for.
    pub(super) sieve: OnceLock<Sieve>,
}

impl Settling {
    /// The verbs by which it is known that something was settled.
    fn verbs(&self) -> [&WordList; 13] {
        let settled = [&self.given, &self.agreed, &self.swapped, &self.asks, &self.goes, &self.sees];
        let [given, agreed, swapped, asks, goes, sees] = settled;
        let (registered, does, called, takes, be) =
            (&self.registered, &self.does, &self.called, &self.takes, &self.be);
        let (intended, celebrated) = (&self.intended, &self.celebrated);
        [given, agreed, swapped, asks, goes, sees, registered, does, called, takes, be, intended, celebrated]
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
        Settling::offered(phrases!(), phrases!())
    }

    /// The same, where a clause of its own says who can come then, and how a time is meant is said behind it.
    pub(crate) const fn offered(offers: Phrases, enough: Phrases) -> Settling {
        Settling {
            given: word_list!(),
            agreed: word_list!(),
            swapped: word_list!(),
            moved: word_list!(),
            onto: word_list!(),
            his: word_list!(),
            movers: &[],
            asks: word_list!(),
            whether: word_list!(),
            knows: word_list!(),
            host: word_list!(),
            coming: word_list!(),
            to: word_list!(),
            agrees: phrases!(),
            asker: word_list!(),
            goes: word_list!(),
            needs: word_list!(),
            sees: word_list!(),
            enough,
            meets: phrases!(),
            meeting: "",
            registered: word_list!(),
            that: word_list!(),
            does: word_list!(),
            called: word_list!(),
            runs: word_list!(),
            takes: word_list!(),
            they: word_list!(),
            accepts: word_list!(),
            that_is: word_list!(),
            when: word_list!(),
            being: word_list!(),
            leaves: word_list!(),
            away: word_list!(),
            becomes: word_list!(),
            there: word_list!(),
            be: word_list!(),
            instructs: word_list!(),
            opens: word_list!(),
            those: word_list!(),
            anybody: word_list!(),
            hours: word_list!(),
            begins: word_list!(),
            intended: word_list!(),
            hardly: word_list!(),
            celebrated: word_list!(),
            prefaces: phrases!(),
            offers,
            gets: word_list!(),
            got_time: phrases!(),
            got_at: word_list!(),
            closes: word_list!(),
            tells: word_list!(),
            shifts: word_list!(),
            wanted: word_list!(),
            sieve: OnceLock::new(),
        }
    }
}
