//! What a pronoun stands for to which the speaker does something: `recojo las gafas` of `ya están las gafas, las recojo
//! a las cuatro`, where of the memo the verb alone is left.

use super::written::{capitalised, joined};
use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token};

/// No farther before the pronoun it was said what is meant.
const FAR: usize = 32;

/// So near before a thing it is said that somebody has it.
const HAS: usize = 2;

/// So often is said of what a thing is: `las llaves del piso de la playa`.
const OF: usize = 2;

/// The name, and the tokens of it, if they are known.
pub(super) fn pointed(
    text: &str,
    tokens: &[Token<'_>],
    (cut, kept): (&[bool], &[usize]),
    names: &Names,
) -> Option<(String, Vec<usize>)> {
    if names.pointing.we_do.is_empty() {
        return None;
    }
    let memo = Memo { tokens, cut, names };
    let first = *kept.first()?;
    // `el del gas dejó una nota, viene el 11`
    if kept.len() == 1 && names.telling.does.contains(memo.word(first)) {
        let all = [memo.told_before(first)?, vec![first]].concat();
        return Some((capitalised(&joined(text, tokens, &all, &[], names)), all));
    }
    let shown = memo.articles(first).is_some() && kept.get(1) == Some(&(first + 1));
    let pronoun = if shown { first } else { first.checked_sub(1)? };
    let articles = memo.articles(pronoun)?;
    let verb = pronoun + 1;
    let rest = kept.get(if shown { 2 } else { 1 }..)?;
    // `las recojo en la óptica`
    let leads = rest.first().is_none_or(|next| names.ways.contains(memo.word(*next)) || *next > verb + 1);
    // `perdió la mochila, la llevo a comprar una`
    let to_do = rest.get(1).is_some_and(|next| names.is_infinitive(memo.word(*next)))
        && rest.first().is_some_and(|way| memo.word(*way) == names.pointing.person);
    let unknown = to_do && memo.names_somebody(pronoun);
    let opens = pronoun.checked_sub(1).is_some_and(|before| {
        !memo.is_spoken(before) || memo.is_cut(before) || names.speaking.and.contains(memo.word(before))
    });
    if !opens || !leads || !memo.does(verb) {
        return None;
    }
    let Some((what, person)) = memo.antecedent(pronoun, articles).filter(|_| !unknown) else {
        // `Ana y Marta vienen en tren, las recojo`, `los llevo al zoo`: the verb alone would be left, without whom.
        let told = if kept.len() == 1 || unknown { memo.told_before(pronoun) } else { None };
        let all = [told.unwrap_or_default(), vec![pronoun, verb], rest.to_vec()].concat();
        return (!shown).then(|| (capitalised(&joined(text, tokens, &all, &[], names)), all));
    };
    let verb_said = tokens.get(verb)?.said(text);
    let led = what.first().filter(|_| what.len() > 1).and_then(|at| Some((*at, tokens.get(*at)?)));
    let written: Vec<_> =
        led.map(|(at, article)| (at, article.said(text).to_lowercase())).into_iter().collect();
    let mut name = format!("{verb_said} ");
    if person {
        name.push_str(names.pointing.person);
        name.push(' ');
    }
    name.push_str(&joined(text, tokens, &what, &written, names));
    if !rest.is_empty() {
        name.push(' ');
        name.push_str(&joined(text, tokens, rest, &[], names));
    }
    Some((capitalised(&name), [what, vec![verb], rest.to_vec()].concat()))
}

struct Memo<'m, 't> {
    tokens: &'m [Token<'t>],
    cut: &'m [bool],
    names: &'m Names,
}

