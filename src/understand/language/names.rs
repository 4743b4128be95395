use std::sync::OnceLock;

use super::articles::Articles;
use super::beside::Beside;
use super::chosen::Chosen;
use super::done_to::DoneTo;
use super::fixing::Fixing;
use super::forms::Forms;
use super::given::Given;
use super::held_by::HeldBy;
use super::invited::Invited;
use super::noted_short::NotedShort;
use super::phrases::Phrases;
use super::planned::Planned;
use super::pointing::Pointing;
use super::sentences::Sentences;
use super::settling::Settling;
use super::speaking::Speaking;
use super::told_of::ToldOf;
use super::topics::Topics;
use super::trailing::Trailing;
use super::turned::Turned;
use super::word_list::{Sieve, WordList};
use crate::model::Language;
use crate::understand::words::{Grain, Token};

/// Words that say nothing in a calendar.
#[derive(Debug)]
pub(crate) struct Names {
    /// The language that they are of, in which what is counted is counted.
    pub(crate) language: Language,
    /// What is only added to a name behind its time.
    pub(crate) trailing: Trailing,
    /// Before the name: `remind me to`, `i have a`; `*` stands for some words and `_` for somebody, `d'après _`.
    pub(crate) before: Phrases,
    /// Of those before the name, what a person may have to do, by the word behind it: `mettre les poubelles dehors`.
    pub(crate) works: &'static [(&'static str, &'static [&'static str])],
    /// The same where one of these words leads to where a thing goes: `put the turkey in the oven`.
    pub(crate) places: &'static [(&'static str, &'static [&'static str])],
    /// The same unless one of these is what is made: `make an appointment`.
    pub(crate) makes: &'static [(&'static str, &'static [&'static str])],
    /// Begin a name as they are: `el de la caldera viene`.
    pub(crate) begins: Phrases,
    /// After the name: `please`, `is`, a preposition whose time was cut out.
    pub(crate) after: Phrases,
    /// Behind a part of the day that opens the memo, show that it is a greeting: `morning all`.
    pub(crate) greeted: WordList,
    /// Behind the trigger, say that it lacks something: `needs`, of `the calendar needs the recital on it`.
    pub(crate) lacks: Phrases,
    /// Parts of verbs, `check in`: where the text ends, or what follows announces a time itself, they are not `after`.
    pub(crate) particles: WordList,
    /// Behind a time that one of `since` opens, unless more words than one say it: `from ten on`.
    pub(crate) onward: Phrases,
    pub(crate) since: WordList,
    /// What goes on for the whole of a day is called so: `all day affair`.
    pub(crate) lasting: WordList,
    /// Belong to the length behind them, and with what that begins, beside digits: `höchstens` `eine` halbe Stunde.
    pub(crate) nearly: WordList,
    pub(crate) amounts: WordList,
    /// Lead behind a time to another one at which it is not, or does not begin: `not seven`, `for a nine thirty start`.
    pub(crate) not_then: Phrases,
    pub(crate) clocks: WordList,
    /// Verbs that ask for the entry where one of these words ends the memo: `leg einen Termin mit Frau Novak an`.
    pub(crate) splits: &'static [(&'static str, &'static [&'static str])],
    /// The same of `puts` before one for whom it is: `schieb mir ein Mittagessen rein`; and how the time begins before
    /// which they need none: `pack mir den Augenarzt auf den Montag`.
    pub(crate) shoved: &'static [&'static str],
    pub(crate) shoved_to: &'static str,
    /// Verbs that ask for it before one for whom it is, and otherwise for something else: `leg mir den Zahnarzt rein`.
    pub(crate) shoves: WordList,
    /// Verbs of `before` that are meant where one of these words ends the name: `put the bins out`.
    pub(crate) phrasal: &'static [(&'static str, &'static [&'static str])],
    /// Parts of verbs that look like the announcer of the time behind them, and the forms of those verbs: `drops by
    /// tomorrow`, `switch the heating on at six`. One that announces a time itself, `on`, needs another behind it.
    pub(crate) rests: &'static [(&'static str, &'static [&'static str])],
    /// Of those, such as announce no time before one of these words: `get in Thursday`.
    pub(crate) unannounced: &'static [(&'static str, &'static [&'static str])],
    /// Verbs of `after` that say what is to be done with a thing behind a mark: `…, Einfahrt freihalten`.
    pub(crate) keeps: WordList,
    /// How something is done: of `after`, and they stay behind what is said of the name, `…, lane 4 as usual`.
    pub(crate) manners: Phrases,
    /// Verbs of `before` that have something done, and the forms of what is done, an ending behind its hyphen: `have
    /// Dad's watch fixed`.
    pub(crate) causes: WordList,
    pub(crate) caused: WordList,
    /// Verbs behind their subject that name what somebody is given: `I promised Mum a call`.
    pub(crate) gives: WordList,
    /// `the jeep's ready so I'm picking it up`
    pub(crate) referred: Referred,
    /// Verbs of `before` that name what was done where the time is over: `called the landlord yesterday`.
    pub(crate) did: WordList,
    /// Join the name to a time that was cut out behind them: `is`.
    pub(crate) copulas: Phrases,
    /// Join it only with what is written beside their letters, without which they are another word: `wäre`, `gibt's`.
    pub(crate) accented: WordList,
    /// Stand with a space before them: `!` in `Inscrire Théo au judo !`.
    pub(crate) spaced: &'static [&'static str],
    /// How a verb ends that says what is to be done: `er` of `inscrire`, `inscribir`.
    pub(crate) infinitives: &'static [&'static str],
    /// Forms of verbs behind what the speaker has to do, and how a name says them: `fasse` in `il faut que je fasse`.
    pub(crate) wished: &'static [(&'static str, &'static str)],
    /// Lead to what something is done for, `para`, before a verb in that form.
    pub(crate) aims: WordList,
    /// Begin what is added behind a comma: `con lo que`.
    pub(crate) added: Phrases,
    /// Lead to whom something is done, `a`, whom one of `again` repeats before a verb that ends so:
    /// `a mi padre lo operan`.
    pub(crate) whom: WordList,
    pub(crate) again: &'static [(&'static str, &'static [&'static str])],
    pub(crate) given: Given,
    pub(crate) articles: Articles,
    pub(crate) chosen: Chosen,
    pub(crate) planned: Planned,
    pub(crate) held_by: HeldBy,
    pub(crate) topics: Topics,
    pub(crate) told_of: ToldOf,
    pub(crate) done_to: DoneTo,
    pub(crate) noted_short: NotedShort,
    pub(crate) invited: Invited,
    pub(crate) pointing: Pointing,
    pub(crate) fixing: Fixing,
    /// Say behind a possessive that somebody has what follows, which the possessive says alone: `Kiran's got PE`.
    pub(crate) possessed: Phrases,
    /// Words that announce a time: `at`.
    pub(crate) announcers: WordList,
    /// May stand between the words of a phrase before the name: `bien` in `pense bien à`.
    pub(crate) softeners: WordList,
    /// Behind who told it, before what is to happen: `la maîtresse m'a dit que`.
    pub(crate) told: Phrases,
    /// How somebody tells or asks something, in any tense: `m'a rappelé que`.
    pub(crate) telling: Telling,
    /// What makes a clause say nothing of what is to happen: `…, ich freu mich schon`.
    pub(crate) comments: Comments,
    /// How somebody asks that something be noted, or remembered, in any form: `il faudrait que tu me notes que`.
    pub(crate) noting: Noting,
    /// How something is put into what holds entries: `im Wochenplan nachtragen`.
    pub(crate) filing: Filing,
    /// Pronouns beside the time, and how who or what they may stand for was named.
    pub(crate) referring: &'static [Referring],
    /// Begin to tell what led to the memo, `je viens d'avoir le cabinet donc …`, and do not name it.
    pub(crate) news: Phrases,
    /// Begin to tell with whom the speaker spoke, who is meant where nothing else is named: `j'ai eu le plombier, il passe`.
    pub(crate) spoke: Phrases,
    /// What was told ends with one of these: `donc`.
    pub(crate) hence: Phrases,
    /// Begin to say between two times what the second would be for: `or if they're full`.
    pub(crate) instead: Phrases,
    /// Open a question that is the name: `Wer kommt mit?`
    pub(crate) inquiring: WordList,
    /// Begin what is remarked behind a name and its time: `il faudra prévoir un cadeau`.
    pub(crate) remarks: Phrases,
    /// The same, joined to it, unless a thing or somebody is named then: `et je suis contente`, but `et je dois apporter un
    /// gâteau`.
    pub(crate) joined: Phrases,
    /// Lead on from the spoken trigger to what is to be noted: `note dans l'agenda que`.
    pub(crate) that: WordList,
    /// Begin a clause that names nothing where a copula follows it: `du weißt ja, am Samstag ist die Hochzeit`.
    pub(crate) clauses: WordList,
    /// Of what clauses beside the name are made that say nothing of it: `he'll be here`.
    pub(crate) aside: Aside,
    /// What the one who speaks says around it: `it's Gran`.
    pub(crate) speaking: Speaking,
    /// What was settled with somebody, and is enough: `mit Ina ausgemacht`.
    pub(crate) settling: Settling,
    pub(crate) beside: Beside,
    /// By what a clause is known to be a sentence, and no name: `the foreman says`.
    pub(crate) sentences: Sentences,
    pub(crate) titling: Titling,
    /// Of what a sentence is made whose verb stands before who does it: `am Montag holt der Papa die Kinder ab`.
    pub(crate) turned: Turned,
    /// Stand for what was named before: `j'ai appelé le plombier, il passe mardi`.
    pub(crate) pronouns: WordList,
    /// Directly before the spoken trigger: `add to my`, `new`.
    pub(crate) lead: WordList,
    /// The same behind one of those: `my next`, but not `the week after next`.
    pub(crate) led: WordList,
    /// Before `lead`, and only there: `can you`, `i want`.
    pub(crate) asks: Phrases,
    /// May stand before the word for somebody, the `_` of a phrase: `mon` in `mon père`, `docteur`.
    pub(crate) who: WordList,
    /// Lead to a thing that the speaker knows: `the`.
    pub(crate) known: WordList,
    /// Verbs that open the memo where one of `into` leads to its trigger: `stick the vet in the calendar`.
    pub(crate) puts: WordList,
    pub(crate) into: WordList,
    /// The same that do something else elsewhere: `drop the survey into the calendar`.
    pub(crate) inserts: WordList,
    /// Stand behind one of those for what is named behind the trigger, `put me in the diary for golf`, and lead on to it.
    pub(crate) vague: WordList,
    pub(crate) vaguely: WordList,
    /// Directly before a time, ask for it to be kept for what follows: `hold the 25th for the sale`; and what it is kept.
    pub(crate) holds: WordList,
    pub(crate) frees: WordList,
    /// Hold entries, and stand for the trigger where none was spoken: `calendar`.
    pub(crate) books: WordList,
    /// May stand behind one of `puts`: `block out all of February in my calendar`.
    pub(crate) put: WordList,
    /// Behind the spoken trigger, where the memo ends: `ein` of `trag das in den Kalender ein`.
    pub(crate) tail: Phrases,
    /// Open a question whose verb, one of `tail`, ends the memo: `kannst du einen Termin mit Frau Novak machen`.
    pub(crate) asked: WordList,
    /// `with`, which goes before the name of a person alone.
    pub(crate) company: Phrases,
    /// Say where to or what about; behind them `company` stays: `with the kids to the zoo`.
    pub(crate) ways: WordList,
    /// Lead on to what is said more exactly, and say nothing: `und zwar`.
    pub(crate) namely: Phrases,
    /// Join a thing to what it is of: `turno de noche`.
    pub(crate) of: WordList,
    /// How a verb ends that stands last, `mit der Hausverwaltung verhandeln`; behind `company` it says what is done.
    pub(crate) verb_endings: WordList,
    /// Stand before a person's name, which is no verb however it ends: `mit Frau Petersen`.
    pub(crate) titles: WordList,
    /// Articles of one to whom something is done, and those of what is: `dem Nachbarn die Leiter bringen`.
    pub(crate) to_whom: WordList,
    pub(crate) what: WordList,
    /// By what it is known that the name is a sentence.
    pub(crate) doing: Doing,
    /// Anywhere: `uh`.
    pub(crate) hesitations: WordList,
    /// Begin a clause whose verb ends it: `nachfragen, ob sie da ist`.
    pub(crate) whether: WordList,
    /// How the forms of verbs end.
    pub(crate) forms: &'static Forms,
    /// The second word is part of the verb that the first is a form of: `geliefert bekommen`.
    pub(crate) done: fn(&str, &str) -> bool,
    /// Before and behind all that is said, and none of it: `please`, `thank you`.
    pub(crate) courtesies: Phrases,
    /// An entry in a calendar seldom has more words.
    pub(crate) entry: usize,
    /// The name of an event that nothing names.
    pub(crate) event: &'static str,
}

