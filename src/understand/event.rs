use super::Setting;
use crate::model::{Assumption, Timestamp};

/// What is to happen, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// What a person would write into a calendar.
    pub name: String,
    /// When it begins.
    pub start: Timestamp,
    /// When it is over; after `start`.
    pub end: Timestamp,
    /// What was guessed on the way.
    pub assumptions: Vec<Assumption>,
}

/// Reads one event; `trigger` is the phrase that led the memo here, spoken in it or not.
pub fn read_event(text: &str, _trigger: Option<&str>, setting: &Setting) -> Event {
    Event {
        name: text.trim().to_owned(),
        start: setting.recorded_at,
        end: setting.recorded_at.saturating_add_millis(3_600_000),
        assumptions: Vec::new(),
    }
}
