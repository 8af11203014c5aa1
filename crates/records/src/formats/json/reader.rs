//! From JSON to raw games.

use std::borrow::Cow;

use notation_syntax::Span;

use super::JsonProblem;
use super::model::{AnnotationsObject, CarriedObject, GameObject, ResultName, SCHEMA, TagObject};
use crate::raw::{RawGame, RawNode, RawStart, RawTag};
use crate::{Annotations, Carried, Diagnostic, Extra, GameResult, Nag, NodeId, Place};

/// The games of a JSON text, one a line. A line that is no game gives one without moves that
/// says why.
#[derive(Clone, Debug)]
pub struct Games<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Games<'t> {
    /// Begins at the first line of `text`.
    #[must_use]
    pub const fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }
}

impl Iterator for Games<'_> {
    type Item = RawGame;

    fn next(&mut self) -> Option<RawGame> {
        loop {
            let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
            let end = memchr::memchr(b'\n', rest.as_bytes()).map_or(rest.len(), |at| at + 1);
            let span = Span::new(self.at, self.at + end);
            self.at = span.end;
            let line = rest[..end].trim();
            if !line.is_empty() {
                let start = span.start + (end - rest[..end].trim_start().len());
                return Some(game(line, start, span));
            }
        }
    }
}

/// Reads one line, which begins at `start`.
fn game(line: &str, start: usize, span: Span) -> RawGame {
    let mut game = RawGame { span, ..RawGame::new() };
    let mut report = |problem| game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    let object: GameObject<'_> = match serde_json::from_str(line) {
        Ok(object) => object,
        Err(error) => {
            report(JsonProblem::Malformed { message: error.to_string() });
            return game;
        }
    };
    if object.schema != SCHEMA {
        report(JsonProblem::Schema { found: object.schema.into_owned() });
        return game;
    }
    game.tags = object.tags.into_iter().map(|tag| raw_tag(tag, span)).collect();
    game.start = RawStart::Fen { text: object.start, span };
    game.result = Some((result(object.result), span));
    *game.tree[NodeId::ROOT].annotations_mut() = annotations(object.introduction);
    game.carried = object.carried.into_iter().filter_map(carried).collect();
    let mut ids = vec![NodeId::ROOT];
    for object in object.moves {
        let number = ids.len();
        let parent = object.parent.unwrap_or(number - 1);
        let Some(&above) = ids.get(parent) else {
            let problem = JsonProblem::Parent { number, parent };
            game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
            break;
        };
        let place = match &object.mv {
            Cow::Borrowed(text) => {
                let start = start + (text.as_ptr() as usize - line.as_ptr() as usize);
                Span::new(start, start + text.len())
            }
            Cow::Owned(_) => span,
        };
        let Ok(mv) = object.mv.parse() else {
            let problem = JsonProblem::Move { text: object.mv.into_owned() };
            game.diagnostics.push(Diagnostic::new(problem, Place::span(place)));
            break;
        };
        let mut node = RawNode::squares(mv, place);
        let said = annotations(object.annotations);
        if !said.is_empty() {
            *node.annotations_mut() = said;
        }
        ids.push(game.tree.add(above, node));
    }
    game
}

fn raw_tag(tag: TagObject, span: Span) -> RawTag {
    RawTag { name: tag.name, value: tag.value, span }
}

const fn result(name: ResultName) -> GameResult {
    match name {
        ResultName::FirstWins => GameResult::FirstWins,
        ResultName::SecondWins => GameResult::SecondWins,
        ResultName::Draw => GameResult::Draw,
        ResultName::Several => GameResult::Several,
        ResultName::Unknown => GameResult::Unknown,
    }
}

fn annotations(object: AnnotationsObject) -> Annotations {
    let extra = |extra: TagObject| Extra { name: extra.name, value: extra.value };
    Annotations {
        comments_before: object.comments_before,
        comments: object.comments,
        nags: object.nags.into_iter().map(Nag).collect(),
        extras: object.extras.into_iter().map(extra).collect(),
        unread: object.unread,
    }
}

fn carried(object: CarriedObject) -> Option<Carried> {
    Some(Carried {
        format: object.format.parse().ok()?,
        name: Cow::Owned(object.name),
        bytes: bytes(&object.bytes)?,
    })
}

fn bytes(hexadecimal: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u32>> = hexadecimal.chars().map(|c| c.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len().is_multiple_of(2))?;
    Some(digits.chunks(2).map(|pair| (pair[0] * 16 + pair[1]) as u8).collect())
}
