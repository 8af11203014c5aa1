//! The four quadrants of the board (象限) and the points in them.

use core::fmt;

use crate::{BoardSize, Point};

/// A quadrant, in the order of its mark: clockwise from the upper right.
///
/// The quadrants of mathematics run the other way; 02 and 04 are exchanged against them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Quadrant {
    /// 01: the upper right, with the centre line to the right.
    UpperRight,
    /// 02: the lower right, with the centre line to the bottom.
    LowerRight,
    /// 03: the lower left, with the centre line to the left.
    LowerLeft,
    /// 04: the upper left, with the centre line to the top.
    UpperLeft,
}

impl Quadrant {
    /// The quadrants 01, 02, 03, 04.
    pub const ALL: [Self; 4] =
        [Self::UpperRight, Self::LowerRight, Self::LowerLeft, Self::UpperLeft];

    /// Makes a quadrant from its number, 1 to 4.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::UpperRight),
            2 => Some(Self::LowerRight),
            3 => Some(Self::LowerLeft),
            4 => Some(Self::UpperLeft),
            _ => None,
        }
    }

    /// Returns the number, 1 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the quadrant to which a quarter turn clockwise brings this one: 01 to 02.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::UpperRight => Self::LowerRight,
            Self::LowerRight => Self::LowerLeft,
            Self::LowerLeft => Self::UpperLeft,
            Self::UpperLeft => Self::UpperRight,
        }
    }
}

/// Writes the mark, `01` to `04`.
impl fmt::Display for Quadrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0{}", self.number())
    }
}

/// The two digits of a point in its quadrant.
///
/// The first counts along the edge that comes first clockwise and has nine lines, the second along
/// the next edge, which has ten; both from the quadrant's corner, the tenth line being 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digits {
    first: u8,
    second: u8,
}

impl Digits {
    /// Makes a pair of digits, the first 1 to 9 and the second 0 to 9.
    #[must_use]
    pub const fn new(first: u8, second: u8) -> Option<Self> {
        if first == 0 || first > 9 || second > 9 { None } else { Some(Self { first, second }) }
    }

    /// Returns the first digit, 1 to 9.
    #[must_use]
    pub const fn first(self) -> u8 {
        self.first
    }

    /// Returns the second digit, 0 to 9.
    #[must_use]
    pub const fn second(self) -> u8 {
        self.second
    }
}

/// Writes the digits, such as `44`.
impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first, self.second)
    }
}

impl fmt::Debug for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A point as the quadrant notation sees it.
///
/// ```
/// use go_notation::{BoardSize, QuadrantPoint};
///
/// let star = QuadrantPoint::of("pd".parse().unwrap(), BoardSize::NINETEEN).unwrap();
/// assert_eq!(star.to_string(), "0144");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QuadrantPoint {
    /// The middle (天元), `00`, which lies in none of the four.
    Tengen,
    /// A point of a quadrant.
    In(Quadrant, Digits),
}

impl QuadrantPoint {
    /// The most lines of a board on which two digits name every point.
    pub const MAX_LINES: u8 = 19;

    /// Tells whether a board of `size` has quadrants: it is square, and its odd number of lines is
    /// at most 19.
    #[must_use]
    pub const fn has_quadrants(size: BoardSize) -> bool {
        size.is_square() && size.columns() % 2 == 1 && size.columns() <= Self::MAX_LINES
    }

    /// Returns the quadrant and the digits of `point`, if it is on a board that has quadrants.
    #[must_use]
    pub fn of(point: Point, size: BoardSize) -> Option<Self> {
        if !Self::has_quadrants(size) || !size.contains(point) {
            return None;
        }
        let lines = size.columns();
        let half = lines / 2;
        let (left, top) = (point.column() + 1, point.row() + 1);
        let (right, bottom) = (lines + 1 - left, lines + 1 - top);
        let (quadrant, first, second) = if right <= half && top <= half + 1 {
            (Quadrant::UpperRight, right, top)
        } else if bottom <= half && right <= half + 1 {
            (Quadrant::LowerRight, bottom, right)
        } else if left <= half && bottom <= half + 1 {
            (Quadrant::LowerLeft, left, bottom)
        } else if top <= half {
            (Quadrant::UpperLeft, top, left)
        } else {
            return Some(Self::Tengen);
        };
        let second = if second > half { 0 } else { second };
        Some(Self::In(quadrant, Digits::new(first, second)?))
    }

    /// Returns the point on a board of `size`, if the board has quadrants and the digits exist
    /// there.
    #[must_use]
    pub fn point(self, size: BoardSize) -> Option<Point> {
        if !Self::has_quadrants(size) {
            return None;
        }
        let Self::In(quadrant, digits) = self else { return size.tengen() };
        let lines = size.columns();
        let half = lines / 2;
        let first = Some(digits.first()).filter(|&first| first <= half)? - 1;
        let second = match digits.second() {
            0 => half,
            second => Some(second).filter(|&second| second <= half)? - 1,
        };
        let last = lines - 1;
        let (column, row) = match quadrant {
            Quadrant::UpperRight => (last - first, second),
            Quadrant::LowerRight => (last - second, last - first),
            Quadrant::LowerLeft => (first, last - second),
            Quadrant::UpperLeft => (second, first),
        };
        Point::new(column, row)
    }
}

/// Writes four digits, such as `0144`, or `00` for tengen.
impl fmt::Display for QuadrantPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tengen => f.write_str("00"),
            Self::In(quadrant, digits) => write!(f, "{quadrant}{digits}"),
        }
    }
}
