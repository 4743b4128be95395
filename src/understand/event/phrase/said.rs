//! Walks through a memo from one time expression to the next.

use std::cell::OnceCell;

use super::changed::{is_moved, is_moved_to, mark_moved, mark_opening};
use super::expression::{Phrase, Point};
use super::intro::Intro;
use super::joined::one_day;
use crate::understand::event::clock::Trust;
use crate::understand::event::guard::titled::{
    beside_feast, feasts, is_bare_feast, is_of_a_topic, is_only_this_year, named, on_the_feast, unmark,
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
    loose: Vec<Phrase>,
    /// A month that nothing announces, or `at the Friday club`, says when it happens only if nothing else does.
    beside: Option<Phrase>,
    /// A day that was left aside and may turn out to be the one that is meant.
    pub(super) aside: Option<Phrase>,
    /// `Friday's report`, `boîte de nuit`: whose it is, or what it is like, says when it happens only beside a time.
    possessed: Option<Phrase>,
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
    fn is_open(&self) -> bool {
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

    /// How much a bare number at `at` may be taken for an hour.
    fn trust(&mut self, at: usize, moved: bool) -> Trust {
        let (reader, last) = (self.reader, self.last);
        // `Tuesday I am at the dentist around 4`
        // `is on tonight after all, seven thirty at the hall`
        let parted = self.known.as_ref().is_some_and(|known| {
            known.start.part.is_some() && known.start.clock.is_none() && known.end.is_none()
        });
        let dated = self.is_open() && (reader.is(at, Sense::Around) || reader.is_written_hour(at))
            || reader.time.names_lead && parted && reader.is_written_hour(at)
            || self.opens(at) && reader.is_written_hour(at) && reader.day_follows(at + 2);
        // `Wednesday morning like seven`
        let like = at.checked_sub(1).filter(|like| {
            let day = self.known.as_ref().is_some_and(|known| known.start.clock.is_none() && !known.every);
            let hour = || reader.number(at).is_some_and(|number| !number.ordinal && number.value <= 12);
            let beside = last.1 == *like && hour() && reader.bare_end(at + 1);
            day && reader.is(*like, Sense::Like) && (beside || self.is_about_hour(*like))
        });
        let about = like.is_some_and(|like| reader.is_hedged(like + 1));
        if let Some(like) = like {
            mark(reader.lexes, like, at, self.cut);
        }
        let dated = dated || like.is_some();
        // `Friday night shift 10 to 6`: beside what has its hours, two numbers are hours.
        let ranged = at.checked_sub(1).is_some_and(|before| reader.is_held_at(before))
            && reader.clock_range(at, Trust::AfterDay, Intro::default()).is_some();
        // `Tuesday electrician 8 to 12`
        let ranged = ranged
            || reader.hours_of_day(at).is_some_and(|end| {
                // `garage sale 9 til 3`: no score is said so.
                let till = reader.is(at + 1, Sense::Until) && !reader.is(at + 1, Sense::To);
                reader.time.names_lead && till && !self.opens(at)
                    || self.is_open()
                    || self.opens(at) && (end..end + DAY_FAR).any(|at| reader.day_follows(at))
            });
        let ranged = ranged || reader.is_hour_of_day(at, self.opens(at));
        // `Saturday, seven onwards`
        let onward = || {
            let hour = reader.number(at).is_some_and(|n| !n.ordinal && (1..=12).contains(&n.value));
            let on = |word: &str| reader.time.onward.contains(&word);
            hour && self.is_open() && reader.word(at + 1).is_some_and(on)
        };
        // `Thursday 9 to 12 and 2 to 4`
        let again = last.1 > 0
            && last.1 + 1 == at
            && reader.is(at - 1, Sense::And)
            && self
                .known
                .as_ref()
                .is_some_and(|known| known.end.as_ref().is_some_and(|end| end.clock.is_some()))
            && reader.hours_of_day(at).is_some();
        let ranged = ranged || again;
        // `kick off ten thirty`
        let starts = at.checked_sub(1).is_some_and(|before| reader.is(before, Sense::Starts));
        // `von drei auf vier verschoben`
        let towards = reader.is(at, Sense::UpTo) && last.1 == at && self.leaves();
        // `Monday 2.10 and 2.30`
        let second = last.1 > 0
            && last.1 + 1 == at
            && reader.is(at - 1, Sense::And)
            && matches!(reader.kind(at + 1), Some(Kind::Point))
            && reader.clock(last.1.saturating_sub(3), Trust::Bare).is_some_and(|(_, end)| end == last.1);
        match (
            towards
                || second
                || moved
                || about
                || onward()
                || reader.is_agreed_hour(at)
                || reader.is_settled_hour(at)
                || reader.is_hour_of_visit(at)
                || reader.is_hour_before_day(at),
            dated || ranged || starts,
        ) {
            (true, _) => Trust::Bare,
            (false, true) => Trust::AfterDay,
            (false, false) => Trust::Signed,
        }
    }

    /// `tipo una de la tarde`, `tipo 17` behind the day: what stands behind the word at `like` is an hour. Behind a mark
    /// a bare number is a kind, `Control de diabetes el lunes, tipo 2`; with a unit it is a length, `tipo dos horas`.
    fn is_about_hour(&self, like: usize) -> bool {
        let reader = self.reader;
        let at = like + 1;
        if !reader.is_hedged(at) {
            return false;
        }
        let beside = self.last.1 == like;
        // `tipo dos o tres horas`
        let lasts = || {
            let or =
                reader.is_any(at + 1, &[Sense::Or, Sense::To]) || reader.kind(at + 1) == Some(Kind::Dash);
            reader.length(at).is_some() || or && reader.length(at + 2).is_some()
        };
        let marked = || like.checked_sub(1).is_some_and(|mark| reader.kind(mark) == Some(Kind::Comma));
        let bare = || beside && reader.bare_end(at + 1);
        let clock = || {
            let clock = reader.clock(at, Trust::Bare);
            clock.is_some_and(|(_, next)| beside || next > at + 1)
        };
        let number = || reader.number(at).is_some_and(|hour| !hour.ordinal && hour.value <= 24);
        let one = || reader.is(at, Sense::A) && (reader.part_follows(at + 1) || bare());
        let hour = || one() || number() && (bare() || clock());
        (beside || marked()) && !lasts() && hour()
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

    /// Lays by what counts only if nothing else does, or beside a time.
    fn sets_aside(&mut self, phrase: Phrase) -> Option<Phrase> {
        let reader = self.reader;
        let (from, to) = phrase.span;
        if phrase.is_loose() {
            self.loose.push(phrase);
            return None;
        }
        // `Q1 review on Monday`
        let quarter = (from..to).any(|at| reader.is(at, Sense::QuarterLetter));
        let leads = from > 0
            || quarter && reader.lex(to).is_some_and(|next| next.kind == Kind::Word && next.is_plain());
        // `the review of the Q3 numbers on Friday`, `Treffen mit Anna und Juni am 5. Mai`
        let known = self.known.as_ref();
        let dated = known.is_some_and(|known| known.start.day.is_some() && known.is_complete());
        let topic = || from > self.last.1 && is_of_a_topic(reader, known, &phrase);
        let about = dated && (reader.is_bare_third(&phrase) || topic());
        if leads && (reader.is_bare_span(&phrase) || reader.is_at_the_day(from, to) || about) {
            self.beside.get_or_insert(phrase);
            return None;
        }
        let rhythm = reader.is_rhythm(&phrase);
        // `la semaine prochaine, cours du soir`
        if reader.is_only_kind(&phrase) && self.known.as_ref().is_some_and(Phrase::spans_days) {
            return None;
        }
        let owned = || reader.is_only_kind(&phrase) || !phrase.is_complete() && reader.is_possessed(to - 1);
        if rhythm && self.possessed.is_none() || self.known.is_none() && (rhythm || owned()) {
            self.possessed = Some(phrase);
            return None;
        }
        Some(phrase)
    }

    /// Whether no word of the name stands before `from`.
    fn opens(&mut self, from: usize) -> bool {
        while self.kept_before.is_none() && self.seen < from {
            self.kept_before = self.reader.lexes.get(self.seen).map(|lex| lex.first).filter(|first| {
                self.reader.tokens.get(*first).is_some_and(Token::is_spoken)
                    && !self.cut.get(*first).copied().unwrap_or_default()
            });
            self.seen += 1;
        }
        self.kept_before.is_none()
    }

    /// Adds what was laid by, as far as it counts.
    fn finish(mut self) -> Said {
        let reader = self.reader;
        let dated = |phrase: &Phrase| phrase.start.day.is_some() || phrase.moment.is_some();
        // `à 15 heures réunion sur le budget de mars`: a time of day wants a day, not a month.
        let timed = |known: &Phrase| known.start.clock.is_some();
        if let Some(span) = self.beside.take().filter(|span| {
            let known = self.known.as_ref();
            !known.is_some_and(dated) && (one_day(span) || !known.is_some_and(timed))
        }) {
            if !one_day(&span) {
                mark(reader.lexes, span.span.0, span.span.1, self.cut);
            }
            (self.hear)(Role::Counts, span.span, Some(&span));
            match &mut self.known {
                Some(known) => {
                    known.merge(&span, reader);
                }
                None => self.known = Some(span),
            }
        }
        mark_opening(reader, self.changed, self.cut);
        let alone = self.known.is_none();
        let mut phrase = self.known.unwrap_or_default();
        let night = |known: &Phrase| reader.is_only_kind(known);
        if let Some(day) =
            self.possessed.filter(|known| phrase.is_complete() || (known.every || night(known)) && !alone)
            && !(night(&day) && phrase.spans_days())
            && !is_of_a_topic(reader, Some(&phrase), &day)
            && phrase.merge(&day, reader)
        {
            // `weekly team meeting Monday at 10`: how often it is, and what it is called.
            if !night(&day) && !reader.is_rhythm(&day) {
                mark(reader.lexes, day.span.0, day.span.1, self.cut);
            }
            (self.hear)(Role::Counts, day.span, Some(&day));
        }
        // A length that nothing announced counts beside a time, or when the memo says nothing else.
        let first = self.loose.first();
        let only =
            alone && first.is_some_and(|length| spoken_words(reader, self.cut) == words(reader, length));
        if let Some(length) =
            first.filter(|_| only || !alone && phrase.length.is_none() && phrase.loose.is_none())
        {
            mark(reader.lexes, length.span.0, length.span.1, self.cut);
            (self.hear)(Role::Counts, length.span, Some(length));
            phrase.loose = length.loose;
        }
        // `7 and 8 December at nine`: the hours are those of each day.
        if phrase.listed
            && phrase.start.clock.is_some()
            && let Some(end) = phrase.end.take()
        {
            phrase.end = Some(Point { day: None, ..end }).filter(|end| end.clock.is_some());
            self.several = Some(SEVERAL);
        }
        Said { phrase, several: self.corrected.or(self.several).map(str::to_owned) }
    }
}

fn spoken_words(reader: &Reader<'_>, cut: &[bool]) -> usize {
    let spoken = reader.tokens.iter().zip(cut).filter(|(token, cut)| token.is_spoken() && !**cut);
    spoken.count()
}

fn words(reader: &Reader<'_>, phrase: &Phrase) -> usize {
    let lexes = reader.lexes.iter().take(phrase.span.1).skip(phrase.span.0);
    lexes
        .flat_map(|lex| lex.first..=lex.last)
        .filter(|at| reader.tokens.get(*at).is_some_and(Token::is_spoken))
        .count()
}
