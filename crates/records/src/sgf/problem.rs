//! What can be wrong with the structure of an SGF text.

use std::fmt;

use notation_syntax::Span;

use crate::encoding::TextEncoding;
use crate::{Code, Explain, Language, Tell};

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

    fn expected(&self, language: Language) -> Option<String> {
        let expected = match self {
            Self::Empty | Self::NoTree => language.pick("a game tree, `(;`", "棋谱树 `(;`"),
            Self::ExtraTextBefore => "`(;`",
            Self::ExtraTextAfter => language.pick("`(;` or the end", "`(;` 或结尾"),
            Self::ExtraOpen | Self::EmptyVariation | Self::MissingSemicolon | Self::BareRoot => {
                "`;`"
            }
            Self::MissingOpen => "`(`",
            Self::MissingClose { .. } => "`)`",
            Self::NodeAfterVariation => language.pick("`(` or `)`", "`(` 或 `)`"),
            Self::SpaceInName | Self::NameWithoutValue => "`[`",
            Self::ValueWithoutName => language.pick("a property name", "属性名"),
            Self::UnescapedBracket => "`\\]`",
            Self::Junk => language.pick("a property, `;`, `(` or `)`", "属性、`;`、`(` 或 `)`"),
            Self::ValueCutShort => "`]`",
            Self::NoCharset { actual }
            | Self::WrongCharset { actual, .. }
            | Self::UnknownCharset { actual } => return Some(format!("CA[{}]", actual.name())),
            Self::TooLarge | Self::TooManyFindings => return None,
        };
        Some(expected.to_owned())
    }

    fn help(&self, language: Language) -> Option<String> {
        let help =
            match self {
                Self::ExtraTextBefore | Self::ExtraTextAfter => {
                    language.pick("the text was passed over", "这段文字跳过了")
                }
                Self::MissingClose { .. } => language.pick(
                    "the tree was closed there; look whether moves are missing",
                    "树在此结束；看看是否缺少着手",
                ),
                Self::UnescapedBracket => language
                    .pick("write `\\]` for a bracket inside a text", "文字里的方括号写作 `\\]`"),
                Self::NodeAfterVariation => language
                    .pick("the node was read as one more variation", "这个节点按又一个变化读"),
                Self::ValueCutShort => {
                    language.pick("the value was taken to end with the text", "值算到文本结尾")
                }
                Self::Junk => language.pick("the characters were passed over", "这些字符跳过了"),
                _ => return None,
            };
        Some(help.to_owned())
    }
}

impl fmt::Display for SgfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}

impl Tell for SgfProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => language.pick("the text is empty", "文本是空的"),
            Self::NoTree => language.pick("the text has no game tree", "文本里没有棋谱树"),
            Self::ExtraTextBefore => {
                language.pick("extra text before SGF tree", "棋谱树之前有多余的文字")
            }
            Self::ExtraTextAfter => {
                language.pick("extra text after SGF tree", "棋谱树之后有多余的文字")
            }
            Self::ExtraOpen => language.pick(
                "a parenthesis more is opened before the first node",
                "第一个节点之前多了一个左括号",
            ),
            Self::MissingOpen => language.pick(
                "the parenthesis before the first node is missing",
                "第一个节点之前缺少左括号",
            ),
            Self::MissingClose { count: 1 } => {
                language.pick("a parenthesis is not closed", "有一个括号没有关闭")
            }
            Self::MissingClose { count } => {
                return language.write(
                    f,
                    format_args!("{count} parentheses are not closed"),
                    format_args!("有 {count} 个括号没有关闭"),
                );
            }
            Self::MissingSemicolon => language
                .pick("no `;` stands before the properties of a node", "节点的属性之前没有 `;`"),
            Self::BareRoot => {
                language.pick("properties stand before the first `;`", "第一个 `;` 之前就有属性")
            }
            Self::EmptyVariation => language.pick("a variation without a node", "变化里没有节点"),
            Self::NodeAfterVariation => {
                language.pick("a node stands behind a variation", "变化之后又有节点")
            }
            Self::SpaceInName => {
                language.pick("white space inside a property name", "属性名之内有空白")
            }
            Self::NameWithoutValue => {
                language.pick("a property name without a value", "属性名之后没有值")
            }
            Self::ValueWithoutName => {
                language.pick("a value without a property name", "值之前没有属性名")
            }
            Self::UnescapedBracket => language.pick(
                "a stray `]`: a bracket inside the text is not escaped",
                "多余的 `]`：文字里的方括号没有转义",
            ),
            Self::Junk => {
                language.pick("characters that belong to no property", "不属于任何属性的字符")
            }
            Self::ValueCutShort => {
                language.pick("the text ends inside a value", "文本在值的中间结束")
            }
            Self::NoCharset { actual } => {
                let actual = actual.name();
                return language.write(
                    f,
                    format_args!("no charset is declared: the text is in {actual}"),
                    format_args!("没有写明字符集：文本是 {actual}"),
                );
            }
            Self::WrongCharset { declared, actual } => {
                let (declared, actual) = (declared.name(), actual.name());
                return language.write(
                    f,
                    format_args!("the charset is declared as {declared}, but it is {actual}"),
                    format_args!("字符集写明是 {declared}，实际是 {actual}"),
                );
            }
            Self::UnknownCharset { actual } => {
                let actual = actual.name();
                return language.write(
                    f,
                    format_args!("the declared charset is not known: {actual} was taken"),
                    format_args!("不认识写明的字符集：按 {actual} 读"),
                );
            }
            Self::TooLarge => language.pick(
                "the text is longer than 4 GiB or has more than 2^32 nodes",
                "文本超过 4 GiB，或节点多于 2^32 个",
            ),
            Self::TooManyFindings => language.pick(
                "there are more findings of this kind, which are not listed",
                "同类问题还有很多，不再列出",
            ),
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
