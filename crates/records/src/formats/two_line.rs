//! Puzzles in two lines: the moves without gaps, then the position with the side right behind it.
//!
//! `c8d8d6d8` and `3a5/…/5K3w`, as the collection chinese-qipu has them, with the ranks of UCCI.
//! A second line may be missing: the usual start is meant then. Several puzzles may follow each
//! other.
//!
//! ```
//! let games = records::two_line::read("c8d8d6d8\n3a5/2P1a2C1/3k5/9/9/9/9/9/9/4K4w\n");
//! assert_eq!(games.len(), 1);
//! assert_eq!(games[0].tree.len(), 3);
//! ```

use notation_syntax::Span;

use crate::positions::{PositionLine, PositionProblem, is_position, lines};
use crate::raw::{RawGame, RawNode};
use crate::{Diagnostic, NodeId, Place};

/// Tells whether `text` begins with a line of squares and a line with a position, or is a line of
/// squares that are more than one move.
pub(crate) fn looks_like(text: &str) -> bool {
    let mut lines = lines(text).map(|span| &text[span.range()]);
    let Some(first) = lines.next().filter(|first| is_run(first)) else { return false };
    lines.next().map_or(first.len() > 4, is_position)
}

/// Tells whether `line` is a run of squares: at least one move.
fn is_run(line: &str) -> bool {
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'i', b'0'..=b'9']);
    line.len() >= 4 && line.as_bytes().chunks_exact(2).all(is_square)
}

/// Reads the puzzles of a text.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut games: Vec<RawGame> = Vec::new();
    // Whether the last game has moves, and no position as yet.
    let mut is_open = false;
    for span in lines(text) {
        let line = &text[span.range()];
        if is_position(line) {
            if !is_open {
                games.push(RawGame { span, ..RawGame::new() });
            }
            if let Some(game) = games.last_mut() {
                let PositionLine { start, rest } = PositionLine::read(text, span);
                game.start = start;
                game.span = game.span.to(span);
                keep_rest(game, text, rest);
            }
            is_open = false;
        } else {
            games.push(moves(text, span));
            is_open = true;
        }
    }
    games
}

fn keep_rest(game: &mut RawGame, text: &str, rest: Span) {
    if !rest.is_empty() {
        game.diagnostics.push(Diagnostic::new(PositionProblem::Rest, Place::span(rest)));
        game.push_tag("Remark", &text[rest.range()], rest);
    }
}

/// Reads a line of moves, four characters each; the last may be cut.
fn moves(text: &str, span: Span) -> RawGame {
    let mut game = RawGame { span, ..RawGame::new() };
    let mut node = NodeId::ROOT;
    let mut at = span.start;
    while at < span.end {
        let rest = &text[at..span.end];
        let length = rest.char_indices().nth(4).map_or(rest.len(), |(end, _)| end);
        let place = Span::new(at, at + length);
        if rest.chars().take(4).count() < 4 {
            game.diagnostics.push(Diagnostic::new(PositionProblem::MoveCut, Place::span(place)));
            let unread = text[place.range()].to_owned();
            game.tree[node].annotations_mut().unread.push(unread);
            break;
        }
        let raw = match text[place.range()].parse() {
            Ok(mv) => RawNode::squares(mv, place),
            Err(_) => RawNode::text(place),
        };
        node = game.tree.add(node, raw);
        at = place.end;
    }
    game
}
