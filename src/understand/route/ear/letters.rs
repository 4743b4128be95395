//! Two words letter by letter.

use super::Ear;
use crate::understand::route::skeleton::is_vowel;

/// A wrong first letter costs this more.
const FIRST: u32 = 60;
/// Words longer than this are compared letter by letter only.
pub(super) const LONGEST: usize = 48;

impl Ear<'_> {
    /// The cost of turning `a` into `b` letter by letter, if it is at most `most`.
    pub(super) fn letters(&mut self, a: &str, b: &str, most: u32) -> Option<u32> {
        let mut letters = std::mem::take(&mut self.letters);
        letters.0.clear();
        letters.0.extend(a.chars());
        letters.1.clear();
        letters.1.extend(b.chars());
        let cost = edits(&letters.0, &letters.1, most);
        self.letters = letters;
        cost
    }
}

/// Weighted distance with swapped neighbours. Vowels weigh less than consonants, and a word's first letter is
/// rarely misheard, so a change there weighs more.
fn edits(a: &[char], b: &[char], most: u32) -> Option<u32> {
    if a.len() > LONGEST || b.len() > LONGEST || a.len().abs_diff(b.len()) > 4 {
        return None;
    }
    let mut rows = [[u32::MAX; LONGEST + 1]; 3];
    let [before, last, row] = &mut rows;
    last[0] = 0;
    for (j, _) in b.iter().enumerate() {
        last[j + 1] = last[j] + alone(b, j);
    }
    for (i, &x) in a.iter().enumerate() {
        row[0] = last[0] + alone(a, i);
        let mut least = row[0];
        for (j, &y) in b.iter().enumerate() {
            let first = i == 0 || j == 0;
            let mut cost = last[j] + if x == y { 0 } else { instead(x, y, first) };
            cost = cost.min(last[j + 1] + alone(a, i)).min(row[j] + alone(b, j));
            let swapped = i > 0 && j > 0 && x != y && a.get(i - 1) == Some(&y) && b.get(j - 1) == Some(&x);
            if swapped && before[j - 1] != u32::MAX {
                cost = cost.min(before[j - 1] + 80 + if i == 1 || j == 1 { 40 } else { 0 });
            }
            row[j + 1] = cost;
            least = least.min(cost);
        }
        if least > most + 80 {
            return None;
        }
        std::mem::swap(before, last);
        std::mem::swap(last, row);
    }
    Some(last[b.len()]).filter(|cost| *cost <= most)
}

/// A letter that stands in one word only.
fn alone(word: &[char], at: usize) -> u32 {
    let Some(&c) = word.get(at) else { return 100 };
    let doubled = word.get(at + 1) == Some(&c) || at.checked_sub(1).and_then(|at| word.get(at)) == Some(&c);
    let cost = match c {
        _ if doubled => 25,
        'h' => 70,
        c if is_vowel(c) => 80,
        _ => 100,
    };
    if at == 0 { cost + FIRST } else { cost }
}

/// A letter in the place of another.
fn instead(x: char, y: char, first: bool) -> u32 {
    const ALIKE: [&str; 10] = ["bp", "dt", "gk", "szcx", "ckq", "vwf", "vb", "mn", "gj", "jy"];
    let first_costs = if first { FIRST } else { 0 };
    if is_vowel(x) && is_vowel(y) {
        60 + first_costs
    } else if ALIKE.iter().any(|letters| letters.contains(x) && letters.contains(y)) {
        70 + first_costs
    } else if first {
        // More than any word may cost that was heard alone: `Punschliste` is no `Wunschliste`.
        210
    } else {
        130
    }
}

/// Whether one letter is lost, new or another, or two have changed places.
pub(super) fn is_one_error(a: &str, b: &str) -> bool {
    let same = |(x, y): &(char, char)| x == y;
    let head = a.chars().zip(b.chars()).take_while(same).count();
    let left = |word: &str| word.chars().count() - head;
    let tail = a.chars().rev().zip(b.chars().rev()).take_while(same).count().min(left(a)).min(left(b));
    let swapped = || {
        let [x, y] = [a, b].map(|word| (word.chars().nth(head), word.chars().nth(head + 1)));
        (left(a) - tail, left(b) - tail) == (2, 2) && x == (y.1, y.0)
    };
    left(a).max(left(b)) - tail < 2 || swapped()
}

pub(super) fn has_digit(word: &str) -> bool {
    word.bytes().any(|b| b.is_ascii_digit())
}

pub(in crate::understand::route) fn undoubled(word: &str) -> impl Iterator<Item = char> + '_ {
    runs(word.chars())
}

pub(super) fn runs(letters: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    let mut last = None;
    letters.filter(move |c| last.replace(*c) != Some(*c))
}
