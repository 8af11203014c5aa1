//! Where kings, horses and pawns step, and from where they give check.

use crate::by_square::BySquare;
use crate::{Color, Square, SquareSet};

/// File and rank indexes of a square.
#[derive(Clone, Copy)]
pub(crate) struct Coords {
    /// 0 to 8.
    pub(crate) file: u8,
    /// 0 to 9.
    pub(crate) rank: u8,
}

/// File and rank of each square.
pub(crate) static COORDS: BySquare<Coords> = BySquare::new({
    let mut table = [Coords { file: 0, rank: 0 }; 128];
    let mut index = 0;
    while index < Square::COUNT {
        table[index as usize] = Coords { file: index % 9, rank: index / 9 };
        index += 1;
    }
    table
});

/// The other squares on the file and on the rank of a square.
pub(crate) static CROSS: BySquare<SquareSet> = BySquare::new({
    let mut table = [SquareSet::EMPTY; 128];
    let mut from = 0;
    while from < Square::COUNT {
        let mut to = 0;
        while to < Square::COUNT {
            if from != to && (from % 9 == to % 9 || from / 9 == to / 9) {
                table[from as usize].insert(Square::at(to));
            }
            to += 1;
        }
        from += 1;
    }
    table
});

/// The squares next to a square that lie in a palace: the steps of a king in it.
pub(crate) static KING_STEPS: BySquare<SquareSet> = BySquare::new({
    let mut table = [SquareSet::EMPTY; 128];
    let mut from = 0;
    while from < Square::COUNT {
        let mut way = 0;
        while way < 4 {
            let (files, ranks) = ORTHOGONAL[way];
            if let Some(to) = Square::at(from).offset(files, ranks)
                && (to.in_palace(Color::Red) || to.in_palace(Color::Black))
            {
                table[from as usize].insert(to);
            }
            way += 1;
        }
        from += 1;
    }
    table
});

/// The steps of a horse by the squares next to it that are taken: bit 0 on its left, 1 before it
/// on the lower rank, 2 on its right, 3 on the higher rank.
pub(crate) static HORSE_STEPS: BySquare<[SquareSet; 16]> = BySquare::new({
    let mut table = [[SquareSet::EMPTY; 16]; 128];
    let mut from = 0;
    while from < Square::COUNT {
        let mut taken = 0;
        while taken < 16 {
            let mut leg = 0;
            while leg < 4 {
                let (files, ranks) = LEGS[leg];
                if taken >> leg & 1 == 0 {
                    // Two ahead and one to either side.
                    let ends = [
                        (2 * files + ranks, 2 * ranks + files),
                        (2 * files - ranks, 2 * ranks - files),
                    ];
                    let mut end = 0;
                    while end < 2 {
                        if let Some(to) = Square::at(from).offset(ends[end].0, ends[end].1) {
                            table[from as usize][taken].insert(to);
                        }
                        end += 1;
                    }
                }
                leg += 1;
            }
            taken += 1;
        }
        from += 1;
    }
    table
});

/// The squares from which a pawn of the colour reaches a square in one step.
pub(crate) static PAWN_SOURCES: [BySquare<SquareSet>; 2] =
    [pawn_sources(Color::Red), pawn_sources(Color::Black)];

const fn pawn_sources(color: Color) -> BySquare<SquareSet> {
    let back = match color {
        Color::Red => -1,
        Color::Black => 1,
    };
    let mut table = [SquareSet::EMPTY; 128];
    let mut to = 0;
    while to < Square::COUNT {
        let square = Square::at(to);
        if let Some(behind) = square.offset(0, back) {
            table[to as usize].insert(behind);
        }
        let mut side = -1;
        while side <= 1 {
            if let Some(beside) = square.offset(side, 0)
                && side != 0
                && !beside.on_own_half(color)
            {
                table[to as usize].insert(beside);
            }
            side += 1;
        }
        to += 1;
    }
    BySquare::new(table)
}

/// The directions along files and ranks.
const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The directions of the legs of a horse, in the order of the bits of [`HORSE_STEPS`].
const LEGS: [(i8, i8); 4] = [(-1, 0), (0, -1), (1, 0), (0, 1)];
