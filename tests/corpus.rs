//! The public corpus: spoken memos and what they mean, thought out by hand.

#[path = "corpus/events.rs"]
mod events;
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
