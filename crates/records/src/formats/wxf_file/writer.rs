//! From games to WXF files.

use std::fmt::Write;

use xiangqi_core::{Color, FenDialect, FenFields, FenLetters, Play, RedSide, Setup};
use xiangqi_notation::{LetterSet, Notation, Style};

use super::reader::{KEYS, PLAYERS};
use crate::check::Stage;
use crate::field::{is_tag, report_tags};
use crate::formats::single_line::single_line;
use crate::left_out::report_beside_main_line;
use crate::words::Words;
use crate::{GameResult, LossReport, Lost, XiangqiGame};

/// How FEN is written in these files.
const DIALECT: FenDialect =
    FenDialect { letters: FenLetters::WXF, red: RedSide::R, fields: FenFields::Side };

/// Appends the main line of `game` to `out` and returns what was lost. Moves are always in WXF
/// notation with its own letters, Black's in lower case.
pub fn write(game: &XiangqiGame, out: &mut String) -> LossReport {
    let mut losses = LossReport::default();
    out.push_str("FORMAT  WXF\n");
    header(game, out, &mut losses);
    let start = &game.start;
    if *start != Setup::START {
        let _ = writeln!(out, "FEN     {}", start.to_fen(DIALECT));
        if (start.halfmove_clock, start.fullmove_number) != (0, 1) {
            losses.game(Lost::Counters);
        }
    }
    out.push_str("START{\n");
    moves(game, out, &mut losses);
    out.push_str("}END\n");
    report_beside_main_line(game, &mut losses);
    losses
}

fn header(game: &XiangqiGame, out: &mut String, losses: &mut LossReport) {
    let mut line = |key: &str, value: &str| {
        let _ = writeln!(out, "{key:<7} {value}");
    };
    // A blank tag says nothing.
    let value =
        |tag: &str| game.tags.get(tag).filter(|value| !value.trim().is_empty()).unwrap_or_default();
    for (key, tag) in KEYS.iter().filter(|(key, _)| ["GAME", "EVENT"].contains(key)) {
        if !value(tag).is_empty() {
            line(key, &single_line(value(tag), &[], losses));
        }
    }
    for (key, tags) in PLAYERS {
        let parts = tags.map(|tag| single_line(value(tag), &[(';', "；")], losses));
        if parts.iter().any(|part| !part.is_empty()) {
            line(key, &format!("{} ; {} ; {} ;", parts[0], parts[1], parts[2]));
        }
    }
    match game.result {
        GameResult::Unknown => {}
        GameResult::Several => losses.game(Lost::Result),
        result => line("RESULT", result.pgn()),
    }
    for (key, tag) in KEYS.iter().filter(|(key, _)| ["DATE", "ROUND"].contains(key)) {
        if !value(tag).is_empty() {
            line(key, &single_line(value(tag), &[], losses));
        }
    }
    report_tags(&game.tags, losses, |name| {
        let has_key = ["Title", "Event", "Date", "Round"].iter().any(|tag| is_tag(name, tag));
        has_key || PLAYERS.iter().any(|(_, tags)| tags.iter().any(|tag| is_tag(name, tag)))
    });
}

fn moves(game: &XiangqiGame, out: &mut String, losses: &mut LossReport) {
    let style = Style { letters: Some(LetterSet::WXF), ..Style::default() };
    let words = Words { notation: Notation::Wxf, style: &style };
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
        let (side, begin) = (stage.side_to_move(), out.len());
        words.push((id, mv), &mut stage, out, losses);
        // `Pb.5`, the second of the pawns, is told from others by its capital.
        if side == Color::Black && !is_numbered_pawn(&out[begin..]) {
            out[begin..].make_ascii_lowercase();
        }
        if ply % 2 == 1 {
            out.push('\n');
        }
    }
    if !out.ends_with('\n') {
        out.push('\n');
    }
}

/// Tells whether a move is that of a pawn with a letter for its place.
fn is_numbered_pawn(text: &str) -> bool {
    matches!(text.as_bytes(), [b'P', b'a'..=b'e', ..])
}
