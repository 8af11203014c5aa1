//! From bytes in a known encoding to text.

use std::borrow::Cow;

use encoding_rs::DecoderResult;
use notation_syntax::Span;

use super::{DecodeFault, DecodeFaultKind, TextEncoding};

/// Faults beyond this number are counted, not listed: a binary file would fill the memory.
const LISTED_FAULTS: usize = 1_000;

/// The length of pieces in which long texts are decoded.
const SCRATCH: usize = 16 * 1024;

/// What stands behind the last byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The end of a text: what is cut there is replaced.
    Text,
    /// The end of a bounded field: what is cut there is dropped.
    Field,
    /// More of the same text.
    Open,
}

/// Text with what could not be decoded.
#[derive(Debug)]
pub(crate) struct Transcoded<'s> {
    pub(crate) text: Cow<'s, str>,
    pub(crate) faults: FaultList,
}

/// The first faults, and the number of the others.
#[derive(Debug, Default)]
pub(crate) struct FaultList {
    pub(crate) listed: Vec<DecodeFault>,
    pub(crate) omitted: usize,
}

impl FaultList {
    /// Adds a fault; malformed bytes that go on where the last ones ended are one fault.
    fn push(&mut self, fault: DecodeFault) {
        if let Some(last) = self.listed.last_mut() {
            let goes_on = last.kind == DecodeFaultKind::MalformedBytes
                && fault.kind == DecodeFaultKind::MalformedBytes
                && last.source.end == fault.source.start
                && last.text.end == fault.text.start;
            if goes_on {
                last.source.end = fault.source.end;
                last.text.end = fault.text.end;
                return;
            }
        }
        if self.listed.len() < LISTED_FAULTS {
            self.listed.push(fault);
        } else {
            self.omitted += 1;
        }
    }

    /// Adds the faults of a part that begins at `source` and `text`.
    pub(crate) fn append(&mut self, part: Self, source: usize, text: usize) {
        for fault in part.listed {
            let source = fault.source.shifted(source);
            self.push(DecodeFault { source, text: fault.text.shifted(text), ..fault });
        }
        self.omitted += part.omitted;
    }
}

/// Decodes `bytes`, which begin without a byte order mark; `cuts` are the offsets of first halves
/// of characters whose second halves are missing.
pub(crate) fn transcode<'s>(
    bytes: &'s [u8],
    encoding: TextEncoding,
    cuts: &[usize],
    end: End,
) -> Transcoded<'s> {
    let is_plain = encoding == TextEncoding::Utf8 || encoding.keeps_ascii() && bytes.is_ascii();
    let checked = is_plain.then(|| simdutf8::basic::from_utf8(bytes).ok()).flatten();
    match checked {
        Some(text) => Transcoded { text: Cow::Borrowed(text), faults: FaultList::default() },
        None if encoding == TextEncoding::Utf8 => faulty_utf8(bytes, end),
        None => legacy(bytes, encoding, cuts, end),
    }
}

fn faulty_utf8(bytes: &[u8], end: End) -> Transcoded<'_> {
    let mut text = String::with_capacity(bytes.len() + 16);
    let mut faults = FaultList::default();
    let mut at = 0;
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        at += chunk.valid().len();
        let bad = chunk.invalid();
        if let Some(&first) = bad.first() {
            let kind = match first {
                0xC2..=0xF4 => DecodeFaultKind::TruncatedCharacter,
                _ => DecodeFaultKind::MalformedBytes,
            };
            let source = Span::new(at, at + bad.len());
            at = source.end;
            faults.push(replace(&mut text, kind, source, end == End::Field && at == bytes.len()));
        }
    }
    Transcoded { text: Cow::Owned(text), faults }
}

