//! Places that are named for a day.

use chrono::Datelike;

use crate::understand::event::clock::Trust;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// How many words a day may have that a place is named for: `del 12 de octubre de 1984`.
const DATED: usize = 7;

/// The most words of a date before its last: `19-Mars-1962`, `Nueve de Julio`.
const WRITTEN: usize = 4;

/// How far before the place another day is looked for.
const FAR: usize = 12;

impl Reader<'_> {
    /// What stands at `at` belongs to the name of a place: `hospital 12 de octubre`, `lycée du 8 mai 1945`.
    pub(crate) fn names_site(&self, at: usize) -> bool {
        let opens = || (at..at + 2).any(|the| self.is_in_the(the) && self.named_for(the).is_some());
        let within = || {
            let mut before = (at.saturating_sub(DATED)..at)
                .rev()
                .take_while(|before| at == before + 1 || self.is_of_date(before + 1));
            before.any(|site| {
                (self.is_site(site) || self.is_in_the(site))
                    && self.named_for(site).is_some_and(|end| at < end)
            })
        };
        !self.time.sites.is_empty() && (opens() || within() || self.is_in_date_as_name(at))
    }

    /// `Quatre-Septembre`, `parking du 11-Novembre`, `Nueve de Julio`: a date that is written like a name, around `at`.
    fn is_in_date_as_name(&self, at: usize) -> bool {
        let of_days = |at: usize| self.is(at, Sense::The) && self.is(at, Sense::On);
        let small = |at: usize| {
            self.is_any(at, &[Sense::Of, Sense::The, Sense::At, Sense::On, Sense::In]) && !of_days(at)
        };
        (at.saturating_sub(WRITTEN)..at + 3).any(|day| {
            let led = !day.checked_sub(1).is_some_and(of_days);
            led && (at..day).all(small) && self.date_as_name(day).is_some_and(|end| at < end)
        })
    }

    /// Where a date ends that is joined by hyphens, or whose number is a word with a capital; the month has one, too.
    fn date_as_name(&self, day: usize) -> Option<usize> {
        let number = self.number(day).filter(|number| (1..=31).contains(&number.value))?;
        let dash =
            |at: usize| self.kind(at) == Some(Kind::Dash) && self.is_glued(at) && self.is_glued(at + 1);
        let dashed = dash(day + 1);
        let month = if dashed { day + 2 } else { self.skip(day + 1, &[Sense::Of]) };
        let spelt = number.digits == 0 && self.is_capital(day);
        let small = self.lex(month).is_some_and(|lex| (self.time.writes_small)(&lex.senses));
        let named = self.month(month).is_some() && self.starts_large(month) && small;
        let end = if dash(month + 1) { month + 3 } else { month + 1 };
        let (year, end) = if end > month + 1 { (self.number(month + 2), end) } else { (None, end) };
        let gone = year.is_none_or(|year| {
            let this = u64::try_from(self.today().year()).unwrap_or_default();
            year.digits == 4 && year.value < this
        });
        let range = self.is_any(end, &[Sense::To, Sense::Until])
            && (end + 1..end + 3).any(|at| self.number(at).is_some());
        (named && gone && !range && (dashed || spelt)).then_some(end)
    }

    /// The article of `en el 12 de octubre`: no day is said so.
    fn is_in_the(&self, at: usize) -> bool {
        let number = self.number(at + 1).is_some();
        self.time.relation_after
            && number
            && self.is(at, Sense::The)
            && !self.is(at, Sense::At)
            && self.is(at.wrapping_sub(1), Sense::In)
    }

    fn is_of_date(&self, at: usize) -> bool {
        self.number(at).is_some()
            || self.month(at).is_some()
            || self.is_any(at, &[Sense::Of, Sense::The])
            || self.kind(at) == Some(Kind::Dot)
            || self.is_adjective(at)
    }

    fn is_site(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.last));
        token.is_some_and(|token| self.time.sites.contains(&token.folded.as_ref()))
    }

    /// `universitario` in `hospital universitario 12 de octubre`
    fn is_adjective(&self, at: usize) -> bool {
        self.lex(at)
            .is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty() && lex.number.is_none())
            && at.checked_sub(1).is_some_and(|site| self.is_site(site))
    }

    /// Where the day ends that the place at `site` is named for: one that places are named for, or one long gone,
    /// with no time of day and no other day behind it.
    fn named_for(&self, site: usize) -> Option<usize> {
        let noun = if self.is_adjective(site + 1) { site + 2 } else { site + 1 };
        let of = self.is(noun, Sense::Of);
        let day = if of { self.skip(noun + 1, &[Sense::The]) } else { noun };
        let number = self.small(day, 31)?;
        let next = self.skip(self.past_dot(day + 1), &[Sense::Of]);
        let month = self.month(next)?;
        // Only a name is written large, and only where it is, may a word stand between: `Hospital Central 2 de Mayo`.
        if noun > site + 1 && !self.starts_large(next) {
            return None;
        }
        let (year, end) = self.year_after(next + 1);
        let gone = year.is_some_and(|year| year < self.today().year() - 1);
        let hour = (end..end + 2).find(|at| !self.is_any(*at, &[Sense::At, Sense::The])).unwrap_or(end + 2);
        let dated = (site.saturating_sub(FAR)..site)
            .any(|at| self.weekday(at).is_some() || self.day_away(at).is_some());
        let timed = !dated && self.clock(hour, Trust::AfterDay).is_some();
        let ranged = self.is_any(end, &[Sense::To, Sense::Until]) && self.number(end + 1).is_some()
            || self.kind(end) == Some(Kind::Dash);
        let known = self.time.namesakes.contains(&(month, number)) && (of || self.time.relation_after);
        (gone || known && year.is_none() && !timed && !ranged).then_some(end)
    }
}
