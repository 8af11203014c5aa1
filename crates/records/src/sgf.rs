//! SGF, the Smart Game Format, FF\[1\] to FF\[4\].
//!
//! Four layers: the grammar; values of properties; the tree; and, outside this module, the game
//! that the properties mean. Nothing here knows a game: a point is a text.

mod charset;
mod collection;
mod cut;
mod draft;
mod edit;
mod events;
mod grammar;
mod node;
mod number;
mod problem;
mod property;
mod recovery;
mod text;
mod tree;
mod value;
mod write;

pub(crate) use charset::{Charset, decode_file as decode_sgf};
pub use collection::{SgfCollection, is_sgf};
pub(crate) use cut::whole_games;
pub use draft::{DraftProperty, SgfDraft};
pub use edit::{SgfEdit, file_repairs, patch, tree_repairs};
pub use events::{SgfEvent, SgfEventKind, SgfEvents};
pub use node::{SgfGame, SgfNode, SgfProperty, SgfValues};
pub use number::{Spelling, read_number, read_real, write_real};
pub use problem::{SgfFinding, SgfProblem};
pub use property::{
    Class, Count, DEFINITIONS, Definition, ValueType, definition, rank, short_name,
};
pub use tree::{SgfGames, SgfTree};
pub use value::SgfValue;
pub use write::{Layout, write_drafts};
