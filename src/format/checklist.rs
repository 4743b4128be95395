use super::Shaped;
use crate::model::Entry;
use crate::understand::{Setting, Trigger, read_items};

/// One entry an item of the spoken list.
pub(super) fn shape(text: &str, trigger: Option<Trigger<'_>>, setting: &Setting) -> Shaped {
    let list = read_items(text, trigger, setting.language);
    Shaped {
        entries: list.items.into_iter().map(Entry::checklist_item).collect(),
        assumptions: list.assumptions,
    }
}
