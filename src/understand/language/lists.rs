use super::table::Table;
use std::sync::LazyLock;

/// How lists are said in a language. Phrases are folded words with single spaces, the possessive `'s` gone as
/// the tokens have it: `that's it` is `that it`. Each language has them in a folder of one file a kind, the same
/// files in each.
#[derive(Debug)]
pub(crate) struct Lists {
    /// What carries nothing at the edge of an item: `oh`, `okay`.
    pub(crate) fillers: &'static [&'static str],
    /// What leads to an item: `can you`, `we need`.
    pub(crate) lead_ins: &'static [&'static str],
    /// What may stand between the words of what leads in or out, besides fillers: `really`.
    pub(crate) adverbs: &'static [&'static str],
    /// Those that lead to a verb of buying, too: `I have to`, `we need to`.
    pub(crate) duties: &'static [&'static str],
    /// The words among both that lead in only where `'s` was said, `let's`: `let` alone is something to do.
    pub(crate) contracted: &'static [&'static str],
    /// What leads in or is a duty begins anew in the middle of a sentence, where it begins so: `we`.
    pub(crate) subjects: &'static [&'static str],
    /// Who speaks: what begins so and leads to no item is talk around the list.
    pub(crate) speakers: &'static [&'static str],
    /// What someone else does who is to get things: `my daughter wants`.
    pub(crate) wanters: &'static [&'static str],
    /// What begins a clause that is talk around the list: `when I go to the store`.
    pub(crate) clauses: &'static [&'static str],
    /// What ends so, before the speaker begins anew, is talk around the list: `my wife says we need`.
    pub(crate) reports: &'static [&'static str],
    /// Verbs that put something on a list, where the list is named after: `add … to`.
    pub(crate) adders: &'static [&'static str],
    /// What stands before an adder where someone is asked for it: `would you be so kind as to add`.
    pub(crate) askers: &'static [&'static str],
    /// The adders that also stand right after the list's name: `shopping list, add …`.
    pub(crate) late_adders: &'static [&'static str],
    /// Before an adder, in the middle of a sentence: what was said before is why, `we are out of tea so put …`.
    pub(crate) therefores: &'static [&'static str],
    /// Verbs of buying; on a shopping list they say nothing.
    pub(crate) buyers: &'static [&'static str],
    /// What stands between the list's name and the first item: `is`.
    pub(crate) openers: &'static [&'static str],
    /// The verbs among those: before them ends what the list is for.
    pub(crate) copulas: &'static [&'static str],
    /// Before what a list is for: `for`.
    pub(crate) purposes: &'static [&'static str],
    /// Before what a list is for, if that is a known occasion: `du` in `menu du dimanche`.
    pub(crate) purposes_of: &'static [&'static str],
    /// What a list may be for, or the end of its name: `trip`.
    pub(crate) occasions: &'static [&'static str],
    /// What may both end a list and follow its name: `please`, `when you can`.
    pub(crate) courtesies: &'static [&'static str],
    /// What else ends a list: `that's it`, `thanks`.
    pub(crate) lead_outs: &'static [&'static str],
    /// The words among those that also say how something is: `done`.
    pub(crate) finished: &'static [&'static str],
    /// What else the list's name may be followed by when something is put on it: the rest of a verb.
    pub(crate) tails: &'static [&'static str],
    /// Before the list's name: `to`, `on`.
    pub(crate) prepositions: &'static [&'static str],
    /// Between those and the list's name: `my`.
    pub(crate) determiners: &'static [&'static str],
    /// Words for a list.
    pub(crate) list_words: &'static [&'static str],
    /// Words for what a list of them may hold: `to the things to do`.
    pub(crate) things: &'static [&'static str],
    /// Stand for what was said before: `them`.
    pub(crate) pronouns: &'static [&'static str],
    /// What the speaker does to be where the list is for, or to have a list: `go` in `go to the pharmacy`, `start`.
    pub(crate) ways: &'static [&'static str],
    /// Behind the name of a list of goods, the way to them: `grocery run`.
    pub(crate) outings: &'static [&'static str],
    /// What stands between the things and the list that they are to be on: `should go`, `gehört`.
    pub(crate) goes: &'static [&'static str],
    /// Between the last two items, or any: `and`.
    pub(crate) conjunctions: &'static [&'static str],
    /// Marks that are dictated and part like a comma: `comma`.
    pub(crate) commas: &'static [&'static str],
    /// Marks that are dictated and begin another line: `bullet point`.
    pub(crate) breaks: &'static [&'static str],
    /// Between any two items, never within one: `and then`, `as well as`.
    pub(crate) separators: &'static [&'static str],
    /// The separators that may also end a name or stand before a strength: `Disney plus`, `plus 2.5`.
    pub(crate) pluses: &'static [&'static str],
    /// The separators that add something after the last item: `oh and`.
    pub(crate) afterthoughts: &'static [&'static str],
    /// Before the number of an item: `number`.
    pub(crate) counters: &'static [&'static str],
    /// Ordinals that are no number words, and their place: `firstly`, 1.
    pub(crate) ordinals: &'static [(&'static str, u64)],
    /// What introduces the last of counted items: `finally`.
    pub(crate) lasts: &'static [&'static str],
    /// What stays whole though a conjunction stands in it.
    pub(crate) pairs: &'static [&'static str],
    /// The same, but not on a list of goods: what makes a dish is bought by itself.
    pub(crate) dishes: &'static [&'static str],
    /// Stems of adjectives that are paired: `red and green peppers`.
    pub(crate) adjectives: &'static [&'static str],
    /// What adjectives may end in.
    pub(crate) adjective_endings: &'static [&'static str],
    /// Leading articles that are no quantity.
    pub(crate) articles: &'static [&'static str],
    /// Articles of what is not there, where the list is told by what is missing: `we have no milk and no bread`.
    pub(crate) lacks: &'static [&'static str],
    /// What stands before the first of them.
    pub(crate) lacking: &'static [&'static str],
    /// What may stand behind them: `no butter left`.
    pub(crate) gone: &'static [&'static str],
    /// Leading articles that are none before a measure: `a`.
    pub(crate) ones: &'static [&'static str],
    /// The articles of an amount that is not said: where one begins an item, another begins the next, `some milk
    /// some eggs`.
    pub(crate) somes: &'static [&'static str],
    /// What joins an article to the word before, besides prepositions: `with a`.
    pub(crate) ties: &'static [&'static str],
    /// What follows an article that tells how often, and no item: `two a day`.
    pub(crate) rates: &'static [&'static str],
    /// Measures: `dozen`, `bottle`.
    pub(crate) measures: &'static [&'static str],
    /// The measures that are things as well, and count only with `of`: `can`.
    pub(crate) vessels: &'static [&'static str],
    /// Units that say how big or strong a thing is, behind it: `two boards three metres`.
    pub(crate) units: &'static [&'static str],
    /// What stands between the digits of a spoken fraction: `two point five`.
    pub(crate) points: &'static [&'static str],
    /// What stands between the numbers of a size: `four by forty`.
    pub(crate) times: &'static [&'static str],
    /// What follows a measure where any noun can be one: `of`.
    pub(crate) of: &'static [&'static str],
    /// What follows a measure where none counts without it: `de`.
    pub(crate) partitives: &'static [&'static str],
    /// Things whose names begin like a measure or like talk: `sac de couchage`, `get well card`.
    pub(crate) wholes: &'static [&'static str],
    /// Parts of one, after a conjunction: `half`.
    pub(crate) parts: &'static [&'static str],
    /// Take back the item before; what follows stands in its place: `no`, `sorry`.
    pub(crate) corrections: &'static [&'static str],
    /// The corrections that may be followed directly by what is right: `I mean`.
    pub(crate) corrections_of: &'static [&'static str],
    /// Those of one word that no item holds, so that nothing need part them from it: `sorry`.
    pub(crate) firm_corrections: &'static [&'static str],
    /// Whether an item is something to do; its first three words are told, and its last one as it is written.
    pub(crate) is_task: fn(words: &[&str], last: &str) -> bool,
    /// Parts of the names of lists of goods, and of guests: what is got.
    pub(crate) goods: &'static [&'static str],
    /// Parts of the names of lists of things to do.
    pub(crate) chores: &'static [&'static str],
    /// Parts of the names of lists of things to ask.
    pub(crate) questions: &'static [&'static str],
    /// What a question begins with: `who`, `can`.
    pub(crate) asks: &'static [&'static str],
    /// Words that a dot follows within a sentence.
    pub(crate) abbreviations: &'static [&'static str],
    /// The phrases by the words they begin and end with.
    pub(super) index: LazyLock<Index>,
}

