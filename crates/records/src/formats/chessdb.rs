//! Requests to chessdb.cn and its answers.
//!
//! A request is an address with `board=` and a placement and side; the answer on the lines behind
//! it lists moves, `move:h2e2,score:1,rank:2,note:…|move:…`, each an alternative with its values as
//! properties, or a line of play, `score:1,depth:20,pv:h2e2|h9g7`. An answer without a request is
//! one to the usual start.
//!
//! ```
//! let text = "http://www.chessdb.cn/chessdb.php?action=querybest&board=4k4/9/9/9/9/9/9/9/R8/3K5 w\n\
//!             move:a1a9\n";
//! let games = records::chessdb::read(text);
//! assert_eq!(games[0].tree.len(), 2);
//! ```

mod answer;
mod reader;

pub(crate) use reader::looks_like;
pub use reader::read;
