/// Letters that sound like others, by the first of them: `ph` and `f`.
#[derive(Debug)]
pub(crate) struct Sounds([Vec<(&'static str, &'static str)>; 32]);

impl Sounds {
    /// From letters and what they sound like; of two that fit, the first is taken.
    pub(super) fn new(pairs: &[(&'static str, &'static str)]) -> Self {
        let mut by_letter = [const { Vec::new() }; 32];
        for (letters, sound) in pairs {
            let first = letters.as_bytes().first().and_then(|first| by_letter.get_mut(place(*first)));
            first.into_iter().for_each(|pairs: &mut Vec<_>| pairs.push((*letters, *sound)));
        }
        Sounds(by_letter)
    }

    /// The letters that `rest` begins with, and what they sound like, if they sound like others.
    pub(super) fn heard(&self, rest: &str) -> Option<(&'static str, &'static str)> {
        let pairs = self.0.get(place(*rest.as_bytes().first()?))?;
        pairs.iter().find(|(letters, _)| rest.starts_with(letters)).copied()
    }
}

fn place(letter: u8) -> usize {
    usize::from(letter & 31)
}

#[cfg(test)]
mod tests {
    use super::Sounds;

    #[test]
    fn of_letters_that_fit_the_first_are_taken() {
        let sounds = Sounds::new(&[("ch", "ch"), ("ce", "se"), ("c", "k")]);
        assert_eq!(sounds.heard("cher"), Some(("ch", "ch")));
        assert_eq!(sounds.heard("carte"), Some(("c", "k")));
        assert_eq!(sounds.heard("arte"), None);
        assert_eq!(sounds.heard(""), None);
    }
}
