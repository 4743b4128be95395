//! Spoken lists: what is on them.

use memod::model::Language;
use memod::understand::{Trigger, read_items};
use serde::Deserialize;

use super::score::{self, Outcome};

#[derive(Deserialize)]
struct Case {
    class: String,
    language: Language,
    text: String,
    trigger: Option<String>,
    /// In order, in the speaker's words.
    items: Vec<String>,
}

/// Every list of the corpus.
pub(crate) fn run() -> Vec<Outcome> {
    score::run("lists", check)
}

fn check(case: &Case) -> Outcome {
    let trigger = case.trigger.as_deref().map(|phrase| Trigger::find(phrase, &case.text, case.language));
    let read = read_items(&case.text, trigger, case.language).items;
    let failure = (read != case.items)
        .then(|| format!("{} {:?}: {read:?}, not {:?}", case.language, case.text, case.items));
    Outcome { class: case.class.clone(), language: case.language.to_string(), failure }
}
