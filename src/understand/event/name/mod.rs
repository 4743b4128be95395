//! What remains of a memo as a person would write it into a calendar.
//!
//! What the time and the trigger needed is [`cut`]; [`talk`] goes, and at the [`edges`] what says nothing: a wish to have it
//! noted ([`noting`]), how it is [`meant`]; and the [`remnant`] of what went. What is [`done_to`] something is written
//! behind it; in Spanish that is [`pointed`] to behind the verb. Where too little is left, [`floor`] keeps all.

mod articled;
mod beside;
mod between;
pub(super) mod cut;
mod done_to;
mod done_to_named;
mod edges;
mod exclaimed;
mod floor;
mod home;
mod invited;
mod joint;
mod meant;
mod nothing;
mod noting;
pub(super) mod order;
mod owner;
mod parting;
mod pointed;
mod postponed;
mod referred;
mod remnant;
mod split;
mod suggested;
pub(super) mod talk;
mod turned;
mod whoever;
mod written;

use std::borrow::Cow;
use std::ops::Range;

use crate::understand::language::Names;
use crate::understand::words::{Kind, Token, is_apostrophe};
use articled::with_article;
use beside::{without_echo, without_hesitations, without_mended, without_slips, without_start};
use between::{
    past_held, without_being, without_instead, without_joints, without_lasting, without_namely,
    without_nearly, without_onward, without_other_clock,
};
use done_to::done_to;
use edges::{longest, opening, without_back, without_company, without_first, without_marks};
use exclaimed::{behind_exclaimed, exclaimed};
use home::Topic;
use joint::uncut;
use meant::{before_what_is_done, is_meant, is_short_name};
pub(super) use nothing::names_nothing;
use noting::noting;
use parting::parts_clauses;
use split::without_split;
use talk::{
    without_asides, without_check, without_clause, without_closing, without_host, without_mover,
    without_news, without_phoned, without_reason, without_report, without_visit,
};
use turned::{Straight, placed_behind, straightened, without_article};
pub(super) use written::capitalised;
use written::joined;

/// So many words more than an entry has may stay where they say what is at a place.
const PLACED: usize = 2;

/// No more words say what is done to somebody who was named before.
const DONE_TO: usize = 3;

/// What the time of a memo says of the words beside it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// Something is to be: what else is said is talk around it.
    Ahead,
    /// It is over: what was done is what it names.
    Over,
    /// There is none: nothing tells what of the memo is talk, and all of it stays.
    Untimed,
}

/// What remains of a memo as a person would write it into a calendar.
pub(super) struct Named {
    /// Empty if nothing remains.
    pub(super) name: String,
    /// The tokens of the name, in the order of the memo.
    pub(super) kept: Vec<usize>,
}

/// Names what happens; `cut` says for each token whether it belongs to the trigger or to a time, and `when` between which
/// tokens the time stands, empty if none was said.
pub(super) fn named(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    (told, when): (Told, Range<usize>),
    names: &Names,
) -> Named {
    let topic = if told == Told::Ahead { home::topic(text, tokens, cut, when.clone(), names) } else { None };
    if let Some(Topic { cut, place, joined }) = topic {
        let mut named = named_in_one(text, tokens, &cut, (told, 0..0), names);
        if joined.is_some() && named.kept.last() == joined.as_ref() {
            let thing = named.name.rfind(is_apostrophe).unwrap_or(named.name.len());
            named.name.truncate(thing);
        }
        if !named.name.is_empty() {
            return with_place(text, tokens, named, place, names);
        }
    }
    let called = if told == Told::Ahead { exclaimed(tokens, cut, names) } else { None };
    let named = named_in_one(text, tokens, cut, (told, when.clone()), names);
    if told == Told::Ahead
        && let Some((name, kept)) = home::whom(text, tokens, (cut, &named.kept), when.clone(), names)
    {
        return Named { name: capitalised(&name), kept };
    }
    match called {
        Some(mark) => {
            let called: Vec<usize> = named.kept.iter().copied().filter(|at| *at < mark).collect();
            if called.is_empty() { named } else { behind_exclaimed(text, tokens, (cut, called), when, names) }
        }
        None => named,
    }
}