fn legacy<'s>(bytes: &'s [u8], encoding: TextEncoding, cuts: &[usize], end: End) -> Transcoded<'s> {
    let mut output = Output {
        bytes,
        encoding,
        end,
        // Two bytes of a Chinese character become three.
        text: String::with_capacity(bytes.len() + bytes.len() / 2 + 16),
        scratch: String::new(),
        faults: FaultList::default(),
    };
    if output.text.capacity() > SCRATCH {
        output.scratch.reserve_exact(SCRATCH);
    }
    let mut rest = 0;
    for &cut in cuts {
        output.decode(Span::new(rest, cut));
        rest = cut + 1;
        output.fault(DecodeFaultKind::TruncatedCharacter, Span::new(cut, rest));
    }
    output.decode(Span::new(rest, bytes.len()));
    Transcoded { text: Cow::Owned(output.text), faults: output.faults }
}

struct Output<'s> {
    bytes: &'s [u8],
    encoding: TextEncoding,
    end: End,
    text: String,
    /// Where a long text is decoded piece by piece, with no room for a short one.
    ///
    /// Each call of the decoder touches every page of the room that it is given, which would cost
    /// as much as the whole text at each fault.
    scratch: String,
    faults: FaultList,
}

impl Output<'_> {
    /// Decodes the bytes at `span`, which begins and ends between two characters.
    fn decode(&mut self, span: Span) {
        let mut decoder = self.encoding.tables().new_decoder_without_bom_handling();
        let bytes = &self.bytes[..span.end];
        let mut at = span.start;
        let is_long = self.scratch.capacity() > 0;
        loop {
            let room = if is_long { &mut self.scratch } else { &mut self.text };
            let (result, read) =
                decoder.decode_to_string_without_replacement(&bytes[at..], room, true);
            at += read;
            if is_long {
                self.text.push_str(&self.scratch);
                self.scratch.clear();
            }
            match result {
                DecoderResult::InputEmpty => return,
                DecoderResult::OutputFull if is_long => {}
                DecoderResult::OutputFull => self.text.reserve((bytes.len() - at) * 3 / 2 + 64),
                DecoderResult::Malformed(bad, after) => {
                    let behind = at - usize::from(after);
                    let source = Span::new(behind - usize::from(bad), behind);
                    self.fault(kind_of_fault(self.bytes, source, self.encoding), source);
                }
            }
        }
    }

    fn fault(&mut self, kind: DecodeFaultKind, source: Span) {
        let is_dropped = self.end == End::Field && source.end == self.bytes.len();
        self.faults.push(replace(&mut self.text, kind, source, is_dropped));
    }
}

fn replace(text: &mut String, kind: DecodeFaultKind, source: Span, dropped: bool) -> DecodeFault {
    let start = text.len();
    if !dropped || kind != DecodeFaultKind::TruncatedCharacter {
        text.push(char::REPLACEMENT_CHARACTER);
    }
    DecodeFault { kind, source, text: Span::new(start, text.len()) }
}

/// Tells a cut character from bytes that begin none.
fn kind_of_fault(bytes: &[u8], source: Span, encoding: TextEncoding) -> DecodeFaultKind {
    let first = bytes.get(source.start).copied().unwrap_or(0);
    let next = bytes.get(source.end).copied();
    let is_lead = match encoding {
        TextEncoding::Utf16Le | TextEncoding::Utf16Be => next.is_none(),
        TextEncoding::Gb18030 | TextEncoding::Gbk => matches!(first, 0x81..=0xFE),
        TextEncoding::Big5 | TextEncoding::Big5Hkscs => matches!(first, 0x81..=0xFE),
        TextEncoding::EucKr => matches!(first, 0x81..=0xFE),
        TextEncoding::ShiftJis => matches!(first, 0x81..=0x9F | 0xE0..=0xFC),
        TextEncoding::EucJp => matches!(first, 0x8E | 0x8F | 0xA1..=0xFE),
        TextEncoding::Iso2022Jp => next.is_none(),
        _ => false,
    };
    let ends_there = source.len() < 4 && next.is_none_or(|byte| byte.is_ascii());
    // A lead byte before a whole byte that cannot follow it counts as one sequence of two.
    let is_whole_pair = encoding.keeps_ascii() && source.len() == 2 && encoding.is_double_byte();
    if is_lead && ends_there && !is_whole_pair {
        DecodeFaultKind::TruncatedCharacter
    } else {
        DecodeFaultKind::MalformedBytes
    }
}
