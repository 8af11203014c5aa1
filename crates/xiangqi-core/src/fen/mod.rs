//! FEN: a setup in one line of text; [`Fen`] says what is read.

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
