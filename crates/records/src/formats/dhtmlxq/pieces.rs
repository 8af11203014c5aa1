//! The 32 squares of `binit`: two digits each, 99 for a piece that is not there.
//!
//! The order is that of XQF, Red first: rook, horse, elephant, advisor, king, advisor, elephant,
//! horse, rook, two cannons, five pawns.

use xiangqi_core::{Board, Color, Piece, PieceKind, Square};

/// The kinds of one side's sixteen slots.
const ORDER: [PieceKind; 16] = {
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};

    [
        Rook, Horse, Elephant, Advisor, King, Advisor, Elephant, Horse, Rook, Cannon, Cannon, Pawn,
        Pawn, Pawn, Pawn, Pawn,
    ]
};

const fn piece(slot: usize) -> Piece {
    let color = if slot < 16 { Color::Red } else { Color::Black };
    Piece::new(color, ORDER[slot % 16])
}

/// Returns the square of two digits: file from Red's left, row from the top.
pub(super) fn square(file: u8, row: u8) -> Option<Square> {
    Square::from_coords(file, 9_u8.checked_sub(row)?)
}

/// Returns the two digits of a square.
pub(super) fn digits(square: Square) -> [char; 2] {
    [square.file().index(), 9 - square.rank().index()].map(|digit| char::from(b'0' + digit))
}

/// Sets the pieces up. Where two share a square, the second is left out and its square told.
pub(super) fn board(digits: &[u8]) -> (Board, Vec<Square>) {
    let mut board = Board::EMPTY;
    let mut taken = Vec::new();
    for (slot, pair) in digits.chunks_exact(2).take(32).enumerate() {
        let Some(square) = square(pair[0], pair[1]) else { continue };
        if board.get(square).is_some() {
            taken.push(square);
        } else {
            board.set(square, Some(piece(slot)));
        }
    }
    (board, taken)
}

/// Appends the digits of `board`. Tells whether every piece had a slot.
pub(super) fn push_board(board: &Board, out: &mut String) -> bool {
    let mut slots: [Option<Square>; 32] = [None; 32];
    let mut men: Vec<_> = board.iter().collect();
    men.sort_by_key(|&(square, _)| (square.file(), square.rank()));
    let mut complete = true;
    for (square, man) in men {
        let free = (0..32).find(|&slot| slots[slot].is_none() && piece(slot) == man);
        match free {
            Some(slot) => slots[slot] = Some(square),
            None => complete = false,
        }
    }
    for slot in slots {
        out.extend(slot.map_or(['9', '9'], digits));
    }
    complete
}

#[cfg(test)]
mod tests {
    use xiangqi_core::{Board, Color, Piece, PieceKind};

    use super::{board, push_board};

    /// The digits that programs write for the usual start.
    const START: &str = "0919293949596979891777062646668600102030405060708012720323436383";

    #[test]
    fn the_usual_start() {
        let digits: Vec<u8> = START.bytes().map(|byte| byte - b'0').collect();
        assert_eq!(board(&digits), (Board::START, Vec::new()));
        let mut out = String::new();
        assert!(push_board(&Board::START, &mut out));
        assert_eq!(out, START);
    }

    #[test]
    fn a_third_rook_has_no_slot() {
        let mut board = Board::START;
        board.set("e4".parse().unwrap(), Some(Piece::new(Color::Red, PieceKind::Rook)));
        assert!(!push_board(&board, &mut String::new()));
    }
}
