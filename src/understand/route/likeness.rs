use super::phrase::{Phrase, Word};
use super::skeleton::is_vowel;
use crate::understand::language::{Spelling, proper};

/// How far what was heard is from the phrase, in hundredths of a wrong letter; less is more alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Likeness(u32);

impl Likeness {
    /// Word by word.
    pub(super) const LITERAL: Likeness = Likeness(0);
    /// Word by word, with noise between.
    pub(super) const PARTED: Likeness = Likeness(5);

    pub(super) fn is_literal(self) -> bool {
        self == Self::LITERAL
    }

    /// Whether `other` is so much worse that the two can be told apart. What was heard in the same place is
    /// compared finely: the same error counts in both.
    pub(super) fn is_clearly_better_than(self, other: Likeness, same_place: bool) -> bool {
        self.0 + if same_place { 10 } else { 30 } <= other.0
    }

    /// From 0 to 1, where `letters` is the length of the phrase.
    pub(super) fn score(self, letters: usize) -> f64 {
        let wrong = f64::from(self.0) / 100.0 / (letters.max(1) as f64);
        ((1.0 - wrong).max(0.01) * 1000.0).round() / 1000.0
    }
}

/// How another word of the phrase was heard, which vouches for those that were not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Anchor {
    None,
    /// One for many, or many for one.
    Number,
    /// As it is.
    Word,
    /// So is every other one.
    Rest,
}

const PLURAL: u32 = 10;
const DOUBLED: u32 = 15;
const SOUND: u32 = 20;
const JOINED: u32 = 15;
const ARTICLE: u32 = 40;
/// A phrase that ends in a number or a letter, and was heard with it, may be as wrong as this: `moto A`.
const MARKED: u32 = 110;
/// A wrong first letter costs this more.
const FIRST: u32 = 60;
/// Of words with more letters, one for many is as good as the word.
const ANCHOR: usize = 4;
/// What one wrong vowel costs, at most.
const WRONG_VOWEL: u32 = 80;
/// Words of so many letters may be wrong in more than one way.
const LONG: usize = 8;
/// A name of so many letters or fewer becomes another by one letter.
const SHORT_NAME: usize = 5;
/// Words longer than this are compared letter by letter only.
const LONGEST: usize = 48;
/// How many words of a phrase, and how many words that were heard, may be written as one.
const GROUPS: [(usize, usize); 8] = [(1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2), (4, 1)];

/// Compares phrases with what was heard.
pub(super) struct Ear<'l> {
    spelling: &'l Spelling,
    /// A common word is that word and no mishearing of another.
    trusts_common_words: bool,
    /// What is heard stands before a mark and opens a memo that goes on behind it, as its name does.
    pub(super) heads: bool,
    sound: String,
    letters: (Vec<char>, Vec<char>),
    joined: (String, String),
    reached: Vec<u32>,
}

impl<'l> Ear<'l> {
    pub(super) fn new(spelling: &'l Spelling) -> Self {
        Ear {
            spelling,
            trusts_common_words: true,
            heads: false,
            sound: String::new(),
            letters: (Vec::new(), Vec::new()),
            joined: (String::new(), String::new()),
            reached: Vec::new(),
        }
    }

    /// An ear that takes common words for mishearings, too.
    pub(super) fn suspicious(spelling: &'l Spelling) -> Self {
        Ear { trusts_common_words: false, ..Ear::new(spelling) }
    }

