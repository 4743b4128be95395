use super::Shaped;
use crate::model::Entry;
use crate::understand::{Setting, Trace, Transcript, Trigger, event_of, trace_event};

/// One entry: what is to happen, and when.
pub(super) fn shape(transcript: &Transcript<'_>, trigger: Option<Trigger<'_>>, setting: &Setting) -> Shaped {
    let event = event_of(transcript, trigger, setting);
    Shaped {
        entries: vec![Entry::calendar_event(event.name, event.start, event.end)],
        assumptions: event.assumptions,
    }
}

/// Which words became the name and the time.
pub(super) fn trace(text: &str, trigger: Option<Trigger<'_>>, setting: &Setting) -> Trace {
    trace_event(text, trigger, setting)
}
