//! How many lines a board has.

use core::fmt;

use crate::Point;

/// The size of a board: columns and rows, each 1 to 52.
///
/// 52 is the most that SGF can address (FF\[4\], "Go (GM\[1\]) specific properties").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Lines", into = "Lines"))]
pub struct BoardSize {
    columns: u8,
    rows: u8,
}

impl BoardSize {
    /// The most columns or rows.
    pub const MAX: u8 = 52;

    /// The usual board of 19 × 19.
    pub const NINETEEN: Self = Self { columns: 19, rows: 19 };

    /// Makes a size of `columns` × `rows`, each 1 to 52.
    #[must_use]
    pub const fn new(columns: u8, rows: u8) -> Option<Self> {
        if columns == 0 || columns > Self::MAX || rows == 0 || rows > Self::MAX {
            None
        } else {
            Some(Self { columns, rows })
        }
    }

    /// Makes the size of a square board of `lines` × `lines`, 1 to 52.
    #[must_use]
    pub const fn square(lines: u8) -> Option<Self> {
        Self::new(lines, lines)
    }

    /// Returns the number of columns.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// Returns the number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Returns the number of points.
    #[must_use]
    pub const fn point_count(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// Tells whether the board has as many columns as rows.
    #[must_use]
    pub const fn is_square(self) -> bool {
        self.columns == self.rows
    }

    /// Tells whether `point` lies on the board.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.column() < self.columns && point.row() < self.rows
    }

    /// Returns the point in the middle (天元), which a board with an even side does not have.
    #[must_use]
    pub const fn tengen(self) -> Option<Point> {
        if self.columns % 2 == 1 && self.rows % 2 == 1 {
            Point::new(self.columns / 2, self.rows / 2)
        } else {
            None
        }
    }

    /// Returns the points row by row from the upper left.
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        (0..self.rows).flat_map(move |row| {
            (0..self.columns).filter_map(move |column| Point::new(column, row))
        })
    }

    /// Returns the size with columns and rows exchanged, as a quarter turn leaves it.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self { columns: self.rows, rows: self.columns }
    }
}

/// 19 × 19.
impl Default for BoardSize {
    fn default() -> Self {
        Self::NINETEEN
    }
}

/// Writes columns and rows, such as `19×19`.
impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.columns, self.rows)
    }
}

/// The serialized form, before its check.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct Lines {
    columns: u8,
    rows: u8,
}

#[cfg(feature = "serde")]
impl TryFrom<Lines> for BoardSize {
    type Error = &'static str;

    fn try_from(lines: Lines) -> Result<Self, Self::Error> {
        Self::new(lines.columns, lines.rows).ok_or("a board has 1 to 52 columns and rows")
    }
}

#[cfg(feature = "serde")]
impl From<BoardSize> for Lines {
    fn from(size: BoardSize) -> Self {
        Self { columns: size.columns, rows: size.rows }
    }
}
