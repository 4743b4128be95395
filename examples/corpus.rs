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
}
