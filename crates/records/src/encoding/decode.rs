//! From the bytes of a file to its text.

use super::parts::Main;
use super::transcode::End;
use super::{Decoded, Detection, Subject, Syntax, TextEncoding, detect};

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

/// Decodes a whole file or another text of its own, finding its encoding.
///
/// Where bytes are malformed in the encoding of the whole or stand for characters that hardly any
/// text has, the lines are looked at again, then the sides of `|`, and what is in another encoding
/// becomes one of the [`parts`](Decoded::parts).
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
    Decoded::new_in_parts(bytes, detect(bytes, options), options, End::Text, Main::MostBytes)
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
