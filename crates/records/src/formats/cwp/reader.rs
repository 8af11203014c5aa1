//! From text to a raw game.

use std::borrow::Cow;

use notation_syntax::Span;
use xiangqi_core::Move;

use super::CwpProblem;
use super::lines::{Ply, read_ply, square};
use crate::pgn::tag_result;
use crate::raw::{RawGame, RawMove, RawNode};
use crate::{Diagnostic, Extra, Nag, NodeId, Place};

/// The first line.
const MAGIC: &str = "CCWP";

/// The line with the start; the texts stand in front of it.
const START: usize = 21;

/// The line with the number of moves.
const COUNT: usize = 22;

/// The lines with year, month and day.
const DATE: std::ops::RangeInclusive<usize> = 3..=5;

/// The line with the result.
const RESULT: usize = 16;

/// Lines with a tag of their own; the others are kept under their number.
const TEXTS: [(usize, &str); 5] =
    [(1, "Event"), (2, "Title"), (7, "Red"), (8, "Black"), (15, "Source")];

/// A character of the program's own set, FB7A, as decoders of Big5 show it: it is 車.
const OWN_ROOK: char = '\u{35A1}';

/// Tells whether `text` is such a file.
pub(crate) fn looks_like(text: &str) -> bool {
    text.lines().next().is_some_and(|line| line.trim_end() == MAGIC)
}

/// Reads the record of a text.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let lines: Vec<&str> = text.lines().collect();
    let mut game = RawGame { span: Span::new(0, text.len()), ..RawGame::new() };
    let span = |line: &str| Span::of(line, text);
    let mut date: Vec<&str> = Vec::new();
    for (number, line) in lines.iter().enumerate().take(START).skip(1) {
        let value = line.trim();
        if DATE.contains(&number) && !value.is_empty() {
            date.push(value);
        }
        if number == *DATE.end() {
            game.push_tag("Date", date.join("."), span(value));
        }
        if DATE.contains(&number) {
            continue;
        }
        if number == RESULT
            && let Some(result) = tag_result(value)
        {
            game.result = Some((result, span(value)));
            continue;
        }
        let tag = TEXTS.iter().find(|(known, _)| *known == number);
        let name = match tag {
            _ if number == RESULT => "Result".to_owned(),
            Some((_, tag)) => (*tag).to_owned(),
            None => format!("cwp:{number}"),
        };
        game.push_tag(&name, own_characters(value), span(value));
    }
    start(&mut game, lines.get(START).map(|line| line.trim()), text);
    moves(&mut game, &lines, text);
    vec![game]
}

fn report(game: &mut RawGame, problem: CwpProblem, span: Span) {
    game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
}

/// Puts 車 where the character of the program's own set stands.
fn own_characters(text: &str) -> Cow<'_, str> {
    if text.contains(OWN_ROOK) {
        Cow::Owned(text.replace(OWN_ROOK, "車"))
    } else {
        Cow::Borrowed(text)
    }
}

fn start(game: &mut RawGame, line: Option<&str>, text: &str) {
    match line {
        None => report(game, CwpProblem::HeadCut, Span::at(text.len())),
        Some("0") => {}
        Some(layout) => {
            report(game, CwpProblem::Layout, Span::of(layout, text));
            game.push_tag("cwp:Layout", layout, Span::of(layout, text));
        }
    }
}

fn moves(game: &mut RawGame, lines: &[&str], text: &str) {
    let Some(count) = lines.get(COUNT) else {
        if lines.len() > START {
            report(game, CwpProblem::HeadCut, Span::at(text.len()));
        }
        return;
    };
    let mut node = NodeId::ROOT;
    let plies = lines[COUNT + 1..].iter().filter(|line| !line.trim().is_empty());
    for (number, line) in plies.clone().enumerate() {
        let span = Span::of(line, text);
        let Some(ply) = read_ply(line) else {
            report(game, CwpProblem::Ply, span);
            let rest: Vec<&str> = plies.clone().skip(number).copied().collect();
            game.tree[node].annotations_mut().unread.push(rest.join("\n"));
            break;
        };
        node = game.tree.add(node, raw_node(&ply, span));
    }
    let found = plies.count();
    if let Ok(stated) = count.trim().parse()
        && stated != found
    {
        report(game, CwpProblem::Count { stated, found }, Span::of(count, text));
    }
}

fn raw_node(ply: &Ply<'_>, span: Span) -> RawNode {
    let mv = match (square(ply.from), square(ply.to)) {
        (Some(from), Some(to)) => RawMove::Squares(Move::new(from, to)),
        _ => RawMove::OffBoard { from: ply.from, to: ply.to },
    };
    let mut node = RawNode::new(mv, span);
    if !ply.comment.is_empty() {
        node.annotations_mut().comments.push(own_characters(ply.comment).into_owned());
    }
    if !ply.annotation.is_empty() {
        match Nag::from_suffix(ply.annotation) {
            Some(nag) => node.annotations_mut().nags.push(nag),
            None => {
                let value = own_characters(ply.annotation).into_owned();
                node.annotations_mut().extras.push(Extra { name: "Cwp".to_owned(), value });
            }
        }
    }
    node
}
