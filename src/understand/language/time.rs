use std::sync::LazyLock;

use super::faint::Faint;
use super::granting::Granting;
use super::lexicon::Lexicon;
use super::phrases::Phrases;
use super::put::Put;
use super::word_list::WordList;
use chrono_tz::Tz;
use strum::{EnumCount, EnumDiscriminants};

/// What a word or phrase can mean when time is spoken of. One phrase may have several meanings; the reader
/// takes the one that its place allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(SenseKind), vis(pub(crate)), derive(EnumCount))]
pub(crate) enum Sense {
    /// Days from Monday: 0 to 6.
    Weekday(u32),
    /// 1 to 12.
    Month(u32),
    /// A month or weekday whose word means something else too: `may`, `sat`. It needs company to count.
    Weak,
    Unit(Unit),
    Weekend,
    /// Whole days from today: `tomorrow` is 1.
    Days(i64),
    Part(Part),
    Noon,
    Midnight,
    Now,
    This,
    Next,
    Last,
    Coming,
    /// The one nearest to a day: `the closest Monday to 5 December`.
    Closest,
    /// The one before the last: `vorletzte`.
    BeforeLast,
    /// The one after the next: `übernächste`.
    AfterNext,
    /// Before a length: that far ahead.
    In,
    /// Before a length: that long ago, `vor`.
    AgoBefore,
    /// After a length: that long ago.
    Ago,
    /// After a length: counted from now, `from now`.
    Hence,
    On,
    At,
    By,
    From,
    /// `since`: what it leads is gone by.
    Since,
    To,
    Until,
    Between,
    And,
    Or,
    For,
    Of,
    /// `of` with its article: `el 5 del 12`.
    OfThe,
    The,
    A,
    After,
    Before,
    /// `auf` in `von 5 auf 7`: no time lasts up to it.
    UpTo,
    /// `about`, `around`
    Around,
    /// Belongs to a time expression and says nothing: `starting`.
    Aside,
    /// `jeweils`: what follows is said of each of the days before it.
    Each,
    Half,
    /// One of the two halves of a month or a year: `zweite Hälfte`, `première quinzaine`.
    HalfOf,
    /// The same of three: `letztes Drittel`.
    ThirdOf,
    Quarter,
    ThreeQuarters,
    /// `past` in `ten past five`
    Past,
    /// `to` in `ten to five`
    MinutesTo,
    /// `moins` in `cinq heures moins dix`
    Less,
    OClock,
    Am,
    Pm,
    Every,
    /// `other` in `every other week`
    Other,
    /// Before a number that is a day, and no more than an article: `día 5`.
    DayNumber,
    /// One of several, behind a weekday: `sur deux`.
    Alternate,
    /// A weekday said as a habit: `dienstags`.
    Habit,
    Begin,
    Middle,
    End,
    /// Says when something is over that has its start already: `ends at six`.
    Ends,
    /// The week that begins, or ends, with the day after it: `the week commencing 7 December`.
    Opens,
    Closes,
    /// `rest` in `the rest of the week`
    Rest,
    /// 0 spring to 3 winter.
    Season(u32),
    Holiday(Holiday),
    Zone(Tz),
    /// Says that a place before or after it is meant as a time zone: `London time`.
    ZoneTime,
    /// Has hours as well as numbers: `piano lesson 4 to 5`, `lesson 4`.
    Hired,
    /// What is spoken of follows: `about`.
    Topic,
    /// A part of the day that leads into the day behind it: `Nacht auf Sonntag`.
    Into,
    /// What begins when it says: a number directly behind it is an hour, `kick off three`.
    Starts,
    /// A noise while speaking: between two times of one kind it takes the first back.
    Hesitates,
    /// Takes back what was said: `no, wait`.
    Correct,
    /// Like [`Sense::Correct`], but only directly before a time: `no`.
    WeakCorrect,
    /// Behind a time, puts it in the place of the one before: `à 9h, 9h30 plutôt`.
    Rather,
    /// `not` before a time that is then not meant.
    Not,
    /// Says that a time was changed: `moved from Monday to Tuesday`.
    Moved,
    /// Like [`Sense::Moved`], and says nothing else: `rescheduled`.
    Postponed,
    /// Like [`Sense::Moved`], where it opens the memo: `move the call from two to three`.
    Moves,
    /// Puts something into a calendar, `down` or `in` for a day.
    Puts,
    /// Says when something is to be: `schedule a call for four`.
    Fixes,
    /// The rest of such a verb: `down`.
    PutWhere,
    /// A bare number at the end is an age: `Emma wird am Sonntag 7`.
    Turns,
    /// A range after it counts parts of something: `chapters from 5 to 8`, `rows from 6 to 8`.
    Chapters,
    /// Before or after the number of a week: `KW 12`.
    WeekNumber,
    /// An amount: `couple` is 2.
    Count(u32),
    /// An amount in halves: `anderthalb` is 3.
    Halves(u32),
    /// A number before it counts things and is no time: `people`.
    Thing,
    /// Says how much and not how many, and costs or differs by it: `um 50 Euro`.
    Measure,
    /// Those who are fetched or come: an hour may stand before them, `um 3 Kinder abholen`, and the day behind them is
    /// no name in small letters, `chez le docteur mardi`.
    Folk,
    /// A number after it names something and is no time: `room`.
    Label,
    /// A number shortly before or directly after it is a house: `street`.
    Street,
    /// Decides morning, afternoon or night and stays in the name: `breakfast`, `night shift`; an afternoon is a `nap`, from which
    /// one wakes by day.
    Meal(Part),
    /// `Q` in `Q3`.
    QuarterLetter,
    /// A word that stands beside a day and does not take its name: `with`.
    Link,
    /// `all day`
    AllDay(Where),
    /// `whole`, of a week that another day may begin: `ab Montag die ganze Woche`.
    Whole,
    /// `exactly`, `sharp`
    Sharp,
    /// Looks like a time and is none: `good morning`.
    NoTime,
    /// `this time`, before a day: the time of day at which it is said.
    SameTime,
    /// What is held on the named day before it: `New Year's Eve party`.
    Gathering,
    /// A book of verses, and perhaps a person: `John 3:16`.
    Book,
    /// What is done with a book, or an opening that is no person's: `read`.
    Reading,
    /// Numbers beside it are a scale or a ratio: `rate it from 1 to 5`, `mix 1:10`.
    Scale,
    /// Its numbers have points and are no dates: `version 22.04 breaks, stay on 20.04`.
    Version,
    /// Between two numbers, the one against the other: `21 zu 17`.
    Versus,
    /// Behind it, numbers are a result: `we beat Eastfield ten to three`.
    Won,
    /// Beside it, that weekday is somebody it tells of: `Crusoe`, Friday; directly behind what is no work, too: `Man Friday`.
    Hero(u32),
    /// Something that a time before `is` can be the title of: `film`.
    Work,
    /// A verb whose object with a capital is a title: `regarder Demain nous appartient`.
    Views,
    /// What a work is kept on: behind it and a small word, a time is a title, `Minuit à Paris en DVD`.
    Medium,
    /// A verb whose name may stand before it: `Mittwoch heißt die Tochter`.
    Called,
    /// A verb whose `um` leads to what it is about: `kümmere dich um drei Sachen`.
    Cares,
    /// Says once more to whom: `a las dos gatas les falta la vacuna`.
    ToThem,
    /// A verb whose object with a capital is a song: `learn Yesterday on the guitar`.
    Plays,
    /// A place that bears a name, where a day with a capital is one: `bar Domingo`.
    Venue,
    /// What stands before it is the name of a company: `GmbH`.
    Firm,
    /// A person's name follows: `Mr`, `Herr Sonntag`.
    Person,
    /// A person's name may follow, or a day: `Dr. Friday`; before a month, `aunt May`.
    Title,
    Kin,
    /// A verb whose object with `a` is a person: `llamar a Domingo`.
    Whom,
    /// A thing that a named time only describes: `sapin de Noël`.
    Ware,
    /// How a dish is made that may be named for a day: `Sunday roast recipe`.
    Recipe,
    /// A verb whose feast is what happens: `hosting Thanksgiving`.
    Hosts,
    /// Compares with what was: `like last year`.
    Like,
    /// Says that a number counted something: `um zwei Kilo leichter`.
    Comparative,
}

