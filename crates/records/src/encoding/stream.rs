//! Decoding in pieces, for files of any size in constant memory.

use super::parts::Main;
use super::transcode::End;
use super::walk::Walk;
use super::{Basis, DecodeFault, DecodeOptions, Decoded, Detection, Part, TextEncoding, detect};

/// Bytes that are gathered before the encoding is decided, and the most that is held back in
/// search of the end of a line.
const ENOUGH: usize = 64 * 1024;

/// Decodes a file that comes in pieces.
///
/// Each piece of text ends with a line, if lines are shorter than 64 KiB. The encoding is decided
/// by the first 64 KiB that hold a byte beyond ASCII; later pieces in another one are
/// parts.
///
/// ```
/// use records::encoding::{DecodeOptions, TextStream};
///
/// let mut stream = TextStream::new(&DecodeOptions::default());
/// let mut text = String::new();
/// for piece in [&b"1. \xC5\xDA\xB6"[..], b"\xFE\xC6\xBD\xCE\xE5\r\n"] {
///     text += &stream.push(piece).text;
/// }
/// text += &stream.finish().text;
/// assert_eq!(text, "1. 炮二平五\r\n");
/// ```
#[derive(Debug)]
pub struct TextStream {
    options: DecodeOptions,
    detection: Option<Detection>,
    held: Vec<u8>,
    /// Whether anything was given out yet.
    has_begun: bool,
    source: usize,
    text: usize,
}

/// A piece of decoded text.
#[derive(Debug, Default)]
pub struct Piece {
    /// The text; empty while the stream still gathers.
    pub text: String,
    /// What could not be decoded. Spans count from the beginning of the stream.
    pub faults: Vec<DecodeFault>,
    /// The number of faults beyond those listed.
    pub omitted_faults: usize,
    /// The parts in another encoding. Spans count from the beginning of the stream.
    pub parts: Vec<Part>,
}

impl TextStream {
    /// Begins a stream.
    #[must_use]
    pub fn new(options: &DecodeOptions) -> Self {
        Self {
            options: *options,
            detection: None,
            held: Vec::new(),
            has_begun: false,
            source: 0,
            text: 0,
        }
    }

    /// Returns the encoding, as soon as it is decided; ASCII decides nothing.
    #[must_use]
    pub fn detection(&self) -> Option<&Detection> {
        self.detection.as_ref()
    }

    /// Takes the next bytes and gives out the text that is complete with them.
    pub fn push(&mut self, bytes: &[u8]) -> Piece {
        self.held.extend_from_slice(bytes);
        if self.detection.is_none() && self.held.len() < ENOUGH {
            return Piece::default();
        }
        self.give(End::Open)
    }

    /// Ends the stream and gives out the rest.
    pub fn finish(&mut self) -> Piece {
        self.give(End::Text)
    }

    fn give(&mut self, end: End) -> Piece {
        let detection = self.detect();
        let len = match end {
            End::Open => complete(&self.held, detection.encoding),
            End::Text | End::Field => self.held.len(),
        };
        let held = std::mem::take(&mut self.held);
        let decoded =
            Decoded::new_in_parts(&held[..len], detection, &self.options, end, Main::Detected);
        let mut faults = decoded.faults;
        for fault in &mut faults {
            fault.source = fault.source.shifted(self.source);
            fault.text = fault.text.shifted(self.text);
        }
        let mut parts = decoded.parts;
        for part in &mut parts {
            part.source = part.source.shifted(self.source);
            part.text = part.text.shifted(self.text);
        }
        let omitted_faults = decoded.omitted_faults;
        let text = decoded.text.into_owned();
        self.source += len;
        self.text += text.len();
        self.has_begun = true;
        self.held = held;
        self.held.drain(..len);
        Piece { text, faults, omitted_faults, parts }
    }

    /// Decides the encoding, unless there is only ASCII so far.
    fn detect(&mut self) -> Detection {
        let mut detection = match &self.detection {
            Some(detection) => detection.clone(),
            None => detect(&self.held, &self.options),
        };
        if detection.basis != Basis::Ascii {
            self.detection = Some(detection.clone());
        }
        if self.has_begun {
            // The mark stands in front of the first piece only.
            detection.mark_len = 0;
        }
        detection
    }
}

