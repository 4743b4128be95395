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
mod elided;
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
mod possessed;
mod postponed;
mod referred;
mod remains;
mod remnant;
mod scant;
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
use between::past_held;
use done_to::done_to;
use exclaimed::{behind_exclaimed, exclaimed};
use home::Topic;
use joint::uncut;
pub(super) use nothing::names_nothing;
use remains::Remains;
use scant::{only_places, points_back};
pub(super) use written::capitalised;
use written::joined;

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
    let brief = home::brief(text, tokens, cut, (&kept, when.clone()), names).and_then(|cut| {
        let brief = Remains::of(text, tokens, &cut, told, names);
        let left = brief.kept();
        let names_it = !points_back(tokens, &left, names) && !only_places(tokens, (&kept, &left), names);
        (!left.is_empty() && names_it).then_some((brief, left))
    });
    let (remains, kept) = brief.unwrap_or((remains, kept));
    let ahead = told == Told::Ahead;
    let trailing = ahead.then(|| home::without_trailing(text, tokens, cut, (&kept, when), names)).flatten();
    let short = trailing.map(|cut| Remains::of(text, tokens, &cut, told, names));
    let (remains, kept) = match short.map(|short| (short.kept(), short)) {
        Some((left, short)) if !left.is_empty() => (short, left),
        _ => (remains, kept),
    };
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
