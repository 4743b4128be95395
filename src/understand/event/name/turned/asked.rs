//! What is asked for, or is not to be forgotten: `vergiss nicht, am Montag die Oma abzuholen`.

use super::{Memo, Straight};
use crate::understand::event::name::edges::{opening, without_marks};
use crate::understand::event::name::noting::noting;
use crate::understand::words::{Kind, Token, fold};

impl<'t> Memo<'_, 't> {
    /// `vergiss nicht, am Montag die Oma abzuholen`: what is asked for or not to be forgotten, as a thing to do.
    pub(super) fn to_be_done(&self, uncut: &[usize]) -> Option<Straight<'t>> {
        let with_to = |place: usize| Some((place, self.without_to(uncut, place)?));
        let (place, written) = (1..uncut.len()).find_map(with_to)?;
        let verb = *uncut.get(place)?;
        let end = place - usize::from(written.is_none());
        let led = self.wished(uncut.get(..end)?)?;
        let to = uncut.get(end).copied().filter(|_| written.is_none());
        let form = written.as_deref().map_or_else(|| self.word(verb).to_owned(), fold);
        let filing = &self.names.filing;
        let asked = uncut.iter().take(led).any(|at| filing.requests.contains(self.word(*at)));
        let files = asked && filing.files.contains(form.as_str());
        let dropped = |at: usize| Some(at) == to || files && at == verb;
        let origins: Vec<usize> = (0..self.tokens.len()).filter(|at| !dropped(*at)).collect();
        let written = written.filter(|_| !files).map(|written| (verb, written));
        self.straight(origins, written.into_iter().collect())
    }

    /// `abholen` for `abzuholen` at the end of a clause; nothing is to be written for `zu holen`.
    fn without_to(&self, uncut: &[usize], place: usize) -> Option<Option<String>> {
        let at = *uncut.get(place)?;
        let word = self.word(at);
        let to = self.turned().to;
        let apart = || self.word(*uncut.get(place - 1).unwrap_or(&at)) == to;
        if !self.names.forms.several.end(word) || !(word.contains(to) || apart()) || self.is_large(at) {
            return None;
        }
        // `hinzufügen`
        if !apart() && self.names.filing.files.contains(word) {
            return None;
        }
        let goes_on = self.tokens.get(at + 1).is_some_and(Token::is_spoken) && !self.is_cut(at + 1);
        let is_verb = |word: &str| self.names.verb_endings.iter().any(|end| word.ends_with(end));
        if goes_on || !is_verb(word) || self.turned().articles.contains(word) {
            return None;
        }
        if apart() {
            return Some(None);
        }
        let whole =
            |part: &&str| word.strip_prefix(part).and_then(|rest| rest.strip_prefix(to)).is_some_and(is_verb);
        let part = self.turned().prefixes.iter().find(whole)?.len();
        let said = self.tokens.get(at)?.said(self.text);
        let letters = said.chars().enumerate().filter(|(at, _)| !(part..part + to.len()).contains(at));
        Some(Some(letters.map(|(_, letter)| letter).collect()))
    }

    /// How many of the first words ask for something, or not to forget it, if the others name what in one clause.
    fn wished(&self, said: &[usize]) -> Option<usize> {
        let mut left = without_marks(self.tokens, said);
        let mut wished = left.first().is_some_and(|first| self.is_helped(*first));
        while let Some(first) = left.first() {
            let noise = self.names.hesitations.contains(self.word(*first));
            let opened = opening(self.tokens, left, self.names).unwrap_or(0);
            let next = left.get(usize::max(opened, usize::from(noise))..).unwrap_or_default();
            if next.len() == left.len() {
                break;
            }
            let last = left.len().checked_sub(next.len() + 1).and_then(|last| left.get(last));
            let mark = |at: &usize| {
                self.tokens.get(*at).is_some_and(|mark| matches!(mark.kind, Kind::Comma | Kind::Colon))
            };
            // `den`, which begins the name
            wished = wished && opened <= 1
                || next.first().into_iter().chain(last).any(mark)
                || noting(self.tokens, left, self.names).is_some();
            left = without_marks(self.tokens, next);
        }
        let stays = |at: &usize| self.turned().beside_to.contains(self.word(*at));
        let named = self.clause(left) == left.len() && !left.iter().any(stays);
        (wished && named).then(|| said.len() - left.len())
    }

    /// `helfen,` stood before `at`, and only says that the speaker does it with others.
    fn is_helped(&self, at: usize) -> bool {
        let words = &self.turned().spoken_to;
        let help = |at: &usize| words.help.contains(self.word(*at));
        // `helfen kannst,`
        let before = (at.saturating_sub(3)..at).find(help);
        before.is_some_and(|help| (help..at).all(|at| self.is_cut(at)) && self.word(at - 1) == ",")
    }
}
