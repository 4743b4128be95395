//! What a sentence named of which the next one says only when it is: `Band practice. We said Sunday at three`.

use std::ops::Range;

use super::Memo;
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::uncut;
use crate::understand::language::{Names, WordList};
use crate::understand::words::{Kind, Token};

/// A sentence with the time of more words says something of its own.
const SLIGHT: usize = 14;

/// No more sentences before the one with the time are asked.
const BEFORE: usize = 3;

/// No more words are called out as a heading.
const CRY: usize = 3;

/// No more words say where it is.
const PLACE: usize = 6;

/// What names a memo before the sentence with the time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Said {
    Heading,
    Sentence,
    /// A sentence without how it came about.
    News,
    /// A thing that is there or done, for which the speaker calls in: `My new glasses are in. I said I'd pop by`.
    Ready,
}

/// What was named before the sentence with the time.
pub(in crate::understand::event::name) struct Topic {
    /// Whether each token is none of it.
    pub(in crate::understand::event::name) cut: Vec<bool>,
    /// The place that stands beside the time, empty if there is none or the topic has one of its own.
    pub(in crate::understand::event::name) place: Range<usize>,
    /// The last of it, where a verb is joined to that which tells how it came about: `meeting's` in `the meeting's been moved`.
    pub(in crate::understand::event::name) joined: Option<usize>,
}

/// What the sentence before the time, which stands at `when`, names, if the one with the time is made of slight words.
pub(in crate::understand::event::name) fn topic(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    when: Range<usize>,
    names: &Names,
) -> Option<Topic> {
    if when.is_empty() || !tokens.get(..when.start).unwrap_or_default().iter().any(may_end) {
        return None;
    }
    let open = uncut(tokens, cut, names);
    let memo = Memo::new(text, tokens, cut, &open, (&open, when.clone()), names);
    let opens = (1..=when.start).rev().find(|at| memo.ends_a_sentence(at - 1))?;
    let closes = (when.end..tokens.len()).find(|at| memo.ends_a_sentence(*at)).unwrap_or(tokens.len());
    let (named, how) = memo.topic_before(opens)?;
    let sentence = opens..memo.past_sentence(when.end, closes);
    let said = memo.uncut(&sentence);
    let place = memo.place_of(said);
    let aside = how != Said::Heading && !place.is_empty() && memo.opens_task(said);
    if aside || !memo.is_slight(&sentence, &place, how) {
        return None;
    }
    let mut cut = cut.to_vec();
    cut.iter_mut().enumerate().for_each(|(at, cut)| *cut |= !named.contains(&at));
    // `La réunion a lieu en mairie`
    let held = memo.uncut(&(named.end..opens));
    let place = match longest(tokens, held, &names.sentences.held, names) {
        Some(_) if place.is_empty() => memo.place_of(held),
        _ => place,
    };
    let place = memo.without_whose(place);
    let placed = memo.uncut(&named).iter().any(|at| memo.leads_to_place(*at));
    let joined = match how {
        Said::News | Said::Ready => {
            memo.uncut(&named).last().copied().filter(|at| memo.is_joined_to_verb(*at))
        }
        Said::Heading | Said::Sentence => None,
    };
    Some(Topic { cut, place: if placed { 0..0 } else { place }, joined })
}

/// A sentence may end with it; the dot of `a.m.` is in its word.
pub(super) fn may_end(token: &Token<'_>) -> bool {
    matches!(token.kind, Kind::SentenceEnd | Kind::Dot | Kind::LineBreak)
}

impl Memo<'_, '_> {
    /// A sentence ends at `at`; not with the dot of `Prof. Lang`. Behind a time it does before a small letter, too: `thursday
    /// at 5. he said …`.
    pub(super) fn ends_a_sentence(&self, at: usize) -> bool {
        let before = at.checked_sub(1);
        let title = before.is_some_and(|title| self.is_in(&self.names.topics.titles, title));
        let behind_time = || {
            let timed = before.is_some_and(|before| self.is_cut(before));
            let apart = self.tokens.get(at + 1).is_some_and(|next| {
                // `a las 20. ¡No digas nada!`
                let opens = next.said(self.text).starts_with(['¡', '¿']);
                (next.is_spoken() || opens) && !next.glued
            });
            timed && apart && !self.is_cut(at) && !self.is_cut(at + 1)
        };
        let ends = || self.tokens.get(at).is_some_and(may_end) && (self.parts(at) || behind_time());
        // `à 14h. ne pas oublier le bonnet`
        let timed = self.is_cut(at) && self.word(at) == ".";
        let goes_on = self.tokens.get(at + 1).is_some_and(|next| next.is_spoken() && !next.glued);
        let closes = timed && goes_on && !self.is_cut(at + 1);
        closes
            || !title && !before.is_some_and(|before| self.is_initial(before)) && ends()
            || self.is_dotted(at + 1)
    }

