//! Which format a file is in, by its content.

use std::borrow::Cow;

use go_notation::QuadrantNotation;

use crate::encoding::{DecodeOptions, Subject, TextEncoding, decode};
use crate::go::detect_go;
use crate::go::json::is_go_json;
use crate::json_objects::names_schema;
use crate::pgn::Opening;
use crate::text_format::TextFormat;
use crate::{Format, OtherGame, cbl, cbr, ccm, che, chn, mxq, pgn, pgn_cc, shijia, xqf, xqr};

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

/// A file of text begins with as many bytes of it, whatever damaged fields it holds.
const HEAD: usize = 16;

/// Finds the format of a file that begins like one without text of its own.
fn binary_format(bytes: &[u8]) -> Option<Format> {
    BINARY.into_iter().find(|(looks_like, _)| looks_like(bytes)).map(|(_, format)| format)
}

/// Finds the format of a file of Go; the quadrant records are those of `quadrant`.
///
/// What stands in comments of PGN counts for nothing, nor does a game tree inside a file of another
/// format: a name such as `A (B` in front of a closing tag of DhtmlXQ looks like one.
pub(crate) fn detect_go_format(bytes: &[u8], quadrant: &QuadrantNotation) -> Option<Format> {
    if binary_format(bytes).is_some() {
        return None;
    }
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    let options = DecodeOptions { subject: Subject::Go, ..DecodeOptions::default() };
    let decoded = decode(sample, &options);
    if is_go_json(&decoded.text) {
        return Some(Format::Json);
    }
    let text = outside_comments(&decoded.text, pgn::opening(&decoded.text))?;
    match detect_go(&text, quadrant) {
        Some(Format::Sgf) if !begins_game_tree(&text) => {
            TextFormat::detect(&text).is_none().then_some(Format::Sgf)
        }
        found => found,
    }
}

/// Finds the format of a file of xiangqi, or what else it is.
pub(crate) fn detect_format(bytes: &[u8]) -> Kind {
    if let Some(format) = binary_format(bytes) {
        return Kind::Format(format);
    }
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    let decoded = decode(sample, &DecodeOptions::default());
    let is_wide = matches!(decoded.encoding(), TextEncoding::Utf16Le | TextEncoding::Utf16Be);
    let has_controls = !is_wide && is_binary(sample);
    if has_controls && is_binary(&sample[..sample.len().min(HEAD)]) {
        return Kind::Binary;
    }
    if names_schema(&decoded.text, "yipu/game/") {
        return Kind::Format(Format::Json);
    }
    let opening = pgn::opening(&decoded.text);
    match outside_comments(&decoded.text, opening) {
        Some(text) => {
            if let Some(format) = TextFormat::detect(&text) {
                return Kind::Format(format);
            }
            // A long page may hold its record far down.
            if opening.is_none() && memchr::memmem::find(bytes, b"[DhtmlXQ_").is_some() {
                return Kind::Format(Format::DhtmlXq);
            }
        }
        // The one other format whose files begin with tags.
        None if pgn_cc::looks_like(&pgn::without_comments(&decoded.text)) => {
            return Kind::Format(Format::PgnCc);
        }
        None => {}
    }
    if let Some(other) = pgn::other_game(&decoded.text) {
        return Kind::Other(other);
    }
    match opening {
        Some(Opening::Tag) => Kind::Format(Format::Pgn),
        _ if has_controls => Kind::Binary,
        _ if opening.is_some() || pgn::looks_like_pgn(&decoded.text) => Kind::Format(Format::Pgn),
        _ => Kind::Text,
    }
}

/// Tells whether a game tree stands first in `text`.
fn begins_game_tree(text: &str) -> bool {
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with([';', '(']))
}

/// Returns where signs of formats other than PGN count: nowhere if `text` begins with a tag, and
/// outside of comments if it begins with a move.
fn outside_comments(text: &str, opening: Option<Opening>) -> Option<Cow<'_, str>> {
    match opening {
        Some(Opening::Tag) => None,
        Some(Opening::Move) => Some(pgn::without_comments(text)),
        None => Some(Cow::Borrowed(text)),
    }
}

/// Tells whether control characters that no text holds are frequent. A NUL at the end is that of a
/// string.
fn is_binary(sample: &[u8]) -> bool {
    let sample = sample.strip_suffix(b"\0").unwrap_or(sample);
    let control = |&&byte: &&u8| matches!(byte, 0..=8 | 14..=25 | 28..=31 | 127);
    sample.iter().filter(control).count() * 50 > sample.len()
}
