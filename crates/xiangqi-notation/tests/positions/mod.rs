//! Varied positions from a fixed seed: random play, and random placements with doubled pieces.

use xiangqi_core::{Color, Piece, PieceKind, Position, Setup, Square};

/// A xorshift generator: the same numbers on every machine.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Returns `count` positions in which the side to move has a legal move.
pub(crate) fn varied(count: usize) -> Vec<Position> {
    let mut random = Random::new(0x9e37_79b9_7f4a_7c15);
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        let mut position = match random.below(3) {
            0 => Position::start(),
            _ => placed(&mut random),
        };
        for _ in 0..random.below(60) {
            let mut moves = Vec::new();
            position.for_each_move(|mv| moves.push(mv));
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            position.play(mv).expect("generated moves are legal");
            if random.below(4) == 0 && positions.len() < count && position.has_legal_move() {
                positions.push(position.clone());
            }
        }
    }
    positions
}

/// Places pieces at random: most officers in pairs, pawns crowded on one to three files.
fn placed(random: &mut Random) -> Position {
    loop {
        let mut setup = Setup::EMPTY;
        if random.below(2) == 0 {
            setup.side_to_move = Color::Black;
        }
        for color in Color::ALL {
            let files = [random.below(9), random.below(9), random.below(9)];
            for kind in PieceKind::ALL {
                let most = if kind == PieceKind::King { 1 } else { kind.usual_count() };
                for _ in 0..most {
                    if kind != PieceKind::King && random.below(3) == 0 {
                        continue;
                    }
                    let file = match kind {
                        PieceKind::Pawn => files[random.below(3).min(random.below(3))],
                        PieceKind::Rook | PieceKind::Horse | PieceKind::Cannon => {
                            files[random.below(2)]
                        }
                        _ => random.below(9),
                    };
                    place(&mut setup, random, Piece::new(color, kind), file as u8);
                }
            }
        }
        if let Ok(position) = Position::new(setup)
            && position.has_legal_move()
        {
            return position;
        }
    }
}

/// Tries a few squares of `file` for `piece`; palace and elephant pieces go anywhere they may.
fn place(setup: &mut Setup, random: &mut Random, piece: Piece, file: u8) {
    for _ in 0..20 {
        let file = match piece.kind {
            PieceKind::King | PieceKind::Advisor => 3 + random.below(3) as u8,
            PieceKind::Elephant => 2 * random.below(5) as u8,
            _ => file,
        };
        let rank = random.below(10) as u8;
        let Some(square) = Square::from_coords(file, rank) else { continue };
        let ahead = square.rank().from_side(piece.color);
        let may = match piece.kind {
            PieceKind::King => square.in_palace(piece.color),
            PieceKind::Advisor => square.in_palace(piece.color) && (file == 4) == (ahead == 1),
            PieceKind::Elephant => match ahead {
                0 | 4 => file % 4 == 2,
                2 => file % 4 == 0,
                _ => false,
            },
            PieceKind::Pawn => ahead >= 5 || (ahead >= 3 && file % 2 == 0),
            _ => true,
        };
        if may && setup.board.get(square).is_none() {
            setup.board.set(square, Some(piece));
            return;
        }
    }
}
