//! The one check between a setup and a position.

use alloc::vec::Vec;

use crate::{Color, File, Piece, PieceKind, Setup, SetupFault, Square, SquareSet};

impl Setup {
    /// Returns everything that keeps the setup from being a legal position; nothing if it is one.
    ///
    /// ```
    /// use xiangqi_core::{Color, Setup, SetupFault};
    ///
    /// assert!(Setup::START.faults().is_empty());
    /// let [red, black] = Color::ALL.map(|color| SetupFault::NoKing { color });
    /// assert_eq!(Setup::EMPTY.faults(), [red, black]);
    /// ```
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let mut men = [[0; PieceKind::ALL.len()]; 2];
        for (_, piece) in self.board.iter() {
            men[piece.color as usize][piece.kind.index()] += 1;
        }
        for color in Color::ALL {
            count_men(color, men[color as usize], &mut faults);
        }
        for (square, piece) in self.board.iter() {
            faults.extend(misplacement(piece, square));
        }
        for color in Color::ALL {
            self.find_doubled_pawns(color, &mut faults);
        }
        self.find_open_kings(&mut faults);
        faults
    }

    fn find_doubled_pawns(&self, color: Color, faults: &mut Vec<SetupFault>) {
        let pawns = self.board.squares_of(Piece::new(color, PieceKind::Pawn));
        let mut home = [0; 9];
        for square in pawns.into_iter().filter(|&square| is_pawn_home(color, square)) {
            home[square.file().index() as usize] += 1;
        }
        for file in File::all().filter(|file| home[file.index() as usize] > 1) {
            faults.push(SetupFault::PawnsDoubled { color, file });
        }
    }

    /// Finds kings that face each other and a king that could be taken.
    fn find_open_kings(&self, faults: &mut Vec<SetupFault>) {
        let kings = |color| self.board.squares_of(Piece::new(color, PieceKind::King));
        if self.board.kings_face() {
            let files = |color| kings(color).into_iter().map(Square::file);
            let shared = files(Color::Red).find(|&red| files(Color::Black).any(|file| file == red));
            faults.extend(shared.map(|file| SetupFault::KingsFace { file }));
        }
        for king in kings(self.side_to_move.other()) {
            let checkers: SquareSet = self.board.attackers(king, self.side_to_move);
            if !checkers.is_empty() {
                faults.push(SetupFault::OpponentInCheck { king, checkers });
            }
        }
    }
}

/// Finds kings that are missing and men of which `found` are more than a side has.
fn count_men(color: Color, found: [u8; PieceKind::ALL.len()], faults: &mut Vec<SetupFault>) {
    for (kind, found) in PieceKind::ALL.into_iter().zip(found) {
        let piece = Piece::new(color, kind);
        match kind {
            PieceKind::King if found == 0 => faults.push(SetupFault::NoKing { color }),
            PieceKind::King if found > 1 => faults.push(SetupFault::TooManyKings { color, found }),
            _ if usize::from(found) > kind.usual_count() => {
                faults.push(SetupFault::TooManyMen { piece, found });
            }
            _ => {}
        }
    }
}

/// Returns the fault of `piece` on `square`, if a game can never bring it there.
fn misplacement(piece: Piece, square: Square) -> Option<SetupFault> {
    let color = piece.color;
    let (file, rank) = (square.file().index(), square.rank().from_side(color));
    match piece.kind {
        PieceKind::King if !square.in_palace(color) => {
            Some(SetupFault::KingOutsidePalace { color, square })
        }
        PieceKind::Advisor if !square.in_palace(color) || (file + rank) % 2 == 0 => {
            Some(SetupFault::AdvisorMisplaced { color, square })
        }
        PieceKind::Elephant if !matches!((file, rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2)) => {
            Some(SetupFault::ElephantMisplaced { color, square })
        }
        PieceKind::Pawn if rank < 3 || (rank < 5 && file % 2 == 1) => {
            Some(SetupFault::PawnMisplaced { color, square })
        }
        _ => None,
    }
}

/// Tells whether a pawn on `square` has not crossed the river yet.
fn is_pawn_home(color: Color, square: Square) -> bool {
    matches!(square.rank().from_side(color), 3 | 4)
}
