//! The intersections of a board.

use core::fmt;
use core::str::FromStr;

use crate::BoardSize;
use crate::coordinates::sgf;

/// An intersection, by its column from the left and its row from the top, both counted from 0.
///
/// A point knows no board: [`BoardSize::contains`] tells whether it lies on one.
/// Points are ordered row by row from the upper left.
/// The text form is SGF's, column letter and row letter: `aa` is the upper left corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    row: u8,
    column: u8,
}

impl Point {
    /// Makes the point on `column` and `row`, each 0 to 51 from the upper left.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < BoardSize::MAX && row < BoardSize::MAX {
            Some(Self { row, column })
        } else {
            None
        }
    }

    /// Makes the point of a board, which is known to have that column and row.
    pub(crate) const fn on_board(column: usize, row: usize) -> Self {
        Self { row: row as u8, column: column as u8 }
    }

    /// Returns the column, 0 to 51 from the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Returns the row, 0 to 51 from the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }
}

/// Writes the letters of SGF, such as `pd`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [column, row] = sgf::letters(*self);
        write!(f, "{column}{row}")
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The text is not a point `aa` to `ZZ`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected two letters `aa` to `ZZ`, column and row from the upper left")]
pub struct ParsePointError;

/// Reads the letters of SGF, such as `pd`.
impl FromStr for Point {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        sgf::point(text.as_bytes()).ok_or(ParsePointError)
    }
}

#[cfg(feature = "serde")]
mod serialized {
    use core::fmt;

    use serde::de::{Deserializer, Error, Visitor};
    use serde::{Deserialize, Serialize, Serializer};

    use super::Point;

    impl Serialize for Point {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for Point {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_str(Letters)
        }
    }

    struct Letters;

    impl Visitor<'_> for Letters {
        type Value = Point;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("two letters `aa` to `ZZ`")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<Point, E> {
            text.parse().map_err(E::custom)
        }
    }
}