/// Where a word means what it may mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Where {
    Everywhere,
    /// Beside a day: `ganztags`.
    Beside,
    /// Beside a day where no word stands behind it: `Samstag, ganzer Tag`, but `der ganze Tag ist verplant`.
    Apart,
}

/// A length of time that is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Unit {
    Second,
    Minute,
    Hour,
    Day,
    /// Monday to Friday.
    WorkingDay,
    Week,
    Fortnight,
    Month,
    QuarterYear,
    Year,
    Decade,
}

/// A part of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Morning,
    Lunch,
    Afternoon,
    Evening,
    /// Tonight, and the night of any day.
    Night,
}

/// A day that has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Holiday {
    /// Month, day.
    Fixed(u32, u32),
    /// Month, weekday from Monday, which one; 0 is the last.
    Nth(u32, u32, u32),
    /// The last such weekday, from Monday, before this day: month, day, weekday.
    Before(u32, u32, u32),
    /// Days from Easter Sunday.
    Easter(i64),
    /// Days after Thanksgiving.
    Thanksgiving(i64),
    /// Sundays before the fourth of Advent: 0 to 3.
    Advent(i64),
}

impl Holiday {
    /// The day is named after its evening: Christmas Eve, `Nochevieja`.
    pub(crate) fn is_eve(self) -> bool {
        matches!(self, Holiday::Fixed(12, 24 | 31))
    }
}

