//! Whom or what a name calls by a pronoun: `the jeep's ready so I'm picking it up`, `Aunt May is lonely so I'm ringing her`.

use std::ops::Range;

use super::edges::longest;
use super::parting::parts_clauses;
use super::written::joined;
use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token, ends_in};

/// No farther before the pronoun it was said who or what is meant.
const FAR: usize = 32;

/// No more words name somebody or something.
const NAMED: usize = 5;

/// `picking up the jeep` for `the jeep's ready so I'm picking it up`: the name with what the pronoun stands for, if that is
/// known.
pub(super) fn referred(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> Option<(String, Vec<usize>)> {
    let referred = &names.referred;
    if referred.is_empty() {
        return None;
    }
    let memo = Memo { text, tokens, names };
    // `… look at the tap. Keep the hallway clear`
    let ends = |at: &usize| {
        tokens.get(*at).is_some_and(|mark| mark.kind == Kind::SentenceEnd || mark.kind == Kind::Dot)
    };
    let sentence = kept.iter().position(ends).unwrap_or(kept.len());
    let place = kept.iter().position(|at| memo.is_pronoun(*at))?;
    let end = if place < sentence { sentence } else { kept.len() };
    let (before, at, behind) = (kept.get(..place)?, *kept.get(place)?, kept.get(place + 1..end)?);
    let before = memo.behind_sentence(before);
    // `visit Gran and take her some jam`
    let named = before.iter().any(|at| memo.is_leading(*at) || memo.is_name(*at));
    let led = before.last().is_some_and(|verb| verb + 1 == at);
    // `her reading`
    let next = behind.first().filter(|next| **next == at + 1);
    let owns = referred.her.contains(memo.word(at)) && next.is_some_and(|next| !memo.is_small(*next));
    let again = behind.iter().any(|at| memo.is_pronoun(*at));
    // `no breakfast for him` is no order.
    let laments = longest(tokens, before, &names.sentences.laments, names).is_some();
    if named || !led || owns || again || laments {
        return None;
    }
    let what: Vec<usize> = memo.antecedent(*before.first()?, at)?.collect();
    let up = next.filter(|up| memo.token(**up).is_some_and(|up| referred.particles.has(up)));
    let rest = behind.get(usize::from(up.is_some())..).unwrap_or_default();
    // `… it's gonna be six hundred dollars`: what leads on from there belongs to it.
    let leads = rest.first().is_some_and(|next| memo.is_small(*next) || next == &(at + 1));
    let rest = if leads { rest } else { &[] };
    let article = what.first().and_then(|first| memo.token(*first)).filter(|first| names.known.has(first));
    let article = article.map(|article| article.said(text).to_lowercase());
    let article: Vec<_> = what.first().copied().zip(article).into_iter().collect();
    let said = joined(text, tokens, &what, &article, names);
    let said = match up.and_then(|up| memo.token(*up)) {
        Some(up) => format!("{} {said}", up.said(text)),
        None => said,
    };
    let kept = [before, &[at], rest].concat();
    let name = joined(text, tokens, &kept, &[(at, said)], names);
    Some((name, [what, kept].concat()))
}

struct Memo<'m, 't> {
    text: &'m str,
    tokens: &'m [Token<'t>],
    names: &'m Names,
}

