//! How closely a text keeps to a notation's grammar.

/// How a text is written, as far as can be told without a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Form {
    /// As the notation's source has it.
    Canonical,
    /// Otherwise, but with all its parts.
    Tolerant,
    /// Only with a character replaced or supplied.
    Corrected,
}