/// How a language speaks of time.
#[derive(Debug)]
pub(crate) struct Time {
    pub(crate) lexicon: LazyLock<Lexicon>,
    /// `5/12` is the fifth of December, not the twelfth of May.
    pub(crate) day_first: bool,
    /// `halb drei` is half past two.
    pub(crate) half_before: bool,
    /// `drei Uhr dreißig`, `tres y media`: the minutes follow the hour and need no further sign.
    pub(crate) minutes_after: bool,
    /// `mardi prochain`: which one is said after the day.
    pub(crate) relation_after: bool,
    /// An hour is always said with its sign: `à trois heures`, never `à trois`.
    pub(crate) hour_sign: bool,
    /// Most plurals end in `s`: `at 5 shops` is no time.
    pub(crate) plural_s: bool,
    /// How the numbers before a dot are said: `2. Advent` is `zweiten Advent`.
    pub(crate) ordinals: &'static [&'static str],
    /// Endings of words for several things, and of those of them that are one: `buses`, but no `bus`.
    pub(crate) plural_endings: &'static [&'static str],
    pub(crate) singular_endings: &'static [&'static str],
    /// Articles that no month and no season has: `die April` is somebody.
    pub(crate) other_articles: &'static [&'static str],
    /// A named day before a noun belongs to it: `Christmas carols`.
    pub(crate) names_lead: bool,
    /// So many days in words, with `in` before them, are so many weeks: `in acht Tagen`.
    pub(crate) weeks_in_days: &'static [(i64, i64)],
    /// A length behind a comma is its own, and no part of the one before: `in zwei Stunden, zwanzig Minuten`.
    pub(crate) lasts_apart: bool,
    /// Say that a length is no shorter than its number, before its unit or behind it: `two full hours`.
    pub(crate) whole: &'static [&'static str],
    /// Forms of `to be` after a title: `is`.
    pub(crate) copulas: &'static [&'static str],
    /// Whether a word with these meanings, or none, is written small within a sentence.
    pub(crate) writes_small: fn(&[Sense]) -> bool,
    /// A short form that is another word in small letters, and the day it is: `So.`
    pub(crate) capital_day: Option<(&'static str, &'static [Sense])>,
    /// Stems before `ig` of words for how long something takes, and their units: `zweistündig`.
    pub(crate) length_endings: &'static [(&'static str, &'static [Sense])],
    /// The ending of a number that is meant as a time of day, more or less: `sevenish`.
    pub(crate) about_ending: Option<&'static str>,
    /// Endings of words for something held in the evening: `Spieleabend`.
    pub(crate) evening_endings: &'static [&'static str],
    /// Endings of words after which a number is a house: `Hauptstraße 5`.
    pub(crate) street_endings: &'static [&'static str],
    /// Words that are streets in a name only: `12 Mill Row`.
    pub(crate) street_names: &'static [&'static str],
    /// Behind a date that `vom` leads, lead to the last one: `vom 5.8. zum 16.8.`
    pub(crate) over_to: &'static [&'static str],
    /// Behind a number beside a day, say that it is an hour: `seven onwards`.
    pub(crate) onward: &'static [&'static str],
    /// Streets that are nothing else behind a weekday, `Friday Street`; not so `Friday Drive to Cornwall`.
    pub(crate) roads: &'static [&'static str],
    /// Words for days that come round and are counted by an ordinal with a point: `15 Uhr 50. Geburtstag`.
    pub(crate) anniversaries: &'static [&'static str],
    /// How a verb ends that says what somebody is to do, where it stands first: `acheter`.
    pub(crate) infinitives: &'static [&'static str],
    /// Words for places that may be named for a day: `hospital 12 de octubre`.
    pub(crate) sites: &'static [&'static str],
    /// The days, month first, that places are named for.
    pub(crate) namesakes: &'static [(u32, u32)],
    /// Words beside which two numbers with a slash are a fraction, or two values: `scale 1/24`, `tension 13/8`.
    pub(crate) fractions: &'static [&'static str],
    /// `be`, before where one is to be `for` an hour, and words that say where: `be there for seven`.
    pub(crate) arrives: &'static [&'static str],
    pub(crate) arrives_at: &'static [&'static str],
    /// What alone says so: `us there for one`.
    pub(crate) there: &'static [&'static str],
    /// Who is to be there, or the verb of it, directly before it.
    pub(crate) there_for: &'static [&'static str],
    /// Say that something was to be, begin why it could not be, and lead on to what follows from that: `wanted`, `but`, `so`.
    pub(crate) was_meant: &'static [&'static str],
    pub(crate) but: &'static [&'static str],
    pub(crate) hence: &'static [&'static str],
    /// Have hours before them, `the ten to twelve slot`, and whether they say nothing else.
    pub(crate) slots: &'static [(&'static str, bool)],
    /// Things whose size is a fraction of an inch: `a 3/8 drive`.
    pub(crate) sized: &'static [&'static str],
    pub(crate) mentions: Mentions,
    /// Come on their own feast, behind an article: `der Nikolaus kommt`.
    pub(crate) bringers: &'static [&'static str],
    pub(crate) feasts: Feasts,
    /// Behind a verb, say that the speaker does it, where nouns are written large: `wir`.
    pub(crate) speakers: &'static [&'static str],
    /// How verbs end that tell what `we` do, where nothing else says who does it.
    pub(crate) we_do: &'static [&'static str],
    /// The same of several others: `operan`.
    pub(crate) they_do: &'static [&'static str],
    pub(crate) works: Works,
    /// Words for a day that are first names, too, and what only people do: `Noël a oublié son parapluie`.
    pub(crate) first_names: &'static [&'static str],
    pub(crate) people_do: &'static [&'static str],
    /// What somebody with a title does or is, behind it and a name: `Doktor Sonntag hat`.
    pub(crate) titled_do: &'static [&'static str],
    /// How somebody tells something that is to happen, in the past: `rang`, `geschrieben`.
    pub(crate) reports: &'static [&'static str],
    /// Numbers that no hour is called by: `uno`, where it is `la una`.
    pub(crate) no_hours: &'static [&'static str],
    /// Before a span of time within which a number counts: `per minute`.
    pub(crate) per: &'static [&'static str],
    pub(crate) acres: Option<Acres>,
    pub(crate) values: Values,
    /// Who or what comes or is held at an hour, to which `for` leads behind them: `booked the vet for ten`.
    pub(crate) hourly: WordList,
    /// The same where it says so that they are booked or come, and a number of people elsewhere: `the taxi's booked for six`.
    pub(crate) timed_services: WordList,
    pub(crate) faint: Faint,
    pub(crate) agreed: Agreed,
    pub(crate) granting: Granting,
    /// They say that something is not so, or that nobody is there: `never`, `closed`.
    pub(crate) denials: &'static [&'static str],
    pub(crate) not_until: NotUntil,
    /// Before `between` they tell of one that is chosen, and of no range: `torn` in `torn between Monday and Friday at six`.
    pub(crate) wavers: &'static [&'static str],
    pub(crate) now: Now,
    /// Say of an hour behind them that it is about then: `tipo 9`.
    pub(crate) about_hours: &'static [&'static str],
    /// Verbs of noting, behind which the word of a comparison leads to a clause: `note` in `note que hier …`.
    pub(crate) notes: &'static [&'static str],
    /// What is to be done by the day that `until` leads to: `abgeben`.
    pub(crate) due: &'static [&'static str],
    /// `wir sind bis Freitag fort und müssen …`: who stays until a day, and what begins what is to be done besides.
    pub(crate) stays: &'static [Stay],
    pub(crate) must: &'static [&'static str],
    /// Only its accent tells it from the article of days: `él`.
    pub(crate) pronoun: Option<&'static str>,
}

