//! Spoken triggers: which one is meant, if any.

use memod::model::{AssumptionCode, Language};
use memod::understand::Router;
use serde::Deserialize;

use super::score::{self, Outcome};

#[derive(Clone, Deserialize)]
struct Case {
    class: String,
    language: Language,
    triggers: Vec<String>,
    text: String,
    /// The trigger that applies; none, when the memo goes to the inbox.
    chosen: Option<String>,
}

/// Every routing of the corpus.
pub(crate) fn run() -> Vec<Outcome> {
    score::run("routing", check)
}

/// The same in capitals, as some write a note.
pub(crate) fn run_in_capitals() -> Vec<Outcome> {
    score::run("routing", |case: &Case| check(&Case { text: case.text.to_uppercase(), ..case.clone() }))
}

fn check(case: &Case) -> Outcome {
    let routing = Router::new(case.triggers.iter().map(String::as_str), case.language).route(&case.text);
    let chosen = routing.chosen.and_then(|at| case.triggers.get(at));
    let reported = routing.assumptions.iter().any(|a| a.code == AssumptionCode::ApproximateTrigger);
    let literal = case.class == "literal";
    let failure = if chosen != case.chosen.as_ref() {
        Some(format!("{} {:?}: {chosen:?}, not {:?}", case.language, case.text, case.chosen))
    } else if literal && reported {
        Some(format!("{} {:?}: reported as a guess", case.language, case.text))
    } else {
        None
    };
    Outcome { class: case.class.clone(), language: case.language.to_string(), failure }
}
