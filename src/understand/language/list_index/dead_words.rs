//! Words of the lists that no text can ever meet, or that another entry always meets first, are none: they only
//! seem to be known.

use super::*;
use crate::model::Language;
use crate::understand::language::lists;
use crate::understand::transcript::Transcript;

/// Whether the word is heard as it is written; ordinals are written as they are heard, with a dot.
fn is_heard(word: &str, language: Language) -> bool {
    let heard = Transcript::new(word, language);
    let number = word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
    number || matches!(heard.words(), [only] if only.word() == word)
}

#[test]
fn every_single_word_is_heard_as_it_is_written() {
    for language in Language::ALL {
        let lists = lists(language);
        // Measures of several words are looked for as phrases.
        let classes = Class::ALL.into_iter().flat_map(|class| lists.class(class));
        let classes = classes.filter(|word| !lists.measures.contains(word) || !word.contains(' '));
        let others = [lists.occasions, lists.noters, lists.viewers, lists.sequels];
        for word in classes.chain(others.into_iter().flatten()) {
            assert!(is_heard(word, language), "{word:?} is never heard in {language}");
        }
        for stem in lists.adjectives {
            let mut forms = lists.adjective_endings.iter().map(|ending| format!("{stem}{ending}"));
            assert!(forms.any(|form| is_heard(&form, language)), "{stem:?} is never heard in {language}");
        }
    }
}

#[test]
fn every_pair_is_heard_as_it_is_written_and_joined_in_the_middle() {
    for language in Language::ALL {
        let lists = lists(language);
        for pair in lists.pairs.iter().chain(lists.dishes) {
            let words: Vec<&str> = pair.split(' ').collect();
            let joint = words.iter().position(|word| lists.conjunctions.contains(word) || *word == "and");
            assert!(
                joint.is_some_and(|at| at > 0 && at + 1 < words.len()),
                "nothing joins {pair:?} in {language}"
            );
            let dead = words.iter().find(|word| !is_heard(word, language));
            assert_eq!(dead, None, "{pair:?} is never heard in {language}");
        }
    }
}

#[test]
fn no_entry_stands_behind_another_that_always_comes_first() {
    for language in Language::ALL {
        let lists = lists(language);
        let adjective = |word: &str| {
            let endings = lists.adjectives.iter().filter_map(|stem| word.strip_prefix(stem));
            endings.into_iter().any(|ending| lists.adjective_endings.contains(ending))
        };
        for pair in lists.pairs.iter().chain(lists.dishes) {
            let words: Vec<&str> = pair.split(' ').collect();
            let paired = words
                .windows(3)
                .any(|sides| matches!(sides, [left, _, right] if adjective(left) && adjective(right)));
            assert!(!paired, "{pair:?} is whole by its adjectives in {language}");
            let within = |other: &&str| *other != pair && format!(" {pair} ").contains(&format!(" {other} "));
            assert_eq!(lists.pairs.iter().find(within), None, "{pair:?} is whole by another in {language}");
        }
        for parts in [lists.goods, lists.chores, lists.questions, lists.titles] {
            for part in parts {
                let within = |other: &&str| *other != part && part.contains(*other);
                assert_eq!(parts.iter().find(within), None, "{part:?} is known by another in {language}");
            }
        }
    }
}

#[test]
fn no_entry_stands_in_a_list_twice() {
    for language in Language::ALL {
        let lists = lists(language);
        let sets = Set::ALL.into_iter().flat_map(|set| lists.set(set));
        let classes = Class::ALL.into_iter().map(|class| lists.class(class));
        let others =
            [lists.pairs, lists.dishes, lists.adjectives, lists.occasions, lists.noters, lists.viewers];
        for list in sets.chain(classes).chain(others) {
            let mut sorted: Vec<&str> = list.iter().collect();
            sorted.sort_unstable();
            let twice = sorted.windows(2).find(|two| matches!(two, [one, other] if one == other));
            assert_eq!(twice, None, "in {language}");
        }
    }
}
