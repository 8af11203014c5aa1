//! The words of a line that could not be read.
//!
//! Comments and glyphs stand where PGN has them, and line ends are LF as in every text of a game.

use crate::line_ends::with_lf;
use crate::raw::{RawGame, RawMove};
use crate::{Annotations, NodeId};

/// Returns the moves from `first` on, with their variations in parentheses, as written.
pub(super) fn line(raw: &RawGame, text: &str, first: NodeId) -> String {
    let mut words = String::new();
    let mut pending = vec![Step::Line(first)];
    while let Some(step) = pending.pop() {
        let id = match step {
            Step::Close => {
                words.push(')');
                continue;
            }
            Step::Variation(id) => {
                words.push_str(" (");
                id
            }
            Step::Line(id) => id,
        };
        if !words.is_empty() && !words.ends_with('(') {
            words.push(' ');
        }
        word(raw, text, id, &mut words);
        pending.extend(raw.tree.first_child(id).map(Step::Line));
        let parent = raw.tree.parent(id).filter(|_| id != first);
        if parent.is_some_and(|parent| raw.tree.first_child(parent) == Some(id)) {
            let variations: Vec<_> =
                std::iter::successors(raw.tree.next_sibling(id), |&it| raw.tree.next_sibling(it))
                    .collect();
            for variation in variations.into_iter().rev() {
                pending.push(Step::Close);
                pending.push(Step::Variation(variation));
            }
        }
    }
    with_lf(&words).into_owned()
}

enum Step {
    Line(NodeId),
    Variation(NodeId),
    Close,
}

fn word(raw: &RawGame, text: &str, id: NodeId, words: &mut String) {
    let node = &raw.tree[id];
    let none = Annotations::NONE;
    let annotations = node.annotations.as_deref().unwrap_or(&none);
    for comment in &annotations.comments_before {
        words.push('{');
        words.push_str(comment);
        words.push_str("} ");
    }
    match node.mv {
        RawMove::Root => {}
        RawMove::Text => words.push_str(text.get(node.span.range()).unwrap_or_default()),
        RawMove::Squares(mv) => words.push_str(&mv.to_string()),
        RawMove::OffBoard { from, to } => words.push_str(&format!("{from}-{to}")),
    }
    for nag in &annotations.nags {
        words.push_str(&format!(" ${}", nag.0));
    }
    for extra in &annotations.extras {
        words.push_str(&format!(" {{[%{} {}]}}", extra.name, extra.value));
    }
    for comment in &annotations.comments {
        words.push_str(" {");
        words.push_str(comment);
        words.push('}');
    }
}
