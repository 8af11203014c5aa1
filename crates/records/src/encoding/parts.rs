//! Texts whose parts are in different encodings.
//!
//! Lists of endgames hold a title twice, `FEN ; simplified in GBK | traditional in Big5`; files
//! joined from several sources change in the middle. [`decode_parts`] decides for each field of a
//! column together with the fields above and below.

use std::borrow::Cow;

use notation_syntax::Span;

use super::evidence::Judge;
use super::transcode::{End, FaultList, transcode};
use super::{Basis, DecodeOptions, Decoded, Detection, TextEncoding, big5, detect};

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

/// Columns beyond this number are judged with the last one.
const COLUMNS: usize = 8;

/// What speaks against a change of encoding between two fields of a column, in decibans.
const CHANGE: i64 = 60;

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
    decode_parts_of(bytes, separators, detect(bytes, options), options, Main::MostBytes)
}

/// Which encoding is that of the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Main {
    /// The one that was detected.
    Detected,
    /// The one of most bytes.
    MostBytes,
}

pub(super) fn decode_parts_of<'s>(
    bytes: &'s [u8],
    separators: &[u8],
    detection: Detection,
    options: &DecodeOptions,
    main: Main,
) -> Decoded<'s> {
    if !is_open(&detection, options) {
        return Decoded::new(bytes, detection, options, End::Text);
    }
    let body = &bytes[detection.mark_len..];
    let fields: Vec<Field> = fields(body, separators).collect();
    let mut judge = Judge::new(options.subject, detection.encoding);
    let mut encodings = vec![detection.encoding; fields.len()];
    for column in 0..COLUMNS {
        let is_judged = |field: &Field| field.is_foreign && field.column == column;
        let indices: Vec<usize> =
            (0..fields.len()).filter(|&index| is_judged(&fields[index])).collect();
        let strings = indices.iter().map(|&index| &body[fields[index].source.range()]);
        for (index, encoding) in indices.iter().zip(likeliest(strings, &mut judge)) {
            encodings[*index] = encoding;
        }
    }
    let mut runs: Vec<(TextEncoding, Span)> = Vec::new();
    let mut is_ascii = true;
    for (field, encoding) in fields.iter().zip(encodings) {
        match runs.last_mut() {
            // ASCII reads the same everywhere: it goes with what stands before, or behind.
            Some((last, span)) if *last == encoding || is_ascii || !field.is_foreign => {
                span.end = field.source.end;
                if is_ascii && field.is_foreign {
                    *last = encoding;
                }
            }
            _ => runs.push((encoding, field.source)),
        }
        is_ascii = is_ascii && !field.is_foreign;
    }
    join(body, &runs, detection, main)
}

/// Tells whether a part may have another encoding.
fn is_open(detection: &Detection, options: &DecodeOptions) -> bool {
    options.forced.is_none()
        && detection.encoding.keeps_ascii()
        && !matches!(detection.basis, Basis::Given | Basis::Ascii)
}

/// Finds the likeliest encodings of a row of strings, where each change is unlikely: short strings
/// go with their neighbours.
///
/// The best row that ends with each encoding is known from string to string (Viterbi's algorithm).
fn likeliest<'b>(strings: impl Iterator<Item = &'b [u8]>, judge: &mut Judge) -> Vec<TextEncoding> {
    let count = judge.candidates().len();
    let mut sums = vec![0i64; count];
    let mut origins: Vec<u8> = Vec::new();
    let mut len = 0;
    for string in strings {
        let best = best_of(&sums);
        let changed = sums[best] - CHANGE;
        // Whatever is worse than two changes is on no best row.
        let weights = judge.weigh(string, 2 * CHANGE + 1);
        for candidate in 0..count {
            let origin = if sums[candidate] >= changed { candidate } else { best };
            origins.push(u8::try_from(origin).unwrap_or(0));
            sums[candidate] = sums[candidate].max(changed) + weights[candidate];
        }
        len += 1;
    }
    let mut state = best_of(&sums);
    let mut row = Vec::with_capacity(len);
    for origins in origins.chunks_exact(count).rev() {
        row.push(judge.candidates()[state]);
        state = usize::from(origins[state]);
    }
    row.reverse();
    row
}

/// The place of the highest sum, the first of equals.
fn best_of(sums: &[i64]) -> usize {
    (0..sums.len()).rev().max_by_key(|&index| sums[index]).unwrap_or(0)
}

/// Decodes each run of the text behind the mark and joins them.
fn join<'s>(
    body: &'s [u8],
    runs: &[(TextEncoding, Span)],
    mut detection: Detection,
    main: Main,
) -> Decoded<'s> {
    if main == Main::MostBytes {
        let mut bytes_in: Vec<(TextEncoding, usize)> = Vec::new();
        for &(encoding, span) in runs {
            match bytes_in.iter_mut().find(|(other, _)| *other == encoding) {
                Some((_, sum)) => *sum += span.len(),
                None => bytes_in.push((encoding, span.len())),
            }
        }
        // Of equals the first.
        let most = bytes_in.iter().rev().max_by_key(|(_, sum)| *sum);
        detection.encoding = most.map_or(detection.encoding, |&(encoding, _)| encoding);
    }
    let mut text = String::with_capacity(body.len() + body.len() / 2);
    let mut faults = FaultList::default();
    let mut parts = Vec::new();
    for &(encoding, source) in runs {
        let start = text.len();
        let in_file = source.shifted(detection.mark_len);
        let transcoded = transcode(&body[source.range()], encoding, &[], End::Text);
        text.push_str(&transcoded.text);
        faults.append(transcoded.faults, in_file.start, start);
        if encoding != detection.encoding {
            let text = Span::new(start, text.len());
            parts.push(Part { encoding, source: in_file, text });
        }
    }
    let is_main = |run: &&(TextEncoding, Span)| run.0 == detection.encoding;
    let mut main_runs = runs.iter().filter(is_main).map(|run| &body[run.1.range()]);
    if detection.encoding == TextEncoding::Big5 && main_runs.any(big5::has_addition) {
        detection.encoding = TextEncoding::Big5Hkscs;
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
