//! FEN: a setup in one line of text.
//!
//! Ten rows from Black's back rank to Red's, files from Red's left, digits for runs of empty
//! squares; then the side to move, two unused fields, the plies since the last capture and the
//! number of the full move.
//!
//! ```
//! use xiangqi_core::{Fen, FenDialect, FenLetters, Position, Setup};
//!
//! let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
//! assert_eq!(fen.parse::<Setup>()?, Setup::START);
//! assert_eq!(fen.parse::<Position>()?.to_string(), fen);
//!
//! let wxf = Fen::read("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r")?;
//! assert_eq!(wxf.setup, Setup::START);
//! assert_eq!(wxf.dialect.letters, FenLetters::WXF);
//! assert_eq!(wxf.setup.to_fen(FenDialect::STANDARD), fen);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! Read too:
//! - `r` for Red's side; side letters in upper case, with a `-` before them, or right behind the
//!   placement, then also with `--01` glued on; no side at all, which is taken as Red's;
//! - any of the counters and of the unused fields missing;
//! - digits side by side (`45` for `9`);
//! - other letters, told apart by what stands on the board: `N H` horse, `B E M` elephant, `A G`
//!   advisor, `P S` pawn, `K G` king, `K` horse beside a king `G`;
//! - what follows a `;`, and the operations of an EPD, of which `hmvc` and `fmvn` are the counters.

mod dialect;
mod error;
mod grammar;
mod letters;
mod other_game;
mod read;
mod write;

pub use dialect::{FenDialect, FenFields, RedSide};
pub use error::{ParseFenError, ParsePositionError};
pub use letters::FenLetters;
pub use other_game::OtherGame;
pub use read::Fen;
