#![doc = include_str!("../README.md")]

pub mod check;
pub mod encoding;
pub mod pgn;
pub mod raw;

mod annotation;
mod carried;
mod diagnostic;
mod format;
mod game;
mod loss;
mod result;
mod tags;
mod tree;

pub use annotation::{Annotations, Extra, Nag};
pub use carried::Carried;
pub use diagnostic::{Diagnostic, Explain, Place, Problem, Severity};
pub use format::{Format, UnknownFormat};
pub use game::{Game, Node, XiangqiGame};
pub use loss::{Loss, LossReport, Lost};
pub use result::GameResult;
pub use tags::{Tag, Tags};
pub use tree::{MainLine, NodeId, Siblings, Step, Tree, Walk};
