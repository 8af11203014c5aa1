//! What can be wrong with a UGF file.

use std::fmt;

use notation_syntax::SyntaxError;

use crate::{Code, Explain};

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

    fn expected(&self) -> Option<String> {
        Some(match self {
            Self::BadSize => "a number of lines".to_owned(),
            Self::BadStone(error) => error.expected.to_string(),
            Self::BadNode => "`NODE`, `VARIATION` or `VARIATIONEND`".to_owned(),
            _ => return None,
        })
    }

    fn help(&self) -> Option<String> {
        match self {
            Self::Enciphered => Some("save the game as a plain file in Panda Egg".to_owned()),
            _ => None,
        }
    }
}

impl fmt::Display for UgfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Enciphered => f.write_str("the file is enciphered"),
            Self::BadSize => f.write_str("the size of the board cannot be used"),
            Self::BadStone(error) => write!(f, "this line places no stone: {error}"),
            Self::OffBoard => f.write_str("the point is not on the board"),
            Self::Result => f.write_str("the result cannot be understood"),
            Self::BadNode => f.write_str("this line is no node of a review"),
            Self::NodeDiffers => f.write_str("the review and the moves do not agree"),
            Self::NoSuchMove => f.write_str("there is no move with this number"),
        }
    }
}
