//! What a reader found, and what it forgave.

use alloc::vec::Vec;

use notation_syntax::Span;

use crate::{Deviation, Tolerance, Tolerances};

/// A value that was read, with the deviations that were forgiven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading<T> {
    /// The value.
    pub value: T,
    /// The deviations in the order of the text; none where it follows its notation to the letter.
    pub deviations: Vec<Deviation>,
}

impl<T> Reading<T> {
    /// Makes the reading of a text without deviations.
    #[must_use]
    pub const fn exact(value: T) -> Self {
        Self { value, deviations: Vec::new() }
    }

    /// Changes the value.
    #[must_use]
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Reading<U> {
        Reading { value: change(self.value), deviations: self.deviations }
    }
}

/// Collects deviations while a text is read, as far as they are tolerated.
#[derive(Debug)]
pub(crate) struct Forgiveness {
    pub(crate) tolerances: Tolerances,
    pub(crate) deviations: Vec<Deviation>,
}

impl Forgiveness {
    pub(crate) const fn new(tolerances: Tolerances) -> Self {
        Self { tolerances, deviations: Vec::new() }
    }

    /// Notes a deviation, or gives it back as an error where it is not forgiven.
    pub(crate) fn forgive(&mut self, tolerance: Tolerance, span: Span) -> Result<(), Deviation> {
        let deviation = Deviation { tolerance, span };
        if !self.tolerances.contains(tolerance) {
            return Err(deviation);
        }
        self.deviations.push(deviation);
        Ok(())
    }

    /// Ends with a value.
    pub(crate) fn reading<T>(self, value: T) -> Reading<T> {
        Reading { value, deviations: self.deviations }
    }
}
