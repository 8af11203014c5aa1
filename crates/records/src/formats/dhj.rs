//! DHJHtmlXQ, the bracket text of 01xq.com and 打虎将.
//!
//! A field is `[DHJHtmlXQ_number]value[/DHJHtmlXQ_number]`. Field 31 is the board, 90 letters of
//! FEN row by row from the top with `*` or `0` for an empty square; 32 is the side, 1 for Black; 34
//! has the moves, four digits each: file from Red's left, rank from Red's side, twice. The comment
//! behind ply N is `game_comment_0_N`. There are no variations.
//!
//! ```
//! let text = "[DHJHtmlXQ][DHJHtmlXQ_18]甲[/DHJHtmlXQ_18]\
//!             [DHJHtmlXQ_34]72427967[/DHJHtmlXQ_34][/DHJHtmlXQ]";
//! let games = records::dhj::read(text);
//! assert_eq!(games[0].tag("Red").unwrap().value, "甲");
//! assert_eq!(games[0].tree.len(), 3);
//! ```
//!
//! No file was at hand: reading rests on a description of the format alone. Tolerated, each with a
//! finding: fields that nothing closes or that stand twice, boards of another length, comments on
//! moves that are not there.

mod fields;
mod grammar;
mod problem;
mod reader;

pub(crate) use grammar::looks_like;
pub use problem::DhjProblem;
pub use reader::read;
