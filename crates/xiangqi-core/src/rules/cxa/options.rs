//! Where the texts differ or conflict.

/// What is decided where clauses of the Chinese books conflict or editions differ.
///
/// The default is the 2020 edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CxaOptions {
    /// A move that one clause calls idle and another an attack.
    pub conflict: Conflict,
    /// Both sides play nothing but forbidden moves.
    pub mutual_offences: MutualOffences,
    /// Attacks of kings and pawns while the other side attacks too.
    pub pawn_in_fight: PawnInFight,
}

impl CxaOptions {
    /// The known differences of the 1999 edition: mutual offences are not graded, and in a mutual
    /// fight attacks of pawns count.
    pub const BOOK_1999: Self = Self {
        conflict: Conflict::Graver,
        mutual_offences: MutualOffences::Draw,
        pawn_in_fight: PawnInFight::Chase,
    };
}

/// Which clause wins where one calls a move idle and another an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Conflict {
    /// The graver nature counts (多种作用从重判): 2020, reference figure 24; the reform document,
    /// section 7.
    #[default]
    Graver,
    /// The complete exchange decides: an even exchange is idle whatever else the move does.
    Milder,
    /// The case is left open.
    Undecided,
}

/// What happens if both sides play nothing but forbidden moves and neither only checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MutualOffences {
    /// The heavier offender must change (2020, article 26.9).
    #[default]
    Graded,
    /// A draw (1999).
    Draw,
}

/// Whether attacks of pawns count as chases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PawnInFight {
    /// They are idle (2020, article 26.1).
    #[default]
    Idle,
    /// They are chases if every move of the other side is an offence (1999).
    Chase,
}
