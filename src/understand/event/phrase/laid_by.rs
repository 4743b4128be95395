//! What counts only if nothing else does, or only beside a time, is laid by till the memo is heard.

use super::changed::mark_opening;
use super::expression::{Phrase, Point};
use super::joined::one_day;
use super::said::{Listener, SEVERAL, Said};
use crate::understand::event::guard::titled::is_of_a_topic;
use crate::understand::event::name::cut::mark;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::trace::Role;
use crate::understand::words::{Kind, Token};

impl Listener<'_, '_, '_> {
    /// Lays by what counts only if nothing else does, or beside a time.
    pub(super) fn sets_aside(&mut self, phrase: Phrase) -> Option<Phrase> {
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
        if reader.is_kind_of_held(&phrase) {
            self.possessed.get_or_insert(phrase);
            return None;
        }
        let owned = || reader.is_only_kind(&phrase) || !phrase.is_complete() && reader.is_possessed(to - 1);
        if rhythm && self.possessed.is_none() || self.known.is_none() && (rhythm || owned()) {
            self.possessed = Some(phrase);
            return None;
        }
        Some(phrase)
    }

    /// Adds what was laid by, as far as it counts.
    pub(super) fn finish(mut self) -> Said {
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
            // `morning meeting on Thursday at 3`: beside an hour the name says which half of the day is meant, if any.
            && !(reader.is_kind_of_held(&day) && phrase.is_complete())
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
