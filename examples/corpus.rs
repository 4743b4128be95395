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
    println!("## Events said otherwise: when they are\n");
    let others = [
        ("with a full stop behind", events::run_with_full_stop()),
        ("behind a trigger and a colon", events::run_behind_trigger()),
        ("in small letters", events::run_in_small_letters()),
        ("each name beside each of five times", events::run_names_beside_times()),
    ];
    for (said, outcomes) in others {
        let missed = score::failures(&outcomes).len();
        println!("- {said}: {} / {}", outcomes.len() - missed, outcomes.len());
    }
}