impl Names {
    /// `word` is a verb that says what is to be done.
    pub(crate) fn is_infinitive(&self, word: &str) -> bool {
        self.infinitives.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
    }
}

/// A name keeps the article of who does something; none are given where nobody says it so.
#[derive(Debug)]
pub(crate) struct Doing {
    pub(crate) articles: WordList,
    /// Finite verbs, and what stands only before one: `vient`, `ne`.
    pub(crate) verbs: WordList,
    /// Begin another clause behind a noun: `qui`.
    pub(crate) begins: WordList,
}

impl Doing {
    /// Of a language whose names go without.
    pub(crate) const fn none() -> Doing {
        Doing { articles: word_list!(), verbs: word_list!(), begins: word_list!() }
    }
}

/// `sie`, `die`, and what leads to those for whom they stand: `die`, `eine`.
#[derive(Debug)]
pub(crate) struct Referring {
    pub(crate) pronouns: &'static [&'static str],
    pub(crate) articles: &'static [&'static str],
    /// How they are called to whom something is done: `ihn`.
    pub(crate) objects: &'static [&'static str],
    /// The same behind `company`: `ihm`.
    pub(crate) with: &'static [&'static str],
    /// Of `articles`, such as lead to another gender behind a word like `mit`; and those that lead to this one only there.
    pub(crate) free: &'static [&'static str],
    pub(crate) behind: &'static [&'static str],
    /// Articles in one word with what stands before them: `vom`.
    pub(crate) contracted: &'static [&'static str],
    /// They may stand for somebody named without an article.
    pub(crate) people: bool,
}

