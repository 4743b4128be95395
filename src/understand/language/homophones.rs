use super::table::Table;

/// Words that cannot be told apart by ear: `mail` and `male`.
#[derive(Debug)]
pub(crate) struct Homophones(Table<&'static str, Vec<&'static str>>);

impl Homophones {
    /// From groups of words that sound the same, parted by spaces.
    pub(super) fn new(groups: &[&'static str]) -> Self {
        let mut others: Table<&'static str, Vec<&'static str>> = Table::default();
        for group in groups {
            for word in group.split(' ') {
                others.entry(word).or_default().extend(group.split(' ').filter(|other| *other != word));
            }
        }
        Homophones(others)
    }

    /// What sounds like `folded`, itself left out.
    pub(crate) fn of(&self, folded: &str) -> &[&'static str] {
        self.0.get(folded).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::Homophones;

    #[test]
    fn a_word_of_two_groups_sounds_like_the_words_of_both() {
        let homophones = Homophones::new(&["pair pear", "pair pare"]);
        assert_eq!(homophones.of("pair"), ["pear", "pare"]);
        assert_eq!(homophones.of("pear"), ["pair"]);
        assert!(homophones.of("plum").is_empty());
    }
}
