use proptest::prelude::*;

use super::*;
use crate::model::AssumptionCode;

fn routed(triggers: &[&str], text: &str) -> Routing {
    Router::new(triggers.iter().copied(), Language::En).route(text)
}

fn chosen<'t>(triggers: &[&'t str], text: &str) -> Option<&'t str> {
    routed(triggers, text).chosen.and_then(|at| triggers.get(at).copied())
}

#[test]
fn a_trigger_is_found_wherever_it_is_spoken() {
    for text in ["Shopping list: milk", "milk, shopping list", "put milk on the SHOPPING list, please"] {
        let routing = routed(&["calendar", "shopping list"], text);
        assert_eq!(routing.chosen, Some(1), "{text}");
        assert!(routing.assumptions.is_empty(), "word by word is no guess: {text}");
        let (start, end) = routing.heard(routing.chosen.unwrap()).unwrap().span;
        assert_eq!(text.get(start..end).unwrap().to_lowercase(), "shopping list");
    }
}

#[test]
fn a_nearly_spoken_trigger_applies_and_is_reported() {
    for text in ["shoping list milk", "shoppinglist milk", "shopping lists milk", "shopping um list milk"] {
        let routing = routed(&["calendar", "shopping list"], text);
        assert_eq!(routing.chosen, Some(1), "{text}");
        assert_eq!(routing.assumptions.len(), 1, "{text}");
        assert_eq!(routing.assumptions[0].code, AssumptionCode::ApproximateTrigger);
        assert!(routing.candidates[0].score < 1.0);
    }
}

#[test]
fn numbers_letters_and_short_words_are_never_heard_by_half() {
    let motors = ["motor A", "motor B", "motor 12", "van"];
    assert_eq!(chosen(&motors, "motor B is loud"), Some("motor B"));
    assert_eq!(chosen(&motors, "motor twelve is loud"), Some("motor 12"));
    for text in ["motor C is loud", "motor 13 is loud", "motor 2", "motor 112", "the fan", "vans"] {
        assert_eq!(chosen(&motors, text), None, "{text}");
    }
}

#[test]
fn the_longer_of_two_spoken_triggers_wins_and_otherwise_the_first() {
    let lists = ["list", "shopping list", "calendar"];
    assert_eq!(chosen(&lists, "add this list to my shopping list"), Some("shopping list"));
    assert_eq!(chosen(&lists, "calendar, not shopping list"), Some("calendar"));
    assert_eq!(chosen(&lists, "lists in my calendar"), Some("calendar"), "exact beats approximate");
}

#[test]
fn what_cannot_be_told_apart_goes_to_the_inbox() {
    for (triggers, text) in [
        (["Shopping List", "shopping list"], "shopping list milk"),
        (["shopping list", "shipping list"], "shpping list milk"),
    ] {
        let routing = routed(&triggers, text);
        assert_eq!(routing.chosen, None, "{text}");
        assert_eq!(routing.assumptions[0].code, AssumptionCode::AmbiguousTrigger);
        assert!(routing.assumptions[0].detail.contains(triggers[0]));
        assert!(routing.assumptions[0].detail.contains(triggers[1]));
        assert!(routing.candidates.iter().all(|candidate| candidate.verdict == Verdict::Ambiguous));
    }
}

#[test]
fn triggers_that_could_be_confused_are_named() {
    let router = Router::new(["shopping list", "calendar", "motor A", "to do"], Language::En);
    assert_eq!(router.confusable_with("Shipping list"), [0]);
    assert_eq!(router.confusable_with("shopping lists"), [0]);
    assert_eq!(router.confusable_with("calender"), [1]);
    assert_eq!(router.confusable_with("todo"), [3]);
    assert!(router.confusable_with("motor B").is_empty());
    assert!(router.confusable_with("list").is_empty());
}

#[test]
fn many_triggers_and_a_long_text_stay_cheap() {
    let phrases: Vec<String> = (0..10_000).map(|n| format!("device number {n} of the house list")).collect();
    let router = Router::new(phrases.iter().map(String::as_str), Language::En);
    let text = "device number of the house list lists and devices numbering ".repeat(540);
    let started = std::time::Instant::now();
    assert_eq!(router.route(&text).chosen, None);
    assert_eq!(router.route(&format!("{text} device number 77 of the house list")).chosen, Some(77));
    assert!(started.elapsed().as_secs() < 10, "took {:?}", started.elapsed());
}

#[test]
fn another_real_word_is_no_misheard_trigger_unless_it_sounds_the_same() {
    let triggers = ["shopping list", "mail box", "night light", "meal plan", "tasks"];
    for text in
        ["chopping list milk", "shopping lift milk", "a plane meal", "meal plane", "fight light", "tanks"]
    {
        assert_eq!(chosen(&triggers, text), None, "{text}");
    }
    assert_eq!(chosen(&triggers, "male box is full"), Some("mail box"));
    let german = Router::new(["Arbeit", "Rezepte"], Language::De);
    assert_eq!(german.route("Arbeiter kommen").chosen, None);
    assert_eq!(german.route("Rezept Apfelkuchen").chosen, Some(1));
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "([a-zäöüß]{1,12}|[0-9]{1,3}|shop|shopping|list|lists|motor|a|to|do|um)([ ,.'’\n-]([a-z]{1,9}|list|b|12|do)){0,12}",
    ]
}

proptest! {
    #[test]
    fn any_text_is_routed_within_itself_and_always_alike(
        text in any_text(),
        mut triggers in prop::collection::vec(any_text(), 0..6),
        language in prop::sample::select(&Language::ALL[..]),
    ) {
        triggers.push("shopping list".to_owned());
        let router = Router::new(triggers.iter().map(String::as_str), language);
        let routing = router.route(&text);
        prop_assert_eq!(&routing, &router.route(&text));
        prop_assert!(routing.chosen.is_none_or(|at| at < triggers.len()));
        for candidate in &routing.candidates {
            prop_assert!(candidate.trigger < triggers.len());
            prop_assert!(text.get(candidate.span.0..candidate.span.1).is_some_and(|said| !said.is_empty()));
            prop_assert!(candidate.score > 0.0 && candidate.score <= 1.0);
        }
        let of = |verdict| routing.candidates.iter().filter(move |found| found.verdict == verdict).count();
        prop_assert_eq!(of(Verdict::Chosen), usize::from(routing.chosen.is_some()));
        prop_assert_ne!(of(Verdict::Ambiguous), 1);
        router.confusable_with(&text);
    }

    #[test]
    fn a_trigger_that_is_spoken_is_found(
        before in "([a-z]{2,8} ){0,5}",
        after in "( [a-z]{2,8}){0,5}",
        trigger in "[a-z]{1,9}( [a-z0-9]{1,9}){0,3}",
        language in prop::sample::select(&Language::ALL[..]),
    ) {
        // A number word beside the trigger's own would make another number of both.
        let text = format!("{before}. {trigger} .{after}");
        let routing = Router::new([trigger.as_str()], language).route(&text);
        prop_assert_eq!(routing.chosen, Some(0));
    }
}
