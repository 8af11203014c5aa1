//! How a game ends on the board.

use core::fmt;

use crate::Color;

/// The end of a game that the position itself shows.
///
/// Resignation, time, agreement and repetition are no matter of the position.
///
/// ```
/// use xiangqi_core::{Color, Outcome, Position};
///
/// # #[cfg(feature = "fen")] {
/// let mated: Position = "3k5/3R5/9/9/9/9/9/9/9/3RK4 b".parse()?;
/// assert_eq!(mated.outcome(), Some(Outcome::Checkmate { winner: Color::Red }));
/// // Who cannot move has lost.
/// let stuck: Position = "3k5/R8/9/9/9/9/9/9/9/4K4 b".parse()?;
/// assert_eq!(stuck.outcome(), Some(Outcome::Stalemate { winner: Color::Red }));
/// # }
/// assert_eq!(Position::start().outcome(), None);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "by", rename_all = "kebab-case"))]
pub enum Outcome {
    /// The side to move is in check and has no legal move (将死).
    Checkmate {
        /// The other side.
        winner: Color,
    },
    /// The side to move is not in check and has no legal move (困毙): it has lost.
    Stalemate {
        /// The other side.
        winner: Color,
    },
    /// Neither side has a man that can cross the river: a draw.
    NoAttackers,
}

impl Outcome {
    /// Returns the side that has won; none for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Checkmate { winner } | Self::Stalemate { winner } => Some(winner),
            Self::NoAttackers => None,
        }
    }

    /// Returns the stable code, such as `checkmate`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Checkmate { .. } => "checkmate",
            Self::Stalemate { .. } => "stalemate",
            Self::NoAttackers => "no-attackers",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Checkmate { winner } => write!(f, "{winner} wins by checkmate"),
            Self::Stalemate { winner } => write!(f, "{winner} wins by stalemate"),
            Self::NoAttackers => f.write_str("a draw: no man of either side can cross the river"),
        }
    }
}
