//! The FEN writer.

use alloc::string::String;
use core::fmt::Write;

use super::{FenDialect, FenFields, RedSide};
use crate::{Color, Position, Setup};

impl Setup {
    /// Writes the setup as FEN in `dialect`.
    ///
    /// Counters, and even the side, are lost in dialects without them. [`Display`] writes the
    /// standard dialect.
    ///
    /// ```
    /// use xiangqi_core::{FenDialect, FenFields, FenLetters, RedSide, Setup};
    ///
    /// let web = FenDialect {
    ///     letters: FenLetters::WXF,
    ///     red: RedSide::R,
    ///     fields: FenFields::Side,
    /// };
    /// assert_eq!(
    ///     Setup::START.to_fen(web),
    ///     "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r"
    /// );
    /// ```
    ///
    /// [`Display`]: core::fmt::Display
    #[must_use]
    pub fn to_fen(&self, dialect: FenDialect) -> String {
        let mut text = String::new();
        let side = match (self.side_to_move, dialect.red) {
            (Color::Red, RedSide::W) => 'w',
            (Color::Red, RedSide::R) => 'r',
            (Color::Black, _) => 'b',
        };
        let letter = |piece| dialect.letters.piece_letter(piece);
        // Writing to a string cannot fail.
        let _ = self.board.write_placement(letter, &mut text);
        let _ = match dialect.fields {
            FenFields::Placement => Ok(()),
            FenFields::GluedSide => write!(text, "{side}"),
            FenFields::Side => write!(text, " {side}"),
            FenFields::Epd => write!(text, " {side} - -"),
            FenFields::Full => {
                write!(text, " {side} - - {} {}", self.halfmove_clock, self.fullmove_number)
            }
        };
        text
    }
}

impl Position {
    /// Writes the position as FEN in `dialect`.
    ///
    /// Counters, and even the side, are lost in dialects without them. [`Display`] writes the
    /// standard dialect.
    ///
    /// [`Display`]: core::fmt::Display
    #[must_use]
    pub fn to_fen(&self, dialect: FenDialect) -> String {
        self.as_setup().to_fen(dialect)
    }
}
