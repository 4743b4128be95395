use serde::{Deserialize, Serialize};

/// One guess that was made while a memo was understood, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assumption {
    /// What kind of guess.
    pub code: AssumptionCode,
    /// A sentence for a person.
    pub detail: String,
}

impl Assumption {
    /// An assumption of kind `code`, explained by the sentence `detail`.
    pub fn new(code: AssumptionCode, detail: impl Into<String>) -> Self {
        Assumption { code, detail: detail.into() }
    }
}

/// The kinds of guesses; the contract lists exactly these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each is explained in docs/understanding.md
pub enum AssumptionCode {
    NoEnd,
    NoTimeOfDay,
    NoTime,
    DayPart,
    AmPm,
    NextDay,
    NextWeekday,
    NoYear,
    Past,
    Recurrence,
    SeveralTimes,
    ClockGap,
    ClockOverlap,
    ApproximateTrigger,
    AmbiguousTrigger,
    NoItems,
}
