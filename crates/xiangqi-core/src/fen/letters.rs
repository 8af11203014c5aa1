//! Which letters stand for which men.

use crate::{Color, Piece, PieceKind};

/// The letters of the seven kinds, upper case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FenLetters {
    letters: [u8; 7],
}

impl FenLetters {
    /// `K A B N R C P`: the standard and all engines.
    pub const STANDARD: Self = Self { letters: *b"KABNRCP" };
    /// `K A E H R C P`: the World Xiangqi Federation, with elephants and horses.
    pub const WXF: Self = Self { letters: *b"KAEHRCP" };
    /// `K G M H R C P`: Yang's draft, with guards and ministers.
    pub const GUARD: Self = Self { letters: *b"KGMHRCP" };
    /// `G A E H R C S`: generals and soldiers.
    pub const GENERAL: Self = Self { letters: *b"GAEHRCS" };

    /// Makes a set from seven letters in the order of [`PieceKind::ALL`], in either case.
    ///
    /// It is none when one of them is no ASCII letter or two are the same.
    #[must_use]
    pub fn new(letters: [char; 7]) -> Option<Self> {
        let mut own = [0; 7];
        for (slot, letter) in own.iter_mut().zip(letters) {
            *slot = u8::try_from(letter).ok()?.to_ascii_uppercase();
        }
        let distinct = own.iter().enumerate().all(|(n, letter)| !own[..n].contains(letter));
        let letters = own.iter().all(u8::is_ascii_uppercase);
        (distinct && letters).then_some(Self { letters: own })
    }

    /// Returns the letter of `kind`, upper case.
    #[must_use]
    pub const fn kind_letter(&self, kind: PieceKind) -> char {
        self.letters[kind.index()] as char
    }

    /// Returns the letter of `piece`: upper case for Red, lower case for Black.
    #[must_use]
    pub const fn piece_letter(&self, piece: Piece) -> char {
        let letter = self.kind_letter(piece.kind);
        match piece.color {
            Color::Red => letter,
            Color::Black => letter.to_ascii_lowercase(),
        }
    }

    /// Returns the kind that `letter` stands for, in either case.
    #[must_use]
    pub fn kind_of(&self, letter: char) -> Option<PieceKind> {
        let letter = letter.to_ascii_uppercase();
        PieceKind::ALL.into_iter().find(|&kind| self.kind_letter(kind) == letter)
    }

    /// Replaces the letter of `kind`.
    pub(super) const fn set(&mut self, kind: PieceKind, upper_case: u8) {
        self.letters[kind.index()] = upper_case;
    }
}

impl Default for FenLetters {
    fn default() -> Self {
        Self::STANDARD
    }
}
