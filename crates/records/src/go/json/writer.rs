//! From games to JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;

use go_notation::Point;

use super::model::{
    GameName, GameObject, LabelObject, NodeObject, OtherObject, SCHEMA, SetupObject,
};
use crate::go::{GoGame, GoNode, LineMark};

/// Appends `game` to `out` as one line. JSON holds everything, so nothing is ever lost.
pub fn write(game: &GoGame, out: &mut String) {
    let tree = &game.tree;
    let mut numbers = vec![0; tree.len()];
    let mut nodes = Vec::with_capacity(tree.len());
    for (number, step) in tree.walk().enumerate() {
        numbers[step.id.index()] = number;
        let parent = tree.parent(step.id).map(|parent| numbers[parent.index()]);
        let mut object = node(&tree[step.id]);
        object.parent = parent.filter(|parent| parent + 1 != number);
        nodes.push(object);
    }
    let object = GameObject {
        schema: Cow::Borrowed(SCHEMA),
        game: GameName::Go,
        size: game.size,
        komi: game.komi,
        handicap: game.handicap,
        result: Some(Cow::Borrowed(game.result().map_or("*", |result| result.plain().pgn()))),
        info: game
            .info
            .iter()
            .map(|(field, text)| (Cow::Borrowed(field.name()), text.to_owned()))
            .collect(),
        nodes,
        unknown: BTreeMap::new(),
    };
    // A value made of texts and finite numbers always has a JSON form.
    if let Ok(line) = serde_json::to_string(&object) {
        out.push_str(&line);
        out.push('\n');
    }
}

fn node(node: &GoNode) -> NodeObject {
    let notes = node.notes();
    let pairs = |mark: LineMark| -> Vec<(Point, Point)> {
        notes.lines.iter().filter(|line| line.0 == mark).map(|line| (line.1, line.2)).collect()
    };
    let label = |(point, text): &(Point, String)| LabelObject { point: *point, text: text.clone() };
    NodeObject {
        parent: None,
        color: node.mv().map(|mv| mv.color),
        mv: node.mv().map(|mv| mv.action.to_string()),
        setup: node.setup().map(|setup| SetupObject {
            black: setup.black.clone(),
            white: setup.white.clone(),
            empty: setup.empty.clone(),
        }),
        to_play: node.to_play,
        comment: notes.comment.clone(),
        marks: notes
            .points
            .iter()
            .map(|(mark, points)| (mark.name().to_owned(), points.clone()))
            .collect(),
        labels: notes.labels.iter().map(label).collect(),
        lines: pairs(LineMark::Line),
        arrows: pairs(LineMark::Arrow),
        others: notes
            .others
            .iter()
            .map(|other| OtherObject { name: other.name.clone(), values: other.values.clone() })
            .collect(),
        unknown: BTreeMap::new(),
    }
}
