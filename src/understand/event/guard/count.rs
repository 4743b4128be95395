//! Numbers that say how many, how much or how large: `party of 6`, `a 5 by 7 frame`.

use crate::understand::event::reader::Reader;
use crate::understand::language::{Part, Sense, Unit};
use crate::understand::words::Kind;

/// The most parts of a compound behind its first one.
const PARTS: usize = 4;

/// How far before its object a verb may stand.
const DOES: usize = 5;

/// Among so many words before what is asked for stands the verb.
const ASKED: usize = 6;

impl Reader<'_> {
    /// What stands at `at` makes the number before it an amount.
    pub(crate) fn counts(&self, at: usize) -> bool {
        let Some(lex) = self.lex(at) else { return false };
        // `at 3 second interview`
        let unit = self.unit(at).is_some()
            && self.number(at).is_none()
            && !self.is(at, Sense::OClock)
            && !self.is(at, Sense::Part(Part::Night))
            && !self.is_span_behind_hour(at)
            && !self.is_quarter_of_a_contest(at);
        let symbol = lex.kind == Kind::Symbol
            && self.tokens.get(lex.first).is_some_and(|token| {
                matches!(token.word(), "%" | "€" | "$" | "£" | "°" | "+" | "x" | "×" | "=")
            });
        // `7-Eleven`
        let mixed = lex.kind == Kind::Dash
            && lex.glued
            && self.is_glued(at + 1)
            && self.number(at.wrapping_sub(1)).is_some_and(|number| number.digits > 0)
            && self.number(at + 1).is_some_and(|number| number.digits == 0);
        // `one-half`, `two-thirds`
        let part = |at: usize| {
            self.is_any(at, &[Sense::Half, Sense::Quarter])
                || self.number(at).is_some_and(|part| part.ordinal)
        };
        let spelt = self.number(at.wrapping_sub(1)).is_some_and(|number| number.digits == 0);
        let fraction = lex.kind == Kind::Dash && lex.glued && spelt && self.is_glued(at + 1) && part(at + 1);
        let decimal = matches!(lex.kind, Kind::Point | Kind::Slash) && lex.glued;
        let touching = lex.kind == Kind::Word && lex.glued && lex.senses.is_empty();
        // `3:1`
        let ratio = lex.kind == Kind::Colon
            && lex.glued
            && self.is_glued(at + 1)
            && self.number(at + 1).is_some_and(|number| number.digits != 2);
        // `24h/24`
        let around = self.is(at, Sense::OClock)
            && self.kind(at + 1) == Some(Kind::Slash)
            && self.is_glued(at + 1)
            && self.number(at + 2).is_some();
        // `at 5 foot 2`, `at 5 pound 20`, but `at five foot clinic`
        let tall = self.is(at, Sense::Measure)
            && self.number(at + 1).is_some_and(|inches| !inches.ordinal && inches.value < 100);
        // `at 5 each` is a price, `um zwei Tore besser` a difference.
        let each = self.is(at, Sense::Every)
            && self.unit(at + 1).is_none()
            && self.weekday(at + 1).is_none()
            && self.part(at + 1).is_none();
        let paired = at.checked_sub(1).is_some_and(|before| self.is_pair(before));
        // `at 1400 revolutions per minute`, `at 20 per hour`
        let word = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let rated = self.time.names_lead && self.is_rate(at)
            || word(at) && (self.is_rate(at + 1) || word(at + 1) && self.is_rate(at + 2));
        // `18 to the inch`, `three to a metre`
        let to_one = self.is(at, Sense::To)
            && self.is_any(at + 1, &[Sense::The, Sense::A])
            && self.is(at + 2, Sense::Measure);
        let compared = lex.kind == Kind::Word && lex.senses.is_empty() && self.is(at + 1, Sense::Comparative);
        let of_many = self.is_or_so_many(at);
        unit || symbol
            || around
            || ratio
            || mixed
            || fraction
            || decimal
            || touching
            || each
            || compared
            || of_many
            || to_one
            || rated
            || paired
            || tall
            || self.is(self.last_of_compound(at), Sense::Thing) && !self.is_numbered_itself(at)
    }

    /// `Station vier` in `zweiundzwanzig Uhr dreißig Station vier`: the number behind is its own.
    fn is_numbered_itself(&self, at: usize) -> bool {
        let signed = at.checked_sub(2).is_some_and(|sign| self.is(sign, Sense::OClock));
        self.time.half_before
            && signed
            && self.is(at, Sense::Label)
            && self.number(at + 1).is_some()
            && !self.is(at + 2, Sense::OClock)
    }

    /// `or` in `from four or five bottles`, `zwischen vier oder fünf Leuten`; but `von vier oder fünf Uhr an`.
    fn is_or_so_many(&self, at: usize) -> bool {
        let before = at.checked_sub(2);
        let led = before.is_some_and(|from| self.is_any(from, &[Sense::From, Sense::Between]));
        let counted = |at: usize| self.number(at).is_some_and(|number| !number.ordinal);
        let thing = self.lex(at + 2).is_some_and(|lex| {
            let several = lex.many || lex.plural || self.time.half_before && self.starts_large(at + 2);
            lex.kind == Kind::Word && lex.is_plain() && several
        });
        self.is(at, Sense::Or) && led && counted(at - 1) && counted(at + 1) && thing
    }

    /// `frag im Baumarkt nach 18 Dielen`: so many things are asked for.
    pub(crate) fn is_asked_after(&self, at: usize) -> bool {
        let before = at.wrapping_sub(1);
        if !self.is_any(before, &[Sense::After, Sense::Around]) || self.number(at).is_none_or(|n| n.ordinal) {
            return false;
        }
        let thing = self.lex(at + 1).is_some_and(|next| {
            next.kind == Kind::Word && (next.is_plain() || self.is(at + 1, Sense::Thing))
        });
        let asks = |at: usize| self.word(at).is_some_and(|word| self.time.values.inquires.contains(&word));
        thing && (before.saturating_sub(ASKED)..before).any(asks)
    }

    /// `das Hemd ist nach drei Wäschen grau`, `deckt nach drei Anstrichen nicht`: what is told of behind so many of a thing; but
    /// `Nach sechs Turnen`.
    pub(crate) fn is_behind_many(&self, at: usize) -> bool {
        let after = at.wrapping_sub(1);
        let many = self.number(at).is_some_and(|number| !number.ordinal && number.value > 1);
        if !self.time.half_before || !many || !self.is(after, Sense::After) {
            return false;
        }
        let things = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
            && self.word(at + 1).is_some_and(|word| word.ends_with(['n', 's']))
            && self.starts_large(at + 1);
        let told = self.is(at + 2, Sense::Not)
            || self.word(at + 2).is_some_and(|word| self.time.titled_do.contains(&word));
        let word = self.lex(at + 2).is_some_and(|lex| lex.kind == Kind::Word);
        let goes_on = word && !self.is_infinitive(at + 2);
        things && (self.is_copula(after.wrapping_sub(1)) && goes_on || told)
    }

    /// `Paddeln` of `Stand-up-Paddeln`, which says what is counted.
    fn last_of_compound(&self, at: usize) -> usize {
        let joined = |at: usize| {
            self.kind(at) == Some(Kind::Dash)
                && self.is_glued(at)
                && self.is_glued(at + 1)
                && self.kind(at + 1) == Some(Kind::Word)
        };
        (0..PARTS).fold(at, |at, _| if joined(at + 1) { at + 2 } else { at })
    }

    /// `per minute`
    fn is_rate(&self, at: usize) -> bool {
        let per = self.word(at).is_some_and(|word| self.time.per.contains(&word));
        // `a las 10 por hora y media` is how long.
        let half = self.is(at + 2, Sense::And) && self.is_any(at + 3, &[Sense::Half, Sense::Quarter]);
        per && !half && (self.unit(at + 1).is_some() || self.is(at, Sense::NoTime))
    }

    /// `6` in `party of 6 11am` and `Tisch für 6 15 Uhr`: how many they are, before an hour with its own sign.
    pub(crate) fn is_headcount(&self, at: usize) -> bool {
        let before = at.wrapping_sub(1);
        if !self.is_any(before, &[Sense::Of, Sense::For]) {
            return false;
        }
        let noun = before.wrapping_sub(1);
        let of = self.is(before, Sense::Of)
            && self.lex(noun).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let served = of && self.time.names_lead || self.is(before, Sense::For) && self.is(noun, Sense::Label);
        let hour = self.number(at + 1).is_some_and(|hour| !hour.ordinal && hour.value <= 24)
            && (self.is_any(at + 2, &[Sense::OClock, Sense::Am, Sense::Pm])
                || self.are_pointed_minutes(at + 2));
        served && self.number(at).is_some() && (hour || of && self.is(at + 1, Sense::After))
    }

    /// `12` in `um 15 Uhr 12 Krapfen abholen`: few hours have such minutes, and what follows is more than one.
    pub(crate) fn is_count_of_many(&self, at: usize) -> bool {
        let odd = self.number(at).is_some_and(|number| number.value % 5 != 0 || number.value < 10);
        odd && self.lex(at + 1).is_some_and(|lex| lex.many && lex.senses.is_empty())
    }

    /// `find five to ten volunteers`: behind a word that is no day's, so many of those that follow, and no hour; nor are
    /// `ages five to ten`, and nobody says `ten to fifteen` of an hour. The number of the hour ends before `behind`.
    pub(crate) fn is_range_of_many(&self, at: usize, behind: usize) -> bool {
        let word = |at: usize| {
            self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
                && !self.is(at, Sense::Link)
        };
        let several = |at: usize| self.lex(at).is_some_and(|lex| lex.many || lex.plural);
        // `place cards`
        let two = word(behind) && !self.starts_large(behind) && word(behind + 1);
        let many = word(behind) && several(if two && !several(behind) { behind + 1 } else { behind });
        let before = at.checked_sub(1);
        let counted = many && !self.opens(at) && before.is_some_and(word);
        let labelled = before.is_some_and(|label| {
            self.is(label, Sense::Label) && (several(label) || self.is(label.wrapping_sub(1), Sense::Folk))
        });
        // `ten to twelve of us`
        let of = self.is(behind, Sense::Of)
            && !self.is(behind, Sense::In)
            && self.lex(behind + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let value = |at: usize| self.number(at).map(|number| number.value);
        let Some((first, last)) = value(at).zip(value(behind - 1)) else { return false };
        self.time.names_lead && first < last && (counted || of || last > 12 || labelled)
    }

    /// `um 3 Kinder abholen`, `täglich um acht Tabletten`: the hour opens what is said, or stands behind its day, and
    /// something is done with those after it.
    pub(crate) fn is_hour_before_many(&self, at: usize) -> bool {
        if !self.is_any(at + 1, &[Sense::Folk, Sense::Thing]) {
            return false;
        }
        // `a las tres`; but `um die 5 Leute` are about five.
        let articles = self.time.relation_after;
        let before = (1..=2).take_while(|back| {
            self.is(at.wrapping_sub(*back), Sense::At)
                || articles && self.is(at.wrapping_sub(*back), Sense::The)
        });
        // `14:30 bis 6 Kinder abholen`
        let to = at.wrapping_sub(1);
        let ends =
            self.is_any(to, &[Sense::To, Sense::Until]) && !self.is(to, Sense::At) && self.clock_ends(to);
        let announced = at - if ends { 1 } else { before.count() };
        let opens = announced
            .checked_sub(1)
            .and_then(|at| self.lex(at))
            .is_none_or(|lex| lex.kind != Kind::Word || lex.core)
            || self.opens(announced);
        let done = self.kind(at + 2) == Some(Kind::Word)
            && self.number(at + 2).is_none()
            && !self
                .is_any(at + 2, &[Sense::And, Sense::Or, Sense::Every, Sense::Comparative, Sense::ToThem]);
        if self.is(at + 1, Sense::Folk) {
            // `merienda a las cinco amigas del cole`, but `contar un cuento a las dos niñas antes de dormir`
            let idle = articles && !self.is_asked_of(announced);
            return announced < at && (opens || ends || idle) && done;
        }
        // `menú de mediodía a 15 euros`: an hour has its article there.
        if articles && !self.is(at.wrapping_sub(1), Sense::The) {
            return false;
        }
        // `täglich um acht Tabletten`, but `Benzin um 5 Cent teurer`.
        let day = announced.checked_sub(1).and_then(|at| self.lex(at)).is_some_and(|lex| lex.core);
        // `Um elf Fenster putzen`, but `Um 50 Euro tanken`, `Um zwölf Flaschen Wein schicken`
        let opens = self.time.half_before
            && self.opens(announced)
            && !self.is(at + 1, Sense::Measure)
            && !self.starts_large(at + 2);
        announced < at && (day && (done || self.bare_end(at + 2)) || opens && done)
    }

    /// Before `at` something is to be done, whose object may stand there.
    fn is_asked_of(&self, at: usize) -> bool {
        let near = at.saturating_sub(DOES)..at;
        self.is_done_to(at) || near.into_iter().any(|verb| self.is_infinitive(verb))
    }

    /// `at 10 month end close`: one day or more in the singular, behind an hour that is announced.
    fn is_span_behind_hour(&self, at: usize) -> bool {
        let announced = at.checked_sub(2).is_some_and(|announcer| self.is(announcer, Sense::At));
        let one = self.lex(at).is_some_and(|lex| !lex.many && !lex.plural);
        self.time.names_lead && announced && one && self.unit(at) >= Some(Unit::Day)
    }

    /// `quarter` in `Nov. 26 quarter final`: more than one of them would be quarters.
    fn is_quarter_of_a_contest(&self, at: usize) -> bool {
        let one = self.lex(at).is_some_and(|lex| !lex.many && !lex.plural);
        let noun = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.time.names_lead && self.is(at, Sense::Quarter) && one && noun
    }

    /// `2 for 1 pizza`, `18 Uhr 2 für 1 Pizza`: so many for so many.
    pub(crate) fn is_deal(&self, at: usize) -> bool {
        self.is(at, Sense::For)
            && self.number(at + 1).is_some_and(|number| !number.ordinal)
            && self.lex(at + 2).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
    }

    /// The number at `at` is the second of two that say how large or how many something is: `a 5 by 7 frame`,
    /// `zwei von drei sind kaputt`.
    pub(crate) fn measures(&self, at: usize) -> bool {
        let (Some(by), Some(first)) = (at.checked_sub(1), at.checked_sub(2)) else { return false };
        // `six foot by five`
        let unit = self.time.names_lead && self.is(first, Sense::Measure) && !self.day_follows(at + 1);
        let first = if unit { first.saturating_sub(1) } else { first };
        // `Teil 3 von 6`
        let within = |all: u64| {
            self.is(by, Sense::Of)
                && (2..100).contains(&all)
                && self.number(first).is_some_and(|part| part.value <= all)
        };
        let part = self.number(at).is_some_and(|all| within(all.value));
        let sized = self.number(first).is_some_and(|number| !number.ordinal)
            && (unit || part || !self.labelled(first));
        let ranges = [Sense::To, Sense::Until, Sense::OClock];
        let ranged =
            || (at + 1..=at + 3).any(|at| self.is_any(at, &ranges) || self.kind(at) == Some(Kind::Dash));
        sized && (self.is(by, Sense::By) || self.is(by, Sense::From) && self.is(by, Sense::Of) && !ranged())
    }
}
