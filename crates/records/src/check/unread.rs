//! The words of a line that could not be read.

use crate::NodeId;
use crate::raw::{RawGame, RawMove};

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
        let mut children = raw.tree.children(id);
        if let Some(main) = children.next() {
            pending.push(Step::Line(main));
            let variations: Vec<_> = children.collect();
            for variation in variations.into_iter().rev() {
                pending.push(Step::Close);
                pending.push(Step::Variation(variation));
            }
        }
    }
    words
}

enum Step {
    Line(NodeId),
    Variation(NodeId),
    Close,
}

fn word(raw: &RawGame, text: &str, id: NodeId, words: &mut String) {
    let node = &raw.tree[id];
    match node.mv {
        RawMove::Root => {}
        RawMove::Text => words.push_str(text.get(node.span.range()).unwrap_or_default()),
        RawMove::Squares(mv) => words.push_str(&mv.to_string()),
        RawMove::OffBoard { from, to } => words.push_str(&format!("{from}-{to}")),
    }
    for comment in node.annotations.iter().flat_map(|annotations| &annotations.comments) {
        words.push_str(" {");
        words.push_str(comment);
        words.push('}');
    }
}
