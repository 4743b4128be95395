//! The piece of a long memo that says what happens, where nothing shorter named it: no entry of a calendar is as long as what
//! somebody tells.

use std::ops::Range;

use super::Memo;
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::language::{Names, Phrases};
use crate::understand::words::{Kind, Token};

/// Whoever speaks that long tells no memo, and to look at each piece of it would cost more than its length.
const TOLD: usize = 160;

/// No more words say where or with whom it is, in a piece of their own.
const PLACE: usize = 6;

/// No more words name one of two who do something.
const WHO: usize = 3;

/// Among so many words of a piece stands the verb that makes a sentence of it.
const NEAR: usize = 8;

/// The memo without all but the piece that says what happens, if more words than an entry has are `kept` of it.
pub(in crate::understand::event::name) fn brief(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    (kept, when): (&[usize], Range<usize>),
    names: &Names,
) -> Option<Vec<bool>> {
    let spoken =
        |kept: &[usize]| kept.iter().filter(|at| tokens.get(**at).is_some_and(Token::is_spoken)).count();
    if spoken(kept) <= names.entry || spoken(kept) >= TOLD {
        return None;
    }
    let memo = Memo::new(text, tokens, cut, kept, (kept, when.clone()), names);
    if let Some(sentence) = memo.sentence(kept) {
        let only = marked_but(cut, sentence);
        let shorter = brief(text, tokens, &only, (sentence, when), names);
        return Some(shorter.unwrap_or(only));
    }
    let pieces = memo.pieces(kept);
    let at = memo.telling(&pieces)?;
    let head = memo.heading(&pieces, at);
    let piece = pieces.get(at)?;
    // `ring the plumber, then piano exam Friday at eleven with Felix and the twins`: another thing to do, before it.
    let all = pieces.get(head..=at).unwrap_or_default().iter().map(|piece| spoken(piece.said)).sum::<usize>();
    let task = |head: &usize| pieces.get(*head).is_some_and(|piece| memo.is_task(piece.said));
    let head = if all > names.entry && piece.timed && task(&head) { at } else { head };
    let mut said = pieces.get(head)?.said.to_vec();
    for more in pieces.get(head + 1..=at).unwrap_or_default() {
        if spoken(&said) + spoken(more.said) <= names.entry {
            // With the mark before it.
            let from = said.last().map_or(0, |last| last + 1);
            let to = more.said.last().map_or(from, |last| last + 1);
            said.extend(kept.iter().filter(|at| (from..to).contains(*at)));
        }
    }
    // `farewell lunch for Hiroshi, Thursday at noon, at the dumpling place`
    let next =
        pieces.get(at + 1).filter(|next| memo.is_place(next) && piece.said.last() < Some(&memo.when.start));
    if spoken(&said) <= names.entry {
        said.extend(next.into_iter().flat_map(|next| next.said));
    }
    if said.len() == kept.len() {
        return None;
    }
    Some(marked_but(cut, &said))
}

/// What is `cut`, and all but what is `said`.
pub(super) fn marked_but(cut: &[bool], said: &[usize]) -> Vec<bool> {
    let left = |(at, cut): (usize, &bool)| *cut || said.binary_search(&at).is_err();
    cut.iter().enumerate().map(left).collect()
}

/// What stands between two marks, or is one clause.
struct Piece<'k> {
    said: &'k [usize],
    /// The time stands in it, or directly beside it.
    timed: bool,
}

