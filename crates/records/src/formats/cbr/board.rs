//! The ninety squares, from Black's left corner as Red sees it, row by row.

use xiangqi_core::{Board, Color, Piece, PieceKind, Square};

use super::layout::Layout;

/// Kinds in the order of their codes, from 1.
const KINDS: [PieceKind; 7] = [
    PieceKind::Rook,
    PieceKind::Horse,
    PieceKind::Elephant,
    PieceKind::Advisor,
    PieceKind::King,
    PieceKind::Cannon,
    PieceKind::Pawn,
];

/// Number of squares.
pub(super) const SQUARES: usize = Square::COUNT as usize;

/// Returns the square of an index: nine times the row from the top plus the column.
pub(super) const fn square(index: u8) -> Option<Square> {
    if index < Square::COUNT { Square::from_coords(index % 9, 9 - index / 9) } else { None }
}

/// Returns the index of a square.
pub(super) const fn index(square: Square) -> u8 {
    (9 - square.rank().index()) * 9 + square.file().index()
}

impl Layout {
    /// Returns the square of the number that stands in a move.
    pub(super) fn square(self, number: u8) -> Option<Square> {
        match self {
            Self::First => Square::from_coords(number >> 4, 9_u8.checked_sub(number & 0x0F)?),
            Self::Second => square(number),
        }
    }
}

/// Returns the code of a piece: 0x11 to 0x17 for Red, 0x21 to 0x27 for Black.
fn code(piece: Piece) -> u8 {
    let side = match piece.color {
        Color::Red => 0x10,
        Color::Black => 0x20,
    };
    let kind = KINDS.iter().position(|&kind| kind == piece.kind).unwrap_or_default();
    side | u8::try_from(kind + 1).unwrap_or_default()
}

/// Returns the piece of a code.
fn piece(code: u8) -> Option<Piece> {
    let color = match code >> 4 {
        1 => Color::Red,
        2 => Color::Black,
        _ => return None,
    };
    let kind = KINDS.get(usize::from(code & 0x0F).checked_sub(1)?)?;
    Some(Piece::new(color, *kind))
}

/// Sets the board up; calls `unknown` with each square and its code that is none.
pub(super) fn read(codes: &[u8], mut unknown: impl FnMut(usize, u8)) -> Board {
    let mut board = Board::EMPTY;
    for (at, &code) in codes.iter().enumerate().filter(|&(_, &code)| code != 0) {
        let square = u8::try_from(at).ok().and_then(square);
        match (square, piece(code)) {
            (Some(square), Some(piece)) => {
                board.set(square, Some(piece));
            }
            _ => unknown(at, code),
        }
    }
    board
}

/// Returns the ninety codes of a board.
pub(super) fn write(board: &Board) -> [u8; SQUARES] {
    let mut codes = [0; SQUARES];
    for (square, piece) in board.iter() {
        codes[usize::from(index(square))] = code(piece);
    }
    codes
}

#[cfg(test)]
mod tests {
    use xiangqi_core::Board;

    use super::{index, read, square, write};
    use crate::cbr::layout::Layout;

    #[test]
    fn the_usual_start() {
        let codes = write(&Board::START);
        assert_eq!(codes[..9], [0x21, 0x22, 0x23, 0x24, 0x25, 0x24, 0x23, 0x22, 0x21]);
        assert_eq!((codes[19], codes[27], codes[81]), (0x26, 0x27, 0x11));
        assert_eq!(read(&codes, |_, _| panic!()), Board::START);
    }

    #[test]
    fn squares_are_counted_from_the_top() {
        let name = |square: Option<xiangqi_core::Square>| square.unwrap().to_string();
        assert_eq!(name(square(0)), "a9");
        assert_eq!(name(square(89)), "i0");
        assert_eq!(index("h2".parse().unwrap()), 70);
        assert_eq!(square(90), None);
        assert_eq!(name(Layout::First.square(0x77)), "h2");
        assert_eq!(Layout::First.square(0x7A), None);
        assert_eq!(Layout::First.square(0x90), None);
    }
}
