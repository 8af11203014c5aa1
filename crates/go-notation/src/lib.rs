#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod board;
mod board_size;
pub mod canonical;
mod color;
mod coordinates;
mod count;
mod handicap;
mod illegal;
mod move_record;
mod moves;
mod point;
mod quadrant;
mod quadrant_notation;
mod reading;
mod replay;
mod rules;
mod side;
mod symmetry;
mod tolerance;

pub use board::{Board, Placed};
pub use board_size::BoardSize;
pub use color::Color;
pub use coordinates::{
    CoordinateSystem, Coordinates, ReadPointError, UnknownSystem, WritePointError, gtp, sgf, zones,
};
pub use count::{Count, Tally};
pub use handicap::Handicap;
pub use illegal::{IllegalMove, OffBoard};
pub use move_record::{MoveRecord, RecordEntry};
pub use moves::{ColoredMove, Move};
pub use point::{ParsePointError, Point};
pub use quadrant::{Digits, Quadrant, QuadrantPoint};
pub use quadrant_notation::{
    Passes, QuadrantBoards, QuadrantNotation, ReadQuadrantError, WriteQuadrantError,
};
pub use reading::Reading;
pub use replay::Replay;
pub use rules::{Ko, Rules, Suicide};
pub use side::{EdgeLabel, QuadrantEdge, Side};
pub use symmetry::{Symmetry, UnknownSymmetry};
pub use tolerance::{Deviation, Tolerance, Tolerances};
