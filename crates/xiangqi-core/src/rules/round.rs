//! The evidence of a whole round.

use alloc::vec::Vec;
use core::ops::Range;

use super::evidence::PlyEvidence;
use super::homes::Homes;
use super::scene::{Depth, Scene};
use super::{History, Limits};
use crate::Square;

/// Collects the evidence of the plies of `round`, a closed cycle of `history`.
///
/// The round is taken as a circle: what went before its first move is its own last move. So the
/// evidence depends neither on the moves before the round nor on where in the cycle it begins.
///
/// Returns nothing if the round does not lie within the history.
pub(super) fn of_round(
    history: &History,
    round: Range<usize>,
    depth: Depth,
    limits: Limits,
) -> Vec<PlyEvidence> {
    let first = round.end.saturating_sub(1);
    collect(history, round, first, depth, limits)
}

/// Collects the evidence of the plies of `run`, which need not be closed.
pub(super) fn of_run(
    history: &History,
    run: Range<usize>,
    depth: Depth,
    limits: Limits,
) -> Vec<PlyEvidence> {
    let first = run.start.saturating_sub(1);
    collect(history, run, first, depth, limits)
}

/// `first` is the ply that goes before the first of `plies`.
fn collect(
    history: &History,
    plies: Range<usize>,
    first: usize,
    depth: Depth,
    limits: Limits,
) -> Vec<PlyEvidence> {
    if plies.end > history.moves().len() {
        return Vec::new();
    }
    let mut homes = Homes::new();
    let mut found: Vec<PlyEvidence> = Vec::with_capacity(plies.len());
    for ply in plies.clone() {
        let mv = history.moves()[ply];
        homes.play(mv);
        let previous = if ply == plies.start { first } else { ply - 1 };
        let positions = history.positions();
        let scene = Scene {
            ply,
            mv,
            earlier: &positions[previous],
            before: &positions[ply],
            after: &positions[ply + 1],
            homes: &homes,
        };
        found.extend(scene.evidence(depth, limits));
    }
    find_blocks(history, &mut found);
    found
}

/// Notes which moves stop the line that the move before threatened.
fn find_blocks(history: &History, plies: &mut [PlyEvidence]) {
    let threats: Vec<_> = plies.iter().map(threatened).collect();
    for (index, ply) in plies.iter_mut().enumerate() {
        let previous = if index == 0 { threats.len() - 1 } else { index - 1 };
        let board = history.positions()[ply.ply + 1].board();
        ply.blocks = threats[previous].filter(|&line| {
            !ply.answers_check
                && board.get(line.from).is_some_and(|piece| piece.color != ply.man.piece.color)
                && is_stopped_by(board.check_step(line).err(), ply.mv.to, line, board)
        });
    }
}

/// Returns the first move of the mate that a ply threatens.
fn threatened(ply: &PlyEvidence) -> Option<crate::Move> {
    ply.kill.as_ref()?.line.first().copied()
}

fn is_stopped_by(
    reason: Option<crate::IllegalMove>,
    blocker: Square,
    line: crate::Move,
    board: &crate::Board,
) -> bool {
    use crate::IllegalMove::{Blocked, ElephantEye, HorseLeg, Screens};
    match reason {
        Some(Blocked { by }) => by == blocker,
        Some(HorseLeg { leg }) => leg == blocker,
        Some(ElephantEye { eye }) => eye == blocker,
        Some(Screens { .. }) => board.pieces_between(line.from, line.to).contains(blocker),
        _ => false,
    }
}
