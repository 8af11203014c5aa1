//! How the pieces of one kind stand together on files.

use xiangqi_core::{Color, Square, SquareSet};

use crate::PlayerFile;

/// The bits of each file, from `a`.
const FILES: [u128; 9] = {
    let mut files = [0; 9];
    let mut index = 0;
    while index < 90 {
        files[index % 9] |= 1 << index;
        index += 1;
    }
    files
};

/// The pieces of one kind and side, as a notation by files sees them.
#[derive(Clone, Copy)]
pub(crate) struct LineUp {
    bits: u128,
    color: Color,
}

impl LineUp {
    pub(crate) fn new(pieces: SquareSet, color: Color) -> Self {
        Self { bits: pieces.bits(), color }
    }

    /// Returns how many pieces stand on the file of `square`.
    pub(crate) fn on_file(self, square: Square) -> u32 {
        self.on(square.file().index()).count_ones()
    }

    /// Returns how many pieces on the file of `square` stand before it, seen from their side.
    pub(crate) fn ahead(self, square: Square) -> u32 {
        let on_file = self.on(square.file().index());
        let ahead = match self.color {
            Color::Red => on_file >> square.index() >> 1,
            Color::Black => on_file & ((1 << square.index()) - 1),
        };
        ahead.count_ones()
    }

    /// Returns how many pieces on the file of `square` stand above it, seen from Red.
    pub(crate) fn north(self, square: Square) -> u32 {
        (self.on(square.file().index()) >> square.index() >> 1).count_ones()
    }

    /// Returns the squares of the pieces on `file`.
    pub(crate) fn only_on(self, file: PlayerFile) -> SquareSet {
        SquareSet::from_bits(self.on(file.index(self.color)))
    }

    /// Returns how many files hold two pieces or more.
    pub(crate) fn tandem_files(self) -> u32 {
        (0..9).map(|file| u32::from(self.on(file).count_ones() >= 2)).sum()
    }

    /// Returns how many pieces on tandem files stand further to `color`'s right than the file of
    /// `square`.
    pub(crate) fn tandem_right_of(self, square: Square, color: Color) -> u32 {
        let file = square.file().index();
        let right = match color {
            Color::Red => file + 1..9,
            Color::Black => 0..file,
        };
        right.map(|file| self.on(file).count_ones()).filter(|&count| count >= 2).sum()
    }

    /// Returns how many pieces stand on tandem files.
    pub(crate) fn in_tandem(self) -> u32 {
        (0..9).map(|file| self.on(file).count_ones()).filter(|&count| count >= 2).sum()
    }

    fn on(self, file: u8) -> u128 {
        self.bits & FILES[usize::from(file)]
    }
}
