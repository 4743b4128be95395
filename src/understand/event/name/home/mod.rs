//! The clause in which the time is said: whole sentences beside it are talk.
//!
//! [`clauses`] says where one ends, [`sentence`] by which words a whole sentence is known.

mod clauses;
mod sentence;

use std::ops::Range;

use super::edges::longest;
use super::talk::says_what;
use super::uncut;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// The fewest words of a sentence.
const SENTENCE: usize = 2;

/// What stands before so long a sentence of talk is talk; but not what stands before `you know`.
const LONG: usize = 4;

/// No more words cry out or address somebody between talk and what happens.
const CRY: usize = 2;

/// So few words with one that points back name nothing: `call him`.
const SHORT: usize = 3;

/// In no more words a sentence behind the name says something worth keeping: `we're meeting at the car park`.
const WORTH: usize = 8;

/// Marks the sentences that are still `kept` beside the clause with the time, which stands at `when`, if that clause or one
/// beside it says what happens. Answers whether that clause says so for sure, if there are any.
pub(crate) fn mark_elsewhere(
    text: &str,
    tokens: &[Token<'_>],
    cut: &mut [bool],
    (kept, when): (&[usize], Range<usize>),
    names: &Names,
) -> Option<bool> {
    let named = uncut(tokens, cut, names);
    let mut memo = Memo { text, tokens, cut, named: &named, kept, when: when.clone(), names, opens: false };
    let clauses = memo.clauses();
    let timed = |clause: &Range<usize>| clause.start < when.end && when.start < clause.end;
    let first = clauses.iter().position(timed)?;
    let last = clauses.iter().rposition(timed).unwrap_or(first);
    let home = memo.home(&clauses, first..last + 1)?;
    if clauses.iter().skip(1).any(|clause| memo.mends(clause)) {
        return None;
    }
    let says_what = clauses.get(home)?;
    memo.opens = memo.stands_alone(says_what);
    let brief = memo.left(says_what).len() < SENTENCE;
    // `im Pfarrsaal`, of `ich vergess das sonst, das Turnen ist am Dienstag im Pfarrsaal`
    let lost = memo.opens && memo.left(says_what).is_empty() || memo.leans(kept);
    let others = || clauses.iter().enumerate().filter(|(at, _)| *at != home);
    let lost = lost && others().all(|(_, clause)| memo.keeps_talk_of(clause));
    // The name stands in one clause already.
    if !lost && clauses.iter().filter(|clause| !memo.left(clause).is_empty()).count() < 2 {
        return None;
    }
    let talk = |(at, clause): (usize, &Range<usize>)| {
        let beside = at != home && !(first..=last).contains(&at);
        beside && (lost || !memo.left(clause).is_empty() && memo.is_talk(clause, at < home, brief))
    };
    let mut talk: Vec<bool> = clauses.iter().enumerate().map(talk).collect();
    // `she was born on May 3rd, 1940`
    for at in 1..talk.len() {
        let number = clauses.get(at).is_some_and(|clause| memo.is_number(clause));
        let goes = number && talk.get(at - 1).copied().unwrap_or_default();
        talk.iter_mut().skip(at).take(1).for_each(|talk| *talk |= goes);
    }
    // `The doctor only wants to check. Scan on Monday …`
    let sentence = memo.first_of_its_sentence(&clauses, home);
    if talk.iter().take(sentence).any(|talk| *talk) {
        talk.iter_mut().take(sentence).for_each(|talk| *talk = true);
    }
    if let Some(told) = talk.iter().take(home).rposition(|talk| *talk) {
        let long = |clause: &Range<usize>| clause.clone().filter(|at| memo.is_spoken(*at)).count() >= LONG;
        if clauses.get(told).is_some_and(long) {
            talk.iter_mut().take(told).for_each(|talk| *talk = true);
        }
        // `it's reserved, the beer as well, the assembly is …`
        let whole = memo.opens && memo.says_a_sentence(&memo.uncut(says_what));
        talk.iter_mut().take(if whole { home } else { 0 }).skip(told).for_each(|talk| *talk = true);
        // `oh, how lovely, we all get together at last, lunch at …`, `…, poor thing, hip operation on …`
        let cry = |at: &usize| clauses.get(*at).is_some_and(|clause| memo.left(clause).len() <= CRY);
        let cries: Vec<usize> = (0..home).filter(cry).collect();
        cries.into_iter().for_each(|at| talk.iter_mut().skip(at).take(1).for_each(|talk| *talk = true));
    }
    talk.iter_mut().take(last + 1).skip(first).for_each(|talk| *talk = false);
    // `the survey is …`, `…, so survey`, `because of my back, osteopath`
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let opened = clauses.first().map_or("", |clause| word(clause.start));
    let said = &names.sentences;
    let sure = memo.opens && memo.is_article(says_what.start)
        || said.points.contains(&word(says_what.start))
        || said.breaks.contains(&opened);
    let mut next = tokens.len();
    for (clause, talk) in clauses.iter().zip(&talk).rev() {
        if *talk {
            // The mark behind it goes with it.
            cut.iter_mut().take(next).skip(clause.start).for_each(|cut| *cut = true);
        }
        next = clause.start;
    }
    talk.contains(&true).then_some(sure)
}

/// Those of `all`, which are in order, that stand in the clause.
fn within<'a>(all: &'a [usize], clause: &Range<usize>) -> &'a [usize] {
    let [from, to] = [clause.start, clause.end].map(|edge| all.partition_point(|at| *at < edge));
    all.get(from..to).unwrap_or_default()
}

