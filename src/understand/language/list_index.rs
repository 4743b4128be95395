//! Finds what is known of a word of a list: the phrases that it begins or ends, and the lists that hold it.

use super::lists::Lists;
use super::packed::Packed;
use super::table::{Table, Words};
use super::word_list::WordList;

/// The sets of phrases that are looked for at every word.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)] // the fields of `Lists` of the same names
pub(crate) enum Set {
    Fillers,
    Greetings,
    Addresses,
    Speaking,
    Asides,
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
    Managers,
    Cues,
    Goes,
    Commas,
    Breaks,
    Separators,
    Afterthoughts,
    Lasts,
    Corrections,
    CorrectionsOf,
    Therefores,
    Removers,
    Removals,
    Somes,
    Wholes,
    Remarks,
    Needs,
    Causes,
    Farewells,
    Rests,
    Outcries,
    Signatures,
}

impl Set {
    const ALL: [Set; 39] = [
        Set::Fillers,
        Set::Greetings,
        Set::Addresses,
        Set::Speaking,
        Set::Asides,
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
        Set::Managers,
        Set::Cues,
        Set::Goes,
        Set::Commas,
        Set::Breaks,
        Set::Separators,
        Set::Afterthoughts,
        Set::Lasts,
        Set::Corrections,
        Set::CorrectionsOf,
        Set::Therefores,
        Set::Removers,
        Set::Removals,
        Set::Somes,
        Set::Wholes,
        Set::Remarks,
        Set::Needs,
        Set::Causes,
        Set::Farewells,
        Set::Rests,
        Set::Outcries,
        Set::Signatures,
    ];

    fn bit(self) -> u64 {
        1 << self as u64
    }

    /// Whether adverbs may stand between the words of its phrases.
    pub(crate) fn is_loose(self) -> bool {
        matches!(
            self,
            Set::LeadIns
                | Set::Duties
                | Set::LeadOuts
                | Set::Openers
                | Set::Adders
                | Set::Asides
                | Set::Needs
                | Set::Managers
                | Set::Farewells
        )
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
    Labels,
    Times,
    Pluses,
    Asks,
    Finished,
    Ends,
    People,
    AddingThings,
    Abbreviations,
    Closing,
    ClosingOpens,
    ClosingTells,
    Pointers,
    Alternatives,
    Amounts,
    Honorifics,
    Thanks,
    Requests,
    Others,
    Auxiliaries,
    Atop,
    Instead,
    Stores,
    Tellers,
    Moods,
    Empties,
}

impl Class {
    const ALL: [Class; 57] = [
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
        Class::Labels,
        Class::Times,
        Class::Pluses,
        Class::Asks,
        Class::Finished,
        Class::Ends,
        Class::People,
        Class::AddingThings,
        Class::Abbreviations,
        Class::Closing,
        Class::ClosingOpens,
        Class::ClosingTells,
        Class::Pointers,
        Class::Alternatives,
        Class::Amounts,
        Class::Honorifics,
        Class::Thanks,
        Class::Requests,
        Class::Others,
        Class::Auxiliaries,
        Class::Atop,
        Class::Instead,
        Class::Stores,
        Class::Tellers,
        Class::Moods,
        Class::Empties,
    ];

    fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// The phrases that begin, and those that end, with one word, and the lists of single words that hold it.
#[derive(Debug, Default)]
pub(crate) struct Beside {
    begins: LongestFirst,
    ends: LongestFirst,
    /// Ordinals that begin with it, and their place.
    ordinals: Vec<(Vec<&'static str>, u64)>,
    noise: bool,
    idle: bool,
    classes: u64,
}

/// Phrases of any sets, the longest first.
#[derive(Debug, Default)]
struct LongestFirst {
    /// The sets that have one of them.
    sets: u64,
    known: Vec<Known>,
}

#[derive(Debug)]
struct Known {
    phrase: &'static str,
    words: Vec<&'static str>,
    /// Those that have it.
    sets: u64,
}

impl LongestFirst {
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
    /// The stems of adjectives.
    adjectives: Words<&'static str>,
}

impl Index {
    pub(super) fn new(lists: &Lists, noises: &WordList) -> Self {
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
        for noise in noises.iter() {
            phrases.entry(noise).or_default().noise = true;
        }
        let may_stand_between =
            [lists.adverbs, lists.fillers, lists.greetings].into_iter().flatten().chain(noises.iter());
        for phrase in may_stand_between.chain(["-"]) {
            let first = phrase.split(' ').next().unwrap_or_default();
            phrases.entry(first).or_default().idle |= !lists.conjunctions.contains(first);
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
        let adjectives = lists.adjectives.iter().collect();
        Index { phrases, pairs, adjectives }
    }
}

impl Lists {
    fn set(&self, set: Set) -> [Packed; 2] {
        match set {
            Set::Fillers => [self.fillers, self.greetings],
            Set::Greetings => [self.greetings, Packed::NONE],
            Set::Addresses => [self.addresses, Packed::NONE],
            Set::Speaking => [self.speaking, Packed::NONE],
            Set::Asides => [self.asides, Packed::NONE],
            Set::LeadIns => [self.lead_ins, Packed::NONE],
            Set::Adverbs => [self.adverbs, Packed::NONE],
            Set::Duties => [self.duties, Packed::NONE],
            Set::Wanters => [self.wanters, Packed::NONE],
            Set::Adders => [self.adders, Packed::NONE],
            Set::LateAdders => [self.late_adders, Packed::NONE],
            Set::Buyers => [self.buyers, Packed::NONE],
            Set::Openers => [self.openers, Packed::NONE],
            Set::LeadOuts => [self.lead_outs, self.courtesies],
            Set::Tails => [self.tails, self.courtesies],
            Set::Pronouns => [self.pronouns, Packed::NONE],
            Set::Goes => [self.goes, Packed::NONE],
            Set::Ways => [self.ways, Packed::NONE],
            Set::Managers => [self.managers, Packed::NONE],
            Set::Cues => [self.cues, Packed::NONE],
            Set::Commas => [self.commas, Packed::NONE],
            Set::Breaks => [self.breaks, Packed::NONE],
            Set::Separators => [self.separators, Packed::NONE],
            Set::Afterthoughts => [self.afterthoughts, Packed::NONE],
            Set::Lasts => [self.lasts, Packed::NONE],
            Set::Corrections => [self.corrections, Packed::NONE],
            Set::CorrectionsOf => [self.corrections_of, Packed::NONE],
            Set::Therefores => [self.therefores, Packed::NONE],
            Set::Removers => [self.removers, Packed::NONE],
            Set::Removals => [self.removals, Packed::NONE],
            Set::Somes => [self.somes, Packed::NONE],
            Set::Wholes => [self.wholes, Packed::NONE],
            Set::Remarks => [self.remarks, Packed::NONE],
            Set::Needs => [self.needs, Packed::NONE],
            Set::Causes => [self.causes, Packed::NONE],
            Set::Signatures => [self.signatures, Packed::NONE],
            Set::Outcries => [self.outcries, Packed::NONE],
            Set::Rests => [self.rests, Packed::NONE],
            Set::Farewells => [self.farewells, Packed::NONE],
        }
    }

    fn class(&self, class: Class) -> Packed {
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
            Class::Labels => self.labels,
            Class::Times => self.times,
            Class::Pluses => self.pluses,
            Class::Asks => self.asks,
            Class::Finished => self.finished,
            Class::Ends => self.ends,
            Class::People => self.people,
            Class::AddingThings => self.adding_things,
            Class::Abbreviations => self.abbreviations,
            Class::Closing => self.closing,
            Class::ClosingOpens => self.closing_opens,
            Class::ClosingTells => self.closing_tells,
            Class::Pointers => self.pointers,
            Class::Alternatives => self.alternatives,
            Class::Amounts => self.amounts,
            Class::Honorifics => self.honorifics,
            Class::Thanks => self.thanks,
            Class::Requests => self.requests,
            Class::Others => self.others,
            Class::Auxiliaries => self.auxiliaries,
            Class::Stores => self.stores,
            Class::Tellers => self.tellers,
            Class::Atop => self.atop,
            Class::Instead => self.instead,
            Class::Empties => self.empties,
            Class::Moods => self.moods,
        }
    }

    /// What is known of a folded word.
    pub(crate) fn beside(&self, folded: &str) -> Option<&Beside> {
        self.index.phrases.get(folded)
    }

    /// Whether a folded word is a form of an adjective that is known: `rote`.
    pub(crate) fn is_adjective(&self, folded: &str) -> bool {
        let mut stems = self.adjective_endings.iter().filter_map(|ending| folded.strip_suffix(ending));
        stems.any(|stem| self.index.adjectives.contains(stem))
    }

    /// The fixed pairs that may have these words on both sides of their conjunction.
    pub(crate) fn pairs_with<'a>(&'a self, left: &'a str, right: &'a str) -> &'a [&'static str] {
        self.index.pairs.get(&(left, right)).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod dead_words;

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
            let ordinals = lists.ordinals.iter().map(|(phrase, _)| *phrase);
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
