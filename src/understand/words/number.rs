use std::borrow::Cow;

use super::grain::Grain;
use super::token::{Kind, Number, Token};
use crate::model::Language;
use crate::understand::language::{self, NumberWord, Numbers};

/// How many tokens a number takes, and what it says.
pub(crate) type Counted = (usize, Number);

/// For each of the tokens the longest number that starts there, in words or digits.
pub(crate) fn counted(tokens: &[Token<'_>], language: Language) -> Vec<Option<Counted>> {
    (0..tokens.len()).map(|at| number_at(tokens, at, language)).collect()
}

/// The same tokens with every number in words joined into one number token, folded to its digits; an ordinal
/// folds to digits and a dot, `3.`, also where it was written with a suffix, `3rd`.
pub(crate) fn numbered<'t>(tokens: &[Token<'t>], counted: &[Option<Counted>]) -> Vec<Token<'t>> {
    let mut joined: Vec<Token<'t>> = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let (count, number) = match counted.get(at).copied().flatten() {
            Some((count, number)) if token.kind == Kind::Word || count > 1 => (count, Some(number)),
            _ => (1, None),
        };
        let end = tokens.get(at + count - 1).map_or(token.end, |last| last.end);
        joined.push(match number {
            Some(number) => {
                let folded = spelt(number);
                let grain = Grain::of(folded.as_bytes());
                Token { end, folded, grain, kind: Kind::Number, number: Some(number), ..*token }
            }
            None => token.clone(),
        });
        at += count;
    }
    joined
}

/// One, as it is compared.
pub(crate) const ONE: &str = "1";

/// `un` in `moteur un`, `uno` in `uno dos tres`: a one that is no article, since nothing follows, or a number.
pub(crate) fn is_lone_one(tokens: &[Token<'_>], at: usize, language: Language) -> bool {
    let lone = language::numbers(language).lone;
    let word = tokens.get(at).filter(|token| token.kind == Kind::Word).map_or("", Token::word);
    let Some((_, always)) = lone.iter().find(|(one, _)| *one == word) else { return false };
    let follows = |token: &Token<'_>| token.is_spoken() || token.kind == Kind::Dash && token.glued;
    let ends = !tokens.get(at + 1).is_some_and(follows);
    let behind =
        at.checked_sub(1).and_then(|at| tokens.get(at)).is_some_and(|token| token.kind == Kind::Word);
    let counts = || number_at(tokens, at + 1, language).is_some();
    behind && (ends || *always) || *always && counts()
}

/// In digits, an ordinal with a dot.
fn spelt(number: Number) -> Cow<'static, str> {
    const SMALL: [&str; 13] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
    match SMALL.get(usize::try_from(number.value).unwrap_or(usize::MAX)) {
        Some(digits) if !number.ordinal => Cow::Borrowed(*digits),
        _ => Cow::Owned(format!("{}{}", number.value, if number.ordinal { "." } else { "" })),
    }
}

