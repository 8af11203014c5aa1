//! How FEN is written here and there.

use super::FenLetters;

/// A way to write FEN: what reading met, and what writing is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FenDialect {
    /// The letters of the men.
    pub letters: FenLetters,
    /// The letter of Red's side.
    pub red: RedSide,
    /// The fields after the placement.
    pub fields: FenFields,
}

impl FenDialect {
    /// What engines write: `… w - - 0 1` with the letters `K A B N R C P`.
    pub const STANDARD: Self =
        Self { letters: FenLetters::STANDARD, red: RedSide::W, fields: FenFields::Full };
}

/// The letter that says that Red is to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RedSide {
    /// `w`, as engines write.
    #[default]
    W,
    /// `r`, as many web programs write.
    R,
}

/// Which fields there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FenFields {
    /// The placement alone; Red is taken to be on move.
    Placement,
    /// The side letter right behind the placement: `…/4K4w`.
    GluedSide,
    /// Placement and side: `…/4K4 w`.
    Side,
    /// Side and two unused fields, as in EPD: `…/4K4 w - -`.
    Epd,
    /// All, with the counters: `…/4K4 w - - 0 1`.
    #[default]
    Full,
}
