//! Games of Go.
//!
//! A [`GoGame`] is what a record means, apart from the format that it came in: terms, texts and a
//! tree of nodes. Every format of Go is read into it and written from it.

pub mod gib;
pub mod json;
pub mod ngf;
pub mod quadrant;
pub mod ugf;

mod check;
mod document;
mod edits;
mod format_problem;
mod from_sgf;
mod game;
mod info;
mod line;
mod main_line;
mod mark;
mod moves;
mod node;
mod point_list;
mod positions;
mod problem;
mod result;
mod rules;
mod server;
mod setup_stones;
mod to_sgf;
mod transform;
mod verify;
mod write;

pub use check::check;
pub(crate) use document::decode_text;
pub use document::{GoDocument, GoGames, ReadGo, detect_go, sgf_game};
pub use format_problem::GoFormatProblem;
pub use from_sgf::read_game;
pub use game::GoGame;
pub use info::{GoInfo, InfoField};
pub use mark::{LineMark, PointMark};
pub use moves::{NoName, move_list};
pub use node::{GoAction, GoNode, GoNotes, GoSetup, OtherProperty};
pub use problem::{GoProblem, NotGo};
pub use result::{GoResult, WonBy};
pub use setup_stones::SetupStones;
pub use to_sgf::{draft, write_sgf};
pub use verify::{VerifyGoError, verify, verify_repaired};
pub use write::{WriteGo, WriteGoError, write};
