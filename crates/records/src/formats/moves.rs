//! Bare lists of moves: a FEN line where the start is not the usual one, then numbered moves.
//!
//! Lists are read by the reader of PGN, which needs no tags.

mod writer;

pub use writer::write;
