//! Repetition that is not identical: nine rounds of offences (CXA 2020, reference figure 8).

use core::ops::Range;

use super::table::is_forbidden;
use crate::rules::ply::JudgedPly;
use crate::{Color, SquareSet};

/// Nine rounds in a row in which one side plays only forbidden moves, on three or more points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NineRounds {
    /// The side that must change.
    pub offender: Color,
    /// The plies of the nine rounds.
    pub plies: Range<usize>,
    /// How many points the offender's men came to.
    pub points: usize,
}

impl NineRounds {
    /// The number of rounds.
    pub const ROUNDS: usize = 9;
    /// The least number of points.
    pub const POINTS: usize = 3;

    /// Looks at the last nine rounds of `plies`, consecutive moves without a capture.
    pub(in crate::rules) fn find(plies: &[JudgedPly]) -> Option<Self> {
        let last = plies.get(plies.len().checked_sub(2 * Self::ROUNDS)?..)?;
        let offends = |color| {
            last.iter().filter(|ply| ply.evidence.man.piece.color == color).all(is_forbidden)
        };
        let offender = match Color::ALL.map(offends) {
            [true, false] => Color::Red,
            [false, true] => Color::Black,
            _ => return None,
        };
        let points: SquareSet = last
            .iter()
            .filter(|ply| ply.evidence.man.piece.color == offender)
            .map(|ply| ply.evidence.mv.to)
            .collect();
        let start = last.first()?.evidence.ply;
        (points.len() >= Self::POINTS).then(|| Self {
            offender,
            plies: start..start + last.len(),
            points: points.len(),
        })
    }
}
