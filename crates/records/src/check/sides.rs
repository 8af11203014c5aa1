//! Whose move a text is, by its numerals and dots, and where the sides of a line change places.
//!
//! In Chinese notation Red's files and steps are written `一` to `九` and Black's `1` to `9`
//! (中国象棋电脑应用规范(二), 着法表示, 纵线方式). A text that has the numerals of the
//! other side is read all the same, since many programs write both sides alike. Where a whole run
//! of moves has them, both sides in turn, no program wrote that: a move in front is missing.

use xiangqi_core::Color;

use crate::NodeId;
use crate::raw::{RawGame, RawMove, RawNode};

/// From so many moves on, a run with the sides exchanged is none of slips.
const RUN: usize = 3;

/// Returns the first move of the main line from which on the moves are written as those of the
/// other side, if the side to move at the start is `first_mover`.
pub(super) fn exchanged_from(raw: &RawGame, text: &str, first_mover: Color) -> Option<NodeId> {
    let mut line = raw.tree.main_line().peekable();
    let first = *line.peek()?;
    let mut run = Run::default();
    let mut has_numerals = false;
    let mut side = first_mover;
    for id in line {
        let node = &raw.tree[id];
        if node.mv != RawMove::Text {
            return None;
        }
        let writer = text.get(node.span.range()).and_then(writer);
        has_numerals |= writer.is_some();
        match writer {
            Some(writer) if writer != side => run.push(id, side),
            None => {}
            Some(_) if run.is_sure() => break,
            Some(_) => run = Run::default(),
        }
        side = side.other();
    }
    if first_mover == Color::Black && raw.tree[first].has_dots && run.begin == Some(first) {
        // Both the start and the dots say that Black moves.
        return None;
    }
    let begin = run.begin.filter(|_| run.is_sure() || run.sides == [true; 2]);
    match begin {
        // A record whose rounds begin with the first move has the numerals the other way round.
        Some(begin) if begin == first && begins_rounds(raw, first) => None,
        None if !has_numerals && first_mover == Color::Red && raw.tree[first].has_dots => {
            Some(first)
        }
        other => other,
    }
}

/// Tells whether the second move of the main line is written as one of Red's.
pub(super) fn second_is_reds(raw: &RawGame, text: &str) -> bool {
    let second = raw.tree.main_line().nth(1).and_then(|id| text.get(raw.tree[id].span.range()));
    second.and_then(writer) == Some(Color::Red)
}

/// Moves in a row that are written as those of the other side.
#[derive(Clone, Copy, Debug, Default)]
struct Run {
    begin: Option<NodeId>,
    len: usize,
    /// Whether moves of Red and of Black are among them.
    sides: [bool; 2],
}

impl Run {
    fn push(&mut self, id: NodeId, side: Color) {
        self.begin.get_or_insert(id);
        self.len += 1;
        self.sides[usize::from(side == Color::Black)] = true;
    }

    fn is_sure(&self) -> bool {
        self.len >= RUN && self.sides == [true; 2]
    }
}

/// Returns the side whose numerals `text` has, if it has those of one side alone.
fn writer(text: &str) -> Option<Color> {
    if text.is_ascii() {
        return None;
    }
    let (mut red, mut digits, mut is_by_squares) = (false, 0, false);
    for c in text.chars() {
        match c {
            '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九' => red = true,
            '1'..='9' | '１'..='９' => digits += 1,
            // Squares such as 炮82—52 and 炮h2—e2 are those of either side.
            'a'..='z' | '—' | '–' | '-' | '－' | '─' => is_by_squares = true,
            _ => {}
        }
    }
    is_by_squares |= digits > 2;
    let black = digits > 0;
    match (red, black) {
        (true, false) => Some(Color::Red),
        (false, true) if !is_by_squares => Some(Color::Black),
        _ => None,
    }
}

/// Tells whether the numbers of rounds stand in front of every other move, `first` among them.
fn begins_rounds(raw: &RawGame, first: NodeId) -> bool {
    let is_round = |node: &RawNode| node.number.is_some() && !node.has_dots;
    let mut numbers = raw.tree.main_line().map(|id| is_round(&raw.tree[id]));
    let first = is_round(&raw.tree[first]) && numbers.next() == Some(true);
    let (mut own, mut other) = (0, 0);
    while let Some(second) = numbers.next() {
        other += usize::from(second);
        own += usize::from(numbers.next() == Some(true));
    }
    first && own > other
}
