//! Why a task stops.

use std::fmt;
use std::io;

use crate::fault::Fault;

/// The end of a task that could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Files of the workspace break a rule.
    Faults(Vec<Fault>),
    /// A file or a program could not be used.
    Io(io::Error),
    /// A program that the task started ended badly.
    Step {
        /// What was run.
        command: String,
    },
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faults(faults) => {
                for fault in faults {
                    writeln!(f, "{fault}")?;
                }
                write!(f, "{} faults", faults.len())
            }
            Self::Io(error) => write!(f, "{error}"),
            Self::Step { command } => write!(f, "failed: {command}"),
        }
    }
}
