use super::packed::Packed;
use super::time::Sense;

/// Phrases, and what each of them means, without a pointer for each. `meanings!` makes it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Meanings {
    pub(super) phrases: Packed,
    /// How many of the senses belong to each phrase.
    pub(super) counts: &'static [u8],
    pub(super) senses: &'static [Sense],
}

/// The `Meanings` in a constant table of type `&[(&str, &[Sense])]`. They are packed while memod is compiled, and the
/// table is not in the program.
macro_rules! meanings {
    ($table:expr) => {{
        use $crate::understand::language::meanings::{Meanings, all_senses, counts, phrases, size};
        Meanings {
            phrases: packed!(&phrases::<{ $table.len() }>($table)),
            counts: const { &counts::<{ $table.len() }>($table) },
            senses: const { &all_senses::<{ size($table) }>($table) },
        }
    }};
}

type Table<'t> = &'t [(&'static str, &'static [Sense])];

pub(super) const fn phrases<const COUNT: usize>(table: Table<'_>) -> [&'static str; COUNT] {
    let mut phrases = [""; COUNT];
    let mut at = 0;
    while at < COUNT {
        phrases[at] = table[at].0;
        at += 1;
    }
    phrases
}

pub(super) const fn counts<const COUNT: usize>(table: Table<'_>) -> [u8; COUNT] {
    let mut counts = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        counts[at] = table[at].1.len() as u8;
        assert!(counts[at] as usize == table[at].1.len(), "a phrase has too many senses");
        at += 1;
    }
    counts
}

/// How many senses the phrases have together.
pub(super) const fn size(table: Table<'_>) -> usize {
    let (mut size, mut at) = (0, 0);
    while at < table.len() {
        size += table[at].1.len();
        at += 1;
    }
    size
}

pub(super) const fn all_senses<const SIZE: usize>(table: Table<'_>) -> [Sense; SIZE] {
    let mut all = [Sense::NoTime; SIZE];
    let mut rest = all.as_mut_slice();
    let mut at = 0;
    while at < table.len() {
        let (senses, behind) = rest.split_at_mut(table[at].1.len());
        senses.copy_from_slice(table[at].1);
        rest = behind;
        at += 1;
    }
    all
}

impl Meanings {
    /// The phrases, each with its senses.
    pub(super) fn iter(self) -> impl Iterator<Item = (&'static str, &'static [Sense])> {
        let mut rest = self.senses;
        self.phrases.iter().zip(self.counts).map(move |(phrase, count)| {
            let (senses, behind) = rest.split_at_checked(usize::from(*count)).unwrap_or_default();
            rest = behind;
            (phrase, senses)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::understand::language::time::Sense;

    const TABLE: &[(&str, &[Sense])] = &[
        ("at", &[Sense::At]),
        ("nothing", &[]),
        ("may", &[Sense::Month(5), Sense::Weak]),
        ("a", &[Sense::A]),
    ];

    #[test]
    fn each_phrase_keeps_its_senses() {
        assert_eq!(meanings!(TABLE).iter().collect::<Vec<_>>(), TABLE);
    }
}
