//! To whom or what the speaker does what a name says, where only a pronoun before its verb says that: `maman est sortie de
//! l'hôpital, je passe la voir`, `Ahmed m'a demandé de le remplacer`, `le garage a fini la voiture, je vais la chercher`.

use std::ops::Range;

use super::parting::parts_clauses;
use super::written::joined;
use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token};

/// So far before the pronoun it was said who or what is meant.
const FAR: usize = 32;

/// So far before `de` the verb stands that asks.
const ASKED: usize = 5;

/// So far before the pronoun the speaker is named who does it.
const OWN: usize = 6;

/// So many hyphens join one word.
const HYPHENS: usize = 2;

/// `voir maman` for `je passe la voir`: the name with who or what is meant, if that was named before.
pub(super) fn done_to_named(
    text: &str,
    tokens: &[Token<'_>],
    (timed, kept): (&[bool], &[usize]),
    names: &Names,
) -> Option<(String, Vec<usize>)> {
    if names.done_to.clitics.is_empty() {
        return None;
    }
    let memo = Memo { tokens, timed, names };
    let done = |verb: &usize| memo.clitic_before(*verb);
    let (place, clitic) = kept.iter().enumerate().find_map(|(place, verb)| Some((place, done(verb)?)))?;
    let verb = *kept.get(place)?;
    // `je vais les faire réparer`
    if names.is_infinitive(memo.word(verb + 1)) && kept.get(place + 1) == Some(&(verb + 1)) {
        return None;
    }
    let who = memo.meant_by(clitic)?;
    let first = who.start;
    let kin = names.noting.people.has(tokens.get(first)?);
    let said = |at: usize| tokens.get(at).map(|token| token.said(text).to_lowercase());
    let led = match names.sentences.indefinite.has(tokens.get(first)?) {
        true if memo.is_written_before(clitic, first + 1) => said(clitic),
        true => return None,
        false => said(first).filter(|_| kin || memo.is_leading(first)),
    };
    let written: Vec<_> = led.map(|led| (first, led)).into_iter().collect();
    let who: Vec<usize> = who.collect();
    let whom = joined(text, tokens, &who, &written, names);
    let rest = kept.get(place + 1..)?;
    let name = format!("{} {whom}", said(verb)?);
    let all = [&[verb], rest].concat();
    Some((joined(text, tokens, &all, &[(verb, name)], names), [who, all].concat()))
}

struct Memo<'m, 't> {
    tokens: &'m [Token<'t>],
    /// Whether each token belongs to a time or the trigger.
    timed: &'m [bool],
    names: &'m Names,
}

