//! What can be wrong with an NGF file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Language, Tell};

/// A finding about an NGF file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NgfProblem {
    /// The line of the size is no size of a board; 19 × 19 was taken.
    BadSize,
    /// The line of the komi is no number; none was taken.
    BadKomi,
    /// A line begins like a move but is none.
    BadMove(SyntaxError),
    /// The two pairs of coordinates of a move do not agree; the first was taken.
    PairsDiffer,
    /// A move lies off the board.
    OffBoard,
    /// A number of handicap stones that has no usual places; none were set.
    Handicap {
        /// The number.
        stones: u32,
    },
    /// A line that is neither a move nor a comment.
    OtherLine,
    /// The result cannot be understood.
    Result,
    /// The variant does not say who is White; the first player was taken.
    ColorsUnsure,
    /// The stated number of moves is not the number of moves.
    MoveCount {
        /// The stated number.
        stated: u32,
        /// The moves found.
        found: u32,
    },
}

impl NgfProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::warning("ngf/bad-size"),
        Code::warning("ngf/bad-komi"),
        Code::error("ngf/bad-move"),
        Code::warning("ngf/pairs-differ"),
        Code::error("ngf/off-board"),
        Code::warning("ngf/handicap"),
        Code::note("ngf/other-line"),
        Code::warning("ngf/result"),
        Code::note("ngf/colors-unsure"),
        Code::note("ngf/move-count"),
    ];
}

impl Explain for NgfProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::BadSize => "ngf/bad-size",
            Self::BadKomi => "ngf/bad-komi",
            Self::BadMove(_) => "ngf/bad-move",
            Self::PairsDiffer => "ngf/pairs-differ",
            Self::OffBoard => "ngf/off-board",
            Self::Handicap { .. } => "ngf/handicap",
            Self::OtherLine => "ngf/other-line",
            Self::Result => "ngf/result",
            Self::ColorsUnsure => "ngf/colors-unsure",
            Self::MoveCount { .. } => "ngf/move-count",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::BadSize => language.pick("1 to 52 lines", "1 到 52 路").to_owned(),
            Self::BadKomi => language.pick("a whole number", "整数").to_owned(),
            Self::BadMove(error) => language.say(&error.expected).to_string(),
            Self::OffBoard => language
                .pick("two letters from B, or AA for a pass", "从 B 起的两个字母，或 AA（虚着）")
                .to_owned(),
            _ => return None,
        })
    }
}

impl Tell for NgfProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadSize => language.write(
                f,
                format_args!("this line is no size of a board"),
                format_args!("这一行不是棋盘的路数"),
            ),
            Self::BadKomi => language.write(
                f,
                format_args!("this line is no komi"),
                format_args!("这一行不是贴目"),
            ),
            Self::BadMove(error) => language.write(
                f,
                format_args!("this line is no move: {error}"),
                format_args!("这一行不是一手棋：{}", language.say(error)),
            ),
            Self::PairsDiffer => language.write(
                f,
                format_args!("the two pairs of coordinates do not agree"),
                format_args!("两对坐标不一致"),
            ),
            Self::OffBoard => language.write(
                f,
                format_args!("the move is not on the board"),
                format_args!("这一手不在棋盘上"),
            ),
            Self::Handicap { stones } => language.write(
                f,
                format_args!("{stones} handicap stones have no usual places"),
                format_args!("让 {stones} 子没有通常的摆法"),
            ),
            Self::OtherLine => language.write(
                f,
                format_args!("this line is neither a move nor a comment"),
                format_args!("这一行既不是一手棋也不是注释"),
            ),
            Self::Result => language.write(
                f,
                format_args!("the result cannot be understood"),
                format_args!("结果看不懂"),
            ),
            Self::ColorsUnsure => language.write(
                f,
                format_args!("the file does not say which player is White"),
                format_args!("文件没有写明谁执白"),
            ),
            Self::MoveCount { stated, found } => language.write(
                f,
                format_args!("{stated} moves are stated, but there are {found}"),
                format_args!("写明 {stated} 手，实有 {found} 手"),
            ),
        }
    }
}

impl fmt::Display for NgfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
