//! The clause in which the time is said: whole sentences beside it are talk.
//!
//! First goes how long it [`lasted`] or how it is [`priced`], who put it to the time ([`placed_then`], [`fixed_then`]) or
//! chose that ([`chosen`]) or [planned](planned_by) it, by whom it is [`held_by`], who called [`about`] it, who can see one
//! then or wants to do it ([`fitted_in`]) or was [`told_of`] it, how that was [`settled`] and [`with_whom`], [`arranged`],
//! [`handed`] on, how it [`came_about`] or was [gained](gained_for), [`closed`] or [`got`], at which it is
//! [`called_off`], who is [`available`] then, that there is one [`given`] or in which [`hours`], how something else is
//! [`stated`] to be, what is said [`besides`] behind it in a long memo, on what it depends ([`conditioned`]), with who
//! [`held`] it, and what is to be done [`beforehand`], and whole sentences [`apart`] from the one that names it. A memo
//! whose sentence with the time says nothing else is called by its [`topic`], without the [`news`] of it. Who is
//! [`shut`] then is told of before. [`whom`] is who a pronoun behind `with` stands for. An [`antecedent`] is who or
//! what a pronoun in that clause stands for; who is only [`described`] is told of behind it.
//! [`clauses`] says where one ends, [`sentence`] by which words a whole sentence is known, [`what`] which of them says what
//! happens, unless that is said [`elsewhere`] than beside the time, [`opened`], [`headed`] or [`begun`] there or
//! [`restated`], and [`talk`] which are talk beside it and what goes [`along`], unless the name [`needed`] them; without a
//! subject that tells it, by its [`remarks`]. However little is left names it, if that is [`sure`]. What is longer than an
//! entry still is made [`brief`], and what it ends in behind its time may be only [`trailing`]. Of a memo without a time
//! only what is said behind it goes ([`untimed`]).

mod about;
mod along;
mod antecedent;
mod apart;
mod arranged;
mod available;
mod beforehand;
mod begun;
mod besides;
mod brief;
mod called_off;
mod came_about;
mod chosen;
mod clauses;
mod closed;
mod conditioned;
mod described;
mod elsewhere;
mod fitted_in;
mod fixed_then;
mod gained_for;
mod given;
mod got;
mod handed;
mod headed;
mod held;
mod held_by;
mod hours;
mod lasted;
mod needed;
mod news;
mod noted_short;
mod opened;
mod placed_then;
mod planned_by;
mod priced;
mod remarks;
mod restated;
mod sentence;
mod settled;
mod shut;
mod stated;
mod sure;
mod talk;
mod told_of;
mod topic;
mod trailing;
mod untimed;
mod what;
mod whom;
mod with_whom;

use std::borrow::Cow;
use std::ops::Range;

use super::edges::longest;
use crate::understand::language::{Names, WordList};
use crate::understand::words::Token;
use about::without_caller;
use apart::without_apart;
use available::without_available;
use beforehand::without_beforehand;
use besides::without_besides;
pub(super) use brief::brief;
use called_off::without_called_off;
use came_about::without_news;
use chosen::without_chosen;
use closed::without_closing;
use conditioned::without_condition;
pub(super) use fitted_in::without_offer;
use fixed_then::without_fixer;
use given::without_given;
use got::without_got;
use handed::without_handed;
use held_by::without_holder;
use hours::without_hours;
use lasted::without_lasted;
use noted_short::without_verb;
use placed_then::without_mover;
use priced::without_price;
pub(super) use settled::met;
use settled::without_settled;
use stated::without_stated;
use told_of::without_told;
pub(super) use topic::{Topic, topic};
pub(super) use trailing::without_trailing;
pub(super) use untimed::without_comment;
pub(super) use what::names_something;
pub(super) use whom::whom;
use with_whom::without_settling;

