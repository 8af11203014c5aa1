//! FEN and EPD, one a line.

use notation_syntax::Span;
use xiangqi_core::Fen;

use super::line::{add_moves, is_moves, rows};
use super::list::List;
use super::{PositionLine, PositionProblem, fen_prefix, is_position, lines, tail};
use crate::raw::{RawGame, RawStart};
use crate::{Diagnostic, Place};

/// With as many `/` as no date has, a line is meant as a position.
const SLASHES_MEANT: usize = 5;

/// How many lines decide.
const SAMPLE: usize = 20;

/// Tells whether most lines of `text` are positions, and one has a title or operations.
pub(crate) fn looks_like_epd(text: &str) -> bool {
    is_list(text) && sample(text).any(|line| tail_of(line).is_some_and(tail::is_epd))
}

/// Tells whether most lines of `text` are positions with nothing or moves behind.
pub(crate) fn looks_like_fen(text: &str) -> bool {
    let is_bare = |line: &&str| tail_of(line).is_some_and(|tail| tail.is_empty() || is_moves(tail));
    is_list(text) && sample(text).filter(is_bare).count() * 2 > sample(text).count()
}

fn is_list(text: &str) -> bool {
    sample(text).filter(|line| is_position(line)).count() * 2 > sample(text).count()
}

/// Returns the first lines that are no remarks.
fn sample(text: &str) -> impl Iterator<Item = &str> {
    let lines = lines(text).take(SAMPLE).map(|line| &text[line.range()]);
    lines.filter(|line| !line.starts_with('#'))
}

/// Returns what follows the position in a line; a wrong position counts to the end or to a `;`.
fn tail_of(line: &str) -> Option<&str> {
    if !is_position(line) {
        return None;
    }
    match fen_prefix(line) {
        Ok((_, length)) => Some(line[length..].trim()),
        Err(_) => Some(line.find(';').map_or("", |at| &line[at..])),
    }
}

/// Reads a list of FEN or EPD.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut list = List::default();
    for span in lines(text) {
        let line = &text[span.range()];
        if is_position(line) || is_meant_as_position(line) {
            list.push(position(text, span));
        } else {
            list.other(text, span);
        }
    }
    list.finish()
}

/// Tells whether a line begins with rows of pieces, if not with ten: then it is a position that
/// cannot be read, and no remark.
fn is_meant_as_position(line: &str) -> bool {
    let rows = rows(line);
    let slashes = rows.bytes().filter(|&byte| byte == b'/').count();
    let side = line[rows.len()..].split_whitespace().next();
    slashes >= SLASHES_MEANT || slashes > 0 && matches!(side, Some("w" | "b" | "r"))
}

fn position(text: &str, span: Span) -> RawGame {
    let PositionLine { start, rest } = PositionLine::read(text, span);
    let mut game = RawGame { start, span, ..RawGame::new() };
    if is_moves(&text[rest.range()]) {
        add_moves(&mut game, text, rest);
    } else if !tail::read(&mut game, text, rest) {
        let place = Place::span(rest);
        game.diagnostics.push(Diagnostic::new(PositionProblem::Rest, place));
        game.push_tag("Remark", &text[rest.range()], rest);
    }
    // The counters may stand among the operations.
    if let (RawStart::Fen { text: fen, .. }, Ok(read)) =
        (&mut game.start, Fen::read(&text[span.range()]))
        && fen.parse() != Ok(read.setup.clone())
    {
        *fen = read.setup.to_string();
    }
    game
}
