//! Who speaks, said before a memo: `Hiya love, it's Gran.`, `soy la tía Carmen`, `Oma hier`.

use super::says_what;
use crate::understand::event::name::edges::longest;
use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token};

/// Within so many tokens of the beginning it is said.
const BEGINNING: usize = 16;

/// The most words that stand before who speaks, `die liebe`, and of the name.
const LEADS: usize = 2;
const NAMED: usize = 3;

/// The most words that say to whom it is said: `love`, `mon chéri`.
const ADDRESSED: usize = 2;

/// Marks what says who speaks, with the greeting before it, if something is left that names what is to happen. `around` is
/// where what leads to the trigger begins, and the last of the trigger; `cut` knows it and the times.
pub(crate) fn mark_speaker(
    text: &str,
    tokens: &[Token<'_>],
    cut: &mut [bool],
    around: Option<(usize, usize)>,
    names: &Names,
) {
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    // `Calendar please. This is Uncle Pat.`
    let from = around.filter(|(lead, _)| *lead == 0).map_or(0, |(_, last)| last + 1);
    let from = (from..tokens.len()).find(|at| !is_cut(*at)).unwrap_or(tokens.len());
    let first = (from..tokens.len()).find(|at| is_cut(*at)).unwrap_or(tokens.len());
    let lead = around.map(|(lead, _)| lead).filter(|lead| *lead >= from);
    let limit = lead.unwrap_or(first).min(first).min(from + BEGINNING);
    let kept: Vec<usize> = (from..limit).collect();
    let said = Said { text, tokens, kept: &kept, names, trigger: lead == Some(limit) };
    let Some(end) = said.speaker().map(|end| from + said.past_dear(end)) else { return };
    let rest: Vec<usize> = (end..tokens.len()).filter(|at| !is_cut(*at)).collect();
    if says_what(tokens, &rest, names) {
        cut.iter_mut().take(end).skip(from).for_each(|cut| *cut = true);
    }
}

/// The first tokens of a memo.
struct Said<'s, 't> {
    text: &'s str,
    tokens: &'s [Token<'t>],
    kept: &'s [usize],
    names: &'s Names,
    /// The trigger stands behind them.
    trigger: bool,
}

