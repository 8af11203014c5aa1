//! From text to the bytes of an encoding.
//!
//! What an encoding cannot hold is always listed; the caller says what stands in its place. Big5
//! has no 帅 马 车 将 进 and no 俥, and GBK no characters of four bytes.

use std::borrow::Cow;

use encoding_rs::EncoderResult;
use notation_syntax::Span;

use super::{TextEncoding, big5};

/// Bytes that stand for a text, with what could not be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoded<'t> {
    /// The bytes, without a byte order mark. Text that is the same in the encoding is borrowed.
    pub bytes: Cow<'t, [u8]>,
    /// The characters that the encoding lacks, in the order of the text.
    pub unmappable: Vec<Unmappable>,
}

/// A character that an encoding lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unmappable {
    /// The character.
    pub character: char,
    /// Its place in the text.
    pub text: Span,
    /// What was written for it.
    pub bytes: Span,
}

/// What is written for a character that the encoding lacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Substitute {
    /// The square □, which Chinese print sets for a missing character; a question mark where the
    /// encoding lacks that too.
    #[default]
    Square,
    /// A question mark.
    QuestionMark,
    /// Its number as in HTML: `&#20005;`.
    Reference,
    /// Nothing.
    Nothing,
}

/// Writes `text` in `encoding`.
///
/// ```
/// use records::encoding::{Substitute, TextEncoding, encode};
///
/// let encoded = encode("車二进六", TextEncoding::Big5, Substitute::Square);
/// assert_eq!(&*encoded.bytes, b"\xA8\xAE\xA4G\xA1\xBC\xA4\xBB");
/// assert_eq!(encoded.unmappable[0].character, '进');
/// ```
#[must_use]
pub fn encode(text: &str, encoding: TextEncoding, substitute: Substitute) -> Encoded<'_> {
    match encoding {
        TextEncoding::Utf8 => whole(Cow::Borrowed(text.as_bytes())),
        TextEncoding::Utf16Le => whole(text.encode_utf16().flat_map(u16::to_le_bytes).collect()),
        TextEncoding::Utf16Be => whole(text.encode_utf16().flat_map(u16::to_be_bytes).collect()),
        _ if encoding.keeps_ascii() && text.is_ascii() => whole(Cow::Borrowed(text.as_bytes())),
        _ => encode_legacy(text, encoding, substitute),
    }
}

/// Writes `text` into a field of at most `capacity` bytes.
///
/// A text that is too long is cut between two characters; the second value is what was left off.
#[must_use]
pub fn encode_field(
    text: &str,
    encoding: TextEncoding,
    capacity: usize,
    substitute: Substitute,
) -> (Encoded<'_>, Option<Span>) {
    let encoded = encode(text, encoding, substitute);
    if encoded.bytes.len() <= capacity {
        return (encoded, None);
    }
    // Each character takes at least one byte, so that no more of them can fit.
    let mut end = text.char_indices().nth(capacity).map_or(text.len(), |(at, _)| at);
    loop {
        let encoded = encode(&text[..end], encoding, substitute);
        let excess = encoded.bytes.len().saturating_sub(capacity);
        if excess == 0 {
            return (encoded, Some(Span::new(end, text.len())));
        }
        // No character takes more than eight bytes, substitutes counted.
        let characters = excess.div_ceil(8);
        end = text[..end].char_indices().nth_back(characters - 1).map_or(0, |(at, _)| at);
    }
}

/// The length of pieces in which texts are encoded.
const SCRATCH: usize = 16 * 1024;

const fn whole(bytes: Cow<'_, [u8]>) -> Encoded<'_> {
    Encoded { bytes, unmappable: Vec::new() }
}

fn encode_legacy(text: &str, encoding: TextEncoding, substitute: Substitute) -> Encoded<'static> {
    let mut writer = Writer {
        encoding,
        substitute,
        bytes: Vec::with_capacity(text.len() + 16),
        scratch: Vec::with_capacity(text.len().min(SCRATCH) + 16),
        unmappable: Vec::new(),
    };
    writer.write(text, Span::new(0, text.len()));
    if encoding == TextEncoding::Big5 && big5::has_addition(&writer.bytes) {
        // The tables write some pairs of HKSCS, which CP950 does not know.
        writer.bytes.clear();
        writer.unmappable.clear();
        let mut rest = 0;
        for (at, c) in text.char_indices().filter(|&(_, c)| big5::encodes_as_addition(c)) {
            writer.write(text, Span::new(rest, at));
            rest = at + c.len_utf8();
            writer.write_missing(c, Span::new(at, rest));
        }
        writer.write(text, Span::new(rest, text.len()));
    }
    Encoded { bytes: Cow::Owned(writer.bytes), unmappable: writer.unmappable }
}

struct Writer {
    encoding: TextEncoding,
    substitute: Substitute,
    bytes: Vec<u8>,
    /// Where the text is encoded piece by piece: each call of the encoder touches every page of
    /// the room that it is given.
    scratch: Vec<u8>,
    unmappable: Vec<Unmappable>,
}

