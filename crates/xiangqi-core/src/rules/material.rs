//! Draws by material.
//!
//! No rule book lists them. The safe answer is that nobody can win if no man of either side can
//! cross the river; programs go further.

use super::turn::after;
use crate::{Board, Color, Piece, PieceKind, Position};

/// Which material counts as a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MaterialDraw {
    /// Only where no man of either side can cross the river.
    #[default]
    NoAttackers,
    /// As Pikafish has it: also lone cannons that find no screen, unless the side to move mates at
    /// once where a screen could be found.
    LoneCannons,
}

impl MaterialDraw {
    /// Tells whether `position` is a draw.
    #[must_use]
    pub fn is_draw(self, position: &Position) -> bool {
        let board = position.board();
        if board.iter().all(|(_, piece)| !piece.kind.crosses_river()) {
            return true;
        }
        self == Self::LoneCannons
            && match lone_cannons(board) {
                Cannons::Helpless => true,
                Cannons::MateOnly => !has_mate(position),
                Cannons::MayWin => false,
            }
    }
}

/// Tells whether `color` has too little to win, whatever the other side does: nothing that can
/// cross the river, or a single cannon without another man but the king.
#[must_use]
pub fn lacks_material(board: &Board, color: Color) -> bool {
    let count = |kind| count(board, color, kind);
    let screens = count(PieceKind::Advisor) + count(PieceKind::Elephant);
    count(PieceKind::Rook) + count(PieceKind::Horse) + count(PieceKind::Pawn) == 0
        && match count(PieceKind::Cannon) {
            0 => true,
            1 => screens == 0,
            _ => false,
        }
}

/// What cannons alone can do.
enum Cannons {
    /// Nothing.
    Helpless,
    /// Mate only where they could do it at once.
    MateOnly,
    /// There is more than a lone cannon, or it has advisors behind it.
    MayWin,
}

fn lone_cannons(board: &Board) -> Cannons {
    let of = |color, kind| count(board, color, kind);
    let attackers = |color| {
        [PieceKind::Rook, PieceKind::Horse, PieceKind::Pawn]
            .into_iter()
            .map(|kind| of(color, kind))
            .sum::<usize>()
    };
    if Color::ALL.into_iter().any(|color| attackers(color) > 0) {
        return Cannons::MayWin;
    }
    let cannons = Color::ALL.map(|color| of(color, PieceKind::Cannon));
    let advisors = |color| of(color, PieceKind::Advisor);
    let elephants = |color| of(color, PieceKind::Elephant);
    match cannons {
        [1, 1] if advisors(Color::Red) + advisors(Color::Black) == 0 => {
            if elephants(Color::Red) + elephants(Color::Black) == 0 {
                Cannons::Helpless
            } else {
                Cannons::MateOnly
            }
        }
        [1, 0] | [0, 1] => {
            let owner = if cannons[0] == 1 { Color::Red } else { Color::Black };
            match (advisors(owner), advisors(owner.other()), elephants(owner)) {
                (0, 0, _) | (0, 1, 0) => Cannons::Helpless,
                (0, 1, _) | (0, 2, 0) => Cannons::MateOnly,
                _ => Cannons::MayWin,
            }
        }
        _ => Cannons::MayWin,
    }
}

fn count(board: &Board, color: Color, kind: PieceKind) -> usize {
    board.squares_of(Piece::new(color, kind)).len()
}

fn has_mate(position: &Position) -> bool {
    position.legal_moves().into_iter().any(|mv| {
        let next = after(position, mv);
        next.is_check() && !next.has_legal_move()
    })
}
