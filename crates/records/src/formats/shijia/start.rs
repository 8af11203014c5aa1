//! The start position: 32 numbers and the side to move.

use xiangqi_core::{Board, Color, Piece, PieceKind, Setup, Square};

/// The kinds of one side's sixteen men.
const ORDER: [PieceKind; 16] = {
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};

    [
        Pawn, Pawn, Pawn, Pawn, Pawn, Cannon, Cannon, Horse, Horse, Rook, Rook, Elephant, Elephant,
        Advisor, Advisor, King,
    ]
};

/// How many men there are.
pub(super) const MEN: usize = 32;

/// A start position, and the squares that were stated twice.
#[derive(Clone, Debug)]
pub(super) struct Start {
    pub(super) setup: Setup,
    pub(super) taken: usize,
}

/// Returns the square of a number; none for a man that is not on the board.
fn square(number: u16) -> Option<Square> {
    let index = number.checked_sub(1)?;
    let file = (index % 16).checked_sub(3)?;
    let row = (index / 16).checked_sub(3)?;
    let rank = 9_u16.checked_sub(row)?;
    Square::from_coords(file.try_into().ok()?, rank.try_into().ok()?)
}

/// Reads 32 numbers and `+R` or `+B`.
pub(super) fn start(numbers: &[&str], side: &str) -> Option<Start> {
    let side_to_move = match side {
        "+R" | "+r" => Color::Red,
        "+B" | "+b" => Color::Black,
        _ => return None,
    };
    if numbers.len() != MEN {
        return None;
    }
    let mut board = Board::EMPTY;
    let mut taken = 0;
    for (at, number) in numbers.iter().enumerate() {
        let Some(square) = square(number.parse().ok()?) else { continue };
        let color = if at < MEN / 2 { Color::Red } else { Color::Black };
        if board.get(square).is_some() {
            taken += 1;
        } else {
            board.set(square, Some(Piece::new(color, ORDER[at % 16])));
        }
    }
    Some(Start { setup: Setup { board, side_to_move, ..Setup::EMPTY }, taken })
}

#[cfg(test)]
mod tests {
    use super::square;

    #[test]
    fn the_upper_left_corner_is_52() {
        assert_eq!(square(52), "a9".parse().ok());
        assert_eq!(square(60), "i9".parse().ok());
        assert_eq!(square(52 + 9 * 16 + 4), "e0".parse().ok());
        assert_eq!(square(51), None);
        assert_eq!(square(0), None);
        assert_eq!(square(61), None);
    }
}