/// How it is said what time it is: `es ist schon halb vier`.
#[derive(Debug)]
pub(crate) struct Now {
    /// Stand for the time, before `to be` or behind it; a language may need none.
    pub(crate) its: &'static [&'static str],
    pub(crate) is: &'static [&'static str],
    /// May stand before the hour or open the clause, and those of them that say that it is so late already.
    pub(crate) small: &'static [&'static str],
    pub(crate) already: &'static [&'static str],
}

impl Now {
    /// Of a language of which no such words are known.
    pub(super) const fn none() -> Now {
        Now { its: &[], is: &[], small: &[], already: &[] }
    }
}

/// Of what it is made that something does not come or begin until a time, at which it does: `can't come until Monday`.
#[derive(Debug)]
pub(crate) struct NotUntil {
    /// Deny what is behind them: `can't`.
    pub(crate) denials: &'static [&'static str],
    /// These do only behind a verb that helps: `not` in `does not open`, but a state in `not open until Monday`.
    pub(crate) helpers: &'static [&'static str],
    pub(crate) behind_helpers: &'static [&'static str],
    /// Verbs of coming, of opening, of beginning and of being able to.
    pub(crate) verbs: &'static [&'static str],
    /// May stand between the verb and `until`: `cita` in `no me dan cita hasta el lunes`.
    pub(crate) besides: &'static [&'static str],
}

