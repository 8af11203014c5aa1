//! What can be wrong with a UGF file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Language, Tell};

/// A finding about a UGF file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UgfProblem {
    /// The file is enciphered and cannot be read.
    Enciphered,
    /// The size of the board cannot be used; 19 × 19 was taken.
    BadSize,
    /// A line of the moves is no stone.
    BadStone(SyntaxError),
    /// A point is not on the board.
    OffBoard,
    /// The result cannot be understood.
    Result,
    /// A line of the review is no node.
    BadNode,
    /// A node of the review differs from the move with its number.
    NodeDiffers,
    /// A comment or label belongs to a move that does not exist.
    NoSuchMove,
}

impl UgfProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("ugf/enciphered"),
        Code::warning("ugf/bad-size"),
        Code::error("ugf/bad-stone"),
        Code::error("ugf/off-board"),
        Code::warning("ugf/result"),
        Code::error("ugf/bad-node"),
        Code::warning("ugf/node-differs"),
        Code::warning("ugf/no-such-move"),
    ];
}

impl Explain for UgfProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Enciphered => "ugf/enciphered",
            Self::BadSize => "ugf/bad-size",
            Self::BadStone(_) => "ugf/bad-stone",
            Self::OffBoard => "ugf/off-board",
            Self::Result => "ugf/result",
            Self::BadNode => "ugf/bad-node",
            Self::NodeDiffers => "ugf/node-differs",
            Self::NoSuchMove => "ugf/no-such-move",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::BadSize => language.pick("a number of lines", "棋盘的路数").to_owned(),
            Self::BadStone(error) => language.say(&error.expected).to_string(),
            Self::BadNode => language
                .pick(
                    "`NODE`, `VARIATION` or `VARIATIONEND`",
                    "`NODE`、`VARIATION` 或 `VARIATIONEND`",
                )
                .to_owned(),
            _ => return None,
        })
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::Enciphered => Some(
                language
                    .pick(
                        "save the game as a plain file in Panda Egg",
                        "在 Panda Egg 里存成不加密的文件",
                    )
                    .to_owned(),
            ),
            _ => None,
        }
    }
}

impl Tell for UgfProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Enciphered => language.write(
                f,
                format_args!("the file is enciphered"),
                format_args!("文件是加密的"),
            ),
            Self::BadSize => language.write(
                f,
                format_args!("the size of the board cannot be used"),
                format_args!("棋盘的路数不能用"),
            ),
            Self::BadStone(error) => language.write(
                f,
                format_args!("this line places no stone: {error}"),
                format_args!("这一行不是落子：{}", language.say(error)),
            ),
            Self::OffBoard => language.write(
                f,
                format_args!("the point is not on the board"),
                format_args!("这个点不在棋盘上"),
            ),
            Self::Result => language.write(
                f,
                format_args!("the result cannot be understood"),
                format_args!("结果看不懂"),
            ),
            Self::BadNode => language.write(
                f,
                format_args!("this line is no node of a review"),
                format_args!("这一行不是讲解的节点"),
            ),
            Self::NodeDiffers => language.write(
                f,
                format_args!("the review and the moves do not agree"),
                format_args!("讲解与着手不一致"),
            ),
            Self::NoSuchMove => language.write(
                f,
                format_args!("there is no move with this number"),
                format_args!("没有这一手"),
            ),
        }
    }
}

impl fmt::Display for UgfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
