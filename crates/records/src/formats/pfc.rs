//! The XML of 鹏飞象棋.
//!
//! Nested `<n m="h2e2" c="comment">`; the outermost has the start as FEN in `m`, the introduction
//! in `c`, and properties of the game. Every child is an alternative; the main line goes on with
//! the one that has `default="true"`, else with the first. Comments have line ends in them. The
//! whole often stands in `<!-- … -->` or behind `[pfchessrecord]`.
//!
//! ```
//! let text = "[pfchessrecord]<n version=\"2\" win=\"1-0\" c=\"引言\"><n m=\"h2e2\"/>\
//!             <n m=\"h0g2\" c=\"起马\" default=\"true\"/></n>";
//! let games = records::pfc::read(text);
//! let first = games[0].tree.main_line().next().unwrap();
//! assert_eq!(games[0].tree[first].annotations.as_ref().unwrap().comments, ["起马"]);
//! ```
//!
//! Tolerated, each with a finding: files that end anywhere, moves that are no squares.

mod problem;
mod reader;

pub use problem::PfcProblem;
pub(crate) use reader::looks_like;
pub use reader::read;
