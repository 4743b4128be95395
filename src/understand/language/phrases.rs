use std::sync::OnceLock;

use super::table::Table;

/// Phrases of which those are looked for that begin, or end, with a word.
#[derive(Debug)]
pub(crate) struct Phrases {
    all: [&'static [&'static str]; 2],
    by_first: OnceLock<ByWord>,
    by_last: OnceLock<ByWord>,
}

type ByWord = Table<&'static str, Vec<&'static str>>;

impl Phrases {
    pub(super) const fn new(all: &'static [&'static str]) -> Phrases {
        Phrases::both(all, &[])
    }

    /// Those of `some` and of `others`, which serve elsewhere, too.
    pub(super) const fn both(some: &'static [&'static str], others: &'static [&'static str]) -> Phrases {
        Phrases { all: [some, others], by_first: OnceLock::new(), by_last: OnceLock::new() }
    }

    pub(crate) fn beginning(&self, word: &str) -> &[&'static str] {
        let by_first = self.by_first.get_or_init(|| self.by(|phrase| phrase.split(' ').next()));
        by_first.get(word).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn ending(&self, word: &str) -> &[&'static str] {
        let by_last = self.by_last.get_or_init(|| self.by(|phrase| phrase.rsplit(' ').next()));
        by_last.get(word).map_or(&[], Vec::as_slice)
    }

    /// Whether `word` alone is one of them.
    pub(crate) fn holds(&self, word: &str) -> bool {
        self.beginning(word).contains(&word)
    }

    fn by(&self, word: impl Fn(&'static str) -> Option<&'static str>) -> ByWord {
        let mut table = ByWord::default();
        for phrase in self.all.into_iter().flatten() {
            table.entry(word(phrase).unwrap_or_default()).or_default().push(phrase);
        }
        table
    }
}

#[cfg(test)]
mod tests {
    use super::Phrases;

    #[test]
    fn phrases_are_found_by_their_first_and_their_last_word() {
        let phrases = Phrases::new(&["remind me to", "remind us", "to"]);
        assert_eq!(phrases.beginning("remind"), ["remind me to", "remind us"]);
        assert_eq!(phrases.ending("to"), ["remind me to", "to"]);
        assert!(phrases.beginning("me").is_empty() && phrases.ending("remind").is_empty());
    }
}
