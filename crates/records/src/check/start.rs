//! Where the moves of a raw game begin.

use xiangqi_core::{Board, Color, Fen, FreePosition, Position, Setup};
use xiangqi_notation::{Note, ReadMove, read_move};

use super::{CheckOptions, Stage, sides};
use crate::raw::{GameProblem, RawGame, RawMove, RawStart, SideStated};
use crate::{Diagnostic, NodeId, Place};

/// The start as arrangement and as place to play from.
pub(super) struct Start {
    pub(super) setup: Setup,
    pub(super) stage: Stage,
    /// The side that is said to move first.
    pub(super) stated: Color,
}

pub(super) fn start(
    raw: &RawGame,
    text: &str,
    options: &CheckOptions,
    diagnostics: &mut Vec<Diagnostic>,
) -> Start {
    let mut place = Place { ply: Some(0), ..Place::default() };
    let mut report = |problem: GameProblem, place: Place| {
        diagnostics.push(Diagnostic::new(problem, place));
    };
    let (mut setup, side) = match (&options.start, &raw.start) {
        (Some(setup), _) => (setup.clone(), SideStated::Yes),
        (None, RawStart::Usual) => return usual(),
        (None, RawStart::Setup { setup, side }) => (Setup::clone(setup), *side),
        (None, RawStart::Fen { text, span }) => {
            place.span = Some(*span);
            match Fen::read(text) {
                Ok(fen) => (fen.setup, SideStated::Doubtful),
                Err(error) => {
                    report(GameProblem::BadFen(error), place);
                    return usual();
                }
            }
        }
    };
    let stated = setup.side_to_move;
    if let Some(mover) = first_mover(raw, text, &setup, side, options) {
        if side == SideStated::Doubtful && mover != setup.side_to_move {
            report(GameProblem::SideDiffers { stated }, Place { span: first_span(raw), ..place });
        }
        setup.side_to_move = mover;
    }
    match Position::new(setup.clone()) {
        Ok(position) => Start { setup, stage: Stage::Legal(position), stated },
        Err(error) => {
            report(GameProblem::IllegalStart(error), place);
            Start { stage: Stage::Free(FreePosition::new(setup.clone())), setup, stated }
        }
    }
}

fn usual() -> Start {
    let position = Position::start();
    Start { setup: position.to_setup(), stage: Stage::Legal(position), stated: Color::Red }
}

fn first_span(raw: &RawGame) -> Option<notation_syntax::Span> {
    raw.tree.first_child(NodeId::ROOT).map(|id| raw.tree[id].span)
}

fn is_canonical(read: &ReadMove) -> bool {
    !read.notes.contains(&Note::NotCanonical)
}

/// Returns the side that moves first, where the start does not say so for certain.
fn first_mover(
    raw: &RawGame,
    text: &str,
    setup: &Setup,
    side: SideStated,
    options: &CheckOptions,
) -> Option<Color> {
    // Nobody states by mistake what is so where nothing is stated: a move of Black's is the fault.
    let is_usual = setup.board == Board::START && setup.side_to_move == Color::Red;
    if side == SideStated::Yes || side == SideStated::Doubtful && is_usual {
        return None;
    }
    let first = raw.tree.first_child(NodeId::ROOT)?;
    match raw.tree[first].mv {
        RawMove::Squares(mv) => setup.board.get(mv.from).map(|piece| piece.color),
        RawMove::Text => {
            let written = text.get(raw.tree[first].span.range())?;
            let read = |color| {
                let setup = Setup { side_to_move: color, ..setup.clone() };
                read_move(&FreePosition::new(setup), written, &options.accept).ok()
            };
            let stated = setup.side_to_move;
            let other = read(stated.other())?;
            if sides::exchanged_from(raw, text, stated) == Some(first) {
                return Some(stated.other());
            }
            let differs = match read(stated) {
                None => true,
                // Red's numerals are never Black's but where both sides are written with them; Red
                // may be written with any digits.
                Some(own) => {
                    stated == Color::Black
                        && !raw.tree[first].has_dots
                        && !is_canonical(&own)
                        && is_canonical(&other)
                        && !sides::second_is_reds(raw, text)
                }
            };
            differs.then(|| stated.other())
        }
        RawMove::Root | RawMove::OffBoard { .. } => None,
    }
}