impl NotUntil {
    /// Of a language that says it otherwise.
    pub(super) const fn none() -> NotUntil {
        NotUntil { denials: &[], helpers: &[], behind_helpers: &[], verbs: &[], besides: &[] }
    }
}

/// By what it is said that a bare number is the hour of what is named beside it.
#[derive(Debug)]
pub(crate) struct Agreed {
    /// Directly before it, perhaps with a small word between: `said`, `settled` in `settled on two`.
    pub(crate) said: WordList,
    /// Directly behind it: `gesagt`.
    pub(crate) behind: WordList,
    /// Between what happens and it: `is`; and where the clause before named what happens, `it's`.
    pub(crate) is: WordList,
    pub(crate) it_is: WordList,
    /// Of what happens, what has no number but its hour: `practice`; and what is counted: `tickets`.
    pub(crate) timed: WordList,
    pub(crate) counted: WordList,
    /// Those who agree with each other: `uns` in `haben uns auf sieben geeinigt`.
    pub(crate) each_other: WordList,
    /// What is said of a day that its number alone names, behind and before it: `passt`, `wird` in `es wird der Zwölfte`;
    /// and what asks to keep it in mind: `merk` in `merk dir den Achten`.
    pub(crate) suits: WordList,
    pub(crate) becomes: WordList,
    pub(crate) keeps: WordList,
    pub(crate) offers: Offers,
}