impl<'s> Said<'s, '_> {
    fn token(&self, at: usize) -> Option<&'s Token<'_>> {
        self.kept.get(at).and_then(|at| self.tokens.get(*at))
    }

    fn word(&self, at: usize) -> &str {
        self.token(at).map_or("", Token::word)
    }

    fn is_mark(&self, at: usize) -> bool {
        self.token(at)
            .is_some_and(|token| !token.is_spoken() && !matches!(token.kind, Kind::Dash | Kind::Symbol))
    }

    /// Past who speaks and the mark behind.
    fn speaker(&self) -> Option<usize> {
        let (mut at, mut greeted, mut addressed) = (0, false, false);
        while at < self.kept.len() {
            if let Some(end) = self.named_at(at, greeted) {
                return Some(end);
            }
            let opened = longest(self.tokens, self.kept.get(at..)?, &self.names.before, self.names);
            if self.is_mark(at) || self.names.hesitations.contains(self.word(at)) {
                at += 1;
            } else if let Some(opened) = opened {
                (at, greeted) = (at + opened, true);
            } else if greeted && !addressed {
                // `hello phone it's Rosie`, `salut mon chéri, c'est Papi`
                let leads = |at: usize| self.is_mark(at) || self.led(at).is_some();
                at = (at + 1..=at + ADDRESSED).find(|at| leads(*at))?;
                addressed = true;
            } else {
                return None;
            }
        }
        None
    }

    /// Past the words before who speaks: `it's`.
    fn led(&self, at: usize) -> Option<usize> {
        let led = longest(self.tokens, self.kept.get(at..)?, &self.names.speaking.before, self.names)?;
        // `it is`, `it's`, but no `it`
        (led > 1 || self.word(at) != "it" || self.is_elided(at)).then_some(at + led)
    }

    fn is_elided(&self, at: usize) -> bool {
        self.token(at)
            .is_some_and(|token| token.said(self.text).ends_with(['s', 'S']) && !token.word().ends_with('s'))
    }

    /// Past who speaks, if that is said at `at`.
    fn named_at(&self, at: usize, greeted: bool) -> Option<usize> {
        let led = self.led(at);
        let comma = led.filter(|led| self.token(*led).is_some_and(|mark| mark.kind == Kind::Comma));
        let first = comma.map(|comma| comma + 1).or(led).unwrap_or(at);
        // `Aquí Paco. Agenda: …`
        let lone = || {
            let rest = self.kept.get(first + 1..).unwrap_or_default();
            let ends =
                !rest.is_empty() && (self.past_place(first + 1)..self.kept.len()).all(|at| self.is_mark(at));
            (led.is_some() && ends && self.trigger && self.is_large(first) && !self.is_elided(first))
                .then_some(first + 1)
        };
        let who = self.who(first).or_else(lone).or_else(|| self.called(at))?;
        let behind = self.names.speaking.behind.contains(self.word(who));
        let end = self.past_place(who + usize::from(behind));
        if led.is_none() && !behind {
            return None;
        }
        // `it's Gran, Maureen's operation …`, but `it's Lena, Tom and Max`
        if self.is_mark(end) {
            let listed = self.token(end).is_some_and(|mark| mark.kind == Kind::Comma)
                && self.who(end + 1).is_some_and(|next| self.is_mark(next) || self.is_joint(next));
            return (!listed).then(|| (end..).find(|at| !self.is_mark(*at)).unwrap_or(end + 1));
        }
        let goes_on = || {
            let next = self.word(end);
            let opens = longest(self.tokens, self.kept.get(end..)?, &self.names.before, self.names);
            let speaks = self.names.noting.subjects.contains(next) || self.names.noting.own.contains(next);
            // `hier ist nochmal Jürgen das Treffen ist …`
            let thing = || self.names.telling.encloses && self.names.what.contains(next);
            (speaks || thing() || opens.is_some() && !self.is_joint(end)).then_some(end)
        };
        if end == self.kept.len() {
            self.trigger.then_some(end)
        } else {
            goes_on().filter(|_| greeted && led.is_some())
        }
    }

    /// Past `Malermeister Huber` in `Malermeister Huber hier, …`
    fn called(&self, at: usize) -> Option<usize> {
        let end = (at..at + NAMED).find(|at| !self.is_large(*at)).filter(|end| *end > at)?;
        (self.names.speaking.behind.contains(self.word(end)) && self.is_mark(end + 1)).then_some(end)
    }

    /// Past `love.` in `Gran here, love.`
    fn past_dear(&self, at: usize) -> usize {
        let rest = self.kept.get(at..).unwrap_or_default();
        let dear = longest(self.tokens, rest, &self.names.speaking.tails, self.names);
        dear.map(|dear| at + dear).filter(|end| self.is_mark(*end)).map_or(at, |end| end + 1)
    }

    /// Past `from upstairs` before a mark.
    fn past_place(&self, at: usize) -> usize {
        let end = (at + 1..=at + 1 + LEADS + 1).find(|at| self.is_mark(*at));
        end.filter(|_| self.names.speaking.from.contains(self.word(at))).unwrap_or(at)
    }

    fn is_joint(&self, at: usize) -> bool {
        self.names.speaking.and.contains(self.word(at))
    }

    /// Past the person who is named from `at` on: `Gran`, `la tía Carmen`, `Frau Huber`.
    fn who(&self, at: usize) -> Option<usize> {
        let speaking = &self.names.speaking;
        let title = |at: usize| self.names.titles.contains(self.word(at));
        let names = self.names;
        let small = |word: &str| {
            let whose = names.what.contains(word) || names.to_whom.contains(word);
            names.who.contains(word) || whose || names.noting.is_thing(word)
        };
        let leads = |at: usize| small(self.word(at)) && !self.is_person(at);
        let first = (at..=at + LEADS).find(|at| !leads(*at))?;
        let led = first.checked_sub(1).is_some_and(|before| before >= at && title(before));
        if !(self.is_person(first) || led && self.is_large(first)) || self.is_elided(first) {
            return None;
        }
        let name = |at: &usize| {
            let word = self.token(*at).is_some_and(|token| token.kind == Kind::Word);
            let small = speaking.behind.contains(self.word(*at)) || self.is_joint(*at);
            word && !small && !self.is_elided(*at) && (self.is_person(*at) || self.is_large(*at))
        };
        Some(first + 1 + (first + 1..first + NAMED).take_while(name).count())
    }

    fn is_person(&self, at: usize) -> bool {
        let word = self.word(at);
        self.names.speaking.people.contains(word) || proper::name(word).is_some_and(|name| name == word)
    }

    fn is_large(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| token.said(self.text).starts_with(char::is_uppercase))
    }
}
