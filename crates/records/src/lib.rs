#![doc = include_str!("../README.md")]

pub mod check;
pub mod encoding;
pub mod json;
pub mod moves;
pub mod pgn;
pub mod raw;
pub mod sgf;
pub mod verify;
pub mod xqf;

mod annotation;
mod carried;
mod detect;
mod diagnostic;
mod document;
mod field;
mod format;
mod game;
mod line_ends;
mod loss;
mod read_error;
mod result;
mod single_comment;
mod tags;
mod text_problem;
mod tree;
mod write;
mod written;

pub use annotation::{Annotations, Extra, Nag};
pub use carried::Carried;
pub use diagnostic::{Diagnostic, Explain, Place, Problem, Severity};
pub use document::{Document, Games, ReadOptions};
pub use field::FieldProblem;
pub use format::{Format, UnknownFormat};
pub use game::{Game, Node, XiangqiGame};
pub use loss::{Loss, LossReport, Lost};
pub use read_error::{OtherGame, ReadError};
pub use result::GameResult;
pub use tags::{Tag, Tags};
pub use text_problem::TextProblem;
pub use tree::{MainLine, NodeId, Siblings, Step, Tree, Walk};
pub use write::{NotWritable, WriteOptions, write};
pub use written::{WriteError, Written};
