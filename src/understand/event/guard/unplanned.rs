//! A mere number, a time of day without a sign of one, or a short wait in a memo that plans nothing: `the lift stops at
//! five`, `réglé sur 4.35`, `she runs it in twenty minutes`.
//!
//! What people say of sizes, scores and machines has no end, so it is not looked for here: a number that could be a time is
//! one where something is held, comes, or is to be done, or where little else is said.

use super::faint::SMALL;
use crate::understand::event::clock::{HOUR, Half};
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// Later hours are spoken as `eight pm`.
const NOON: i64 = 12 * HOUR;

/// No more of them are spoken of as all: `las dos`.
const FEW: u64 = 4;

/// No more words beside the number are a name of what is held, `Lisa at five`, and no sentence.
const LITTLE: usize = 4;

impl Reader<'_> {
    /// What was read as `phrase` is faint, and nothing in the memo says that something is planned.
    pub(crate) fn is_unplanned(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let faint = || {
            // `they emailed me the twelfth at four`
            let day_with_hour = phrase.start.day.is_some() && phrase.start.clock.is_some();
            !day_with_hour && (self.is_only_a_number(phrase) || self.is_unsigned_hour(phrase))
                || self.is_short_wait(phrase)
        };
        // `pour le 5 des visiteurs`
        let for_a_day = || self.is_for_a_day(from) && !self.is_any(to, &[Sense::Of, Sense::From]);
        self.is_unspoken_hour(phrase)
            || self.are_both(phrase)
            || faint()
                && !self.is_said_alone(from, to)
                && !self.opens_memo(from, to)
                && !self.is_led_as_hour(from)
                && !for_a_day()
                && !self.is_granted(phrase)
                && !self.is_put_then(from)
                && !self.is_intended(phrase)
    }

    /// Hours and minutes of the first half of a day, `5:12`, and no word that goes with a time.
    fn is_unsigned_hour(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let hour = Point { clock: phrase.start.clock, ..Point::default() };
        let open = phrase.start.clock.is_some_and(|clock| clock.half == Half::Open);
        // `deux et demie`, `tres y media` are sizes, too.
        let counted = |at: usize| {
            self.is(at, Sense::And) || self.is(at, Sense::Half) && self.is(at.wrapping_sub(1), Sense::And)
        };
        let bare = |at: usize| {
            self.number(at).is_some()
                || matches!(self.kind(at), Some(Kind::Colon | Kind::Point))
                || self.is_any(at, &SMALL)
                || counted(at)
        };
        open && phrase.start == hour && (from..to).all(bare)
    }

    /// `in forty minutes`, and `now`, which often says how things are
    fn is_short_wait(&self, phrase: &Phrase) -> bool {
        let now = || phrase.is_now() && self.is(phrase.span.0, Sense::Weak);
        phrase.moment.is_some_and(|(wait, _)| wait > 0) || now()
    }

    /// `me llevo las dos`, `la de ocho`: so many of something, where nothing is held; but `Pádel las siete`, `son las
    /// dos`.
    fn are_both(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        if !self.time.relation_after || self.time.hour_sign || !self.is_only_a_number(phrase) {
            return false;
        }
        let Some(before) = from.checked_sub(1) else { return false };
        // but `a las dos`
        let the = self.is(from, Sense::The) && self.lex(from).is_some_and(|lex| lex.last == lex.first);
        let few = self.number(from + 1).is_some_and(|number| number.value <= FEW);
        let of_such =
            the && self.is(from + 1, Sense::Of) && !self.is(from + 1, Sense::OfThe) && phrase.end.is_none();
        let is = self.word(before).is_some_and(|word| self.time.now.is.contains(&word));
        let verb = self.kind(before) == Some(Kind::Word) && !self.starts_large(before) && !is;
        let held = || self.clause(from, to).any(|at| self.is_held_or_comes(at));
        (of_such && self.number(from + 2).is_some() || the && few && verb && !held()) && !self.opens(from)
    }

    /// `should hold at twenty`: an hour that is only written so, where nothing is held.
    fn is_unspoken_hour(&self, phrase: &Phrase) -> bool {
        let late = phrase.start.clock.is_some_and(|clock| clock.seconds > NOON);
        let (from, to) = phrase.span;
        let spelt = || self.is_only_a_number(phrase) && self.is_spelt(from, to);
        // `the bin's still at fifteen`
        let still = from
            .checked_sub(1)
            .is_some_and(|at| self.any_token(at, |token| self.time.agreed.offers.only.has(token)));
        self.time.names_lead
            && late
            && spelt()
            && (still || !self.clause(from, to).any(|at| self.says_a_plan(at)))
    }

    /// Hardly anything but the time is said.
    fn is_said_alone(&self, from: usize, to: usize) -> bool {
        let spoken = |at: &usize| matches!(self.kind(*at), Some(Kind::Word | Kind::Number));
        let before = (self.said.0..from).filter(spoken).take(LITTLE + 1).count();
        let behind = (to..self.said.1).filter(spoken).take(LITTLE + 1).count();
        before + behind <= LITTLE
    }

    /// `Am Vierten Blutspenden`, `A las diez …`, `El uno, inventario`
    fn opens_memo(&self, from: usize, to: usize) -> bool {
        let led = self.is_any(from, &[Sense::On, Sense::At, Sense::In]) && !self.time.relation_after;
        self.opens(from) && (led || self.kind(to) == Some(Kind::Comma))
    }

    /// `a las nueve`, where a sign of the hour stands before it.
    fn is_led_as_hour(&self, from: usize) -> bool {
        self.time.relation_after && !self.time.hour_sign && self.is(from, Sense::At)
    }
}
