//! From text to raw games.

use notation_syntax::Span;

use super::answer::{Pair, answer, capital, is_word, request};
use crate::address::decode;
use crate::positions::{List, lines, start_of};
use crate::raw::{RawGame, RawNode};
use crate::{Extra, NodeId};

/// Tells whether `text` begins with a request or an answer; one in words is told by the NUL with
/// which the server ends it.
pub(crate) fn looks_like(text: &str) -> bool {
    let first = lines(text).next().map_or("", |span| &text[span.range()]);
    request(first).is_some()
        || answer(first).is_some()
        || is_word(first) && memchr::memchr(0, text.as_bytes()).is_some()
}

/// Reads requests and answers.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut list = List::default();
    let mut asked: Option<RawGame> = None;
    for span in lines(text) {
        let line = &text[span.range()];
        if let Some(board) = request(line) {
            asked.take().into_iter().for_each(|game| list.push(game));
            let start = start_of(decode(board).trim(), Span::of(board, text));
            asked = Some(RawGame { start, span, ..RawGame::new() });
        } else if let Some(answer) = answer(line) {
            let mut game = asked.take().unwrap_or_default();
            game.span = if game.span.is_empty() { span } else { game.span.to(span) };
            alternatives(&mut game, text, &answer);
            list.push(game);
        } else if is_word(line) {
            let mut game = asked.take().unwrap_or_default();
            game.tree[NodeId::ROOT].annotations_mut().comments.push(line.to_owned());
            list.push(game);
        } else {
            list.other(text, span);
        }
    }
    asked.into_iter().for_each(|game| list.push(game));
    list.finish()
}

/// Adds the moves of an answer. The moves behind `pv:` are one line, all others alternatives.
fn alternatives(game: &mut RawGame, text: &str, answer: &[Vec<Pair<'_>>]) {
    let mut in_line = false;
    let mut last = NodeId::ROOT;
    for pairs in answer {
        let parent = if in_line { last } else { NodeId::ROOT };
        let mut node = NodeId::ROOT;
        let mut extras = Vec::new();
        for pair in pairs {
            if node == NodeId::ROOT && pair.is_move() {
                in_line |= pair.begins_line();
                let span = Span::of(pair.value, text);
                let raw =
                    pair.value.parse().map_or(RawNode::text(span), |mv| RawNode::squares(mv, span));
                node = game.tree.add(parent, raw);
                last = node;
            } else if !pair.value.is_empty() {
                let name = capital(pair.name.unwrap_or("Value"));
                extras.push(Extra { name, value: pair.value.to_owned() });
            }
        }
        if !extras.is_empty() {
            game.tree[node].annotations_mut().extras.append(&mut extras);
        }
    }
}
