//! What remains of a memo once the time, the trigger and the talk around it went, in the order of a calendar.

use std::borrow::Cow;

use super::articled::{with_article, without_own};
use super::beside::{without_echo, without_hesitations, without_mended, without_slips, without_start};
use super::between::{
    without_being, without_instead, without_joints, without_lasting, without_namely, without_nearly,
    without_onward, without_other_clock,
};
use super::edges::{longest, opening, without_back, without_company, without_first, without_marks};
use super::joint::uncut;
use super::meant::{before_what_is_done, is_meant, is_short_name};
use super::noting::noting;
use super::parting::parts_clauses;
use super::possessed::without_having;
use super::split::without_split;
use super::talk::{
    without_asides, without_check, without_clause, without_closing, without_host, without_mover,
    without_news, without_phoned, without_reason, without_report, without_visit,
};
use super::turned::{Straight, placed_behind, straightened, without_article};
use super::written::joined;
use super::{Told, capitalised, remnant};
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// Nobody says more in a row that says nothing. Each time all that is left is looked at, so that text without end must
/// not go on.
const PEELS: usize = 24;

/// What remains of a memo, in the order of a calendar.
pub(super) struct Remains<'t> {
    pub(super) straight: Option<Straight<'t>>,
    left: Vec<usize>,
}

