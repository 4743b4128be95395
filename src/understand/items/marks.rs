//! The marks of a list that say nothing by themselves.

use crate::understand::words::{Kind, Token};

/// Where each row of marks begins and ends, so that a long row is looked at once.
pub(super) struct Marks {
    /// For each place, the first one from there on without a mark, and the last one up to there behind something else.
    edges: Vec<(usize, usize)>,
}

impl Marks {
    pub(super) fn of(text: &str, tokens: &[Token<'_>]) -> Self {
        let mut edges: Vec<_> = (0..=tokens.len()).map(|at| (at, at)).collect();
        let mut behind = 0;
        for (at, token) in tokens.iter().enumerate() {
            behind = if is_mark(text, token) { behind } else { at + 1 };
            edges.iter_mut().skip(at + 1).take(1).for_each(|(_, before)| *before = behind);
        }
        let mut past = tokens.len();
        for ((at, token), (edge, _)) in tokens.iter().enumerate().zip(&mut edges).rev() {
            past = if is_mark(text, token) { past } else { at };
            *edge = past;
        }
        Marks { edges }
    }

    /// The first place from `at` on without a mark.
    pub(super) fn past(&self, at: usize) -> usize {
        self.edges.get(at).map_or(at, |(past, _)| *past)
    }

    /// Where the marks before `end` begin.
    pub(super) fn before(&self, end: usize) -> usize {
        self.edges.get(end).map_or(end, |(_, before)| *before)
    }
}

/// Not one that says something about the word beside it.
fn is_mark(text: &str, token: &Token<'_>) -> bool {
    let quotes = |c: char| "\"'&()[]{}<>|*_~^=“”„‚‘’«»‹›`´\\/".contains(c) || c.is_control();
    match token.kind {
        Kind::Word | Kind::Number => false,
        Kind::Symbol => token.said(text).chars().all(quotes),
        _ => true,
    }
}
