use proptest::prelude::*;

use super::*;
use crate::understand::words::looks;

fn items(text: &str, trigger: &str) -> Vec<String> {
    read_items(text, Some(Trigger::find(trigger, text, Language::En)), Language::En).items
}

#[test]
fn what_leads_in_and_out_is_no_item() {
    for text in [
        "Add milk and two eggs to my shopping list",
        "Shopping list: we need milk and two eggs, and that's it, thanks",
        "um, shopping list, uh, milk, two eggs",
        "Can you please put milk and two eggs on the shopping list?",
    ] {
        assert_eq!(items(text, "shopping list"), ["milk", "two eggs"], "{text}");
    }
}

#[test]
fn with_commas_a_conjunction_splits_only_before_the_last_item() {
    assert_eq!(
        items("shopping list: ham and eggplant, rice and tea", "shopping list"),
        ["ham and eggplant", "rice", "tea"]
    );
    assert_eq!(items("shopping list ham and rice and tea", "shopping list"), ["ham", "rice", "tea"]);
}

#[test]
fn quantities_and_fixed_pairs_stay_whole() {
    assert_eq!(
        items(
            "shopping list one and a half litres of milk and mac and cheese and a dozen eggs",
            "shopping list"
        ),
        ["one and a half litres of milk", "mac and cheese", "a dozen eggs"]
    );
}

#[test]
fn a_plus_parts_items_unless_it_ends_a_name() {
    assert_eq!(items("shopping list bread plus milk", "shopping list"), ["bread", "milk"]);
    assert_eq!(items("shopping list: Disney plus, milk", "shopping list"), ["Disney plus", "milk"]);
    assert_eq!(items("plus, milk", "shopping list"), ["plus", "milk"]);
    assert_eq!(items("plus", "shopping list"), ["plus"]);
}

#[test]
fn things_in_a_row_part_where_they_are_a_list() {
    let many = ["milk", "red onions", "two lemons", "bread rolls"];
    assert_eq!(items("shopping list milk red onions two lemons bread rolls", "shopping list"), many);
    assert_eq!(items("milk red onions two lemons bread rolls", "snacks"), many);
    assert_eq!(items("shopping list milk eggs", "shopping list"), ["milk", "eggs"]);
    assert_eq!(items("milk eggs", "snacks"), ["milk eggs"]);
    assert_eq!(items("shopping list: milk eggs, tea", "shopping list"), ["milk eggs", "tea"]);
    assert_eq!(items("shopping list rice crackers", "shopping list"), ["rice crackers"]);
    assert_eq!(items("to do milk eggs bread", "to do"), ["milk eggs bread"]);
}

#[test]
fn a_remark_that_asks_for_something_is_not_dropped() {
    let read = items("shopping list: salmon, it was quite cheap there, dill", "shopping list");
    assert_eq!(read, ["salmon", "dill"]);
    let read = items("shopping list: milk, she mentioned bread, eggs", "shopping list");
    assert!(read.iter().any(|item| item.ends_with("bread")), "{read:?}");
    let read = items("shopping list: milk, eggs. He bakes on Sunday, yeast and flour.", "shopping list");
    assert!(read.ends_with(&["yeast".to_owned(), "flour".to_owned()]), "{read:?}");
}

#[test]
fn a_correction_takes_back_the_item_before() {
    assert_eq!(items("shopping list: milk, no, oat milk, tea", "shopping list"), ["oat milk", "tea"]);
}

#[test]
fn a_list_without_items_says_so() {
    let text = "shopping list, please, thanks";
    let list = read_items(text, Some(Trigger::find("shopping list", text, Language::En)), Language::En);
    assert!(list.items.is_empty());
    assert_eq!(list.assumptions.len(), 1);
    assert_eq!(list.assumptions[0].code, AssumptionCode::NoItems);
}

fn any_list() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "milk",
        "eggs",
        "we really",
        "need",
        "for the trip",
        "when",
        "and",
        ",",
        ".",
        "\n",
        "- ",
        ";",
        "um",
        "the",
        "a",
        "no",
        "first",
        "second",
        "1.",
        "2.",
        "two",
        "half",
        "shopping list",
        "add",
        "to my",
        "thanks",
        "that's it",
        "salt and pepper",
        "und",
        "d'",
        "œufs",
        "1,5",
        "(",
        ")",
        ":",
        "call mum",
        "and dad",
        "scratch the",
        "after all",
        " - ",
        "dozen",
        "please",
        "then",
        "&",
        "🥛",
    ]);
    prop_oneof![any::<String>(), prop::collection::vec(word, 0..20).prop_map(|words| words.join(" "))]
}

