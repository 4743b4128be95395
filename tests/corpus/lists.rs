//! Spoken lists: what is on them.

use memod::model::Language;
use memod::understand::{Trigger, read_items};
use serde::Deserialize;

use super::score::{self, Outcome};

#[derive(Clone, Deserialize)]
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

/// The same with a full stop behind what is said.
pub(crate) fn run_with_full_stop() -> Vec<Outcome> {
    score::run("lists", |case: &Case| {
        let text = case.text.trim_end_matches(['.', '!', '?', ',', ' ']);
        check(&Case { text: format!("{text}."), ..case.clone() })
    })
}

/// The same in small letters, as some recognisers write.
pub(crate) fn run_in_small_letters() -> Vec<Outcome> {
    let small = |text: &String| text.to_lowercase();
    score::run("lists", |case: &Case| {
        let items = case.items.iter().map(small).collect();
        check(&Case { text: small(&case.text), items, ..case.clone() })
    })
}

fn check(case: &Case) -> Outcome {
    let trigger = case.trigger.as_deref().map(|phrase| Trigger::find(phrase, &case.text, case.language));
    let read = read_items(&case.text, trigger, case.language).items;
    let failure = (read != case.items)
        .then(|| format!("{} {:?}: {read:?}, not {:?}", case.language, case.text, case.items));
    Outcome { class: case.class.clone(), language: case.language.to_string(), failure }
}
