//! Whole sentences and orders beside the sentence with the time, which names it: `I've a sore back. Physio on Monday at two.
//! Bring the letter`.

use std::ops::Range;

use super::topic::may_end;
use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Kind;

/// No more words say with whom it is.
const COMPANY: usize = 5;

/// The memo without those behind it, and without those before it if what is said with the time is no sentence itself.
pub(super) fn without_apart(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { text, tokens, cut, names, .. } = glance;
    let (from, to) = (glance.when.start, glance.when.end);
    let dotted = to.checked_sub(1).and_then(|last| tokens.get(last));
    let dotted = dotted.is_some_and(|last| last.said(text).ends_with('.'));
    if !dotted && !tokens.iter().any(may_end) {
        return None;
    }
    let memo = glance.memo();
    let closes = (to.saturating_sub(1)..tokens.len()).find(|at| memo.ends_a_sentence(*at));
    let closes = closes.unwrap_or(tokens.len());
    let opens = (1..=from).rev().find(|at| memo.ends_a_sentence(at - 1)).unwrap_or(0);
    let said = memo.uncut(&(opens..closes));
    let own = |at: &usize| memo.is_spoken(*at) && !memo.is_in(&names.topics.slight, *at);
    // `Guess who's coming on Saturday?`
    let asked = memo.word(closes) == "?";
    if asked || !said.iter().any(own) || memo.leans(said) || !says_what(tokens, said, names) {
        return None;
    }
    // `Vernissage`
    let named = said.iter().filter(|at| own(at)).count() > 1;
    let mut left = cut.to_vec();
    if memo.heads_itself(&(opens..closes))
        && memo
            .sentences_before(opens)
            .all(|told| memo.tells_before(&told) && (named || !memo.tells_of_somebody(&told)))
    {
        mark(&mut left, 0..opens);
    }
    let mut at = closes;
    while at < tokens.len() {
        let next = at + 1;
        let end = (next..tokens.len()).find(|at| memo.ends_a_sentence(*at)).unwrap_or(tokens.len());
        let sentence = next..end;
        if let Some(place) = memo.place_in(&sentence).or_else(|| memo.company_in(&sentence)) {
            mark(&mut left, at..place.start);
            mark(&mut left, place.end..end);
        } else if memo.tells_besides(&sentence) {
            mark(&mut left, at..end);
        }
        at = end;
    }
    (left != cut).then_some(left)
}

impl Memo<'_, '_> {
    /// What is said with the time is no sentence, `Tarockpartie bei ihm am Mittwoch`, and in one piece, and calls nobody or
    /// nothing by a pronoun that was named before: `mit ihr zum Tierarzt`.
    fn heads_itself(&self, sentence: &Range<usize>) -> bool {
        let names = self.names;
        let back = |at: &usize| {
            let word = self.word(*at);
            // `mit dem Nachbarn`
            let article = self.is_leading(*at) && self.is_spoken(at + 1) && !self.is_cut(at + 1);
            let back = names.aside.back.contains(word) || names.comments.back.contains(word);
            let whom = self.is_whom(*at) || names.forms.back.end(word);
            !article && (whom || back || names.pronouns.contains(word))
        };
        let does = |at: &usize| self.is_in(&names.telling.does, *at);
        let said = self.uncut(sentence);
        let clauses = sentence.clone().any(|at| self.parts(at));
        !clauses && !self.is_whole(sentence) && !said.iter().any(back) && !said.iter().any(does)
    }

    /// Who, which one word beside the time does not say: `Luc expose ses aquarelles. Vernissage à 18h`.
    fn tells_of_somebody(&self, sentence: &Range<usize>) -> bool {
        let [first, verb, ..] = self.uncut(sentence) else { return false };
        let topics = &self.names.topics;
        let told = || self.is_in(&topics.tells, *verb) && !self.is_in(&topics.tells, *first);
        let nobody = self.is_leading(*first) || self.is_subject(*first) || self.is_in(&topics.slight, *first);
        let person = self.is_person(*first) && (self.is_verb(*verb) || self.tells(*verb));
        !nobody && (person || told())
    }

