//! What asks for something to be noted or remembered, before it is named.

use super::edges::longest;
use crate::understand::language::{Names, Noting, Phrases, WordList, proper};
use crate::understand::words::{Kind, Token};

/// The most words that lead to a verb of noting.
const LEADING: usize = 12;

/// Within so many tokens from its verb stands the word for what was named.
const TO_BACK: usize = 5;

/// What was said before a word.
#[derive(Default)]
struct Led {
    /// Something is wished, or is not to be forgotten.
    wished: bool,
    /// It was said who does it.
    addressed: bool,
    negated: bool,
    /// A clause says when it might be forgotten.
    lest: bool,
    /// Somebody is to be told it.
    to: bool,
    /// The speaker does it, and asks nobody.
    own: bool,
    last: Option<Part>,
}

/// What a word that leads to a verb of noting is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Subject,
    Modal,
    Worth,
    Recall,
    Not,
    Link,
    Other,
}

/// `il faudrait que tu me notes que`, `no te olvides de apuntar`: how many of the kept tokens ask for the entry, or
/// only wish for something.
pub(crate) fn noting(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let end = asked(tokens, kept, names).max(filed(tokens, kept, names))?;
    // `would you ever put`
    let said = Said { tokens, kept, names };
    let soft = (end..kept.len()).take_while(|at| names.softeners.contains(said.word(*at))).count();
    Some(if names.noting.questions.is_empty() { end } else { end + soft })
}

fn asked(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let said = Said { tokens, kept, names };
    if !said.token(0).is_some_and(|first| names.noting.may_open(first)) {
        return None;
    }
    let mut led = Led::default();
    let mut end = None;
    for at in 0..LEADING {
        let word = said.word(at);
        // `j'aurais besoin d'un rappel`
        if let Some(noted) = led.wished.then(|| said.placed(at)).flatten() {
            return Some(noted);
        }
        let Some(part) = said.part(at, &led) else {
            if at > 0 && said.is_nothing(at) {
                continue;
            }
            return if said.parts().is_noting(word) { said.noted(at, &led).or(end) } else { end };
        };
        // `no hay clase` is no wish, `no hay que olvidar` is.
        led.wished |= match part {
            Part::Modal | Part::Worth => !led.negated,
            part => part == Part::Recall,
        };
        let ends = match part {
            Part::Modal => led.wished,
            Part::Recall => led.negated || led.lest,
            Part::Not => led.last == Some(Part::Recall),
            // `would it be possible` before a trigger that was cut out
            Part::Worth => led.last == Some(Part::Recall) && led.lest || led.wished && said.breaks(at),
            Part::Link => {
                let last = [Part::Modal, Part::Worth, Part::Recall, Part::Link];
                led.wished && led.last.is_some_and(|before| last.contains(&before))
            }
            Part::Subject => {
                let leads = matches!(led.last, Some(Part::Link | Part::Modal | Part::Worth));
                // `remember that I have my test`: what the table says of a subject goes with it.
                let behind = longest(tokens, kept.get(at..)?, &names.before, names);
                led.wished && leads && behind.is_none_or(|behind| behind <= 1)
            }
            Part::Other => false,
        };
        if ends {
            end = Some(at + 1);
        }
        led.negated |= part == Part::Not;
        led.addressed |= part == Part::Subject;
        led.lest |= said.is_in(&said.parts().lest, at);
        led.to |= said.is_in(&said.parts().to, at);
        // `il ne faut pas que j'oublie de mettre`: what is forgotten is what the memo is for.
        let own = said.is_in(&said.parts().own, at);
        led.own = own || led.own && !matches!(part, Part::Recall | Part::Subject);
        // `erinnerst du mich daran, dass`
        let asks = || names.telling.encloses && names.forms.thou.end(said.word(at.saturating_sub(1)));
        let asked = part == Part::Subject && led.last == Some(Part::Recall) && asks();
        // `n'oublie pas le`, `souviens-toi du`
        if led.last != Some(Part::Recall) || !asked && !matches!(part, Part::Not | Part::Other | Part::Worth)
        {
            led.last = Some(part);
        }
    }
    end
}

