//! What is written, piece by piece.

use records::cbl::Head;

/// A part of what is written: the content of a file, or a game of a library.
#[derive(Debug)]
pub(super) struct Piece {
    /// The bytes.
    pub(super) bytes: Vec<u8>,
    /// How many games they are.
    pub(super) games: usize,
    /// The title, in a library.
    pub(super) title: String,
    /// What the library says of itself, with its first game.
    pub(super) head: Option<Box<Head>>,
}