    /// How alike `heard` is to all of `phrase`, if it may be it. `pointed`: it opens the text, or a word stands
    /// before it that may stand before a name.
    pub(super) fn hear(&mut self, phrase: &Phrase, heard: &[&str], pointed: bool) -> Option<Likeness> {
        let words = &phrase.words;
        // `salle un` is heard as it was written, too.
        let same =
            |(word, heard): (&Word, &&str)| word.folded == **heard || word.is_number && word.spelt == **heard;
        if words.len() == heard.len() && words.iter().zip(heard).all(same) {
            return Some(Likeness::LITERAL);
        }
        let anchors = |word: &&Word| word.letters >= 3 || word.is_number;
        let mark = words.last().filter(|mark| words.len() > 1 && (mark.is_number || mark.letters == 1));
        let marked = mark.is_some_and(|mark| heard.last() == Some(&mark.folded.as_str()));
        let spelling = self.spelling;
        let one_of_many = |word: &Word| {
            let is_one = |heard: &&str| spelling.same_but_number(&word.folded, heard);
            word.letters > ANCHOR && words.len() > 1 && heard.iter().any(is_one)
        };
        let differs = |(word, heard): &(&Word, &&str)| word.folded != **heard;
        let rest = words.len() == heard.len() && words.iter().zip(heard).filter(differs).count() == 1;
        let word = words.iter().filter(anchors).any(|word| heard.contains(&word.folded.as_str()));
        let anchor = match marked || word {
            true if rest => Anchor::Rest,
            true => Anchor::Word,
            false if words.iter().any(one_of_many) => Anchor::Number,
            false => Anchor::None,
        };
        let cost = self.align(words, heard, anchor, pointed)?;
        let most = most_for_phrase(phrase.letters).max(if marked { MARKED } else { 0 });
        (cost <= most).then_some(Likeness(cost.max(1)))
    }

    /// The cheapest way to pair all words with all that was heard, in order.
    fn align(&mut self, words: &[Word], heard: &[&str], anchor: Anchor, pointed: bool) -> Option<u32> {
        let width = heard.len() + 1;
        let mut reached = std::mem::take(&mut self.reached);
        reached.clear();
        reached.resize((words.len() + 1) * width, u32::MAX);
        if let Some(start) = reached.first_mut() {
            *start = 0;
        }
        for i in 0..words.len() {
            // The two never drift further apart than a few joints allow.
            for j in i.saturating_sub(4)..heard.len().min(i + 5) {
                let Some(&so_far) = reached.get(i * width + j).filter(|cost| **cost != u32::MAX) else {
                    continue;
                };
                let small = words.get(i).is_some_and(Word::is_small)
                    || heard.get(j).is_some_and(|said| said.len() <= 3);
                if small && (i == 0 || j > 0) && words.len() > 1 {
                    let (lost, added) = self.articles(words, heard, (i, j));
                    let places = [lost.then_some((i + 1) * width + j), added.then_some(i * width + j + 1)];
                    for best in places.into_iter().flatten() {
                        if let Some(best) = reached.get_mut(best) {
                            *best = (*best).min(so_far + ARTICLE);
                        }
                    }
                }
                for (p, q) in std::iter::once((1, 1)).chain(GROUPS) {
                    let (Some(group), Some(said)) = (words.get(i..i + p), heard.get(j..j + q)) else {
                        continue;
                    };
                    let cost = match (group, said) {
                        ([word], [said]) => self.word(word, said, anchor),
                        _ => self.joint(group, said, pointed || j > 0, anchor),
                    };
                    let Some(cost) = cost else { continue };
                    if let Some(best) = reached.get_mut((i + p) * width + j + q) {
                        *best = (*best).min(so_far + cost);
                    }
                }
            }
        }
        let cost = reached.last().copied().filter(|cost| *cost != u32::MAX);
        self.reached = reached;
        cost
    }

    /// Whether the word at `i` is an article or an `and` that may be lost, `lista de compra`, and what was heard at
    /// `j` one that may be added: behind a small word, `liste pour la maison`, where it joins two nouns, or where
    /// the phrase has a mark for it.
    fn articles(&self, words: &[Word], heard: &[&str], (i, j): (usize, usize)) -> (bool, bool) {
        let lost = words.get(i).is_some_and(|word| word.is_article && word.letters > 1 || word.is_and);
        let marked = words.get(i).is_some_and(|word| word.joined_by_mark);
        if marked && heard.get(j).is_some_and(|said| self.spelling.ands.contains(said)) {
            return (lost, true);
        }
        let short = |said: &&&str| said.len() <= 3 && self.spelling.articles.contains(said);
        let Some(said) = heard.get(j).filter(|_| i > 0 && i < words.len()).filter(short) else {
            return (lost, false);
        };
        let small = |word: &Word| word.is_small() || self.spelling.pointers.contains(&word.folded.as_str());
        let after_small = i > 1 && words.get(i - 1).is_some_and(small);
        (lost, after_small || self.spelling.joints.contains(said))
    }

