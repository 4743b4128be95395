use std::sync::LazyLock;

use crate::understand::language::numbers::{Numbers, table};

pub(crate) static NUMBERS: Numbers = Numbers {
    words: LazyLock::new(|| table(CARDINALS, &[])),
    ordinal_suffixes: &["te", "ten", "ter", "tes", "tem", "ste", "sten", "ster", "stes", "stem"],
    joiners: &[("und", 100)],
    ones: &["ein", "eins", "eine"],
    lone: &[],
    tens_first: false,
    scores: false,
    ranks_in_two: false,
    compound,
};

/// `ein` and `eine` are left to the readers: they are articles first.
const CARDINALS: &[(&str, u64)] = &[
    ("null", 0),
    ("eins", 1),
    ("zwei", 2),
    ("zwo", 2),
    ("drei", 3),
    ("vier", 4),
    ("funf", 5),
    ("fuenf", 5),
    ("sechs", 6),
    ("sieben", 7),
    ("acht", 8),
    ("neun", 9),
    ("zehn", 10),
    ("elf", 11),
    ("zwolf", 12),
    ("zwoelf", 12),
    // As they are said for hours, `um sechse`.
    ("viere", 4),
    ("funfe", 5),
    ("sechse", 6),
    ("siebene", 7),
    ("neune", 9),
    ("zehne", 10),
    ("zwolfe", 12),
    ("dreizehn", 13),
    ("vierzehn", 14),
    ("funfzehn", 15),
    ("fuenfzehn", 15),
    ("sechzehn", 16),
    ("siebzehn", 17),
    ("achtzehn", 18),
    ("neunzehn", 19),
    ("zwanzig", 20),
    ("dreissig", 30),
    ("vierzig", 40),
    ("funfzig", 50),
    ("fuenfzig", 50),
    ("sechzig", 60),
    ("siebzig", 70),
    ("achtzig", 80),
    ("neunzig", 90),
    ("hundert", 100),
    ("tausend", 1000),
];

/// Stems that are no cardinal: the ordinal is the stem and one of the endings.
const ORDINAL_STEMS: &[(&str, u64)] = &[("erst", 1), ("dritt", 3), ("siebt", 7), ("acht", 8)];

/// `fünfundzwanzig`, `zweihundertdrei`, `dritter`, `einundzwanzigsten`.
fn compound(word: &str) -> Option<(u64, bool)> {
    // The longest that can mean anything is far shorter; hostile words stay cheap.
    if word.len() > 60 || !may_begin(word) {
        return None;
    }
    if let Some(value) = cardinal(word) {
        return Some((value, false));
    }
    let stem = ["en", "er", "es", "em", "e"].iter().find_map(|ending| word.strip_suffix(ending))?;
    if let Some((_, value)) = ORDINAL_STEMS.iter().find(|(known, _)| *known == stem) {
        return Some((*value, true));
    }
    // From twenty on, `st`; below, `t`.
    let high = stem.strip_suffix("st").and_then(cardinal).filter(|value| *value >= 20);
    let low = || stem.strip_suffix('t').and_then(cardinal).filter(|value| (2..20).contains(value));
    high.or_else(low).map(|value| (value, true))
}

/// Whether a number may begin so; most words do not, and are looked at no further.
fn may_begin(word: &str) -> bool {
    matches!(
        word.as_bytes(),
        [b'a', b'c', ..]
            | [b'd', b'r', ..]
            | [b'e', b'i' | b'l' | b'r', ..]
            | [b'f' | b'h', b'u', ..]
            | [b'n', b'e' | b'u', ..]
            | [b's', b'e' | b'i', ..]
            | [b't', b'a', ..]
            | [b'v', b'i', ..]
            | [b'z', b'e' | b'w', ..]
    )
}

fn cardinal(word: &str) -> Option<u64> {
    if let Some((head, tail)) = word.split_once("tausend") {
        let thousands = if matches!(head, "" | "ein") { 1 } else { below_thousand(head)? };
        return Some(thousands * 1000 + rest(tail)?);
    }
    below_thousand(word)
}

fn below_thousand(word: &str) -> Option<u64> {
    if let Some((head, tail)) = word.split_once("hundert") {
        let hundreds = if matches!(head, "" | "ein") { 1 } else { below_hundred(head)? };
        return Some(hundreds * 100 + rest(tail)?);
    }
    below_hundred(word)
}

fn rest(tail: &str) -> Option<u64> {
    let tail = tail.strip_prefix("und").unwrap_or(tail);
    if tail.is_empty() { Some(0) } else { below_thousand(tail) }
}

fn below_hundred(word: &str) -> Option<u64> {
    if let Some(value) = simple(word) {
        return Some(value);
    }
    let (unit, tens) = word.split_once("und")?;
    let (unit, tens) = (if unit == "ein" { 1 } else { simple(unit)? }, simple(tens)?);
    ((1..10).contains(&unit) && tens >= 20 && tens % 10 == 0).then_some(unit + tens)
}

fn simple(word: &str) -> Option<u64> {
    CARDINALS.iter().find(|(known, value)| *known == word && *value < 100).map(|(_, value)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_a_number_may_begin_one() {
        let parts = CARDINALS.iter().chain(ORDINAL_STEMS).map(|(word, _)| *word);
        for word in parts.chain(["ein"]) {
            assert!(may_begin(word), "{word}");
        }
    }
}