    /// The sentences that end before `opens`.
    fn sentences_before(&self, opens: usize) -> impl Iterator<Item = Range<usize>> {
        let mut end = opens;
        std::iter::from_fn(move || {
            let mark = end.checked_sub(1)?;
            let from = (1..mark).rev().find(|at| self.ends_a_sentence(at - 1)).unwrap_or(0);
            end = from;
            Some(from..mark)
        })
    }

    /// What stands before the one that heads itself goes: a whole sentence, or only talk, `Guess what`.
    fn tells_before(&self, sentence: &Range<usize>) -> bool {
        let topics = &self.names.topics;
        let said = self.uncut(sentence);
        let empty = |at: &usize| !self.is_spoken(*at) || self.is_in(&topics.empty, *at);
        let whole = || self.makes_sentence(sentence) || self.opens_joined(said);
        said.iter().all(empty) || self.only_comments(said, true) || whole() && self.tells_besides(sentence)
    }

    /// A sentence or an order, and no time in it; but `it's at St Paul's`, `it's in room 12`, and what it is: `It's the Millers`.
    fn tells_besides(&self, sentence: &Range<usize>) -> bool {
        let said = self.uncut(sentence);
        let place = self.place_of(said);
        let where_it_is = said
            .iter()
            .filter(|at| self.is_spoken(**at))
            .all(|at| place.contains(at) || self.is_in(&self.names.topics.slight, *at));
        let timed = |at: usize| self.is_cut(at);
        // `un monsieur est venu`
        let numbered = |at: usize| {
            !self.is_article(at) && self.tokens.get(at).is_some_and(|token| token.number.is_some())
        };
        let filed = |at: usize| self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::Colon);
        let whole = || self.makes_sentence(sentence) || self.opens_joined(said);
        !where_it_is
            && !sentence.clone().any(|at| timed(at) || numbered(at) || filed(at))
            && !self.says_who(said)
            && (whole() || self.orders(said) || self.is_to_be_seen_to(said))
    }

    /// A sentence, also by a word that makes one of what stands beside a heading, `le chef hésite encore`, but `la visite`.
    fn makes_sentence(&self, sentence: &Range<usize>) -> bool {
        let said = self.uncut(sentence);
        let led = |at: usize| {
            at.checked_sub(1)
                .is_some_and(|before| self.is_leading(before) || self.is_in(&self.names.ways, before))
        };
        let tells = |(place, at): (usize, &usize)| {
            self.is_in(&self.names.topics.tells, *at) && !led(*at) && (place == 0 || self.is_small(*at))
        };
        // `a las 3 p.m. Quiere hablar`
        let opens = || {
            let state = |at: &usize| self.is_in(&self.names.sentences.states, *at) && self.is_dotted(*at);
            said.first().is_some_and(state)
        };
        self.is_whole(sentence)
            || said.len() > 1 && opens()
            || said.len() > 1 && said.iter().enumerate().any(tells)
    }

    /// `its freezing`, `im tired`: a sentence opens without the mark in its first word.
    fn opens_joined(&self, said: &[usize]) -> bool {
        let sentences = &self.names.sentences;
        let opens = |at: usize| {
            let word = self.word(at);
            sentences.joined.contains(word)
                || sentences.presents.contains(word) && sentences.backs.contains(word)
        };
        said.len() > 1 && said.first().is_some_and(|first| opens(*first) && self.is_spoken(first + 1))
    }

    /// `It's the Millers`, `Es ist der Hautarzt`, `with Anna`: who or what it is, or with whom.
    pub(super) fn says_who(&self, said: &[usize]) -> bool {
        let presented = self.shown(said);
        let Some(first) = presented.first() else { return false };
        let known = || {
            let article = self.is_leading(*first) && !self.is_in(&self.names.sentences.indefinite, *first);
            let shown = presented.len() < said.len() && (article || self.is_somebody(*first));
            shown && !self.is_owned(said) && !self.says_a_sentence(presented) && !self.acts(presented)
        };
        self.names.company.holds(self.word(*first)) || known()
    }

    /// Without what leads to who or what it is, though no mark is in that: `its with Anna`.
    fn shown<'a>(&self, said: &'a [usize]) -> &'a [usize] {
        let sentences = &self.names.sentences;
        let leads = |at: usize| self.leads(at) || self.is_in(&sentences.presents, at);
        let from = said.iter().position(|at| !leads(*at)).unwrap_or(0);
        said.get(from..).unwrap_or_default()
    }

    /// Something is to be done or to be seen to; no way leads to it, `Near the station`.
    fn orders(&self, said: &[usize]) -> bool {
        let (names, sentences) = (self.names, &self.names.sentences);
        let Some(first) = said.first() else { return false };
        let begun =
            |phrases| longest(self.tokens, said, phrases, names).is_some_and(|taken| taken < said.len());
        let led = self.is_in(&names.ways, *first)
            || self.is_in(&names.topics.places, *first)
            || names.company.holds(self.word(*first));
        // `Contra el Rayo`, `Hotel El Prado`: where the words are known that order so.
        let tells = &names.topics.tells;
        let verb = |at: usize| self.is_in(tells, at) || self.is_in(&sentences.finite, at);
        let task = || !led && self.is_task(said) && (tells.is_empty() || verb(*first));
        task() || begun(&sentences.besides) || begun(&sentences.errands) || begun(&sentences.orders)
    }

    /// `with the new coach` of `It's with the new coach`, where no more is said.
    fn company_in(&self, sentence: &Range<usize>) -> Option<Range<usize>> {
        let said = self.uncut(sentence);
        let shown = self.shown(said);
        let (first, last) = (*shown.first()?, *shown.last()?);
        let company = first..last + 1;
        let plain =
            |at: usize| self.is_spoken(at) && !self.is_cut(at) && !self.tells(at) && !self.is_verb(at);
        let led = shown.len() < said.len() || self.is_small(sentence.start);
        let with = self.names.company.holds(self.word(first)) && self.is_small(first) && led;
        let small = shown.len() > 1 && shown.len() <= COMPANY;
        (with && small && company.clone().all(plain)).then_some(company)
    }

    /// `on the cake stall` of `We're on the cake stall`, where no more is said than that it is there.
    fn place_in(&self, sentence: &Range<usize>) -> Option<Range<usize>> {
        let (topics, sentences) = (&self.names.topics, &self.names.sentences);
        let said = self.uncut(sentence);
        let place = self.place_of(said);
        let rest = || said.iter().copied().filter(|at| !place.contains(at) && self.is_spoken(*at));
        let slight = |at: usize| {
            let what = [
                &topics.moves,
                &topics.we_move,
                &sentences.parts,
                &sentences.identifying,
                &sentences.gathers,
            ];
            self.is_in(&topics.slight, at) && !what.iter().any(|words| self.is_in(words, at))
        };
        let small = place.clone().next().is_some_and(|first| self.is_small(first));
        let is = |at: usize| self.tells(at) || self.is_state(at) || self.is_in(&sentences.backs, at);
        let marked = place.end..sentence.end;
        let parted = marked.chain(sentence.start..place.start).any(|at| self.parts(at));
        let joined = || !self.names.known.is_empty() && self.opens_joined(said);
        let own = || rest().any(|at| self.is_own(at)) || joined();
        (small && !parted && own() && rest().next().is_some_and(is) && rest().all(slight)).then_some(place)
    }

    /// `prendre le dossier`, `llevar la orden`, `Ausweis mitnehmen`
    fn is_to_be_seen_to(&self, said: &[usize]) -> bool {
        let encloses = self.names.telling.encloses;
        let spoken = |at: &&usize| self.is_spoken(**at);
        let verb = if encloses { said.iter().rfind(spoken) } else { said.iter().find(spoken) };
        said.len() > 1
            && verb.is_some_and(|verb| self.ends_as_task(*verb) && !(encloses && self.is_upper(*verb)))
    }

    /// `prendre`, but `centre`
    pub(super) fn ends_as_task(&self, at: usize) -> bool {
        let topics = &self.names.topics;
        topics.to_do.iter().any(|ending| self.word(at).ends_with(ending)) && !self.is_in(&topics.no_task, at)
    }
}
