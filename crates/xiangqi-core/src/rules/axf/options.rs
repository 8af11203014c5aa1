//! Where the text leaves something open.

/// What is decided where the Asian text is silent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AxfOptions {
    /// How an attack that stood before and whose victim has lost its root weighs against a fresh
    /// one.
    pub old_attack: OldAttack,
}

/// The weight of an old attack on a man that has become unprotected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OldAttack {
    /// Less than a fresh attack; still a chase against idle moves (settles diagrams 39 to 41, 61
    /// and 105 together).
    #[default]
    Lighter,
    /// As much as a fresh attack.
    Equal,
    /// The case is left open where a fresh attack stands against it.
    Undecided,
}
