//! What can be wrong with a move, or worth knowing about it.

use std::fmt;

use xiangqi_core::{IllegalMove, Move, Piece};
use xiangqi_notation::{Notation, ReadMoveError};

use crate::{Code, Explain, Language, Tell};

/// A finding about one move.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MoveProblem {
    /// The text is no legal move here.
    Unreadable {
        /// The text.
        text: String,
        /// Why it is none.
        error: ReadMoveError,
        /// What could be meant, in the notation of the record.
        candidates: Vec<String>,
    },
    /// The same text was played just before.
    Doubled {
        /// The text.
        text: String,
        /// The ply at which it was played.
        before: u32,
    },
    /// The piece that the text names stands on another square than the one it leaves.
    ChainBreak {
        /// The text.
        text: String,
        /// The piece.
        piece: Piece,
        /// The square that the text names, in its notation.
        leaves: String,
        /// The squares on which such pieces stand, in the same notation.
        stands: Vec<String>,
    },
    /// The rules forbid a move whose squares are certain.
    Illegal {
        /// The move.
        mv: Move,
        /// Why it is forbidden.
        reason: IllegalMove,
    },
    /// A square of the move is not on the board.
    OffBoard {
        /// The number that should be the square left.
        from: u16,
        /// The number that should be the square entered.
        to: u16,
    },
    /// Characters were corrected, because only one legal move came of it.
    Corrected {
        /// The text.
        text: String,
        /// The move.
        mv: Move,
        /// The move in the notation of the record.
        written: String,
    },
    /// In a less likely reading the text is another legal move.
    CouldAlsoMean {
        /// The text.
        text: String,
        /// That move.
        mv: Move,
        /// In this notation.
        notation: Notation,
    },
    /// Texts of the game have one meaning, but are not spelled as the notation's source does.
    NotCanonical {
        /// How many.
        count: usize,
        /// The first of them.
        text: String,
    },
}

impl MoveProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("xq/malformed"),
        Code::error("xq/no-such-piece"),
        Code::error("xq/other-piece"),
        Code::error("xq/no-such-step"),
        Code::error("xq/ambiguous"),
        Code::error("xq/doubled-move"),
        Code::error("xq/chain-break"),
        Code::error("xq/unreadable"),
        Code::error("xq/illegal/empty-square"),
        Code::error("xq/illegal/not-your-piece"),
        Code::error("xq/illegal/own-piece-there"),
        Code::error("xq/illegal/no-such-step"),
        Code::error("xq/illegal/leaves-palace"),
        Code::error("xq/illegal/crosses-river"),
        Code::error("xq/illegal/horse-leg"),
        Code::error("xq/illegal/elephant-eye"),
        Code::error("xq/illegal/blocked"),
        Code::error("xq/illegal/screens"),
        Code::error("xq/illegal/leaves-king-in-check"),
        Code::error("xq/illegal/kings-face"),
        Code::error("xq/illegal"),
        Code::error("xq/off-board"),
        Code::warning("xq/corrected"),
        Code::note("xq/could-also-mean"),
        Code::note("xq/not-canonical"),
    ];
}

impl Explain for MoveProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { error, .. } => match error {
                ReadMoveError::Malformed(_) => "xq/malformed",
                ReadMoveError::NoSuchPiece { .. } => "xq/no-such-piece",
                ReadMoveError::OtherPiece { .. } => "xq/other-piece",
                ReadMoveError::NoTarget { .. } => "xq/no-such-step",
                ReadMoveError::Ambiguous { .. } => "xq/ambiguous",
                ReadMoveError::Illegal { reason, .. } => illegal_code(*reason),
                _ => "xq/unreadable",
            },
            Self::Doubled { .. } => "xq/doubled-move",
            Self::ChainBreak { .. } => "xq/chain-break",
            Self::Illegal { reason, .. } => illegal_code(*reason),
            Self::OffBoard { .. } => "xq/off-board",
            Self::Corrected { .. } => "xq/corrected",
            Self::CouldAlsoMean { .. } => "xq/could-also-mean",
            Self::NotCanonical { .. } => "xq/not-canonical",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::Unreadable { error: ReadMoveError::Malformed(error), .. } => {
                Some(language.say(&error.expected).to_string())
            }
            Self::Doubled { .. } => Some(language.pick("another move", "另一步").to_owned()),
            Self::ChainBreak { piece, stands, .. } if !stands.is_empty() => {
                let (piece, stands) = (language.say(piece), stands.join(" "));
                Some(match language {
                    Language::English => format!("a move of the {piece} on {stands}"),
                    Language::Chinese => format!("{stands} 上{piece}的着法"),
                })
            }
            Self::Unreadable { .. } | Self::Illegal { .. } | Self::ChainBreak { .. } => {
                Some(language.pick("a legal move", "合法着法").to_owned())
            }
            _ => None,
        }
    }

    fn found(&self, _: Language) -> Option<String> {
        match self {
            Self::Unreadable { text, .. }
            | Self::Doubled { text, .. }
            | Self::ChainBreak { text, .. }
            | Self::Corrected { text, .. }
            | Self::CouldAlsoMean { text, .. }
            | Self::NotCanonical { text, .. } => Some(text.clone()),
            Self::Illegal { mv, .. } => Some(mv.to_string()),
            Self::OffBoard { from, to } => Some(format!("{from}-{to}")),
        }
    }

    fn candidates(&self) -> Vec<String> {
        match self {
            Self::Unreadable { candidates, .. } => candidates.clone(),
            Self::Corrected { written, .. } => vec![written.clone()],
            Self::CouldAlsoMean { mv, .. } => vec![mv.to_string()],
            _ => Vec::new(),
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        match self {
            Self::Unreadable { error: ReadMoveError::Ambiguous { .. }, .. } => {
                Some(language.pick("write which piece is meant", "写明是哪一个子").to_owned())
            }
            Self::Doubled { .. } => {
                Some(language.pick("delete one of the two", "删去其中一步").to_owned())
            }
            Self::Unreadable { error: ReadMoveError::Malformed(_), .. } => None,
            Self::Unreadable { .. } | Self::ChainBreak { .. } => Some(
                language
                    .pick(
                        "the slip may be in this move or in an earlier one: `yipu repair` looks for it",
                        "错处可能在这一步，也可能在前面：用 `yipu repair` 查找",
                    )
                    .to_owned(),
            ),
            _ => None,
        }
    }
}