/// By what it is said that a bare number is the hour at which somebody can come, or is to come.
#[derive(Debug)]
pub(crate) struct Offers {
    /// Who takes one after the other, and what is said of them: `hygienist`, `can`, `do`, with a small word, `only`.
    pub(crate) seers: WordList,
    pub(crate) can: WordList,
    pub(crate) does: WordList,
    pub(crate) only: WordList,
    /// Say who let the speaker have the hour, where something was free: `gave me twelve`, `cancellation`.
    pub(crate) gave: WordList,
    pub(crate) free: WordList,
    /// Say that somebody is to come, and who: `wants us round for seven`.
    pub(crate) calls: WordList,
    pub(crate) whom: WordList,
    /// Who or what is ordered for an hour, and directly before `for` that it is: `the truck's booked for seven`.
    pub(crate) ordered: WordList,
    pub(crate) booked: WordList,
    pub(crate) put: Put,
}

impl Offers {
    /// Of a language of which no such words are known.
    pub(crate) const fn none() -> Offers {
        Offers {
            seers: word_list!(),
            can: word_list!(),
            does: word_list!(),
            only: word_list!(),
            gave: word_list!(),
            free: word_list!(),
            calls: word_list!(),
            whom: word_list!(),
            ordered: word_list!(),
            booked: word_list!(),
            put: Put::none(),
        }
    }
}

