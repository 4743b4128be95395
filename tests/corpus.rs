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

#[test]
fn every_list_of_the_corpus_is_read_item_by_item() {
    holds(&lists::run(), &[("en de fr es", 300)]);
}

#[test]
fn every_routing_of_the_corpus_goes_where_it_was_meant_to() {
    holds(&routing::run(), &[("en de fr es", 300)]);
}
