//! Frozen 64-bit keys of positions; [`Setup::key`](crate::Setup::key) says how they are made.

use crate::{Board, Color, FreePosition, Piece, PieceKind, Position, Setup, Square};

/// How many men there are to tell apart.
const MEN: usize = 14;

/// What Black's turn gives.
const BLACK_TO_MOVE: u64 = mix(1 + MEN as u64 * Square::COUNT as u64);

/// What each man gives on each square.
static KEYS: [[u64; Square::COUNT as usize]; MEN] = {
    let mut keys = [[0; Square::COUNT as usize]; MEN];
    let mut n = 0;
    while n < MEN * Square::COUNT as usize {
        keys[n / 90][n % 90] = mix(1 + n as u64);
        n += 1;
    }
    keys
};

const fn mix(n: u64) -> u64 {
    let z = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

const fn man_key(piece: Piece, square: Square) -> u64 {
    let man = piece.kind.index() + PieceKind::ALL.len() * piece.color.index();
    KEYS[man][square.index() as usize]
}

/// Returns what the men of `board` give, each looked at through `look`.
fn men_key(board: &Board, look: impl Fn(Square, Piece) -> (Square, Piece)) -> u64 {
    board.iter().fold(0, |key, (square, piece)| {
        let (square, piece) = look(square, piece);
        key ^ man_key(piece, square)
    })
}

impl Setup {
    /// Returns the 64-bit key of the placement and the side to move.
    ///
    /// The key may be stored in files: it never changes between versions. It names the placement and
    /// the side to move, not the counters, and is made so:
    ///
    /// - `mix(n)` is the n-th output of SplitMix64 from the seed 0: with
    ///   `z = n × 0x9E3779B97F4A7C15`, then `z = (z ^ z >> 30) × 0xBF58476D1CE4E5B9`,
    ///   `z = (z ^ z >> 27) × 0x94D049BB133111EB`, the result `z ^ z >> 31`, all modulo 2⁶⁴.
    /// - A man gives `mix(1 + man × 90 + square)`: `man` is the index of its kind in the order king,
    ///   advisor, elephant, horse, rook, cannon, pawn, plus 7 for Black; `square` is rank × 9 + file.
    /// - Black to move gives `mix(1 + 14 × 90)`.
    /// - The key is the exclusive or of all that the position gives.
    ///
    /// | position | key | canonical key |
    /// |---|---|---|
    /// | `rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w` | `66914eb712139aaa` | `66914eb712139aaa` |
    /// | `rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b` | `82952070a41721eb` | `a27e8761d9c02077` |
    /// | `9/9/9/9/9/9/9/9/9/9 w` | `0000000000000000` | `0000000000000000` |
    /// | `9/9/9/9/9/9/9/9/9/9 b` | `5b5363cb9ea34ef3` | `0000000000000000` |
    /// | `4k4/9/9/9/9/9/9/R8/9/3K5 w` | `2225fa80bff3be42` | `2225fa80bff3be42` |
    /// | `3k5/9/r8/9/9/9/9/9/9/4K4 b` | `92bd99b541e28b27` | `2225fa80bff3be42` |
    ///
    /// ```
    /// use xiangqi_core::Setup;
    ///
    /// assert_eq!(Setup::START.key(), 0x6691_4EB7_1213_9AAA);
    /// ```
    #[must_use]
    pub fn key(&self) -> u64 {
        let turn = match self.side_to_move {
            Color::Red => 0,
            Color::Black => BLACK_TO_MOVE,
        };
        turn ^ men_key(&self.board, |square, piece| (square, piece))
    }

    /// Returns the key that the setup shares with its mirror image and with the setups in which
    /// the players have changed places; it never changes between versions.
    ///
    /// The board is turned with the colours exchanged if Black is to move; of
    /// the [key](Self::key) of that and the key of its mirror image the lesser counts.
    ///
    /// ```
    /// use xiangqi_core::Position;
    ///
    /// let (mut right, mut left) = (Position::start(), Position::start());
    /// right.play("h2e2".parse()?)?;
    /// left.play("b2e2".parse()?)?;
    /// assert_ne!(right.key(), left.key());
    /// assert_eq!(right.canonical_key(), left.canonical_key());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn canonical_key(&self) -> u64 {
        let from_mover = |square: Square, piece: Piece| match self.side_to_move {
            Color::Red => (square, piece),
            Color::Black => (square.turned(), piece.color_swapped()),
        };
        let mirrored = |square, piece| {
            let (square, piece) = from_mover(square, piece);
            (square.mirrored(), piece)
        };
        men_key(&self.board, from_mover).min(men_key(&self.board, mirrored))
    }
}

impl Position {
    /// Returns the 64-bit key of the placement and the side to move: [`Setup::key`].
    #[must_use]
    pub fn key(&self) -> u64 {
        self.as_setup().key()
    }

    /// Returns the key shared with mirror images and exchanged players: [`Setup::canonical_key`].
    #[must_use]
    pub fn canonical_key(&self) -> u64 {
        self.as_setup().canonical_key()
    }
}

impl FreePosition {
    /// Returns the 64-bit key of the placement and the side to move: [`Setup::key`].
    #[must_use]
    pub fn key(&self) -> u64 {
        self.setup().key()
    }
}