/// The sets of phrases that are looked for at every word.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)] // the fields of `Lists` of the same names
pub(crate) enum Set {
    Fillers,
    LeadIns,
    Adverbs,
    Duties,
    Wanters,
    Adders,
    LateAdders,
    Buyers,
    Openers,
    LeadOuts,
    Tails,
    Pronouns,
    Ways,
    Goes,
    Commas,
    Breaks,
    Separators,
    Afterthoughts,
    Lasts,
    Corrections,
    CorrectionsOf,
    Therefores,
    Somes,
    Wholes,
}

impl Set {
    const ALL: [Set; 24] = [
        Set::Fillers,
        Set::LeadIns,
        Set::Adverbs,
        Set::Duties,
        Set::Wanters,
        Set::Adders,
        Set::LateAdders,
        Set::Buyers,
        Set::Openers,
        Set::LeadOuts,
        Set::Tails,
        Set::Pronouns,
        Set::Ways,
        Set::Goes,
        Set::Commas,
        Set::Breaks,
        Set::Separators,
        Set::Afterthoughts,
        Set::Lasts,
        Set::Corrections,
        Set::CorrectionsOf,
        Set::Therefores,
        Set::Somes,
        Set::Wholes,
    ];

    fn bit(self) -> u32 {
        1 << self as u32
    }

