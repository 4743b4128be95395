//! Days and months that are misspelt: `wendesday`, `Donerstag`.

use crate::model::Language;
use crate::understand::language::{self, Spoken, proper};

/// The day that `folded` is with one slip of the pen, if it is no other word, no name, and could be one day only.
///
/// The first letter is always right: another one makes another word, `gestern` and `western`.
pub(super) fn day_meant(folded: &str, language: Language) -> Option<&'static Spoken> {
    let lexicon = &language::time(language).lexicon;
    let alone = |word: &str| lexicon.starting(word).iter().find(|phrase| phrase.rest.is_empty());
    let mut days = lexicon.long_days(folded).filter(|day| is_one_slip(folded, day)).filter_map(alone);
    let day = days.next()?;
    let spelling = language::spelling(language);
    let known = spelling.is_form_of_common(folded)
        || spelling.is_near_common(folded)
        || proper::name(folded).is_some();
    (!known && days.all(|other| other.senses == day.senses)).then_some(day)
}

/// One letter is missing, too many or another, or two side by side are in the wrong order.
fn is_one_slip(said: &str, meant: &str) -> bool {
    let (said, meant) = (said.as_bytes(), meant.as_bytes());
    if said.len().abs_diff(meant.len()) > 1 || said.first() != meant.first() {
        return false;
    }
    let same = said.iter().zip(meant).take_while(|(a, b)| a == b).count();
    let (said, meant) = (said.get(same..).unwrap_or_default(), meant.get(same..).unwrap_or_default());
    match (said, meant) {
        ([_, rest @ ..], whole) | (whole, [_, rest @ ..]) if rest == whole => true,
        (_, [_, rest @ ..]) if rest == said => true,
        ([_, a @ ..], [_, b @ ..]) if a == b => true,
        ([a, b, said @ ..], [c, d, meant @ ..]) => (a, b) == (d, c) && said == meant,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{day_meant, is_one_slip};
    use crate::model::Language;

    #[test]
    fn one_slip_is_a_letter_more_or_less_or_another_or_two_in_the_wrong_order() {
        for said in ["wendesday", "wednsday", "wednesdayy", "wednezday", "wwednesday"] {
            assert!(is_one_slip(said, "wednesday"), "{said}");
        }
        for said in ["wednesday", "wensday", "vednesday", "wed", "weddingday"] {
            assert!(!is_one_slip(said, "wednesday"), "{said}");
        }
    }

    #[test]
    fn a_word_or_a_name_is_no_misspelt_day() {
        for (language, words) in [
            (Language::En, ["sundae", "sundry", "frida", "augusta", "thuesday"]),
            (Language::De, ["gestirn", "gestehn", "auguste", "freytag", "sontag"]),
            (Language::Fr, ["domain", "demian", "mardin", "mander", "juliette"]),
            (Language::Es, ["vienes", "vieres", "jueces", "dominio", "angosto"]),
        ] {
            for word in words {
                assert!(day_meant(word, language).is_none(), "{word}");
            }
        }
        assert!(day_meant("wendesday", Language::En).is_some());
        assert!(day_meant("donerstag", Language::De).is_some());
    }
}
