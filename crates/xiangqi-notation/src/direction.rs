//! Where a move goes, seen from the mover.

/// The direction word of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards the other side: 进, `+`.
    Forward,
    /// Towards the own side: 退, `-`.
    Backward,
    /// Along the rank: 平, `.`.
    Sideways,
}

impl Direction {
    /// The three directions.
    pub const ALL: [Self; 3] = [Self::Forward, Self::Backward, Self::Sideways];
}
