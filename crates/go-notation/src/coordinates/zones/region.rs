//! The zones and the arms of the centre lines between them.

/// A zone, or the arm of a centre line between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Region {
    /// The lower left.
    A,
    /// The lower right.
    B,
    /// The upper right.
    C,
    /// The upper left.
    D,
    /// From tengen to the bottom.
    AB,
    /// From tengen to the right.
    BC,
    /// From tengen to the top.
    CD,
    /// From tengen to the left.
    AD,
}

impl Region {
    pub(super) const ALL: [Self; 8] =
        [Self::A, Self::B, Self::C, Self::D, Self::AB, Self::BC, Self::CD, Self::AD];

    /// Returns the letters.
    pub(super) const fn letters(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
            Self::AB => "AB",
            Self::BC => "BC",
            Self::CD => "CD",
            Self::AD => "AD",
        }
    }

    /// Tells whether the region counts vertical lines, with a letter.
    pub(super) const fn has_letter(self) -> bool {
        !matches!(self, Self::AB | Self::CD)
    }

    /// Tells whether the region counts horizontal lines, with a digit.
    pub(super) const fn has_digit(self) -> bool {
        !matches!(self, Self::BC | Self::AD)
    }

    /// Tells whether vertical lines are counted from the right.
    pub(super) const fn is_right(self) -> bool {
        matches!(self, Self::B | Self::C | Self::BC)
    }

    /// Tells whether horizontal lines are counted from the bottom.
    pub(super) const fn is_lower(self) -> bool {
        matches!(self, Self::A | Self::B | Self::AB)
    }
}
