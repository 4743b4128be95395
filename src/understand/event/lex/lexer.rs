//! Words, phrases and numbers out of tokens, with what they mean.

use super::misspelt;
use super::named_so::{is_firm, is_site};
use super::numbered;
use super::phrases::{matched, with_dot};
use super::shaped::{about_a_part, about_an_hour, fraction_sign, is_at_sign, length_word, signed};
use super::short_day::short_day;
use super::street;
use super::{Lex, SMALL};
use crate::model::Language;
use crate::understand::language::{self, Kinds, Sense, SenseKind, Senses, Spoken, Time};
use crate::understand::transcript::Transcript;
use crate::understand::words::{Counted, Kind, Number, Token, ends_in};

/// The meanings of what was said, in order. Phrases win over numbers of the same length but keep their value; none
/// goes over an edge of the trigger, which `cut` marks: `calendar, week of the 7th` is no calendar week.
pub(crate) fn lex(transcript: &Transcript<'_>, cut: &[bool]) -> Vec<Lex> {
    let (text, tokens, language) = (transcript.text(), transcript.tokens(), transcript.language());
    let time = language::time(language);
    let lexes = Vec::with_capacity(tokens.len() + 4);
    let mut lexer = Lexer { text, tokens, counted: transcript.counted(), cut, language, time, lexes };
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += lexer.take(at, token);
    }
    let mut lexes = lexer.lexes;
    // What none of the words can begin is not looked for at each.
    let known = lexes.iter().fold(Kinds::NONE, |known, lex| known.and(lex.senses.kinds()));
    let knows = |kind: SenseKind| known.meets(kind.into());
    let mark = |lex: &Lex| matches!(lex.kind, Kind::Dash | Kind::Dot | Kind::Point | Kind::SentenceEnd);
    let may_name = knows(SenseKind::Firm) || lexes.iter().any(|lex| lex.glued && mark(lex));
    for at in (0..lexes.len()).filter(|_| may_name) {
        let three = lexes.get(at..usize::min(at + 3, lexes.len())).unwrap_or_default();
        if is_site(text, tokens, three) || is_firm(three) {
            lexes
                .get_mut(at)
                .into_iter()
                .for_each(|lex| (lex.senses, lex.number, lex.core) = (Senses::NONE, None, false));
        }
    }
    let digits = lexes.iter().any(|lex| lex.number.is_some_and(|number| number.digits > 0));
    if digits {
        numbered::full_stops(&mut lexes, !time.ordinals.is_empty());
    }
    if knows(SenseKind::DayNumber) {
        numbered::days(&mut lexes);
    }
    if knows(SenseKind::From) {
        numbered::ranges(&mut lexes);
    }
    if knows(SenseKind::Moved) {
        numbered::moved(&mut lexes);
    }
    if digits {
        numbered::telephones(&mut lexes);
    }
    numbered::acres(&mut lexes, text, tokens, time);
    if !time.ordinals.is_empty() {
        numbered::lessons(&mut lexes);
        numbered::take_dots(&mut lexes);
    }
    if knows(SenseKind::Street) || knows(SenseKind::Month) || lexes.iter().any(|lex| lex.street) {
        street::named(&mut lexes, text, tokens, time);
    }
    lexes
}

/// A phrase that was heard, or a number, and how many tokens each has.
type Heard = (Option<(usize, &'static Spoken)>, Option<Counted>);

struct Lexer<'t> {
    text: &'t str,
    tokens: &'t [Token<'t>],
    counted: &'t [Option<Counted>],
    cut: &'t [bool],
    language: Language,
    time: &'static Time,
    lexes: Vec<Lex>,
}

