//! What could not be decoded, and where.

use std::fmt;

use notation_syntax::Span;

use crate::{Language, Tell};

/// Bytes that are no character of the encoding.
///
/// The text holds one U+FFFD in their place, or nothing where a bounded field ends in mid-character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeFault {
    /// What is wrong.
    pub kind: DecodeFaultKind,
    /// The bytes in the source.
    pub source: Span,
    /// The replacement in the decoded text; empty where the bytes were dropped.
    pub text: Span,
}

/// The kinds of a [`DecodeFault`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DecodeFaultKind {
    /// The first part of a character, cut off before an ASCII character or at the end.
    ///
    /// Programs that cut a name to a number of bytes leave it; the encoding is right.
    TruncatedCharacter,
    /// Bytes that no character of the encoding begins with or goes on with.
    MalformedBytes,
}

impl DecodeFaultKind {
    /// Returns the stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TruncatedCharacter => "enc/truncated-character",
            Self::MalformedBytes => "enc/malformed",
        }
    }
}

impl Tell for DecodeFaultKind {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TruncatedCharacter => {
                language.pick("a character is cut in half", "一个字被截去了一半")
            }
            Self::MalformedBytes => language
                .pick("these bytes are no character of the encoding", "这些字节不是该编码的字符"),
        })
    }
}

impl fmt::Display for DecodeFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
