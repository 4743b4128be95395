//! How often the readers look at a word: the cost of reading, counted instead of timed.

use std::cell::Cell;

thread_local! {
    static LOOKS: Cell<usize> = const { Cell::new(0) };
}

/// Somebody looks at a word or asks what is known of one.
pub(crate) fn count() {
    LOOKS.set(LOOKS.get() + 1);
}

/// How often that was on this thread while `read` did.
pub(crate) fn during<T>(read: impl FnOnce() -> T) -> usize {
    let before = LOOKS.get();
    read();
    LOOKS.get() - before
}
