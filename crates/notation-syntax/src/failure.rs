//! The error type that nom parsers carry inside the workspace.

use nom::Input;
use nom::error::{ErrorKind, ParseError};

use crate::Expected;

/// Where a parser stopped, as the number of bytes left, and what it would have taken there.
///
/// It stores no input, so the same type serves `&str` and `&[u8]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Bytes left at the failure.
    pub left: usize,
    /// What would have been taken.
    pub expected: Expected,
    /// The innermost named rule.
    pub within: Option<&'static str>,
}

impl Failure {
    /// Makes a failure with `left` bytes to go, where `what` was expected.
    #[must_use]
    pub fn new(left: usize, what: &'static str) -> Self {
        Self { left, expected: Expected::one(what), within: None }
    }
}

impl<I: Input> ParseError<I> for Failure {
    fn from_error_kind(input: I, _kind: ErrorKind) -> Self {
        Self { left: input.input_len(), expected: Expected::default(), within: None }
    }

    fn append(_input: I, _kind: ErrorKind, other: Self) -> Self {
        other
    }

    /// Keeps the failure that got furthest; on a tie merges the expectations.
    fn or(mut self, other: Self) -> Self {
        match self.left.cmp(&other.left) {
            core::cmp::Ordering::Less => self,
            core::cmp::Ordering::Greater => other,
            core::cmp::Ordering::Equal => {
                self.expected.merge(&other.expected);
                self.within = self.within.or(other.within);
                self
            }
        }
    }
}
