//! From the bytes of a file to its text.

use std::borrow::Cow;

use super::transcode::{End, transcode};
use super::{DecodeFault, Detection, Subject, TextEncoding, detect};

/// What is known about a text before its bytes are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DecodeOptions {
    /// What the text is about: it chooses the encodings that come into question and the words
    /// that count as evidence.
    pub subject: Subject,
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
}

impl Decoded<'_> {
    /// Returns the encoding.
    #[must_use]
    pub fn encoding(&self) -> TextEncoding {
        self.detection.encoding
    }
}

/// Decodes a whole file or another text of its own, finding its encoding.
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
    let detection = detect(bytes, options);
    decode_as(bytes, detection, End::Text)
}

/// Decodes one string of a file whose encoding is known; spans are offsets in `bytes`.
///
/// A byte order mark at the start is dropped where it fits the encoding.
#[must_use]
pub fn decode_known(bytes: &[u8], encoding: TextEncoding) -> Decoded<'_> {
    decode_as(bytes, Detection::given(bytes, encoding), End::Text)
}

/// Decodes a field of bounded length, such as a Pascal string.
///
/// Writers fill such fields to the last byte: a character that the end cuts in half is dropped
/// and reported.
#[must_use]
pub fn decode_field(bytes: &[u8], encoding: TextEncoding) -> Decoded<'_> {
    decode_as(bytes, Detection::given(bytes, encoding), End::Field)
}

fn decode_as(bytes: &[u8], detection: Detection, end: End) -> Decoded<'_> {
    let mark = detection.mark_len;
    let transcoded = transcode(&bytes[mark..], detection.encoding, end);
    let mut faults = transcoded.faults.listed;
    for fault in &mut faults {
        fault.source = fault.source.shifted(mark);
    }
    Decoded { text: transcoded.text, detection, faults, omitted_faults: transcoded.faults.omitted }
}