    /// What it costs to hear `heard` for `word`.
    fn word(&mut self, word: &Word, heard: &str, anchor: Anchor) -> Option<u32> {
        let anchored = anchor != Anchor::None;
        if word.folded == heard {
            return Some(0);
        }
        if word.spelt == heard {
            return Some(PLURAL);
        }
        if word.is_article && self.spelling.articles.contains(&heard) {
            return Some(ARTICLE);
        }
        if self.is_behind_article(word, heard) {
            return Some(ARTICLE);
        }
        let count = heard.chars().count();
        if word.is_exact() || count > LONGEST || has_digit(heard) {
            return None;
        }
        if count <= 3 {
            if count < 3 || !anchored {
                return None;
            }
            // Of four letters an `s` may be lost, `rendez-vou`, or a vowel, if that leaves no word: `lst`.
            let is_short = word.letters == 4;
            if is_short
                && self.spelling.same_but_number(&word.folded, heard)
                && !self.spelling.is_small(heard)
            {
                return Some(PLURAL);
            }
            // `podcast cue`, but not `happy our`
            let by_ear = self.homophone(word, heard, anchor);
            if by_ear.is_some() || !is_short {
                return by_ear.filter(|_| !self.spelling.is_small(heard));
            }
            let bare = !heard.contains(is_vowel);
            return if bare { self.letters(&word.folded, heard, 100) } else { None };
        }
        // `Martin` and `Martine` are no one and many.
        let two_names =
            self.trusts_common_words && word.is_name && proper::are_two_names(&word.folded, heard);
        if !two_names && self.spelling.same_but_number(&word.folded, heard) {
            return Some(PLURAL);
        }
        if self.spelling.is_one_word(&word.folded, heard) {
            return Some(PLURAL);
        }
        let mut sound = std::mem::take(&mut self.sound);
        self.spelling.sound(heard, &mut sound);
        let sounds_alike = sound == word.sound;
        // `beterinaria` for `veterinarias`
        let other_number = !sounds_alike
            && anchored
            && word.letters >= LONG
            && self.spelling.same_but_number(&word.sound, &sound);
        self.sound = sound;
        // A name may be written in several ways, `Maier` and `Meier`; `Simon` is not `Simone`, nor Luca Lucas.
        let end_alike = ['e', 's'].iter().all(|end| word.folded.ends_with(*end) == heard.ends_with(*end));
        let begin_alike = word.folded.starts_with('z') == heard.starts_with('z');
        let longer = || proper::is_longer_name(&word.folded, heard);
        let one_name = two_names
            && (sounds_alike && end_alike && begin_alike && !longer()
                || proper::are_one_pet_name(&word.folded, heard));
        // `parrish hall`: one letter or two sound the same, and the other word was heard.
        let surname = || {
            let twice = anchored && !two_names && undoubled(&word.folded).eq(undoubled(heard));
            twice && proper::name(heard).is_some() && !self.spelling.is_common(heard)
        };
        if self.trusts_common_words && !one_name && self.is_another(word, heard) && !surname() {
            return self.homophone(word, heard, anchor);
        }
        let doubled = || undoubled(&word.folded).eq(undoubled(heard));
        if sounds_alike || one_name {
            return Some(if doubled() { DOUBLED } else { SOUND });
        }
        if other_number {
            return Some(SOUND + PLURAL);
        }
        // A short word that is wrong in two places is another, whatever stands beside it: `Auto` and `Audi`.
        let vouched = anchored && (word.letters >= LONG - 1 || is_one_error(&word.folded, heard));
        let cost = self.letters(&word.folded, heard, most_for_word(word.letters, vouched));
        // One letter makes another name of it: `Resi` and `Rosi`.
        if cost.is_some() && self.trusts_common_words && self.is_short_name(word) {
            return doubled().then_some(DOUBLED);
        }
        cost.or_else(|| self.other_number(word, heard, anchored))
            .or_else(|| self.homophone(word, heard, anchor))
    }

