use super::lexicon::leak;
use super::packed::Packed;
use super::table::Table;

/// Words that cannot be told apart by ear: `mail` and `male`.
#[derive(Debug)]
pub(crate) struct Homophones(Table<&'static str, Vec<&'static str>>);

impl Homophones {
    /// From groups of words that sound the same, parted by spaces.
    pub(super) fn new(groups: Packed) -> Self {
        let mut homophones = Homophones(Table::default());
        groups.iter().for_each(|group| homophones.add(&group.split(' ').collect::<Vec<_>>()));
        homophones
    }

    /// With what many of them are called, where that is one more sound behind each: `flours` and `flowers`.
    pub(super) fn with_many(groups: Packed, ending: &str) -> Self {
        const HISSES: [&str; 5] = ["s", "x", "z", "ch", "sh"];
        let mut homophones = Self::new(groups);
        for group in groups {
            let ones = group.split(' ').filter(|word| !HISSES.iter().any(|end| word.ends_with(end)));
            let many: Vec<&'static str> = ones.map(|one| leak(format!("{one}{ending}"))).collect();
            homophones.add(&many);
        }
        homophones
    }

    fn add(&mut self, group: &[&'static str]) {
        for word in group {
            let others = self.0.entry(word).or_default();
            let new: Vec<_> =
                group.iter().filter(|other| *other != word && !others.contains(other)).copied().collect();
            others.extend(new);
        }
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
        let homophones = Homophones::new(packed!(&["pair pear", "pair pare"]));
        assert_eq!(homophones.of("pair"), ["pear", "pare"]);
        assert_eq!(homophones.of("pear"), ["pair"]);
        assert!(homophones.of("plum").is_empty());
    }

    #[test]
    fn many_of_what_sounds_the_same_sound_the_same() {
        let homophones = Homophones::with_many(packed!(&["pair pear pears", "gays gaze"]), "s");
        assert_eq!(homophones.of("pears"), ["pair", "pear", "pairs"]);
        assert_eq!(homophones.of("gaze"), ["gays"]);
    }
}
