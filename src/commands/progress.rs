use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// The way of something long. Drawn on a terminal only.
#[derive(Clone)]
pub(super) struct Bar {
    pub(super) bar: ProgressBar,
}

impl Bar {
    /// A bar of this template.
    pub(super) fn of(template: &str) -> Self {
        let target = if io::stderr().is_terminal() {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let bar = Bar { bar: ProgressBar::with_draw_target(None, target) };
        bar.style(template);
        bar
    }

    pub(super) fn style(&self, template: &str) {
        if let Ok(style) = ProgressStyle::with_template(template) {
            self.bar.set_style(style);
        }
    }

    pub(super) fn shows(&self, done: u64, of: u64) {
        // Both at one time: a picture of lines kept out of bytes read would be nonsense.
        self.bar.update(|state| {
            state.set_len(of);
            state.set_pos(done);
        });
    }

    pub(super) fn done(&self) {
        self.bar.finish_and_clear();
    }

    /// A bar that is never drawn.
    pub(super) fn hidden() -> Self {
        Bar { bar: ProgressBar::hidden() }
    }

    /// Does something that writes to the terminal, while the bar is out of its way.
    pub(super) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }
}