/// `füg das meinen Terminen hinzu`: all the kept tokens say that what was named goes where entries are.
pub(super) fn is_filed_back(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let said = Said { tokens, kept, names };
    let rest = names.splits.iter().find(|(verb, _)| *verb == said.word(0)).map(|(_, rest)| *rest);
    let Some((rest, last)) = rest.zip(kept.len().checked_sub(1)) else { return false };
    let (noting, filing) = (&names.noting, &names.filing);
    let small = |word: &str| {
        noting.to.contains(word)
            || noting.is_thing(word)
            || noting.others.holds(word)
            || filing.into.contains(word)
            || filing.books.contains(word)
    };
    let ends = rest.contains(&said.word(last)) || filing.rests.contains(said.word(last));
    // `schreib das mal auf`
    let back = |at: usize| names.sentences.backs.contains(said.word(at));
    ends && (1..last).any(|at| filing.books.contains(said.word(at)) || back(at))
        && (1..last).all(|at| small(said.word(at)) || said.is_nothing(at))
}

/// `mach das auf den Montag`, `trag mir das auf Montag ein`: all the kept tokens only put there what was named, on the day
/// that was cut out.
pub(super) fn is_put_back(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let said = Said { tokens, kept, names };
    let (verb, noting) = (said.word(0), &names.noting);
    let puts = || noting.puts.has(verb) || names.puts.contains(verb) || names.shoves.contains(verb);
    let Some((first, last)) = kept.first().copied().zip(kept.last().copied()) else { return false };
    if !names.telling.encloses || !puts() {
        return false;
    }
    let back = |token: &Token<'_>| names.sentences.backs.has(token);
    let cut = |at: &usize| kept.binary_search(at).is_err();
    let dated = (first..=last + 1).filter(cut).any(|at| tokens.get(at).is_some_and(Token::is_spoken));
    let small = |at: usize| {
        let word = said.word(at);
        said.token(at).is_some_and(back)
            || noting.to.contains(word)
            || noting.behind.contains(word)
            || names.filing.rests.contains(word)
            || names.courtesies.holds(word)
    };
    let points = tokens.iter().take(first + TO_BACK).skip(first + 1).any(back);
    dated && points && (1..kept.len()).all(|at| small(at) || said.is_nothing(at))
}

/// `im Wochenplan bitte nachtragen:`, `nachtragen:`: how many of the kept tokens say where an entry goes, and that it does.
pub(super) fn filed(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let (said, filing, noting) = (Said { tokens, kept, names }, &names.filing, &names.noting);
    let lists = [&filing.alone, &filing.into, &noting.articles, &noting.things];
    let first = said.token(0)?;
    if !lists.iter().any(|list| list.has(first)) {
        return None;
    }
    let book = said.book();
    if book == 0 && !said.is_in(&filing.alone, 0) {
        return None;
    }
    let polite = |at: usize| said.is_nothing(at) || names.noting.to.contains(said.word(at));
    let past = |at: usize| (at..).find(|at| !polite(*at)).unwrap_or(at);
    let verb = past(book);
    let files = filing.files.contains(said.word(verb)) || filing.alone.contains(said.word(verb));
    let end = verb + usize::from(files);
    let mark =
        said.token(end).is_some_and(|mark| mark.kind == Kind::Colon || files && mark.kind == Kind::Comma);
    let goes = book > 0 && filing.goes.contains(said.word(verb));
    match (files, mark) {
        (true, _) if book > 0 => Some(end + usize::from(mark)),
        (_, true) => Some(end + 1),
        _ => goes.then(|| past(verb + 1)),
    }
}

struct Said<'s, 't> {
    tokens: &'s [Token<'t>],
    kept: &'s [usize],
    names: &'s Names,
}

