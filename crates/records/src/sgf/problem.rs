//! What can be wrong with the structure of an SGF text.

use std::fmt;

use notation_syntax::Span;

use crate::encoding::TextEncoding;
use crate::{Code, Explain};

/// Something that the grammar of SGF does not have, and what the reader did about it.
///
/// Names follow the warnings of GoGui where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SgfProblem {
    /// The text is empty.
    Empty,
    /// The text has no game tree.
    NoTree,
    /// Text stands before the first tree or between two trees.
    ExtraTextBefore,
    /// Text stands behind the last tree.
    ExtraTextAfter,
    /// A parenthesis more is opened before the first node.
    ExtraOpen,
    /// The parenthesis before the first node is missing.
    MissingOpen,
    /// Parentheses are not closed where the text, or the next game, says that the tree ends.
    MissingClose {
        /// How many.
        count: u32,
    },
    /// A property stands where `;` should begin a node.
    MissingSemicolon,
    /// The first properties of a tree have no `;` before them (files of the Nihon Ki-in).
    BareRoot,
    /// Parentheses without a node between them.
    EmptyVariation,
    /// A node stands behind a variation, where only variations may follow.
    NodeAfterVariation,
    /// White space stands inside a property name.
    SpaceInName,
    /// A name stands without a value.
    NameWithoutValue,
    /// A value stands without a name.
    ValueWithoutName,
    /// A `]` inside a text is not protected by `\`; the value was taken to go on.
    UnescapedBracket,
    /// Characters stand between properties or nodes.
    Junk,
    /// The text ends inside a value.
    ValueCutShort,
    /// The file declares no charset, and it is not ASCII.
    NoCharset {
        /// The encoding that the bytes are in.
        actual: TextEncoding,
    },
    /// The file declares a charset that its bytes are not in.
    WrongCharset {
        /// The encoding that the file declares.
        declared: TextEncoding,
        /// The encoding that the bytes are in.
        actual: TextEncoding,
    },
    /// The file declares a charset that is not known.
    UnknownCharset {
        /// The encoding that the bytes are in.
        actual: TextEncoding,
    },
    /// The text holds more than can be addressed; the rest was left out.
    TooLarge,
    /// More findings were made than are kept.
    TooManyFindings,
}

impl SgfProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("sgf/empty"),
        Code::error("sgf/no-tree"),
        Code::warning("sgf/extra-text-before"),
        Code::warning("sgf/extra-text-after"),
        Code::warning("sgf/extra-open"),
        Code::warning("sgf/missing-open"),
        Code::warning("sgf/missing-close"),
        Code::warning("sgf/missing-semicolon"),
        Code::warning("sgf/bare-root"),
        Code::warning("sgf/empty-variation"),
        Code::warning("sgf/node-after-variation"),
        Code::warning("sgf/space-in-name"),
        Code::warning("sgf/name-without-value"),
        Code::warning("sgf/value-without-name"),
        Code::warning("sgf/unescaped-bracket"),
        Code::warning("sgf/junk"),
        Code::error("sgf/value-cut-short"),
        Code::note("sgf/no-charset"),
        Code::warning("sgf/wrong-charset"),
        Code::warning("sgf/unknown-charset"),
        Code::error("sgf/too-large"),
        Code::note("sgf/too-many-findings"),
    ];
}