impl Memo<'_, '_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", Token::word)
    }

    fn is_spoken(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_spoken)
    }

    /// `la` before `voir`, where that is a verb and no noun.
    fn clitic_before(&self, verb: usize) -> Option<usize> {
        let (names, done_to) = (self.names, &self.names.done_to);
        let clitic = verb.checked_sub(1).filter(|at| done_to.clitics.contains(self.word(*at)))?;
        let before = clitic.checked_sub(1)?;
        let asks = |at: usize| done_to.asks.contains(self.word(at));
        let asked = names.of.contains(self.word(before)) && (before.saturating_sub(ASKED)..before).any(asks);
        let led = asked || done_to.goes.contains(self.word(before));
        (led && names.is_infinitive(self.word(verb)) && !names.invited.meals.contains(self.word(verb)))
            .then_some(clitic)
    }

    /// Whom or what the pronoun at `clitic` stands for.
    fn meant_by(&self, clitic: usize) -> Option<Range<usize>> {
        let names = self.names;
        let asks = |at: &usize| names.done_to.asks.contains(self.word(*at));
        let low = clitic.saturating_sub(FAR);
        let asked = (low..clitic).rev().find(asks);
        let own = |at: &usize| names.sentences.own.contains(self.word(*at));
        let own = (clitic.saturating_sub(OWN)..clitic).rev().find(own);
        // `Ahmed m'a demandé`, or `je passe` behind another clause
        let end = asked.or(own)?;
        let first = (low..end).rev().find(|at| self.parts_sentences(*at)).map_or(low, |mark| mark + 1);
        let opens = (first..end).find(|at| self.is_spoken(*at))?;
        // `c'est l'anniversaire de papa`, `Emma a oublié son doudou`: it may be the one or the other.
        let open = |at: usize| {
            names.sentences.presents.contains(self.word(at)) || names.chosen.backs.contains(self.word(at))
        };
        if (first..end).any(open) {
            return None;
        }
        let thing = |at: usize| self.is_meant(at, clitic) && at + 1 < end && self.is_plain(at + 1);
        // `Luc a réparé la chaise`
        let tells = names.told_of.tells.contains(self.word(opens + 1))
            && !self.is_leading(opens)
            && !names.sentences.subjects.contains(self.word(opens));
        let somebody = |at: usize| tells && at == opens;
        let mut meant = (first..end).filter(|at| thing(*at) || somebody(*at));
        let one = meant.next();
        // `la voiture fait un bruit`, `le pressing a nettoyé le manteau`
        if meant.next().is_some() {
            return None;
        }
        if let Some(thing) = one.filter(|one| thing(*one)) {
            // `l'ordinateur`, but `Paul l'a vu`
            let elided = self.tokens.get(thing + 1).is_some_and(|noun| noun.glued);
            return (!elided || thing == opens).then(|| thing..self.past_noun(thing + 1, end));
        }
        // `Ahmed m'a demandé`
        let asks = asked.is_some() && names.telling.to.contains(self.word(opens + 1));
        let named = self.is_person(opens) || asks && !names.sentences.subjects.contains(self.word(opens));
        let fits = named && one.is_none_or(|one| one == opens) && !self.has_other_gender(opens, clitic);
        fits.then(|| opens..self.past_word(opens))
    }

    /// The pronoun is the article of the noun at `noun`, too: not `la` of `échelle`.
    fn is_written_before(&self, clitic: usize, noun: usize) -> bool {
        let articles = &self.names.articles;
        let whole =
            articles.masculine.contains(self.word(clitic)) || articles.feminine.contains(self.word(clitic));
        let opened = self.word(noun).starts_with(['a', 'e', 'i', 'o', 'u', 'y', 'h']);
        articles.several.contains(self.word(clitic)) || whole && !opened
    }

    /// `la` in `la voiture`, of what `la` stands for before a verb; not of what a preposition leads to.
    fn is_meant(&self, at: usize, clitic: usize) -> bool {
        let names = self.names;
        let led = at.checked_sub(1).is_some_and(|before| {
            names.of.contains(self.word(before)) || names.ways.contains(self.word(before))
        });
        let leads = self.is_leading(at) || names.sentences.indefinite.contains(self.word(at));
        leads
            && !led
            && !names.articles.contracted.contains(self.word(at))
            && !self.has_other_gender(at, clitic)
    }

    /// `le` and `ma`, but not `l` and `mon`
    fn has_other_gender(&self, at: usize, clitic: usize) -> bool {
        let articles = &self.names.articles;
        let is = |words: &crate::understand::language::WordList, at: usize| words.contains(self.word(at));
        let many = is(&articles.several, at);
        match (is(&articles.masculine, clitic), is(&articles.feminine, clitic), is(&articles.several, clitic))
        {
            (_, _, true) => !many,
            (true, _, _) => many || is(&articles.feminine, at),
            (_, true, _) => many || is(&articles.masculine, at),
            _ => many,
        }
    }

    /// Past the noun at `at` and what it is of.
    fn past_noun(&self, at: usize, end: usize) -> usize {
        let past = self.past_word(at);
        let of = self.names.of.contains(self.word(past)) && past + 1 < end;
        let article = past + 1 + usize::from(self.is_leading(past + 1));
        if of && article < end && self.is_plain(article) { self.past_word(article) } else { past }
    }

    /// Past the word at `at` with what a hyphen joins to it: `belle-mère`.
    fn past_word(&self, at: usize) -> usize {
        let joins = |dash: usize| {
            let is = |at: usize, kind: Kind| self.tokens.get(at).is_some_and(|t| t.glued && t.kind == kind);
            is(dash, Kind::Dash) && is(dash + 1, Kind::Word)
        };
        (0..HYPHENS).fold(at + 1, |end, _| if joins(end) { end + 2 } else { end })
    }

    fn is_plain(&self, at: usize) -> bool {
        self.is_spoken(at) && !self.timed.get(at).copied().unwrap_or_default()
    }

    fn is_leading(&self, at: usize) -> bool {
        let names = self.names;
        names.done_to.clitics.contains(self.word(at)) || names.sentences.whose.contains(self.word(at))
    }

    fn is_person(&self, at: usize) -> bool {
        let word = self.word(at);
        let kin = self.names.noting.people.contains(word) || self.names.speaking.people.contains(word);
        let small = self.names.sentences.indefinite.contains(word);
        (kin || proper::name(word).is_some()) && !small
    }

    /// A sentence ends at `at`, but no clause of it.
    fn parts_sentences(&self, at: usize) -> bool {
        parts_clauses(self.tokens, at) && self.tokens.get(at).is_some_and(|mark| mark.kind != Kind::Comma)
    }
}
