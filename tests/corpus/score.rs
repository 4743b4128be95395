//! What became of the cases of a corpus, counted by class and language.

use std::collections::BTreeMap;
use std::path::Path;

use serde::de::DeserializeOwned;

/// One case that was run.
pub(crate) struct Outcome {
    /// What the case is about: `clock`, `day`, `none`.
    pub(crate) class: String,
    /// The code of its language.
    pub(crate) language: String,
    /// Why it failed; nothing when it passed.
    pub(crate) failure: Option<String>,
}

/// Reads every case of `kind` in `tests/corpus` and runs it.
pub(crate) fn run<Case: DeserializeOwned>(kind: &str, check: impl Fn(&Case) -> Outcome) -> Vec<Outcome> {
    run_each(kind, check)
}

/// The same with more than one outcome for each case.
pub(crate) fn run_each<Case: DeserializeOwned, Found>(
    kind: &str,
    check: impl Fn(&Case) -> Found,
) -> Vec<Found> {
    let mut outcomes = Vec::new();
    for language in ["en", "de", "fr", "es"] {
        let name = format!("{kind}-{language}.jsonl");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(&name);
        let text =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for (number, line) in text.lines().enumerate() {
            let case: Case =
                serde_json::from_str(line).unwrap_or_else(|error| panic!("{name}:{}: {error}", number + 1));
            outcomes.push(check(&case));
        }
    }
    outcomes
}

/// A table of passed and all cases, a line for each class, a column for each language.
pub(crate) fn table(outcomes: &[Outcome]) -> String {
    let mut counts: BTreeMap<&str, BTreeMap<&str, (usize, usize)>> = BTreeMap::new();
    for outcome in outcomes {
        for class in [outcome.class.as_str(), "all"] {
            let count = counts.entry(class).or_default().entry(outcome.language.as_str()).or_default();
            count.0 += usize::from(outcome.failure.is_none());
            count.1 += 1;
        }
    }
    let mut table = String::from("| class | en | de | fr | es |\n|---|---|---|---|---|\n");
    let all = counts.remove("all");
    for (class, languages) in counts.into_iter().chain(all.map(|all| ("all", all))) {
        let cells = ["en", "de", "fr", "es"].map(|language| match languages.get(language) {
            Some((passed, total)) => format!("{passed} / {total}"),
            None => "–".to_owned(),
        });
        table.push_str(&format!("| {class} | {} |\n", cells.join(" | ")));
    }
    table
}

/// The failures, one a line.
pub(crate) fn failures(outcomes: &[Outcome]) -> Vec<&str> {
    outcomes.iter().filter_map(|outcome| outcome.failure.as_deref()).collect()
}
