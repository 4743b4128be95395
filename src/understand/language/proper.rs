//! Names of people and places. A household has a Paul and a Paula, an office a Miller and a Muller: hearing one
//! name is no mishearing of another. They are the same in every language, so they stand here once.

use super::table::SortedWords;

/// Folded, four letters or more; written by hand for memod, none was copied. Surnames that are a first name and `s`
/// are not here: `Roberts` may be Robert's.
static NAMES: SortedWords = SortedWords(include_str!("proper.txt"));

/// The name that `folded` is, without the `s` of what belongs to it: `paula` for `paulas`.
pub(crate) fn name(folded: &str) -> Option<&str> {
    let owner = || folded.strip_suffix('s').filter(|owner| NAMES.contains(owner));
    if NAMES.contains(folded) { Some(folded) } else { owner() }
}

/// Whether two folded words are two names.
pub(crate) fn are_two_names(a: &str, b: &str) -> bool {
    matches!((name(a), name(b)), (Some(a), Some(b)) if a != b)
}

/// Whether `heard` is a name made from the name `known`, of which no list has all: `Simonet`.
pub(crate) fn is_longer_name(known: &str, heard: &str) -> bool {
    let vowel = |rest: &str| rest.len() > 1 && rest.starts_with(['a', 'e', 'i', 'o', 'u']);
    heard.strip_prefix(known).is_some_and(vowel) && name(known).is_some()
}

/// Whether two folded words are one pet name, written in two ways: `Maggie` and `Maggy`.
pub(crate) fn are_one_pet_name(a: &str, b: &str) -> bool {
    const ENDS: [&str; 4] = ["ie", "ey", "y", "i"];
    let stem = |word| name(word).and_then(|name| ENDS.iter().find_map(|end| name.strip_suffix(*end)));
    stem(a).is_some_and(|a| stem(b) == Some(a))
}

#[cfg(test)]
mod tests {
    use super::{NAMES, are_one_pet_name, are_two_names, is_longer_name, name};

    #[test]
    fn the_names_stand_in_order() {
        let names: Vec<&str> = NAMES.0.split_whitespace().collect();
        let first_out_of_order = names.windows(2).find(|pair| pair[0] >= pair[1]);
        assert_eq!(first_out_of_order, None, "they are looked up by halves");
    }

    #[test]
    fn what_belongs_to_somebody_names_its_owner() {
        assert_eq!(name("paulas"), Some("paula"));
        assert_eq!(name("jonas"), Some("jonas"), "a name of its own");
        assert_eq!(name("listas"), None);
        assert!(are_two_names("pauls", "paulas"));
        assert!(!are_two_names("pauls", "paul"));
    }

    #[test]
    fn a_pet_name_has_several_spellings() {
        assert!(are_one_pet_name("maggie", "maggy"));
        assert!(are_one_pet_name("gertis", "gerties"), "and so has what belongs to it");
        assert!(!are_one_pet_name("jenny", "jessy"));
        assert!(!are_one_pet_name("paul", "paula"));
    }

    #[test]
    fn names_are_made_from_names() {
        assert!(is_longer_name("simon", "simonet"));
        assert!(!is_longer_name("jarvis", "jarvisse"), "only heard with a silent end");
        assert!(!is_longer_name("wagen", "wagenet"), "no name");
    }
}