/// The words of which `im Wochenplan bitte nachtragen`, `zu meinen Terminen hinzufügen` are made.
#[derive(Debug)]
pub(crate) struct Filing {
    /// Lead to one of `books`: `im`, `unter`.
    pub(crate) into: WordList,
    /// Hold entries: `Wochenplan`.
    pub(crate) books: WordList,
    /// What is done with an entry there: `nachtragen`; and what says so without one of `books` before a mark.
    pub(crate) files: WordList,
    pub(crate) alone: WordList,
    /// Ask for it before one of `files` that ends the clause: `möglich`, of `ist es möglich, die Probe einzutragen`.
    pub(crate) requests: WordList,
    /// Say behind one of `books` that something is to stand there: `kommt`.
    pub(crate) goes: WordList,
    /// Stems of verbs that ask for an entry, and the words behind it that say so without one of `books`: `trag das ein`.
    pub(crate) orders: &'static [(&'static str, &'static [&'static str])],
    /// How the forms of those verbs end.
    pub(crate) endings: &'static [&'static str],
    /// Whoever is asked, where no other pronoun says it: `Sie`.
    pub(crate) formal: WordList,
    /// All such words, `ab` of `leg das im Kalender ab`.
    pub(crate) rests: WordList,
    /// What is done with an entry only where one of `books` is named: `stellen`.
    pub(crate) places: WordList,
    /// Lead to what a book is to have more: `um` of `den Kalender um die Weinlese ergänzen`.
    pub(crate) by: WordList,
    /// What is done with a book that is to have it: `ergänzen`.
    pub(crate) completes: WordList,
    /// Stand for the entry: `Termin`.
    pub(crate) entries: WordList,
    /// May stand in an order and say nothing: `gleich`.
    pub(crate) small: WordList,
    /// Whether an order is known only by the name of what holds the entry: `change the calendar`, but not `change it`.
    pub(crate) named: bool,
}

