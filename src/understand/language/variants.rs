/// Letters that are written either way in one and the same word: `colour` and `color`.
#[derive(Debug)]
pub(crate) struct Variants {
    /// Pairs by the letter where the first of the two begins to differ.
    by_letter: [Vec<(&'static str, &'static str)>; 32],
}

impl Variants {
    /// From pairs of which neither begins like all of the other, or the first is the longer one.
    pub(super) fn new(pairs: &[(&'static str, &'static str)]) -> Self {
        let mut by_letter = [const { Vec::new() }; 32];
        for (one, other) in pairs {
            let letter = one.as_bytes().get(shared(one, other));
            letter.and_then(|letter| by_letter.get_mut(place(*letter))).into_iter().for_each(
                |pairs: &mut Vec<_>| {
                    pairs.push((*one, *other));
                },
            );
        }
        Variants { by_letter }
    }

    /// Whether two folded words differ by such letters and nothing else.
    pub(super) fn tell(&self, a: &str, b: &str) -> bool {
        let same = shared(a, b);
        self.differ(same, a, b) || self.differ(same, b, a)
    }

    /// Whether `a`, which is as `b` for `same` bytes, has the first of two ways there, and `b` the other.
    fn differ(&self, same: usize, a: &str, b: &str) -> bool {
        let pairs = a.as_bytes().get(same).and_then(|letter| self.by_letter.get(place(*letter)));
        pairs.into_iter().flatten().any(|(one, other)| {
            a.len() + other.len() == b.len() + one.len()
                && same.checked_sub(shared(one, other)).is_some_and(|at| {
                    let (a, b) = (a.get(at..).unwrap_or_default(), b.get(at..).unwrap_or_default());
                    a.strip_prefix(one).is_some_and(|rest| b.strip_prefix(other) == Some(rest))
                })
        })
    }
}

fn place(letter: u8) -> usize {
    usize::from(letter & 31)
}

/// How many bytes two words have in common where they begin.
fn shared(a: &str, b: &str) -> usize {
    a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::Variants;

    #[test]
    fn words_that_differ_by_two_ways_to_write_something_are_one() {
        let variants =
            Variants::new(&[("bour", "bor"), ("entre", "enter"), ("clef", "cle"), ("psico", "sico")]);
        for (a, b) in [("neighbours", "neighbors"), ("centre", "center"), ("clefs", "cles")] {
            assert!(variants.tell(a, b) && variants.tell(b, a), "{a} {b}");
        }
        assert!(variants.tell("sicologo", "psicologo"));
        for (a, b) in [("harbour", "harbor s"), ("bours", "bora"), ("centre", "centers"), ("cle", "cle")] {
            assert!(!variants.tell(a, b), "{a} {b}");
        }
    }
}
