//! Who is spoken to before the speaker tells where they are, `Mama, ich bin …`, and who asks what through whom: `Oma lässt
//! fragen, ob ihr … kommt`, `sie fragt, ob wir ihr helfen, …`.

use crate::understand::event::name::edges::longest;
use crate::understand::language::{Names, SpokenTo, proper};
use crate::understand::words::{Kind, Token};

/// The most words of who is spoken to: `Tante Gerda`.
const NAMED: usize = 2;

/// The most words of a greeting, and of who is greeted.
const GREETED: usize = 5;

/// Among so many words stands what somebody asks.
const ASKED: usize = 32;

/// Marks what is said to somebody, or asked of them, before what happens. `around` is where what leads to the trigger begins,
/// and the last of the trigger; `cut` knows it and the times.
pub(crate) fn mark_spoken_to(
    text: &str,
    tokens: &[Token<'_>],
    cut: &mut [bool],
    around: Option<(usize, usize)>,
    names: &Names,
) {
    if names.turned.spoken_to.being.is_empty() {
        return;
    }
    let from = around.filter(|(lead, _)| *lead == 0).map_or(0, |(_, last)| last + 1);
    let said = Said { text, tokens, cut, names };
    let found = [said.addressed(from), said.lets_ask(), said.asks_for_help(), said.ourselves()];
    for at in found.into_iter().flatten().flatten() {
        cut.iter_mut().skip(at).take(1).for_each(|cut| *cut = true);
    }
}

struct Said<'s, 't> {
    text: &'s str,
    tokens: &'s [Token<'t>],
    cut: &'s [bool],
    names: &'s Names,
}

