use super::Shaped;
use crate::model::Entry;
use crate::understand::{Mark, Taken, Trace, Trigger};

/// One entry: the whole text as spoken, trimmed.
pub(super) fn shape(text: &str) -> Shaped {
    Shaped { entries: vec![Entry::plain_text(text.trim())], assumptions: Vec::new() }
}

/// The trigger; every word is kept, it too.
pub(super) fn trace(trigger: Option<Trigger<'_>>) -> Trace {
    let span = trigger.and_then(|trigger| trigger.span);
    let marks = span.map(|span| Mark { span, taken: Taken::Trigger }).into_iter().collect();
    Trace { marks, times: Vec::new() }
}
