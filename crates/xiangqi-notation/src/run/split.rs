//! Cutting the text of a run into moves.

use alloc::vec::Vec;
use core::ops::Range;

use notation_syntax::Span;

use crate::Notation;
use crate::characters::{Normal, Spaces};
use crate::readings::{is_bare_move, is_move};
use crate::vietnamese::is_word;

/// A move written with spaces inside has at most this many parts.
const MOST_PARTS: usize = 8;
/// A move in words has one or two words for the piece, then direction and number.
const MOST_WORDS: usize = 4;
/// The longest move without spaces, in characters.
const LONGEST: usize = 8;
/// The longest move with its number, spaces and marks, in bytes.
const LONGEST_MARKED: usize = 60;
/// A move number has at most this many digits.
const MOST_DIGITS: usize = 7;
/// A move number without dots has at most this many digits: 7747 is a move.
const MOST_DIGITS_ALONE: usize = 3;

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
        if let Some(cut) = cut(text, chunk.clone()) {
            moves.extend(cut);
            at += 1;
        } else if let Some((parts, span)) = spaced(text, &chunks[at..]) {
            moves.push(span);
            at += parts;
        } else {
            moves.push(Span::new(chunk.start, chunk.end));
            at += 1;
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

/// Cuts a part of `text` without spaces into moves; nothing if something else is left over.
fn cut(text: &str, part: Range<usize>) -> Option<Vec<Span>> {
    let source = &text[part.clone()];
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
    if plain.len() <= LONGEST_MARKED && is_move(plain) {
        let bare = if is_move(&plain[number..]) { number } else { 0 };
        return Some(Vec::from([place(bare..plain.len())]));
    }
    let bounds: Vec<usize> = plain.char_indices().map(|(at, _)| at).chain([plain.len()]).collect();
    let own = Notation::ALL
        .into_iter()
        .filter(|&notation| !is_spelled_as_another(notation))
        .find_map(|notation| joined(plain, &bounds, notation))?;
    Some(own.into_iter().map(place).collect())
}

/// Finds a move that is spread over the first of the `chunks`, none of which is one by itself.
fn spaced(text: &str, chunks: &[Range<usize>]) -> Option<(usize, Span)> {
    let first = &text[chunks.first()?.clone()];
    let is_chinese = !first.is_ascii();
    let parts = if first.chars().nth(if is_chinese { 3 } else { 2 }).is_none() {
        // 炮 二 平 五, 炮二平 五, or the letter of P 2-5.
        2..=MOST_PARTS
    } else if is_word(first) {
        // Pháo 2 bình 5.
        MOST_WORDS..=MOST_WORDS
    } else {
        return None;
    };
    let one_move = |parts: usize| {
        let span = Span::new(chunks[0].start, chunks[parts - 1].end);
        let short = span.len() <= LONGEST_MARKED;
        (short && is_move(&text[span.range()])).then_some((parts, span))
    };
    let mut parts = parts.take_while(|&parts| parts <= chunks.len());
    if is_chinese {
        // 前炮二 is shorthand for a move, but not in 前 炮 二 平 五.
        parts.filter_map(one_move).last()
    } else {
        parts.find_map(one_move)
    }
}

/// Returns the length of a move number with its dots at the beginning of `plain`.
fn number(plain: &str) -> usize {
    let digits = plain.bytes().take(MOST_DIGITS + 1).take_while(u8::is_ascii_digit).count();
    let rest = &plain[digits..];
    let dots: usize =
        rest.chars().take(3).take_while(|c| ".、:)".contains(*c)).map(char::len_utf8).sum();
    let all = digits + dots;
    let is_alone = all == plain.len() && digits <= MOST_DIGITS_ALONE;
    if digits <= MOST_DIGITS && (dots > 0 || is_alone) { all } else { 0 }
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

/// Tells whether the texts of `notation` are those of another notation, which only prefers others
/// of them.
const fn is_spelled_as_another(notation: Notation) -> bool {
    matches!(notation, Notation::ChineseDpxq | Notation::ChineseFive)
}

/// Cuts `plain`, whose characters begin at `bounds`, into moves of one notation that follow each
/// other without a gap.
fn joined(plain: &str, bounds: &[usize], notation: Notation) -> Option<Vec<Range<usize>>> {
    let last = bounds.len() - 1;
    // For each character that was reached, where the move that ends before it begins, and the step
    // before it; the first way found wins, longer moves first.
    let mut from: Vec<Option<(usize, usize)>> = Vec::new();
    let is_reached = |from: &[Option<_>], at: usize| from.get(at).is_some_and(Option::is_some);
    let mut open = Vec::from([0]);
    while let Some(at) = open.pop().filter(|_| !is_reached(&from, last)) {
        let number = number(&plain[bounds[at]..]);
        let behind_number = bounds.binary_search(&(bounds[at] + number)).unwrap_or(at);
        // A move can begin with digits that look like a number.
        let begins = [behind_number, at];
        let count = if behind_number == at { 1 } else { 2 };
        for &begin in &begins[..count] {
            for len in 3..=LONGEST {
                let Some(&end) = bounds.get(begin + len) else { break };
                let to = begin + len;
                if !is_reached(&from, to) && is_bare_move(&plain[bounds[begin]..end], notation) {
                    from.resize(from.len().max(to + 1), None);
                    from[to] = Some((begin, at));
                    open.push(to);
                }
            }
        }
    }
    let mut moves = Vec::new();
    let mut at = last;
    while at > 0 {
        let (begin, before) = from.get(at).copied().flatten()?;
        moves.push(bounds[begin]..bounds[at]);
        at = before;
    }
    moves.reverse();
    (!moves.is_empty()).then_some(moves)
}
