//! What a format that holds only a line of moves leaves out.

use crate::{LossReport, Lost, NodeId, XiangqiGame};

/// Names the comments, glyphs, properties and variations of `game`.
pub(crate) fn report_beside_main_line(game: &XiangqiGame, losses: &mut LossReport) {
    for step in game.tree.walk() {
        report_annotations(game, step.id, losses);
        for variation in game.tree.children(step.id).skip(1) {
            losses.node(variation, Lost::Variation { moves: size(game, variation) });
        }
    }
}

/// Names what is said of the move at `id`.
pub(crate) fn report_annotations(game: &XiangqiGame, id: NodeId, losses: &mut LossReport) {
    let annotations = game.tree[id].annotations();
    for text in annotations.comments_before.iter().chain(&annotations.comments) {
        losses.node(id, Lost::Comment { text: text.clone() });
    }
    for nag in &annotations.nags {
        losses.node(id, Lost::Nag { nag: nag.0 });
    }
    for extra in &annotations.extras {
        losses.node(id, Lost::Extra { name: extra.name.clone() });
    }
    for text in &annotations.unread {
        losses.node(id, Lost::Unread { text: text.clone() });
    }
}

/// Counts the moves of the line and variations that begin with `id`.
pub(crate) fn size(game: &XiangqiGame, id: NodeId) -> usize {
    let mut count = 0;
    let mut pending = vec![id];
    while let Some(id) = pending.pop() {
        count += 1;
        pending.extend(game.tree.children(id));
    }
    count
}
