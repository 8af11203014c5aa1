//! Texts whose parts are in different encodings.
//!
//! Lists of endgames hold a title twice, `FEN ; simplified in GBK | traditional in Big5`; files
//! joined from several sources change in the middle. [`decode_parts`] decides for each column of a
//! list, and for each field against its column where the bytes speak clearly.

use std::borrow::Cow;

use notation_syntax::Span;

use super::evidence::Evidence;
use super::transcode::{End, FaultList, transcode};
use super::{DecodeOptions, Decoded, Detection, TextEncoding, detect};

/// A part of a text in another encoding than most of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The encoding of the part.
    pub encoding: TextEncoding,
    /// The bytes in the source.
    pub source: Span,
    /// The decoded text.
    pub text: Span,
}

/// Columns beyond this number share the evidence of the last one.
const COLUMNS: usize = 8;

/// Decodes a text of lines whose fields, divided by `separators`, may be in different encodings.
///
/// Without separators each line is one field. The separators are ASCII; one that could be the
/// second byte of a character divides nothing.
///
/// ```
/// use records::encoding::{DecodeOptions, TextEncoding, decode_parts};
///
/// let line = b"9/9 w;\xD0\xA1\xB1\xF8\xB9\xFD\xBA\xD3|\xA4p\xA7L\xB9L\xAAe\r\n";
/// let decoded = decode_parts(line, b";|", &DecodeOptions::default());
/// assert_eq!(decoded.text, "9/9 w;小兵过河|小兵過河\r\n");
/// assert_eq!(decoded.parts[0].encoding, TextEncoding::Big5);
/// ```
#[must_use]
pub fn decode_parts<'s>(
    bytes: &'s [u8],
    separators: &[u8],
    options: &DecodeOptions,
) -> Decoded<'s> {
    let detection = detect(bytes, options);
    if !is_open(&detection, options) {
        return Decoded::new(bytes, detection, options, End::Text);
    }
    let fields: Vec<Field> = fields(bytes, separators).collect();
    let mut columns: [Evidence; COLUMNS] = Default::default();
    for field in fields.iter().filter(|field| field.is_foreign) {
        columns[field.column].add(&bytes[field.source.range()]);
    }
    let defaults = columns.map(|evidence| {
        let is_silent = evidence.is_empty();
        if is_silent { detection.encoding } else { evidence.rank(options.subject, None).best }
    });
    let mut runs: Vec<(TextEncoding, Span)> = Vec::new();
    for field in &fields {
        let encoding = match runs.last() {
            // ASCII reads the same everywhere.
            Some(&(last, _)) if !field.is_foreign => last,
            _ if !field.is_foreign => detection.encoding,
            _ => own_encoding(&bytes[field.source.range()], defaults[field.column], options),
        };
        match runs.last_mut() {
            Some((last, span)) if *last == encoding => span.end = field.source.end,
            _ => runs.push((encoding, field.source)),
        }
    }
    join(bytes, &runs, detection)
}

/// Tells whether a part may have another encoding.
fn is_open(detection: &Detection, options: &DecodeOptions) -> bool {
    options.forced.is_none() && detection.rival.is_some() && detection.encoding.keeps_ascii()
}

/// The encoding of one field, for which that of its column stands like a declaration.
fn own_encoding(field: &[u8], column: TextEncoding, options: &DecodeOptions) -> TextEncoding {
    let mut evidence = Evidence::default();
    evidence.add(field);
    evidence.rank(options.subject, Some(column)).best
}

/// Decodes each run and joins them; the encoding of most bytes is that of the whole.
fn join<'s>(
    bytes: &'s [u8],
    runs: &[(TextEncoding, Span)],
    mut detection: Detection,
) -> Decoded<'s> {
    let bytes_in = |encoding| -> usize {
        runs.iter().filter(|run| run.0 == encoding).map(|run| run.1.len()).sum()
    };
    if let Some(&(main, _)) = runs.iter().max_by_key(|&&(encoding, _)| bytes_in(encoding)) {
        detection.encoding = main;
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 2);
    let mut faults = FaultList::default();
    let mut parts = Vec::new();
    for &(encoding, source) in runs {
        let start = text.len();
        let transcoded = transcode(&bytes[source.range()], encoding, &[], End::Text);
        text.push_str(&transcoded.text);
        faults.append(transcoded.faults, source.start, start);
        if encoding != detection.encoding {
            parts.push(Part { encoding, source, text: Span::new(start, text.len()) });
        }
    }
    Decoded {
        text: Cow::Owned(text),
        detection,
        faults: faults.listed,
        omitted_faults: faults.omitted,
        parts,
    }
}

/// A field of a line with the separator or line end behind it.
#[derive(Clone, Copy, Debug)]
struct Field {
    source: Span,
    column: usize,
    /// Whether it holds a byte beyond ASCII.
    is_foreign: bool,
}

/// Divides `bytes` into fields.
///
/// A byte beyond ASCII and the byte behind it are taken as one character, as in all encodings of
/// two bytes.
fn fields<'f>(bytes: &'f [u8], separators: &'f [u8]) -> impl Iterator<Item = Field> + 'f {
    let (mut at, mut column) = (0, 0);
    std::iter::from_fn(move || {
        let start = at;
        let mut is_foreign = false;
        while let Some(&byte) = bytes.get(at) {
            at += 1;
            if !byte.is_ascii() {
                is_foreign = true;
                at += usize::from(bytes.get(at).is_some_and(|&trail| trail >= 0x40));
            } else if byte == b'\n' || separators.contains(&byte) {
                let field = Field { source: Span::new(start, at), column, is_foreign };
                column = if byte == b'\n' { 0 } else { (column + 1).min(COLUMNS - 1) };
                return Some(field);
            }
        }
        (at > start).then_some(Field { source: Span::new(start, at), column, is_foreign })
    })
}
