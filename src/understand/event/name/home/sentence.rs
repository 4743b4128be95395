//! By which words a whole sentence is known.

use super::Memo;

impl Memo<'_, '_> {
    pub(super) fn is_article(&self, at: usize) -> bool {
        self.names.noting.articles.contains(self.word(at))
    }

    pub(super) fn is_elided(&self, at: usize) -> bool {
        self.is_short(at) && self.names.sentences.elided.contains(self.word(at))
    }

    /// A word that only sentences have stands at `at`.
    pub(super) fn tells(&self, at: usize) -> bool {
        self.tells.get(at).copied().unwrap_or_default()
    }

    /// What [`Memo::tells`] answers once it is known.
    pub(super) fn is_telling(&self, at: usize) -> bool {
        self.is_subject(at) || self.is_elided(at) || self.is_state(at)
    }

    pub(super) fn is_subject(&self, at: usize) -> bool {
        let subject = self.names.sentences.subjects.contains(self.word(at));
        subject && !self.is_back(at) && !self.is_led(at)
    }

    /// A verb or small word that only sentences have; not in `Lunch with Will`.
    pub(super) fn is_state(&self, at: usize) -> bool {
        let said = self.tokens.get(at).map_or("", |token| token.said(self.text));
        let sentences = &self.names.sentences;
        let state = sentences.states.contains(self.word(at)) || self.is_spelt(at);
        let opens = at.checked_sub(1).is_none_or(|before| !self.is_spoken(before));
        state && (opens || said.starts_with(char::is_lowercase))
    }

    /// A verb by its accents: `está`.
    pub(super) fn is_spelt(&self, at: usize) -> bool {
        let said = self.tokens.get(at).map_or("", |token| token.said(self.text));
        self.names.sentences.spelt.contains(said)
    }

    /// `ignore it`: it was named before.
    fn is_back(&self, at: usize) -> bool {
        let ends = !self.is_spoken(at + 1);
        ends && self.names.sentences.objects.contains(self.word(at))
    }

    /// `dinner with us`
    fn is_led(&self, at: usize) -> bool {
        let before = at.checked_sub(1).map_or("", |at| self.word(at));
        self.names.ways.contains(before) || self.names.company.holds(before)
    }

    /// `so`, `it's`: what happens follows.
    pub(super) fn leads(&self, at: usize) -> bool {
        let said = &self.names.sentences;
        let presents = said.presents.contains(self.word(at)) && (self.is_short(at) || self.is_state(at + 1));
        let state = self.is_state(at) && at > 0 && said.presents.contains(self.word(at - 1));
        said.links.contains(self.word(at)) || presents || state
    }

    /// Letters of it were left out: `it's`.
    pub(super) fn is_short(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.end - token.start > token.folded.len())
    }

    /// One of the words at `said`, with another beside it, is one that only sentences have.
    pub(super) fn says_a_sentence(&self, said: &[usize]) -> bool {
        said.iter()
            .any(|at| self.tells(*at) && (self.is_spoken(at + 1) || self.is_spoken(at.wrapping_sub(1))))
    }
}
