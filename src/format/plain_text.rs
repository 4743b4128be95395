use super::Shaped;
use crate::model::Entry;

/// One entry: the whole text as spoken, trimmed.
pub(super) fn shape(text: &str) -> Shaped {
    Shaped { entries: vec![Entry::plain_text(text.trim())], assumptions: Vec::new() }
}
