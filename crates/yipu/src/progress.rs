//! A bar that shows how far a run over many inputs is, on a terminal only.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// The progress of a run.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// Begins a run over `count` inputs. One input alone shows no bar.
    pub(crate) fn new(count: usize) -> Self {
        if count < 2 || !io::stderr().is_terminal() {
            return Self { bar: ProgressBar::hidden() };
        }
        let target = ProgressDrawTarget::stderr_with_hz(10);
        let bar = ProgressBar::with_draw_target(Some(count as u64), target);
        let form = "{bar:30} {human_pos} of {human_len} files, {per_sec}, {eta} left";
        if let Ok(style) = ProgressStyle::with_template(form) {
            bar.set_style(style);
        }
        Self { bar }
    }

    /// Says that one more input is done.
    pub(crate) fn step(&self) {
        self.bar.inc(1);
    }

    /// Lets `print` write to the terminal without disturbing the bar.
    pub(crate) fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
