use super::Shaped;
use crate::model::Entry;
use crate::understand::{Setting, Trigger, read_event};

/// One entry: what is to happen, and when.
pub(super) fn shape(text: &str, trigger: Option<Trigger<'_>>, setting: &Setting) -> Shaped {
    let event = read_event(text, trigger, setting);
    Shaped {
        entries: vec![Entry::calendar_event(event.name, event.start, event.end)],
        assumptions: event.assumptions,
    }
}