/// By what a bare number is shown to be how much something is or costs, and no time: `we need roughly 11`.
#[derive(Debug)]
pub(crate) struct Values {
    /// Verbs behind which a number with a word for `about` says how many.
    pub(crate) takes: &'static [&'static str],
    /// They may stand between: `so um die 6`.
    pub(crate) hedges: &'static [&'static str],
    /// They ask how many, in one word or two.
    pub(crate) asks: &'static [(&'static str, &'static str)],
    /// Of so many, they say which: `ninguna de las dos`.
    pub(crate) some: &'static [&'static str],
    /// So many of them are a sum where nothing follows: `seven grand`, but `at seven Grand Hotel`.
    pub(crate) sums: &'static [&'static str],
    /// They ask for things: `frag nach 18 Dielen`.
    pub(crate) inquires: &'static [&'static str],
    /// They say what somebody pays, or asks to be paid, for something.
    pub(crate) pays: &'static [&'static str],
    /// What stands at a value, `the rent`, and verbs that say so beside `to be`.
    pub(crate) standing: &'static [&'static str],
    pub(crate) stand: &'static [&'static str],
    /// `to be` of several: `mes numéros sont le 9 et le 11`.
    pub(crate) are: &'static [&'static str],
    /// Before it, stand for what is said behind: `c'` in `le 12 c'est le mariage`.
    pub(crate) it: &'static [&'static str],
    /// The same of persons, where it leads to no day: `somos`.
    pub(crate) persons_are: &'static [&'static str],
    /// Have such a price directly behind them: `diesel at 1.45`.
    pub(crate) priced: &'static [&'static str],
    /// They speak of prices: `sell`, `cheaper`.
    pub(crate) trades: &'static [&'static str],
    /// The same before one of `ones`: `the cheap one`.
    pub(crate) dear: &'static [&'static str],
    pub(crate) ones: &'static [&'static str],
    /// So much of it is sold at a price: `2.20 a kilo`.
    pub(crate) apiece: &'static [&'static str],
    /// Stand before the number that somebody bears: `la camiseta con el 10`; and before one of two, `mejor que el primero`,
    /// behind a word that compares them.
    pub(crate) beside: &'static [&'static str],
    pub(crate) than: &'static [&'static str],
    pub(crate) compared: &'static [&'static str],
    /// Verbs whose number is a bus: `prendre le 11`.
    pub(crate) rides: &'static [&'static str],
    /// Say whose it is, before a noun or instead of it.
    pub(crate) possessives: &'static [&'static str],
    /// Verbs whose object may be anybody of some age: `takes children from 5 to 8`.
    pub(crate) admits: &'static [&'static str],
    /// Beside `from` and a bare number, say for whom something is: `ab 6 freigegeben`; others only of a film or the like.
    pub(crate) rated: &'static [&'static str],
    pub(crate) allowed: &'static [&'static str],
    /// What is called by a letter or number and has numbered seats: `row M, 21 through 24`.
    pub(crate) rows: &'static [&'static str],
    /// Verbs that keep something at a value: `keep the fridge at 4`.
    pub(crate) keeps: &'static [&'static str],
    /// They go through the numbers, as they are written: `she counts to twelve`.
    pub(crate) counts_up: &'static [&'static str],
    /// Of several with numbers, this one is not there: `me faltan el cuatro y el once`.
    pub(crate) lacks: &'static [&'static str],
    /// Behind all of so many, what they do or are: `las dos están rotas`.
    pub(crate) both_do: &'static [&'static str],
    /// With `day` or a part of it, they say behind the end of a range that it is on the day after its start, `following`; a
    /// noun of its own does alone: `lendemain`.
    pub(crate) next_days: &'static [&'static str],
    /// What goes no further between two floors or notches: `stuck between four and five`.
    pub(crate) stuck: &'static [&'static str],
    /// Verbs of an oven: `bake at three fifty`.
    pub(crate) heats: &'static [&'static str],
    /// What lies between two values: `ring size between 6 and 7`.
    pub(crate) gauges: &'static [&'static str],
    /// They say it behind its number: `at 1210 wide`.
    pub(crate) extended: &'static [&'static str],
    /// How nouns end that say by how much something is moved, and where to: `Verschiebung um 2 nach oben`.
    pub(crate) changes: &'static [&'static str],
    pub(crate) directions: &'static [&'static str],
    /// Make more of a number: `one and a bit`.
    pub(crate) bits: &'static [&'static str],
    /// Say that something is to be so: `should`.
    pub(crate) ought: &'static [&'static str],
    /// Before the next bus: `puis le 4`.
    pub(crate) then: &'static [&'static str],
    /// Verbs whose object may be a mark: `got 7/10`.
    pub(crate) earns: &'static [&'static str],
    /// Verbs whose number is on what somebody wears, or its size: `calza el 34`.
    pub(crate) wears: &'static [&'static str],
    /// Before such a verb, what is brought on that day: `nos lleva el 5`.
    pub(crate) brought: &'static [&'static str],
    /// Pronouns for one person, who may be one of several: `she's the third`.
    pub(crate) somebody: &'static [&'static str],
}

