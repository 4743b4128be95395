//! Walks through a memo from one time expression to the next.

use std::cell::OnceCell;

use super::changed::{is_moved, is_moved_to, mark_moved};
use super::expression::{Phrase, Point};
use crate::understand::event::guard::titled::{
    beside_feast, feasts, is_bare_feast, is_only_this_year, named, on_the_feast, unmark,
};
use crate::understand::event::name::cut::mark;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Holiday, Sense};
use crate::understand::trace::Role;
use crate::understand::words::{Kind, Token};

/// Everything a memo says about its time, as one expression.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) phrase: Phrase,
    /// Why not all that was said was taken.
    pub(crate) several: Option<String>,
}

/// Is told of each time expression: what it does, its first lexeme and the one after its last, and what it says.
pub(super) type Hear<'h> = dyn FnMut(Role, (usize, usize), Option<&Phrase>) + 'h;

/// Reads all time expressions of the text, marks their words in `cut` and makes one of them.
///
/// Words that are already marked, the trigger's, are no time.
pub(crate) fn read(reader: &Reader<'_>, cut: &mut [bool], hear: &mut Hear<'_>) -> Said {
    let mut listener = Listener {
        reader,
        cut,
        hear,
        known: None,
        last: (0, 0),
        listed_to: 0,
        for_feast: false,
        changed: false,
        corrected: None,
        several: None,
        elliptic: None,
        loose: Vec::new(),
        beside: None,
        aside: None,
        possessed: None,
        feasts: OnceCell::new(),
        kept_before: None,
        seen: 0,
    };
    let mut at = 0;
    while let Some(lex) = reader.lex(at) {
        at = if lex.is_plain() { at + 1 } else { listener.listen(at) };
    }
    listener.finish()
}

/// What was heard up to a place of the memo.
pub(super) struct Listener<'l, 't, 'h> {
    pub(crate) reader: &'l Reader<'t>,
    pub(crate) cut: &'l mut [bool],
    pub(super) hear: &'l mut Hear<'h>,
    /// The expression that counts, with what others said to it.
    pub(crate) known: Option<Phrase>,
    /// The span of the last expression.
    pub(crate) last: (usize, usize),
    /// Where the days end that are listed with the known one: `Monday, Wednesday and Friday`.
    pub(super) listed_to: usize,
    /// The known day is the feast that something is held for: `dîner de Noël`.
    pub(crate) for_feast: bool,
    /// Something was moved to a time.
    pub(crate) changed: bool,
    /// Why the first that was said was not taken.
    pub(super) corrected: Option<&'static str>,
    /// Why only one of several was taken.
    pub(crate) several: Option<&'static str>,
    /// `next` in `not this Friday but next`.
    pub(super) elliptic: Option<Phrase>,
    /// Lengths that nothing announced.
    pub(super) loose: Vec<Phrase>,
    /// A month that nothing announces, or `at the Friday club`, says when it happens only if nothing else does.
    pub(super) beside: Option<Phrase>,
    /// A day that was left aside and may turn out to be the one that is meant.
    pub(super) aside: Option<Phrase>,
    /// `Friday's report`, `boîte de nuit`: whose it is, or what it is like, says when it happens only beside a time.
    pub(super) possessed: Option<Phrase>,
    /// The feasts that the memo names, looked for once.
    feasts: OnceCell<Vec<Holiday>>,
    /// The first word that is no time, and how far it was looked for.
    kept_before: Option<usize>,
    seen: usize,
}

pub(super) const SEVERAL: &str = "Several times were said; the first complete one was taken.";

pub(super) const MOVED: &str = "The time was changed; the new one was taken.";

const TOLD: &str = "It was said when somebody told it, and when it is; the latter was taken.";

pub(super) const CORRECTED: &str = "The time was corrected while speaking; the corrected one was taken.";

/// How far behind the hours that open a memo their day may stand.
pub(super) const DAY_FAR: usize = 8;

/// How far a word that says something of a time may stand from it.
pub(crate) const NEAR: usize = 6;