impl Lexer<'_> {
    /// Adds what begins with `token`; how many tokens that has.
    fn take(&mut self, at: usize, token: &Token<'_>) -> usize {
        let (phrase, number) = self.heard(at, token);
        let digits = number.map_or(0, |(count, _)| count);
        let said = phrase.map(|(_, phrase)| phrase);
        let count =
            self.with_marks(at, phrase.map_or(usize::max(digits, 1), |(count, _)| count), token, said);
        let number = number.filter(|_| count == digits).map(|(_, number)| number);
        let base = self.bare(at, count, token, number, digits > 0);
        let known = said.and_then(|phrase| phrase.senses.first()).copied().unwrap_or(Senses::NONE);
        let behind_trigger =
            at.checked_sub(1).and_then(|before| self.cut.get(before)).is_some_and(|cut| *cut);
        let short = short_day(self.text, self.tokens, at, known, self.time, behind_trigger);
        if let Some((senses, count)) = short.filter(|(_, count)| self.is_whole(at, *count)) {
            let senses = Senses::of(senses);
            self.lexes.push(Lex { senses, core: true, number: None, last: at + count - 1, ..base });
            return count;
        }
        match said {
            Some(phrase) => {
                for senses in phrase.senses.iter().copied() {
                    // `a la una`: the article of these languages is the number.
                    let one = self.time.relation_after && senses.has(Sense::A);
                    let core = base.core || one || !senses.are_all_among(SMALL);
                    self.lexes.push(Lex { senses, core, ..base.clone() });
                }
            }
            None => self.take_word(at, token, base),
        }
        count
    }

    /// The phrase and the number that begin with `token`, of which one at least is none where one is longer.
    fn heard(&self, at: usize, token: &Token<'_>) -> Heard {
        let (tokens, time) = (self.tokens, self.time);
        let number = self.counted.get(at).copied().flatten().map(|number| unpaired(tokens, at, number, time));
        let number = number.filter(|(count, _)| self.is_whole(at, *count));
        let digits = number.map_or(0, |(count, _)| count);
        let is_unit = |word: &str| {
            let mut phrases = time.lexicon.starting(word).iter().filter(|phrase| phrase.rest.is_empty());
            phrases.any(|phrase| means(phrase, |sense| matches!(sense, Sense::Unit(_))))
        };
        let counts = |phrase: &Spoken| phrase.rest.iter().any(|word| is_unit(word));
        // `lundi en huit`, but `lundi en huit minutes`
        let weeks = |count: usize, phrase: &Spoken| {
            let last = self.counted.get(at + count - 1).copied().flatten();
            let unit = || tokens.get(at + count).is_some_and(|next| is_unit(&next.folded));
            let number = count > 1 && last.is_some();
            number && means(phrase, |sense| matches!(sense, Sense::Unit(_))) && unit()
        };
        let phrase = time
            .lexicon
            .going_on(token, tokens.get(at + 1).filter(|next| next.is_spoken()))
            .filter_map(|phrase| Some((matched(tokens, at, &phrase.rest)?, phrase)))
            .filter(|(_, phrase)| !(phrase.says_no_time() && announced(&self.lexes, &|| counts(phrase))))
            .filter(|(count, phrase)| !weeks(*count, phrase))
            .find(|(count, _)| self.is_whole(at, *count))
            .filter(|_| !self.is_pronoun(token))
            .or_else(|| with_dot(tokens, at, time))
            .or_else(|| Some((1, misspelt::day_meant(&token.folded, self.language)?)))
            .filter(|(count, _)| *count >= digits);
        // `5 sept.`, but `à sept heures`: the number is a month behind a day in digits only.
        let month = phrase.is_some_and(|(_, phrase)| means(phrase, |sense| matches!(sense, Sense::Month(_))));
        let spelt = month && number.is_some_and(|(_, number)| number.digits == 0);
        let phrase = phrase.filter(|_| !spelt || numbered::is_month_behind(&self.lexes, tokens, at, time));
        (phrase, number.filter(|_| !spelt || phrase.is_none()))
    }

    /// `él`, which is no article of a day.
    fn is_pronoun(&self, token: &Token<'_>) -> bool {
        let same =
            |he: &str| token.folded.len() + 1 == he.len() && token.said(self.text).to_lowercase() == he;
        self.time.pronoun.is_some_and(same)
    }

    /// How many tokens a phrase of `count` has with the mark that belongs to it: the dot of `ca. 17 Uhr` and `30 Min.
    /// vorher`, which ends no sentence, and the colon of `duración: 90 minutos`.
    fn with_marks(&self, at: usize, count: usize, token: &Token<'_>, phrase: Option<&Spoken>) -> usize {
        let Some(phrase) = phrase else { return count };
        let mark = self.tokens.get(at + count);
        let next = self.tokens.get(at + count + 1);
        let kind = |token: Option<&Token<'_>>| token.map(|token| token.kind);
        if kind(mark) == Some(Kind::Colon) {
            let length = token.folded.len() > 4 && means(phrase, |sense| *sense == Sense::For);
            return if length && kind(next) == Some(Kind::Number) { count + 1 } else { count };
        }
        if !mark.is_some_and(|mark| mark.kind == Kind::SentenceEnd && mark.glued && mark.word() == ".") {
            return count;
        }
        let unit =
            token.folded.len() <= 3 && means(phrase, |sense| matches!(sense, Sense::Unit(_) | Sense::Person));
        let month = token.folded.len() <= 4 && means(phrase, |sense| matches!(sense, Sense::Month(_)));
        let about = means(phrase, |sense| *sense == Sense::Around);
        // `8 p. m. en casa`
        let half = count > 1 && means(phrase, |sense| matches!(sense, Sense::Am | Sense::Pm));
        let begins = |token: &Token<'_>, case: fn(char) -> bool| token.said(self.text).starts_with(case);
        // Where names are not the only words with a capital, one proves no new sentence.
        let sentence = |token| unit && self.time.names_lead && begins(token, char::is_uppercase);
        let goes_on = next.is_some_and(|token| match token.kind {
            Kind::Comma => month || half,
            Kind::Number => unit || month || about || half,
            _ => {
                (about || unit) && token.is_spoken() && !sentence(token)
                    || half && begins(token, char::is_lowercase)
            }
        });
        if goes_on { count + 1 } else { count }
    }

    /// A lexeme of `count` tokens, of which no meaning is known yet.
    fn bare(&self, at: usize, count: usize, token: &Token<'_>, number: Option<Number>, core: bool) -> Lex {
        let time = self.time;
        let word = token.kind == Kind::Word;
        let ends = |endings: &[&str]| endings.iter().any(|ending| ends_in(&token.folded, ending));
        Lex {
            first: at,
            last: at + count - 1,
            senses: Senses::NONE,
            number,
            core,
            kind: token.kind,
            glued: token.glued,
            plural: time.plural_s
                && word
                && token.folded.len() > 3
                && ends_in(&token.folded, "s")
                && !ends(&["ss", "us", "is"])
                && token.said(self.text).starts_with(char::is_lowercase),
            many: word && token.folded.len() > 4 && ends(time.plural_endings) && !ends(time.singular_endings),
            evening: word && ends(time.evening_endings),
            // `um acht bring ich …`, `Hering`: what stands before the ending is no name.
            street: word
                && time.street_endings.iter().any(|ending| {
                    let name = || token.folded.len() - ending.len();
                    ends_in(&token.folded, ending) && (name() == 0 || name() > 2 || ending.len() > 4)
                }),
        }
    }

    /// A word that no phrase begins with.
    fn take_word(&mut self, at: usize, token: &Token<'_>, base: Lex) {
        let (time, language) = (self.time, self.language);
        if let Some(number) = about_an_hour(token, time, language) {
            self.lexes.push(Lex { number: Some(number), core: true, ..base.clone() });
            self.lexes.push(Lex { senses: Senses::of(&[Sense::Sharp]), glued: true, ..base });
        } else if let Some(senses) = about_a_part(token, time) {
            self.lexes.push(Lex { senses, core: true, ..base });
        } else if time.names_lead && is_at_sign(self.tokens, at) {
            self.lexes.push(Lex { senses: Senses::of(&[Sense::At]), ..base });
        } else if let Some(senses) = signed(self.tokens, at, self.cut) {
            self.lexes.push(Lex { senses: Senses::of(senses), ..base });
        } else if let Some((amount, number, unit)) =
            length_word(token, time, language).or_else(|| fraction_sign(token))
        {
            if !amount.is_empty() || number.is_some() {
                self.lexes.push(Lex { senses: amount, number, core: true, ..base.clone() });
            }
            self.lexes.push(Lex { senses: unit, core: true, ..base });
        } else {
            self.lexes.push(base);
        }
    }

    /// Whether none of the tokens is the trigger's, or all are.
    fn is_whole(&self, at: usize, count: usize) -> bool {
        let marks = self.cut.get(at..at + count).unwrap_or_default();
        marks.iter().all(|mark| marks.first() == Some(mark))
    }
}

