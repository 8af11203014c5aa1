//! What a player does in a turn.

use core::fmt;

use crate::{Color, Point};

/// A move without its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Move {
    /// A stone is placed.
    Play(Point),
    /// The turn goes over without a stone.
    Pass,
    /// The game is given up (投了).
    Resign,
}

impl Move {
    /// Returns the point on which a stone is placed.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Play(point) => Some(point),
            Self::Pass | Self::Resign => None,
        }
    }

    /// Gives the move a colour.
    #[must_use]
    pub const fn by(self, color: Color) -> ColoredMove {
        ColoredMove { color, action: self }
    }
}

impl From<Point> for Move {
    fn from(point: Point) -> Self {
        Self::Play(point)
    }
}

/// Writes the SGF letters of the point, `pass` or `resign`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(point) => point.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Resign => f.write_str("resign"),
        }
    }
}

/// A move with the side that makes it.
///
/// Records need the colour beside each move: one side may move twice in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ColoredMove {
    /// The side that moves.
    pub color: Color,
    /// What it does.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub action: Move,
}

impl ColoredMove {
    /// Makes a stone of `color` placed on `point`.
    #[must_use]
    pub const fn play(color: Color, point: Point) -> Self {
        Self { color, action: Move::Play(point) }
    }
}

/// Writes colour letter and move, such as `B pd`.
impl fmt::Display for ColoredMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color.letter(), self.action)
    }
}