impl Memo<'_, '_> {
    /// What is `kept` up to the end of the sentence in which the time stands, if that says what happens and others follow:
    /// `Cita en la calle Silva el lunes. Llevar el pasaporte y dos fotos.`
    fn sentence<'k>(&self, kept: &'k [usize]) -> Option<&'k [usize]> {
        let ends = |at: &usize| self.tokens.get(*at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let end = (self.when.end..self.tokens.len()).find(ends).filter(|_| !self.when.is_empty())?;
        let (said, rest) = kept.split_at(kept.partition_point(|at| *at < end));
        let follows = rest.iter().any(|at| self.is_spoken(*at));
        (follows && self.tells_what(said)).then_some(said)
    }

    fn pieces<'k>(&self, kept: &'k [usize]) -> Vec<Piece<'k>> {
        let mut pieces: Vec<Piece<'k>> = Vec::new();
        let mut from = 0;
        // Whether a word of the piece does more than lead to what it says.
        let mut opened = false;
        for next in 1..=kept.len() {
            opened |= kept.get(next - 1).is_some_and(|at| !self.leads(*at));
            let ends = match (next.checked_sub(1).and_then(|at| kept.get(at)), kept.get(next)) {
                (Some(last), Some(at)) => {
                    let said = kept.get(from..next).unwrap_or_default();
                    self.parted(*last, *at) || opened && self.begins_piece(said, *at)
                }
                _ => true,
            };
            if ends {
                let said = kept.get(from..next).unwrap_or_default();
                // A mark before it is none of it.
                let first = said.iter().position(|at| self.is_spoken(*at));
                let said = first.and_then(|first| said.get(first..));
                let said = said.map(|said| self.with_subject(&mut pieces, kept, said));
                pieces.extend(said.map(|said| Piece { said, timed: false }));
                (from, opened) = (next, false);
            }
        }
        let behind = pieces.iter().position(|piece| piece.said.last() >= Some(&self.when.start));
        let behind = behind.unwrap_or(pieces.len());
        // No other than the last before the time and the one behind that stands beside it, or holds it.
        let holds = pieces.get(behind).is_some_and(|piece| piece.said.first() < Some(&self.when.start));
        let near = if holds { behind } else { behind.saturating_sub(1) };
        for piece in pieces.iter_mut().take(behind + 1).skip(near) {
            piece.timed = self.is_beside_time(piece.said);
        }
        pieces
    }

    /// `the agent, Mr Lee, will hand over the keys`: what is `said` with who does it, where that and how it is called are the last
    /// of the `pieces`.
    fn with_subject<'k>(
        &self,
        pieces: &mut Vec<Piece<'k>>,
        kept: &'k [usize],
        said: &'k [usize],
    ) -> &'k [usize] {
        let verb = said.first().is_some_and(|first| self.is_state(*first) && !self.is_elided(*first));
        let short = |piece: &Piece<'_>| piece.said.len() <= PLACE && !self.is_whole_piece(piece.said);
        let [.., who, called] = pieces.as_slice() else { return said };
        let opens = self.tells_what(who.said);
        if !verb || !opens || !short(who) || !short(called) || self.is_place(called) {
            return said;
        }
        let from = who.said.first().and_then(|first| kept.binary_search(first).ok());
        let to = said.last().and_then(|last| kept.binary_search(last).ok());
        let whole = from.zip(to).and_then(|(from, to)| kept.get(from..=to));
        pieces.truncate(pieces.len() - 2);
        whole.unwrap_or(said)
    }

    /// A mark stands between the two tokens, or is the second.
    fn parted(&self, last: usize, at: usize) -> bool {
        (last + 1..=at).any(|mark| self.parts(mark) || self.is_dotted(mark) || self.is_dotted(mark + 1))
    }

    /// The word at `at` begins another clause behind what was `said`.
    fn begins_piece(&self, said: &[usize], at: usize) -> bool {
        let sentences = &self.names.sentences;
        let before = at.checked_sub(1).map_or("", |at| self.word(at));
        // `der Bus zum Hotel holt uns am Montag am Bahnhof ab`
        let whom =
            self.is_in(&self.names.turned.whom, at) && at.checked_sub(1).is_some_and(|at| self.is_verb(at));
        let hangs = whom || at.checked_sub(1).is_some_and(|at| self.is_hanging(at));
        let led = self.names.ways.contains(before) || self.names.company.holds(before);
        let verb = |at: usize| self.is_state(at) || self.is_verb(at);
        let acts = || self.is_elided(at) || verb(at + 1) || self.is_cut(at + 1) && self.is_subject(at);
        let subject = || (self.is_subject(at) || self.is_elided(at)) && !hangs && !led && acts();
        let clause = || {
            let somebody = self.is_subject(at + 1) || self.is_elided(at + 1);
            somebody || !verb(at + 1) && self.near_verb(at + 1)
        };
        // `my brother and his kids are landing`
        let both = || {
            said.len() <= WHO && self.names.speaking.and.contains(self.word(at)) && !self.is_whole_piece(said)
        };
        let links = || self.is_in(&sentences.links, at) && clause() && !both();
        let points = || self.is_in(&sentences.points, at) && !self.is_in(&self.names.aside.degrees, at + 1);
        let breaks = self.is_in(&sentences.breaks, at)
            || self.is_in(&sentences.conditions, at)
            || self.is_in(&self.names.aside.but, at);
        let thing = || at == self.when.end && self.is_leading(at) && self.near_verb(at);
        let besides = || {
            let rest: Vec<usize> = (at..at + NEAR).take_while(|at| self.is_spoken(*at)).collect();
            self.is_errand(&rest)
        };
        breaks || links() || points() || subject() || thing() || at >= self.when.end && besides()
    }

    fn near_verb(&self, at: usize) -> bool {
        (at + 1..at + NEAR)
            .take_while(|at| self.is_spoken(*at))
            .any(|at| self.is_state(at) || self.is_verb(at) || self.is_in(&self.names.turned.wants, at))
    }

    /// The time stands among the tokens or directly before or behind them.
    fn is_beside_time(&self, said: &[usize]) -> bool {
        let (Some(first), Some(last)) = (said.first(), said.last()) else { return false };
        // `Elternsprechtag: Montag um drei`
        let heads = |at: usize| self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::Colon);
        let gap = |mut gap: Range<usize>| gap.all(|at| self.is_spoken(at) || heads(at));
        let (from, to) = (self.when.start, self.when.end);
        if *last < from {
            return gap(*last + 1..from);
        }
        if *first >= to {
            return gap(to..*first);
        }
        true
    }

    /// Which of the pieces says what happens.
    fn telling(&self, pieces: &[Piece<'_>]) -> Option<usize> {
        let names_it = |at: &usize| pieces.get(*at).is_some_and(|piece| self.tells_what(piece.said));
        let timed = |at: &usize| pieces.get(*at).is_some_and(|piece| piece.timed);
        let opens =
            |at: &usize| pieces.get(*at).is_some_and(|piece| piece.said.first() < Some(&self.when.start));
        let phrase = |at: &usize| pieces.get(*at).is_some_and(|piece| !self.is_whole_piece(piece.said));
        let before = pieces.iter().take_while(|piece| piece.said.first() < Some(&self.when.start)).count();
        let all = || 0..pieces.len();
        let behind = |at: &usize| {
            timed(at) && !opens(at) && pieces.get(*at).is_some_and(|piece| !self.is_besides(piece))
        };
        // `swim at the lake, bring the robes`
        let what = |at: &usize| pieces.get(*at).is_some_and(|piece| !self.is_besides(piece));
        let led = |at: &usize| timed(at) && pieces.get(*at).is_some_and(|piece| self.is_led_to(piece.said));
        all()
            .filter(timed)
            .filter(opens)
            .find(names_it)
            // `Feier von der Leni, am 19. Juni bei uns im Garten`
            .or_else(|| before.checked_sub(1).filter(|at| *at == 0 && phrase(at) && names_it(at)))
            .or_else(|| all().find(led))
            .or_else(|| before.checked_sub(1).filter(phrase).filter(what).filter(names_it))
            .or_else(|| all().filter(behind).filter(phrase).find(names_it))
            .or_else(|| (0..before).rev().filter(phrase).filter(what).find(names_it))
            .or_else(|| (0..before).rev().filter(phrase).find(names_it))
            .or_else(|| (0..before).rev().find(names_it))
    }

    /// `handover of the flat, third floor, Thursday at five`: which of the pieces begins what the one at `at` tells more of.
    fn heading(&self, pieces: &[Piece<'_>], at: usize) -> usize {
        let said = |at: usize| pieces.get(at).map(|piece| piece.said).unwrap_or_default();
        // `nochmal für alle, das Klassentreffen`
        let nouns = self.names.telling.encloses && self.is_large_memo();
        let noun = |at: usize| said(at).iter().any(|at| !nouns || self.is_content(*at) && self.is_upper(*at));
        let phrase = |at: usize| noun(at) && !self.is_whole_piece(said(at)) && self.tells_what(said(at));
        let comma = |at: usize| {
            let (Some(last), Some(first)) = (said(at - 1).last(), said(at).first()) else { return false };
            last + 1 < *first && (last + 1..*first).all(|at| self.word(at) == ",")
        };
        let before = (1..=at).rev().take_while(|at| phrase(*at) && comma(*at) && phrase(at - 1));
        before.filter(|second| phrase(second - 1)).last().map_or(at, |second| second - 1)
    }

    /// `zum Mittagessen beim Kirchenwirt`: what happens, or with whom.
    fn is_led_to(&self, said: &[usize]) -> bool {
        let Some((first, rest)) = said.split_first() else { return false };
        let word = self.word(*first);
        let led = self.names.beside.toward.contains(word);
        led && !self.is_whole_piece(said) && rest.iter().any(|at| self.is_content(*at))
    }

    fn is_besides(&self, piece: &Piece<'_>) -> bool {
        self.is_errand(self.presented(piece.said))
    }

    /// `bring a towel`: what is `said` begins with what is to be seen to besides.
    pub(super) fn is_errand(&self, said: &[usize]) -> bool {
        let sentences = &self.names.sentences;
        let begins = |phrases: &&Phrases| longest(self.tokens, said, phrases, self.names).is_some();
        [&sentences.besides, &sentences.orders, &sentences.errands].iter().any(begins)
    }

    /// It names something, and needs nothing that was said before.
    fn tells_what(&self, said: &[usize]) -> bool {
        let first = said.iter().copied().find(|at| !self.leads(*at));
        let hangs = |at: usize| {
            self.is_in(&self.names.sentences.circumstances, at) || self.is_state(at) && !self.is_elided(at)
        };
        // `we have to sign the papers`, `I'm ringing him`
        let own = first.is_some_and(|first| self.is_own(first));
        (own || !self.leans(said))
            && !first.is_some_and(hangs)
            && !said.first().is_some_and(|first| self.is_in(&self.names.sentences.circumstances, *first))
            && !self.only_comments(said, true)
            && !self.prefaces(said)
            && says_what(self.tokens, said, self.names)
            && said.iter().any(|at| self.is_content(*at))
    }

    fn is_content(&self, at: usize) -> bool {
        let word = self.word(at);
        self.is_spoken(at)
            && !self.tells(at)
            && !self.is_verb(at)
            && !self.is_article(at)
            && !self.names.ways.contains(word)
            && !self.names.softeners.contains(word)
            && !self.names.sentences.links.contains(word)
            && !self.names.sentences.points.contains(word)
    }

    fn is_whole_piece(&self, said: &[usize]) -> bool {
        self.says_a_sentence(said) || self.acts(said)
    }

    /// `at the dumpling place`
    fn is_place(&self, piece: &Piece<'_>) -> bool {
        let led = piece.said.first().is_some_and(|first| {
            let word = self.word(*first);
            self.names.ways.contains(word) || self.names.company.holds(word)
        });
        // `am Empfang nach Herrn Petersen fragen`
        let told = piece.said.last().is_some_and(|last| self.is_in(&self.names.settling.instructs, *last));
        led && !told && piece.said.len() <= PLACE && !self.is_whole_piece(piece.said)
    }
}