    /// `latelier, la scie tire à gauche`: the article was written with its word, and no other word comes of it.
    fn is_behind_article(&self, word: &Word, heard: &str) -> bool {
        let elided = |article: &&&str| article.len() == 1 && word.folded.starts_with(is_vowel);
        let mut articles = self.spelling.articles.iter().filter(elided);
        self.heads
            && word.letters > ANCHOR
            && articles.any(|article| heard.strip_prefix(article) == Some(word.folded.as_str()))
            && !self.spelling.is_common(heard)
            && !self.spelling.is_form_of_common(heard)
    }

    /// Whether `word` is a short name and no word of everyday speech.
    fn is_short_name(&self, word: &Word) -> bool {
        word.letters <= SHORT_NAME && word.is_name && !self.spelling.is_common(&word.folded)
    }

    /// One wrong vowel in a long word, and one for many or many for one: `Reperatur` for `Reparaturen`.
    fn other_number(&mut self, word: &Word, heard: &str, anchored: bool) -> Option<u32> {
        if word.letters < if anchored { LONG - 2 } else { LONG } {
            return None;
        }
        let spelling = self.spelling;
        let mut other = String::new();
        let costs = spelling.numbers_of(&word.folded).filter_map(|(stem, ending)| {
            other.clear();
            other.push_str(stem);
            other.push_str(ending);
            self.letters(&other, heard, WRONG_VOWEL)
        });
        costs.min().map(|cost| cost + PLURAL)
    }

    /// The same where another word of the phrase was heard as it is, or in another number, and the two cannot be told
    /// apart by ear. What differs as one from many needs all others: `note de cour`, `cour du collège` are no `cours`.
    fn homophone(&self, word: &Word, heard: &str, anchor: Anchor) -> Option<u32> {
        let word = word.folded.as_str();
        let counted = || word.strip_suffix('s') == Some(heard) || heard.strip_suffix('s') == Some(word);
        let rest = anchor == Anchor::Rest;
        let vouched = rest || anchor != Anchor::None && !counted();
        let end = || self.spelling.agree(word, heard) || self.heads && self.spelling.is_done(word, heard);
        (vouched && self.spelling.sound_the_same(word, heard) || rest && end()).then_some(SOUND * 2)
    }

    /// Whether `heard` is a word of its own, so that `word` was not said.
    fn is_another(&self, word: &Word, heard: &str) -> bool {
        let spelling = self.spelling;
        if spelling.is_common(heard)
            || spelling.is_near_common(heard)
            || spelling.is_verb_of(&word.folded, heard)
        {
            return true;
        }
        if proper::name(heard).is_some_and(|name| proper::name(&word.folded) != Some(name))
            || proper::is_longer_name(&word.folded, heard)
        {
            return true;
        }
        // A letter that is doubled or not makes no other form, `shoping`, `mumms`; one that is doubled in the place of
        // another may make another compound: `Hochbett` for `Hochbeet`.
        let doubled = undoubled(&word.folded).eq(undoubled(heard));
        let compound = !doubled || word.folded.len() == heard.len();
        let form = !doubled
            && (self.spelling.is_form_of_common(heard)
                || self.spelling.is_form_of_rarer(&word.folded, heard));
        !self.spelling.is_noun_misheard(&word.folded, heard)
            && (form || compound && self.spelling.is_other_compound(&word.folded, heard))
    }

    /// Whether `heard` is a small word of one letter and the next in one, of which no word is made: `allanger` for `à
    /// langer`.
    fn is_run_together(&self, group: &[Word], heard: &str) -> bool {
        let [small, word] = group else { return false };
        let spelling = self.spelling;
        let known = || {
            spelling.is_common(heard) || spelling.is_near_common(heard) || spelling.is_form_of_common(heard)
        };
        let joined = small.folded.chars().chain(word.folded.chars());
        small.letters == 1
            && word.letters > ANCHOR
            && !word.is_number
            && spelling.is_small(&small.folded)
            && undoubled(heard).eq(runs(joined))
            && !known()
    }

