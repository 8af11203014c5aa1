//! A file of either game.

use crate::detect::detect_go_format;
use crate::go::{GoDocument, ReadGo};
use crate::{Document, Format, ReadError, ReadOptions};

/// A file that was recognised as records of xiangqi or of Go.
///
/// ```
/// use records::{AnyDocument, ReadOptions};
/// use records::go::ReadGo;
///
/// let read = |text: &'static str| {
///     AnyDocument::read(text.as_bytes(), &ReadOptions::default(), &ReadGo::default())
/// };
/// assert!(matches!(read("(;GM[1];B[pd])")?, AnyDocument::Go(_)));
/// assert!(matches!(read("1. 炮二平五 *")?, AnyDocument::Xiangqi(_)));
/// # Ok::<(), records::ReadError>(())
/// ```
#[derive(Debug)]
pub enum AnyDocument<'b> {
    /// Xiangqi.
    Xiangqi(Document<'b>),
    /// Go.
    Go(GoDocument<'b>),
}

impl<'b> AnyDocument<'b> {
    /// Recognises and reads `bytes`. Format and encoding are those of `options`.
    ///
    /// # Errors
    ///
    /// The content is no record, or nothing of it can be read.
    pub fn read(bytes: &'b [u8], options: &ReadOptions, go: &ReadGo) -> Result<Self, ReadError> {
        let go = ReadGo { format: options.format, encoding: options.encoding, ..*go };
        let read_go = || GoDocument::read(bytes, &go).map(Self::Go);
        match options.format {
            Some(format) if format.is_go() => return read_go(),
            Some(Format::Json) | None => {}
            Some(_) => return Document::read(bytes, options).map(Self::Xiangqi),
        }
        match detect_go_format(bytes, &go.quadrant.notation) {
            None => Document::read(bytes, options).map(Self::Xiangqi),
            // Two digits and a comma stand in many texts: a record of xiangqi is the better guess.
            Some(Format::Quadrant) => match Document::read(bytes, options) {
                Err(ReadError::NoRecord) => read_go(),
                other => other.map(Self::Xiangqi),
            },
            Some(_) => read_go(),
        }
    }

    /// Returns the decoded text; empty for binary formats. All spans of text formats lie in it.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Xiangqi(document) => &document.text,
            Self::Go(document) => &document.text,
        }
    }

    /// Returns the number of games. A file of xiangqi is read through for it.
    #[must_use]
    pub fn game_count(&self) -> usize {
        match self {
            Self::Xiangqi(document) => document.games().count(),
            Self::Go(document) => document.game_count(),
        }
    }
}

impl Format {
    /// Tells whether the format holds games of Go. JSON can hold either game.
    #[must_use]
    pub const fn is_go(self) -> bool {
        matches!(self, Self::Sgf | Self::Quadrant | Self::Gib | Self::Ngf | Self::Ugf)
    }
}

#[cfg(test)]
mod tests {
    use super::AnyDocument;
    use crate::go::ReadGo;
    use crate::{Format, ReadOptions};

    #[test]
    fn an_xqf_file_with_a_game_tree_in_a_comment_is_xqf() {
        let mut bytes = vec![0; 1024];
        bytes[..3].copy_from_slice(b"XQ\x0A");
        bytes[16..48].fill(0xFF);
        bytes.extend_from_slice(b"\x18\x20\x00\xFF\x0D\x00\x00\x00(;GM[1]B[pd])");
        let document =
            AnyDocument::read(&bytes, &ReadOptions::default(), &ReadGo::default()).unwrap();
        let AnyDocument::Xiangqi(document) = document else { panic!("{document:?}") };
        assert_eq!(document.format, Format::Xqf);
    }
}
