//! FEN: a setup in one line of text.
//!
//! Ten rows from Black's back rank to Red's, files from Red's left, digits for runs of empty
//! squares; then the side to move, two unused fields, the plies since the last capture and the
//! number of the full move.
//!
//! ```
//! use xiangqi_core::{Position, Setup};
//!
//! let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
//! assert_eq!(fen.parse::<Setup>()?, Setup::START);
//! assert_eq!(fen.parse::<Position>()?.to_string(), fen);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! Read too: `r` for Red's side, upper-case side letters, fields missing from the end.

mod error;
mod read;

pub use error::{ParseFenError, ParsePositionError};
pub use read::Fen;
