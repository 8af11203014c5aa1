//! The two sides.

/// A side: Red (红) moves first from the usual start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Color {
    /// Red (红), at the bottom of the board, ranks 0 to 4.
    Red,
    /// Black (黑), at the top of the board, ranks 5 to 9.
    Black,
}

impl Color {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// Returns 0 for Red, 1 for Black.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl core::ops::Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

impl core::fmt::Display for Color {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(match self {
            Self::Red => "Red",
            Self::Black => "Black",
        })
    }
}
