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

#[cfg(test)]
mod tests {
    use super::{NAMES, are_two_names, name};

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
}