proptest! {
    #[test]
    fn items_of_any_text_are_words_of_the_text_in_order(
        text in any_list(),
        trigger in prop::option::of(prop::sample::select(vec!["shopping list", "milk", "a", "1", ""])),
        language in prop::sample::select(&Language::ALL[..]),
    ) {
        let trigger = trigger.map(|phrase| Trigger::find(phrase, &text, language));
        let list = read_items(&text, trigger, language);
        prop_assert_eq!(&list, &read_items(&text, trigger, language));
        prop_assert_eq!(list.items.is_empty(), !list.assumptions.is_empty());
        let mut rest = text.as_str();
        for item in &list.items {
            prop_assert!(!item.trim().is_empty());
            for word in item.split_whitespace() {
                let at = rest.find(word);
                prop_assert!(at.is_some(), "{:?} is not in the rest of {:?}", word, text);
                rest = rest.get(at.unwrap() + word.len()..).unwrap();
            }
        }
    }

    #[test]
    fn every_plain_item_of_a_plain_list_is_found(
        words in prop::collection::vec("(blob|zorb|quix|frub){1,2}", 1..12),
        separator in prop::sample::select(vec![", ", "; ", "\n", " and ", ". "]),
    ) {
        let text = format!("shopping list: {}", words.join(separator));
        prop_assert_eq!(items(&text, "shopping list"), words);
    }
}

#[test]
fn what_is_asked_for_first_is_not_lost_to_what_asks_again() {
    let text = "Léa veut trois citrons prends du lait et du sel";
    let read = read_items(text, Some(Trigger::find("liste de courses", text, Language::Fr)), Language::Fr);
    for thing in ["trois citrons", "lait", "sel"] {
        assert!(read.items.iter().any(|item| item.contains(thing)), "{thing} in {:?}", read.items);
    }
}

#[test]
fn a_long_text_costs_as_much_as_its_parts() {
    let cost = |parts: [&str; 2], bytes: usize, language| {
        let text: String = parts.map(|part| part.repeat(bytes / 2 / part.len())).concat();
        let trigger = Trigger::find("shopping list", &text, language);
        looks::during(|| read_items(&text, Some(trigger), language))
    };
    let grows = |parts, language| {
        let (small, large) = (cost(parts, 512, language), cost(parts, 8 * 1024, language));
        assert!(
            large <= 20 * small.max(100),
            "{parts:?} in {language} cost {small} for 512 bytes and {large} for 8 KiB"
        );
    };
    // What was told first was looked at again for each clause behind it.
    grows(["me contó que ", "te lo agradezco. "], Language::Es);
    for part in [
        "milk and eggs, ",
        "milk and eggs ",
        "1. milk 2. eggs ",
        "first milk second eggs ",
        "um, no, ",
        "a a a ",
        "to my list ",
        "we need to buy the ",
        "we really still need ",
        "we um really um ",
        "that's really ",
        "milk um eggs uh ",
        "um uh ",
        "for the ",
        "when my wife says ",
        "call mum and ",
        "milk, no milk, ",
        "skip the ",
        "mum and Tom ",
        "soap, white, ",
        "white, ",
        "the red one, ",
        "5, ",
        "so we ",
        "put milk on it, ",
        "what do we need, ",
        "get it, ",
        "milk is, ",
        "we have no milk, ",
        "Tom wants milk, ",
        "the fridge is empty, ",
        "when I go milk, ",
        "I always have ham, ",
        "milk and, wait, ",
        "penser au pain, aux ",
        "bananas apples two ",
        "red milk 2 white ",
        "lait de riz ",
        // The talk around the list was asked at each stretch whether it is all that is said.
        "what else ",
        ", and ",
        "then ",
        "!",
        "il faut quoi ",
        "was noch ",
        "y ",
        "que más ",
    ] {
        for language in Language::ALL {
            grows([part, part], language);
        }
    }
}
