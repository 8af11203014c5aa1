#![cfg_attr(feature = "fen", doc = include_str!("../README.md"))]
#![cfg_attr(not(feature = "fen"), doc = "Board, setup, position and legal moves of xiangqi.")]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod board;
mod by_square;
mod color;
mod count;
mod fault;
#[cfg(feature = "fen")]
mod fen;
mod free_position;
mod generate;
mod illegal;
mod line_tables;
mod men;
mod move_list;
mod moves;
mod outcome;
mod piece;
mod play;
mod position;
pub mod rules;
mod setup;
mod span;
mod square;
mod square_set;
mod step;
mod step_tables;
mod symmetry;
#[cfg(feature = "serde")]
mod text_serde;
mod threats;
mod validate;
mod verify;
mod visit;
mod zobrist;

pub use board::Board;
pub use color::Color;
pub use fault::{SetupError, SetupFault, SetupFaultKind};
#[cfg(feature = "fen")]
pub use fen::{
    Fen, FenDialect, FenFields, FenLetters, OtherGame, ParseFenError, ParsePositionError, RedSide,
};
pub use free_position::FreePosition;
pub use illegal::IllegalMove;
pub use move_list::{IntoMoves, MoveList};
pub use moves::{Move, ParseMoveError};
pub use outcome::Outcome;
pub use piece::{Piece, PieceKind};
pub use play::Play;
pub use position::Position;
pub use setup::Setup;
pub use square::{File, ParseSquareError, Rank, Square};
pub use square_set::{SquareSet, Squares};
