//! From places in a decoded text back to the bytes of its source.

use notation_syntax::Span;

use super::walk::Walk;
use super::{Decoded, TextEncoding};

/// Finds the source bytes of a place in a decoded text.
///
/// Spans of findings lie in the decoded text. Whoever shows bytes, or changes a file and leaves
/// the rest as it is, needs the place in the source.
///
/// ```
/// use records::encoding::{DecodeOptions, OffsetMap, decode};
///
/// let source = b"1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 *";
/// let decoded = decode(source, &DecodeOptions::default());
/// let map = OffsetMap::new(source, &decoded);
/// let star = decoded.text.find('*').unwrap();
/// assert_eq!((star, map.source_offset(star)), (16, 12));
/// ```
#[derive(Clone, Debug)]
pub struct OffsetMap<'s> {
    source: &'s [u8],
    text: &'s str,
    runs: Vec<Run>,
}

/// A stretch in one encoding whose beginning is known on both sides.
#[derive(Clone, Copy, Debug)]
struct Run {
    text: usize,
    source: usize,
    encoding: TextEncoding,
}

/// The distance of known places, in bytes of the text.
const STRIDE: usize = 1_024;

impl<'s> OffsetMap<'s> {
    /// Makes the map of `decoded`, which was decoded from `source`.
    #[must_use]
    pub fn new(source: &'s [u8], decoded: &'s Decoded<'_>) -> Self {
        let main = decoded.detection.encoding;
        let mut map = Self { source, text: &decoded.text, runs: Vec::new() };
        let mut start = Run { text: 0, source: decoded.detection.mark_len, encoding: main };
        for part in &decoded.parts {
            map.add_runs(start, part.text.start);
            let begin =
                Run { text: part.text.start, source: part.source.start, encoding: part.encoding };
            map.add_runs(begin, part.text.end);
            start = Run { text: part.text.end, source: part.source.end, encoding: main };
        }
        map.add_runs(start, map.text.len());
        map
    }

    /// Returns the offset in the source of the character at `offset` in the text.
    ///
    /// An offset behind the end counts as the end, an offset inside a character as its start.
    #[must_use]
    pub fn source_offset(&self, offset: usize) -> usize {
        let offset = self.text.floor_char_boundary(offset.min(self.text.len()));
        let behind = self.runs.partition_point(|run| run.text <= offset);
        let run = self.runs[behind.saturating_sub(1)];
        if run.encoding == TextEncoding::Utf8 && !self.text[run.text..offset].contains(FAULT) {
            return run.source + (offset - run.text);
        }
        let mut stepper = Stepper::new(self.source, run);
        for c in self.text[run.text..offset].chars() {
            stepper.step(c);
        }
        stepper.walk.at
    }

    /// Returns the bytes of the source that a span of the text stands for.
    #[must_use]
    pub fn source_span(&self, span: Span) -> Span {
        Span::new(self.source_offset(span.start), self.source_offset(span.end))
    }

    /// Notes known places from `start` to the offset `end` of the text.
    fn add_runs(&mut self, start: Run, end: usize) {
        if start.text == end && !self.runs.is_empty() {
            return;
        }
        self.runs.push(start);
        let text = &self.text[start.text..end];
        if start.encoding == TextEncoding::Utf8 && !text.contains(FAULT) {
            return;
        }
        let mut stepper = Stepper::new(self.source, start);
        let mut last = start.text;
        for (at, c) in text.char_indices() {
            let at = start.text + at;
            if at - last >= STRIDE {
                last = at;
                self.runs.push(Run { text: at, source: stepper.walk.at, ..start });
            }
            stepper.step(c);
        }
    }
}

const FAULT: char = char::REPLACEMENT_CHARACTER;

/// Goes through the source as the characters of the text tell.
struct Stepper<'s> {
    source: &'s [u8],
    encoding: TextEncoding,
    walk: Walk<'s>,
}

impl<'s> Stepper<'s> {
    const fn new(source: &'s [u8], run: Run) -> Self {
        let walk = Walk::new(source, run.encoding, run.source);
        Self { source, encoding: run.encoding, walk }
    }

    /// Goes behind the bytes that `c` was decoded from.
    fn step(&mut self, c: char) {
        match c {
            FAULT => self.walk.at += self.fault_len(),
            // Two pairs of HKSCS each stand for a letter and one of these accents.
            '\u{304}' | '\u{30C}' if self.is_big5() => {}
            _ if self.encoding == TextEncoding::Iso2022Jp => {
                while self.source.get(self.walk.at) == Some(&0x1B) {
                    let is_long = self.source[self.walk.at..].starts_with(b"\x1B$(");
                    self.walk.at += if is_long { 4 } else { 3 };
                }
                let is_narrow = c.is_ascii() || matches!(c, '¥' | '‾' | '\u{FF61}'..='\u{FF9F}');
                self.walk.at += if is_narrow { 1 } else { 2 };
            }
            _ if c.is_ascii() && self.encoding.keeps_ascii() => self.walk.at += 1,
            _ => self.walk.step(),
        }
        self.walk.at = self.walk.at.min(self.source.len());
    }

