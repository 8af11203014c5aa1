//! Stated answers: the worked examples of `fixtures/documents`, copied into `fixtures/stated`.
//!
//! A document holds fenced blocks:
//!
//! ````markdown
//! ```example move B4-1
//! position: startpos
//! ucci: h2e2
//! chinese: 炮二平五
//! ```
//! ````
//!
//! Each becomes a `.case` (facts and questions) and a `.snap` (the same questions with the stated
//! answers). Nothing is computed: every answer is a value that stands in the document.

mod block;
mod case;
mod command;
mod files;
mod kind;
mod names;

pub(crate) use command::{Fixtures, run};