impl Filing {
    /// Of a language whose phrases say all of it.
    pub(crate) const fn none() -> Filing {
        Filing {
            into: word_list!(),
            books: word_list!(),
            files: word_list!(),
            alone: word_list!(),
            requests: word_list!(),
            goes: word_list!(),
            orders: &[],
            endings: &[],
            formal: word_list!(),
            rests: word_list!(),
            places: word_list!(),
            by: word_list!(),
            completes: word_list!(),
            entries: word_list!(),
            small: word_list!(),
            named: false,
        }
    }
}

/// The words of which `m'a dit que`, `vient de nous annoncer que`, `me ha pedido que` are made.
#[derive(Debug)]
pub(crate) struct Telling {
    /// Whom it is told, `me`, or what stands before that, `hat`; one of these stands before the verb, or one of `just`.
    pub(crate) to: WordList,
    /// May stand between that and the verb: `a`, `ont`, `mir`.
    pub(crate) helpers: WordList,
    /// Forms of the verbs: `dit`, `rappelé`.
    pub(crate) verbs: WordList,
    /// `vient de`, before a form of `infinitives`.
    pub(crate) just: WordList,
    pub(crate) infinitives: WordList,
    /// Forms that tell it by themselves: `sagt`.
    pub(crate) tells: WordList,
    /// Whether anything may stand between `to` and the verb, which ends its clause: `hat mir die Oma gesagt`.
    pub(crate) encloses: bool,
    /// Behind an article that stands for who told it, or by itself where no article need: `kommt` in `der kommt`, `pasa`.
    pub(crate) does: WordList,
    /// What the speaker may do there: `kommen` in `ich kann kommen`.
    pub(crate) comes: WordList,
    /// Lead on to what was told: `que`, `de`.
    pub(crate) that: Phrases,
    /// Of the verbs, those whose object happens: `Karim m'a confirmé la visio`.
    pub(crate) of_things: WordList,
    /// Say at the end of a clause that somebody holds what it names: `angesetzt`.
    pub(crate) sets: WordList,
    /// Say there that somebody is asked to come: `eingeladen`; `invited` leads to what: `zum`.
    pub(crate) invites: WordList,
    pub(crate) invited: WordList,
}