impl Listener<'_, '_, '_> {
    /// Takes what stands at `at`; answers where to go on.
    fn listen(&mut self, mut at: usize) -> usize {
        if let Some(next) = self.prefers(at) {
            return next;
        }
        if let Some(next) = self.corrects(at) {
            return next;
        }
        if let Some(next) = self.ends(at) {
            return next;
        }
        if let Some(next) = self.takes_back(at) {
            match &self.elliptic {
                Some(phrase) => at = phrase.span.0,
                None => return next,
            }
        }
        if let Some(next) = self.passes(at) {
            return next;
        }
        let moved = is_moved_to(self.reader, at) || self.reader.is_hour_fixed(at);
        if moved {
            self.forget_lengths();
        }
        let trust = self.trust(at, moved);
        if let Some((topic, next)) = self.reader.topic(at) {
            self.beside.get_or_insert(topic);
            return next;
        }
        match self.elliptic.take().or_else(|| self.reader.phrase(at, trust)) {
            Some(phrase) => self.takes(phrase),
            None => at + 1,
        }
    }

    /// `and ends at six`
    fn ends(&mut self, at: usize) -> Option<usize> {
        let known = self.known.as_mut()?;
        let (end, to) = self.reader.ended_by(at, known)?;
        mark(self.reader.lexes, at, to, self.cut);
        (self.hear)(Role::Counts, (at, to), Some(&end));
        known.start.day = known.start.day.take().or_else(|| end.start.day.clone());
        let day = end.start.day.filter(|day| known.start.day.as_ref() != Some(day));
        known.end = Some(Point { day, ..end.start });
        Some(to)
    }

    /// What looks like a time and is none: where it ends.
    fn passes(&mut self, at: usize) -> Option<usize> {
        let reader = self.reader;
        let counted = || reader.count_between(at).or_else(|| reader.rest_of_count(at));
        if let Some(end) = reader.scale(at).or_else(counted) {
            return Some(end);
        }
        // `as of last week`
        let led = reader.is_any(at, &[Sense::From, Sense::Like]);
        let since = || reader.is(at, Sense::Like).then(|| reader.compared(at + 1)).flatten();
        let parts = || reader.numbered_parts(at);
        let from = || parts().or_else(since).or_else(|| reader.month_of_a_thing(at));
        let passed = if led { from() } else { None };
        // `pot de fin d'année`: the span belongs to what is held.
        let passed = passed.or_else(|| reader.compared(at)).or_else(|| reader.span_of_noun(at));
        let passed = passed.or_else(|| reader.after_what_lasts(at)).or_else(|| reader.far_away(at));
        let passed = passed.or_else(|| reader.told_so_long_after(at));
        let passed = passed.or_else(|| reader.past_of_a_thing(at)).or_else(|| reader.lasts_so_long(at));
        let dated = self.known.as_ref().is_some_and(|known| known.start.day.is_some());
        let passed = passed.or_else(|| reader.spoken_of(at, dated));
        if passed.is_some() {
            return passed;
        }
        // `Saturday flea market all day`
        let all_day = reader.is_all_day(at, true) && self.is_open();
        if all_day {
            mark(reader.lexes, at, at + 1, self.cut);
        }
        all_day.then_some(at + 1)
    }

    /// A day is known, and no time of it.
    pub(super) fn is_open(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.start.day.is_some() && !known.is_complete())
    }

    /// `von drei`: the last expression is one that something leaves.
    pub(crate) fn leaves(&self) -> bool {
        (self.last.0..self.last.1).any(|at| self.reader.is(at, Sense::From))
    }

    /// `pushed back half an hour to 2:30`: so far, not so long.
    fn forget_lengths(&mut self) {
        for length in self.loose.drain(..) {
            mark(self.reader.lexes, length.span.0, length.span.1, self.cut);
        }
    }

    /// Takes a time expression; answers where to go on.
    fn takes(&mut self, mut phrase: Phrase) -> usize {
        let reader = self.reader;
        let (from, to) = phrase.span;
        let mut next = usize::max(to, from + 1);
        // `moved from Monday to Tuesday at 10`
        let range = (from..to).any(|at| reader.is(at, Sense::From));
        if phrase.end.is_some() && range && is_moved(reader, (from, to)) {
            phrase.loose = None;
            let start = phrase.end.take().unwrap_or_default();
            phrase.correct(&Phrase { start, ..Phrase::default() });
            self.corrected = Some(MOVED);
        }
        if reader.is_history(&phrase)
            || reader.is_title(to)
            || reader.is_in_title(&phrase)
            || reader.is_mentioned(&phrase)
            || reader.is_remark(&phrase, self.known.as_ref())
            || reader.is_time_now(&phrase)
            || reader.is_value(&phrase, self.known.as_ref().is_some_and(|known| known.start.day.is_some()))
            || reader.is_written_as_name(from, to)
            || self.known.as_ref().is_none_or(|known| known.start.is_empty())
                && (reader.is_faint(&phrase)
                    || reader.is_unplanned(&phrase)
                    || reader.is_number_with_article(&phrase)
                    || reader.is_counted_through(&phrase)
                    || reader.is_told_then(&phrase)
                    || reader.is_done_within(&phrase))
            || reader.opens_title(&phrase, self.cut)
        {
            return next;
        }
        // `the nursery rang this morning, parents evening is on the 3rd`
        let over = || reader.is_when_it_was(&phrase) || reader.is_over_then(&phrase);
        if self.known.is_none() && (reader.is_of_a_report(&phrase) || over()) {
            mark(reader.lexes, from, to, self.cut);
            (self.hear)(Role::Aside, (from, to), Some(&phrase));
            self.several = Some(TOLD);
            return next;
        }
        if reader.is_named_weekday(&phrase, self.known.as_ref()) {
            self.several = Some(SEVERAL);
            return next;
        }
        if let Some(next) = self.rather(&phrase) {
            return next;
        }
        if let Some(next) = self.instead(&phrase) {
            return next;
        }
        let Some(mut phrase) = self.sets_aside(phrase) else { return next };
        let opens = self.opens(from);
        let named = named(reader, &phrase, self.known.as_ref(), opens);
        let named_part = reader.ends_in_named_part(named.to, to);
        mark(reader.lexes, named.to, if named_part { to - 1 } else { to }, self.cut);
        // `put the dentist down for Monday`
        let put = from.checked_sub(1).filter(|before| {
            reader.is(from, Sense::For)
                && phrase.start.day.is_some()
                && reader.is_any(*before, &[Sense::PutWhere, Sense::In])
                && (before.saturating_sub(NEAR)..*before).any(|at| reader.is(at, Sense::Puts))
        });
        if let Some(before) = put {
            mark(reader.lexes, before, from, self.cut);
        }
        if phrase.either {
            self.several = Some(SEVERAL);
        }
        // `am 24. und 25. um neun`: the first of several days.
        if let Some(end) = reader.more_days(&phrase) {
            mark(reader.lexes, to, end, self.cut);
            self.several = Some(SEVERAL);
            next = end;
        }
        self.changed |= mark_moved(reader, (from, to), self.corrected == Some(MOVED), self.cut);
        if self.known.as_ref().is_some_and(|known| is_only_this_year(reader, known, &phrase)) {
            self.known = None;
        }
        if let Some((known, day)) =
            self.known.as_ref().and_then(|known| Some((known, beside_feast(reader, known, &phrase)?)))
        {
            phrase.start.day = Some(day);
            // `le réveillon se fait chez nous, le 24`
            if is_bare_feast(reader, known) {
                unmark(reader, known.span, self.cut);
            }
        }
        let feasts = || self.feasts.get_or_init(|| feasts(reader)).as_slice();
        if let Some(day) = on_the_feast(reader, &phrase, feasts) {
            phrase.start.day = Some(day);
        }
        if !self.calls(&phrase) {
            self.joins(phrase, &named);
        }
        self.last = (from, to);
        next
    }

    /// `à 9h, 9h30 plutôt`: the word that takes back stands behind the time that is meant.
    fn rather(&mut self, phrase: &Phrase) -> Option<usize> {
        let (reader, (from, to)) = (self.reader, phrase.span);
        let ends = reader.lex(to + 1).is_none_or(|lex| lex.kind != Kind::Word);
        if !reader.is(to, Sense::Rather) || !ends || from > self.last.1 + 1 {
            return None;
        }
        let known = self.known.as_mut()?;
        mark(reader.lexes, from, to + 1, self.cut);
        (self.hear)(Role::Corrects, (from, to + 1), Some(phrase));
        known.correct(phrase);
        self.corrected = Some(CORRECTED);
        Some(to + 1)
    }

    /// Whether no word of the name stands before `from`.
    pub(super) fn opens(&mut self, from: usize) -> bool {
        while self.kept_before.is_none() && self.seen < from {
            self.kept_before = self.reader.lexes.get(self.seen).map(|lex| lex.first).filter(|first| {
                self.reader.tokens.get(*first).is_some_and(Token::is_spoken)
                    && !self.cut.get(*first).copied().unwrap_or_default()
            });
            self.seen += 1;
        }
        self.kept_before.is_none()
    }
}
