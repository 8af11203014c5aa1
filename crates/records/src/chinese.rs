//! The vocabulary of the other crates in Chinese: pieces, reasons, faults, expectations.
//!
//! Those crates speak English in their `Display`; what they say is told here in Chinese.

mod go;
mod labels;
mod syntax;
mod xiangqi;

pub(crate) use go::{advice as quadrant_advice, tolerance_advice};
pub(crate) use labels::chinese as label;