    /// What it costs to hear `heard` for `group` where the words are parted otherwise.
    fn joint(&mut self, group: &[Word], heard: &[&str], pointed: bool, anchor: Anchor) -> Option<u32> {
        if heard.iter().any(|word| has_digit(word)) {
            return None;
        }
        if let [said] = heard {
            // A number word is a part of a compound as it is spelt: `secondhand`.
            let rest = group.iter().try_fold(*said, |rest, word| rest.strip_prefix(word.spelt.as_str()));
            if rest == Some("") && group.iter().all(|word| word.letters > 1 || word.is_prefix) {
                return Some(JOINED);
            }
            if anchor != Anchor::None && self.is_run_together(group, said) {
                return Some(JOINED + DOUBLED);
            }
        }
        if group.iter().any(|word| word.is_number || word.letters < 2) {
            return None;
        }
        let mut joined = std::mem::take(&mut self.joined);
        joined.0.clear();
        joined.1.clear();
        group.iter().for_each(|word| joined.0.push_str(&word.folded));
        heard.iter().for_each(|word| joined.1.push_str(word));
        let cost = self.joined(group, heard, pointed, &joined.0, &joined.1);
        self.joined = joined;
        cost
    }

    fn joined(&mut self, group: &[Word], heard: &[&str], pointed: bool, a: &str, b: &str) -> Option<u32> {
        let letters: usize = group.iter().map(|word| word.letters).sum();
        let splits = group.len() == 1;
        // `to do` is said all day; it is `todo` only where a name may stand.
        let is_known = |word: &&str| word.len() <= 3 || self.spelling.is_common(word);
        let everyday = || splits && letters <= 8 && heard.iter().all(is_known);
        if a == b {
            return (pointed || !everyday()).then_some(JOINED);
        }
        // `bee hives`
        if splits && (6..8).contains(&letters) && self.spelling.same_but_number(a, b) {
            return (pointed || !everyday()).then_some(JOINED + PLURAL);
        }
        let by_ear = match (group, heard) {
            ([_], [head, tail]) => self.spelling.is_parted_by_ear(a, (head, tail)),
            ([head, tail], [_]) => self.spelling.is_parted_by_ear(b, (&head.folded, &tail.folded)),
            _ => false,
        };
        if by_ear && pointed {
            return Some(JOINED + SOUND);
        }
        if !(8..=LONGEST).contains(&letters) || group.iter().any(Word::is_exact) {
            return None;
        }
        if group.len() > 1 && heard.len() > 1 {
            return None;
        }
        if self.spelling.same_but_number(a, b) {
            return Some(JOINED + PLURAL);
        }
        if let ([_], [head, tail]) = (group, heard) {
            let link = a.strip_prefix(head).and_then(|rest| rest.strip_suffix(tail));
            // `Werkzeuge Liste`, where the compound has no letter between its parts
            let linked = |link: &&str| {
                let stem = head.strip_suffix(*link).filter(|stem| !link.is_empty() && stem.len() > ANCHOR);
                stem.is_some_and(|stem| a.strip_prefix(stem) == Some(*tail))
            };
            let one_more = self.spelling.links.iter().any(linked);
            if one_more || link.is_some_and(|link| self.spelling.links.contains(&link)) {
                return Some(JOINED + PLURAL);
            }
        }
        let is_known = |word: &&str| {
            word.len() <= 3 || self.spelling.is_form_of_common(word) || self.spelling.is_near_common(word)
        };
        if self.trusts_common_words && heard.iter().all(is_known) {
            return None;
        }
        if self.spelling.is_one_word(a, b) {
            return Some(JOINED + SOUND);
        }
        // `ballroom` is no `barrel room`: of what was said in one, less is lost.
        let most = if letters < 10 || heard.len() == 1 && group.len() > 1 { 100 } else { 160 };
        self.letters(a, b, most).map(|cost| cost + JOINED)
    }

    /// The cost of turning `a` into `b` letter by letter, if it is at most `most`.
    fn letters(&mut self, a: &str, b: &str, most: u32) -> Option<u32> {
        let mut letters = std::mem::take(&mut self.letters);
        letters.0.clear();
        letters.0.extend(a.chars());
        letters.1.clear();
        letters.1.extend(b.chars());
        let cost = edits(&letters.0, &letters.1, most);
        self.letters = letters;
        cost
    }
}

/// The most that a word may cost: alone, or beside another one of its phrase that was heard as it is.
fn most_for_word(letters: usize, anchored: bool) -> u32 {
    let (alone, beside) = match letters {
        0..=7 => (100, 150),
        8..=9 => (140, 165),
        _ => (180, 200),
    };
    if anchored { beside } else { alone }
}