impl<'s> Said<'s, '_> {
    fn parts(&self) -> &'s Noting {
        &self.names.noting
    }

    fn token(&self, at: usize) -> Option<&'s Token<'_>> {
        self.kept.get(at).and_then(|at| self.tokens.get(*at))
    }

    fn word(&self, at: usize) -> &str {
        self.token(at).map_or("", Token::word)
    }

    /// One of the words stands at `at`.
    fn is_in(&self, words: &WordList, at: usize) -> bool {
        self.token(at).is_some_and(|token| words.has(token))
    }

    /// One of the phrases is the word at `at`.
    fn is_one(&self, phrases: &Phrases, at: usize) -> bool {
        self.token(at).is_some_and(|token| phrases.has(token))
    }

    /// `zu meinen Terminen`: how many of the first tokens lead to what holds entries.
    fn book(&self) -> usize {
        let into = usize::from(self.is_in(&self.names.filing.into, 0));
        let led = into + usize::from(self.parts().is_thing(self.word(into)));
        let book = led > 0 && self.is_in(&self.names.filing.books, led);
        if book { led + 1 } else { 0 }
    }

    /// Words were cut out behind the one at `at`.
    fn breaks(&self, at: usize) -> bool {
        let pair = self.kept.get(at).zip(self.kept.get(at + 1));
        pair.is_some_and(|(here, next)| here + 1 < *next)
    }

    /// May stand between two words of asking.
    fn is_nothing(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| matches!(token.kind, Kind::Comma | Kind::Dash))
            || self.is_in(&self.names.softeners, at)
    }

    fn part(&self, at: usize, led: &Led) -> Option<Part> {
        let (parts, word) = (self.parts(), self.word(at));
        let recalled = led.last == Some(Part::Recall) && self.is_in(&parts.recalled, at);
        if self.is_in(&parts.links, at) || recalled {
            return Some(Part::Link);
        }
        if at > 0 && !self.follows_article(at) && self.is_one(&parts.worth, at) {
            return Some(Part::Worth);
        }
        let beside = || {
            let next = self.word(at + 1);
            led.last == Some(Part::Subject) || parts.subjects.contains(next) || parts.recalls.has(next)
        };
        if self.is_one(&parts.modals, at) || self.is_in(&parts.questions, at) && beside() {
            return Some(Part::Modal);
        }
        [(&parts.subjects, Part::Subject), (&parts.nots, Part::Not), (&parts.lest, Part::Other)]
            .into_iter()
            .find(|(words, _)| self.is_in(words, at))
            .map(|(_, part)| part)
            .or_else(|| self.is_one(&parts.others, at).then_some(Part::Other))
            .or_else(|| parts.recalls.has(word).then_some(Part::Recall))
            .or_else(|| self.is_worth(at).then_some(Part::Worth))
    }

    /// Past the verb of noting at `at` and what it takes with it, if that is to be noted and not to be done.
    fn noted(&self, at: usize, led: &Led) -> Option<usize> {
        let parts = self.parts();
        let mut to = led.to || parts.reminds.clings(self.word(at));
        let mut on = at + 1;
        // `trägst du mir … ein`
        let asks = self.names.telling.encloses && self.names.forms.thou.end(self.word(at));
        on += usize::from(asks && self.is_in(&parts.subjects, on) && !self.is_in(&parts.own, on));
        while self.is_nothing(on) || self.is_in(&parts.behind, on) {
            to |= self.is_in(&parts.to, on);
            on += 1;
        }
        let placed = self.placed(on);
        on = placed.unwrap_or(on);
        if self.is_in(&parts.that, on) {
            return Some(on + 1);
        }
        if placed.is_some() {
            return placed;
        }
        let appointment = self.is_appointment(on);
        if self.is_task(at) || parts.arranges.has(self.word(at)) && !appointment {
            return None;
        }
        // `il me rappelle`, `le programme`
        let somebody = !led.wished && self.is_in(&self.names.pronouns, 0);
        let told = led.wished || led.addressed || on > at + 1 || parts.asks(self.word(at));
        // `guarda la cita`
        let puts = || parts.puts.has(self.word(at)) || parts.arranges.has(self.word(at));
        let told = told || appointment && puts();
        let verb = told || at > 0 && !self.follows_article(at);
        let asked = verb && !somebody;
        if parts.reminds.has(self.word(at)) {
            return self.reminded(at, on, to && asked, asked);
        }
        // `me mettre au régime`
        let next = self.word(on);
        let myself = led.own || led.to && !led.wished && !led.addressed;
        let put = led.own && parts.is_thing(next) && !to || myself && self.names.ways.contains(next);
        (asked && !(put && parts.puts.has(self.word(at)))).then_some(on)
    }

    /// Past a verb of reminding or calling at `at`, if the speaker is reminded (`to`) or nobody called.
    fn reminded(&self, at: usize, on: usize, to: bool, asked: bool) -> Option<usize> {
        let (parts, next) = (self.parts(), self.word(on));
        // `tu dois me rappeler`
        if at > 0 && next.is_empty() {
            return None;
        }
        if to {
            return Some(on + usize::from(parts.links.contains(next)));
        }
        (asked && !parts.is_thing(next) && !self.is_somebody(on)).then_some(on)
    }

    /// Past `dans mon agenda`, `un rappel`.
    fn placed(&self, at: usize) -> Option<usize> {
        let mut on = at;
        let next = |at: usize| longest(self.tokens, self.kept.get(at..)?, &self.parts().notices, self.names);
        // `note un rappel de vaccin`
        let begins = |at: usize| {
            let begins =
                |at: usize| longest(self.tokens, self.kept.get(at..)?, &self.names.begins, self.names);
            (at..at + 2).any(|at| begins(at).is_some())
        };
        while let Some(taken) = next(on).filter(|_| !begins(on)) {
            on += taken;
        }
        (on > at).then_some(on)
    }

    /// `judicieux` in `il serait judicieux de`: any word, if what would be so follows.
    fn is_worth(&self, at: usize) -> bool {
        let parts = self.parts();
        let would = at.checked_sub(1).is_some_and(|before| self.is_in(&parts.would, before));
        let leads = |word: &str| parts.links.contains(word) || parts.lest.contains(word);
        let noted = |at: usize| leads(self.word(at)) || parts.is_noting(self.word(at));
        would && !parts.is_noting(self.word(at)) && noted(at + 1)
    }

    fn follows_article(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| self.is_in(&self.parts().articles, before))
    }

    fn is_somebody(&self, at: usize) -> bool {
        let word = self.word(at);
        self.parts().people.contains(word) || proper::name(word).is_some()
    }

    /// `la cita`, `una cita`: what stands at `at` is put into a calendar.
    fn is_appointment(&self, at: usize) -> bool {
        let parts = self.parts();
        let led = parts.is_thing(self.word(at)) || parts.people.contains(self.word(at));
        self.is_in(&parts.appointments, at + usize::from(led))
    }

    /// `mettre la table`, `noter les copies`: what is done to the thing is no noting.
    fn is_task(&self, at: usize) -> bool {
        let parts = self.parts();
        let (verb, next) = (self.word(at), self.word(at + 1));
        let led = parts.is_thing(next) || parts.people.contains(next);
        let does = |tasks: &[(&str, &[&str])], thing: usize| {
            let thing = self.word(thing);
            tasks.iter().any(|(stem, things)| verb.starts_with(stem) && things.contains(&thing))
        };
        does(parts.tasks, at + 1) || led && (does(parts.tasks, at + 2) || does(parts.led_tasks, at + 2))
    }
}

/// The kept tokens begin with what a person may have to do to a thing.
pub(super) fn is_task(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    Said { tokens, kept, names }.is_task(0)
}