impl<'t> Remains<'t> {
    pub(super) fn of(text: &str, tokens: &[Token<'t>], cut: &[bool], told: Told, names: &Names) -> Self {
        Remains::of_uncut(text, tokens, (cut, uncut(tokens, cut, names)), told, names)
    }

    /// The same, where it is known what is not cut.
    pub(super) fn of_uncut(
        text: &str,
        tokens: &[Token<'t>],
        (cut, kept): (&[bool], Vec<usize>),
        told: Told,
        names: &Names,
    ) -> Self {
        let straight = straightened(text, tokens, cut, told, names);
        let left = match &straight {
            Some(Straight { tokens, cut, .. }) => {
                left(text, tokens, (cut, uncut(tokens, cut, names)), told, names)
            }
            None => left(text, tokens, (cut, kept), told, names),
        };
        Remains { straight, left }
    }

    /// Its tokens, in the order of the memo.
    pub(super) fn kept(&self) -> Vec<usize> {
        let Some(straight) = &self.straight else { return self.left.clone() };
        let mut kept: Vec<usize> =
            self.left.iter().filter_map(|at| straight.origins.get(*at).copied()).collect();
        kept.sort_unstable();
        kept.dedup();
        kept
    }

    pub(super) fn written(self, text: &str, tokens: &[Token<'t>], names: &Names) -> String {
        capitalised(&self.said(text, tokens, names))
    }

    /// The same, if it does not begin the name.
    pub(super) fn said(self, text: &str, tokens: &[Token<'t>], names: &Names) -> String {
        let (tokens, mut written) = match self.straight {
            Some(straight) => (Cow::Owned(straight.tokens), straight.written),
            None => (Cow::Borrowed(tokens), Vec::new()),
        };
        let left = match placed_behind(text, &tokens, &self.left, names) {
            Some((placed, leads)) => {
                written.push(leads);
                placed
            }
            None => self.left,
        };
        written.extend(without_article(text, &tokens, &left, names));
        written.extend(with_article(text, &tokens, &left, names));
        written.extend(wished(&tokens, &left, names));
        joined(text, &tokens, &left, &written, names)
    }
}

/// `faire` for `fasse` behind `il faut que je`, with which the kept tokens begin.
fn wished(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<(usize, String)> {
    let first = *kept.first().filter(|_| !names.wished.is_empty())?;
    let before = |back: usize| first.checked_sub(back).and_then(|at| tokens.get(at));
    let wished = before(1).is_some_and(|who| names.sentences.own.has(who))
        && before(2).is_some_and(|that| names.that.has(that));
    let (_, form) = names
        .wished
        .iter()
        .find(|(said, _)| wished && tokens.get(first).is_some_and(|verb| verb.word() == *said))?;
    Some((first, (*form).to_owned()))
}

/// The tokens of the name, of those that are not cut.
fn left(
    text: &str,
    tokens: &[Token<'_>],
    (cut, mut kept): (&[bool], Vec<usize>),
    told: Told,
    names: &Names,
) -> Vec<usize> {
    without_nearly(text, tokens, cut, &mut kept, names);
    without_joints(text, tokens, &mut kept, names);
    without_namely(tokens, &mut kept, names);
    without_instead(tokens, cut, &mut kept, names);
    without_onward(tokens, cut, &mut kept, names);
    without_lasting(tokens, cut, &mut kept, names);
    without_other_clock(tokens, cut, &mut kept, names);
    without_having(tokens, &mut kept, names);
    if told != Told::Untimed {
        without_slips(tokens, &mut kept, names);
        without_mended(text, tokens, &mut kept, names);
        without_start(text, tokens, &mut kept, names);
    }
    without_hesitations(text, tokens, &mut kept, names);
    let mut kept = without_lone_brackets(tokens, kept);
    if told != Told::Untimed {
        without_check(tokens, &mut kept, names);
        without_clause(tokens, cut, &mut kept, names);
        without_report(tokens, &mut kept, names);
        without_asides(text, tokens, cut, &mut kept, names);
        without_being(text, tokens, &mut kept, names);
    }
    without_split(tokens, &mut kept, names);
    if told != Told::Untimed {
        without_please(tokens, &mut kept, names);
    }
    without_cry(tokens, &mut kept, &["!"]);
    without_host(tokens, &mut kept, names);
    let mut rest = bare(text, tokens, &kept, cut, told, names).to_vec();
    // `note that book club is at Helen's`
    if told != Told::Untimed && !names.known.is_empty() && rest.len() < kept.len() {
        without_being(text, tokens, &mut rest, names);
    }
    without_visit(tokens, &mut rest, names);
    without_mover(tokens, &mut rest, names);
    without_echo(tokens, &mut rest, names);
    let asks = rest.iter().any(|at| tokens.get(*at).is_some_and(|token| names.inquiring.has(token)));
    without_cry(tokens, &mut rest, if asks { &["!"] } else { &["!", "?"] });
    if told == Told::Ahead {
        remnant::without_remnants(text, tokens, &mut rest, names);
        without_own(text, tokens, &mut rest, names);
    }
    rest
}

/// `put in my leave please, the third to the fifth, off to Harris`: takes out the word that asks for it before a mark.
fn without_please(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let is_mark =
        |at: usize| token(at).is_some_and(|token| matches!(token.kind, Kind::Comma | Kind::SentenceEnd));
    let please = |at: usize| {
        let please = token(at).is_some_and(|token| names.softeners.has(token));
        please && token(at).is_some_and(|token| names.courtesies.holds(token.word()))
    };
    // `teach Max to say please, …`
    let said =
        |at: usize| token(at).is_some_and(|token| token.is_spoken() && !names.sentences.tells.has(token));
    let whole =
        |at: usize| kept.get(at - 1).zip(kept.get(at)).is_some_and(|(before, next)| before + 1 == *next);
    let found = (1..kept.len()).find(|at| please(*at) && whole(*at) && said(at - 1) && is_mark(at + 1));
    if let Some(at) = found {
        kept.remove(at);
    }
}

/// `bins out!`: takes out the marks at the end, which a recogniser heard.
fn without_cry(tokens: &[Token<'_>], kept: &mut Vec<usize>, marks: &[&str]) {
    let is_mark = |at: &usize| tokens.get(*at).is_some_and(|token| marks.contains(&token.word()));
    while kept.last().is_some_and(is_mark) {
        kept.pop();
    }
}

/// The tokens without a bracket whose other one was cut with what stood in it: `dentist (Mon 8:15)`.
fn without_lone_brackets(tokens: &[Token<'_>], kept: Vec<usize>) -> Vec<usize> {
    let is = |at: usize, mark: &str| tokens.get(at).is_some_and(|token| token.word() == mark);
    let mut open = Vec::with_capacity(kept.len());
    for at in kept {
        let closes = |from: &str, to: &str| is(at, to) && open.last().is_some_and(|last| is(*last, from));
        // `(90 min)`: what opened was cut out with it.
        let lone = |from: &str, to: &str| is(at, to) && !open.iter().any(|before| is(*before, from));
        if closes("(", ")") || closes("[", "]") {
            open.pop();
        } else if !lone("(", ")") && !lone("[", "]") {
            open.push(at);
        }
    }
    open
}

/// What is kept without what only leads in and out.
fn bare<'k>(
    text: &str,
    tokens: &[Token<'_>],
    kept: &'k [usize],
    cut: &[bool],
    told: Told,
    names: &Names,
) -> &'k [usize] {
    let is_question = |at: &usize| tokens.get(*at).is_some_and(|token| token.word() == "?");
    let without_question = |rest: &'k [usize]| match rest {
        [but_last @ .., last] if is_question(last) => but_last,
        _ => rest,
    };
    let led = kept.first().is_some_and(|first| cut.iter().take(*first).any(|cut| *cut));
    // `could you put … in the calendar?`: what asks takes its mark with it.
    let asks = |at: &usize| {
        tokens.get(*at).is_some_and(|token| names.noting.questions.has(token) || names.asked.has(token))
    };
    let asked = kept.first().is_some_and(asks) && opening(tokens, kept, names).is_some();
    let mut rest = if asked { without_question(kept) } else { kept };
    // What goes at the front makes no closing of the end.
    let mut unclosed = None;
    for _ in 0..PEELS {
        let before = rest.len();
        rest = without_marks(tokens, rest);
        // `thanks, and one more for the diary: …`
        if told == Told::Ahead
            && let Some(thanks) = longest(tokens, rest, &names.courtesies, names)
            && rest.get(thanks).is_some_and(|at| parts_clauses(tokens, *at))
            && rest.len() > thanks + 1
        {
            rest = rest.get(thanks + 1..).unwrap_or_default();
        }
        // `spoke to the bank yesterday`: what is over is what was done.
        rest = if told == Told::Over { rest } else { without_news(tokens, rest, names) };
        rest = if told == Told::Untimed { rest } else { without_reason(tokens, rest, names) };
        rest = if told == Told::Ahead { without_phoned(tokens, rest, names) } else { rest };
        if told != Told::Untimed && (unclosed.is_none() || unclosed != rest.last()) {
            let left = without_closing(tokens, rest, names);
            unclosed = rest.last().filter(|_| left.len() == rest.len());
            rest = left;
        }
        // `mir mit dem Titel …`: what says nothing goes first.
        let taken = opening(tokens, rest, names)
            .filter(|taken| *taken != 1 || told != Told::Ahead || !is_family(text, tokens, rest, names))
            .map(|taken| before_what_is_done(text, tokens, rest, taken, told == Told::Over, names));
        rest = match taken {
            Some(taken) if !is_meant(tokens, rest, taken, led, names) => {
                // `peux-tu bloquer … ?`
                let asks = names.noting.questions.is_empty() && noting(tokens, rest, names).is_some();
                let rest = without_first(tokens, rest, taken);
                if asks { without_question(rest) } else { rest }
            }
            Some(_) => rest,
            None => without_company(tokens, rest, names),
        };
        if !rest.last().is_some_and(|last| is_short_name(text, tokens, *last, names)) {
            rest = without_back(tokens, rest, names);
        }
        if rest.len() == before {
            break;
        }
    }
    rest
}

/// `les Morel`: the article belongs to the name of several who are written large.
fn is_family(text: &str, tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [the, who, ..] = kept else { return false };
    let token = |at: &usize| tokens.get(*at);
    let large = token(who).is_some_and(|who| who.said(text).starts_with(char::is_uppercase));
    let small =
        tokens.iter().any(|token| token.is_spoken() && token.said(text).starts_with(char::is_lowercase));
    large && small && the + 1 == *who && token(the).is_some_and(|the| names.articles.several.has(the))
}