fn most_for_phrase(letters: usize) -> u32 {
    match letters {
        0..=5 => 100,
        6..=7 => 110,
        8..=9 => 150,
        10..=14 => 200,
        _ => 240,
    }
}

/// Whether one letter is lost, new or another, or two have changed places.
fn is_one_error(a: &str, b: &str) -> bool {
    let same = |(x, y): &(char, char)| x == y;
    let head = a.chars().zip(b.chars()).take_while(same).count();
    let left = |word: &str| word.chars().count() - head;
    let tail = a.chars().rev().zip(b.chars().rev()).take_while(same).count().min(left(a)).min(left(b));
    let swapped = || {
        let [x, y] = [a, b].map(|word| (word.chars().nth(head), word.chars().nth(head + 1)));
        (left(a) - tail, left(b) - tail) == (2, 2) && x == (y.1, y.0)
    };
    left(a).max(left(b)) - tail < 2 || swapped()
}

fn has_digit(word: &str) -> bool {
    word.bytes().any(|b| b.is_ascii_digit())
}

pub(super) fn undoubled(word: &str) -> impl Iterator<Item = char> + '_ {
    runs(word.chars())
}

fn runs(letters: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    let mut last = None;
    letters.filter(move |c| last.replace(*c) != Some(*c))
}

/// Weighted distance with swapped neighbours. Vowels weigh less than consonants, and a word's first letter is
/// rarely misheard, so a change there weighs more.
fn edits(a: &[char], b: &[char], most: u32) -> Option<u32> {
    if a.len() > LONGEST || b.len() > LONGEST || a.len().abs_diff(b.len()) > 4 {
        return None;
    }
    let mut rows = [[u32::MAX; LONGEST + 1]; 3];
    let [before, last, row] = &mut rows;
    last[0] = 0;
    for (j, _) in b.iter().enumerate() {
        last[j + 1] = last[j] + alone(b, j);
    }
    for (i, &x) in a.iter().enumerate() {
        row[0] = last[0] + alone(a, i);
        let mut least = row[0];
        for (j, &y) in b.iter().enumerate() {
            let first = i == 0 || j == 0;
            let mut cost = last[j] + if x == y { 0 } else { instead(x, y, first) };
            cost = cost.min(last[j + 1] + alone(a, i)).min(row[j] + alone(b, j));
            let swapped = i > 0 && j > 0 && x != y && a.get(i - 1) == Some(&y) && b.get(j - 1) == Some(&x);
            if swapped && before[j - 1] != u32::MAX {
                cost = cost.min(before[j - 1] + 80 + if i == 1 || j == 1 { 40 } else { 0 });
            }
            row[j + 1] = cost;
            least = least.min(cost);
        }
        if least > most + 80 {
            return None;
        }
        std::mem::swap(before, last);
        std::mem::swap(last, row);
    }
    Some(last[b.len()]).filter(|cost| *cost <= most)
}

/// A letter that stands in one word only.
fn alone(word: &[char], at: usize) -> u32 {
    let Some(&c) = word.get(at) else { return 100 };
    let doubled = word.get(at + 1) == Some(&c) || at.checked_sub(1).and_then(|at| word.get(at)) == Some(&c);
    let cost = match c {
        _ if doubled => 25,
        'h' => 70,
        c if is_vowel(c) => 80,
        _ => 100,
    };
    if at == 0 { cost + FIRST } else { cost }
}

/// A letter in the place of another.
fn instead(x: char, y: char, first: bool) -> u32 {
    const ALIKE: [&str; 10] = ["bp", "dt", "gk", "szc", "ckq", "vwf", "vb", "mn", "gj", "jy"];
    let first_costs = if first { FIRST } else { 0 };
    if is_vowel(x) && is_vowel(y) {
        60 + first_costs
    } else if ALIKE.iter().any(|letters| letters.contains(x) && letters.contains(y)) {
        70 + first_costs
    } else if first {
        // More than any word may cost that was heard alone: `Punschliste` is no `Wunschliste`.
        210
    } else {
        130
    }
}
