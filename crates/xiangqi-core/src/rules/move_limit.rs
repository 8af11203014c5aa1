//! The move limit (自然限着): too long without a capture.
//!
//! Books and programs differ in its length, in how many checks count, and in whether the draw is
//! claimed or comes by itself; all of that is a parameter here. Only a capture resets the count;
//! a pawn move does not in any source.
//!
//! A FEN clock says how many plies went by, not which of them were checks. A history that starts
//! with a clock therefore counts those plies as plies without checks and says so by
//! [`LimitCount::checks_known`].

use super::History;
use crate::Color;

/// How the plies without a capture are counted, and how many make a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveLimit {
    /// The plies that must count; two make a round.
    pub plies: u32,
    /// Which checks and answers to them count.
    pub checks: CheckAllowance,
    /// Whether the draw must be claimed.
    pub claim: Claim,
}

/// Which checks count towards the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckAllowance {
    /// All plies count.
    All,
    /// Neither checks nor the answers to them count.
    None,
    /// The first so many checks of each side count; further checks and the answers to them do
    /// not.
    EachSide(u32),
    /// The first so many checks of the side that claims count; its further checks are taken off.
    Claimant(u32),
    /// What the side with more checks has given beyond so many is taken off twice.
    MoreChecks(u32),
}

/// How a draw by the limit comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The side to move must ask for it.
    Needed,
    /// It comes by itself.
    Automatic,
}

impl MoveLimit {
    /// The Asian rules of 2017, as quoted: 60 rounds, ten checks of the claiming side count.
    pub const AXF: Self =
        Self { plies: 120, checks: CheckAllowance::Claimant(10), claim: Claim::Needed };
    /// As Pikafish counts: 120 plies, ten checks of each side count.
    pub const PIKAFISH: Self =
        Self { plies: 120, checks: CheckAllowance::EachSide(10), claim: Claim::Automatic };
    /// As Fairy-Stockfish counts: 50 rounds.
    pub const FAIRY_STOCKFISH: Self =
        Self { plies: 100, checks: CheckAllowance::MoreChecks(10), claim: Claim::Automatic };
    /// As ElephantEye counts: 100 plies, no checks.
    pub const ELEPHANT_EYE: Self =
        Self { plies: 100, checks: CheckAllowance::None, claim: Claim::Automatic };
    /// 60 rounds, everything counts.
    pub const PLAIN: Self =
        Self { plies: 120, checks: CheckAllowance::All, claim: Claim::Automatic };

    /// Counts at the end of `history`.
    ///
    /// `claimant` is the side to move, which alone can claim.
    #[must_use]
    pub fn count(self, history: &History) -> LimitCount {
        let end = history.moves().len();
        let start = (0..end).rev().find(|&ply| history.is_capture(ply)).map_or(0, |ply| ply + 1);
        let carried = if start == 0 { history.positions()[0].halfmove_clock() } else { 0 };
        let mut checks = [0_u32; 2];
        let mut skipped = 0;
        for ply in start..end {
            let [before, after] = [ply, ply + 1].map(|ply| &history.positions()[ply]);
            let mover = before.side_to_move();
            let given = &mut checks[mover.index()];
            if after.is_check() {
                *given += 1;
                skipped += u32::from(self.is_beyond(*given));
            } else if before.is_check() && self.is_beyond(checks[mover.other().index()]) {
                skipped += 1;
            }
        }
        let total = carried + (end - start) as u32;
        let claimant = history.position().side_to_move();
        let off = match self.checks {
            CheckAllowance::All => 0,
            CheckAllowance::None | CheckAllowance::EachSide(_) => skipped,
            CheckAllowance::Claimant(free) => checks[claimant.index()].saturating_sub(free),
            CheckAllowance::MoreChecks(free) => 2 * checks[0].max(checks[1]).saturating_sub(free),
        };
        let counted = total.saturating_sub(off);
        LimitCount {
            counted,
            total,
            checks,
            checks_known: carried == 0,
            reached: counted >= self.plies && history.position().has_legal_move(),
        }
    }

    /// Tells whether a side's `number`th check and the answer to it are left out.
    const fn is_beyond(self, number: u32) -> bool {
        match self.checks {
            CheckAllowance::None => true,
            CheckAllowance::EachSide(free) => number > free,
            _ => false,
        }
    }
}

/// What the count has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LimitCount {
    /// The plies that count.
    pub counted: u32,
    /// All plies since the last capture, those of the FEN clock included.
    pub total: u32,
    /// The checks of Red and of Black among the plies that the history knows.
    pub checks: [u32; 2],
    /// Whether the history knows all plies since the last capture; a FEN clock carries no checks.
    pub checks_known: bool,
    /// Whether the limit is reached. A mate or stalemate on the board goes before.
    pub reached: bool,
}

impl LimitCount {
    /// Returns the checks that `color` has given.
    #[must_use]
    pub const fn checks_of(&self, color: Color) -> u32 {
        self.checks[color.index()]
    }
}
