//! The error that notation readers give out.

use core::fmt;

use crate::{Expected, Failure, Span, Text};

/// What stood where something else was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A character.
    Char(char),
    /// A byte that is no character, or a byte of binary data.
    Byte(u8),
    /// The end of the text.
    End,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Char(c) if c.is_control() => write!(f, "U+{:04X}", u32::from(c)),
            Self::Char(c) => write!(f, "`{c}`"),
            Self::Byte(byte) => write!(f, "byte 0x{byte:02X}"),
            Self::End => f.write_str("the end"),
        }
    }
}

/// A text that does not follow its grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The offending character, or the empty span at the end of the text.
    pub span: Span,
    /// What would have been taken there.
    pub expected: Expected,
    /// What stood there.
    pub found: Found,
    /// The rule that was being read.
    pub within: Option<&'static str>,
}

impl SyntaxError {
    /// Turns the failure of a parser over `text` into an error with a place.
    #[must_use]
    pub fn from_failure(text: impl Text, failure: &Failure) -> Self {
        let at = text.input_len().saturating_sub(failure.left);
        let (found, len) = text.found_at(at);
        Self {
            span: Span::new(at, at + len),
            expected: failure.expected,
            found,
            within: failure.within,
        }
    }

    /// Makes the error "expected `what`" for the character at the byte `at` of `text`.
    #[must_use]
    pub fn expected(text: impl Text, at: usize, what: &'static str) -> Self {
        Self::from_failure(text, &Failure::new(text.input_len().saturating_sub(at), what))
    }

    /// Moves the place `offset` bytes to the right, for a text that was cut out of a larger one.
    #[must_use]
    pub fn shifted(mut self, offset: usize) -> Self {
        self.span = self.span.shifted(offset);
        self
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)?;
        if let Some(rule) = self.within {
            write!(f, " in {rule}")?;
        }
        write!(f, ", found {}", self.found)
    }
}

impl core::error::Error for SyntaxError {}
