//! What stands between two squares of one line.

use crate::line_tables::BETWEEN;
use crate::men::Men;
use crate::step_tables::{COORDS, Coords};
use crate::{Color, Square, SquareSet};

/// The places strictly between two squares of one file or rank, and the men there.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    line: Line,
    /// All places between.
    pub(crate) places: u16,
    /// The places that the side asked about holds.
    pub(crate) own: u16,
    /// The places that the other side holds.
    pub(crate) theirs: u16,
}

/// The file or rank on which a span lies.
#[derive(Clone, Copy)]
enum Line {
    File(u8),
    Rank(u8),
}

impl Men {
    /// Looks from `from` to `to`, which stand on one file or rank, with the eyes of `us`.
    #[inline(always)]
    pub(crate) fn span(&self, from: Square, to: Square, us: Color) -> Span {
        let (from, to) = (COORDS.get(from), COORDS.get(to));
        if from.file == to.file {
            let places = BETWEEN[usize::from(from.rank << 4 | to.rank)];
            Span {
                line: Line::File(from.file),
                places,
                own: self.lines(us).file(from.file) & places,
                theirs: self.lines(us.other()).file(from.file) & places,
            }
        } else {
            let places = BETWEEN[usize::from(from.file << 4 | to.file)];
            Span {
                line: Line::Rank(from.rank),
                places,
                own: self.lines(us).rank(from.rank) & places,
                theirs: self.lines(us.other()).rank(from.rank) & places,
            }
        }
    }
}

impl Span {
    /// Returns the places that are taken.
    #[inline(always)]
    pub(crate) const fn men(self) -> u16 {
        self.own | self.theirs
    }

    /// Looks as if nothing stood on the square at `coords`, one of our own.
    #[inline(always)]
    pub(crate) const fn without(mut self, coords: Coords) -> Self {
        let place = match self.line {
            Line::File(file) if file == coords.file => 1 << coords.rank,
            Line::Rank(rank) if rank == coords.rank => 1 << coords.file,
            _ => 0,
        };
        self.own &= !place;
        self
    }

    /// Returns the squares of `places` of the line.
    pub(crate) const fn squares(self, places: u16) -> SquareSet {
        match self.line {
            Line::File(file) => file_squares(file, places),
            Line::Rank(rank) => rank_squares(rank, places),
        }
    }
}

/// Returns the squares of `places` of `file`.
pub(crate) const fn file_squares(file: u8, places: u16) -> SquareSet {
    let low = SPREAD[places as usize & 31] << file;
    let high = SPREAD[places as usize >> 5 & 31] << file;
    SquareSet::from_halves([low, high])
}

/// Returns the squares of `places` of `rank`.
pub(crate) const fn rank_squares(rank: u8, places: u16) -> SquareSet {
    if rank < 5 {
        SquareSet::from_halves([(places as u64) << (9 * rank), 0])
    } else {
        SquareSet::from_halves([0, (places as u64) << (9 * (rank - 5))])
    }
}

/// Returns the places of `rank` that are in `set`.
#[inline(always)]
pub(crate) const fn on_rank(set: SquareSet, rank: u8) -> u16 {
    let [low, high] = set.halves();
    let row = if rank < 5 { low >> (9 * rank) } else { high >> (9 * (rank - 5)) };
    row as u16 & 0x1FF
}

/// Returns the places of `file` that are in `set`.
#[inline(always)]
pub(crate) const fn on_file(set: SquareSet, file: u8) -> u16 {
    let [low, high] = set.halves();
    gather(low >> file) | gather(high >> file) << 5
}

/// Brings every ninth of the low 45 bits together.
#[inline(always)]
const fn gather(half: u64) -> u16 {
    // Bit 9n goes to bit 36 + n: it is moved by 36 - 8n, and no two products meet.
    let bits = half & 0x10_0804_0201;
    const MAGIC: u64 = 1 << 36 | 1 << 28 | 1 << 20 | 1 << 12 | 1 << 4;
    (bits.wrapping_mul(MAGIC) >> 36) as u16 & 31
}

/// Five bits spread to every ninth.
static SPREAD: [u64; 32] = {
    let mut table = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let mut place = 0;
        while place < 5 {
            table[bits] |= (bits as u64 >> place & 1) << (9 * place);
            place += 1;
        }
        bits += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::{file_squares, on_file, on_rank, rank_squares};
    use crate::SquareSet;

    #[test]
    fn lines_come_back_from_squares() {
        for places in 0..1024 {
            for file in 0..9 {
                let squares = file_squares(file, places);
                assert_eq!(on_file(squares, file), places);
                assert_eq!(on_file(squares.complement(), file), !places & 0x3FF);
                assert!(squares.into_iter().all(|square| square.file().index() == file));
            }
        }
        for places in 0..512 {
            for rank in 0..10 {
                let squares = rank_squares(rank, places);
                assert_eq!(on_rank(squares, rank), places);
                assert_eq!(on_rank(SquareSet::ALL.difference(squares), rank), !places & 0x1FF);
                assert!(squares.into_iter().all(|square| square.rank().index() == rank));
            }
        }
    }
}
