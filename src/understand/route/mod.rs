//! Which integration a text names: triggers are found where they are spoken, literally or nearly.
//!
//! A [`Router`] looks every run of words up in an [`index::Index`] of all its phrases, by its [`skeleton`] and before
//! that by how that begins and [`ends`], so that the cost does not grow with their number; an [`ear`] then compares
//! the few that may fit, word by word, [`speech`] asks what is said around them, and [`decide`] chooses among those
//! that do.

mod decide;
mod ear;
mod ends;
mod index;
mod likeness;
mod phrase;
mod skeleton;
mod speech;

use serde::{Deserialize, Serialize};

use self::ear::Ear;
use self::index::Index;
use self::likeness::Likeness;
use self::phrase::Phrase;
use self::speech::Speech;
use super::language::{self, Spelling};
use super::transcript::Transcript;
use super::words::Token;
use crate::model::{Assumption, AssumptionCode, Language};

/// Finds the integration whose trigger was spoken. Built once for a set of triggers, asked for every memo.
#[derive(Debug)]
pub struct Router {
    language: Language,
    phrases: Vec<Phrase>,
    index: Index,
    /// What is said between words and belongs to no phrase.
    noise: Vec<&'static str>,
}

/// Where a text belongs, and what else was considered.
#[derive(Debug, Clone, PartialEq)]
pub struct Routing {
    /// The text as it was compared.
    pub normalized: String,
    /// Every trigger that was found at least nearly, best first.
    pub candidates: Vec<Candidate>,
    /// The position, among the router's phrases, of the trigger that applies; `None` is the inbox.
    pub chosen: Option<usize>,
    /// What was guessed on the way.
    pub assumptions: Vec<Assumption>,
}

/// One trigger that might have been meant.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate {
    /// The position of the trigger among the router's phrases.
    pub trigger: usize,
    /// How well it was heard, 0 to 1; 1 is word by word.
    pub score: f64,
    /// It was heard word by word.
    pub is_literal: bool,
    /// Where in the text it was heard: bytes, start inclusive, end exclusive.
    pub span: (usize, usize),
    /// What came of it.
    pub verdict: Verdict,
}

/// What came of a candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The memo goes here.
    Chosen,
    /// Another trigger was heard better, earlier, or holds this one.
    Outdone,
    /// It cannot be told apart from another.
    Ambiguous,
}

impl Routing {
    /// How a trigger was heard, whether or not it is the one that applies.
    pub fn heard(&self, trigger: usize) -> Option<&Candidate> {
        self.candidates.iter().find(|found| found.trigger == trigger)
    }
}

impl Candidate {
    /// What was guessed where `phrase` was heard here in `text`, and not word by word.
    pub fn guess(&self, text: &str, phrase: &str) -> Option<Assumption> {
        let heard = text.get(self.span.0..self.span.1).unwrap_or_default();
        let detail = || format!("“{heard}” was heard as the trigger “{phrase}”.");
        (!self.is_literal).then(|| Assumption::new(AssumptionCode::ApproximateTrigger, detail()))
    }
}

/// The phrase that led a memo to where it is read, and where in the memo it is spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trigger<'a> {
    /// The phrase as its owner wrote it.
    pub phrase: &'a str,
    /// Bytes, start inclusive, end exclusive; `None` where it is not spoken at all.
    pub span: Option<(usize, usize)>,
}

impl<'a> Trigger<'a> {
    /// Looks for `phrase` in `text`.
    pub fn find(phrase: &'a str, text: &str, language: Language) -> Self {
        let routing = Router::new([phrase], language).route(text);
        Trigger { phrase, span: routing.heard(0).map(|found| found.span) }
    }
}

/// A phrase heard in the text: which, where, and how far from word by word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Found {
    phrase: usize,
    start: usize,
    end: usize,
    likeness: Likeness,
}

impl Router {
    /// A router over trigger phrases in the order the caller knows them by.
    pub fn new<'a>(phrases: impl IntoIterator<Item = &'a str>, language: Language) -> Self {
        let spelling = language::spelling(language);
        let mut phrases: Vec<Phrase> =
            phrases.into_iter().map(|text| Phrase::new(text, language, spelling)).collect();
        phrase::find_twins(&mut phrases);
        let index = Index::new(&phrases, spelling);
        let in_phrases = |noise: &str| phrases.iter().any(|phrase| phrase.has_word(noise));
        let noise = spelling.hesitations.iter().filter(|noise| !in_phrases(noise)).collect();
        Router { language, phrases, index, noise }
    }

    /// Reads `text` and decides.
    pub fn route(&self, text: &str) -> Routing {
        self.route_transcript(&Transcript::new(text, self.language))
    }

    /// The same for a transcript in the router's language.
    pub fn route_transcript(&self, transcript: &Transcript<'_>) -> Routing {
        let (text, tokens) = (transcript.text(), transcript.words());
        let found = self.find(text, tokens);
        let mut normalized = String::with_capacity(text.len());
        for token in tokens.iter().filter(|token| token.is_spoken()) {
            normalized.push_str(if normalized.is_empty() { "" } else { " " });
            normalized.push_str(&token.folded);
        }
        decide::decide(text, &self.phrases, &found, normalized)
    }

    /// The positions of those phrases that `phrase`, if it became a trigger too, could be confused with.
    pub fn confusable_with(&self, phrase: &str) -> Vec<usize> {
        let spelling = language::spelling(self.language);
        let other = Phrase::new(phrase, self.language, spelling);
        let alike = |a: &Phrase, b: &Phrase| {
            let heard: Vec<&str> = b.words.iter().map(|word| word.folded.as_str()).collect();
            !heard.is_empty() && Ear::suspicious(spelling).hear(a, &heard, true).is_some()
        };
        let confusable = |known: &Phrase| alike(known, &other) || alike(&other, known);
        (0..self.phrases.len()).filter(|at| self.phrases.get(*at).is_some_and(confusable)).collect()
    }

    /// Every phrase that is heard in the text, at most once each: where it is heard best, then first.
    fn find(&self, text: &str, tokens: &[Token<'_>]) -> Vec<Found> {
        let spelling: &Spelling = language::spelling(self.language);
        let speech = Speech::new(text, tokens, &self.noise, self.language, spelling);
        let mut ear = Ear::new(spelling);
        // Few phrases are heard, however many there are: one small number for each says where its best is kept.
        let mut places: Vec<u32> = vec![0; self.phrases.len()];
        let mut best: Vec<Found> = Vec::new();
        self.index.search(&speech.folded, |phrase, first, count| {
            let (Some(known), Some(place)) = (self.phrases.get(phrase), places.get_mut(phrase)) else {
                return;
            };
            let heard_before = (*place as usize).checked_sub(1).and_then(|at| best.get_mut(at));
            if heard_before.as_ref().is_some_and(|best| best.likeness.is_literal()) {
                return;
            }
            let Some((likeness, start, end)) = speech.hear(&mut ear, known, first, count) else { return };
            let found = Found { phrase, start, end, likeness };
            match heard_before {
                Some(best) if likeness < best.likeness => *best = found,
                Some(_) => {}
                None => {
                    best.push(found);
                    *place = best.len() as u32;
                }
            }
        });
        let twins = |found: &Found| {
            let found = *found;
            let next = |at: &usize| self.phrases.get(*at)?.next_twin;
            std::iter::successors(Some(found.phrase), next).map(move |phrase| Found { phrase, ..found })
        };
        best.iter().flat_map(twins).collect()
    }
}

#[cfg(test)]
mod tests;
