//! The encoding that a file declares in its `CA` property.
//!
//! The name of the charset is needed before the text can be decoded, so it is looked for among
//! the bytes. It is ASCII in every encoding in question; UTF-16 is known by other signs.

use memchr::memmem;
use notation_syntax::Span;

use super::problem::{SgfFinding, SgfProblem};
use crate::encoding::{Basis, DecodeOptions, Decoded, Subject, Syntax, TextEncoding, decode};

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

/// Decodes a file, weighing its declaration against its bytes.
pub(crate) fn decode_file(
    bytes: &[u8],
    forced: Option<TextEncoding>,
) -> (Decoded<'_>, Vec<SgfFinding>) {
    let declaration = declaration(bytes);
    let declared = declaration.and_then(|declaration| TextEncoding::from_label(declaration.label));
    let decoded = decode(
        bytes,
        &DecodeOptions { subject: Subject::Go, syntax: Syntax::Sgf, declared, forced },
    );
    let detection = &decoded.detection;
    let actual = detection.encoding;
    let span = declaration.map_or(Span::default(), |declaration| {
        let ahead = detection.mark_len.min(declaration.span.start);
        Span::new(declaration.span.start - ahead, declaration.span.end - ahead)
    });
    let problem = match (declaration, declared) {
        (Some(_), None) => Some(SgfProblem::UnknownCharset { actual }),
        (Some(_), Some(_)) => {
            detection.refuted.map(|declared| SgfProblem::WrongCharset { declared, actual })
        }
        (None, _) => match detection.basis {
            Basis::Given | Basis::Mark | Basis::Ascii => None,
            _ => Some(SgfProblem::NoCharset { actual }),
        },
    };
    let finding = problem.map(|problem| SgfFinding { problem, span });
    (decoded, finding.into_iter().collect())
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
        let (decoded, findings) = decode_file("(;CA[UTF-8]C[Lia´n-Xing])".as_bytes(), None);
        assert_eq!(decoded.encoding(), TextEncoding::Utf8);
        assert!(findings.is_empty());
    }

    #[test]
    fn a_wrong_declaration_is_refuted() {
        let (decoded, findings) = decode_file("(;CA[GBK]PB[古力]PW[曹薰铉])".as_bytes(), None);
        assert_eq!(decoded.encoding(), TextEncoding::Utf8);
        assert_eq!(findings.len(), 1);
    }
}
