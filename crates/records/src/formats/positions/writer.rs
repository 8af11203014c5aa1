//! From games to lists of positions: the start of each game.

use std::fmt::Write;

use super::tail::SECOND_TITLE;
use crate::field::{is_tag, report_tags};
use crate::formats::single_line::single_line;
use crate::left_out::{report_annotations, size};
use crate::{GameResult, LossReport, Lost, NodeId, XiangqiGame};

/// What divides titles.
const BAR: &[(char, &str)] = &[('|', "｜")];

/// Appends the start of `game` as FEN and returns what was lost.
pub fn write_fen(game: &XiangqiGame, out: &mut String) -> LossReport {
    let mut losses = LossReport::default();
    let _ = writeln!(out, "{}", game.start);
    report_tags(&game.tags, &mut losses, |_| false);
    report(game, &mut losses);
    losses
}

/// Appends the start of `game` as FEN with its titles, `FEN ; title | traditional title`, and
/// returns what was lost.
pub fn write_epd(game: &XiangqiGame, out: &mut String) -> LossReport {
    let mut losses = LossReport::default();
    let _ = write!(out, "{}", game.start);
    let title = game.tags.get("Title").filter(|title| !title.trim().is_empty());
    let second = game.tags.get(SECOND_TITLE).filter(|title| !title.trim().is_empty());
    if title.or(second).is_some() {
        let _ = write!(out, " ; {}", single_line(title.unwrap_or_default(), BAR, &mut losses));
    }
    if let Some(second) = second {
        let _ = write!(out, " | {}", single_line(second, BAR, &mut losses));
    }
    out.push('\n');
    report_tags(&game.tags, &mut losses, |name| {
        is_tag(name, "Title") || is_tag(name, SECOND_TITLE)
    });
    report(game, &mut losses);
    losses
}

/// Names all that a position has no place for.
fn report(game: &XiangqiGame, losses: &mut LossReport) {
    if game.result != GameResult::Unknown {
        losses.game(Lost::Result);
    }
    report_annotations(game, NodeId::ROOT, losses);
    for first in game.tree.children(NodeId::ROOT) {
        losses.node(first, Lost::Variation { moves: size(game, first) });
    }
}