impl Telling {
    /// Of a language whose phrases say all of it.
    pub(crate) const fn none() -> Telling {
        Telling {
            to: word_list!(),
            helpers: word_list!(),
            verbs: word_list!(),
            just: word_list!(),
            infinitives: word_list!(),
            tells: word_list!(),
            encloses: false,
            does: word_list!(),
            comes: word_list!(),
            that: phrases!(),
            of_things: word_list!(),
            sets: word_list!(),
            invites: word_list!(),
            invited: word_list!(),
        }
    }
}

/// The words by which it is said what an entry is to be called: `an entry called …`, `I want the calendar to say …`.
#[derive(Debug)]
pub(crate) struct Titling {
    /// What is made: `entry`.
    pub(crate) entries: WordList,
    /// Lead from it to its name: `called`.
    pub(crate) called: Phrases,
    /// The speaker wishes it: `want`.
    pub(crate) wishes: WordList,
    /// Lead from the trigger to what is to stand there: `to say`.
    pub(crate) says: Phrases,
    /// So do these, which wish it themselves: `should show`.
    pub(crate) ought: Phrases,
}

/// The words by which a clause is known that only comments: `ich freu mich schon`, `das war ein Tag`.
#[derive(Debug)]
pub(crate) struct Comments {
    /// Among the first words of a clause they make a sentence of it: `ich`, `er`.
    pub(crate) subjects: WordList,
    /// The same beside a form of `states`: `das wird schön`.
    pub(crate) shows: WordList,
    /// Say how somebody or something is or was, and not what is done: `bin`, `war`.
    pub(crate) states: WordList,
    /// Begin such a clause: `hoffentlich`, `weil`.
    pub(crate) openers: WordList,
    /// Say that something is there: `gibts`.
    pub(crate) exists: WordList,
    /// Point to what was said before: `ihn`, `dort`.
    pub(crate) back: WordList,
    /// Behind a comma, lead from a reason to what is to happen: `deshalb`.
    pub(crate) therefore: WordList,
}