impl Tell for MoveProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { text, error: error @ ReadMoveError::Malformed(_), .. } => language
                .write(
                    f,
                    format_args!("`{text}` is no move in any known notation: {error}"),
                    format_args!("“{text}”不是任何已知记法的着法：{}", language.say(error)),
                ),
            Self::Unreadable { text, error: error @ ReadMoveError::Ambiguous { .. }, .. } => {
                language.write(
                    f,
                    format_args!("`{text}` is ambiguous: {error}"),
                    format_args!("“{text}”有歧义：{}", language.say(error)),
                )
            }
            Self::Unreadable { text, error, .. } => language.write(
                f,
                format_args!("`{text}` is not legal: {error}"),
                format_args!("“{text}”不合规则：{}", language.say(error)),
            ),
            Self::Doubled { text, before } => language.write(
                f,
                format_args!("`{text}` stands here again: it was played at ply {before}"),
                format_args!("“{text}”重复出现：第 {before} 步已经走过"),
            ),
            Self::ChainBreak { text, piece, leaves, stands } => {
                let (told, stands) = (language.say(piece), stands.join(" "));
                if stands.is_empty() {
                    return language.write(
                        f,
                        format_args!("`{text}` leaves {leaves}, but no {told} is left"),
                        format_args!("“{text}”从 {leaves} 走，棋盘上却没有{told}"),
                    );
                }
                language.write(
                    f,
                    format_args!(
                        "the {told} stands on {stands}, the text `{text}` says it leaves {leaves}"
                    ),
                    format_args!("{told}在 {stands}，“{text}”却从 {leaves} 走"),
                )
            }
            Self::Illegal { mv, reason } => language.write(
                f,
                format_args!("{mv} is not legal: {reason}"),
                format_args!("{mv} 不合规则：{}", language.say(reason)),
            ),
            Self::OffBoard { from, to } => language.write(
                f,
                format_args!(
                    "the move goes from number {from} to number {to}: not both are squares"
                ),
                format_args!("这步棋从数 {from} 到数 {to}：不都是棋盘上的点"),
            ),
            Self::Corrected { text, mv, written } => language.write(
                f,
                format_args!("`{text}` was read as {written} ({mv})"),
                format_args!("“{text}”读作“{written}”（{mv}）"),
            ),
            Self::CouldAlsoMean { text, mv, notation } => language.write(
                f,
                format_args!("`{text}` could also mean {mv} ({notation})"),
                format_args!("“{text}”也可以指 {mv}（{notation}）"),
            ),
            Self::NotCanonical { count: 1, text } => language.write(
                f,
                format_args!("one move is not spelled canonically: `{text}`"),
                format_args!("有一步棋的写法不规范：“{text}”"),
            ),
            Self::NotCanonical { count, text } => language.write(
                f,
                format_args!("{count} moves are not spelled canonically, the first is `{text}`"),
                format_args!("有 {count} 步棋的写法不规范，第一处是“{text}”"),
            ),
        }
    }
}

impl fmt::Display for MoveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}

/// Returns the code of an illegal move: `xq/illegal/` and the reason.
const fn illegal_code(reason: IllegalMove) -> &'static str {
    match reason {
        IllegalMove::EmptySquare { .. } => "xq/illegal/empty-square",
        IllegalMove::NotYourPiece { .. } => "xq/illegal/not-your-piece",
        IllegalMove::OwnPieceThere { .. } => "xq/illegal/own-piece-there",
        IllegalMove::NoSuchStep { .. } => "xq/illegal/no-such-step",
        IllegalMove::LeavesPalace { .. } => "xq/illegal/leaves-palace",
        IllegalMove::CrossesRiver { .. } => "xq/illegal/crosses-river",
        IllegalMove::HorseLeg { .. } => "xq/illegal/horse-leg",
        IllegalMove::ElephantEye { .. } => "xq/illegal/elephant-eye",
        IllegalMove::Blocked { .. } => "xq/illegal/blocked",
        IllegalMove::Screens { .. } => "xq/illegal/screens",
        IllegalMove::LeavesKingInCheck { .. } => "xq/illegal/leaves-king-in-check",
        IllegalMove::KingsFace { .. } => "xq/illegal/kings-face",
        _ => "xq/illegal",
    }
}
