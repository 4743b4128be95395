//! What makes a number no time.
//!
//! A mere number or a short wait is no time where nothing is planned ([`unplanned`], by what shows that something is
//! [`intended`]), and a number is [`faint`] where its clause tells of something else, unless something was [`put_then`], with an article it may be which one ([`article`]),
//! and what is said of how something went in a memo that tells it is no time either ([`told_then`]).
//!
//! It may say how many there are ([`count`]), how far somebody counts ([`counting`]), how long something lasts ([`lasting`]) or took ([`done_within`]), how old somebody is ([`age`]), at what
//! something stands ([`gauge`]), which one it is ([`house`]) or which ones ([`seat`]), or be one of two on a [`scale`] or in a [`fraction`], or stand where a time could and be a [`value`]. An hour may be what time it is ([`time_now`]). Words that look like a time are none in the name of a [`site`], `hospital 12 de octubre`, of their
//! [`namesake`], `Herr Sonntag`, of their [`bearer`], `Mittwoch heißt die Tochter`, nor in a [`title`] that some [`work`] has, nor where the word itself is a [`mention`], `what does noon mean`, nor when something was [`told`] or is so in a [`remark`]; a weekend or feast may be what happens, not when ([`titled`]), and a part of the day of what [`kind`] it is.

mod age;
mod article;
mod bearer;
mod count;
mod counting;
mod done_within;
mod due;
mod faint;
mod fraction;
mod gauge;
mod granted;
mod house;
mod intended;
mod kind;
mod lasting;
mod mention;
mod namesake;
mod not_until;
mod put_then;
mod remark;
mod scale;
mod seat;
mod site;
mod time_now;
pub(super) mod title;
pub(super) mod titled;
mod told;
mod told_then;
mod unplanned;
mod value;
mod work;

use super::reader::Reader;
use crate::understand::language::{Sense, SenseKind};
use crate::understand::words::Kind;

impl Reader<'_> {
    /// What ends before `at` is written as a time: `14:30`, `3 pm`.
    pub(super) fn clock_ends(&self, at: usize) -> bool {
        let Some(last) = at.checked_sub(1) else { return false };
        self.is_any(last, &[Sense::OClock, Sense::Am, Sense::Pm])
            || self.number(last).is_some_and(|number| number.digits == 2)
                && self.is_glued(last)
                && last.checked_sub(1).is_some_and(|colon| self.kind(colon) == Some(Kind::Colon))
    }

    /// Nothing that a number could count follows.
    pub(super) fn bare_end(&self, at: usize) -> bool {
        match self.lex(at) {
            None => true,
            Some(lex) => {
                matches!(
                    lex.kind,
                    Kind::Comma | Kind::SentenceEnd | Kind::LineBreak | Kind::Semicolon | Kind::Dot
                ) || self.is_any(
                    at,
                    &[
                        Sense::To,
                        Sense::Until,
                        Sense::Ends,
                        Sense::For,
                        Sense::On,
                        Sense::At,
                        Sense::This,
                        Sense::Sharp,
                        Sense::Link,
                        Sense::Correct,
                    ],
                ) || self.is(at, Sense::From) && !self.is(at, Sense::Of)
                    || self.is_held_at(at) && self.is(at, Sense::Aside)
                    || self.is_a(at, SenseKind::Days)
                    || self.is_a(at, SenseKind::Part)
                    || self.is_a(at, SenseKind::AllDay)
                    || self.is(at, Sense::In) && self.is_a(self.skip(at + 1, &[Sense::The]), SenseKind::Part)
            }
        }
    }
}
