#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]

mod board;
mod color;
mod illegal;
mod moves;
mod piece;
mod play;
mod setup;
mod square;
mod square_set;

pub use board::Board;
pub use color::Color;
pub use illegal::IllegalMove;
pub use moves::Move;
pub use piece::{Piece, PieceKind};
pub use play::Play;
pub use setup::Setup;
pub use square::{File, ParseSquareError, Rank, Square};
pub use square_set::{SquareSet, Squares};
