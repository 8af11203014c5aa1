//! The encoding that a file declares in its `CA` property.
//!
//! The name of the charset is needed before the text can be decoded, so it is looked for among
//! the bytes. It is ASCII in every encoding in question; UTF-16 is known by other signs.

use memchr::memmem;
use notation_syntax::Span;

use super::problem::{SgfFinding, SgfProblem};
use crate::encoding::{
    Basis, DecodeOptions, Decoded, Detection, Subject, Syntax, TextEncoding, decode,
};

/// How far into a file the declaration is looked for.
const REACH: usize = 1 << 16;

/// The longest name of a charset that is believed to be one.
const LONGEST: usize = 40;

/// A `CA` property among undecoded bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Declaration<'s> {
    pub(super) label: &'s str,
    /// The place of the label among the bytes.
    pub(super) span: Span,
}

/// Finds the first declaration with a label.
pub(super) fn declaration(bytes: &[u8]) -> Option<Declaration<'_>> {
    let bytes = &bytes[..bytes.len().min(REACH)];
    memmem::find_iter(bytes, b"CA").find_map(|at| {
        // The last letters of a longer name declare nothing.
        let is_name = at.checked_sub(1).is_none_or(|before| !bytes[before].is_ascii_alphabetic());
        let rest = &bytes[at + 2..];
        let space = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let label = rest[space..].strip_prefix(b"[").filter(|_| is_name)?;
        let len = label.iter().take(LONGEST).position(|&byte| byte == b']')?;
        let label = std::str::from_utf8(&label[..len]).ok().filter(|label| label.is_ascii())?;
        let start = at + 2 + space + 1;
        (!label.trim().is_empty())
            .then_some(Declaration { label: label.trim(), span: Span::new(start, start + len) })
    })
}

/// The encoding that a file declares, as far as it does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Charset {
    /// The place of the label among the bytes, if there is one.
    label: Option<Span>,
    /// The encoding, if the label is known.
    encoding: Option<TextEncoding>,
}

impl Charset {
    /// Looks for a declaration at the beginning of `bytes`.
    pub(crate) fn of(bytes: &[u8]) -> Self {
        let found = declaration(bytes);
        Self {
            label: found.map(|found| found.span),
            encoding: found.and_then(|found| TextEncoding::from_label(found.label)),
        }
    }

    /// Returns how the file is to be decoded.
    pub(crate) fn options(self, forced: Option<TextEncoding>) -> DecodeOptions {
        let (subject, syntax) = (Subject::Go, Syntax::Sgf);
        DecodeOptions { subject, syntax, declared: self.encoding, forced }
    }

    /// Weighs the declaration against the encoding that the bytes show. `text` is the beginning of
    /// the decoded text, in which the finding has its place.
    pub(crate) fn judge(self, detection: &Detection, text: &str) -> Option<SgfFinding> {
        let actual = detection.encoding;
        let problem = match (self.label, self.encoding) {
            (Some(_), None) => Some(SgfProblem::UnknownCharset { actual }),
            (Some(_), Some(_)) => {
                let refuted = detection.refuted.filter(|&declared| declared != actual);
                refuted.map(|declared| SgfProblem::WrongCharset { declared, actual })
            }
            (None, _) => match detection.basis {
                Basis::Given | Basis::Mark | Basis::Ascii => None,
                _ => Some(SgfProblem::NoCharset { actual }),
            },
        }?;
        // In front of the label may stand text whose characters have other lengths decoded.
        let in_text = self.label.and_then(|_| declaration(text.as_bytes()));
        let span = in_text.map_or(Span::default(), |found| found.span);
        Some(SgfFinding { problem, span })
    }
}

/// Decodes a file, weighing its declaration against its bytes.
pub(crate) fn decode_file(
    bytes: &[u8],
    forced: Option<TextEncoding>,
) -> (Decoded<'_>, Option<SgfFinding>) {
    let charset = Charset::of(bytes);
    let decoded = decode(bytes, &charset.options(forced));
    let finding = charset.judge(&decoded.detection, &decoded.text);
    (decoded, finding)
}

#[cfg(test)]
mod tests {
    use super::{declaration, decode_file};
    use crate::encoding::TextEncoding;

    #[test]
    fn finds_the_declaration() {
        let label = |bytes: &'static [u8]| declaration(bytes).map(|found| found.label);
        assert_eq!(label(b"(;FF[4]CA[Big5]"), Some("Big5"));
        assert_eq!(label(b"(;CA [ gb2312 ]"), Some("gb2312"));
        assert_eq!(label(b"(;XCA[Big5]GN[CA]"), None);
        assert_eq!(label(b"(;CA[]"), None);
    }

    #[test]
    fn a_declaration_that_the_bytes_bear_out_is_believed() {
        // The acute accent alone would be likelier as one half of a Korean syllable.
        let (decoded, finding) = decode_file("(;CA[UTF-8]C[Lia´n-Xing])".as_bytes(), None);
        assert_eq!(decoded.encoding(), TextEncoding::Utf8);
        assert!(finding.is_none());
    }

    #[test]
    fn the_label_has_its_place_in_the_decoded_text() {
        let bytes = b"(;PB[\xb9\xc5\xc1\xa6\xbe\xc5\xb6\xce]CA[UTF-8]\
            C[\xd6\xd0\xb9\xfa\xce\xa7\xc6\xe5];B[pd])";
        let (decoded, finding) = decode_file(bytes, None);
        assert!(decoded.text.starts_with("(;PB[古力九段]CA[UTF-8]C[中国围棋]"));
        assert_eq!(&decoded.text[finding.unwrap().span.range()], "UTF-8");
    }

    #[test]
    fn a_wrong_declaration_is_refuted() {
        let (decoded, finding) = decode_file("(;CA[GBK]PB[古力]PW[曹薰铉])".as_bytes(), None);
        assert_eq!(decoded.encoding(), TextEncoding::Utf8);
        assert!(finding.is_some());
    }
}