    /// `J. P. Morin`, but `Terminal E. Prendre les passeports`
    fn is_initial(&self, at: usize) -> bool {
        let letter = self.word(at).len() == 1 && self.is_upper(at) && !self.is_cut(at);
        let noun = at.checked_sub(1).is_some_and(|before| {
            let leads = self.is_in(&self.names.ways, before) || self.names.company.holds(self.word(before));
            self.is_spoken(before) && !leads && !self.is_person(before) && self.word(before).len() > 1
        });
        letter && !noun
    }

    /// Where what is said with the time ends in a sentence that `closes` there: whole clauses behind it tell something else,
    /// `er ist am Samstag, Tisch ist reserviert`.
    fn past_sentence(&self, when: usize, closes: usize) -> usize {
        let next = (when..closes).find(|at| self.parts(*at));
        next.filter(|next| self.is_whole(&(next + 1..closes))).unwrap_or(closes)
    }

    /// What the `sentence` says beside the time, without its place, is only that it is then; behind a heading it may say so of
    /// one thing or one person: `Elterngespräch. Die Lehrerin schlägt Montag vor`.
    fn is_slight(&self, sentence: &Range<usize>, place: &Range<usize>, how: Said) -> bool {
        let topics = &self.names.topics;
        let (said, heads) = (self.uncut(sentence), how == Said::Heading);
        let rest = || said.iter().copied().filter(|at| !place.contains(at) && self.is_spoken(*at));
        let own: Vec<usize> = rest().filter(|at| !self.is_in(&topics.slight, *at)).collect();
        // `the teacher suggests Monday`, `la ponemos el lunes`, but `he can do Thursday for a pint`, `then the dentist on Monday`
        let is = |at: usize| self.is_in(&self.names.sentences.is, at);
        let led = |at: usize| {
            let Some(the) = at.checked_sub(1).filter(|the| self.is_leading(*the)) else { return false };
            // `I've got a viewing`, `the hearing is on Monday`
            let indefinite = self.is_in(&self.names.sentences.indefinite, the);
            if indefinite || is(at + 1) {
                return false;
            }
            let way = the.checked_sub(1).is_some_and(|way| self.is_in(&self.names.ways, way));
            let behind = self.is_in(&topics.slight, at + 1) && !self.is_cut(at + 1);
            let opens = || self.names.known.is_empty() && rest().next() == Some(the);
            behind || !way && (opens() || self.is_whole(sentence))
        };
        // `Sandra says six`, but `Lisbon`
        let who = |at: usize| {
            let says = self.is_in(&topics.slight, at + 1) && !self.is_cut(at + 1) && !is(at + 1);
            self.is_somebody(at) && says
        };
        // `The weather was awful. We're meeting on Friday`
        let has = |words: &WordList| rest().any(|at| self.is_in(words, at));
        let own_move = || has(&topics.we_move) || has(&topics.moves) && rest().any(|at| self.is_own(at));
        // `I said I'd pop by`, but `We're leaving`
        let comes = |at: usize| {
            let rest: Vec<usize> = said.iter().copied().filter(|next| *next >= at).collect();
            longest(self.tokens, &rest, &self.names.aside.come, self.names).is_some()
        };
        let calls_in = || rest().any(|at| self.is_own(at)) && rest().any(comes);
        // `Der Hautarzt hat zurückgerufen. Ich kann am Dienstag kommen`: to whoever said so.
        let bidden = || {
            let bids = |at: usize| {
                let turn = self.names.comments.back.contains(self.word(at))
                    && !self.names.pronouns.contains(self.word(at));
                self.names.noting.modals.holds(self.word(at)) || turn
            };
            how == Said::News && self.names.telling.encloses && rest().any(bids)
        };
        // `Tess is engaged. She's coming on Sunday`
        let back = || rest().next().is_some_and(|first| self.is_in(&self.names.sentences.backs, first));
        let comes = || has(&topics.moves) || has(&self.names.sentences.coming);
        // `I spoke to Helen. Her leaving do is on Friday`
        let owned = || {
            let [the, doing, ..] = said else { return false };
            let whose = self.is_in(&self.names.known, *the) && !self.is_article(*the);
            whose && self.names.forms.doing.end(self.word(*doing))
        };
        // `Das Öl ist aus. Lieferung ist am Freitag`, `I swapped with Jon. So I'm on the night shift`
        let event = || said.iter().any(|at| self.is_in(&topics.events, *at));
        let another = || how == Said::Sentence && (event() || owned() || back() && comes());
        rest().count() <= SLIGHT
            && (heads || if how == Said::Ready { calls_in() } else { !own_move() } || bidden())
            && !another()
            && match own.as_slice() {
                [] => true,
                [one] => (led(*one) || who(*one)) && heads,
                // `die Dame vom Akustiker hat ihm Dienstag gegeben`
                [one, of] => {
                    let joined = of
                        .checked_sub(1)
                        .is_some_and(|way| way == one + 1 && self.names.of.contains(self.word(way)));
                    joined
                        && heads
                        && self.names.telling.encloses
                        && self.is_whole(sentence)
                        && self.is_in(&topics.slight, of + 1)
                        && one.checked_sub(1).is_some_and(|the| self.is_leading(the))
                }
                _ => false,
            }
    }