/// A memo at a glance, by which most readers know that it does not say what they look for.
pub(super) struct Glance<'m, 't> {
    pub(super) text: &'m str,
    pub(super) tokens: &'m [Token<'t>],
    /// Whether each token belongs to the trigger, to a time or to what names nothing.
    pub(super) cut: &'m [bool],
    /// What is not cut, without what joins it to its time.
    pub(super) open: &'m [usize],
    /// Where the time stands; there is one.
    pub(super) when: Range<usize>,
    pub(super) names: &'m Names,
}

impl<'m, 't> Glance<'m, 't> {
    /// At most so many tokens directly before the time.
    fn before(&self, most: usize) -> &'m [Token<'t>] {
        self.tokens.get(self.when.start.saturating_sub(most)..self.when.start).unwrap_or_default()
    }

    /// The same to be read word by word.
    fn memo(&self) -> Memo<'m, 't> {
        let when = self.when.clone();
        Memo::new(self.text, self.tokens, self.cut, self.open, (self.open, when), self.names)
    }
}

/// Each takes more out of a memo, if there is any.
type Without = fn(&Glance<'_, '_>) -> Option<Vec<bool>>;

/// What stands beside the name and names nothing, in the order in which it goes.
pub(super) const BESIDE: [Without; 24] = [
    without_lasted,
    without_price,
    without_mover,
    without_chosen,
    without_holder,
    without_fixer,
    without_news,
    without_handed,
    without_caller,
    without_told,
    without_settled,
    without_settling,
    without_closing,
    without_stated,
    without_got,
    without_called_off,
    without_available,
    without_given,
    without_hours,
    without_verb,
    without_besides,
    without_condition,
    without_beforehand,
    without_apart,
];

/// The fewest words of a sentence.
const SENTENCE: usize = 2;

/// What a memo is without the sentences beside the clause that says what happens.
pub(super) struct AtHome {
    /// Whether each token belongs to the trigger, to a time or to such a sentence.
    pub(super) cut: Vec<bool>,
    /// The clause shows that what it says is what happens: `the survey is`, `so survey`.
    pub(super) sure: bool,
    /// What stands before the name, to which the speaker does what it says: `Brille` of `Brille abholen`.
    pub(super) ahead: Option<Range<usize>>,
}

/// The memo without the sentences of which something is `kept` of what was `named`, beside the clause with the time, which
/// stands at `when`, if that clause or one beside it says what happens and there are any.
pub(super) fn at_home(
    text: &str,
    tokens: &[Token<'_>],
    (cut, named): (&[bool], &[usize]),
    (kept, when): (&[usize], Range<usize>),
    names: &Names,
) -> Option<AtHome> {
    let mut memo = Memo::new(text, tokens, cut, named, (kept, when), names);
    let clauses = memo.clauses();
    if clauses.len() < 2 {
        return None;
    }
    if let Some(told) = memo
        .antecedent(&clauses)
        .or_else(|| memo.behind_condition(&clauses))
        .or_else(|| memo.carried(&clauses))
        .or_else(|| memo.begun(&clauses))
        .or_else(|| memo.headed(&clauses))
        .or_else(|| memo.opened(&clauses))
        .or_else(|| memo.described(&clauses))
        .or_else(|| memo.shut(&clauses))
    {
        return Some(told);
    }
    let home = memo.home(&clauses)?;
    let says_what = clauses.get(home.at)?;
    memo.opens = memo.stands_alone(says_what);
    if let Some(restated) = home.restated {
        let told = home.at < home.timed.start;
        let plain = |clause: &&Range<usize>| {
            let sees_to = || longest(tokens, memo.uncut(clause), &names.sentences.besides, names).is_some();
            told && memo.is_presented(clause) && !memo.is_whole(clause) && !sees_to()
        };
        let rest = clauses.iter().skip(home.timed.end).filter(plain);
        let behind: Vec<usize> = rest.flat_map(|clause| clause.start - 1..clause.end).collect();
        let mut cut = cut.to_vec();
        mark(&mut cut, 0..restated.start);
        for (at, cut) in cut.iter_mut().enumerate().skip(restated.end) {
            *cut |= behind.binary_search(&at).is_err();
        }
        return Some(AtHome { cut, sure: true, ahead: None });
    }
    let talk = memo.talk(&clauses, &home)?;
    let sure = memo.is_sure(&clauses, &talk, &home);
    let mut cut = cut.to_vec();
    let mut next = tokens.len();
    for (clause, talk) in clauses.iter().zip(&talk).rev() {
        if *talk {
            // The mark behind it goes with it, but not that of `Flohmarkt und ich bin Helfer, Treffpunkt …`.
            let joined = names.telling.encloses
                && clause
                    .start
                    .checked_sub(1)
                    .is_some_and(|before| !memo.parts(before) && !memo.is_cut(before));
            mark(&mut cut, clause.start..if joined { clause.end } else { next });
        }
        next = clause.start;
    }
    talk.contains(&true).then_some(AtHome { cut, sure, ahead: None })
}

fn mark(marks: &mut [bool], span: Range<usize>) {
    marks.iter_mut().take(span.end).skip(span.start).for_each(|mark| *mark = true);
}

/// Some of the tokens, in order.
struct Part<'m> {
    all: Cow<'m, [usize]>,
    /// How many of them stand before each token, and before the end.
    before: Vec<usize>,
}

