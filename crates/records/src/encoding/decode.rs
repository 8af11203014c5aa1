//! From the bytes of a file to its text.

use std::borrow::Cow;

use super::syntax::cuts;
use super::transcode::{End, transcode};
use super::{
    DecodeFault, DecodeFaultKind, Detection, Part, Subject, Syntax, TextEncoding, big5,
    decode_parts, detect,
};

/// What is known about a text before its bytes are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DecodeOptions {
    /// What the text is about: it chooses the encodings that come into question and the words
    /// that count as evidence.
    pub subject: Subject,
    /// The grammar of the text, for finding cut characters in front of its brackets.
    pub syntax: Syntax,
    /// What the file says of itself, such as `CA` in SGF; believed unless the bytes speak
    /// clearly against it.
    pub declared: Option<TextEncoding>,
    /// What the user orders; taken without looking.
    pub forced: Option<TextEncoding>,
}

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

    /// Counts what does not belong into a text: malformed bytes and characters for private use,
    /// which begin with EE in UTF-8.
    fn misfits(&self) -> usize {
        let is_malformed = |fault: &&DecodeFault| fault.kind == DecodeFaultKind::MalformedBytes;
        self.faults.iter().filter(is_malformed).count()
            + self.omitted_faults
            + memchr::memchr_iter(0xEE, self.text.as_bytes()).count()
    }
}

/// Decodes a whole file or another text of its own, finding its encoding.
///
/// Where bytes are malformed in the encoding of the whole or stand for characters of private use,
/// each line is looked at by itself, then each side of `|`, and what is in another encoding becomes
/// one of the [`parts`](Decoded::parts).
///
/// ```
/// use records::encoding::{DecodeOptions, TextEncoding, decode};
///
/// let gbk = b"1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5";
/// let decoded = decode(gbk, &DecodeOptions::default());
/// assert_eq!(decoded.text, "1. 炮二平五");
/// assert_eq!(decoded.encoding(), TextEncoding::Gb18030);
/// ```
#[must_use]
pub fn decode<'s>(bytes: &'s [u8], options: &DecodeOptions) -> Decoded<'s> {
    let mut decoded = Decoded::new(bytes, detect(bytes, options), options, End::Text);
    for separators in [&b""[..], b"|"] {
        let misfits = decoded.misfits();
        if misfits == 0 || options.forced.is_some() {
            break;
        }
        let by_line = decode_parts(bytes, separators, options);
        if by_line.misfits() < misfits {
            decoded = by_line;
        }
    }
    decoded
}

/// Decodes one string of a file whose encoding is known; spans are offsets in `bytes`.
///
/// A byte order mark at the start is dropped where it fits the encoding.
#[must_use]
pub fn decode_known(bytes: &[u8], encoding: TextEncoding) -> Decoded<'_> {
    decode_given(bytes, encoding, End::Text)
}

/// Decodes a field of bounded length, such as a Pascal string.
///
/// Writers fill such fields to the last byte: a character that the end cuts in half is dropped
/// and reported.
///
/// ```
/// use records::encoding::{DecodeFaultKind, TextEncoding, decode_field};
///
/// let decoded = decode_field(b"\xC8\xAB\xB9", TextEncoding::Gb18030);
/// assert_eq!(decoded.text, "全");
/// assert_eq!(decoded.faults[0].kind, DecodeFaultKind::TruncatedCharacter);
/// ```
#[must_use]
pub fn decode_field(bytes: &[u8], encoding: TextEncoding) -> Decoded<'_> {
    decode_given(bytes, encoding, End::Field)
}

/// Returns the bytes of a field up to the first NUL of its encoding, which is a whole unit of
/// UTF-16: `00 4E 00 00` is 一 and the end.
#[must_use]
pub fn until_nul(bytes: &[u8], encoding: TextEncoding) -> &[u8] {
    let end = match encoding {
        TextEncoding::Utf16Le | TextEncoding::Utf16Be => {
            bytes.chunks_exact(2).position(|unit| unit == [0, 0]).map(|units| units * 2)
        }
        _ => memchr::memchr(0, bytes),
    };
    &bytes[..end.unwrap_or(bytes.len())]
}

fn decode_given(bytes: &[u8], encoding: TextEncoding, end: End) -> Decoded<'_> {
    let options = DecodeOptions { forced: Some(encoding), ..DecodeOptions::default() };
    Decoded::new(bytes, Detection::given(bytes, encoding), &options, end)
}
