//! A decoded text, and how it comes about.

use std::borrow::Cow;

use super::parts::{Main, decode_parts_of};
use super::syntax::cuts;
use super::transcode::{End, transcode};
use super::{DecodeFault, DecodeFaultKind, DecodeOptions, Detection, Part, TextEncoding, big5};

/// A decoded text with everything that is known about its decoding.
#[derive(Debug)]
pub struct Decoded<'s> {
    /// The text, without the byte order mark. UTF-8 without faults is borrowed from the source.
    pub text: Cow<'s, str>,
    /// How the encoding was found, and how sure it is.
    pub detection: Detection,
    /// What could not be decoded, in the order of the text.
    pub faults: Vec<DecodeFault>,
    /// The number of faults beyond those listed.
    pub omitted_faults: usize,
    /// The parts in another encoding, in the order of the text.
    pub parts: Vec<Part>,
}

/// The length of the blocks in which a long text is looked at again, up to the end of a line.
const BLOCK: usize = 64 * 1024;

impl<'s> Decoded<'s> {
    /// Returns the encoding.
    #[must_use]
    pub fn encoding(&self) -> TextEncoding {
        self.detection.encoding
    }

    pub(super) fn new(
        bytes: &'s [u8],
        mut detection: Detection,
        options: &DecodeOptions,
        end: End,
    ) -> Self {
        let mark = detection.mark_len;
        let body = &bytes[mark..];
        let may_have_additions = options.forced.is_none() && end != End::Field;
        if may_have_additions
            && detection.encoding == TextEncoding::Big5
            && big5::has_addition(body)
        {
            detection.encoding = TextEncoding::Big5Hkscs;
        }
        let cuts = cuts(body, options.syntax, detection.encoding, end);
        let transcoded = transcode(body, detection.encoding, &cuts, end);
        let mut faults = transcoded.faults.listed;
        for fault in &mut faults {
            fault.source = fault.source.shifted(mark);
        }
        Self {
            text: transcoded.text,
            detection,
            faults,
            omitted_faults: transcoded.faults.omitted,
            parts: Vec::new(),
        }
    }

    /// Decodes `bytes`, and in parts where something in them does not belong into a text.
    ///
    /// A long text is looked at block by block, so that one bad byte costs little.
    pub(super) fn new_in_parts(
        bytes: &'s [u8],
        detection: Detection,
        options: &DecodeOptions,
        end: End,
        main: Main,
    ) -> Self {
        let encoding = detection.encoding;
        let decoded = Self::new(bytes, detection.clone(), options, end);
        if options.forced.is_some() || !decoded.has_misfits(encoding) {
            return decoded;
        }
        if bytes.len() <= 2 * BLOCK || !encoding.keeps_ascii() {
            return decoded.or_in_parts(bytes, &detection, options, main);
        }
        let mut whole = Self { faults: Vec::new(), omitted_faults: 0, detection, ..decoded };
        whole.text.to_mut().clear();
        let mut start = 0;
        while start < bytes.len() {
            let rest = &bytes[start..];
            let line = memchr::memchr(b'\n', rest.get(BLOCK..).unwrap_or_default());
            let len = line.map_or(rest.len(), |at| BLOCK + at + 1);
            let mark_len = if start == 0 { whole.detection.mark_len } else { 0 };
            let here = Detection { mark_len, encoding, ..whole.detection.clone() };
            let end = if len < rest.len() { End::Open } else { end };
            let block = Self::new(&rest[..len], here.clone(), options, end);
            let block = if block.has_misfits(encoding) {
                block.or_in_parts(&rest[..len], &here, options, Main::Detected)
            } else {
                block
            };
            whole.append(block, start);
            start += len;
        }
        whole
    }

    /// Takes the text in parts instead, if it fits better.
    fn or_in_parts(
        self,
        bytes: &'s [u8],
        detection: &Detection,
        options: &DecodeOptions,
        main: Main,
    ) -> Self {
        let mut best = self;
        for separators in [&b""[..], b"|"] {
            if !separators.iter().all(|separator| bytes.contains(separator)) {
                continue;
            }
            let in_parts = decode_parts_of(bytes, separators, detection.clone(), options, main);
            let changed = in_parts.detection.encoding.family();
            let differs = !in_parts.parts.is_empty() || changed != detection.encoding.family();
            if differs && in_parts.misfits() <= best.misfits() {
                best = in_parts;
            }
            if best.misfits() == 0 && differs {
                break;
            }
        }
        best
    }

    /// Adds the text of the source from the offset `source` on.
    fn append(&mut self, block: Decoded<'_>, source: usize) {
        let text = self.text.len();
        self.text.to_mut().push_str(&block.text);
        self.faults.extend(block.faults.into_iter().map(|fault| DecodeFault {
            source: fault.source.shifted(source),
            text: fault.text.shifted(text),
            ..fault
        }));
        self.omitted_faults += block.omitted_faults;
        self.parts.extend(block.parts.into_iter().map(|part| Part {
            source: part.source.shifted(source),
            text: part.text.shifted(text),
            ..part
        }));
        if block.detection.encoding == TextEncoding::Big5Hkscs {
            self.detection.encoding = TextEncoding::Big5Hkscs;
        }
    }

    /// Tells whether the text holds what hardly any text in `encoding` has.
    fn has_misfits(&self, encoding: TextEncoding) -> bool {
        self.detection.encoding != encoding || self.misfits() > 0
    }

    /// Counts what does not belong into a text: malformed bytes and characters for private use,
    /// which begin with EE in UTF-8.
    fn misfits(&self) -> usize {
        let is_malformed = |fault: &&DecodeFault| fault.kind == DecodeFaultKind::MalformedBytes;
        self.faults.iter().filter(is_malformed).count()
            + self.omitted_faults
            + memchr::memchr_iter(0xEE, self.text.as_bytes()).count()
    }
}
