//! How a form of a verb is known that no list holds: by how it ends.

/// What the forms of a language's verbs end with; a language that tells a form by other means leaves it out.
#[derive(Debug)]
pub(crate) struct Forms {
    /// What somebody is at: `driving`.
    pub(crate) doing: Endings,
    /// What one does: `comes`, `kommt`.
    pub(crate) does: Endings,
    /// The same of whoever is spoken to: `planst du`.
    pub(crate) thou: Endings,
    /// What somebody did: `finished`.
    pub(crate) did: Endings,
    /// End like `does`, and are what was done to something: `repariert`.
    pub(crate) done: Endings,
    /// What is to be done, and what several do: `holen`.
    pub(crate) several: Endings,
    /// Not to be done, in one word: `mustn't`.
    pub(crate) denied: Endings,
    /// To do something with what was named before, in one word: `recogerlo`.
    pub(crate) back: Endings,
    /// Whether a word that ends like `does` is another all the same: `verpackt`, `mittelalt`.
    pub(crate) is_other: fn(&str) -> bool,
}

impl Forms {
    pub(crate) const fn none() -> Forms {
        const NONE: Endings = Endings(&[]);
        Forms {
            doing: NONE,
            does: NONE,
            thou: NONE,
            did: NONE,
            done: NONE,
            several: NONE,
            denied: NONE,
            back: NONE,
            is_other: |_| false,
        }
    }
}

/// Endings, folded as words are.
#[derive(Debug)]
pub(crate) struct Endings(pub(super) &'static [&'static str]);

impl Endings {
    /// Whether a word has one of the endings.
    pub(crate) fn end(&self, word: &str) -> bool {
        self.0.iter().any(|ending| word.ends_with(ending))
    }
}
