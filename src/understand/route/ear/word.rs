//! One word of a phrase for one that was heard.

use super::letters::{LONGEST, has_digit, is_one_error, undoubled};
use super::{ANCHOR, ARTICLE, Anchor, DOUBLED, Ear, LONG, PLURAL, SOUND};
use crate::understand::language::proper;
use crate::understand::route::phrase::Word;
use crate::understand::route::skeleton::is_vowel;

/// What one wrong vowel costs, at most.
const WRONG_VOWEL: u32 = 80;
/// A name of so many letters or fewer becomes another by one letter.
const SHORT_NAME: usize = 5;

impl Ear<'_> {
    /// What it costs to hear `heard` for `word`.
    pub(super) fn word(&mut self, word: &Word, heard: &str, anchor: Anchor) -> Option<u32> {
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
        if self.spelling.is_one_word(&word.folded, heard)
            || self.spelling.are_linked_alike(&word.folded, heard)
            || self.spelling.is_plural_slip(&word.folded, heard)
        {
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
        if self.heads && (rest || !self.spelling.links.is_empty()) && self.spelling.are_slips(word, heard) {
            return Some(SOUND * 2);
        }
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