impl Comments {
    /// Of a language whose phrases say all of it.
    pub(crate) const fn none() -> Comments {
        Comments {
            subjects: word_list!(),
            shows: word_list!(),
            states: word_list!(),
            openers: word_list!(),
            exists: word_list!(),
            back: word_list!(),
            therefore: word_list!(),
        }
    }
}

/// The words of which `he's going to come round`, `we need to be there`, `it's closed so …` are made.
#[derive(Debug)]
pub(crate) struct Aside {
    /// Who does it: `we`; and with a verb that lost its first letters, `we'll`.
    pub(crate) doers: WordList,
    pub(crate) elided: WordList,
    /// Verbs behind those that open a clause where no comma does: `have`, `said`.
    pub(crate) does: WordList,
    /// Before a verb: `is going to`.
    pub(crate) helpers: WordList,
    /// Say that somebody comes, behind any `helpers` or none; and only behind one, `come`.
    pub(crate) comes: Phrases,
    pub(crate) come: Phrases,
    /// Say that somebody holds what follows, behind any `helpers`: `having a`.
    pub(crate) hosts: Phrases,
    /// Lead to a place or a thing, with which a clause is worth keeping: `at`, `bring`.
    pub(crate) places: WordList,
    /// Begin a clause of such a clause, whose place is not that of the event: `he'll text when he's at the door`.
    pub(crate) hangs: WordList,
    /// Point to what was said before: `them`.
    pub(crate) back: WordList,
    /// Lead from a reason to what happens: `so`; but not before one of `degrees`, `so long`.
    pub(crate) therefore: WordList,
    pub(crate) degrees: WordList,
    /// The same where it leads from what is no reason: `I keep forgetting, but`.
    pub(crate) but: WordList,
    /// Join a clause to what was said: `or they won't pay`.
    pub(crate) joints: WordList,
}

impl Aside {
    /// Of a language that has none of it.
    pub(crate) const fn none() -> Aside {
        Aside {
            doers: word_list!(),
            elided: word_list!(),
            does: word_list!(),
            helpers: word_list!(),
            comes: phrases!(),
            come: phrases!(),
            hosts: phrases!(),
            places: word_list!(),
            hangs: word_list!(),
            back: word_list!(),
            therefore: word_list!(),
            degrees: word_list!(),
            but: word_list!(),
            joints: word_list!(),
        }
    }
}

/// The words of which `the jeep's ready so I'm picking it up` is made.
#[derive(Debug)]
pub(crate) struct Referred {
    /// Stand for one thing, for several, and for somebody; `her` may also say whose something is.
    pub(crate) it: WordList,
    pub(crate) them: WordList,
    pub(crate) him: WordList,
    pub(crate) her: WordList,
    /// Say of somebody, in one word with a verb, what they are at: `he's`; and what leads to what is to be done: `to`.
    pub(crate) does: WordList,
    pub(crate) to: &'static str,
    /// Stand behind the pronoun and belong to the verb: `up`.
    pub(crate) particles: WordList,
    /// Lead on from the pronoun to where or what: `outside`.
    pub(crate) places: WordList,
    /// Say of a thing how it is: `ready` in `the jeep's ready`.
    pub(crate) ready: WordList,
    /// Verbs that say of a thing how it is: `is`, `needs`.
    pub(crate) states: WordList,
}

