//! What can be wrong with the encoding of a text.

use std::fmt;

use notation_syntax::Span;

use crate::encoding::{Basis, DecodeFaultKind, Decoded, Detection, TextEncoding};
use crate::{Code, Diagnostic, Explain, Language, Place, Tell};

/// A finding about how a file's bytes became text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextProblem {
    /// Bytes that are no whole character.
    Fault(DecodeFaultKind),
    /// More bytes like these; they are counted, not listed.
    MoreFaults {
        /// How many.
        count: usize,
    },
    /// Two encodings are about equally likely.
    Doubtful {
        /// The one that was taken.
        encoding: TextEncoding,
        /// The other one.
        rival: TextEncoding,
    },
    /// The file does not say its encoding; its characters do.
    Detected {
        /// The encoding.
        encoding: TextEncoding,
    },
    /// The file says an encoding that it is not in.
    DeclaredWrong {
        /// What it says.
        declared: TextEncoding,
        /// What it is in.
        found: TextEncoding,
    },
    /// The file says an encoding that is not known.
    UnknownLabel {
        /// What it says.
        label: String,
    },
    /// A part is in another encoding than the rest.
    Mixed {
        /// The encoding of the part.
        part: TextEncoding,
        /// The encoding of the rest.
        rest: TextEncoding,
    },
}

impl TextProblem {
    /// Lists what is to be said about a decoded text. Spans lie in the decoded text.
    ///
    /// That an encoding was found by its characters is said only where a format could have
    /// declared it: see [`Self::detected`].
    #[must_use]
    pub fn list(decoded: &Decoded<'_>) -> Vec<Diagnostic> {
        let mut list = Self::of_detection(&decoded.detection);
        list.extend(Self::of_places(decoded, decoded.text.len()));
        list
    }

    /// Lists what is to be said about the encoding of a whole file.
    pub(crate) fn of_detection(detection: &Detection) -> Vec<Diagnostic> {
        let found = detection.encoding;
        let whole = |problem| Diagnostic::new(problem, Place::span(Span::at(0)));
        let mut list = Vec::new();
        if let Some(declared) = detection.refuted {
            list.push(whole(Self::DeclaredWrong { declared, found }));
        }
        if let Some(rival) = detection.rival.filter(|_| detection.is_doubtful()) {
            list.push(whole(Self::Doubtful { encoding: found, rival: rival.encoding }));
        }
        list
    }

    /// Lists what is to be said about places in a text that ends at `end`.
    pub(crate) fn of_places(decoded: &Decoded<'_>, end: usize) -> Vec<Diagnostic> {
        let found = decoded.detection.encoding;
        let mut list = Vec::new();
        list.extend(decoded.parts.iter().map(|part| {
            let problem = Self::Mixed { part: part.encoding, rest: found };
            Diagnostic::new(problem, Place::span(part.text))
        }));
        list.extend(
            decoded
                .faults
                .iter()
                .map(|fault| Diagnostic::new(Self::Fault(fault.kind), Place::span(fault.text))),
        );
        if let (count @ 1.., Some(last)) = (decoded.omitted_faults, decoded.faults.last()) {
            let behind = Place::span(Span::new(last.text.end, end));
            list.push(Diagnostic::new(Self::MoreFaults { count }, behind));
        }
        list
    }

    /// Says that the encoding was found by its characters, for formats that have a field for it.
    #[must_use]
    pub fn detected(decoded: &Decoded<'_>) -> Option<Self> {
        let detection = &decoded.detection;
        let is_found = detection.basis == Basis::Evidence && detection.refuted.is_none();
        is_found.then_some(Self::Detected { encoding: detection.encoding })
    }
}

impl TextProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("enc/truncated-character"),
        Code::error("enc/malformed"),
        Code::error("enc/more-faults"),
        Code::warning("enc/doubtful"),
        Code::note("enc/detected"),
        Code::warning("enc/declared-wrong"),
        Code::warning("enc/unknown-label"),
        Code::warning("enc/mixed"),
    ];
}

