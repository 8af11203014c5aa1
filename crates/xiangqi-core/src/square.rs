//! The ninety points of the board.

use core::fmt;
use core::str::FromStr;

use crate::Color;

/// A file of the board, `a` to `i` from Red's left.
///
/// This is the board's own numbering; a player's own file numbers 1 to 9 belong to notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

impl File {
    /// Number of files.
    pub const COUNT: u8 = 9;

    /// Makes a file from its index, 0 (`a`) to 8 (`i`).
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// Returns the index, 0 to 8.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the nine files from `a` to `i`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// Returns the letter, `a` to `i`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "File({})", self.letter())
    }
}

/// A rank of the board, 0 to 9 from Red's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// Number of ranks.
    pub const COUNT: u8 = 10;

    /// Makes a rank from its index, 0 to 9.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// Returns the index, 0 to 9.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the ten ranks from 0 to 9.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// Returns how far the rank lies from `color`'s own back rank, 0 to 9.
    #[must_use]
    pub const fn from_side(self, color: Color) -> u8 {
        match color {
            Color::Red => self.0,
            Color::Black => 9 - self.0,
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rank({})", self.0)
    }
}

/// One of the ninety points, written as file letter and rank digit: `a0` to `i9`.
///
/// ```
/// use xiangqi_core::{Color, Square};
///
/// let square: Square = "h2".parse()?;
/// assert_eq!((square.file().letter(), square.rank().index()), ('h', 2));
/// assert_eq!(square.rank().from_side(Color::Black), 7);
/// assert_eq!(square.mirrored().to_string(), "b2");
/// assert_eq!(square.turned().to_string(), "b7");
/// # Ok::<(), xiangqi_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Number of squares.
    pub const COUNT: u8 = 90;

    /// Makes the square on `file` and `rank`.
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank.0 * 9 + file.0)
    }

    /// Makes a square from its index: rank × 9 + file, 0 (`a0`) to 89 (`i9`).
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// Makes a square from an index that is known to be below 90.
    #[inline(always)]
    pub(crate) const fn at(index: u8) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index)
    }

    /// Makes a square from file and rank indexes, 0 to 8 and 0 to 9.
    #[must_use]
    pub const fn from_coords(file: u8, rank: u8) -> Option<Self> {
        if file < File::COUNT && rank < Rank::COUNT { Some(Self(rank * 9 + file)) } else { None }
    }

    /// Returns the index: rank × 9 + file, 0 to 89.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the file.
    #[must_use]
    pub const fn file(self) -> File {
        File(self.0 % 9)
    }

    /// Returns the rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank(self.0 / 9)
    }

    /// Returns the ninety squares, `a0`, `b0`, … `i9`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// Returns the square `files` to Red's right and `ranks` towards Black, if it is on the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = (self.0 % 9) as i8 + files;
        let rank = (self.0 / 9) as i8 + ranks;
        if file < 0 || rank < 0 { None } else { Self::from_coords(file as u8, rank as u8) }
    }

    /// Returns the square on the other end of its rank (`a0` ↔ `i0`).
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 / 9 * 9 + 8 - self.0 % 9)
    }

    /// Returns the square as the other player sees it: the board turned by 180° (`a0` ↔ `i9`).
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(89 - self.0)
    }

    /// Tells whether the square lies in the palace (九宫) of `color`.
    #[must_use]
    pub const fn in_palace(self, color: Color) -> bool {
        let file = self.0 % 9;
        3 <= file && file <= 5 && self.rank().from_side(color) <= 2
    }

    /// Tells whether the square lies on `color`'s own half, before the river (河).
    #[must_use]
    pub const fn on_own_half(self, color: Color) -> bool {
        self.rank().from_side(color) <= 4
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The text is not a square name `a0` to `i9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a square a0 to i9")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match *text.as_bytes() {
            [file @ b'a'..=b'i', rank @ b'0'..=b'9'] => Ok(Self((rank - b'0') * 9 + file - b'a')),
            _ => Err(ParseSquareError),
        }
    }
}
