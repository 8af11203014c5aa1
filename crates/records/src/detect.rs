//! Which format a file is in, by its content.

use crate::encoding::{DecodeOptions, TextEncoding, decode};
use crate::text_format::TextFormat;
use crate::{Format, OtherGame, cbl, cbr, ccm, che, chn, mxq, pgn, shijia, xqf, xqr};

/// What a file looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A known format.
    Format(Format),
    /// A record of another game.
    Other(OtherGame),
    /// Binary data of no known format.
    Binary,
    /// Text without anything that looks like a record.
    Text,
}

/// Tells whether a file begins like one of a format.
type LooksLike = fn(&[u8]) -> bool;

/// Binary formats and lists of numbers, the surest signs first.
const BINARY: [(LooksLike, Format); 9] = [
    (cbl::looks_like, Format::Cbl),
    (cbr::looks_like, Format::Cbr),
    (xqf::looks_like, Format::Xqf),
    (xqr::looks_like, Format::Xqr),
    (che::looks_like, Format::Che),
    (mxq::looks_like, Format::Mxq),
    (shijia::looks_like, Format::Shijia),
    (ccm::looks_like, Format::Ccm),
    (chn::looks_like, Format::Chn),
];

/// How much of a file is looked at.
const SAMPLE: usize = 64 * 1024;

/// Finds the format of a file that begins like one without text of its own.
pub(crate) fn binary_format(bytes: &[u8]) -> Option<Format> {
    BINARY.into_iter().find(|(looks_like, _)| looks_like(bytes)).map(|(_, format)| format)
}

pub(crate) fn detect_format(bytes: &[u8]) -> Kind {
    if let Some(format) = binary_format(bytes) {
        return Kind::Format(format);
    }
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    let decoded = decode(sample, &DecodeOptions::default());
    let is_wide = matches!(decoded.encoding(), TextEncoding::Utf16Le | TextEncoding::Utf16Be);
    if !is_wide && is_binary(sample) {
        return Kind::Binary;
    }
    if is_json(&decoded.text) {
        return Kind::Format(Format::Json);
    }
    if let Some(format) = TextFormat::detect(&decoded.text) {
        return Kind::Format(format);
    }
    // A long page may hold its record far down.
    if memchr::memmem::find(bytes, b"[DhtmlXQ_").is_some() {
        return Kind::Format(Format::DhtmlXq);
    }
    if let Some(other) = pgn::other_game(&decoded.text) {
        return Kind::Other(other);
    }
    if pgn::looks_like_pgn(&decoded.text) { Kind::Format(Format::Pgn) } else { Kind::Text }
}

/// Tells whether the first line is an object that names our schema.
fn is_json(text: &str) -> bool {
    let line = text.trim_start_matches('\u{FEFF}').trim_start();
    line.starts_with('{') && line.contains("\"yipu/game/")
}

/// Tells whether control characters that no text holds are frequent.
fn is_binary(sample: &[u8]) -> bool {
    let control = |&&byte: &&u8| matches!(byte, 0..=8 | 14..=25 | 28..=31 | 127);
    sample.iter().filter(control).count() * 50 > sample.len()
}
