#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod board;
mod board_size;
mod color;
mod coordinates;
mod illegal;
mod moves;
mod point;
mod replay;
mod rules;

pub use board::{Board, Placed};
pub use board_size::BoardSize;
pub use color::Color;
pub use coordinates::{ReadPointError, WritePointError, gtp, sgf};
pub use illegal::{IllegalMove, OffBoard};
pub use moves::{ColoredMove, Move};
pub use point::{ParsePointError, Point};
pub use replay::Replay;
pub use rules::{Ko, Rules, Suicide};
