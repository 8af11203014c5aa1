//! The answer of a rule set.

use core::fmt;

use crate::Color;

/// Who must play something else.
///
/// This is what the cycle itself calls for. Whether the side has been told to change or has lost
/// depends on how often the position stood: see [`Ruling`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhoMustChange {
    /// Red.
    Red,
    /// Black.
    Black,
    /// Nobody: the game may go on so and is a draw.
    Neither,
    /// The texts or the search leave it open.
    Undecided(Doubt),
}

/// Why a case is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Doubt {
    /// Two clauses call a move idle and an attack, and the options leave it open which counts.
    ClausesConflict,
    /// The editions rank the attacks of the two sides differently, and the options leave it open.
    RankContested,
    /// A search ran out of nodes on a move on which the answer hangs.
    LimitsHit,
}

impl WhoMustChange {
    /// Returns the answer that names `color`.
    #[must_use]
    pub const fn side(color: Color) -> Self {
        match color {
            Color::Red => Self::Red,
            Color::Black => Self::Black,
        }
    }

    /// Returns the side that must change, if one must.
    #[must_use]
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Red => Some(Color::Red),
            Self::Black => Some(Color::Black),
            Self::Neither | Self::Undecided(_) => None,
        }
    }

    /// Returns the stable name: `red`, `black`, `neither`, `undecided`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
            Self::Neither => "neither",
            Self::Undecided(_) => "undecided",
        }
    }
}

impl Doubt {
    /// Returns the reason in words.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::ClausesConflict => "one clause calls a move idle, another an attack",
            Self::RankContested => "the texts do not say which of the two attacks is graver",
            Self::LimitsHit => "a search that decides the nature of a move ran out of nodes",
        }
    }
}

impl fmt::Display for WhoMustChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Red => f.write_str("Red must change"),
            Self::Black => f.write_str("Black must change"),
            Self::Neither => f.write_str("neither side must change"),
            Self::Undecided(doubt) => write!(f, "undecided: {}", doubt.reason()),
        }
    }
}

/// The clause that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Clause {
    /// CXA: the moves of one side are all forbidden, those of the other are not.
    CxaOneSided,
    /// CXA: neither side plays only forbidden moves.
    CxaAllowed,
    /// CXA: both play only forbidden moves, one of them only checks.
    CxaOnlyChecks,
    /// CXA: both only check.
    CxaMutualChecks,
    /// CXA: heavy offences against light ones.
    CxaHeavier,
    /// CXA: one man chases a rook, several together chase.
    CxaRookAgainstJoint,
    /// CXA: one man chases a rootless man, several together chase.
    CxaRootlessAgainstJoint,
    /// CXA: both play only forbidden moves of like weight.
    CxaMutual,
    /// CXA: nine rounds of forbidden moves without an exact repetition.
    CxaNineRounds,
    /// AXF: one side checks with every move.
    AxfPerpetualCheck,
    /// AXF: both sides check with every move.
    AxfMutualChecks,
    /// AXF: one side chases one man with every move.
    AxfPerpetualChase,
    /// AXF: both sides do.
    AxfMutualChase,
    /// AXF: both sides do, one of them with attacks that it makes afresh.
    AxfFresherChase,
    /// AXF: neither side checks with every move or chases one man with every move.
    AxfNoOffence,
}

impl Clause {
    /// Returns where the clause stands in its book.
    #[must_use]
    pub const fn source(self) -> &'static str {
        match self {
            Self::CxaOneSided => "CXA 2020, articles 24.9 to 24.13",
            Self::CxaAllowed => "CXA 2020, article 24.14",
            Self::CxaOnlyChecks | Self::CxaMutualChecks => "CXA 2020, article 25.1",
            Self::CxaHeavier => "CXA 2020, article 26.9.1",
            Self::CxaRookAgainstJoint => "CXA 2020, article 26.9.2",
            Self::CxaRootlessAgainstJoint => "CXA 2020, article 26.9.3",
            Self::CxaMutual => "CXA 2020, article 26.9.4",
            Self::CxaNineRounds => "CXA 2020, reference figure 8",
            Self::AxfPerpetualCheck => "AXF/WXF rule 6",
            Self::AxfMutualChecks => "AXF/WXF diagram 4",
            Self::AxfPerpetualChase => "AXF/WXF rules 15 to 36",
            Self::AxfMutualChase => "AXF/WXF diagram 48",
            Self::AxfFresherChase => "AXF/WXF rule 19",
            Self::AxfNoOffence => "AXF/WXF rules 32, 35, 37 to 40",
        }
    }

    /// Returns what the clause says, in words.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::CxaOneSided => "a side that alone plays only forbidden moves must change",
            Self::CxaAllowed => "where neither side plays only forbidden moves the game is a draw",
            Self::CxaOnlyChecks => "perpetual check against other offences must change",
            Self::CxaMutualChecks => "perpetual check of both sides is a draw",
            Self::CxaHeavier => "the side with the heavier offences must change",
            Self::CxaRookAgainstJoint => "a rook chased by one man weighs more than a joint chase",
            Self::CxaRootlessAgainstJoint => {
                "a rootless man chased by one man weighs more than a joint chase"
            }
            Self::CxaMutual => "offences of like weight on both sides are a draw",
            Self::CxaNineRounds => "nine rounds of offences on three or more points are ruled too",
            Self::AxfPerpetualCheck => "perpetual check loses against anything but itself",
            Self::AxfMutualChecks => "perpetual check of both sides is a draw",
            Self::AxfPerpetualChase => "perpetual chase of one man loses against idle moves",
            Self::AxfMutualChase => "perpetual chase of both sides is a draw",
            Self::AxfFresherChase => {
                "an attack made afresh weighs more than an old one on a man that lost its root"
            }
            Self::AxfNoOffence => {
                "where neither side perpetually checks or chases the game is a draw"
            }
        }
    }
}

/// Writes source and rule.
impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.rule(), self.source())
    }
}

/// Who must change, and by which clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// Who must play something else.
    pub who_must_change: WhoMustChange,
    /// The clause that decides; for an undecided case the one that would.
    pub clause: Clause,
}

impl Verdict {
    pub(super) const fn new(who_must_change: WhoMustChange, clause: Clause) -> Self {
        Self { who_must_change, clause }
    }

    pub(super) const fn against(color: Color, clause: Clause) -> Self {
        Self::new(WhoMustChange::side(color), clause)
    }
}

/// What a verdict means at the present occurrence of the position.
///
/// That a side must change, that it has lost, and that the game is drawn are different answers: the
/// rules first demand a change and award the loss to a side that does not heed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The position has not come round often enough; this is what will be ruled.
    Pending,
    /// The side must change now.
    MustChange(Color),
    /// The side was to change and has not.
    HasLost(Color),
    /// The game is a draw.
    Draw,
    /// The case is open.
    Open(Doubt),
}

impl Ruling {
    /// Rules on a verdict at the `occurrence`th time that the position stands, when the rules take
    /// notice at the `times`th.
    #[must_use]
    pub const fn new(verdict: Verdict, occurrence: usize, times: usize) -> Self {
        if occurrence < times {
            return Self::Pending;
        }
        match (verdict.who_must_change, verdict.who_must_change.color()) {
            (_, Some(color)) if occurrence > times => Self::HasLost(color),
            (_, Some(color)) => Self::MustChange(color),
            (WhoMustChange::Undecided(doubt), None) => Self::Open(doubt),
            (_, None) => Self::Draw,
        }
    }
}