fn means(phrase: &Spoken, test: fn(&Sense) -> bool) -> bool {
    phrase.senses.iter().flatten().any(test)
}

/// `thirty` of `at seven thirty one to one with Dave`: the last word of the number begins a pair.
fn unpaired(tokens: &[Token<'_>], at: usize, (count, number): Counted, time: &Time) -> Counted {
    let ones = number.value % 10;
    if count < 2 || number.digits > 0 || number.ordinal || ones == 0 || number.value < 20 {
        return (count, number);
    }
    let word = |at: usize| tokens.get(at).filter(|token| token.kind == Kind::Word).map(|token| token.word());
    let last = word(at + count - 1);
    // `twenty five to five` is a time.
    let joins = |word: &str| {
        let mut phrases = time.lexicon.starting(word).iter().filter(|phrase| phrase.rest.is_empty());
        phrases.any(|phrase| {
            let mut senses = phrase.senses.iter().flatten();
            senses.any(|sense| *sense == Sense::On || *sense == Sense::To && ones == 1)
        })
    };
    // `huit heures trente neuf heures trente`: minutes, and the next hour.
    let is_hour = |at: usize| {
        let phrases = word(at).map(|word| time.lexicon.starting(word)).unwrap_or_default();
        phrases.iter().any(|phrase| {
            phrase.rest.is_empty() && phrase.senses.iter().flatten().any(|sense| *sense == Sense::OClock)
        })
    };
    let apart = number.value > 24
        && time.minutes_after
        && word(at + count - 2).is_some()
        && at.checked_sub(1).is_some_and(is_hour)
        && is_hour(at + count);
    if apart {
        return (count - 1, Number { value: number.value - ones, ..number });
    }
    let paired = last.is_some()
        && last == word(at + count + 1)
        && word(at + count - 2).is_some()
        && word(at + count).is_some_and(joins);
    if paired { (count - 1, Number { value: number.value - ones, ..number }) } else { (count, number) }
}

/// `in` before `one day`, which counts, or a number before `day trip`, makes it a length; `three-day trip` too. What
/// comes `in midnight blue` is none.
fn announced(lexes: &[Lex], counts: &dyn Fn() -> bool) -> bool {
    let hyphen = |lex: &&Lex| lex.kind == Kind::Dash && lex.glued;
    let before = if lexes.last().filter(hyphen).is_some() { lexes.iter().nth_back(1) } else { lexes.last() };
    before.is_some_and(|before| {
        before.senses.has(Sense::In) && counts() || before.number.is_some_and(|number| !number.ordinal)
    })
}