impl<'m> Part<'m> {
    fn new(all: Cow<'m, [usize]>, tokens: usize) -> Self {
        let mut before = Vec::with_capacity(tokens + 1);
        all.iter().zip(0..).for_each(|(at, count)| before.resize(at + 1, count));
        before.resize(tokens + 1, all.len());
        Part { all, before }
    }

    /// Those that stand in the clause.
    fn within(&self, clause: &Range<usize>) -> &[usize] {
        let before = |at: usize| self.before.get(at).copied().unwrap_or(self.all.len());
        self.all.get(before(clause.start)..before(clause.end)).unwrap_or_default()
    }
}

struct Memo<'m, 't> {
    text: &'m str,
    tokens: &'m [Token<'t>],
    cut: &'m [bool],
    /// What no time and no trigger needed.
    uncut: Part<'m>,
    /// What is left without what joins a name to its time.
    named: Part<'m>,
    /// What is left of that without talk.
    kept: Part<'m>,
    /// Where the time stands.
    when: Range<usize>,
    names: &'m Names,
    /// For each token, whether only sentences have such a word.
    tells: Vec<bool>,
    /// The clause that says what happens opens with it: `the survey is`.
    opens: bool,
}

impl<'m, 't> Memo<'m, 't> {
    fn new(
        text: &'m str,
        tokens: &'m [Token<'t>],
        cut: &'m [bool],
        named: &'m [usize],
        (kept, when): (&'m [usize], Range<usize>),
        names: &'m Names,
    ) -> Self {
        let is_uncut = |at: &usize| cut.get(*at).is_some_and(|cut| !cut);
        let uncut: Vec<usize> = (0..tokens.len()).filter(is_uncut).collect();
        let part = |all: Cow<'m, [usize]>| Part::new(all, tokens.len());
        let (uncut, named, kept) = (part(uncut.into()), part(named.into()), part(kept.into()));
        let mut memo =
            Memo { text, tokens, cut, uncut, named, kept, when, names, tells: Vec::new(), opens: false };
        memo.tells = (0..tokens.len()).map(|at| memo.is_telling(at)).collect();
        memo
    }

    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", Token::word)
    }

    /// One of the words stands at `at`.
    fn is_in(&self, words: &WordList, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| words.has(token))
    }

    fn is_spoken(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_spoken)
    }

    fn is_cut(&self, at: usize) -> bool {
        self.cut.get(at).copied().unwrap_or_default()
    }

    /// What is kept of a clause.
    fn left(&self, clause: &Range<usize>) -> &[usize] {
        self.kept.within(clause)
    }

    /// What no time and no trigger needed of a clause.
    fn uncut(&self, clause: &Range<usize>) -> &[usize] {
        self.uncut.within(clause)
    }
}