    /// Whether adverbs may stand between the words of its phrases.
    pub(crate) fn is_loose(self) -> bool {
        matches!(self, Set::LeadIns | Set::Duties | Set::LeadOuts | Set::Openers)
    }
}

/// The lists of single words that are looked through at many words.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)] // the fields of `Lists` of the same names
pub(crate) enum Class {
    Contracted,
    Subjects,
    Speakers,
    Clauses,
    Reports,
    Askers,
    Copulas,
    Purposes,
    PurposesOf,
    Prepositions,
    Determiners,
    ListWords,
    Things,
    Outings,
    Conjunctions,
    Counters,
    Articles,
    Lacks,
    Lacking,
    Gone,
    Ones,
    Ties,
    Rates,
    Measures,
    Vessels,
    Of,
    Partitives,
    Parts,
    FirmCorrections,
    Units,
    Points,
    Times,
    Pluses,
    Asks,
    Finished,
    Abbreviations,
}

impl Class {
    const ALL: [Class; 36] = [
        Class::Contracted,
        Class::Subjects,
        Class::Speakers,
        Class::Clauses,
        Class::Reports,
        Class::Askers,
        Class::Copulas,
        Class::Purposes,
        Class::PurposesOf,
        Class::Prepositions,
        Class::Determiners,
        Class::ListWords,
        Class::Things,
        Class::Outings,
        Class::Conjunctions,
        Class::Counters,
        Class::Articles,
        Class::Lacks,
        Class::Lacking,
        Class::Gone,
        Class::Ones,
        Class::Ties,
        Class::Rates,
        Class::Measures,
        Class::Vessels,
        Class::Of,
        Class::Partitives,
        Class::Parts,
        Class::FirmCorrections,
        Class::Units,
        Class::Points,
        Class::Times,
        Class::Pluses,
        Class::Asks,
        Class::Finished,
        Class::Abbreviations,
    ];

    fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// The phrases that begin, and those that end, with one word, and the lists of single words that hold it.
#[derive(Debug, Default)]
pub(crate) struct Beside {
    begins: Phrases,
    ends: Phrases,
    /// Ordinals that begin with it, and their place.
    ordinals: Vec<(Vec<&'static str>, u64)>,
    noise: bool,
    idle: bool,
    classes: u64,
}

/// Phrases of any sets, the longest first.
#[derive(Debug, Default)]
struct Phrases {
    /// The sets that have one of them.
    sets: u32,
    known: Vec<Known>,
}

#[derive(Debug)]
struct Known {
    phrase: &'static str,
    words: Vec<&'static str>,
    /// Those that have it.
    sets: u32,
}

impl Phrases {
    fn add(&mut self, phrase: &'static str, set: Set) {
        self.sets |= set.bit();
        match self.known.iter_mut().find(|known| known.phrase == phrase) {
            Some(known) => known.sets |= set.bit(),
            None => {
                let words: Vec<&'static str> = phrase.split(' ').collect();
                let at = self.known.partition_point(|known| known.words.len() >= words.len());
                self.known.insert(at, Known { phrase, words, sets: set.bit() });
            }
        }
    }

