//! Which piece stands where.

use core::fmt;

use crate::{Color, File, Piece, PieceKind, Rank, Square, SquareSet};

/// The ninety squares with their pieces, without any rule.
///
/// ```
/// use xiangqi_core::{Board, Color, Piece, PieceKind};
///
/// let cannon = Piece::new(Color::Red, PieceKind::Cannon);
/// let mut board = Board::START;
/// assert_eq!(board.set("h2".parse()?, None), Some(cannon));
/// assert_eq!(board.squares_of(cannon).len(), 1);
/// assert_eq!(board.occupied().len(), 31);
/// # Ok::<(), xiangqi_core::ParseSquareError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    /// One code a square; there are more than ninety so that a masked index needs no check.
    codes: [u8; 128],
}

/// What the codes of a board mean: 0 is empty, 1 to 7 Red's men, 9 to 15 Black's.
static PIECES: [Option<Piece>; 16] = {
    let mut table = [None; 16];
    let mut kind = 0;
    while kind < 7 {
        table[kind + 1] = Some(Piece::new(Color::Red, PieceKind::ALL[kind]));
        table[kind + 9] = Some(Piece::new(Color::Black, PieceKind::ALL[kind]));
        kind += 1;
    }
    table
};

const fn code(piece: Option<Piece>) -> u8 {
    match piece {
        None => 0,
        Some(Piece { color, kind }) => (color as u8) << 3 | (kind as u8 + 1),
    }
}

impl Board {
    /// The board without pieces.
    pub const EMPTY: Self = Self { codes: [0; 128] };

    /// The men as a game begins.
    pub const START: Self = Self::start();

    const fn start() -> Self {
        use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};

        let base = [Rook, Horse, Elephant, Advisor, King, Advisor, Elephant, Horse, Rook];
        let mut board = Self::EMPTY;
        let mut file = 0;
        while file < 9 {
            board.set_both(file, 0, base[file as usize]);
            if file == 1 || file == 7 {
                board.set_both(file, 2, Cannon);
            }
            if file % 2 == 0 {
                board.set_both(file, 3, Pawn);
            }
            file += 1;
        }
        board
    }

    /// Puts a man of each side on `file`, `rank` ranks from its own back rank.
    const fn set_both(&mut self, file: u8, rank: u8, kind: PieceKind) {
        let red = Square::from_coords(file, rank).unwrap();
        self.set(red, Some(Piece::new(Color::Red, kind)));
        self.set(red.turned(), Some(Piece::new(Color::Black, kind)));
    }

    /// Returns the piece on `square`.
    #[must_use]
    pub const fn get(&self, square: Square) -> Option<Piece> {
        PIECES[self.codes[square.index() as usize & 127] as usize & 15]
    }

    /// Puts `piece`, or nothing, on `square` and returns what stood there.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        let slot = &mut self.codes[square.index() as usize & 127];
        let before = *slot;
        *slot = code(piece);
        PIECES[before as usize & 15]
    }

    /// Returns the pieces with their squares, `a0` first.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// Returns the squares on which `piece` stands.
    #[must_use]
    pub fn squares_of(&self, piece: Piece) -> SquareSet {
        let wanted = code(Some(piece));
        Square::all().filter(|square| self.codes[square.index() as usize & 127] == wanted).collect()
    }

    /// Returns the squares that hold a piece.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.iter().map(|(square, _)| square).collect()
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Board {
    /// Writes the placement of FEN with a letter of choice for each man.
    pub(crate) fn write_placement(
        &self,
        letter: impl Fn(Piece) -> char,
        out: &mut impl fmt::Write,
    ) -> fmt::Result {
        for rank in Rank::all().rev() {
            let mut empty = 0;
            for file in File::all() {
                let Some(piece) = self.get(Square::new(file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(out, "{empty}")?;
                    empty = 0;
                }
                out.write_char(letter(piece))?;
            }
            if empty > 0 {
                write!(out, "{empty}")?;
            }
            if rank.index() > 0 {
                out.write_char('/')?;
            }
        }
        Ok(())
    }
}

/// Writes the placement of FEN with the standard's letters: `4k4/9/9/9/9/9/9/9/9/4K4`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_placement(Piece::letter, f)
    }
}

/// Writes the placement of FEN.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
