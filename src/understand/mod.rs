//! From text to meaning: which integration was named, what is on the list, when the event is.
//!
//! Pure: the text, the triggers and the [`Setting`] go in, an answer and its assumptions come out; the same
//! question has the same answer for ever. No I/O, no clock, no store.

mod event;
mod items;
mod language;
mod route;
mod trace;
mod transcript;
mod words;

pub use event::{Event, event_of, read_event, trace_event};
pub use items::{Items, items_of, read_items, trace_items};
pub use route::{Candidate, Router, Routing, Trigger, Verdict};
pub use trace::{Mark, Role, Taken, TimeSaid, Trace};
pub use transcript::Transcript;

use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use crate::model::{Language, Timestamp};

/// What a text is read against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setting {
    /// When the memo was spoken; `tomorrow` is counted from here.
    pub recorded_at: Timestamp,
    /// Where it was spoken; `at three` is meant here.
    pub time_zone: Tz,
    /// The language it was spoken in.
    pub language: Language,
}