impl<'m> Memo<'m, '_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", Token::word)
    }

    fn is_spoken(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_spoken)
    }

    fn is_cut(&self, at: usize) -> bool {
        self.cut.get(at).copied().unwrap_or_default()
    }

    /// By which articles it is known what the pronoun at `at` stands for.
    fn articles(&self, at: usize) -> Option<&'m [&'static str]> {
        let known = self.names.pointing.pronouns.iter().find(|(pronoun, _)| *pronoun == self.word(at));
        known.map(|(_, articles)| *articles)
    }

    /// The clause that a mark before the pronoun ends, with the mark.
    fn told_before(&self, pronoun: usize) -> Option<Vec<usize>> {
        let mark = pronoun.checked_sub(1).filter(|mark| !self.is_spoken(*mark))?;
        let near = (mark.saturating_sub(FAR)..mark).rev().take_while(|at| self.is_spoken(*at)).last()?;
        let told: Vec<usize> = (near..=mark).filter(|at| !self.is_cut(*at)).collect();
        told.iter().any(|at| self.is_spoken(*at)).then_some(told)
    }

    /// `recojo`, `recogemos`; but `la moto`
    fn does(&self, at: usize) -> bool {
        let word = self.word(at);
        let own = |ending: &&str| word.len() > ending.len() + 1 && word.ends_with(ending);
        let pointing = &self.names.pointing;
        (pointing.i_do.iter().any(own) || pointing.we_do.iter().any(own)) && !pointing.nouns.contains(&word)
    }

    /// The last thing of that kind before the pronoun that no way leads to, `las gafas`, or the one person.
    fn antecedent(&self, pronoun: usize, articles: &[&str]) -> Option<(Vec<usize>, bool)> {
        let names = self.names;
        let near = pronoun.saturating_sub(FAR)..pronoun;
        let led = |at: usize| {
            let before = at.checked_sub(1).map_or("", |before| self.word(before));
            names.ways.contains(before) || names.company.holds(before)
        };
        let noun = |at: usize| {
            let word = self.tokens.get(at).is_some_and(|token| token.kind == Kind::Word);
            let sentences = &names.sentences;
            word && !self.is_cut(at)
                && !sentences.finite.contains(self.word(at))
                && !sentences.past.contains(self.word(at))
                && !sentences.states.contains(self.word(at))
                && (!self.does(at) || self.articles(at - 1).is_none())
        };
        // `mi coche`, `mi hermana`: there only the noun shows which pronoun stands for it.
        let of_two = |article: &str| {
            let all = names.pointing.pronouns.iter().filter(|(_, articles)| articles.contains(&article));
            all.count() > 1
        };
        let ending = |at: usize| self.word(at).trim_end_matches('s').ends_with('a');
        let agrees = |at: usize| !of_two(self.word(at)) || ending(at + 1) == ending(pronoun);
        let thing = |at: &usize| {
            articles.contains(&self.word(*at))
                && !led(*at)
                && !self.is_cut(*at)
                && noun(at + 1)
                && agrees(*at)
        };
        if let Some(from) = near.clone().rev().find(thing) {
            // `el niño tiene un partido`: who has it is meant, or that.
            if (from.saturating_sub(HAS)..from).any(|at| names.pointing.has.contains(self.word(at))) {
                return None;
            }
            let person = names.speaking.people.contains(self.word(from + 1));
            return Some(((from..self.past_noun(from + 1)).collect(), person));
        }
        let called = |at: &usize| proper::name(self.word(*at)).is_some() && !led(*at) && !self.is_cut(*at);
        let mut people = near.filter(called);
        let who = people.next()?;
        (people.next().is_none() && names.pointing.pronouns.iter().take(OF).any(|(_, own)| *own == articles))
            .then(|| (vec![who], true))
    }

    /// Somebody is named before the pronoun.
    fn names_somebody(&self, pronoun: usize) -> bool {
        let person = |at: usize| {
            self.names.speaking.people.contains(self.word(at)) || proper::name(self.word(at)).is_some()
        };
        (pronoun.saturating_sub(FAR)..pronoun).any(person)
    }

    /// Past the noun at `at` and of what it is.
    fn past_noun(&self, at: usize) -> usize {
        let plain = |at: usize| self.is_spoken(at) && !self.is_cut(at);
        (0..OF).fold(at + 1, |end, _| {
            let the = end + 1 + usize::from(self.names.who.contains(self.word(end + 1)));
            if self.names.of.contains(self.word(end)) && plain(the) { the + 1 } else { end }
        })
    }
}
