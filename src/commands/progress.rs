use std::io::{self, IsTerminal, Read};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How far something long has come. Drawn on a terminal only.
pub(super) struct Bar(ProgressBar);

impl Bar {
    pub(super) fn new() -> Self {
        let target = if io::stderr().is_terminal() {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        Bar(ProgressBar::with_draw_target(None, target))
    }

    /// A bar that is never drawn.
    pub(super) fn hidden() -> Self {
        Bar(ProgressBar::hidden())
    }

    /// What is drawn from now on, as indicatif writes it.
    pub(super) fn style(&self, template: &str) {
        if let Ok(style) = ProgressStyle::with_template(template) {
            self.0.set_style(style);
        }
    }

    pub(super) fn set_length(&self, length: u64) {
        self.0.set_length(length);
    }

    /// What is read through the answer moves the bar.
    pub(super) fn reading<R: Read>(&self, from: R) -> impl Read + use<R> {
        self.0.wrap_read(from)
    }

    /// Both at one time: a picture of what is done out of something else would be nonsense.
    pub(super) fn stands_at(&self, done: u64, of: u64) {
        self.0.update(|state| {
            state.set_len(of);
            state.set_pos(done);
        });
    }

    /// Does something that writes to the terminal, while the bar is out of its way.
    pub(super) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }

    pub(super) fn clear(&self) {
        self.0.finish_and_clear();
    }
}
