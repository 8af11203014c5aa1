//! CBF, the XML of the 象棋桥 CCBridge family.
//!
//! `<ChineseChessRecord>` with a `<Head>` of one element a field and a `<MoveList>` of
//! `<Move value="77-47">comment</Move>`: file from Red's left, row from the top. The first move is
//! `00-00`, which stands for the start and carries the introduction. There are no variations.
//!
//! ```
//! let text = "<ChineseChessRecord><Head><Red>甲</Red></Head><MoveList><Move value=\"00-00\"/>\
//!             <Move value=\"77-47\"><![CDATA[中炮]]></Move></MoveList></ChineseChessRecord>";
//! let games = records::cbf::read(text);
//! assert_eq!(games[0].tag("Red").unwrap().value, "甲");
//! assert_eq!(games[0].tree.len(), 2);
//! ```
//!
//! Tolerated, each with a finding: files that end anywhere, elements that nothing closes, moves
//! that are no squares, results beyond 4.

mod fields;
mod problem;
mod reader;

pub use problem::CbfProblem;
pub(crate) use reader::looks_like;
pub use reader::read;