    fn of(&self, set: Set) -> impl Iterator<Item = &[&'static str]> {
        let known = if self.sets & set.bit() == 0 { &[] } else { self.known.as_slice() };
        known.iter().filter(move |known| known.sets & set.bit() != 0).map(|known| known.words.as_slice())
    }
}

impl Beside {
    /// Whether a list of single words holds the word.
    pub(crate) fn is(&self, class: Class) -> bool {
        self.classes & class.bit() != 0
    }

    /// Whether a phrase of the set begins with the word.
    pub(crate) fn begins(&self, set: Set) -> bool {
        self.begins.sets & set.bit() != 0
    }

    /// Whether a phrase of the set ends with the word.
    pub(crate) fn ends(&self, set: Set) -> bool {
        self.ends.sets & set.bit() != 0
    }

    /// The words of the phrases of `set` that begin with the word, the longest first.
    pub(crate) fn beginning(&self, set: Set) -> impl Iterator<Item = &[&'static str]> {
        self.begins.of(set)
    }

    /// The words of the phrases of `set` that end with the word, the longest first.
    pub(crate) fn ending(&self, set: Set) -> impl Iterator<Item = &[&'static str]> {
        self.ends.of(set)
    }

    /// Whether what may stand between the words of other phrases may begin with the word, or the hyphen.
    pub(crate) fn is_idle(&self) -> bool {
        self.idle
    }

    /// Whether the word is a noise between words: `um`.
    pub(crate) fn is_noise(&self) -> bool {
        self.noise
    }

    /// The words of the ordinals that begin with the word, and their places.
    pub(crate) fn ordinals(&self) -> impl Iterator<Item = (&[&'static str], u64)> {
        self.ordinals.iter().map(|(words, place)| (words.as_slice(), *place))
    }
}

/// Finds the phrases beside a word without looking at the others; most words begin and end none.
#[derive(Debug)]
pub(crate) struct Index {
    phrases: Table<&'static str, Beside>,
    /// The fixed pairs by the words on both sides of their conjunction.
    pairs: Table<(&'static str, &'static str), Vec<&'static str>>,
}

impl Index {
    pub(super) fn new(lists: &Lists, noises: &[&'static str]) -> Self {
        let mut phrases: Table<&'static str, Beside> = Table::default();
        for set in Set::ALL {
            for phrase in lists.set(set).into_iter().flatten() {
                let (first, last) = (phrase.split(' ').next(), phrase.split(' ').next_back());
                phrases.entry(first.unwrap_or_default()).or_default().begins.add(phrase, set);
                phrases.entry(last.unwrap_or_default()).or_default().ends.add(phrase, set);
            }
        }
        for class in Class::ALL {
            for word in lists.class(class) {
                phrases.entry(word).or_default().classes |= class.bit();
            }
        }
        for (phrase, place) in lists.ordinals {
            let words: Vec<&'static str> = phrase.split(' ').collect();
            let first = words.first().copied().unwrap_or_default();
            phrases.entry(first).or_default().ordinals.push((words, *place));
        }
        for noise in noises {
            phrases.entry(noise).or_default().noise = true;
        }
        let may_stand_between =
            [lists.adverbs, lists.fillers].concat().into_iter().chain(noises.iter().copied());
        for phrase in may_stand_between.chain(["-"]) {
            let first = phrase.split(' ').next().unwrap_or_default();
            phrases.entry(first).or_default().idle |= !lists.conjunctions.contains(&first);
        }
        let mut pairs: Table<(&'static str, &'static str), Vec<&'static str>> = Table::default();
        for pair in lists.pairs.iter().chain(lists.dishes) {
            let words: Vec<&'static str> = pair.split(' ').collect();
            for sides in words.windows(3) {
                if let [left, _, right] = sides {
                    pairs.entry((left, right)).or_default().push(pair);
                }
            }
        }
        Index { pairs, phrases }
    }
}

impl Lists {
    fn set(&self, set: Set) -> [&'static [&'static str]; 2] {
        match set {
            Set::Fillers => [self.fillers, &[]],
            Set::LeadIns => [self.lead_ins, &[]],
            Set::Adverbs => [self.adverbs, &[]],
            Set::Duties => [self.duties, &[]],
            Set::Wanters => [self.wanters, &[]],
            Set::Adders => [self.adders, &[]],
            Set::LateAdders => [self.late_adders, &[]],
            Set::Buyers => [self.buyers, &[]],
            Set::Openers => [self.openers, &[]],
            Set::LeadOuts => [self.lead_outs, self.courtesies],
            Set::Tails => [self.tails, self.courtesies],
            Set::Pronouns => [self.pronouns, &[]],
            Set::Goes => [self.goes, &[]],
            Set::Ways => [self.ways, &[]],
            Set::Commas => [self.commas, &[]],
            Set::Breaks => [self.breaks, &[]],
            Set::Separators => [self.separators, &[]],
            Set::Afterthoughts => [self.afterthoughts, &[]],
            Set::Lasts => [self.lasts, &[]],
            Set::Corrections => [self.corrections, &[]],
            Set::CorrectionsOf => [self.corrections_of, &[]],
            Set::Therefores => [self.therefores, &[]],
            Set::Somes => [self.somes, &[]],
            Set::Wholes => [self.wholes, &[]],
        }
    }

