//! A player's own numbering of the files.

use core::fmt;

use xiangqi_core::{Color, File};

/// The number of a file as one player counts it: 1 to 9 from that player's right hand.
///
/// Red's 二 and Black's 2 are different files; only 5 is common to both.
/// The board's own lettering is [`File`]; the two are never mixed.
///
/// ```
/// use xiangqi_core::{Color, File};
/// use xiangqi_notation::PlayerFile;
///
/// let file = File::new(7).unwrap(); // the h file
/// assert_eq!(PlayerFile::of(file, Color::Red).number(), 2);
/// assert_eq!(PlayerFile::of(file, Color::Black).number(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerFile(u8);

impl PlayerFile {
    /// Makes a file from its number, 1 to 9.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 9 { Some(Self(number)) } else { None }
    }

    /// Returns the number that `color` gives to the board's `file`.
    #[must_use]
    pub const fn of(file: File, color: Color) -> Self {
        match color {
            Color::Red => Self(9 - file.index()),
            Color::Black => Self(file.index() + 1),
        }
    }

    /// Returns the number, 1 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the index of the board's file that `color` numbers so, 0 (`a`) to 8 (`i`).
    pub(crate) const fn index(self, color: Color) -> u8 {
        match color {
            Color::Red => 9 - self.0,
            Color::Black => self.0 - 1,
        }
    }

    /// Returns the board's file that `color` numbers so.
    ///
    /// # Panics
    ///
    /// Never: the number is 1 to 9.
    #[must_use]
    pub const fn file(self, color: Color) -> File {
        match File::new(self.index(color)) {
            Some(file) => file,
            None => unreachable!(),
        }
    }
}

impl fmt::Display for PlayerFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for PlayerFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayerFile({})", self.0)
    }
}