fn number_at(tokens: &[Token<'_>], at: usize, language: Language) -> Option<Counted> {
    let numbers = language::numbers(language);
    match tokens.get(at)?.kind {
        Kind::Word => in_words(tokens, at, numbers),
        Kind::Number => in_digits(tokens, at, numbers),
        _ => None,
    }
}

fn in_digits(tokens: &[Token<'_>], at: usize, numbers: &Numbers) -> Option<Counted> {
    let number = tokens.get(at)?.number?;
    let suffixed = |at: usize| {
        let free = tokens.get(at + 1).is_none_or(|after| !after.glued || !after.is_spoken());
        tokens
            .get(at)
            .is_some_and(|next| next.glued && free && numbers.ordinal_suffixes.contains(&next.word()))
    };
    // `2.º`, `3.er`
    let signs = |sign: &Token<'_>| matches!(sign.folded.as_ref(), "o" | "a" | "er");
    let dotted = tokens.get(at + 1).is_some_and(|dot| dot.glued && dot.word() == ".")
        && tokens.get(at + 2).is_some_and(signs)
        && suffixed(at + 2);
    let taken = if dotted { 3 } else { 1 + usize::from(suffixed(at + 1)) };
    Some((taken, Number { ordinal: taken > 1, ..number }))
}

#[derive(Clone, Copy)]
enum Part {
    Below(u64),
    Tens(u64),
    Hundreds(u64),
    Hundred,
    Thousand,
}

fn read_word(token: &Token<'_>, numbers: &Numbers) -> Option<(Part, bool)> {
    let simple = numbers.of(token).map(|word| match word {
        NumberWord::Cardinal(value) => (value, false),
        NumberWord::Ordinal(value) => (value, true),
    });
    let (value, ordinal) = simple.or_else(|| (numbers.compound)(&token.folded))?;
    let part = match value {
        100 => Part::Hundred,
        1000 => Part::Thousand,
        20..=90 if value % 10 == 0 => Part::Tens(value),
        200..=900 if value % 100 == 0 => Part::Hundreds(value),
        value => Part::Below(value),
    };
    Some((part, ordinal))
}

/// The cardinal that one folded word is.
pub(crate) fn number_word(folded: &str, language: Language) -> Option<u64> {
    let numbers = language::numbers(language);
    match numbers.lookup(folded) {
        Some(NumberWord::Cardinal(value)) => Some(value),
        Some(NumberWord::Ordinal(_)) => None,
        None => (numbers.compound)(folded).filter(|(_, ordinal)| !ordinal).map(|(value, _)| value),
    }
}

/// Reads the longest number in words that starts at `at`.
fn in_words(tokens: &[Token<'_>], at: usize, numbers: &Numbers) -> Option<Counted> {
    let mut total = 0;
    let mut current = 0;
    let mut best = None;
    let mut next = at;
    let mut last: Option<Part> = None;
    let mut linked = false;
    while let Some(token) = tokens.get(next) {
        // `heures trente un rendez-vous`: after tens, one is said with a word or a hyphen between.
        let parted = matches!(last, Some(Part::Tens(_))) && !linked;
        let read = if next > at && !parted && numbers.ones.contains(&token.word()) {
            Some((Part::Below(1), false))
        } else {
            Some(token).filter(|token| token.kind == Kind::Word).and_then(|token| read_word(token, numbers))
        };
        let Some((part, ordinal)) = read else { break };
        match part {
            Part::Thousand if total == 0 && last.is_none_or(|part| !matches!(part, Part::Thousand)) => {
                total = u64::max(current, 1) * 1000;
                current = 0;
            }
            // `a las cero treinta`: two numbers, unlike `zero nine`.
            Part::Tens(_) | Part::Below(10..) if matches!(last, Some(Part::Below(0))) => break,
            // `zero hundred`
            Part::Hundred if matches!(last, Some(Part::Below(0))) => break,
            Part::Hundred if last.is_none() || (1..100).contains(&current) => {
                current = u64::max(current, 1) * 100
            }
            Part::Hundred if current == 0 => current = 100,
            Part::Hundreds(value) if current == 0 => current = value,
            // Four twenties are eighty, in French.
            Part::Tens(20) if numbers.scores && current % 100 == 4 => current += 76,
            Part::Tens(value) if current % 100 == 0 => current += value,
            Part::Tens(10) if numbers.scores && matches!(current % 100, 60 | 80) => current += 10,
            Part::Below(value) if fits(value, current, last, numbers) => current += value,
            _ => break,
        }
        last = Some(part);
        next += 1;
        best = Some((next - at, Number { value: total + current, ordinal, digits: 0 }));
        if ordinal {
            let one = numbers.ranks_in_two.then(|| rank_behind(tokens, next, current, numbers)).flatten();
            if let Some(one) = one {
                best = Some((next + 1 - at, Number { value: total + current + one, ordinal, digits: 0 }));
            }
            break;
        }
        // A hyphen, or the word between the parts: twenty-five, one hundred and five, treinta y cinco.
        let joins = |token: &Token<'_>| {
            (token.kind == Kind::Dash && token.glued)
                || (token.kind == Kind::Word && numbers.joins(&token.folded, total + current))
        };
        let mut skipped = 0;
        linked = false;
        while skipped < 3 && tokens.get(next).is_some_and(joins) {
            next += 1;
            skipped += 1;
            linked = true;
        }
    }
    best
}

/// `primero` in `vigésimo primero`, behind the `tens` that end at `at`.
fn rank_behind(tokens: &[Token<'_>], at: usize, tens: u64, numbers: &Numbers) -> Option<u64> {
    let token = tokens.get(at).filter(|token| token.kind == Kind::Word)?;
    let (part, ordinal) = read_word(token, numbers).filter(|_| matches!(tens, 10 | 20 | 30))?;
    match part {
        Part::Below(one @ 1..=9) if ordinal => Some(one),
        _ => None,
    }
}

fn fits(value: u64, current: u64, last: Option<Part>, numbers: &Numbers) -> bool {
    if last.is_none() || current == 0 {
        return current == 0 && (value > 0 || last.is_none());
    }
    let rest = current % 100;
    match value {
        7..=9 if numbers.scores && matches!(rest, 10 | 70 | 90) => true,
        1..=9 => rest == 0 || (numbers.tens_first && rest >= 20 && rest.is_multiple_of(10)),
        10..=19 => rest == 0 || (numbers.scores && matches!(rest, 60 | 80)),
        20..=99 => rest == 0,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::understand::words::tokens;

    fn joined(text: &str, language: Language) -> Vec<Token<'_>> {
        let tokens = tokens(text);
        numbered(&tokens, &counted(&tokens, language))
    }

    fn read(text: &str, language: Language) -> String {
        let words: Vec<String> =
            joined(text, language).into_iter().map(|token| token.folded.into_owned()).collect();
        words.join(" ")
    }

    #[test]
    fn english_number_words_become_digits() {
        for (text, digits) in [
            ("twenty-five eggs", "25 eggs"),
            ("one hundred and five", "105"),
            ("two thousand and twenty six", "2026"),
            ("fifteen hundred hours", "1500 hours"),
            ("the twenty-first of May", "the 21. of may"),
            ("the 3rd", "the 3."),
            ("two thirty", "2 30"),
            ("seven twenty one", "7 21"),
            ("three and four", "3 and 4"),
            ("twenty twenty six", "20 26"),
        ] {
            assert_eq!(read(text, Language::En), digits, "{text}");
        }
    }

    #[test]
    fn german_number_words_become_digits() {
        for (text, digits) in [
            ("fünfundzwanzig Eier", "25 eier"),
            ("am einundzwanzigsten Mai", "am 21. mai"),
            ("der dritte, die siebte, das achte", "der 3. , die 7. , das 8."),
            ("zweitausendsechsundzwanzig", "2026"),
            ("zweihundertfünfzig Gramm", "250 gramm"),
            ("eine Milch und zwei Eier", "eine milch und 2 eier"),
        ] {
            assert_eq!(read(text, Language::De), digits, "{text}");
        }
    }

    #[test]
    fn french_and_spanish_number_words_become_digits() {
        for (text, digits) in [
            ("vingt-et-un", "21"),
            ("quatre-vingt-dix-sept", "97"),
            ("soixante et onze", "71"),
            ("deux cent vingt et un", "221"),
            ("deux cents et quatre", "200 et 4"),
            ("dix-sept heures trente", "17 heures 30"),
            ("le premier mai", "le 1. mai"),
            ("un café", "un cafe"),
        ] {
            assert_eq!(read(text, Language::Fr), digits, "{text}");
        }
        for (text, digits) in [
            ("treinta y cinco", "35"),
            ("treinta y uno", "31"),
            ("doscientos treinta y uno", "231"),
            ("doscientos y cuatro", "200 y 4"),
            ("ciento veinte", "120"),
            ("pan y leche", "pan y leche"),
            ("veintidós", "22"),
            ("vigésimo primero de mayo", "21. de mayo"),
            ("vigesimo de mayo", "20. de mayo"),
            ("decimo tercer aniversario", "13. aniversario"),
            ("vigésimo, primero", "20. , 1."),
        ] {
            assert_eq!(read(text, Language::Es), digits, "{text}");
        }
    }

    proptest::proptest! {
        #[test]
        fn numbers_in_any_text_keep_the_spans_in_order(text in "\\PC*|([a-z]{1,6} |und|hundert|twenty|cent |et |three-){0,20}") {
            for language in Language::ALL {
                let mut last = 0;
                for token in joined(&text, language) {
                    assert!(last <= token.start && token.start < token.end && token.end <= text.len());
                    last = token.end;
                }
            }
        }
    }
}
