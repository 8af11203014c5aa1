//! Cutting the text of a run into moves.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use notation_syntax::Span;

use crate::characters::{Normal, Spaces};
use crate::readings::is_move;
use crate::{Accept, Notation};

/// A move written with spaces inside has at most this many parts.
const MOST_PARTS: usize = 8;
/// The longest move without spaces, in characters.
const LONGEST: usize = 8;

/// Cuts `text` into moves and returns the place of each.
///
/// Numbers (`1.` `1、` `3...`), results and comments in `{}` and `()` are left out. Moves may
/// follow each other without a gap (`h2e2h7e7`, `P2-5M8.7`, 炮二平五炮８平５) or have spaces inside
/// (炮 二 平 五). What is no move is returned as it is, so that nothing is lost: reading it tells
/// what is wrong.
///
/// ```
/// use xiangqi_notation::split_moves;
///
/// let text = "1. 炮二平五 炮8平5 2.马二进三";
/// let moves: Vec<&str> = split_moves(text).into_iter().map(|span| &text[span.range()]).collect();
/// assert_eq!(moves, ["炮二平五", "炮8平5", "马二进三"]);
/// ```
#[must_use]
pub fn split_moves(text: &str) -> Vec<Span> {
    let chunks = chunks(text);
    let mut moves = Vec::new();
    let mut at = 0;
    while let Some(chunk) = chunks.get(at) {
        let mut parts = 1;
        let mut cut = cut(text, chunk.clone());
        // The parts of a move with spaces inside are no moves by themselves.
        while cut.is_none() && parts < MOST_PARTS && at + parts < chunks.len() {
            parts += 1;
            cut = self::cut(text, chunk.start..chunks[at + parts - 1].end);
        }
        match cut {
            Some(cut) => {
                moves.extend(cut);
                at += parts;
            }
            None => {
                moves.push(Span::new(chunk.start, chunk.end));
                at += 1;
            }
        }
    }
    moves
}

/// Returns the parts of `text` between spaces, outside of comments.
fn chunks(text: &str) -> Vec<Range<usize>> {
    let mut chunks = Vec::new();
    let mut begin = None;
    let mut closing = Vec::new();
    for (at, c) in text.char_indices() {
        let opened = match c {
            '{' => Some('}'),
            '(' | '（' => Some(if c == '(' { ')' } else { '）' }),
            _ => None,
        };
        let is_gap = c.is_whitespace() || ",，;；".contains(c);
        if is_gap || opened.is_some() || !closing.is_empty() {
            chunks.extend(begin.take().map(|begin| begin..at));
        } else if begin.is_none() {
            begin = Some(at);
        }
        if closing.last() == Some(&c) {
            closing.pop();
        }
        closing.extend(opened);
    }
    chunks.extend(begin.map(|begin| begin..text.len()));
    chunks
}

/// Cuts a part of `text` into moves; nothing if something else is left over.
fn cut(text: &str, part: Range<usize>) -> Option<Vec<Span>> {
    let source = &text[part.clone()];
    let spaced = source.contains(char::is_whitespace);
    if is_result(source) {
        return Some(Vec::new());
    }
    let normal = Normal::new(source, Spaces::Dropped);
    let plain = normal.as_str();
    let place = |range: Range<usize>| normal.span(range).shifted(part.start);
    let number = number(plain);
    if number == plain.len() {
        return Some(Vec::new());
    }
    // One move, perhaps with a number in front and marks behind.
    if is_move(source, &Accept::ANY) && (!spaced || is_one(plain)) {
        let bare = if is_move(&plain[number..], &Accept::ANY) { number } else { 0 };
        return Some(Vec::from([place(bare..plain.len())]));
    }
    if plain.len() == source.len() && spaced {
        return None;
    }
    let own = Notation::ALL.into_iter().find_map(|notation| joined(plain, notation))?;
    Some(own.into_iter().map(place).collect())
}

/// Tells whether `plain`, which reads as a move, cannot be two.
fn is_one(plain: &str) -> bool {
    plain.chars().count() <= LONGEST || plain.chars().any(char::is_alphabetic)
}

/// Returns the length of a move number with its dots at the beginning of `plain`.
fn number(plain: &str) -> usize {
    let digits = plain.len() - plain.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = &plain[digits..];
    let dots = rest.len() - rest.trim_start_matches(['.', '、', ':', ')']).len();
    let all = digits + dots;
    let alone = all == plain.len() && digits <= 3;
    if dots > 0 || alone { all } else { 0 }
}

fn is_result(text: &str) -> bool {
    matches!(
        text,
        "1-0"
            | "0-1"
            | "1/2-1/2"
            | "0.5-0.5"
            | "½-½"
            | "*"
            | "红胜"
            | "黑胜"
            | "和棋"
            | "红先胜"
            | "紅勝"
            | "黑勝"
            | "和局"
            | "(完)"
    )
}

/// Cuts `plain` into moves of one notation that follow each other without a gap.
fn joined(plain: &str, notation: Notation) -> Option<Vec<Range<usize>>> {
    let accept = Accept::only(notation);
    let bounds: Vec<usize> = plain.char_indices().map(|(at, _)| at).chain([plain.len()]).collect();
    let last = bounds.len() - 1;
    // For each character, where the move that ends before it begins; the first way found wins,
    // longer moves first.
    let mut from: Vec<Option<(usize, bool)>> = vec![None; bounds.len()];
    let mut open = Vec::from([0]);
    while let Some(at) = open.pop() {
        if at == last {
            break;
        }
        let rest = &plain[bounds[at]..];
        let mut step = |to: usize, is_move: bool| {
            if from[to].is_none() && to != 0 {
                from[to] = Some((at, is_move));
                open.push(to);
            }
        };
        let behind_number = bounds[at] + number(rest);
        if behind_number > bounds[at]
            && let Ok(to) = bounds.binary_search(&behind_number)
        {
            step(to, false);
        }
        for len in 3..=LONGEST {
            let Some(&end) = bounds.get(at + len) else { break };
            if is_move(&plain[bounds[at]..end], &accept) {
                step(at + len, true);
            }
        }
    }
    let mut moves = Vec::new();
    let mut at = last;
    while at > 0 {
        let (begin, is_move) = from[at]?;
        if is_move {
            moves.push(bounds[begin]..bounds[at]);
        }
        at = begin;
    }
    moves.reverse();
    (!moves.is_empty()).then_some(moves)
}