struct Memo<'m, 't> {
    text: &'m str,
    tokens: &'m [Token<'t>],
    cut: &'m [bool],
    /// What is left without what joins a name to its time.
    named: &'m [usize],
    /// What is left of that without talk.
    kept: &'m [usize],
    /// Where the time stands.
    when: Range<usize>,
    names: &'m Names,
    /// The clause that says what happens opens with it: `the survey is`.
    opens: bool,
}

impl Memo<'_, '_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", Token::word)
    }

    fn is_spoken(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_spoken)
    }

    /// What is kept of a clause.
    fn left(&self, clause: &Range<usize>) -> &[usize] {
        within(self.kept, clause)
    }

    /// What no time and no trigger needed of a clause.
    fn uncut(&self, clause: &Range<usize>) -> Vec<usize> {
        clause.clone().filter(|at| !self.cut.get(*at).copied().unwrap_or_default()).collect()
    }

    /// Which clause opens the sentence that `home` stands in.
    fn first_of_its_sentence(&self, clauses: &[Range<usize>], home: usize) -> usize {
        let ends = |clause: &Range<usize>| {
            let mut behind = self.tokens.iter().skip(clause.end).take_while(|token| !token.is_spoken());
            behind.any(|mark| matches!(mark.kind, Kind::SentenceEnd | Kind::LineBreak))
        };
        clauses.iter().take(home).rposition(ends).map_or(0, |last| last + 1)
    }

    /// Nothing is left of it, or what is left only tells something or puts it down: `block that out in the calendar`.
    fn keeps_talk_of(&self, clause: &Range<usize>) -> bool {
        let put = |at: &usize| self.names.put.contains(&self.word(*at));
        // `…, deshalb ist die Kontrolle am 25. Januar`: another time is said there.
        let numbered = |at: usize| self.tokens.get(at).is_some_and(|token| token.kind == Kind::Number);
        self.left(clause).iter().all(put) || self.is_sentence(clause) && !clause.clone().any(numbered)
    }

    fn is_number(&self, clause: &Range<usize>) -> bool {
        self.left(clause)
            .iter()
            .all(|at| self.tokens.get(*at).is_some_and(|token| token.kind == Kind::Number))
    }

    /// `Mum, I mean Gran`
    fn mends(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause);
        let mended = self.left(clause).first().is_some_and(|left| said.first() != Some(left));
        mended && longest(self.tokens, &said, &self.names.speaking.mends, self.names).is_some()
    }

    fn is_sentence(&self, clause: &Range<usize>) -> bool {
        let sentence = |said: &[usize]| self.says_a_sentence(said);
        sentence(self.left(clause)) || self.opens && sentence(&self.uncut(clause))
    }

    /// A sentence that does not say what happens, `before` the clause that does or behind it; behind a name that is
    /// `brief` it may say what that is about: `garage, they want the car`.
    fn is_talk(&self, clause: &Range<usize>, before: bool, brief: bool) -> bool {
        let said = &self.names.sentences;
        let left = self.uncut(clause);
        let first = left.first().map_or("", |at| self.word(*at));
        // `if you could drop that in the calendar`
        let asks = clause.clone().any(|at| self.cut.get(at).copied().unwrap_or_default());
        let somebody = |at: &&usize| {
            let word = self.word(**at);
            !said.impersonal.contains(&word) && (said.subjects.contains(&word) || self.is_elided(**at))
        };
        let condition = said.conditions.contains(&first)
            && (before || !asks)
            && !left.iter().skip(1).any(|at| somebody(&at));
        if !self.is_sentence(clause) || condition {
            return false;
        }
        if before {
            return true;
        }
        // `Kino, Das Leben ist schön`
        let comma = clause.start.checked_sub(1).is_some_and(|mark| self.word(mark) == ",");
        let large = left.first().and_then(|at| self.tokens.get(*at)).is_some_and(|token| {
            // `I` is always large.
            let alone = token.word().len() == 1 || self.is_elided(clause.start);
            let does = || left.iter().skip(1).any(|at| self.is_subject(*at));
            token.said(self.text).starts_with(char::is_uppercase) && !alone && !does()
        });
        // `fragen, wo der Schlüssel ist`
        let asked = self.names.inquiring.contains(&first) || self.names.whether.contains(&first);
        let asked = asked && !said.breaks.contains(&first) && !self.names.that.contains(&first);
        let worth = left.len() <= WORTH && left.iter().any(|at| said.worth.contains(&self.word(*at)));
        !(comma && large || asked || worth || brief)
    }

    /// The clause that names what happens: the one with the time or, where that says nothing else, one beside it.
    fn home(&self, clauses: &[Range<usize>], timed: Range<usize>) -> Option<usize> {
        let names_it = |at: &usize| clauses.get(*at).is_some_and(|clause| self.names_it(clause));
        let phrase = |at: &usize| {
            let left = clauses.get(*at).map(|clause| self.left(clause)).unwrap_or_default();
            !self.says_a_sentence(left) && !self.leans(left) && says_what(self.tokens, left, self.names)
        };
        // `We have to talk about the roof. Monday at six suits everyone`
        let opens = clauses.iter().take(timed.start).all(|clause| self.left(clause).is_empty());
        let behind = || (timed.end..clauses.len()).find(names_it).filter(phrase).filter(|_| opens);
        timed.clone().find(names_it).or_else(|| (0..timed.start).rev().find(phrase)).or_else(behind)
    }

    /// Something in it says what happens, and needs nothing that was said before: `he comes`, `at the hospital`.
    fn names_it(&self, clause: &Range<usize>) -> bool {
        let said = within(self.named, clause);
        // `the bike, which I sold, is picked up`
        let is = self.names.sentences.is.contains(&self.word(clause.start));
        !is && !self.leans(said) && says_what(self.tokens, said, self.names)
    }

    fn leans(&self, said: &[usize]) -> bool {
        let names = self.names;
        let first = said.iter().find(|at| !self.leads(**at)).map_or("", |at| self.word(*at));
        names.pronouns.contains(&first)
            || names.ways.contains(&first)
            || names.company.holds(first)
            || names.whether.contains(&first)
    }

    /// `the survey is`, but `der kommt`: nobody who was named before does it.
    fn stands_alone(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause).into_iter().find(|at| !self.leads(*at));
        let names = self.names;
        let does = |at: usize| {
            let word = self.word(at);
            let asks = names.inquiring.contains(&word) || names.whether.contains(&word);
            names.telling.does.contains(&word) || asks || self.tells(at)
        };
        said.is_some_and(|first| !(does(first) || self.is_article(first) && does(first + 1)))
    }
}