impl Writer {
    /// Writes the part of the text at `span`.
    fn write(&mut self, text: &str, span: Span) {
        let text = &text[..span.end];
        let mut encoder = self.encoding.tables().new_encoder();
        let mut at = span.start;
        loop {
            let (result, read) = encoder.encode_from_utf8_to_vec_without_replacement(
                &text[at..],
                &mut self.scratch,
                true,
            );
            at += read;
            self.bytes.append(&mut self.scratch);
            match result {
                EncoderResult::InputEmpty => break,
                EncoderResult::OutputFull => {}
                EncoderResult::Unmappable(c) => {
                    match self.encoding {
                        TextEncoding::Big5Hkscs => match big5::hkscs_pair(c) {
                            Some(pair) => self.bytes.extend(pair),
                            None => self.write_missing(c, Span::new(at - c.len_utf8(), at)),
                        },
                        _ => self.write_missing(c, Span::new(at - c.len_utf8(), at)),
                    };
                }
            }
        }
    }

    fn write_missing(&mut self, character: char, text: Span) {
        let start = self.bytes.len();
        match self.substitute {
            Substitute::Nothing => {}
            Substitute::QuestionMark => self.bytes.push(b'?'),
            Substitute::Reference => {
                self.bytes.extend(format!("&#{};", u32::from(character)).into_bytes());
            }
            Substitute::Square => {
                let (square, _, is_missing) = self.encoding.tables().encode("□");
                self.bytes.extend_from_slice(if is_missing { b"?" } else { &square });
            }
        }
        let bytes = Span::new(start, self.bytes.len());
        self.unmappable.push(Unmappable { character, text, bytes });
    }
}

#[cfg(test)]
mod tests {
    use super::{Substitute, encode, encode_field};
    use crate::encoding::{TextEncoding, decode_known};

    fn missing(text: &str, encoding: TextEncoding) -> String {
        let encoded = encode(text, encoding, Substitute::Square);
        encoded.unmappable.iter().map(|it| it.character).collect()
    }

    #[test]
    fn lists_what_each_encoding_lacks() {
        // xiangqi-notations 9.3: what Big5, GBK and GB2312 hold.
        assert_eq!(missing("帅帥马馬车車将將进進俥傌砲炮后後", TextEncoding::Big5), "帅马车将进俥");
        assert_eq!(missing("帅帥马馬车車将將进進俥傌砲炮后後", TextEncoding::Gbk), "");
        assert_eq!(missing("㐷伡", TextEncoding::Gbk), "㐷");
        assert_eq!(missing("㐷伡🀄", TextEncoding::Gb18030), "");
        assert_eq!(missing("俥㐷", TextEncoding::Big5Hkscs), "㐷");
    }

    #[test]
    fn writes_pairs_of_hong_kong_only_when_asked() {
        let hkscs = encode("俥", TextEncoding::Big5Hkscs, Substitute::Square);
        assert_eq!(&*hkscs.bytes, b"\x92\xAC");
        // ETEN's kana at C6E7, and FA40, are private use in CP950.
        assert_eq!(missing("ぁ𠕇╔碁", TextEncoding::Big5), "ぁ𠕇");
        assert_eq!(
            &*encode("╔碁", TextEncoding::Big5, Substitute::Nothing).bytes,
            b"\xF9\xDD\xF9\xD6"
        );
    }

    #[test]
    fn says_where_a_substitute_stands() {
        let encoded = encode("a进b", TextEncoding::Big5, Substitute::Reference);
        assert_eq!(&*encoded.bytes, "a&#36827;b".as_bytes());
        assert_eq!(encoded.unmappable[0].text.range(), 1..4);
        assert_eq!(encoded.unmappable[0].bytes.range(), 1..9);
        let nothing = encode("a进b", TextEncoding::Windows1252, Substitute::Nothing);
        assert_eq!(&*nothing.bytes, b"ab");
        assert_eq!(&*encode("é进", TextEncoding::Windows1252, Substitute::Square).bytes, b"\xE9?");
    }

    #[test]
    fn cuts_a_field_between_characters() {
        let (encoded, cut) = encode_field("炮二平五", TextEncoding::Gbk, 5, Substitute::Square);
        assert_eq!(&*encoded.bytes, b"\xC5\xDA\xB6\xFE");
        assert_eq!(cut.unwrap().range(), 6..12);
        let (encoded, cut) = encode_field("炮二", TextEncoding::Gbk, 4, Substitute::Square);
        assert_eq!((encoded.bytes.len(), cut), (4, None));
        let (encoded, cut) = encode_field("炮", TextEncoding::Gbk, 0, Substitute::Square);
        assert_eq!((encoded.bytes.len(), cut.unwrap().range()), (0, 0..3));
    }

    #[test]
    fn reads_back_what_it_writes() {
        let text = "許銀川 後馬進二，后炮平五 １２３ ABC\r\n";
        for encoding in TextEncoding::ALL {
            let encoded = encode(text, encoding, Substitute::Square);
            if encoded.unmappable.is_empty() {
                assert_eq!(decode_known(&encoded.bytes, encoding).text, text, "{encoding}");
            }
        }
    }
}
