//! The 32 squares of the pieces.

use xiangqi_core::{Board, Color, Piece, PieceKind, Square};

use super::keys::{FIRST_ROTATED, Keys};

/// The kinds of one side's sixteen slots; Red's come first.
const ORDER: [PieceKind; 16] = {
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};

    [
        Rook, Horse, Elephant, Advisor, King, Advisor, Elephant, Horse, Rook, Cannon, Cannon, Pawn,
        Pawn, Pawn, Pawn, Pawn,
    ]
};

/// The number for a piece that is not on the board; any from 90 up means the same.
const ABSENT: u8 = 0xFF;

/// The square on which each of the 32 pieces stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pieces {
    slots: [u8; 32],
}

/// Returns the piece of a slot.
const fn piece(slot: usize) -> Piece {
    let color = if slot < 16 { Color::Red } else { Color::Black };
    Piece::new(color, ORDER[slot % 16])
}

/// Returns the square of a number: ten times the file plus the rank.
pub(super) fn square(number: u8) -> Option<Square> {
    Square::from_coords(number / 10, number % 10)
}

/// Returns the number of a square.
pub(super) const fn number(square: Square) -> u8 {
    square.file().index() * 10 + square.rank().index()
}

impl Pieces {
    /// Takes the keys off the 32 bytes of a file.
    pub(super) fn decode(version: u8, keys: &Keys, bytes: &[u8; 32]) -> Self {
        let mut slots = [ABSENT; 32];
        for (at, &byte) in bytes.iter().enumerate() {
            slots[slot_of(version, keys, at)] = byte.wrapping_sub(keys.pieces);
        }
        Self { slots }
    }

    /// Puts the keys on: the 32 bytes of a file.
    pub(super) fn encode(&self, version: u8, keys: &Keys) -> [u8; 32] {
        std::array::from_fn(|at| self.slots[slot_of(version, keys, at)].wrapping_add(keys.pieces))
    }

    /// Sets the pieces up. Where two share a square, the second is left out and its square told.
    pub(super) fn board(&self) -> (Board, Vec<Square>) {
        let mut board = Board::EMPTY;
        let mut taken = Vec::new();
        for (slot, &number) in self.slots.iter().enumerate() {
            let Some(square) = square(number) else { continue };
            if board.get(square).is_some() {
                taken.push(square);
            } else {
                board.set(square, Some(piece(slot)));
            }
        }
        (board, taken)
    }

    /// Gives the pieces of `board` their slots, from file `a` on.
    ///
    /// # Errors
    ///
    /// The first piece of which the board has more than there are slots.
    pub(super) fn of_board(board: &Board) -> Result<Self, Piece> {
        let mut slots = [ABSENT; 32];
        let mut men: Vec<_> = board.iter().collect();
        men.sort_by_key(|&(square, _)| (square.file(), square.rank()));
        for (square, man) in men {
            let free = (0..32).find(|&slot| slots[slot] == ABSENT && piece(slot) == man);
            slots[free.ok_or(man)?] = number(square);
        }
        Ok(Self { slots })
    }
}

/// Returns the slot that the byte at `at` is for.
///
/// Files of version 11 have keys but keep the order; all of them show the usual start that way.
fn slot_of(version: u8, keys: &Keys, at: usize) -> usize {
    if version < FIRST_ROTATED { at } else { (at + 1 + usize::from(keys.pieces)) % 32 }
}

#[cfg(test)]
mod tests {
    use xiangqi_core::{Board, Color, Piece, PieceKind};

    use super::{Keys, Pieces};

    fn keys(version: u8) -> Keys {
        Keys::new(version, &[0x77, 0, 0, 0, 0, 0xD8, 0x66, 0x2E, 0x94, 0x2C, 0x6B, 0x5E, 0x0B])
    }

    #[test]
    fn the_usual_start_is_the_order_of_the_slots() {
        let pieces = Pieces::of_board(&Board::START).unwrap();
        assert_eq!(
            pieces.slots[..16],
            [0, 10, 20, 30, 40, 50, 60, 70, 80, 12, 72, 3, 23, 43, 63, 83]
        );
        assert_eq!(pieces.slots[16..19], [9, 19, 29]);
        assert_eq!(pieces.board(), (Board::START, Vec::new()));
    }

    #[test]
    fn keys_come_off_again() {
        let pieces = Pieces::of_board(&Board::START).unwrap();
        for version in 10..=18 {
            let keys = keys(version);
            let bytes = pieces.encode(version, &keys);
            assert_eq!(Pieces::decode(version, &keys, &bytes), pieces);
        }
    }

    #[test]
    fn a_third_rook_has_no_slot() {
        let mut board = Board::START;
        let rook = Piece::new(Color::Black, PieceKind::Rook);
        board.set("e4".parse().unwrap(), Some(rook));
        assert_eq!(Pieces::of_board(&board), Err(rook));
    }

    #[test]
    fn two_pieces_cannot_share_a_square() {
        let mut pieces = Pieces::of_board(&Board::START).unwrap();
        pieces.slots[1] = 0;
        let (board, taken) = pieces.board();
        assert_eq!(taken, ["a0".parse().unwrap()]);
        assert_eq!(board.get("a0".parse().unwrap()), Some(Piece::new(Color::Red, PieceKind::Rook)));
    }
}
