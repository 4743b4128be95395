//! The public corpus: spoken memos and what they mean, thought out by hand.

#![allow(clippy::expect_used, clippy::panic)] // a broken corpus may stop the test

#[path = "corpus/events.rs"]
mod events;
#[path = "corpus/lists.rs"]
mod lists;
#[path = "corpus/routing.rs"]
mod routing;
#[path = "corpus/score.rs"]
mod score;

/// Every case passes, and there are as many as were promised.
fn holds(outcomes: &[score::Outcome], promised: &[(&str, usize)]) {
    let failures = score::failures(outcomes);
    assert!(
        failures.is_empty(),
        "{} failed:\n{}\n{}",
        failures.len(),
        failures.join("\n"),
        score::table(outcomes)
    );
    for (languages, least) in promised {
        let count = outcomes.iter().filter(|outcome| languages.contains(&outcome.language)).count();
        assert!(count >= *least, "{count} cases in {languages}, {least} were promised");
    }
}

#[test]
fn every_event_of_the_corpus_is_read_as_it_was_meant() {
    holds(&events::run(), &[("en", 350), ("de", 100), ("fr es", 50)]);
}

/// There are at least so many, and `permille` of a thousand pass: a check that skips all of them holds nothing.
fn nearly_holds(outcomes: &[score::Outcome], least: usize, permille: usize) {
    assert!(outcomes.len() >= least, "only {} were read", outcomes.len());
    let failures = score::failures(outcomes);
    let passed = outcomes.len() - failures.len();
    let enough = passed * 1000 >= outcomes.len() * permille;
    assert!(enough, "{passed} of {} passed:\n{}", outcomes.len(), failures.join("\n"));
}

/// `Zahnarzt am Montag um 10.` was the tenth of May.
#[test]
fn a_full_stop_changes_no_time() {
    nearly_holds(&events::run_with_full_stop(), 6000, 999);
}

/// `Calendar: 9:00-17:00` took the colon of the trigger for that of a zone.
#[test]
fn a_trigger_in_front_changes_no_time() {
    nearly_holds(&events::run_behind_trigger(), 6000, 999);
}

/// `bitte Woche 49` was now, `le 22 dentiste, merci` lost its day.
#[test]
fn a_courtesy_changes_no_time() {
    nearly_holds(&events::run_politely(), 12_000, 995);
}

/// `15 Uhr 5. Dezember` was 15:05, `Sat from 10 until 12` today.
#[test]
fn the_notations_of_one_moment_read_the_same() {
    nearly_holds(&events::run_notations(), 92, 1000);
}

/// `in der schule morgen` was a fine morning. Titles and people called like a day need their capitals.
#[test]
fn small_letters_change_no_time_that_does_not_hang_on_them() {
    nearly_holds(&events::run_in_small_letters(), 6000, 1000);
}

/// `el sábado de 14 a 16 pintores` was a day in August.
#[test]
fn a_name_changes_no_time_beside_it_and_no_time_a_name() {
    // A few names hold a clause or a verb, which only a memo without a time keeps.
    nearly_holds(&events::run_names_beside_times(), 24_000, 992);
}

#[test]
fn a_full_stop_and_small_letters_change_hardly_a_list() {
    nearly_holds(&lists::run_with_full_stop(), 2000, 995);
    nearly_holds(&lists::run_in_small_letters(), 2000, 990);
}

#[test]
fn capitals_change_hardly_a_routing() {
    nearly_holds(&routing::run_in_capitals(), 1700, 995);
}

#[test]
fn every_list_of_the_corpus_is_read_item_by_item() {
    holds(&lists::run(), &[("en de fr es", 300)]);
}

#[test]
fn every_routing_of_the_corpus_goes_where_it_was_meant_to() {
    holds(&routing::run(), &[("en de fr es", 300)]);
}
