//! Whether the moves fit another start better than the one that is stated.

use xiangqi_core::{Color, Position, Setup};

use super::SlipKind;
use super::cost::START;
use super::line::Line;
use crate::check::Stage;

/// A start from which a line goes on further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OtherStart {
    pub(super) setup: Setup,
    pub(super) kind: SlipKind,
    pub(super) cost: u32,
    pub(super) reach: usize,
}

/// A start must explain as many plies more than the stated one, or the whole line.
const PROOF: usize = 6;

/// Returns the starts behind which `line` can be played past `fault`.
pub(super) fn others(line: &Line<'_>, fault: usize) -> Vec<OtherStart> {
    let stated = line.start.setup();
    let usual = Position::start().to_setup();
    let side = |setup: &Setup, color: Color| Setup { side_to_move: color, ..setup.clone() };
    let mover = stated.side_to_move;
    let turned = Setup { board: stated.board.turned(), ..stated.clone() };
    let mut tried = vec![
        (SlipKind::SideToMove, side(&stated, mover.other()), START),
        (SlipKind::Start, usual, START),
        (SlipKind::Start, stated.mirrored(), START + 10),
        (SlipKind::Start, stated.color_swapped(), START + 10),
        (SlipKind::Start, side(&turned, mover), START + 10),
        (SlipKind::Start, side(&turned, mover.other()), START + 20),
    ];
    tried.retain(|(_, setup, _)| *setup != stated);
    let mut others: Vec<OtherStart> = Vec::new();
    for (kind, setup, cost) in tried {
        let reach = line.replay(Stage::new(setup.clone()), 0).at;
        let is_proof = reach >= fault + PROOF || (reach == line.words.len() && reach > fault);
        if is_proof && !others.iter().any(|other| other.setup == setup) {
            others.push(OtherStart { setup, kind, cost, reach });
        }
    }
    others
}
