use super::Shaped;
use crate::model::Entry;
use crate::understand::{Setting, Trace, Transcript, Trigger, items_of, trace_items};

/// One entry an item of the spoken list.
pub(super) fn shape(transcript: &Transcript<'_>, trigger: Option<Trigger<'_>>) -> Shaped {
    let list = items_of(transcript, trigger);
    Shaped {
        entries: list.items.into_iter().map(Entry::checklist_item).collect(),
        assumptions: list.assumptions,
    }
}

/// Which words became items.
pub(super) fn trace(text: &str, trigger: Option<Trigger<'_>>, setting: &Setting) -> Trace {
    trace_items(text, trigger, setting.language)
}