/// What is named, with the `place` that was said beside the time.
fn with_place(text: &str, tokens: &[Token<'_>], named: Named, place: Range<usize>, names: &Names) -> Named {
    let Named { mut name, mut kept } = named;
    let said: Vec<usize> = place.collect();
    if let Some(first) = said.first().and_then(|at| tokens.get(*at)) {
        // `Salle 304`
        let led = names.ways.has(first);
        let small = (said[0], first.said(text).to_lowercase());
        name.push_str(if led { " " } else { ", " });
        name.push_str(&joined(text, tokens, &said, &[small], names));
    }
    kept.extend(said);
    kept.sort_unstable();
    Named { name, kept }
}

/// The same, if nothing that is called out goes before it, and the sentence with the time names something.
fn named_in_one(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    (told, when): (Told, Range<usize>),
    names: &Names,
) -> Named {
    let (uncut_by, time) = (cut, when.clone());
    let (mut cut, mut open) = (Cow::Borrowed(cut), uncut(tokens, cut, names));
    if told == Told::Ahead
        && let Some(end) = past_held(tokens, &cut, &open, names)
    {
        cut.to_mut().iter_mut().take(end).for_each(|cut| *cut = true);
        open = uncut(tokens, &cut, names);
    }
    let glance = home::Glance { text, tokens, cut: &cut, open: &open, when: when.clone(), names };
    if told == Told::Ahead
        && let Some(left) = home::without_offer(&glance)
    {
        open = uncut(tokens, &left, names);
        cut = Cow::Owned(left);
    }
    if told == Told::Ahead
        && let Some(named) = whoever::whoever(text, tokens, &cut, when.clone(), names)
    {
        return named;
    }
    for without in home::BESIDE.into_iter().filter(|_| told == Told::Ahead && !when.is_empty()) {
        let glance = home::Glance { text, tokens, cut: &cut, open: &open, when: when.clone(), names };
        if let Some(left) = without(&glance) {
            cut = Cow::Owned(left);
            open = uncut(tokens, &cut, names);
        }
    }
    let cut = &*cut;
    let whole = cut;
    let all = Remains::of_uncut(text, tokens, (cut, open.clone()), told, names);
    let kept = all.kept();
    if told == Told::Untimed {
        let cut = home::without_comment(text, tokens, cut, &kept, names);
        let remains = cut.map_or(all, |cut| Remains::of(text, tokens, &cut, told, names));
        let kept = articled::behind_article(tokens, remains.kept(), names);
        return Named { name: remains.written(text, tokens, names), kept };
    }
    let home = home::at_home(text, tokens, (cut, &open), (&kept, when.clone()), names);
    let at_home = home.and_then(|home| {
        let rest = Remains::of(text, tokens, &home.cut, told, names);
        let left = rest.kept();
        let names_it = match &home.ahead {
            Some(_) => !left.is_empty(),
            None => home::names_something(tokens, (&kept, &left), home.sure, names),
        };
        names_it.then_some((rest, left, home))
    });
    let (remains, kept, home) = match at_home {
        Some((rest, left, home)) => (rest, left, Some(home)),
        None => (all, kept, None),
    };
    if let Some(ahead) = home.as_ref().and_then(|home| home.ahead.clone()) {
        return done_to(text, tokens, ahead, (remains, kept), names);
    }
    let cut = home.as_ref().map_or(cut, |home| &home.cut);
    let orders = remains.straight.is_none() && !names.turned.articles.is_empty();
    let again = orders.then(|| behind_talk(tokens, cut, &kept)).flatten().and_then(|cut| {
        let again = Remains::of(text, tokens, &cut, told, names);
        let left = again.kept();
        (again.straight.is_some() && !left.is_empty()).then_some((again, left))
    });
    let (remains, kept) = again.unwrap_or((remains, kept));
    let brief = home::brief(text, tokens, cut, (&kept, when), names).and_then(|cut| {
        let brief = Remains::of(text, tokens, &cut, told, names);
        let left = brief.kept();
        let names_it = !points_back(tokens, &left, names) && !only_places(tokens, (&kept, &left), names);
        (!left.is_empty() && names_it).then_some((brief, left))
    });
    let (remains, kept) = brief.unwrap_or((remains, kept));
    if told == Told::Ahead
        && let Some(owned) = owner::owned(text, tokens, (&kept, time.clone()), names)
    {
        return owned;
    }
    let named = done_to_named::done_to_named(text, tokens, (uncut_by, &kept), names);
    if let Some((name, kept)) = named
        .or_else(|| invited::invited(text, tokens, &kept, names))
        .or_else(|| referred::referred(text, tokens, &kept, names))
    {
        return Named { name: capitalised(&name), kept };
    }
    if let Some((name, kept)) = pointed::pointed(text, tokens, (whole, &kept), names) {
        return Named { name, kept };
    }
    let ahead = told == Told::Ahead;
    let whole = ahead.then(|| floor::whole_if_little(text, tokens, (uncut_by, &kept), time, names)).flatten();
    if let Some(whole) = whole {
        return whole;
    }
    let name = remnant::to_be_done(text, tokens, (remains.written(text, tokens, names), &kept), names);
    let name = home::met(tokens, cut, (name, &kept), names);
    Named { name, kept: articled::behind_article(tokens, kept, names) }
}

/// `ich ruf sie an`: only something done to whoever was named before.
fn points_back(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let back = |at: &usize| {
        tokens.get(*at).is_some_and(|token| names.pronouns.has(token) || names.comments.back.has(token))
    };
    !names.comments.back.is_empty() && kept.len() <= DONE_TO && kept.iter().any(back)
}

/// `bei Doktor Brandl` of `Impfung für Jonte, die zweite, am Montag bei Doktor Brandl`: what is left of the few words
/// that are `kept` says only where something is.
fn only_places(tokens: &[Token<'_>], (kept, left): (&[usize], &[usize]), names: &Names) -> bool {
    let spoken = |at: &&usize| tokens.get(**at).is_some_and(Token::is_spoken);
    let led = left.first().and_then(|at| tokens.get(*at)).is_some_and(|first| names.ways.has(first));
    // `vergiss nicht, du musst mich um drei vom Reitstall abholen`
    let must = |at: &usize| tokens.get(*at).is_some_and(|token| names.noting.modals.has(token));
    let to_do = || ends_to_do(tokens, left, names) && kept.iter().any(must);
    led && kept.iter().filter(spoken).count() <= names.entry + PLACED
        && if kept.first() == left.first() { does_there(tokens, (kept, left), names) } else { !to_do() }
}

/// `bei Huber im Hof, dritter Stock, das Paket abholen`: behind the place that is `left` stands what is done there.
fn does_there(tokens: &[Token<'_>], (kept, left): (&[usize], &[usize]), names: &Names) -> bool {
    let mark = kept.iter().rposition(|at| parts_clauses(tokens, *at));
    let done = mark.and_then(|mark| kept.get(mark + 1..)).unwrap_or_default();
    let thing = done.first().and_then(|at| tokens.get(*at)).is_some_and(|first| names.what.has(first));
    let lost = done.first() > left.last();
    thing && lost && done.len() > 2 && ends_to_do(tokens, done, names)
}

/// `vom Reitstall abholen`: the last of the words is a verb that says what is to be done.
fn ends_to_do(tokens: &[Token<'_>], said: &[usize], names: &Names) -> bool {
    let last = said.last().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    names.verb_endings.iter().any(|end| last.ends_with(end))
}

/// The memo without the sentences before the name of which nothing is `kept`, if there are any: what is left may stand in
/// another order than a calendar's.
fn behind_talk(tokens: &[Token<'_>], cut: &[bool], kept: &[usize]) -> Option<Vec<bool>> {
    let first = *kept.first()?;
    let ends = |at: &usize| tokens.get(*at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
    let end = (0..first).rev().find(ends)?;
    let mut behind = cut.to_vec();
    behind.iter_mut().take(end + 1).for_each(|cut| *cut = true);
    (behind != cut).then_some(behind)
}

/// What remains of a memo, in the order of a calendar.
struct Remains<'t> {
    straight: Option<Straight<'t>>,
    left: Vec<usize>,
}

impl<'t> Remains<'t> {
    fn of(text: &str, tokens: &[Token<'t>], cut: &[bool], told: Told, names: &Names) -> Self {
        Remains::of_uncut(text, tokens, (cut, uncut(tokens, cut, names)), told, names)
    }

    /// The same, where it is known what is not cut.
    fn of_uncut(
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
    fn kept(&self) -> Vec<usize> {
        let Some(straight) = &self.straight else { return self.left.clone() };
        let mut kept: Vec<usize> =
            self.left.iter().filter_map(|at| straight.origins.get(*at).copied()).collect();
        kept.sort_unstable();
        kept.dedup();
        kept
    }

    fn written(self, text: &str, tokens: &[Token<'t>], names: &Names) -> String {
        capitalised(&self.said(text, tokens, names))
    }

    /// The same, if it does not begin the name.
    fn said(self, text: &str, tokens: &[Token<'t>], names: &Names) -> String {
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

/// Nobody says more in a row that says nothing. Each time all that is left is looked at, so that text without end must not
/// go on.
const PEELS: usize = 24;

/// The most words of why something is to happen.
const REASON: usize = 8;

/// `Kiran's got PE`: takes out what the possessive says already.
fn without_having(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let token = |at: Option<&usize>| at.and_then(|at| tokens.get(*at));
    let possessive =
        |token: &Token<'_>| token.end - token.start > token.folded.len() + 1 && !names.pronouns.has(token);
    let owner = |at: &usize| {
        token(kept.get(*at)).is_some_and(possessive)
            && kept.get(*at).map(|own| own + 1) == kept.get(at + 1).copied()
    };
    let Some(from) = (0..kept.len()).find(owner).map(|owner| owner + 1) else { return };
    let rest = kept.get(from..).unwrap_or_default();
    let Some(count) = longest(tokens, rest, &names.possessed, names) else { return };
    // `Lily's got a wobbly tooth so dentist`
    let apart = |at: &usize| kept.get(*at).copied() != kept.get(at - 1).map(|before| before + 1);
    let end = (from + count..kept.len()).find(apart).unwrap_or(kept.len());
    let therefore = |at: usize| token(kept.get(at)).is_some_and(|so| names.aside.therefore.has(so));
    // `Dad's got the glasses, so we're watching the eclipse`: what he has is why.
    let had = token(kept.get(from + count - 1)).is_some_and(|the| names.known.has(the));
    let speaks = |at: usize| {
        token(kept.get(at)).is_some_and(|who| names.sentences.own.has(who) && names.sentences.elided.has(who))
    };
    let why = (from + count + 1..end).take(REASON).find(|at| therefore(*at) && speaks(at + 1));
    // `so we're going`
    let says = |so: &usize| so + 3 < end;
    if let Some(so) = why.filter(|so| from == 1 && had && says(so)) {
        kept.drain(..=so);
        return;
    }
    if end > from + count + 2 && therefore(end - 2) && end < from + count + REASON {
        kept.drain(from..end - 1);
        return;
    }
    let next = token(kept.get(from + count)).filter(|next| next.is_spoken());
    if next.is_some_and(|next| !names.ways.has(next)) {
        kept.drain(from..from + count);
    }
}
