//! The compressed stream.

use std::io::Read;

use flate2::read::ZlibDecoder;
use nom::Parser;
use nom::bytes::complete::tag;
use nom::number::complete::le_u32;
use notation_syntax::{PResult, SyntaxError, context, label, prefix};

use super::MAGIC;

/// The length of what stands in front of the stream.
const HEAD: usize = 20;

/// Real libraries unpack to five times their size; more than this is no text.
const RATIO: usize = 64;

/// What a file unpacks to.
pub(super) struct Unpacked {
    pub(super) bytes: Vec<u8>,
    /// What is wrong with the stream or its end.
    pub(super) error: Option<SyntaxError>,
}

/// `magic u32 length`
fn head(input: &[u8]) -> PResult<&[u8], u32> {
    let (rest, (_, _, length)) = context(
        "the head of an early library",
        (
            label("`CCBridge` and the number 21", tag(&MAGIC[..])),
            label("a number", le_u32),
            label("the length of the library", le_u32),
        ),
    )
    .parse(input)?;
    Ok((rest, length))
}

/// Unpacks a file as far as it goes.
pub(super) fn unpack(file: &[u8]) -> Result<Unpacked, SyntaxError> {
    let (stated, _) = prefix(head, file)?;
    let stated = usize::try_from(stated).unwrap_or(usize::MAX);
    let packed = &file[HEAD..];
    let bound = packed.len().saturating_mul(RATIO);
    let mut bytes = Vec::new();
    let read = ZlibDecoder::new(packed).take(bound as u64).read_to_end(&mut bytes);
    let error = if read.is_err() {
        Some("a whole compressed library")
    } else if bytes.len() == bound {
        Some("a library of at most 64 times the size of the file")
    } else if bytes.len() != stated {
        Some("the length of the library as it unpacks")
    } else {
        None
    };
    let at = if read.is_err() { file.len() } else { HEAD - 4 };
    let error = error.map(|expected| SyntaxError::expected(file, at, expected));
    match error {
        Some(error) if bytes.is_empty() => Err(error),
        error => Ok(Unpacked { bytes, error }),
    }
}
