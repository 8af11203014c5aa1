//! DhtmlXQ, the bracket text of 东萍 dpxq.com, which forums and web pages pass on.
//!
//! A field is `[DhtmlXQ_name]value[/DhtmlXQ_name]`; a record stands in `[DhtmlXQ]…[/DhtmlXQ]`,
//! `[DhtmlXQHTML]`, `[DhtmlXQiFrame]` or nothing, in a page, an attribute or a post. The moves of
//! the main line are `movelist`, four digits each: file from Red's left, row from the top, twice.
//! `move_P_N_K` is line K, which replaces ply N of line P; plies count from the start of the game.
//! `commentN` stands behind ply N of the main line, `commentK_N` behind ply N of line K.
//!
//! ```
//! let text = "[DhtmlXQ][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\
//!             [DhtmlXQ_move_0_2_1]7242[/DhtmlXQ_move_0_2_1][/DhtmlXQ]";
//! let games = records::dhtmlxq::read(text);
//! assert_eq!(games[0].tree.len(), 4);
//! assert_eq!(games[0].tree.variations(), 1);
//! ```
//!
//! Tolerated, each with a finding where it could hide a mistake:
//! - closing tags of another name, or none; fields twice (the first that is not empty counts);
//! - several records in one text, also without a frame around each;
//! - lines listed before the line that they leave; lines that leave a line before it begins;
//! - anything between the digits; comments on moves that are not there; remains of HTML.
//!
//! A text without such tags may have them in the codes of addresses or of HTML.
//!
//! No field holds the side to move: the first move tells it.

mod encoded;
mod fields;
mod grammar;
mod lines;
mod pieces;
mod problem;
mod reader;
mod record;
mod text;
mod writer;

pub use grammar::looks_like;
pub use problem::DhtmlXqProblem;
pub use reader::read;
pub(crate) use text::unescape;
pub use writer::write;
