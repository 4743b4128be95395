use super::phrases::Phrases;
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
    /// Say that something was done, and not what, with who did it: `was told`; a name of nothing else is none.
    pub(crate) little: WordList,
    /// Pronouns for who was told of before, those of several, and those that say what somebody will do: `he's`, `they`,
    /// `she'll`.
    pub(crate) third: WordList,
    pub(crate) they: WordList,
    pub(crate) will: WordList,
    /// Verbs behind who is told of: `left`; and such as say what somebody means to do: `reckons`.
    pub(crate) did: WordList,
    pub(crate) says: WordList,
    /// Behind `can`, say what is done for the speaker: `do` in `they can do the MOT`.
    pub(crate) does: WordList,
    /// Say before what is named that somebody lets the speaker have it, or where they are put: `got us tickets for`.
    pub(crate) hands: Phrases,
    /// Say before what is named that it was chosen: `settled on`.
    pub(crate) settles: Phrases,
    /// Say before what is an appointment that somebody sees to it: `set up`.
    pub(crate) arranges: Phrases,
    /// The same, and before other things, too: `organised`.
    pub(crate) organises: Phrases,
    /// What is an appointment: `interview`.
    pub(crate) sessions: WordList,
    /// Say before what is to be done that somebody else will: `offered`.
    pub(crate) undertakes: Phrases,
    /// Say before what is named that there is a date for it: `landed a date for`.
    pub(crate) gained: Phrases,
    /// Say that there was time for it, or for whom: `had a cancellation for`.
    pub(crate) freed: Phrases,
    /// Say that it is sure: `confirmed`.
    pub(crate) confirms: Phrases,
    /// Say that it was moved: `pushed`.
    pub(crate) pushed: Phrases,
    /// Say that somebody was asked to move it: `asked them to move`.
    pub(crate) asks: Phrases,
    /// Say before what is to be done that the speaker will, with somebody or alone: `decided to`.
    pub(crate) decides: Phrases,
    /// What people do together, for which with whom must stay: `coffee`.
    pub(crate) outings: WordList,
    /// Say behind what is named how it came about: `has come through`.
    pub(crate) came: Phrases,
    /// Say behind what was moved which way: `back a bit`.
    pub(crate) away: Phrases,
    /// Say before a time that it is then: `it's now`.
    pub(crate) then: Phrases,
    /// Begin why: `because`.
    pub(crate) reasons: WordList,
    /// Call somebody before what is told: `hey`.
    pub(crate) calls: WordList,
    /// Say whose something is: `her`; and that somebody was told what the speaker does: `promised`.
    pub(crate) his: WordList,
    pub(crate) tells: WordList,
    /// Verbs behind which whom something is given stands before that: `bring`.
    pub(crate) brings: WordList,
    /// Begins how somebody will be: `be late`.
    pub(crate) be: WordList,
    /// Say before somebody that they are new, and may be meant: `found a pianist`.
    pub(crate) finds: WordList,
    /// Lead to what somebody called for: `about`.
    pub(crate) topics: WordList,
    /// Behind somebody, say that they have what is called theirs: `got` in `Tom got his hearing test`.
    pub(crate) got: WordList,
    /// Stand for somebody's home: `hers`.
    pub(crate) hers: WordList,
    /// Say that the speaker goes where somebody is who was told of: `going in`.
    pub(crate) goes: Phrases,
    /// Of what a price is made: `pounds`, `each`, what leads to it, `it'll be`, and what is to be paid: `pay`.
    pub(crate) money: WordList,
    pub(crate) each: WordList,
    pub(crate) costs: WordList,
    pub(crate) pays: WordList,
    /// Who are counted: `people`.
    pub(crate) heads: WordList,
    /// Go before a name, with a point or not: `Mrs`.
    pub(crate) titles: WordList,
    /// Say that it is at another time: `instead`.
    pub(crate) instead: WordList,
    /// Words for whoever is meant behind a verb: `me`.
    pub(crate) whom: WordList,
    /// The speaker behind a verb: `us`.
    pub(crate) mine: WordList,
}

impl Fixing {
    /// Of a language of which no such words are known.
    pub(crate) const fn none() -> Fixing {
        Fixing {
            puts: word_list!(),
            lays: word_list!(),
            picks: word_list!(),
            gives: word_list!(),
            onto: word_list!(),
            goal: word_list!(),
            inside: word_list!(),
            parts: word_list!(),
            helps: word_list!(),
            booked: word_list!(),
            able: word_list!(),
            little: word_list!(),
            third: word_list!(),
            they: word_list!(),
            will: word_list!(),
            did: word_list!(),
            says: word_list!(),
            does: word_list!(),
            hands: phrases!(),
            settles: phrases!(),
            arranges: phrases!(),
            organises: phrases!(),
            sessions: word_list!(),
            undertakes: phrases!(),
            gained: phrases!(),
            freed: phrases!(),
            confirms: phrases!(),
            pushed: phrases!(),
            asks: phrases!(),
            decides: phrases!(),
            outings: word_list!(),
            came: phrases!(),
            away: phrases!(),
            then: phrases!(),
            reasons: word_list!(),
            calls: word_list!(),
            his: word_list!(),
            tells: word_list!(),
            brings: word_list!(),
            be: word_list!(),
            finds: word_list!(),
            topics: word_list!(),
            got: word_list!(),
            hers: word_list!(),
            goes: phrases!(),
            money: word_list!(),
            each: word_list!(),
            costs: word_list!(),
            pays: word_list!(),
            heads: word_list!(),
            titles: word_list!(),
            instead: word_list!(),
            whom: word_list!(),
            mine: word_list!(),
        }
    }
}
