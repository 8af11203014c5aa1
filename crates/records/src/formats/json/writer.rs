//! From checked games to JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write;

use super::model::{
    AnnotationsObject, CarriedObject, GameName, GameObject, MoveObject, ResultName, SCHEMA,
    TagObject,
};
use crate::{Annotations, GameResult, XiangqiGame};

/// Appends `game` to `out` as one line. JSON holds everything, so nothing is ever lost.
pub fn write(game: &XiangqiGame, out: &mut String) {
    let tree = &game.tree;
    let mut numbers = vec![0; tree.len()];
    let mut moves = Vec::with_capacity(tree.len() - 1);
    for (number, step) in tree.walk().enumerate().skip(1) {
        numbers[step.id.index()] = number;
        let parent = tree.parent(step.id).map_or(0, |parent| numbers[parent.index()]);
        moves.push(MoveObject {
            mv: tree[step.id].mv.map(|mv| mv.to_string()).unwrap_or_default().into(),
            parent: (parent + 1 != number).then_some(parent),
            annotations: annotations(tree[step.id].annotations()),
            unknown: BTreeMap::new(),
        });
    }
    let object = GameObject {
        schema: Cow::Borrowed(SCHEMA),
        game: GameName::Xiangqi,
        tags: game
            .tags
            .iter()
            .map(|tag| TagObject { name: tag.name.clone(), value: tag.value.clone() })
            .collect(),
        start: game.start.to_string(),
        result: match game.result {
            GameResult::FirstWins => ResultName::FirstWins,
            GameResult::SecondWins => ResultName::SecondWins,
            GameResult::Draw => ResultName::Draw,
            GameResult::Several => ResultName::Several,
            GameResult::Unknown => ResultName::Unknown,
        },
        introduction: annotations(tree[tree.root()].annotations()),
        moves,
        carried: game
            .carried
            .iter()
            .map(|part| CarriedObject {
                format: part.format.name().to_owned(),
                name: part.name.to_string(),
                bytes: hexadecimal(&part.bytes),
            })
            .collect(),
        unknown: BTreeMap::new(),
    };
    // A value made of texts and numbers always has a JSON form.
    if let Ok(line) = serde_json::to_string(&object) {
        out.push_str(&line);
        out.push('\n');
    }
}

fn annotations(annotations: &Annotations) -> AnnotationsObject {
    AnnotationsObject {
        comments_before: annotations.comments_before.clone(),
        comments: annotations.comments.clone(),
        nags: annotations.nags.iter().map(|nag| nag.0).collect(),
        extras: annotations
            .extras
            .iter()
            .map(|extra| TagObject { name: extra.name.clone(), value: extra.value.clone() })
            .collect(),
        unread: annotations.unread.clone(),
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}
