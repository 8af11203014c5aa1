//! Random positions, the same in every run.

// Each test binary uses a part.
#![allow(dead_code)]

use xiangqi_core::{Color, Piece, PieceKind, Position, Setup, Square};

/// Xorshift64*.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        (high as usize * bound) >> 32
    }

    /// A position after up to `plies` random moves from the start.
    pub(crate) fn game(&mut self, plies: usize) -> Position {
        let mut position = Position::start();
        for _ in 0..self.below(plies + 1) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[self.below(moves.len())];
            position.play(mv).unwrap();
        }
        position
    }

    /// Some men on any squares, without any rule.
    pub(crate) fn setup(&mut self) -> Setup {
        let mut setup = Setup::EMPTY;
        for _ in 0..self.below(50) {
            let square = self.square();
            let color = Color::ALL[self.below(2)];
            let kind = PieceKind::ALL[self.below(7)];
            setup.board.set(square, Some(Piece::new(color, kind)));
        }
        setup.side_to_move = Color::ALL[self.below(2)];
        setup.halfmove_clock = self.below(200) as u32;
        setup.fullmove_number = 1 + self.below(200) as u32;
        setup
    }

    /// Some of the usual men, each where it may stand.
    pub(crate) fn placement(&mut self) -> Setup {
        let mut setup = Setup::EMPTY;
        setup.side_to_move = Color::ALL[self.below(2)];
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let least = usize::from(kind == PieceKind::King);
                let count = least + self.below(kind.usual_count() + 1 - least);
                for _ in 0..count {
                    self.place(&mut setup, Piece::new(color, kind));
                }
            }
        }
        setup
    }

    /// Puts `piece` on a square that is free and where it alone would be no fault.
    fn place(&mut self, setup: &mut Setup, piece: Piece) {
        for _ in 0..1000 {
            let square = self.square();
            if setup.board.get(square).is_none() && may_stand(piece, square) {
                setup.board.set(square, Some(piece));
                return;
            }
        }
    }

    pub(crate) fn square(&mut self) -> Square {
        Square::from_index(self.below(90) as u8).unwrap()
    }
}

fn may_stand(piece: Piece, square: Square) -> bool {
    let rank = square.rank().from_side(piece.color);
    let file = square.file().index();
    match piece.kind {
        PieceKind::King => square.in_palace(piece.color),
        PieceKind::Advisor => square.in_palace(piece.color) && !(file + rank).is_multiple_of(2),
        PieceKind::Elephant => matches!((file, rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2)),
        PieceKind::Pawn => rank > 4 || (rank > 2 && file.is_multiple_of(2)),
        _ => true,
    }
}
