//! What a reader gives.

use crate::Diagnostic;

/// A value with everything that was found on the way to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading<T> {
    /// What was read.
    pub value: T,
    /// What was found, in the order in which the reader met it.
    pub diagnostics: Vec<Diagnostic>,
}

impl<T> Reading<T> {
    /// Makes a reading without findings.
    #[must_use]
    pub const fn new(value: T) -> Self {
        Self { value, diagnostics: Vec::new() }
    }
}
