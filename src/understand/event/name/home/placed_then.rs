//! Who put something to the time, of which a calendar says only what it is: `die Sitzung hat der Pfarrer auf Dienstag
//! gelegt`.

use std::ops::Range;

use super::{Glance, Memo, mark};

/// No more tokens name who did it, or what it was done to.
const NAMED: usize = 8;

/// No more tokens are the time it was put to, with the one before.
const TIMED: usize = 14;

/// The memo without who put what it names to the time at `when`, and the verb.
pub(super) fn without_mover(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let moved = &glance.names.settling.moved;
    if moved.is_empty() {
        return None;
    }
    let verb = glance.tokens.iter().position(|token| moved.has(token)).filter(|verb| *verb > 3)?;
    glance.memo().put_then(verb)
}

impl Memo<'_, '_> {
    /// Nothing but the time stands between those who are named and the `verb`.
    fn put_then(&self, verb: usize) -> Option<Vec<bool>> {
        let names = self.names;
        let has = |at: &usize| self.is_in(&names.telling.to, *at) && !self.is_cut(*at);
        let has = (1..verb).rev().take(NAMED + TIMED).find(has)?;
        let end = (has + 1..verb).find(|at| self.is_cut(*at))?;
        let small = |at: usize| self.is_cut(at) || names.announcers.contains(self.word(at));
        let to = (end..verb).any(|at| self.is_in(&names.settling.onto, at));
        let from = self.named_from(has)?;
        let plain = |at: usize| self.is_spoken(at) && !self.is_cut(at);
        let whole = (from..end).all(plain) && (end..verb).all(small) && to;
        // `hat uns die Chefin … gelegt`
        let second = has + 1 + usize::from(self.is_in(&names.turned.whom, has + 1));
        let they = self.is_in(&names.settling.they, second);
        let speaks = |at: usize| self.is_in(&names.turned.speakers, at);
        // `die Taufe haben sie auf elf gelegt`, `wir haben die Taufe auf elf gelegt`
        let by_them = (they || speaks(second)) && second + 1 == end;
        let by_us = from + 1 == has && speaks(from);
        // `er hat das Training auf sechs verschoben`
        let pronoun = self.is_in(&names.pronouns, from) || self.is_in(&names.settling.they, from);
        let by_them_before = from + 1 == has && pronoun && (self.is_leading(second) || self.is_upper(second));
        // `Oma haben sie das MRT auf elf gelegt`
        let own = !by_them && (speaks(second) || they && self.is_article(second + 1));
        // `der Arzt hat angerufen und die Impfung … verschoben`
        let joined = |mut span: Range<usize>| span.any(|at| self.is_in(&names.turned.joints, at));
        // `der Elektriker war da und hat die Abnahme … gelegt`
        let and = has - 1;
        let again = self.is_in(&names.turned.and, and)
            && self.is_leading(second)
            && !joined(from..and)
            && !joined(has..end)
            && (from..and).any(|at| self.is_state(at));
        // `Papa hat seine Operation … verschoben`: whose it is only its subject says.
        let his = (second..end).find(|at| self.is_in(&names.settling.his, *at)).filter(|_| !by_them);
        let whose = (from..has).any(|at| self.is_in(&names.settling.his, at)) && !by_them;
        if !whole
            || own
            || joined(from..end) && !again
            || whose
            || his.is_some_and(|his| his != second)
            || from == has
            || second >= end
            || end - second > NAMED
        {
            return None;
        }
        let mut cut = self.cut.to_vec();
        // `Lena hat ihre Anprobe auf vier verschoben`
        if his.is_some() && !by_us {
            let begins = if by_them_before { from } else { has };
            mark(&mut cut, begins..if by_them_before { second } else { second + 1 });
            let left = |at: &usize| !self.is_cut(*at);
            (end..=verb).filter(left).for_each(|at| mark(&mut cut, at..at + 1));
            return Some(cut);
        }
        let put = if by_them_before {
            Some(false)
        } else if by_us || by_them || again {
            Some(by_them)
        } else {
            self.is_put(from..has, second..end)
        };
        if put? {
            mark(&mut cut, has..end);
        } else {
            // `die Praxis hat meinen Termin … verlegt` says only with whom it is.
            let thing = self.word(end - 1);
            if names.event.eq_ignore_ascii_case(thing) {
                return None;
            }
            mark(&mut cut, from..second);
        }
        let left = |at: &usize| !self.is_cut(*at);
        (end..=verb).filter(left).for_each(|at| mark(&mut cut, at..at + 1));
        Some(cut)
    }

    /// Where the clause begins in which those are named who stand before `at`, unless it is farther than they may be.
    fn named_from(&self, at: usize) -> Option<usize> {
        let mark = (at.saturating_sub(NAMED + 1)..at).rev().find(|at| self.parts(*at));
        mark.map(|mark| mark + 1).or_else(|| (at <= NAMED).then_some(0))
    }

    /// Of two of whom the one put the other to a time: whether it is the `first` that was put there, if that shows.
    fn is_put(&self, first: Range<usize>, second: Range<usize>) -> Option<bool> {
        let (names, placed) = (self.names, &self.names.turned.placed);
        let object = |at: usize| self.is_in(&placed.accusative, at);
        let subject = |at: usize| self.word(at) == placed.ambiguous;
        let somebody = |named: Range<usize>| {
            named.clone().any(|at| {
                let word = self.word(at);
                self.is_person(at) || names.titles.contains(word) || names.turned.folk.contains(word)
            }) || names.settling.movers.iter().any(|end| self.word(named.end - 1).ends_with(end))
        };
        match (object(first.start), object(second.start)) {
            (true, false) => return Some(true),
            (false, true) => return Some(false),
            (true, true) => return None,
            _ => {}
        }
        match (subject(first.start), subject(second.start)) {
            (true, false) => return Some(false),
            (false, true) => return Some(true),
            _ => {}
        }
        let (did, does) = (somebody(first.clone()), somebody(second.clone()));
        // `Chef hat die Besprechung auf elf verschoben`
        let bare = first.len() == 1 && !self.is_leading(first.start);
        // `unser Trainer hat das Turnier auf elf gelegt`
        let ours = self.is_in(&names.sentences.whose, first.start);
        let bare = (bare || ours) && self.is_leading(second.start) && !does;
        (did != does || bare).then_some(does)
    }
}
