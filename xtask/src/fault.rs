//! Something wrong in a file of the workspace, with its place.

use std::fmt;
use std::path::{Path, PathBuf};

/// A finding of `fixtures` or `tidy`: which file, which line, what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fault {
    file: PathBuf,
    line: usize,
    message: String,
}

impl Fault {
    /// Makes a fault at a line of `file`, counted from 1.
    pub(crate) fn at(file: &Path, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        write!(f, ": {}", self.message)
    }
}
