//! From a memo's text to the entries that automation tools see: one file a format type, all of one shape.

mod calendar_event;
mod checklist;
mod plain_text;

use crate::model::{Assumption, Entry, FormatType};
use crate::understand::{Setting, Trace, Transcript, Trigger};

/// The entries made from one memo, in spoken order, and what was guessed on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shaped {
    /// Zero or more for a checklist, exactly one for the other formats.
    pub entries: Vec<Entry>,
    /// What was guessed on the way.
    pub assumptions: Vec<Assumption>,
}

impl Shaped {
    /// What automation sees of a memo in the inbox.
    pub fn nothing() -> Self {
        Shaped { entries: Vec::new(), assumptions: Vec::new() }
    }
}

/// Shapes a transcript by `format_type`; `trigger` is the phrase that led the memo here.
pub fn shape(
    format_type: FormatType,
    transcript: &Transcript<'_>,
    trigger: Option<Trigger<'_>>,
    setting: &Setting,
) -> Shaped {
    match format_type {
        FormatType::PlainText => plain_text::shape(transcript.text()),
        FormatType::Checklist => checklist::shape(transcript, trigger),
        FormatType::CalendarEvent => calendar_event::shape(transcript, trigger, setting),
    }
}

/// How [`shape`] reads the same, for a person who asks why.
pub fn trace(format_type: FormatType, text: &str, trigger: Option<Trigger<'_>>, setting: &Setting) -> Trace {
    match format_type {
        FormatType::PlainText => plain_text::trace(trigger),
        FormatType::Checklist => checklist::trace(text, trigger, setting),
        FormatType::CalendarEvent => calendar_event::trace(text, trigger, setting),
    }
}