/// The length of the part of `bytes` that ends between two characters, if possible with a line.
fn complete(bytes: &[u8], encoding: TextEncoding) -> usize {
    let line_feed = match encoding {
        TextEncoding::Utf16Le => {
            bytes.chunks_exact(2).rposition(|unit| unit == [b'\n', 0]).map(|unit| unit * 2 + 1)
        }
        TextEncoding::Utf16Be => {
            bytes.chunks_exact(2).rposition(|unit| unit == [0, b'\n']).map(|unit| unit * 2 + 1)
        }
        _ => memchr::memrchr(b'\n', bytes),
    };
    match line_feed {
        Some(at) => at + 1,
        None if bytes.len() < ENOUGH => 0,
        None => {
            let mut walk = Walk::new(bytes, encoding, 0);
            if encoding.keeps_ascii() && encoding != TextEncoding::Utf8 {
                walk.go_near(bytes.len());
            }
            let mut end = walk.at;
            // The last character may be cut.
            while walk.at + 4 < bytes.len() {
                walk.step();
                end = walk.at;
            }
            end
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ENOUGH, TextStream};
    use crate::encoding::{DecodeFault, DecodeOptions, Substitute, TextEncoding, decode, encode};

    fn streamed(bytes: &[u8], size: usize) -> (String, Vec<DecodeFault>) {
        let mut stream = TextStream::new(&DecodeOptions::default());
        let mut text = String::new();
        let mut faults = Vec::new();
        for piece in bytes.chunks(size) {
            let piece = stream.push(piece);
            text += &piece.text;
            faults.extend(piece.faults);
        }
        let piece = stream.finish();
        text += &piece.text;
        faults.extend(piece.faults);
        (text, faults)
    }

    #[test]
    fn gives_the_same_as_decoding_at_once() {
        let game = "[Red \"許銀川\"]\r\n1. 炮二平五 馬８進７\r\n";
        for encoding in [
            TextEncoding::Utf8,
            TextEncoding::Utf16Le,
            TextEncoding::Utf16Be,
            TextEncoding::Gb18030,
            TextEncoding::Big5,
        ] {
            for text in [
                game.repeat(3),
                game.repeat(4_000),
                game.replace(['\r', '\n', ' '], "").repeat(4_000),
            ] {
                let mut bytes = encode(&text, encoding, Substitute::Square).bytes.into_owned();
                // UTF-16 without a mark needs ASCII in every line to be found.
                if matches!(encoding, TextEncoding::Utf16Le) {
                    bytes.splice(0..0, [0xFF, 0xFE]);
                } else if matches!(encoding, TextEncoding::Utf16Be) {
                    bytes.splice(0..0, [0xFE, 0xFF]);
                }
                for size in [1_000, ENOUGH - 1, 100_003] {
                    assert!(streamed(&bytes, size).0 == text, "{encoding} {} {size}", text.len());
                }
            }
        }
    }

    #[test]
    fn keeps_looking_while_all_is_ascii() {
        let mut bytes = b"1. h2e2 h9g7\r\n".repeat(10_000);
        bytes.extend(b"{\xBA\xC3\xC6\xE5\xA3\xA1\xBA\xEC\xCA\xA4}\r\n");
        let (text, faults) = streamed(&bytes, 10_000);
        assert!(text.ends_with("{好棋！红胜}\r\n"));
        assert!(faults.is_empty());
    }

    #[test]
    fn follows_a_change_of_encoding() {
        let game = |move_text: &str| format!("[Red \"許銀川\"]\r\n{move_text}\r\n").repeat(5_000);
        let games = [
            (TextEncoding::Utf8, game("1. 炮二平五 马８进７")),
            (TextEncoding::Big5, game("1. 炮二平五 馬８進７")),
            (TextEncoding::Gb18030, game("1. 炮二平五 马８进７")),
        ];
        let (mut bytes, mut want) = (Vec::new(), String::new());
        for (encoding, text) in &games {
            bytes.extend(&*encode(text, *encoding, Substitute::Square).bytes);
            want += text;
        }
        let (text, faults) = streamed(&bytes, 10_000);
        assert!(text == want);
        assert!(faults.is_empty());
    }

    #[test]
    fn counts_spans_from_the_beginning() {
        let mut bytes = b"[Red \"\xD0\xED\xD2\xF8\xB4\xA8\"]\r\n".repeat(9_000);
        bytes.extend(b"[Red \"\xD0\xED\xD2\"]\r\n");
        let at_once = decode(&bytes, &DecodeOptions::default());
        let (text, faults) = streamed(&bytes, 4_096);
        assert!(text == at_once.text);
        assert_eq!(faults, at_once.faults);
        assert_eq!(faults.len(), 1);
    }
}
