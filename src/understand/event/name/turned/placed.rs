//! Where or for whom something is goes behind it: `Laternenfest im Kindergarten` for `im Kindergarten das Laternenfest`.

use super::{Memo, SUBJECT};
use crate::understand::language::Names;
use crate::understand::words::Token;

/// The tokens of the name, with where or for whom it is behind what it is, if that was said first; and the token that began
/// the memo, as it is written there.
pub(in crate::understand::event::name) fn placed_behind(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> Option<(Vec<usize>, (usize, String))> {
    let memo = Memo { text, tokens, cut: &[], names };
    let clause = memo.clause(kept);
    let (said, behind) = kept.split_at_checked(clause)?;
    let article = memo.placed(said, false)?;
    // `im Garten das Wasser abstellen` says what is to be done there.
    if !memo.is_large(*said.last()?) {
        return None;
    }
    let parts = [said.get(article + 1..)?, said.get(..article)?, behind];
    let leads = *said.first()?;
    let written = tokens.get(leads)?.said(text).to_lowercase();
    Some((parts.concat(), (leads, written)))
}

impl Memo<'_, '_> {
    /// `im Kindergarten`, `für Jonas`, `bei uns`: how many of the tokens say where or for whom something is that is said behind
    /// them with its article. Behind a verb, whose subject it is, that article may be an ambiguous one.
    pub(super) fn placed(&self, said: &[usize], behind_verb: bool) -> Option<usize> {
        let (turned, words) = (self.turned(), &self.turned().placed);
        if !words.leads.contains(self.nth(said, 0)) || !self.has_capitals() {
            return None;
        }
        let large = |place: &usize| said.get(*place).is_some_and(|at| self.is_large(*at));
        let article = if turned.whom.contains(self.nth(said, 1)) {
            2
        } else {
            let noun = (1..SUBJECT).find(large)?;
            noun + (noun..noun + SUBJECT).take_while(large).count()
        };
        let noun =
            (article + 1..article + 1 + SUBJECT).find(|place| !self.is_adjective(said, *place, true))?;
        let whole = |words: &[usize]| {
            words.first().zip(words.last()).is_some_and(|(first, last)| last + 1 - first == words.len())
        };
        let word = self.nth(said, article);
        let thing = turned.articles.contains(word) || words.accusative.contains(word) && noun == article + 1;
        // `wird im Keller der Zähler getauscht`, but `wird im Garten der Oma das Beet gegossen`, `… der Nachbarin gegrillt`
        let subject = || {
            let rest = said.get(noun..self.clause(said)).unwrap_or_default();
            let who = self.nth(said, noun);
            let person = self.names.noting.people.contains(who) || turned.folk.contains(who);
            let whose = person || words.feminine.iter().any(|end| who.ends_with(end));
            !whose && !rest.iter().any(|at| turned.articles.contains(self.word(*at)))
        };
        let placed = thing
            && large(&noun)
            && whole(said.get(..article)?)
            && whole(said.get(article..=noun)?)
            && (behind_verb && subject() || self.is_another(said, article, noun));
        placed.then_some(article)
    }

    /// Behind the `article` stands another thing than before it: `im Haus der Großeltern` is one.
    fn is_another(&self, said: &[usize], article: usize, noun: usize) -> bool {
        let placed = &self.turned().placed;
        // `ist in der Schule am Montag der Elternabend`
        let apart = || said.get(article - 1).map(|at| at + 1) != said.get(article).copied();
        let to_whom = article == 2 && placed.to_whom.contains(self.nth(said, 0));
        let ends = |end: &&str| self.nth(said, noun).ends_with(*end);
        // `in der Küche der neue Herd`
        let strong = || noun > article + 1 && self.nth(said, article + 1).ends_with(placed.strong);
        let masculine = || placed.masculine.iter().any(ends);
        let either = self.nth(said, article) == placed.ambiguous;
        !either || to_whom || apart() || masculine() || strong()
    }
}
