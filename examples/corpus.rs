//! Prints how many cases of the public corpus are understood, by class and language.

#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)] // a broken corpus may stop it; it prints

#[path = "../tests/corpus/events.rs"]
mod events;
#[path = "../tests/corpus/lists.rs"]
mod lists;
#[path = "../tests/corpus/routing.rs"]
mod routing;
#[path = "../tests/corpus/score.rs"]
mod score;

fn main() {
    for (title, outcomes) in [("Events", events::run()), ("Lists", lists::run()), ("Routing", routing::run())]
    {
        println!("## {title}\n\n{}", score::table(&outcomes));
        for failure in score::failures(&outcomes) {
            println!("- {failure}");
        }
        println!();
    }
    println!("## The same said otherwise\n");
    let others = [
        ("events with a full stop behind: when", events::run_with_full_stop()),
        ("events behind a trigger and a colon: when", events::run_behind_trigger()),
        ("events with a courtesy or a noise before or behind: when", events::run_politely()),
        ("six moments in many notations: when", events::run_notations()),
        ("events in small letters: when", events::run_in_small_letters()),
        ("each name beside each of five times: when, and the name", events::run_names_beside_times()),
        ("lists with a full stop behind", lists::run_with_full_stop()),
        ("lists in small letters", lists::run_in_small_letters()),
        ("routing in capitals", routing::run_in_capitals()),
    ];
    for (said, outcomes) in others {
        let missed = score::failures(&outcomes).len();
        println!("- {said}: {} / {}", outcomes.len() - missed, outcomes.len());
    }
}