impl Referred {
    /// Of a language that names again whom it means.
    pub(crate) const fn none() -> Referred {
        Referred {
            it: word_list!(),
            them: word_list!(),
            him: word_list!(),
            her: word_list!(),
            does: word_list!(),
            to: "",
            particles: word_list!(),
            places: word_list!(),
            ready: word_list!(),
            states: word_list!(),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.it.is_empty()
    }
}

/// The words of which `il faudrait que tu me notes que`, `n'oublie pas de mettre`, `habría que apuntar` are made.
#[derive(Debug)]
pub(crate) struct Noting {
    /// Who does it, where a pronoun says that: `je`, `on`.
    pub(crate) subjects: WordList,
    /// Say that something is wished or has to be: `faut`, `voudrais`.
    pub(crate) modals: Phrases,
    /// The same beside one of `subjects`: `could` in `could you`, but `can opener`.
    pub(crate) questions: WordList,
    /// The same, but never first: `important` in `c'est important de`.
    pub(crate) worth: Phrases,
    /// Whatever stands behind one of them is the same: `judicieux` in `il serait judicieux de`.
    pub(crate) would: WordList,
    pub(crate) nots: WordList,
    /// Lead on from a word to the next: `que`, `de`.
    pub(crate) links: WordList,
    /// Any other word that may stand before the verb: `serait`, `le`.
    pub(crate) others: Phrases,
    /// Begin to say when something might be forgotten: `avant`, `por si`.
    pub(crate) lest: WordList,
    /// Forms of remembering and forgetting, and what else than `links` leads on from them: `pense au`.
    pub(crate) recalls: Verbs,
    pub(crate) recalled: WordList,
    /// Forms of verbs of noting.
    pub(crate) notes: Verbs,
    /// The same of those that are also said of things: `mettre`.
    pub(crate) puts: Verbs,
    /// The same of those that are also said of people, unless one of `to` is reminded: `rappeler`.
    pub(crate) reminds: Verbs,
    pub(crate) to: WordList,
    /// The same of those that ask for nothing else than one of `appointments`, or where it is put: `fija la reunión`.
    pub(crate) arranges: Verbs,
    /// What is put into a calendar and nowhere else: `guarda la cita`, but `guarda la ropa`.
    pub(crate) appointments: WordList,
    /// Say that the speaker does it, who asks nobody: `dois`.
    pub(crate) own: WordList,
    /// May stand behind the verb: `moi`, `ça`.
    pub(crate) behind: WordList,
    /// What is noted in or made of it: `dans mon agenda`, `un rappel`.
    pub(crate) notices: Phrases,
    /// Lead from the verb to what is noted: `que`.
    pub(crate) that: WordList,
    /// Lead to a thing, articles and others: `la`, `mon`.
    pub(crate) articles: WordList,
    pub(crate) things: WordList,
    /// Are called, and not noted: `maman`.
    pub(crate) people: WordList,
    /// What is done to a thing, and no noting: `mettre la table`.
    pub(crate) tasks: &'static [(&'static str, &'static [&'static str])],
    /// The same only behind an article: `poner la ofrenda`, but `poner café con Ana`.
    pub(crate) led_tasks: &'static [(&'static str, &'static [&'static str])],
    /// The words with which what asks begins, and the first two letters of its verbs; found when first asked for.
    pub(crate) openings: OnceLock<(Sieve, Sieve)>,
}

