//! Games of Go.
//!
//! A [`GoGame`] is what a record means, apart from the format that it came in: terms, texts and a
//! tree of nodes. Every format of Go is read into it and written from it.

mod check;
mod from_sgf;
mod game;
mod info;
mod mark;
mod node;
mod point_list;
mod positions;
mod problem;
mod result;
mod to_sgf;

pub use check::check;
pub use from_sgf::read_game;
pub use game::GoGame;
pub use info::{GoInfo, InfoField};
pub use mark::{LineMark, PointMark};
pub use node::{GoAction, GoNode, GoNotes, GoSetup, OtherProperty};
pub use problem::{GoProblem, NotGo};
pub use result::{GoResult, WonBy};
pub use to_sgf::{draft, write_sgf};