    const fn is_big5(&self) -> bool {
        matches!(self.encoding, TextEncoding::Big5 | TextEncoding::Big5Hkscs)
    }

    /// The number of bytes that the decoder replaced at the current place.
    fn fault_len(&self) -> usize {
        let rest = &self.source[self.walk.at..];
        let rest = &rest[..rest.len().min(8)];
        let mut decoder = self.encoding.tables().new_decoder_without_bom_handling();
        let mut text = String::with_capacity(32);
        let (result, _) = decoder.decode_to_string_without_replacement(rest, &mut text, true);
        match (text.chars().next(), result) {
            (None, encoding_rs::DecoderResult::Malformed(bad, _)) => usize::from(bad),
            // The character itself, well encoded.
            (Some(FAULT), _) => {
                let mut walk = self.walk;
                walk.step();
                walk.at - self.walk.at
            }
            // The first half of a character in front of a bracket.
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::OffsetMap;
    use crate::encoding::{
        DecodeOptions, Decoded, Substitute, Syntax, TextEncoding, decode, decode_known,
        decode_parts, encode,
    };

    /// Checks each place against the text that the source before it stands for.
    fn agrees(source: &[u8], decoded: &Decoded<'_>) {
        let map = OffsetMap::new(source, decoded);
        let encoding = decoded.encoding();
        for (at, _) in decoded.text.char_indices() {
            let before = decode_known(&source[..map.source_offset(at)], encoding);
            assert_eq!(before.text, &decoded.text[..at], "{encoding} at {at}");
        }
        assert_eq!(map.source_offset(usize::MAX), source.len());
    }

    #[test]
    fn finds_each_character_in_each_encoding() {
        let text = "[Red \"許銀川\"]\r\n1. 炮二平五 ABC\r\n後馬進二 １２\r\n".repeat(40);
        for encoding in TextEncoding::ALL {
            let encoded = encode(&text, encoding, Substitute::Nothing);
            agrees(&encoded.bytes, &decode_known(&encoded.bytes, encoding));
        }
        let four = encode("a㐷b🀄c", TextEncoding::Gb18030, Substitute::Nothing);
        agrees(&four.bytes, &decode_known(&four.bytes, TextEncoding::Gb18030));
    }

    #[test]
    fn steps_over_marks_and_faults() {
        agrees(
            b"\xEF\xBB\xBFa\xE5\x8F]b",
            &decode(b"\xEF\xBB\xBFa\xE5\x8F]b", &DecodeOptions::default()),
        );
        for encoding in TextEncoding::ALL {
            // Bytes of all sorts, whole characters and broken ones.
            let mut state = 7u32;
            let mut next = || {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 24) as u8
            };
            let bytes: Vec<u8> = (0..400).map(|_| next()).filter(|&byte| byte != 0x1B).collect();
            let decoded = decode_known(&bytes, encoding);
            let map = OffsetMap::new(&bytes, &decoded);
            for fault in &decoded.faults {
                assert_eq!(map.source_offset(fault.text.start), fault.source.start, "{encoding}");
            }
        }
    }

    #[test]
    fn follows_the_parts_of_a_mixed_text() {
        let line = b"w;\xD0\xA1\xB1\xF8\xB9\xFD\xBA\xD3|\xA4p\xA7L\xB9L\xAAe\r\n".repeat(3);
        let decoded = decode_parts(&line, b"|", &DecodeOptions::default());
        assert_eq!(decoded.parts.len(), 3);
        let map = OffsetMap::new(&line, &decoded);
        for (at, _) in decoded.text.match_indices('|') {
            assert_eq!(line[map.source_offset(at)], b'|');
        }
    }

    #[test]
    fn finds_the_bracket_behind_a_cut_character() {
        let source = b"(;PB[\xBF\xC2\xBD]WR[9d])";
        let forced = Some(TextEncoding::Gb18030);
        let options = DecodeOptions { syntax: Syntax::Sgf, forced, ..DecodeOptions::default() };
        let decoded = decode(source, &options);
        let map = OffsetMap::new(source, &decoded);
        assert_eq!(map.source_offset(decoded.text.find(']').unwrap()), 8);
    }
}
