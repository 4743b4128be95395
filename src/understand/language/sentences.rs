//! The words by which a clause is known to be a whole sentence.

use super::phrases::Phrases;
use super::word_list::WordList;

/// Words that stand in a sentence and in no name of what happens.
#[derive(Debug)]
pub(crate) struct Sentences {
    /// Who or what does something, or is done something to: `she`, `dich`.
    pub(crate) subjects: WordList,
    /// The same with a verb that lost its first letters: `we'll`.
    pub(crate) elided: WordList,
    /// The same, where it is no other word without its mark: `theyd`.
    pub(crate) joined: WordList,
    /// Verbs and small words that only sentences have, not written large: `is`, `nicht`.
    pub(crate) states: WordList,
    /// Verbs that are another word without their accents, or with some: `está`, `a`.
    pub(crate) spelt: WordList,
    /// How other verbs end, as they are written: `ó`.
    pub(crate) spelt_endings: &'static [&'static str],
    /// Of the subjects, those that the last word of a sentence may be without making one of it: `ignore it`.
    pub(crate) objects: WordList,
    /// Of the subjects, such as are nobody: `it` in `if it rains`.
    pub(crate) impersonal: WordList,
    /// Lead to what is named behind them: `it's` in `it's the early shift`.
    pub(crate) presents: WordList,
    /// Begin a clause that says why, before what happens: `since Karen's away`.
    pub(crate) reasons: WordList,
    /// Begin what says why, when or in spite of what: `after all that fuss`.
    pub(crate) circumstances: WordList,
    /// Begin a sentence without which the rest does not happen: `if it's dry`.
    pub(crate) conditions: WordList,
    /// Verbs of asking and finding out, of which `if` says what: `check if`, where a condition begins with another word
    /// than that, none.
    pub(crate) asking: WordList,
    /// Say that a thing is the speaker's, which a calendar does not say: `my` flight. Of a language whose names keep
    /// them, none.
    pub(crate) ours: WordList,
    /// Who is called so, and is no thing: `my sister`.
    pub(crate) kin: WordList,
    /// Verbs that make a sentence of what stands before them beside a name, but may stand in one: `knows`, `füttert`.
    pub(crate) finite: WordList,
    /// Say of what is named before them, without an article, where it is or that it is enough: `liegen`.
    pub(crate) lie: WordList,
    /// The speaker, who is nobody that was named before: `we`.
    pub(crate) own: WordList,
    /// Say, in a clause of their own, only how the speaker finds it: `typical`, `for the time being`.
    pub(crate) comments: Phrases,
    /// Begin such a clause, whatever else it says: `goodness knows`.
    pub(crate) outcries: Phrases,
    /// Those of them that say how sure or glad the speaker is of what stands behind them: `hopefully`, of `hopefully with Julie`.
    pub(crate) hedges: Phrases,
    /// Lead to who and where, besides those of every name: `without`.
    pub(crate) sides: WordList,
    /// Say that somebody takes part: `comes`.
    pub(crate) coming: WordList,
    /// Say what something is called, or whose it is: `belongs`.
    pub(crate) identifying: WordList,
    /// Say that the speaker got what follows, before a sentence that says when it is: `j'ai décroché un entretien ! Lundi …`.
    pub(crate) gains: Phrases,
    /// Are of something that is named beside them: `departure`.
    pub(crate) parts: WordList,
    /// End verbs that say of somebody or something known where they are brought to, or got from: `zum Schuster bringen`.
    pub(crate) carries: &'static [&'static str],
    /// Say of the speaker and others where or against whom they come together: `treffen`.
    pub(crate) gathers: WordList,
    /// Say that something is or stands somewhere: `liegt`.
    pub(crate) being: WordList,
    /// Hold the article of what is known, and lead to what is not: `au`, `un`.
    pub(crate) contracted: WordList,
    pub(crate) indefinite: WordList,
    /// Begin what tells more of a noun before them: `who`.
    pub(crate) relatives: WordList,
    /// Say that somebody said something: `rang`.
    pub(crate) reports: WordList,
    /// Begin, behind one of `links`, what is to be seen to besides: `and keep the thing dry`.
    pub(crate) orders: Phrases,
    /// Begin what is to be seen to besides, where talk stands beside it: `bring quarters`.
    pub(crate) besides: Phrases,
    /// The same in a sentence of their own or behind one of `links`: `and tell his father`.
    pub(crate) errands: Phrases,
    /// Begin a sentence for itself, before the one that counts, in which the speaker laments: `no rest for the wicked`.
    pub(crate) laments: Phrases,
    /// Begin, behind what was told, what matters: `well he's collecting me`; and behind `but`: `but there we are`.
    pub(crate) resumes: WordList,
    pub(crate) resigned: Phrases,
    /// Say that somebody wishes for what follows: `she wants a catch-up`.
    pub(crate) wishes: WordList,
    /// Say that something is at another time now: `shifted`; and which time that is: `new`.
    pub(crate) moves: WordList,
    /// Say the same with one of `forth` behind them: `called off`.
    pub(crate) moved_forth: WordList,
    pub(crate) fresh: WordList,
    /// Stands before a verb that says what was done to something: `has been moved`.
    pub(crate) been: WordList,
    /// Whether a verb may stand before who does it, behind a time: `im Juli mache ich den Kurs`.
    pub(crate) turns: bool,
    /// Say that what their clause tells was before: `hab`.
    pub(crate) past: WordList,
    /// Lead to a day and are no part of a name there: `el día viernes`.
    pub(crate) days: WordList,
    /// Say that something is not at a time, and that it is at another: `no`, `it's`.
    pub(crate) called_off: Phrases,
    pub(crate) held_anew: Phrases,
    /// Parts of a house, which say where something is and never what: `fourth floor`, `ward six`.
    pub(crate) rooms: WordList,
    /// Begin a clause of what was said before it: `it`; and what is to be told itself stands behind one of `tells`: `sag ihr,
    /// das ist mir egal`.
    pub(crate) backs: WordList,
    pub(crate) tells: WordList,
    /// Behind `que`, begin what is so: `que siempre lo dejo`.
    pub(crate) always: WordList,
    /// Begin what would be if the memo did not remind of it, which is never what happens: `otherwise nobody's in`.
    pub(crate) otherwise: Phrases,
    /// Nouns that name nobody and nothing that may happen: `die ganze Zeit`.
    pub(crate) nobody: WordList,
    /// What somebody is given whom something happens to, and leads to what: `they've given me a slot for the scan`.
    pub(crate) slots: WordList,
    /// Beside one of those, say only that it was given: `bekommen`.
    pub(crate) got: WordList,
    /// Say only that a time is soon, or late: `schon`.
    pub(crate) already: WordList,
    /// Begin a clause before the one that counts, and say nothing of it: `thanks for`.
    pub(crate) prefaces: Phrases,
    /// Say that somebody gave one time or another: `offered`.
    pub(crate) offers: WordList,
    /// Lead, behind one of `points`, to what the memo is to be called: `so put it down as lake`.
    pub(crate) restates: Phrases,
    /// Say of a thing that it is the speaker's; `his` would be of somebody named before.
    pub(crate) whose: WordList,
    /// Say of something that it is, and lead to where, which a name says without them: `the party is at Tom's`.
    pub(crate) is: WordList,
    pub(crate) places: WordList,
    /// Say the same in more words: `takes place`.
    pub(crate) held: Phrases,
    /// The rest of that verb, where it stands at the end: `findet … statt`.
    pub(crate) held_with: WordList,
    /// What is somebody's, in a remark: `grandpa's treat`.
    pub(crate) owned: WordList,
    /// What somebody does at a time or is about to, and no thing that happens: `coming`, but not `wedding`.
    pub(crate) doing: WordList,
    /// Say where to a time was moved what stands before them: `forward` in `brought the exam forward to nine`; and how that time
    /// is led to.
    pub(crate) forth: WordList,
    pub(crate) onto: WordList,
    /// How somebody or something is, behind a short verb: `booked` in `taxi's booked`.
    pub(crate) ready: WordList,
    /// Whatever stands behind them, a verb stands before: `queue's always awful`.
    pub(crate) ever: WordList,
    /// May stand behind them: `yet`.
    pub(crate) yet: WordList,
    /// Lead, behind a short verb, to where a thing lies, and to no place: `key's under the pot`.
    pub(crate) lies: WordList,
    /// Verbs without an ending, of people or things that are more than one: `need`; and words for such as end in no `s`.
    pub(crate) plural: WordList,
    pub(crate) several: WordList,
    /// End, or stand in, what is to be seen to of something known: `take the old one along`.
    pub(crate) along: WordList,
    pub(crate) again: WordList,
    /// Begin an order to those at home, before what is there or one of `whatever`: `move the couch first`, `label everything`.
    pub(crate) orders_home: Phrases,
    pub(crate) whatever: WordList,
    /// Are held on a day that is said before them: `for Sunday lunch`.
    pub(crate) meals: WordList,
    /// Cheer whom a word with a capital names behind them, or one of `teams`: `go`.
    pub(crate) cheers: WordList,
    pub(crate) teams: WordList,
    /// Say, before a time from when till when, that it is then: `the fair runs from six to nine`.
    pub(crate) runs: WordList,
    /// What something runs for is counted in: `the fair runs for two hours`.
    pub(crate) hours: WordList,
    /// End what has to be done before it: `by then`.
    pub(crate) beforehand: Phrases,
    /// Begin what the speaker notes for himself behind it: `note to self`.
    pub(crate) own_notes: Phrases,
    /// Join one sentence to another where a subject follows: `and`; and wherever they stand: `because`.
    pub(crate) links: WordList,
    pub(crate) breaks: WordList,
    /// Lead from what was told to what matters: `anyway`.
    pub(crate) points: WordList,
}