/// Who is somewhere until a day, and no thing that is to be done by then.
#[derive(Debug)]
pub(crate) struct Stay {
    /// The verbs, and who stands before them.
    pub(crate) who: &'static [(&'static [&'static str], &'static [&'static str])],
    /// Say that something is still to be done, as the form of a verb with such an ending behind `to` does: `zu machen`.
    pub(crate) open: &'static [&'static str],
    pub(crate) to: &'static str,
    pub(crate) ending: &'static str,
}

/// A word for a day that measures land.
#[derive(Debug)]
pub(crate) struct Acres {
    pub(crate) acre: &'static str,
    /// What it measures is named behind it: `zwei Morgen Wald`.
    pub(crate) land: &'static [&'static str],
    /// What has so much stands before its number, perhaps with a word for `about`: `der Hof hat rund vierzig Morgen`.
    pub(crate) has: &'static [&'static str],
    pub(crate) about: &'static [&'static str],
    /// What is said of so much behind it: `drei Morgen groß`.
    pub(crate) are: &'static [&'static str],
}

/// By what a word of time is shown to be spoken of, and no time: `how do you say Monday in Spanish`.
#[derive(Debug)]
pub(crate) struct Mentions {
    /// It stands behind these and small words, which ask for it or call something so: `poem about`, `the film is called`.
    pub(crate) before: Phrases,
    /// The same, where the second word stands directly behind it: `what does` and `mean`.
    pub(crate) around: &'static [(&'static str, &'static str)],
    /// What says behind a word that something is called so, and the verb that ends it: `is what the parrot is called`.
    pub(crate) names: &'static [(&'static str, &'static str)],
    /// They open a memo that ends with a tongue, into which the words between are put.
    pub(crate) translates: &'static [&'static str],
    pub(crate) tongues: &'static [&'static str],
    /// What they are is any words and numbers: `the password is Monday`.
    pub(crate) codes: &'static [&'static str],
    /// They open a question for one of several: `quel tram prendre, le 1 ou le 6 ?`.
    pub(crate) which: &'static [&'static str],
    /// They open the memo, and it ends with the word: `what is`.
    pub(crate) asks: Phrases,
}

/// By what a word of time is shown to be in the title of a film, a book or a song.
#[derive(Debug)]
pub(crate) struct Works {
    /// Verbs by which a work has its title: `the book is called`.
    pub(crate) calls: WordList,
    /// What such a title is called: `the title is`.
    pub(crate) titles: &'static [&'static str],
    /// They begin a clause within a title: `Der Mann, der Donnerstag war`.
    pub(crate) relatives: &'static [&'static str],
    /// Parts of a work, behind which a feast is one: `scene in Groundhog Day`.
    pub(crate) scenes: Phrases,
    /// `my favourite album is`
    pub(crate) favourites: &'static [&'static str],
    /// The same as a part of the word for the work: `Lieblingslied`.
    pub(crate) favourite_parts: &'static [&'static str],
    /// Works that are on some day, too: `tomorrow is the school musical`.
    pub(crate) shown: &'static [&'static str],
    /// They praise or blame a work, and not what is on some day: `the most covered song`.
    pub(crate) superlatives: &'static [&'static str],
    /// How others of them end: `funniest`.
    pub(crate) superlative_endings: &'static [&'static str],
    /// Endings of words for works: `Kinofilm`.
    pub(crate) endings: &'static [&'static str],
    /// Two numbers with a colon behind them are how long it is: `das Lied dauert 3:45`.
    pub(crate) lasts: &'static [&'static str],
}

/// What is said behind a feast that opens a memo and only says when: `Rosenmontag kommt Tante Uschi`.
#[derive(Debug)]
pub(crate) struct Feasts {
    /// Verbs behind which who does it is said; and those of them that have no single person before them.
    pub(crate) verbs: &'static [&'static str],
    pub(crate) several: &'static [&'static str],
    /// Of them, those that say of the speaker only where the feast is spent: `Ostern sind wir in Rom`.
    pub(crate) being: &'static [&'static str],
    /// How feasts end that are no more than a day: `Ostermontag`.
    pub(crate) days: &'static [&'static str],
    /// Words that are neither who does it nor what happens.
    pub(crate) small: &'static [&'static str],
}

impl Feasts {
    pub(crate) const NONE: Feasts = Feasts { verbs: &[], several: &[], being: &[], days: &[], small: &[] };
}