impl Noting {
    /// False only where `token` is not the first word of what asks.
    #[inline]
    pub(crate) fn may_open(&self, token: &Token<'_>) -> bool {
        let (words, stems) = self.openings.get_or_init(|| {
            let lists = [&self.links, &self.questions, &self.subjects, &self.nots, &self.lest];
            let words = lists.map(WordList::sieve).into_iter();
            let words = words.chain([self.modals.firsts(), self.others.firsts()]);
            let verbs = [&self.recalls, &self.notes, &self.puts, &self.arranges, &self.reminds];
            let verbs = verbs.map(|verbs| &verbs.begins);
            (Sieve::of_all(words), Sieve::of_all(verbs))
        });
        words.lets_through(token.grain) || token.word().get(..2).is_some_and(|begin| stems.may_hold(begin))
    }

    /// Whether a thing stands behind `word`.
    pub(crate) fn is_thing(&self, word: &str) -> bool {
        let grain = Grain::of(word.as_bytes());
        self.articles.holds(word, grain) || self.things.holds(word, grain)
    }

    /// Whether `word` is a form of a verb of noting with a pronoun: `apúntala`, `ponerme`.
    pub(crate) fn clings(&self, word: &str) -> bool {
        self.notes.clings(word) || self.puts.clings(word) || self.reminds.clings(word)
    }

    /// The same where somebody is asked for it: `apúntala`, but `ponerme la vacuna`.
    pub(crate) fn asks(&self, word: &str) -> bool {
        self.notes.orders(word) || self.puts.orders(word) || self.reminds.orders(word)
    }

    /// Whether `word` is a form of a verb of noting.
    pub(crate) fn is_noting(&self, word: &str) -> bool {
        self.notes.has(word) || self.puts.has(word) || self.arranges.has(word) || self.reminds.has(word)
    }
}

/// Forms of verbs.
#[derive(Debug)]
pub(crate) struct Verbs {
    /// Each stem, of two letters at least, and how its forms end.
    stems: &'static [(&'static str, &'static [&'static str])],
    /// The first two letters of the stems.
    begins: Sieve,
    /// Pronouns that are written as one word with a form: `me` in `apuntarme`.
    clitics: &'static [&'static str],
}

impl Verbs {
    pub(super) const fn new(
        stems: &'static [(&'static str, &'static [&'static str])],
        clitics: &'static [&'static str],
    ) -> Verbs {
        let mut begins = Sieve::empty();
        let mut at = 0;
        while at < stems.len() {
            begins = begins.with(stems[at].0.as_bytes().split_at(2).0);
            at += 1;
        }
        Verbs { stems, begins, clitics }
    }

    #[inline]
    pub(crate) fn has(&self, word: &str) -> bool {
        self.form(word) || self.clings(word)
    }

    /// Whether `word` is a form with a pronoun.
    #[inline]
    pub(crate) fn clings(&self, word: &str) -> bool {
        !self.clitics.is_empty() && self.may_begin(word) && self.clings_on(word)
    }

    fn clings_on(&self, word: &str) -> bool {
        self.clitics.iter().filter_map(|pronoun| word.strip_suffix(pronoun)).any(|form| self.form(form))
            || self.ends(word).any(|end| self.clitics.contains(&end))
    }

    /// The same, and the form is no infinitive.
    fn orders(&self, word: &str) -> bool {
        if self.clitics.is_empty() {
            return false;
        }
        let mut forms = self.clitics.iter().filter_map(|pronoun| word.strip_suffix(pronoun));
        forms.any(|form| !form.ends_with('r') && self.form(form))
    }

    #[inline]
    fn form(&self, word: &str) -> bool {
        self.may_begin(word) && self.ends(word).next().is_some()
    }

    /// False only where no stem begins like `word`.
    #[inline]
    fn may_begin(&self, word: &str) -> bool {
        word.get(..2).is_some_and(|begin| self.begins.may_hold(begin))
    }

    /// What `word` ends with behind the stems of which it is a form; `lo` of `reservalo`, which no form is without.
    fn ends<'w>(&self, word: &'w str) -> impl Iterator<Item = &'w str> {
        let end = |(stem, ends): &'static (&'static str, &'static [&'static str])| {
            word.strip_prefix(stem).filter(|end| ends.contains(end))
        };
        self.stems.iter().filter_map(end)
    }
}
