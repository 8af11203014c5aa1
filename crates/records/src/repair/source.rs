//! Changes made in the bytes of a file: its encoding and all that is not changed stay.

use super::Edit;
use crate::encoding::{
    DecodeOptions, Decoded, OffsetMap, Substitute, Syntax, TextEncoding, decode, encode,
};
use crate::go::{GoDocument, decode_text};
use crate::sgf::decode_sgf;
use crate::text_format::TextFormat;
use crate::{Document, Format, ReadOptions};

/// Why edits cannot be made in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The format has no text.
    #[error("moves of a binary format have no text to be changed")]
    Binary,
    /// The encoding of the file lacks a character.
    #[error("{encoding} has no `{character}`")]
    Unmappable {
        /// The encoding.
        encoding: TextEncoding,
        /// The character.
        character: char,
    },
    /// The bytes are not those of which the document was made.
    #[error("the file has changed since it was read")]
    OtherBytes,
}

/// Returns `bytes`, of which `document` was read with `options`, with all `edits` made.
///
/// # Errors
///
/// A binary format, a character that the encoding of the file lacks, other bytes than those that
/// were read.
pub fn apply_to_source(
    document: &Document<'_>,
    bytes: &[u8],
    options: &ReadOptions,
    edits: &[Edit],
) -> Result<Vec<u8>, EditError> {
    if document.detection.is_none() {
        return Err(EditError::Binary);
    }
    let syntax = TextFormat::of(document.format).map_or(Syntax::Pgn, |known| known.syntax);
    let decode_options =
        DecodeOptions { syntax, forced: options.encoding, ..DecodeOptions::default() };
    let decoded = decode(bytes, &decode_options);
    edited(&decoded, &document.text, bytes, edits)
}

/// Returns `bytes`, of which a document of Go was read, with all `edits` made; `encoding` is the
/// one that was asked for when it was read.
///
/// # Errors
///
/// A character that the encoding of the file lacks, other bytes than those that were read.
pub fn apply_to_go_source(
    document: &GoDocument<'_>,
    bytes: &[u8],
    encoding: Option<TextEncoding>,
    edits: &[Edit],
) -> Result<Vec<u8>, EditError> {
    let decoded = match document.format {
        Format::Sgf => decode_sgf(bytes, encoding).0,
        format => decode_text(bytes, format, encoding),
    };
    edited(&decoded, &document.text, bytes, edits)
}

fn edited(
    decoded: &Decoded<'_>,
    text: &str,
    bytes: &[u8],
    edits: &[Edit],
) -> Result<Vec<u8>, EditError> {
    if decoded.text != text {
        return Err(EditError::OtherBytes);
    }
    let encoding = decoded.encoding();
    let map = OffsetMap::new(bytes, decoded);
    let mut ordered: Vec<&Edit> = edits.iter().collect();
    ordered.sort_by_key(|edit| (edit.span.start, edit.span.end));
    let mut out = Vec::with_capacity(bytes.len() + 64);
    let mut at = 0;
    for edit in ordered {
        let span = map.source_span(edit.span);
        if span.start < at {
            continue;
        }
        let encoded = encode(&edit.replacement, encoding, Substitute::QuestionMark);
        if let Some(lost) = encoded.unmappable.first() {
            return Err(EditError::Unmappable { encoding, character: lost.character });
        }
        out.extend_from_slice(&bytes[at..span.start]);
        out.extend_from_slice(&encoded.bytes);
        at = span.end;
    }
    out.extend_from_slice(&bytes[at..]);
    Ok(out)
}
