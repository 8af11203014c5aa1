//! A run of strings, each behind its length in one byte: the grammar of MXQ and 象棋世家.

mod moves;
mod problem;

pub use problem::StringsProblem;

use std::ops::Range;

use nom::Parser;
use nom::combinator::consumed;
use nom::multi::length_data;
use nom::number::complete::u8 as byte;
use notation_syntax::{PResult, Span, SyntaxError, label, prefix};

use crate::encoding::{DecodeOptions, Detector, TextEncoding, decode_field};

/// The word in front of the moves.
pub(crate) const MOVES: &[u8] = b"Moves";

/// The word behind the moves.
pub(crate) const ENDS: &[u8] = b"Ends";

/// The word behind the comments.
pub(crate) const COMMENTS_END: &[u8] = b"CommentsEnd";

/// A string of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PascalString<'b> {
    pub(crate) bytes: &'b [u8],
    /// Its place in the file, without the length.
    pub(crate) span: Span,
}

/// `length bytes`
fn string(input: &[u8]) -> PResult<&[u8], (&[u8], &[u8])> {
    label("a length and a string of that length", consumed(length_data(byte))).parse(input)
}

/// The strings of a file, as far as they go.
#[derive(Clone, Debug)]
pub(crate) struct Strings<'b> {
    pub(crate) strings: Vec<PascalString<'b>>,
    /// Why they end before the file does.
    pub(crate) error: Option<SyntaxError>,
}

/// Splits a file into strings.
pub(crate) fn split(bytes: &[u8]) -> Strings<'_> {
    let mut strings = Vec::new();
    let mut at = 0;
    let mut error = None;
    while at < bytes.len() {
        match prefix(string, &bytes[at..]) {
            Ok(((whole, bytes), _)) => {
                at += whole.len();
                strings.push(PascalString { bytes, span: Span::new(at - bytes.len(), at) });
            }
            Err(found) => {
                error = Some(found.shifted(at));
                break;
            }
        }
    }
    Strings { strings, error }
}

impl<'b> Strings<'b> {
    /// Returns the number of the first string that is `word`, from `start` on.
    pub(crate) fn find(&self, word: &[u8], start: usize) -> Option<usize> {
        let rest = self.strings.get(start..)?;
        rest.iter().position(|string| string.bytes == word).map(|at| start + at)
    }

    /// Returns the strings in front of the moves, the moves, and what stands behind them.
    ///
    /// # Errors
    ///
    /// The place behind the strings, where `Moves` was expected.
    pub(crate) fn parts(&self, bytes: &[u8]) -> Result<Parts, SyntaxError> {
        let Some(moves) = self.find(MOVES, 0) else {
            let end = self.strings.last().map_or(0, |string| string.span.end);
            let expected = "the word `Moves`, in a run of strings behind their lengths";
            return Err(SyntaxError::expected(bytes, end, expected));
        };
        let all = self.strings.len();
        let ends = self.find(ENDS, moves + 1).unwrap_or(all);
        let comments = (ends + 1).min(all);
        let behind = self.find(COMMENTS_END, comments).unwrap_or(all);
        Ok(Parts { head: 0..moves, moves: moves + 1..ends, comments: comments..behind })
    }

    /// Finds the encoding of all strings together. Chinese programs of the time wrote GBK.
    pub(crate) fn encoding(&self, options: &DecodeOptions) -> TextEncoding {
        let declared = options.declared.or(Some(TextEncoding::Gb18030));
        let mut detector = Detector::new(&DecodeOptions { declared, ..*options });
        for string in &self.strings {
            detector.feed(string.bytes);
        }
        detector.finish().encoding
    }
}

impl PascalString<'_> {
    /// Decodes the string.
    pub(crate) fn decode(&self, encoding: TextEncoding) -> String {
        decode_field(self.bytes, encoding).text.into_owned()
    }
}

/// The numbers of strings that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) head: Range<usize>,
    pub(crate) moves: Range<usize>,
    pub(crate) comments: Range<usize>,
}