impl Explain for TextProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Fault(kind) => kind.code(),
            Self::MoreFaults { .. } => "enc/more-faults",
            Self::Doubtful { .. } => "enc/doubtful",
            Self::Detected { .. } => "enc/detected",
            Self::DeclaredWrong { .. } => "enc/declared-wrong",
            Self::UnknownLabel { .. } => "enc/unknown-label",
            Self::Mixed { .. } => "enc/mixed",
        }
    }

    fn expected(&self, _: Language) -> Option<String> {
        match self {
            Self::DeclaredWrong { declared, .. } => Some(declared.name().to_owned()),
            Self::Mixed { rest, .. } => Some(rest.name().to_owned()),
            _ => None,
        }
    }

    fn found(&self, _: Language) -> Option<String> {
        match self {
            Self::DeclaredWrong { found, .. } => Some(found.name().to_owned()),
            Self::Mixed { part, .. } => Some(part.name().to_owned()),
            Self::UnknownLabel { label } => Some(label.clone()),
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::Doubtful { rival, .. } => {
                let rival = rival.name();
                Some(match language {
                    Language::English => format!("if names look wrong, try --encoding {rival}"),
                    Language::Chinese => format!("如果人名不对，试试 --encoding {rival}"),
                })
            }
            Self::DeclaredWrong { declared, .. } => Some(match language {
                Language::English => {
                    format!("to read it as declared all the same, use --encoding {declared}")
                }
                Language::Chinese => format!("若仍要按写明的编码读，用 --encoding {declared}"),
            }),
            Self::Fault(DecodeFaultKind::TruncatedCharacter) => Some(
                language
                    .pick(
                        "a program cut the text to a number of bytes; complete it by hand",
                        "有程序按字节数截断了文字；请手工补全",
                    )
                    .to_owned(),
            ),
            Self::Fault(DecodeFaultKind::MalformedBytes) | Self::MoreFaults { .. } => Some(
                language
                    .pick(
                        "if much looks wrong, name the encoding with --encoding",
                        "如果很多字不对，用 --encoding 指明编码",
                    )
                    .to_owned(),
            ),
            Self::Detected { .. } | Self::UnknownLabel { .. } | Self::Mixed { .. } => None,
        }
    }
}

impl Tell for TextProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fault(kind) => kind.tell(language, f),
            Self::MoreFaults { count } => language.write(
                f,
                format_args!(
                    "{count} more places hold bytes that are no character of the encoding"
                ),
                format_args!("还有 {count} 处字节不是该编码的字符"),
            ),
            Self::Doubtful { encoding, rival } => language.write(
                f,
                format_args!("the text was decoded as {encoding}, but it could be {rival}"),
                format_args!("文本按 {encoding} 解码，但也可能是 {rival}"),
            ),
            Self::Detected { encoding } => language.write(
                f,
                format_args!("no encoding is declared; the characters are {encoding}"),
                format_args!("没有写明编码；从字符看是 {encoding}"),
            ),
            Self::DeclaredWrong { declared, found } => language.write(
                f,
                format_args!("the file declares {declared}, but it is in {found}"),
                format_args!("文件写明是 {declared}，实际是 {found}"),
            ),
            Self::UnknownLabel { label } => language.write(
                f,
                format_args!("the file declares the encoding `{label}`, which is not known"),
                format_args!("文件写明的编码“{label}”不认识"),
            ),
            Self::Mixed { part, rest } => language.write(
                f,
                format_args!("this part is in {part}, the rest of the file in {rest}"),
                format_args!("这一部分是 {part}，其余是 {rest}"),
            ),
        }
    }
}

impl fmt::Display for TextProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}

#[cfg(test)]
mod tests {
    use super::TextProblem;
    use crate::encoding::{DecodeOptions, Subject, TextEncoding, decode};

    fn said(bytes: &[u8], options: &DecodeOptions) -> Vec<(&'static str, String)> {
        let decoded = decode(bytes, options);
        let list = TextProblem::list(&decoded);
        list.iter().map(|it| (it.code(), it.problem.to_string())).collect()
    }

    #[test]
    fn says_that_a_declaration_is_wrong() {
        let declared = Some(TextEncoding::Utf8);
        let options = DecodeOptions { subject: Subject::Go, declared, ..DecodeOptions::default() };
        // 古力 九段 in GBK.
        assert_eq!(
            said(b"(;PB[\xB9\xC5\xC1\xA6]BR[\xBE\xC5\xB6\xCE])", &options),
            [("enc/declared-wrong", "the file declares UTF-8, but it is in GB18030".to_owned())]
        );
    }

    #[test]
    fn says_what_is_cut_and_what_is_malformed() {
        let cut = said(
            b"[Red \"\xD0\xED\xD2\xF8\xB4\"] \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5",
            &DecodeOptions::default(),
        );
        assert_eq!(cut, [("enc/truncated-character", "a character is cut in half".to_owned())]);
        let forced = Some(TextEncoding::Utf8);
        let malformed = said(b"a\xFF\xFFb", &DecodeOptions { forced, ..DecodeOptions::default() });
        assert_eq!(malformed.len(), 1);
        assert_eq!(malformed[0].0, "enc/malformed");
    }
}