    fn class(&self, class: Class) -> &'static [&'static str] {
        match class {
            Class::Contracted => self.contracted,
            Class::Subjects => self.subjects,
            Class::Speakers => self.speakers,
            Class::Clauses => self.clauses,
            Class::Reports => self.reports,
            Class::Askers => self.askers,
            Class::Copulas => self.copulas,
            Class::Purposes => self.purposes,
            Class::PurposesOf => self.purposes_of,
            Class::Prepositions => self.prepositions,
            Class::Determiners => self.determiners,
            Class::ListWords => self.list_words,
            Class::Things => self.things,
            Class::Outings => self.outings,
            Class::Conjunctions => self.conjunctions,
            Class::Counters => self.counters,
            Class::Articles => self.articles,
            Class::Lacks => self.lacks,
            Class::Lacking => self.lacking,
            Class::Gone => self.gone,
            Class::Ones => self.ones,
            Class::Ties => self.ties,
            Class::Rates => self.rates,
            Class::Measures => self.measures,
            Class::Vessels => self.vessels,
            Class::Of => self.of,
            Class::Partitives => self.partitives,
            Class::Parts => self.parts,
            Class::FirmCorrections => self.firm_corrections,
            Class::Units => self.units,
            Class::Points => self.points,
            Class::Times => self.times,
            Class::Pluses => self.pluses,
            Class::Asks => self.asks,
            Class::Finished => self.finished,
            Class::Abbreviations => self.abbreviations,
        }
    }

    /// What is known of a folded word.
    pub(crate) fn beside(&self, folded: &str) -> Option<&Beside> {
        self.index.phrases.get(folded)
    }

    /// The fixed pairs that may have these words on both sides of their conjunction.
    pub(crate) fn pairs_with<'a>(&'a self, left: &'a str, right: &'a str) -> &'a [&'static str] {
        self.index.pairs.get(&(left, right)).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Language;
    use crate::understand::language::lists;
    use crate::understand::transcript::Transcript;

    #[test]
    fn every_phrase_is_written_as_it_is_heard() {
        for language in [Language::En, Language::De, Language::Fr, Language::Es] {
            let lists = lists(language);
            let phrases = Set::ALL.into_iter().flat_map(|set| lists.set(set).into_iter().flatten());
            let ordinals = lists.ordinals.iter().map(|(phrase, _)| phrase);
            for phrase in phrases.chain(ordinals) {
                // Numbers are in digits, ordinals with a dot, and nothing else is read as one.
                for words in phrase.split(|c: char| c.is_ascii_digit() || c == '.') {
                    let heard = Transcript::new(words, language);
                    let heard: Vec<&str> = heard.words().iter().map(|token| token.word()).collect();
                    assert_eq!(heard.join(" "), words.trim(), "{language:?} {phrase}");
                }
            }
        }
    }
}
