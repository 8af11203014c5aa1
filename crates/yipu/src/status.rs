//! How a run ends, as scripts see it.

use std::fmt::Display;
use std::process::ExitCode;

/// The end of a run. A worse one outweighs a better one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Status {
    /// Everything was done and no error found.
    #[default]
    Done,
    /// Everything was done, but an error was found or an input failed.
    Faults,
    /// Nothing could be done.
    Nothing,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Done => 0,
            Status::Faults => 1,
            Status::Nothing => 2,
        })
    }
}

/// Why a command stops before its end.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Whoever read the output has enough.
    ClosedPipe,
    /// Something made going on useless; the message has been printed.
    Failed,
}

impl Stop {
    /// Prints `message` and stops.
    pub(crate) fn failed(message: impl Display) -> Self {
        tell_line!("yipu: {message}");
        Self::Failed
    }
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            Self::ClosedPipe
        } else {
            Self::failed(error)
        }
    }
}

/// The result of a command.
pub(crate) type Run = Result<Status, Stop>;

impl From<Stop> for Status {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::ClosedPipe => Self::Done,
            Stop::Failed => Self::Nothing,
        }
    }
}
