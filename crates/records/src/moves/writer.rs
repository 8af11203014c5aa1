//! From checked games to lists of moves.

use std::fmt::Write;

use xiangqi_core::{Color, Position};
use xiangqi_notation::write_move;

use crate::check::Stage;
use crate::{LossReport, Lost, NodeId, WriteOptions, XiangqiGame};

/// Appends the main line of `game` to `out`, one move pair a line, and returns what was lost.
pub fn write(game: &XiangqiGame, options: &WriteOptions, out: &mut String) -> LossReport {
    let mut losses = LossReport::default();
    if game.start != Position::start().to_setup() {
        let _ = writeln!(out, "{}", game.start);
    }
    let mut stage = Stage::new(game.start.clone());
    let offset = usize::from(game.start.side_to_move == Color::Black);
    for (ply, id) in (offset..).zip(game.tree.main_line()) {
        let Some(mv) = game.tree[id].mv else { continue };
        if ply % 2 == 0 {
            let _ = write!(out, "{:>3}. ", ply / 2 + 1);
        } else if ply == offset {
            let _ = write!(out, "{:>3}. ... ", ply / 2 + 1);
        } else {
            out.push(' ');
        }
        match write_move(&stage, mv, options.notation, &options.style) {
            Ok(text) => out.push_str(&text),
            Err(_) => {
                let _ = write!(out, "{mv}");
                losses.node(id, Lost::Notation { mv });
            }
        }
        if ply % 2 == 1 {
            out.push('\n');
        }
        stage.advance(mv);
    }
    if !out.is_empty() && !out.ends_with('\n') {
        out.push('\n');
    }
    report(game, &mut losses);
    losses
}

/// Names all that a list of moves has no place for.
fn report(game: &XiangqiGame, losses: &mut LossReport) {
    for tag in &game.tags {
        losses.game(Lost::Tag { name: tag.name.clone(), value: tag.value.clone() });
    }
    let tree = &game.tree;
    for step in tree.walk() {
        let annotations = tree[step.id].annotations();
        let comments = annotations.comments_before.iter().chain(&annotations.comments);
        for text in comments {
            losses.node(step.id, Lost::Comment { text: text.clone() });
        }
        for nag in &annotations.nags {
            losses.node(step.id, Lost::Nag { nag: nag.0 });
        }
        for extra in &annotations.extras {
            losses.node(step.id, Lost::Extra { name: extra.name.clone() });
        }
        for text in &annotations.unread {
            losses.node(step.id, Lost::Unread { text: text.clone() });
        }
        for variation in tree.children(step.id).skip(1) {
            losses.node(variation, Lost::Variation { moves: size(game, variation) });
        }
    }
}

/// Counts the moves of the line and variations that begin with `id`.
fn size(game: &XiangqiGame, id: NodeId) -> usize {
    let mut count = 0;
    let mut pending = vec![id];
    while let Some(id) = pending.pop() {
        count += 1;
        pending.extend(game.tree.children(id));
    }
    count
}
