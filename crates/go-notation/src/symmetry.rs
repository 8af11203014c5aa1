//! The eight symmetries of a board: four turns and four mirrors.

use core::fmt;
use core::str::FromStr;

use alloc::vec::Vec;

use crate::{Board, BoardSize, ColoredMove, Move, OffBoard, Point};

/// A turn or a mirror of the board.
///
/// In the quadrant notation a turn changes only the quadrant, 01 to 02 to 03 to 04 to 01 for each
/// quarter.
/// A mirror exchanges the digits, too, except on the centre lines, whose points keep their digits.
/// The mirrors in the diagonals are named by the quadrants that keep their mark.
///
/// ```
/// use go_notation::{BoardSize, Symmetry};
///
/// let approach = "qf".parse().unwrap();
/// let size = BoardSize::NINETEEN;
/// assert_eq!(Symmetry::Mirror0103.point(approach, size).unwrap().to_string(), "nc");
/// assert_eq!(Symmetry::Turn90.point(approach, size).unwrap().to_string(), "nq");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Symmetry {
    /// Nothing moves.
    #[default]
    Identity,
    /// A quarter turn clockwise: 01 goes to 02.
    #[cfg_attr(feature = "serde", serde(rename = "turn-90"))]
    Turn90,
    /// A half turn: 01 goes to 03.
    #[cfg_attr(feature = "serde", serde(rename = "turn-180"))]
    Turn180,
    /// Three quarters of a turn clockwise: 01 goes to 04.
    #[cfg_attr(feature = "serde", serde(rename = "turn-270"))]
    Turn270,
    /// Left and right are exchanged: 01 and 04, 02 and 03.
    MirrorLeftRight,
    /// Top and bottom are exchanged: 01 and 02, 03 and 04.
    MirrorTopBottom,
    /// The mirror in the diagonal from the upper right to the lower left: 02 and 04 are exchanged.
    #[cfg_attr(feature = "serde", serde(rename = "mirror-01-03"))]
    Mirror0103,
    /// The mirror in the diagonal from the upper left to the lower right: 01 and 03 are exchanged.
    #[cfg_attr(feature = "serde", serde(rename = "mirror-02-04"))]
    Mirror0204,
}

impl Symmetry {
    /// The eight symmetries.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::Turn90,
        Self::Turn180,
        Self::Turn270,
        Self::MirrorLeftRight,
        Self::MirrorTopBottom,
        Self::Mirror0103,
        Self::Mirror0204,
    ];

    /// Returns the name, such as `turn-90` or `mirror-left-right`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Identity => "identity",
            Self::Turn90 => "turn-90",
            Self::Turn180 => "turn-180",
            Self::Turn270 => "turn-270",
            Self::MirrorLeftRight => "mirror-left-right",
            Self::MirrorTopBottom => "mirror-top-bottom",
            Self::Mirror0103 => "mirror-01-03",
            Self::Mirror0204 => "mirror-02-04",
        }
    }

    /// Returns the symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Turn90 => Self::Turn270,
            Self::Turn270 => Self::Turn90,
            other => other,
        }
    }

    /// Returns the symmetry that does this one first, then `next`.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        let (turns, mirrors) = self.parts();
        let (next_turns, next_mirrors) = next.parts();
        // A turn before a mirror is the opposite turn behind it.
        let turns = if next_mirrors { next_turns + 4 - turns } else { next_turns + turns };
        match (turns % 4, mirrors != next_mirrors) {
            (0, false) => Self::Identity,
            (1, false) => Self::Turn90,
            (2, false) => Self::Turn180,
            (_, false) => Self::Turn270,
            (0, true) => Self::MirrorLeftRight,
            (1, true) => Self::Mirror0103,
            (2, true) => Self::MirrorTopBottom,
            (_, true) => Self::Mirror0204,
        }
    }

    /// Returns the size of the board afterwards.
    #[must_use]
    pub const fn size(self, size: BoardSize) -> BoardSize {
        match self {
            Self::Turn90 | Self::Turn270 | Self::Mirror0103 | Self::Mirror0204 => size.transposed(),
            _ => size,
        }
    }

    /// Moves a point of a board of `size`.
    ///
    /// # Errors
    ///
    /// The point is not on the board.
    pub fn point(self, point: Point, size: BoardSize) -> Result<Point, OffBoard> {
        let off_board = OffBoard { point, size };
        if !size.contains(point) {
            return Err(off_board);
        }
        let (left, top) = (point.column(), point.row());
        let (right, bottom) = (size.columns() - 1 - left, size.rows() - 1 - top);
        let (column, row) = match self {
            Self::Identity => (left, top),
            Self::Turn90 => (bottom, left),
            Self::Turn180 => (right, bottom),
            Self::Turn270 => (top, right),
            Self::MirrorLeftRight => (right, top),
            Self::MirrorTopBottom => (left, bottom),
            Self::Mirror0103 => (bottom, right),
            Self::Mirror0204 => (top, left),
        };
        Point::new(column, row).ok_or(off_board)
    }

    /// Moves the point of a move on a board of `size`; passing and resigning stay.
    ///
    /// # Errors
    ///
    /// The point is not on the board.
    pub fn mv(self, mv: ColoredMove, size: BoardSize) -> Result<ColoredMove, OffBoard> {
        let action = match mv.action {
            Move::Play(point) => Move::Play(self.point(point, size)?),
            other => other,
        };
        Ok(ColoredMove { action, ..mv })
    }

    /// Moves the points of a whole record on a board of `size`.
    ///
    /// # Errors
    ///
    /// A point is not on the board.
    pub fn moves(
        self,
        moves: impl IntoIterator<Item = ColoredMove>,
        size: BoardSize,
    ) -> Result<Vec<ColoredMove>, OffBoard> {
        moves.into_iter().map(|mv| self.mv(mv, size)).collect()
    }

    /// Moves the stones of a board.
    ///
    /// The copy has the same stones only: no ko and no prisoners.
    #[must_use]
    pub fn board(self, board: &Board) -> Board {
        let mut copy = Board::new(self.size(board.size()));
        for (point, color) in board.stones() {
            if let Ok(point) = self.point(point, board.size()) {
                // The point is on the board, since the symmetry has moved it there.
                let _ = copy.set(point, Some(color));
            }
        }
        copy
    }

    /// Returns how many quarter turns follow the exchange of left and right, and whether it is
    /// made.
    const fn parts(self) -> (u8, bool) {
        match self {
            Self::Identity => (0, false),
            Self::Turn90 => (1, false),
            Self::Turn180 => (2, false),
            Self::Turn270 => (3, false),
            Self::MirrorLeftRight => (0, true),
            Self::Mirror0103 => (1, true),
            Self::MirrorTopBottom => (2, true),
            Self::Mirror0204 => (3, true),
        }
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No symmetry has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected identity, turn-90, turn-180, turn-270 or a mirror such as mirror-left-right")]
pub struct UnknownSymmetry;

impl FromStr for Symmetry {
    type Err = UnknownSymmetry;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|symmetry| symmetry.name() == name).ok_or(UnknownSymmetry)
    }
}
