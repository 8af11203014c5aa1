//! A step of a piece from one square to another.

use core::fmt;
use core::str::FromStr;

use crate::Square;

/// A move: where a piece leaves and where it arrives. What it takes the board knows.
///
/// ```
/// use xiangqi_core::Move;
///
/// let mv: Move = "h2e2".parse()?;
/// assert_eq!(mv.from.to_string(), "h2");
/// assert_eq!(mv.mirrored().to_string(), "b2e2");
/// assert_eq!(mv.turned().to_string(), "b7e7");
/// # Ok::<(), xiangqi_core::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square that is left.
    pub from: Square,
    /// The square that is entered.
    pub to: Square,
}

impl Move {
    /// Makes the move from `from` to `to`.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to }
    }

    /// Returns the move on the board mirrored left to right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::new(self.from.mirrored(), self.to.mirrored())
    }

    /// Returns the move on the board turned by 180°.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self::new(self.from.turned(), self.to.turned())
    }
}

/// The text is not two square names such as `h2e2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected two squares a0 to i9, such as h2e2")
    }
}

impl core::error::Error for ParseMoveError {}

/// Reads the two squares: `h2e2`.
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (from, to) = text.split_at_checked(2).ok_or(ParseMoveError)?;
        let square = |name: &str| name.parse().map_err(|_| ParseMoveError);
        Ok(Self::new(square(from)?, square(to)?))
    }
}

/// Writes the two squares: `h2e2`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
