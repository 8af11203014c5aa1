//! What can be odd about the grammar of a PGN file.

use std::fmt;

use crate::{Code, Explain};

/// A finding about the grammar of PGN.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnProblem {
    /// Text stands behind the result.
    TextAfterResult {
        /// The text.
        text: String,
    },
    /// Text stands in front of the first tag or move.
    TextBeforeGame {
        /// The text.
        text: String,
    },
    /// A line begins like a tag but is none.
    MalformedTag {
        /// What would have come next.
        expected: &'static str,
    },
    /// A tag name occurs twice; the first one counts.
    DuplicateTag {
        /// The name.
        name: String,
    },
    /// A comment is opened and never closed; it reaches to the end of the game.
    UnclosedComment,
    /// A variation is opened and never closed.
    UnclosedVariation,
    /// A parenthesis or brace closes nothing.
    NothingToClose {
        /// The character.
        bracket: char,
    },
    /// Parentheses hold words instead of moves; they were read as a comment.
    ParenthesisedComment,
    /// A variation stands before the first move, where nothing can be varied.
    VariationBeforeMoves,
    /// The number in front of a move is not the one that follows from the moves before.
    MoveNumber {
        /// The number that follows.
        expected: u32,
        /// The number that is written.
        found: u32,
    },
    /// No result token stands behind the moves.
    NoResult,
}

impl PgnProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::note("pgn/text-after-result"),
        Code::warning("pgn/text-before-game"),
        Code::error("pgn/malformed-tag"),
        Code::warning("pgn/duplicate-tag"),
        Code::error("pgn/unclosed-comment"),
        Code::error("pgn/unclosed-variation"),
        Code::warning("pgn/nothing-to-close"),
        Code::note("pgn/parenthesised-comment"),
        Code::warning("pgn/variation-before-moves"),
        Code::warning("pgn/move-number"),
        Code::note("pgn/no-result"),
    ];
}

impl Explain for PgnProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::TextAfterResult { .. } => "pgn/text-after-result",
            Self::TextBeforeGame { .. } => "pgn/text-before-game",
            Self::MalformedTag { .. } => "pgn/malformed-tag",
            Self::DuplicateTag { .. } => "pgn/duplicate-tag",
            Self::UnclosedComment => "pgn/unclosed-comment",
            Self::UnclosedVariation => "pgn/unclosed-variation",
            Self::NothingToClose { .. } => "pgn/nothing-to-close",
            Self::ParenthesisedComment => "pgn/parenthesised-comment",
            Self::VariationBeforeMoves => "pgn/variation-before-moves",
            Self::MoveNumber { .. } => "pgn/move-number",
            Self::NoResult => "pgn/no-result",
        }
    }

    fn expected(&self) -> Option<String> {
        match self {
            Self::MalformedTag { expected } => Some((*expected).to_owned()),
            Self::MoveNumber { expected, .. } => Some(expected.to_string()),
            _ => None,
        }
    }

    fn found(&self) -> Option<String> {
        match self {
            Self::TextAfterResult { text } | Self::TextBeforeGame { text } => Some(text.clone()),
            Self::MoveNumber { found, .. } => Some(found.to_string()),
            Self::NothingToClose { bracket } => Some(bracket.to_string()),
            _ => None,
        }
    }

    fn help(&self) -> Option<String> {
        Some(
            match self {
                Self::MalformedTag { .. } => "write a tag as `[Name \"value\"]`",
                Self::DuplicateTag { .. } => "the first value counts; delete the other",
                Self::UnclosedComment => "add `}` where the comment ends",
                Self::UnclosedVariation => "add `)` where the variation ends",
                Self::NothingToClose { .. } => "delete it, or add what it should close",
                Self::MoveNumber { .. } => "look for a dropped or doubled move",
                _ => return None,
            }
            .to_owned(),
        )
    }
}

impl fmt::Display for PgnProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TextAfterResult { .. } => f.write_str("text stands behind the result"),
            Self::TextBeforeGame { .. } => f.write_str("text stands in front of the game"),
            Self::MalformedTag { expected } => {
                write!(f, "this line begins like a tag, but {expected} is missing")
            }
            Self::DuplicateTag { name } => write!(f, "the tag {name} stands here twice"),
            Self::UnclosedComment => f.write_str("this comment is never closed"),
            Self::UnclosedVariation => f.write_str("this variation is never closed"),
            Self::NothingToClose { bracket } => write!(f, "`{bracket}` closes nothing"),
            Self::ParenthesisedComment => {
                f.write_str("these parentheses hold words, not moves: read as a comment")
            }
            Self::VariationBeforeMoves => f.write_str("a variation stands before the first move"),
            Self::MoveNumber { expected, found } => {
                write!(f, "the move number is {found} where {expected} follows")
            }
            Self::NoResult => f.write_str("no result stands behind the moves"),
        }
    }
}
