//! What a move threatens, before any rule set has its say.

use alloc::vec::Vec;

use crate::{IllegalMove, Move, Piece, PieceKind, Square, SquareSet};

/// A man on the board, known through a round by the square where it stood when the round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// What it is.
    pub piece: Piece,
    /// Where it stands after the move in question.
    pub square: Square,
    /// Where it stood at the start of the round.
    pub home: Square,
}

impl Man {
    /// Tells whether the man is a pawn that has not crossed the river.
    #[must_use]
    pub fn is_home_pawn(self) -> bool {
        self.piece.kind == PieceKind::Pawn && self.square.on_own_half(self.piece.color)
    }
}

/// In which way a move makes an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum How {
    /// The moved man attacks itself.
    Direct,
    /// The moved man has left a line, a leg or an eye, and another man attacks.
    Discovered,
    /// The moved man has become, or has ceased to be, a screen of a cannon that attacks.
    ScreenMoved,
    /// The victim has lost the man that protected it.
    RootRemoved,
    /// The man that protected the victim can no longer move without leaving its king in check.
    Pin,
    /// The moved man attacks together with the attacker.
    Jointly,
    /// A check, or a series of checks, wins the victim.
    Checks,
    /// The victim can be retaken; the exchange that follows still wins material.
    Exchange,
    /// The attack stood before and has become sound: nothing worse happens elsewhere any more.
    Freed,
    /// The attack stood before; the move has no part in it.
    Standing,
}

/// A man that guards the victim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Root {
    /// The guard.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
    /// Why it cannot retake after the capture (假根); nothing if it can (真根).
    pub fails: Option<IllegalMove>,
}

/// What there was of an attack before the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Before {
    /// The attacker could step to the victim, the safety of its king aside.
    pub stood: bool,
    /// The capture was legal.
    pub legal: bool,
    /// The victim could then be retaken.
    pub protected: bool,
    /// Attacker and victim were of one kind and could take each other.
    pub traded: bool,
    /// What the capture netted, in half horses; not counted where nothing hangs on it.
    ///
    /// The loss of the moved man is left out if it was about to be lost anyway and has no part in
    /// the attack.
    pub net: Option<i32>,
}

/// Attacker and victim are of one kind and could take each other (兑).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trade {
    /// If the victim takes, the attacker's side gains nothing.
    Even,
    /// If the victim takes, the attacker's side comes out ahead.
    Winning,
}

/// A line that the mover could play if it were its turn again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Who begins the line.
    pub attacker: Man,
    /// Who takes the victim; the attacker itself unless checks go before.
    pub capturer: Man,
    /// The first man taken that is material.
    pub victim: Man,
    /// The way in which the move made the attack.
    pub how: How,
    /// The line with the best play of both sides; captures and checks only.
    pub line: Vec<Move>,
    /// What the line nets, in half horses: less than nothing counts as -1.
    pub net: i32,
    /// What captures on the square of the first capture alone net, in half horses.
    pub local_net: i32,
    /// If all guards retake on that square, the attacker's side still takes last.
    pub outnumbers: bool,
    /// The men that guard that square, and why they fail or hold.
    pub roots: Vec<Root>,
    /// What there was of the attack before the move.
    pub before: Before,
    /// Whether the victim could answer by taking the attacker, a man of its own kind.
    pub trade: Option<Trade>,
    /// The move has made that exchange possible, or has made it sound by protecting the attacker.
    pub offers_trade: bool,
    /// The capture lets another man give check (闪将).
    pub uncovers_check: bool,
    /// Captures on the square would bring less without the moved man.
    pub takes_part: bool,
    /// Captures on the square win something only because several men attack (联合).
    pub joint: bool,
}

impl Attack {
    /// Tells whether the victim can be retaken.
    #[must_use]
    pub fn is_protected(&self) -> bool {
        self.roots.iter().any(|root| root.fails.is_none())
    }

    /// Tells whether captures on the square of the first capture alone win the man there, or
    /// exchange it evenly because it is under-rooted (少根; CXA 2020, article 24.15).
    #[must_use]
    pub fn is_to_be_had(&self) -> bool {
        self.local_net > 0 || self.local_net == 0 && self.outnumbers
    }

    /// Tells whether the line begins with a capture, not with a quiet check.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        self.how != How::Checks
    }
}

/// A threat to mate by checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kill {
    /// The checks and the longest defence.
    pub line: Vec<Move>,
    /// Whether the same mate was there before the move, or before the check that it answers.
    pub stood: bool,
}

/// Everything a move does, as far as repetition cares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyEvidence {
    /// The number of the move in the history, from 0.
    pub ply: usize,
    /// The move.
    pub mv: Move,
    /// The man that moved.
    pub man: Man,
    /// The men that give check.
    pub checkers: SquareSet,
    /// Whether the move answers a check.
    pub answers_check: bool,
    /// How many men that can cross the river the mover has, and how many the other side.
    pub attackers: [usize; 2],
    /// The mate it threatens.
    pub kill: Option<Kill>,
    /// What it threatens to take.
    ///
    /// Empty for a check: the other side must answer that first.
    pub attacks: Vec<Attack>,
    /// The enemy line that the moved man stops by standing in its way (拦).
    pub blocks: Option<Move>,
    /// Whether a search ran out of nodes.
    pub limits_hit: bool,
}
