//! What can be said about a whole game, whatever its format.

use std::fmt;

use xiangqi_core::{Color, Outcome};

use crate::{Code, Explain, GameResult, Language, Tell};

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
    /// The first move is written as one of the side that is not to move.
    FirstMoveMissing {
        /// That side.
        side: Color,
    },
    /// A variation stands where the main line cannot be read.
    VariationFirst,
    /// The result tag and the result behind the moves differ.
    ResultsDiffer {
        /// The value of the tag.
        tag: String,
        /// The token behind the moves.
        token: &'static str,
    },
    /// The result contradicts the mate on the board.
    ResultAgainstBoard {
        /// How the game ended on the board.
        outcome: Outcome,
        /// The result that the file states.
        stated: GameResult,
    },
    /// The game ends with a mate, but no result is stated.
    ResultMissing {
        /// How the game ended on the board.
        outcome: Outcome,
    },
    /// A date that no calendar has.
    ImpossibleDate {
        /// The value of the tag.
        value: String,
    },
    /// The tag `SetUp` says that there is no start position, but there is one.
    SetUpDenied,
    /// The tag `SetUp` announces a start position, but there is none.
    SetUpMissing,
    /// A position of the main line stands for the third time, and play goes on.
    Repetition,
}

impl GameProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("xq/bad-fen"),
        Code::warning("xq/illegal-start"),
        Code::warning("xq/side-differs"),
        Code::error("xq/same-side-twice"),
        Code::error("xq/first-move-missing"),
        Code::warning("xq/variation-first"),
        Code::warning("xq/results-differ"),
        Code::warning("xq/result-against-board"),
        Code::note("xq/result-missing"),
        Code::warning("xq/impossible-date"),
        Code::warning("xq/setup-denied"),
        Code::warning("xq/setup-missing"),
        Code::note("xq/repetition"),
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
            Self::FirstMoveMissing { .. } => "xq/first-move-missing",
            Self::VariationFirst => "xq/variation-first",
            Self::ResultsDiffer { .. } => "xq/results-differ",
            Self::ResultAgainstBoard { .. } => "xq/result-against-board",
            Self::ResultMissing { .. } => "xq/result-missing",
            Self::ImpossibleDate { .. } => "xq/impossible-date",
            Self::SetUpDenied => "xq/setup-denied",
            Self::SetUpMissing => "xq/setup-missing",
            Self::Repetition => "xq/repetition",
        }
    }

    fn expected(&self, _: Language) -> Option<String> {
        match self {
            Self::ResultAgainstBoard { outcome, .. } | Self::ResultMissing { outcome } => {
                Some(decided(*outcome).pgn().to_owned())
            }
            _ => None,
        }
    }

    fn found(&self, _: Language) -> Option<String> {
        match self {
            Self::ResultAgainstBoard { stated, .. } => Some(stated.pgn().to_owned()),
            Self::ImpossibleDate { value } => Some(value.clone()),
            _ => None,
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
            Self::FirstMoveMissing { .. } => language
                .pick(
                    "add the first move, or a FEN in which the other side is to move",
                    "补上第一步，或写明由对方先走的 FEN",
                )
                .to_owned(),
            Self::VariationFirst => {
                language.pick("mend the move of the main line", "改正主变的着法").to_owned()
            }
            Self::ResultsDiffer { .. } => language
                .pick("the tag counts; correct one of the two", "以标签为准；改正其中之一")
                .to_owned(),
            Self::ResultAgainstBoard { .. } => language
                .pick(
                    "correct the result, or look for moves that are missing",
                    "改正结果，或查找漏掉的着法",
                )
                .to_owned(),
            Self::ResultMissing { .. } => language.pick("state the result", "写明结果").to_owned(),
            Self::ImpossibleDate { .. } => {
                language.pick("look for the right day", "查明正确的日期").to_owned()
            }
            Self::SetUpDenied => {
                language.pick("write 1, or delete the tag", "改写 1，或删去这个标签").to_owned()
            }
            Self::SetUpMissing => language
                .pick(
                    "add the tag FEN, or delete the tag SetUp",
                    "补上 FEN 标签，或删去 SetUp 标签",
                )
                .to_owned(),
            Self::Repetition => language
                .pick(
                    "`yipu judge` tells what the rules say of it, and why",
                    "`yipu judge` 说明规则如何裁定，以及理由",
                )
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
                format_args!("the start position is not legal: {}", language.say(error)),
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
            Self::FirstMoveMissing { side } => {
                let (own, other) = (language.say(side), side.other());
                let other = language.say(&other);
                language.write(
                    f,
                    format_args!("the first move is written as {own}'s, but {other} moves first"),
                    format_args!("第一步写的是{own}的棋，却应由{other}先走"),
                )
            }
            Self::VariationFirst => f.write_str(language.pick(
                "the move that this one varies cannot be read: the variation stands in its place",
                "被变的那一步无法读取：变着站到了它的位置",
            )),
            Self::ResultAgainstBoard { outcome, stated } => {
                let (outcome, stated) = (language.say(outcome), stated.pgn());
                language.write(
                    f,
                    format_args!("the result is {stated}, but {outcome}"),
                    format_args!("结果写的是 {stated}，而{outcome}"),
                )
            }
            Self::ResultMissing { outcome } => {
                let outcome = language.say(outcome);
                language.write(
                    f,
                    format_args!("no result is stated, but {outcome}"),
                    format_args!("没有写明结果，而{outcome}"),
                )
            }
            Self::ImpossibleDate { value } => language.write(
                f,
                format_args!("no calendar has the date `{value}`"),
                format_args!("历法上没有“{value}”这一天"),
            ),
            Self::SetUpDenied => f.write_str(language.pick(
                "the tag SetUp says that there is no start position, but there is a FEN",
                "SetUp 标签说没有起始局面，却有 FEN",
            )),
            Self::SetUpMissing => f.write_str(language.pick(
                "the tag SetUp announces a start position, but there is no FEN",
                "SetUp 标签说有起始局面，却没有 FEN",
            )),
            Self::Repetition => f.write_str(language.pick(
                "the position stands here for the third time, and play goes on",
                "同一局面第三次出现，而棋还在走",
            )),
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

/// Returns the result of a game that ended on the board.
const fn decided(outcome: Outcome) -> GameResult {
    match outcome.winner() {
        Some(Color::Red) => GameResult::FirstWins,
        Some(Color::Black) => GameResult::SecondWins,
        None => GameResult::Draw,
    }
}
