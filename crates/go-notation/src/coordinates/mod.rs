//! Systems of naming a point.

mod error;
pub mod gtp;
pub mod sgf;

pub use error::{ReadPointError, WritePointError};
