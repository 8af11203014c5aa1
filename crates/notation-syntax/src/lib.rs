#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]

mod error;
mod expected;
mod failure;
mod glue;
mod line_index;
mod span;

pub use error::{Found, SyntaxError};
pub use expected::Expected;
pub use failure::Failure;
pub use glue::{PResult, Text, complete, context, label, or, prefix};
pub use line_index::{LineColumn, LineIndex};
pub use span::Span;

extern crate alloc;
