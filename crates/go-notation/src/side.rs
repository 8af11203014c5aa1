//! The four sides of the board and the digits that the quadrant notation puts along them.

use crate::{BoardSize, QuadrantPoint};

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The top.
    Top,
    /// The right.
    Right,
    /// The bottom.
    Bottom,
    /// The left.
    Left,
}

/// Which of the two edges of a quadrant a digit belongs to.
///
/// Where the digits stand round a board the two are to be told apart, for example by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QuadrantEdge {
    /// The edge with nine digits, whose digit is written first.
    First,
    /// The edge with ten digits, whose digit is written second.
    Second,
}

/// A digit that stands outside the board beside a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EdgeLabel {
    /// The edge to which it belongs.
    pub edge: QuadrantEdge,
    /// The digit, 0 for the tenth line.
    pub digit: u8,
}

impl Side {
    /// The sides, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// Returns the digit beside a line of a board of `size`, if the board has quadrants.
    ///
    /// Lines count from 0, at the top and the bottom from the left, at the left and the right from
    /// the top.
    ///
    /// ```
    /// use go_notation::{BoardSize, QuadrantEdge, Side};
    ///
    /// let label = Side::Top.label(9, BoardSize::NINETEEN).unwrap();
    /// assert_eq!((label.edge, label.digit), (QuadrantEdge::Second, 0));
    /// ```
    #[must_use]
    pub const fn label(self, line: u8, size: BoardSize) -> Option<EdgeLabel> {
        let lines = size.columns();
        if !QuadrantPoint::has_quadrants(size) || line >= lines {
            return None;
        }
        let half = lines / 2;
        let clockwise = match self {
            Self::Top | Self::Right => line,
            Self::Bottom | Self::Left => lines - 1 - line,
        };
        let (edge, digit) = if clockwise == half {
            (QuadrantEdge::Second, 0)
        } else if clockwise < half {
            (QuadrantEdge::Second, clockwise + 1)
        } else {
            (QuadrantEdge::First, lines - clockwise)
        };
        Some(EdgeLabel { edge, digit })
    }
}
