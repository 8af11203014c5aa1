//! What can be wrong with a GIB file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain, Language, Tell};

/// A finding about a GIB file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GibProblem {
    /// The line `INI` has no numbers.
    BadStart,
    /// A line `STO` has no stone.
    BadStone(SyntaxError),
    /// The colour of a stone is neither 1 nor 2; the side to move was taken.
    BadColor {
        /// The number.
        number: i64,
    },
    /// A stone lies off the board.
    OffBoard {
        /// The column, from 0.
        column: i64,
        /// The row, from 0.
        row: i64,
    },
    /// A number of handicap stones that has no usual places; none were set.
    Handicap {
        /// The number.
        stones: u32,
    },
    /// A line between the moves that is neither stone nor pass.
    OtherLine,
    /// The line `\GE` is missing.
    NoEnd,
    /// The stated number of moves is not the number of moves.
    MoveCount {
        /// The stated number.
        stated: u32,
        /// The moves found.
        found: u32,
    },
    /// The result cannot be understood.
    Result,
}

impl GibProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("gib/bad-start"),
        Code::error("gib/bad-stone"),
        Code::warning("gib/bad-color"),
        Code::error("gib/off-board"),
        Code::warning("gib/handicap"),
        Code::note("gib/other-line"),
        Code::warning("gib/no-end"),
        Code::note("gib/move-count"),
        Code::warning("gib/result"),
    ];
}

impl Explain for GibProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::BadStart => "gib/bad-start",
            Self::BadStone(_) => "gib/bad-stone",
            Self::BadColor { .. } => "gib/bad-color",
            Self::OffBoard { .. } => "gib/off-board",
            Self::Handicap { .. } => "gib/handicap",
            Self::OtherLine => "gib/other-line",
            Self::NoEnd => "gib/no-end",
            Self::MoveCount { .. } => "gib/move-count",
            Self::Result => "gib/result",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::BadStart => {
                language.pick("`INI 0 1` and the handicap", "`INI 0 1` 和让子数").to_owned()
            }
            Self::BadStone(error) => language.say(&error.expected).to_string(),
            Self::BadColor { .. } => {
                language.pick("1 for Black or 2 for White", "1（黑）或 2（白）").to_owned()
            }
            Self::OffBoard { .. } => {
                language.pick("column and row from 0 to 18", "列和行，0 至 18").to_owned()
            }
            Self::NoEnd => r"`\GE`".to_owned(),
            _ => return None,
        })
    }
}

impl Tell for GibProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadStart => language.write(
                f,
                format_args!("the game does not begin with `INI 0 1` and a handicap"),
                format_args!("对局不以 `INI 0 1` 和让子数开头"),
            ),
            Self::BadStone(error) => language.write(
                f,
                format_args!("this line places no stone: {error}"),
                format_args!("这一行不是落子：{}", language.say(error)),
            ),
            Self::BadColor { number } => language.write(
                f,
                format_args!("no colour has the number {number}"),
                format_args!("没有编号为 {number} 的颜色"),
            ),
            Self::OffBoard { column, row } => language.write(
                f,
                format_args!("{column}, {row} is not on the board"),
                format_args!("{column}, {row} 不在棋盘上"),
            ),
            Self::Handicap { stones } => language.write(
                f,
                format_args!("{stones} handicap stones have no usual places"),
                format_args!("让 {stones} 子没有通常的摆法"),
            ),
            Self::OtherLine => language.write(
                f,
                format_args!("this line is neither a stone nor a pass"),
                format_args!("这一行既不是落子也不是虚着"),
            ),
            Self::NoEnd => language.write(
                f,
                format_args!(r"the end `\GE` is missing"),
                format_args!(r"缺少结尾 `\GE`"),
            ),
            Self::MoveCount { stated, found } => language.write(
                f,
                format_args!("{stated} moves are stated, but there are {found}"),
                format_args!("写明 {stated} 手，实有 {found} 手"),
            ),
            Self::Result => language.write(
                f,
                format_args!("the result cannot be understood"),
                format_args!("结果看不懂"),
            ),
        }
    }
}

impl fmt::Display for GibProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