    /// `L'accompagner à l'hôpital` says itself what is to be done.
    fn opens_task(&self, said: &[usize]) -> bool {
        let whom = |at: usize| self.is_leading(at) || self.is_in(&self.names.sentences.backs, at);
        let verb = said.iter().copied().find(|at| self.is_spoken(*at) && !whom(*at));
        !self.names.telling.encloses && verb.is_some_and(|verb| self.ends_as_task(verb))
    }

    /// `in Pete's garage` among what was `said` beside the time.
    pub(super) fn place_of(&self, said: &[usize]) -> Range<usize> {
        let topics = &self.names.topics;
        let slight = |at: usize| self.is_in(&topics.slight, at) && !self.is_in(&topics.places, at);
        // `auf einen Tee`
        let what_for = |at: usize| self.is_in(&topics.what_for, at);
        let leads = |at: &usize| self.leads_to_place(*at) && self.is_spoken(at + 1) && !what_for(at + 1);
        let Some(first) = said.iter().copied().find(leads) else { return 0..0 };
        // `at St. Mary's`
        let short = |at: usize| at.checked_sub(1).is_some_and(|title| self.is_in(&topics.titles, title));
        let ends = |at: &usize| !self.is_spoken(*at) && !short(*at) || self.is_cut(*at);
        let mut end = (first..self.tokens.len()).find(ends).unwrap_or(self.tokens.len());
        // `auf den Dachboden gehen`
        let to_do = self.is_infinitive(end - 1);
        // `findet am Mittwoch in der Bücherei statt`
        while end > first && slight(end - 1) {
            end -= 1;
        }
        let verb = (first..end).any(|at| self.tells(at) || self.is_verb(at));
        let none = end < first + 2 || end - first > PLACE;
        if none || verb || to_do { 0..0 } else { first..end }
    }

    /// `in der Kanzlei` of the place `bei ihm in der Kanzlei`.
    fn without_whose(&self, place: Range<usize>) -> Range<usize> {
        let inner = place.start + 2;
        let whose = self.names.comments.back.contains(self.word(place.start + 1));
        let led = whose && inner + 1 < place.end && self.leads_to_place(inner);
        if led && self.names.telling.encloses { inner..place.end } else { place }
    }

    /// `à`, but `elle a peur`
    fn leads_to_place(&self, at: usize) -> bool {
        self.is_in(&self.names.topics.places, at) && !self.is_spelt(at)
    }

    /// `bringen` in `zum Schuster bringen`
    fn is_infinitive(&self, at: usize) -> bool {
        let small = !self.is_upper(at);
        small && self.names.verb_endings.iter().any(|ending| self.word(at).ends_with(ending))
    }

