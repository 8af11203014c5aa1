//! From JSON to raw games.

use std::borrow::Cow;

use notation_syntax::Span;

use super::JsonProblem;
use super::model::{
    AnnotationsObject, CarriedObject, GameObject, MoveObject, ResultName, SCHEMA, TagObject,
};
use crate::json_fault::schema;
use crate::json_objects::{JsonObject, JsonObjects};
use crate::line_ends::with_lf;
use crate::raw::{RawGame, RawNode, RawStart, RawTag};
use crate::{Annotations, Carried, Diagnostic, Extra, GameResult, JsonFault, Nag, NodeId, Place};

/// The games of a JSON text, one a line or indented. What is no game gives one without moves that
/// says why.
#[derive(Clone, Debug)]
pub struct Games<'t> {
    objects: JsonObjects<'t>,
}

impl<'t> Games<'t> {
    /// Begins at the first line of `text`.
    #[must_use]
    pub const fn new(text: &'t str) -> Self {
        Self { objects: JsonObjects::new(text) }
    }
}

impl Iterator for Games<'_> {
    type Item = RawGame;

    fn next(&mut self) -> Option<RawGame> {
        self.objects.next().map(game)
    }
}

fn game(JsonObject { text: line, start, span }: JsonObject<'_>) -> RawGame {
    let mut game = RawGame { span, ..RawGame::new() };
    let mut report = |problem| game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    let object: GameObject<'_> = match serde_json::from_str(line) {
        Ok(object) => object,
        Err(error) => {
            let found = schema(line).filter(|found| found != SCHEMA);
            let fault = JsonFault::new(&error, line);
            let place = if found.is_some() { span } else { fault.span().shifted(start) };
            let problem = match found {
                Some(found) => JsonProblem::Schema { found },
                None => JsonProblem::Malformed { fault },
            };
            game.diagnostics.push(Diagnostic::new(problem, Place::span(place)));
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
    for object in object.carried {
        let name = object.name.clone();
        match carried(object) {
            Some(part) => game.carried.push(part),
            None => report(JsonProblem::Carried { name }),
        }
    }
    let mut unknown = object.unknown;
    let mut ids = vec![NodeId::ROOT];
    let mut moves = object.moves.into_iter();
    while let Some(mut object) = moves.next() {
        unknown.append(&mut object.unknown);
        let number = ids.len();
        let parent = object.parent.unwrap_or(number - 1);
        let Some(&above) = ids.get(parent) else {
            let problem = JsonProblem::Parent { number, parent };
            game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
            keep(&mut game, ids[number - 1], object, moves);
            break;
        };
        let place = match &object.mv {
            Cow::Borrowed(text) => {
                let start = start + (text.as_ptr() as usize - line.as_ptr() as usize);
                Span::new(start, start + text.len())
            }
            Cow::Owned(_) => span,
        };
        let mut node = match (object.mv.parse(), &object.mv) {
            (Ok(mv), _) => RawNode::squares(mv, place),
            (Err(_), written) => {
                let problem = JsonProblem::Move { text: written.clone().into_owned() };
                game.diagnostics.push(Diagnostic::new(problem, Place::span(place)));
                if matches!(written, Cow::Owned(_)) {
                    keep(&mut game, above, object, moves);
                    break;
                }
                // Perhaps it is a move in some other notation.
                RawNode::text(place)
            }
        };
        let said = annotations(object.annotations);
        if !said.is_empty() {
            *node.annotations_mut() = said;
        }
        ids.push(game.tree.add(above, node));
    }
    for name in unknown.into_keys() {
        let problem = JsonProblem::UnknownName { name };
        game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }
    game
}

/// Keeps moves that have no place in the tree as words behind `node`.
fn keep<'t>(
    game: &mut RawGame,
    node: NodeId,
    first: MoveObject<'t>,
    rest: impl Iterator<Item = MoveObject<'t>>,
) {
    let words: Vec<_> = std::iter::once(first).chain(rest).map(|object| object.mv).collect();
    game.tree[node].annotations_mut().unread.push(words.join(" "));
}

fn raw_tag(tag: TagObject, span: Span) -> RawTag {
    RawTag { name: tag.name, value: lines(tag.value), span }
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
    let extra = |extra: TagObject| Extra { name: extra.name, value: lines(extra.value) };
    // A comment without a character is none, as in every other format.
    let said = |comments: Vec<String>| {
        comments.into_iter().filter(|text| !text.is_empty()).map(lines).collect()
    };
    Annotations {
        comments_before: said(object.comments_before),
        comments: said(object.comments),
        nags: object.nags.into_iter().map(Nag).collect(),
        extras: object.extras.into_iter().map(extra).collect(),
        unread: object.unread,
    }
}

/// Ends the lines of `text` with LF.
fn lines(text: String) -> String {
    match with_lf(&text) {
        Cow::Owned(changed) => changed,
        Cow::Borrowed(_) => text,
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

#[cfg(test)]
mod tests {
    use super::Games;
    use crate::NodeId;
    use crate::raw::RawMove;

    const HEAD: &str = r#"{"schema":"yipu/game/1","game":"xiangqi","result":"*","start":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w","moves":"#;

    #[test]
    fn moves_that_cannot_be_placed_are_kept_as_words() {
        let text = format!(
            r#"{HEAD}[{{"move":"h2e2"}},{{"move":"h9g7","parent":7}},{{"move":"h0g2"}}]}}"#
        );
        let game = Games::new(&text).next().unwrap();
        assert_eq!(game.tree.len(), 2);
        let last = game.tree.first_child(NodeId::ROOT).unwrap();
        assert_eq!(game.tree[last].annotations.as_ref().unwrap().unread, ["h9g7 h0g2"]);
    }

    #[test]
    fn a_text_that_is_no_pair_of_squares_stays_a_text() {
        let text = format!(r#"{HEAD}[{{"move":"炮二平五"}}]}}"#);
        let game = Games::new(&text).next().unwrap();
        let node = &game.tree[game.tree.first_child(NodeId::ROOT).unwrap()];
        assert_eq!((node.mv, &text[node.span.range()]), (RawMove::Text, "炮二平五"));
        assert_eq!(game.diagnostics[0].code(), "json/move");
    }
}
