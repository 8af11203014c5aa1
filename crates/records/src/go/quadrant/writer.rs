//! From games to quadrant records.

use go_notation::{ColoredMove, Move, QuadrantNotation, WriteQuadrantError};

use crate::go::{GoGame, GoNotes, GoResult, InfoField, WonBy};
use crate::{LossReport, Lost, NodeId};

/// What becomes of stones that are set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetupStones {
    /// They are left out, which is a loss.
    #[default]
    LeftOut,
    /// They are written as moves.
    Moves,
}

/// How a game is written.
#[derive(Clone, Copy, Debug)]
pub struct WriteRecord {
    /// The extensions of the notation; its board is that of the game.
    pub notation: QuadrantNotation,
    /// What becomes of stones that are set up.
    pub setup: SetupStones,
}

impl Default for WriteRecord {
    fn default() -> Self {
        Self { notation: QuadrantNotation::STRICT, setup: SetupStones::LeftOut }
    }
}

/// Writes the main line of a game as one record, and tells what it cannot hold.
///
/// # Errors
///
/// The board has no quadrants, a point lies off it, or a move is a pass without the extension.
pub fn write(
    game: &GoGame,
    options: &WriteRecord,
) -> Result<(String, LossReport), WriteQuadrantError> {
    let mut losses = LossReport::default();
    let mut moves: Vec<ColoredMove> = Vec::new();
    for (id, node) in game.main_line() {
        if let Some(setup) = node.setup() {
            match options.setup {
                SetupStones::LeftOut => {
                    losses.node(id, Lost::SetupStones { count: setup.points().count() });
                }
                SetupStones::Moves => {
                    let stones = setup
                        .points()
                        .filter_map(|(point, color)| Some(ColoredMove::play(color?, point)));
                    moves.extend(stones);
                    if !setup.empty.is_empty() {
                        losses.node(id, Lost::SetupStones { count: setup.empty.len() });
                    }
                }
            }
        }
        moves.extend(node.mv());
        notes(node.notes(), id, &mut losses);
    }
    variations(game, &mut losses);
    resignation(game, &mut moves);
    info(game, &mut losses);
    let notation = QuadrantNotation { size: game.size, ..options.notation };
    Ok((notation.write(moves)?, losses))
}

/// Writes the resignation that the result states, unless it is the last move already.
fn resignation(game: &GoGame, moves: &mut Vec<ColoredMove>) {
    let is_resigned = moves.last().is_some_and(|mv| mv.action == Move::Resign);
    if let Some(GoResult::Win { winner, by: WonBy::Resignation }) = game.result()
        && !is_resigned
    {
        moves.push(Move::Resign.by(winner.other()));
    }
}

fn info(game: &GoGame, losses: &mut LossReport) {
    let resigned = matches!(game.result(), Some(GoResult::Win { by: WonBy::Resignation, .. }));
    for (field, text) in game.info.iter() {
        let is_written = match field {
            InfoField::Result => resigned,
            InfoField::Handicap => matches!(game.handicap, Some(0)),
            _ => false,
        };
        if !is_written && !text.is_empty() {
            losses.game(Lost::Tag { name: field.sgf().to_owned(), value: text.to_owned() });
        }
    }
}

fn notes(notes: &GoNotes, id: NodeId, losses: &mut LossReport) {
    if let Some(comment) = &notes.comment {
        losses.node(id, Lost::Comment { text: comment.clone() });
    }
    let mut extra = |name: &str| losses.node(id, Lost::Extra { name: name.to_owned() });
    for (mark, _) in &notes.points {
        extra(mark.sgf());
    }
    if !notes.labels.is_empty() {
        extra("LB");
    }
    let mut last = None;
    for (mark, ..) in &notes.lines {
        if last != Some(mark) {
            extra(mark.sgf());
        }
        last = Some(mark);
    }
    for other in &notes.others {
        extra(&other.name);
    }
}

/// Counts the moves of each variation that leaves the main line.
fn variations(game: &GoGame, losses: &mut LossReport) {
    let tree = &game.tree;
    let mut is_main = vec![false; tree.len()];
    for (id, _) in game.main_line() {
        is_main[id.index()] = true;
    }
    let mut open: Option<(NodeId, usize)> = None;
    let mut close = |open: &mut Option<(NodeId, usize)>| {
        if let Some((id, moves)) = open.take() {
            losses.node(id, Lost::Variation { moves });
        }
    };
    for step in tree.walk().filter(|step| !is_main[step.id.index()]) {
        let leaves_main = tree.parent(step.id).is_some_and(|parent| is_main[parent.index()]);
        if leaves_main {
            close(&mut open);
            open = Some((step.id, 0));
        }
        if let Some((_, moves)) = &mut open {
            *moves += usize::from(tree[step.id].mv().is_some());
        }
    }
    close(&mut open);
}