impl<'t> Memo<'_, 't> {
    fn token(&self, at: usize) -> Option<&Token<'t>> {
        self.tokens.get(at)
    }

    fn word(&self, at: usize) -> &str {
        self.token(at).map_or("", Token::word)
    }

    fn is_spoken(&self, at: usize) -> bool {
        self.token(at).is_some_and(Token::is_spoken)
    }

    fn is_pronoun(&self, at: usize) -> bool {
        let Some(token) = self.token(at) else { return false };
        let referred = &self.names.referred;
        // `it's`
        let whole = token.end - token.start == token.folded.len();
        let all = [&referred.it, &referred.them, &referred.him, &referred.her];
        whole && all.iter().any(|words| words.has(token))
    }

    /// Leads to a thing or a person: `the`, `my`.
    fn is_leading(&self, at: usize) -> bool {
        let word = self.word(at);
        self.names.known.contains(word) || self.names.sentences.whose.contains(word)
    }

    /// No noun: `back`, `to`, `on`.
    fn is_small(&self, at: usize) -> bool {
        let word = self.word(at);
        let referred = &self.names.referred;
        self.names.ways.contains(word)
            || self.names.company.holds(word)
            || referred.particles.contains(word)
            || referred.places.contains(word)
            || !self.is_spoken(at)
    }

    fn is_name(&self, at: usize) -> bool {
        let Some(token) = self.token(at) else { return false };
        let kin = self.names.noting.people.has(token) || self.names.speaking.people.has(token);
        let subject = self.names.sentences.subjects.has(token) || self.names.pronouns.has(token);
        let inside = at.checked_sub(1).is_some_and(|before| self.is_spoken(before));
        (kin || proper::name(token.word()).is_some() || inside && self.is_large(at)) && !subject
    }

    fn is_large(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| {
            token.said(self.text).starts_with(char::is_uppercase) && token.word().len() > 1
        })
    }

    /// `the glasses are ready so I'm picking them up`: what is done behind a sentence that tells why.
    fn behind_sentence<'k>(&self, before: &'k [usize]) -> &'k [usize] {
        let begins =
            |at: &usize| !self.is_spoken(*at) || self.names.sentences.points.contains(self.word(*at));
        let Some(from) = before.iter().rposition(begins) else { return before };
        let own = |at: &&usize| self.names.sentences.own.contains(self.word(**at));
        let behind = before.get(from + 1..).unwrap_or_default();
        let subject = behind.iter().take_while(own).count();
        behind.get(subject..).unwrap_or_default()
    }

    /// Where it stands in the clauses before the one of the name, from `from` on, what the pronoun at `at` stands for. Nowhere
    /// where two of them say something that it may be: a name guesses nothing.
    fn antecedent(&self, from: usize, at: usize) -> Option<Range<usize>> {
        let mut end = from;
        let low = from.saturating_sub(FAR);
        let mut found: Option<Range<usize>> = None;
        while end > low {
            let begin = (low..end).rev().find(|at| self.parts(*at)).map_or(low, |mark| mark + 1);
            let whole = begin > low || low == 0;
            let named = Some(begin..end).filter(|_| whole).and_then(|clause| self.named_in(clause, at));
            if let Some(named) = named {
                if found.as_ref().is_some_and(|found| !self.is_same(found, &named)) {
                    return None;
                }
                found = found.or(Some(named));
            }
            let Some(before) = begin.checked_sub(1) else { break };
            end = before;
        }
        found
    }

    /// `The plumber` and `our plumber` are one.
    fn is_same(&self, one: &Range<usize>, other: &Range<usize>) -> bool {
        let last = |of: &Range<usize>| of.end.checked_sub(1).map(|at| self.word(at));
        last(one) == last(other)
    }

    /// A clause ends at `at`.
    fn parts(&self, at: usize) -> bool {
        let sentences = &self.names.sentences;
        let joins =
            self.token(at).is_some_and(|token| sentences.links.has(token) || sentences.points.has(token));
        joins || parts_clauses(self.tokens, at)
    }

    /// Who does something in the clause, or what is so, if that may be what the pronoun at `at` stands for.
    fn named_in(&self, clause: Range<usize>, at: usize) -> Option<Range<usize>> {
        let referred = &self.names.referred;
        let (it, them) = (referred.it.contains(self.word(at)), referred.them.contains(self.word(at)));
        let skipped = |at: &usize| {
            self.token(*at).is_some_and(|token| {
                self.names.hesitations.has(token)
                    || self.names.sentences.circumstances.has(token)
                    || self.names.softeners.has(token)
                    || self.names.that.has(token) && !self.is_verb(*at + 1) && !self.is_verb(*at + 2)
            })
        };
        // `the book is called Dune, give it back`: what is said of it tells which one.
        let identifies = |at: usize| self.names.sentences.identifying.contains(self.word(at));
        let first = clause.clone().find(|at| !skipped(at)).filter(|_| !clause.clone().any(identifies))?;
        let led = self.is_leading(first) || self.names.noting.articles.contains(self.word(first));
        let verb = (first..clause.end).take(2 * NAMED).find(|at| self.ends_subject(*at, first))?;
        let end = if self.is_short(verb) && verb > first { verb + 1 } else { verb };
        let named = first..end;
        let count = named.clone().filter(|at| self.is_spoken(*at)).count();
        let nobody = named.clone().any(|at| self.names.sentences.nobody.contains(self.word(at)));
        if count == 0
            || count > NAMED
            || led && count == 1
            || nobody
            || named.clone().any(|at| self.is_pronoun(at))
        {
            return None;
        }
        let last = end - 1;
        let many = ends_in(self.word(last), "s") && !self.is_short(last);
        let owned = self.is_short(first) && count > 1;
        // `Would you believe it`, `Guess what`
        let asks = self.token(first).is_some_and(|first| self.may_be_verb(first));
        let called = !led && self.is_large(first) && !asks && (self.is_verb(verb) || self.is_short(verb));
        let somebody = !owned && (named.clone().any(|at| self.is_name(at)) || called);
        let so = || self.is_so(verb);
        let fits = match (it, them) {
            (true, _) => (led || owned) && !somebody && (!many || self.is_short(last)) && so(),
            (_, true) => led && many && !somebody,
            _ => somebody || led && !many,
        };
        fits.then_some(named)
    }

    /// What does something ends before the word at `at`, or in it: `jeep's`.
    fn ends_subject(&self, at: usize, first: usize) -> bool {
        let another =
            || self.is_verb(at) || self.is_subject(at) || self.names.inquiring.contains(self.word(at));
        at > first && another() || self.is_short(at) && self.says_how(at + 1)
    }

    /// `ready` of `jeep's ready`, `making` of `car's making`
    fn says_how(&self, at: usize) -> bool {
        let word = self.word(at);
        let forms = self.names.forms;
        forms.doing.end(word)
            || forms.did.end(word)
            || self.names.referred.ready.contains(word)
            || self.names.softeners.contains(word)
    }

    fn is_short(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| token.end - token.start > token.folded.len())
    }

    fn is_verb(&self, at: usize) -> bool {
        let small = |token: &Token<'_>| {
            token.said(self.text).starts_with(char::is_lowercase) && self.may_be_verb(token)
        };
        self.token(at).is_some_and(small)
    }

    fn may_be_verb(&self, token: &Token<'_>) -> bool {
        let sentences = &self.names.sentences;
        sentences.states.has(token)
            || sentences.finite.has(token)
            || sentences.past.has(token)
            || sentences.plural.has(token)
            || self.names.referred.states.has(token)
    }

    /// Something is so: `is ready`, `has arrived`, `needs`.
    fn is_so(&self, verb: usize) -> bool {
        self.is_short(verb) || self.names.referred.states.contains(self.word(verb)) || self.is_subject(verb)
    }

    /// `the monitor we bought`
    fn is_subject(&self, at: usize) -> bool {
        self.names.sentences.subjects.contains(self.word(at))
            && self.token(at).is_some_and(|token| token.kind == Kind::Word)
    }
}
