//! Parts of a file that have no meaning to us.

use std::borrow::Cow;

use crate::Format;

/// Bytes that a reader could not use and that the writer of the same format puts back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The format that they come from.
    pub format: Format,
    /// What they are called there, such as `reserved-432`.
    pub name: Cow<'static, str>,
    /// The bytes themselves.
    pub bytes: Vec<u8>,
}