/// Whether `kept`, which is left of what was `named` without the sentences beside it, still names what happens.
pub(crate) fn names_something(
    tokens: &[Token<'_>],
    (named, kept): (&[usize], &[usize]),
    sure: bool,
    names: &Names,
) -> bool {
    let said = &names.sentences;
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let words =
        |all: &[usize]| all.iter().filter(|at| tokens.get(**at).is_some_and(Token::is_spoken)).count();
    let content = |word: &str| {
        let small =
            said.subjects.contains(&word) || said.states.contains(&word) || said.links.contains(&word);
        !small && !names.pronouns.contains(&word) && !names.ways.contains(&word)
    };
    // `in-laws`
    let joined =
        kept.get(1).and_then(|at| tokens.get(*at)).is_some_and(|next| next.kind == Kind::Dash && next.glued);
    let first = kept.first().filter(|_| !joined).map_or("", word);
    let leans = names.ways.contains(&first) || names.pronouns.contains(&first) || said.links.contains(&first);
    // `How's Dave? Call him`
    let back = |at: &usize| {
        let word = word(at);
        names.aside.back.contains(&word)
            || names.comments.back.contains(&word)
            || said.objects.contains(&word)
    };
    // `Leo is turning five, party`: more than one word says what happens, unless much talk stands beside it.
    let brief = !sure && words(kept) < SENTENCE && words(named) <= WORTH;
    let leans = leans && named.first() != kept.first();
    !(leans || brief || words(kept) <= SHORT && kept.iter().any(back))
        && kept.iter().any(|at| words(&[*at]) > 0 && content(word(at)))
}