impl Explain for SgfProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Empty => "sgf/empty",
            Self::NoTree => "sgf/no-tree",
            Self::ExtraTextBefore => "sgf/extra-text-before",
            Self::ExtraTextAfter => "sgf/extra-text-after",
            Self::ExtraOpen => "sgf/extra-open",
            Self::MissingOpen => "sgf/missing-open",
            Self::MissingClose { .. } => "sgf/missing-close",
            Self::MissingSemicolon => "sgf/missing-semicolon",
            Self::BareRoot => "sgf/bare-root",
            Self::EmptyVariation => "sgf/empty-variation",
            Self::NodeAfterVariation => "sgf/node-after-variation",
            Self::SpaceInName => "sgf/space-in-name",
            Self::NameWithoutValue => "sgf/name-without-value",
            Self::ValueWithoutName => "sgf/value-without-name",
            Self::UnescapedBracket => "sgf/unescaped-bracket",
            Self::Junk => "sgf/junk",
            Self::ValueCutShort => "sgf/value-cut-short",
            Self::NoCharset { .. } => "sgf/no-charset",
            Self::WrongCharset { .. } => "sgf/wrong-charset",
            Self::UnknownCharset { .. } => "sgf/unknown-charset",
            Self::TooLarge => "sgf/too-large",
            Self::TooManyFindings => "sgf/too-many-findings",
        }
    }

    fn expected(&self) -> Option<String> {
        let expected = match self {
            Self::Empty | Self::NoTree => "a game tree, `(;`",
            Self::ExtraTextBefore => "`(;`",
            Self::ExtraTextAfter => "`(;` or the end",
            Self::ExtraOpen | Self::EmptyVariation | Self::MissingSemicolon | Self::BareRoot => {
                "`;`"
            }
            Self::MissingOpen => "`(`",
            Self::MissingClose { .. } => "`)`",
            Self::NodeAfterVariation => "`(` or `)`",
            Self::SpaceInName | Self::NameWithoutValue => "`[`",
            Self::ValueWithoutName => "a property name",
            Self::UnescapedBracket => "`\\]`",
            Self::Junk => "a property, `;`, `(` or `)`",
            Self::ValueCutShort => "`]`",
            Self::NoCharset { actual }
            | Self::WrongCharset { actual, .. }
            | Self::UnknownCharset { actual } => return Some(format!("CA[{}]", actual.name())),
            Self::TooLarge | Self::TooManyFindings => return None,
        };
        Some(expected.to_owned())
    }

    fn help(&self) -> Option<String> {
        let help = match self {
            Self::ExtraTextBefore | Self::ExtraTextAfter => "the text was passed over",
            Self::MissingClose { .. } => {
                "the tree was closed there; look whether moves are missing"
            }
            Self::UnescapedBracket => "write `\\]` for a bracket inside a text",
            Self::NodeAfterVariation => "the node was read as one more variation",
            Self::ValueCutShort => "the value was taken to end with the text",
            Self::Junk => "the characters were passed over",
            _ => return None,
        };
        Some(help.to_owned())
    }
}

impl fmt::Display for SgfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "the text is empty",
            Self::NoTree => "the text has no game tree",
            Self::ExtraTextBefore => "extra text before SGF tree",
            Self::ExtraTextAfter => "extra text after SGF tree",
            Self::ExtraOpen => "a parenthesis more is opened before the first node",
            Self::MissingOpen => "the parenthesis before the first node is missing",
            Self::MissingClose { count: 1 } => "a parenthesis is not closed",
            Self::MissingClose { count } => return write!(f, "{count} parentheses are not closed"),
            Self::MissingSemicolon => "no `;` stands before the properties of a node",
            Self::BareRoot => "properties stand before the first `;`",
            Self::EmptyVariation => "a variation without a node",
            Self::NodeAfterVariation => "a node stands behind a variation",
            Self::SpaceInName => "white space inside a property name",
            Self::NameWithoutValue => "a property name without a value",
            Self::ValueWithoutName => "a value without a property name",
            Self::UnescapedBracket => "a stray `]`: a bracket inside the text is not escaped",
            Self::Junk => "characters that belong to no property",
            Self::ValueCutShort => "the text ends inside a value",
            Self::NoCharset { actual } => {
                return write!(f, "no charset is declared: the text is in {}", actual.name());
            }
            Self::WrongCharset { declared, actual } => {
                let (declared, actual) = (declared.name(), actual.name());
                return write!(f, "the charset is declared as {declared}, but it is {actual}");
            }
            Self::UnknownCharset { actual } => {
                return write!(f, "the declared charset is not known: {} was taken", actual.name());
            }
            Self::TooLarge => "the text is longer than 4 GiB or has more than 2^32 nodes",
            Self::TooManyFindings => "there are more findings of this kind, which are not listed",
        })
    }
}

/// A problem with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SgfFinding {
    /// What was found.
    pub problem: SgfProblem,
    /// Where, in the decoded text.
    pub span: Span,
}

/// How many findings of structure one game keeps.
const MOST: usize = 1000;

/// A list of findings that stays small however broken the text is.
#[derive(Clone, Debug, Default)]
pub(super) struct Findings {
    list: Vec<SgfFinding>,
}

impl Findings {
    #[cold]
    pub(super) fn push(&mut self, problem: SgfProblem, start: usize, end: usize) {
        let span = Span::new(start, end);
        match self.list.len() {
            len if len < MOST => self.list.push(SgfFinding { problem, span }),
            MOST => self.list.push(SgfFinding { problem: SgfProblem::TooManyFindings, span }),
            _ => {}
        }
    }

    pub(super) fn take(&mut self) -> Vec<SgfFinding> {
        std::mem::take(&mut self.list)
    }
}
