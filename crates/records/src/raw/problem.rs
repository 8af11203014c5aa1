//! What can be said about a whole game, whatever its format.

use std::fmt;

use xiangqi_core::Color;

use crate::{Code, Explain, Language, Tell};

/// A finding about a game as a whole.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GameProblem {
    /// The start position is not a text that can be read as FEN.
    BadFen(xiangqi_core::ParseFenError),
    /// The start position breaks rules, so moves are replayed without king rules.
    IllegalStart(xiangqi_core::SetupError),
    /// The stated side to move differs from the piece moved first; the move counts.
    SideDiffers {
        /// The side that the file states.
        stated: Color,
    },
    /// One side moves twice in a row.
    SameSideTwice {
        /// That side.
        side: Color,
    },
    /// The result tag and the result behind the moves differ.
    ResultsDiffer {
        /// The value of the tag.
        tag: String,
        /// The token behind the moves.
        token: &'static str,
    },
}

impl GameProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("xq/bad-fen"),
        Code::warning("xq/illegal-start"),
        Code::warning("xq/side-differs"),
        Code::error("xq/same-side-twice"),
        Code::warning("xq/results-differ"),
    ];
}

impl Explain for GameProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::BadFen(_) => "xq/bad-fen",
            Self::IllegalStart(_) => "xq/illegal-start",
            Self::SideDiffers { .. } => "xq/side-differs",
            Self::SameSideTwice { .. } => "xq/same-side-twice",
            Self::ResultsDiffer { .. } => "xq/results-differ",
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::BadFen(_) => language
                .pick(
                    "write the ten ranks from Black's side, separated by `/`, then `w` or `b`",
                    "从黑方一侧起写十条横线，以 `/` 分开，再写 `w` 或 `b`",
                )
                .to_owned(),
            Self::IllegalStart(_) => language
                .pick(
                    "moves are checked by how pieces step, without king rules",
                    "只按走子规则检查着法，不管将军和照面",
                )
                .to_owned(),
            Self::SideDiffers { stated } => {
                let mover = stated.other();
                let mover = language.say(&mover);
                match language {
                    Language::English => format!("state {mover} as the side to move"),
                    Language::Chinese => format!("写明{mover}先走"),
                }
            }
            Self::SameSideTwice { .. } => {
                language.pick("look for a move that was dropped", "查找漏写的着法").to_owned()
            }
            Self::ResultsDiffer { .. } => language
                .pick("the tag counts; correct one of the two", "以标签为准；改正其中之一")
                .to_owned(),
        })
    }
}

impl Tell for GameProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadFen(error) => language.write(
                f,
                format_args!("the start position cannot be read: {error}"),
                format_args!("起始局面无法读取：{}", language.say(error)),
            ),
            Self::IllegalStart(error) => language.write(
                f,
                format_args!("the start position is not legal: {error}"),
                format_args!("起始局面不合规则：{}", language.say(error)),
            ),
            Self::SideDiffers { stated } => language.write(
                f,
                format_args!(
                    "{stated} is said to move first, but the first move is the other side's"
                ),
                format_args!("写明{}先走，第一步却是对方的棋", language.say(stated)),
            ),
            Self::SameSideTwice { side } => language.write(
                f,
                format_args!("{side} moves twice in a row"),
                format_args!("{}连走两步", language.say(side)),
            ),
            Self::ResultsDiffer { tag, token } => language.write(
                f,
                format_args!("the tag says `{tag}`, the moves end with `{token}`"),
                format_args!("标签写的是“{tag}”，着法之后写的是“{token}”"),
            ),
        }
    }
}

impl fmt::Display for GameProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
