//! The characters of move texts: what stands for what.
//!
//! Characters are normalised in move texts only; names and comments are left alone.

mod corrections;
mod look_alikes;
mod marks;
mod normal;

pub(crate) use corrections::{confused_with, for_each_correction};
pub(crate) use marks::trims;
pub(crate) use normal::{Normal, Spaces};
