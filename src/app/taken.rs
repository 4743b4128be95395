use std::sync::atomic::{AtomicU64, Ordering};

use crate::model::FormatType;

/// Memos taken in since the start, by the format of the integration that they came to.
#[derive(Debug, Default)]
pub(super) struct Taken {
    formats: [AtomicU64; FormatType::ALL.len()],
    inbox: AtomicU64,
}

impl Taken {
    /// `None` is the inbox.
    pub(super) fn note(&self, format: Option<FormatType>) {
        let at = format.and_then(|format| FormatType::ALL.iter().position(|known| *known == format));
        at.and_then(|at| self.formats.get(at)).unwrap_or(&self.inbox).fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn by_format(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let formats = FormatType::ALL.iter().map(|format| format.name()).zip(&self.formats);
        let all = formats.chain([("inbox", &self.inbox)]);
        all.map(|(name, count)| (name, count.load(Ordering::Relaxed)))
    }
}