impl<'s> Said<'s, '_> {
    fn words(&self) -> &'s SpokenTo {
        &self.names.turned.spoken_to
    }

    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", Token::word)
    }

    fn is_cut(&self, at: usize) -> bool {
        self.cut.get(at).copied().unwrap_or_default()
    }

    fn is_spoken(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_spoken)
    }

    fn is_comma(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma)
    }

    fn is_person(&self, at: usize) -> bool {
        let word = self.word(at);
        self.names.noting.people.contains(word) || proper::name(word).is_some()
    }

    /// Where the sentence begins in which the token at `at` stands.
    fn sentence(&self, at: usize) -> usize {
        let ends = |at: &usize| {
            self.tokens.get(*at).is_some_and(|mark| matches!(mark.kind, Kind::SentenceEnd | Kind::LineBreak))
        };
        (0..at).rev().find(ends).map_or(0, |mark| mark + 1)
    }

    /// The words from `from` up to the next mark.
    fn clause(&self, from: usize) -> std::ops::Range<usize> {
        // A mark of the time parts nothing.
        let goes_on = |at: &usize| self.is_spoken(*at) || self.is_cut(*at);
        from..from + (from..self.tokens.len()).take_while(goes_on).count()
    }

    /// `Mama,` in `Mama, ich bin heute Abend bei Leonie`
    fn addressed(&self, from: usize) -> Option<Vec<usize>> {
        let noise = |at: &usize| {
            !self.is_spoken(*at) || self.names.hesitations.contains(self.word(*at)) || self.is_cut(*at)
        };
        let from = (from..self.tokens.len()).find(|at| !noise(at))?;
        // `hallo Mama`
        let said: Vec<usize> = (from..self.tokens.len()).take(GREETED).collect();
        let greeted = longest(self.tokens, &said, &self.names.before, self.names).unwrap_or(0);
        let from =
            (from + greeted..self.tokens.len()).find(|at| !noise(at)).filter(|at| self.is_person(*at))?;
        let more = (from + 1..from + NAMED).take_while(|at| self.is_person(*at)).count();
        let end = from + 1 + more;
        let who = end + usize::from(self.is_comma(end));
        let speaks = self.names.turned.speakers.contains(self.word(who));
        let is = self.words().being.contains(self.word(who + 1));
        // `Oma, wir sind am Sonntag bei dir`
        let yours = || self.tokens.iter().any(|token| self.words().yours.has(token));
        (speaks && is && !yours()).then(|| (from..who).collect())
    }

    /// `Oma lässt fragen, ob ihr` and `kommt` around what somebody is asked to.
    fn lets_ask(&self) -> Option<Vec<usize>> {
        let words = self.words();
        let ask = self.tokens.iter().position(|token| words.ask.has(token)).filter(|ask| *ask > 1)?;
        let whether = ask + 1 + usize::from(self.is_comma(ask + 1));
        let asks = words.whether.contains(self.word(whether)) && words.asked.contains(self.word(whether + 1));
        let begin = self.sentence(ask);
        if !asks
            || !(begin..ask).any(|at| words.lets.contains(self.word(at)))
            || (begin..ask).any(|at| self.is_cut(at))
        {
            return None;
        }
        let clause = self.clause(whether + 2);
        let left: Vec<usize> = clause.clone().filter(|at| !self.is_cut(*at)).take(ASKED).collect();
        // `kommt`, `kommen wollt`
        let ends = left.iter().rev().take_while(|at| words.come.contains(self.word(**at))).count();
        let (what, verbs) = left.split_at_checked(left.len() - ends)?;
        let timed = || (whether..self.tokens.len()).any(|at| self.is_cut(at));
        let named = what.iter().any(|at| self.is_spoken(*at));
        (ends > 0 && named && timed()).then(|| (begin..whether + 2).chain(verbs.iter().copied()).collect())
    }

    /// `die Nachbarin fragt, ob wir ihr helfen,` before what there is to do.
    fn asks_for_help(&self) -> Option<Vec<usize>> {
        let words = self.words();
        // `helfen,`, `helfen kannst,`
        let ends = |at: usize| at + 1 + usize::from(words.helped.contains(self.word(at + 1)));
        let helps = |at: &usize| {
            self.tokens.get(*at).is_some_and(|token| words.help.has(token)) && self.is_comma(ends(*at))
        };
        let help = (1..self.tokens.len()).find(helps)?;
        let comma = ends(help);
        let begin = self.sentence(help);
        let whether = (begin..help)
            .rev()
            .find(|at| words.whether.contains(self.word(*at)) || self.names.that.contains(self.word(*at)));
        let from = whether.map_or(begin, |whether| whether + 1);
        let small = |at: usize| {
            let noise = self.names.hesitations.contains(self.word(at));
            self.is_cut(at) || words.helped.contains(self.word(at)) || noise || self.is_comma(at)
        };
        let clause = self.clause(comma + 1);
        let left: Vec<usize> = clause.clone().filter(|at| !self.is_cut(*at)).collect();
        let (verb, what) = left.split_last()?;
        let to = self.word(*verb).contains(self.names.turned.to)
            || what.last().is_some_and(|to| self.word(*to) == self.names.turned.to);
        let to = to && self.names.verb_endings.iter().any(|end| self.word(*verb).ends_with(end));
        let thing = what.first().is_some_and(|first| {
            let word = self.word(*first);
            self.names.what.contains(word)
                || self.names.turned.articles.contains(word)
                || self.is_upper(*first)
        });
        let timed = || (from..clause.end + 2).any(|at| self.is_cut(at));
        let before = (begin..from).any(|at| self.is_cut(at));
        let whole = to && thing && what.len() > 1 && timed() && !before;
        (whole && (from..help).all(small)).then(|| (begin..=comma).collect())
    }

    fn is_upper(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.said(self.text).starts_with(char::is_uppercase))
    }

    /// `, Papa, Silvan und ich` behind what `wir` do.
    fn ourselves(&self) -> Option<Vec<usize>> {
        let me = self.tokens.iter().rposition(|token| self.words().me.has(token)).filter(|me| *me > 2)?;
        let and = me - 1;
        if !self.names.turned.and.contains(self.word(and)) || self.is_spoken(me + 1) {
            return None;
        }
        let listed = |at: &usize| {
            !self.is_cut(*at) && (self.is_comma(*at) || self.is_person(*at) || self.is_upper(*at))
        };
        let first = (0..and).rev().take_while(listed).filter(|at| self.is_comma(*at)).last()?;
        let begin = self.sentence(first);
        let we = |at: usize| {
            self.names.turned.speakers.contains(self.word(at)) && !self.words().me.contains(self.word(at))
        };
        let named = (first + 1..and).filter(|at| self.is_comma(*at)).count() > 0;
        (named && (begin..first).any(we)).then(|| (first..=me).collect())
    }
}
