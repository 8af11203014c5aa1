//! From checked games to lists of moves.

use std::fmt::Write;

use xiangqi_core::{Color, Position};

use crate::check::Stage;
use crate::field::report_tags;
use crate::left_out::report_beside_main_line;
use crate::words::Words;
use crate::{GameResult, LossReport, Lost, WriteOptions, XiangqiGame};

/// Appends the main line of `game` to `out`, one move pair a line, and returns what was lost.
pub fn write(game: &XiangqiGame, options: &WriteOptions, out: &mut String) -> LossReport {
    let mut losses = LossReport::default();
    // Without moves the start is all that there is.
    if game.start != Position::start().to_setup() || game.tree.is_empty() {
        let _ = writeln!(out, "{}", game.start);
    }
    let words = Words { notation: options.notation, style: &options.style };
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
        words.push((id, mv), &mut stage, out, &mut losses);
        if ply % 2 == 1 {
            out.push('\n');
        }
    }
    if !out.is_empty() && !out.ends_with('\n') {
        out.push('\n');
    }
    match game.result {
        // Moves of the next game would follow the position.
        GameResult::Unknown if game.tree.is_empty() => out.push_str("*\n"),
        GameResult::Unknown => {}
        GameResult::Several => losses.game(Lost::Result),
        result => {
            let _ = writeln!(out, "{}", result.pgn());
        }
    }
    report_tags(&game.tags, &mut losses, |_| false);
    report_beside_main_line(game, &mut losses);
    losses
}
