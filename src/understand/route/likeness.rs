/// How far what was heard is from the phrase, in hundredths of a wrong letter; less is more alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Likeness(u32);

impl Likeness {
    /// Word by word.
    pub(super) const LITERAL: Likeness = Likeness(0);
    /// Word by word, with noise between.
    pub(super) const PARTED: Likeness = Likeness(5);

    /// `wrong` hundredths of a letter away, and never literal.
    pub(super) fn near(wrong: u32) -> Self {
        Likeness(wrong.max(1))
    }

    pub(super) fn is_literal(self) -> bool {
        self == Self::LITERAL
    }

    /// Whether `other` is so much worse that the two can be told apart. What was heard in the same place is
    /// compared finely: the same error counts in both.
    pub(super) fn is_clearly_better_than(self, other: Likeness, same_place: bool) -> bool {
        self.0 + if same_place { 10 } else { 30 } <= other.0
    }

    /// From 0 to 1, where `letters` is the length of the phrase.
    pub(super) fn score(self, letters: usize) -> f64 {
        let wrong = f64::from(self.0) / 100.0 / (letters.max(1) as f64);
        ((1.0 - wrong).max(0.01) * 1000.0).round() / 1000.0
    }
}
