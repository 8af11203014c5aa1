#![doc = include_str!("../README.md")]

mod annotation;
mod game;
mod result;
mod tags;
mod tree;

pub use annotation::{Annotations, Extra, Nag};
pub use game::{Game, Node, XiangqiGame};
pub use result::GameResult;
pub use tags::{Tag, Tags};
pub use tree::{MainLine, NodeId, Siblings, Step, Tree, Walk};
