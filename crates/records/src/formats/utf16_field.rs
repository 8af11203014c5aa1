//! Zero-terminated UTF-16 in fields of fixed length, low bytes first.

use notation_syntax::Span;

use crate::encoding::{DecodeFaultKind, TextEncoding, decode_field};
use crate::field::storable;
use crate::{Diagnostic, FieldProblem, LossReport, Lost, Place};

/// Decodes the text of a field that stands at `span` of its file; `bytes` are those of the field.
///
/// The text ends with the first whole zero unit; what stands behind it is what was in memory.
pub(crate) fn read_field(
    bytes: &[u8],
    span: Span,
    field: &'static str,
    diagnostics: &mut Vec<Diagnostic>,
) -> String {
    let end = bytes.chunks_exact(2).position(|unit| unit == [0, 0]);
    if end.is_none() {
        let problem = FieldProblem::Unterminated { field };
        diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }
    let text = &bytes[..end.map_or(bytes.len(), |units| 2 * units)];
    let decoded = decode_field(text, TextEncoding::Utf16Le);
    for fault in &decoded.faults {
        let problem = match fault.kind {
            DecodeFaultKind::TruncatedCharacter => FieldProblem::CutCharacter { field },
            DecodeFaultKind::MalformedBytes => FieldProblem::Undecodable { field },
        };
        let place = Place::span(fault.source.shifted(span.start));
        diagnostics.push(Diagnostic::new(problem, place));
    }
    decoded.text.into_owned()
}

/// Encodes a text without a terminator.
pub(crate) fn encode(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

/// Writes `text` over `field`, with zeros behind it; what does not fit is cut between characters.
pub(crate) fn write_field(bytes: &mut [u8], text: &str, field: &str, losses: &mut LossReport) {
    bytes.fill(0);
    let capacity = bytes.len().saturating_sub(2);
    let mut at = 0;
    let text = storable(text, losses);
    for character in text.chars() {
        let next = encode(character.encode_utf8(&mut [0; 4]));
        if at + next.len() > capacity {
            let (field, text) = (field.to_owned(), text.clone().into_owned());
            losses.game(Lost::TextCut { field, text, capacity });
            break;
        }
        bytes[at..at + next.len()].copy_from_slice(&next);
        at += next.len();
    }
}

#[cfg(test)]
mod tests {
    use super::{read_field, write_field};
    use crate::LossReport;
    use notation_syntax::Span;

    fn read(bytes: &[u8]) -> (String, Vec<&'static str>) {
        let mut found = Vec::new();
        let text = read_field(bytes, Span::new(0, bytes.len()), "Title", &mut found);
        (text, found.iter().map(crate::Diagnostic::code).collect())
    }

    #[test]
    fn ends_at_the_first_whole_zero_unit() {
        // The unit 0x4E00 ends in a zero byte, and so does the `A` behind it.
        assert_eq!(read(b"\x00\x4EA\x00\x00\x00xyz\x00"), ("一A".to_owned(), vec![]));
        assert_eq!(read(b"A\x00B\x00"), ("AB".to_owned(), vec!["field/unterminated"]));
        let (text, found) = read(b"A\x00\x3C\xD8");
        assert_eq!((&*text, &found[..]), ("A", &["field/unterminated", "field/cut-character"][..]));
    }

    #[test]
    fn leaves_room_for_the_zero() {
        let mut bytes = [0xCC; 8];
        let mut losses = LossReport::default();
        write_field(&mut bytes, "一二三", "Title", &mut losses);
        assert!(losses.is_empty());
        assert_eq!(bytes, *b"\x00\x4E\x8C\x4E\x09\x4E\x00\x00");
        write_field(&mut bytes, "一二🀀", "Title", &mut losses);
        assert_eq!(bytes, *b"\x00\x4E\x8C\x4E\x00\x00\x00\x00");
        assert_eq!(losses.losses[0].what.code(), "loss/text-cut");
    }
}
