use serde::{Deserialize, Serialize};

use crate::model::{Assumption, Language};

/// Finds the integration whose trigger was spoken. Built once for a set of triggers, asked for every memo.
#[derive(Debug)]
pub struct Router {
    phrases: Vec<String>,
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

impl Router {
    /// A router over trigger phrases in the order the caller knows them by.
    pub fn new<'a>(phrases: impl IntoIterator<Item = &'a str>, _language: Language) -> Self {
        Router { phrases: phrases.into_iter().map(str::to_lowercase).collect() }
    }

    /// Reads `text` and decides.
    pub fn route(&self, text: &str) -> Routing {
        let normalized = text.to_lowercase();
        let chosen = self.phrases.iter().position(|phrase| normalized.contains(phrase));
        Routing { normalized, candidates: Vec::new(), chosen, assumptions: Vec::new() }
    }
}
