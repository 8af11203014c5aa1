//! The words that tell pieces on one file apart.

/// The place of a piece among pieces of its kind that stand in a line, seen from the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InLine {
    /// 前, `+`: the front piece.
    Front,
    /// 中, `.`: the middle piece of three.
    Middle,
    /// 后, `-`: the rear piece.
    Rear,
    /// 一, `a`.
    First,
    /// 二, `b`.
    Second,
    /// 三, `c`.
    Third,
    /// 四, `d`.
    Fourth,
    /// 五, `e`.
    Fifth,
    /// `++`: the piece before the front piece, in the rules of the Asian federation of 1980.
    Foremost,
    /// `--`: the piece behind the rear piece, in the rules of the Asian federation of 1980.
    Hindmost,
}

impl InLine {
    /// Returns the ordinal for the piece number `index`, 0 (一) to 4 (五).
    #[must_use]
    pub const fn ordinal(index: u8) -> Option<Self> {
        match index {
            0 => Some(Self::First),
            1 => Some(Self::Second),
            2 => Some(Self::Third),
            3 => Some(Self::Fourth),
            4 => Some(Self::Fifth),
            _ => None,
        }
    }

    /// Returns the index of an ordinal, 0 (一) to 4 (五).
    #[must_use]
    pub const fn ordinal_index(self) -> Option<u8> {
        match self {
            Self::First => Some(0),
            Self::Second => Some(1),
            Self::Third => Some(2),
            Self::Fourth => Some(3),
            Self::Fifth => Some(4),
            _ => None,
        }
    }
}