    /// What the sentences that end before `opens` name, and how.
    fn topic_before(&self, opens: usize) -> Option<(Range<usize>, Said)> {
        let topics = &self.names.topics;
        let (mut end, mut asked) = (opens, None);
        for _ in 0..BEFORE {
            let Some(mark) = end.checked_sub(1) else { break };
            let last = if self.is_spoken(mark) { end } else { mark };
            let from = (1..last).rev().find(|at| self.ends_a_sentence(at - 1)).unwrap_or(0);
            let said = self.uncut(&(from..last));
            let empty = |at: &usize| {
                !self.is_spoken(*at) || self.is_in(&topics.slight, *at) || self.is_in(&topics.empty, *at)
            };
            // `Oscar's swimming lesson. He needs goggles. It's on Monday`
            let first = said.iter().find(|at| self.is_spoken(**at));
            let back = || first.is_some_and(|first| self.names.pronouns.contains(self.word(*first)));
            if !said.iter().all(empty) && (from == 0 || !back()) {
                // `Cañas del equipo. ¿Quién se apunta? El viernes …`
                let named = self.topic_in(&(from..last));
                match &asked {
                    None if self.word(mark) == "?" => asked = Some(named),
                    None => return named,
                    Some(_) if matches!(named, Some((_, Said::Heading))) => return named,
                    Some(_) => break,
                }
            }
            end = from;
        }
        asked?
    }

    /// What the sentence at `span` names, and how: its only clause, or its first where that is no sentence.
    fn topic_in(&self, span: &Range<usize>) -> Option<(Range<usize>, Said)> {
        let names = self.names;
        let parts = |at: &usize| self.parts(*at);
        let empty = |at: &usize| {
            !self.is_spoken(*at) || self.is_cut(*at) || self.is_in(&self.names.topics.empty, *at)
        };
        // `Right, band practice`, `Calendar: band practice`
        let mut from = span.start;
        while let Some(mark) = (from..span.end).find(parts) {
            if !(from..mark).all(|at| empty(&at)) {
                break;
            }
            from = mark + 1;
        }
        let mark = (from..span.end).find(parts);
        let first = from..mark.unwrap_or(span.end);
        let said = self.uncut(&first);
        let whole = self.is_whole(&first);
        let cried = self.word(span.end) == "!";
        let talk = || self.only_comments(said, true) || self.prefaces(said) || self.laments(&first);
        // `Wegen Opas Hörgerät`
        if let Some(about) = self.headed_about(said).filter(|_| !whole) {
            return Some((about..first.end, Said::Heading));
        }
        // `Die Oma hat mir was aufgetragen`
        let spoken: Vec<usize> = said.iter().copied().filter(|at| self.is_spoken(*at)).collect();
        let told = matches!(spoken.as_slice(), [_, .., what, told]
            if self.is_in(&names.telling.verbs, *told) && self.is_in(&names.sentences.slots, *what));
        let colon = mark.and_then(|mark| self.tokens.get(mark)).is_some_and(|mark| mark.kind == Kind::Colon);
        // `wir haben einen Babysitter gefunden`
        let own = said.iter().find(|at| self.is_spoken(**at)).is_some_and(|first| self.is_own(*first));
        let got = said.iter().rfind(|at| self.is_spoken(**at)).filter(|_| own);
        let got = got.is_some_and(|got| self.is_in(&self.names.sentences.got, *got));
        // `We need to go over the budget, me and Sanjay`
        let mark = mark.filter(|mark| !self.says_who_joins(&(mark + 1..span.end)));
        if colon || told || whole && (mark.is_some() || cried || got) || cried && said.len() > CRY || talk() {
            return None;
        }
        if let Some(arranged) = self.arranged_in(said) {
            return Some((arranged, Said::News));
        }
        if let Some(about) = self.behind_news(said) {
            return Some((about..first.end, Said::News));
        }
        if let Some(ready) = self.ready_of(said).filter(|_| mark.is_none()) {
            return Some((first.start..ready, Said::Ready));
        }
        if let Some(booked) = self.booked_of(said).filter(|_| mark.is_none()) {
            return Some((first.start..booked, Said::News));
        }
        let news = self.news_of(said);
        if let Some(about) = news.and_then(|end| self.about(said, end)) {
            return Some((about..first.end, Said::News));
        }
        // `Wer kommt mit? Am Freitag um fünf`
        let asked = usize::from(self.word(first.end) == "?");
        let how = match news {
            _ if !whole && !cried && mark.is_none() => Said::Heading,
            Some(_) => Said::News,
            None => Said::Sentence,
        };
        Some((first.start..news.unwrap_or(first.end + asked), how))
    }
}
