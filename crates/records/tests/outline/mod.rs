//! A game in one line, for comparing trees.

use records::{NodeId, XiangqiGame};

/// The tree in one line: variations in parentheses behind the move that they replace, comments
/// in braces.
pub(crate) fn outline(game: &XiangqiGame) -> String {
    let mut out = String::new();
    let comments = |id: NodeId| game.tree[id].annotations().comments.concat().replace('\n', "|");
    out += &format!("{{{}}}", comments(NodeId::ROOT));
    let mut open: Vec<(NodeId, bool)> =
        game.tree.first_child(NodeId::ROOT).map(|id| (id, false)).into_iter().collect();
    while let Some((id, is_variation)) = open.pop() {
        if id == NodeId::ROOT {
            out += ")";
            continue;
        }
        out += if is_variation { " (" } else { " " };
        out += &game.tree[id].mv.unwrap().to_string();
        if !comments(id).is_empty() {
            out += &format!("{{{}}}", comments(id));
        }
        if is_variation {
            open.push((NodeId::ROOT, false));
        }
        open.extend(game.tree.first_child(id).map(|id| (id, false)));
        let is_first =
            game.tree.parent(id).and_then(|above| game.tree.first_child(above)) == Some(id);
        if is_first {
            let mut siblings: Vec<_> =
                game.tree.children(game.tree.parent(id).unwrap()).skip(1).collect();
            siblings.reverse();
            open.extend(siblings.into_iter().map(|id| (id, true)));
        }
    }
    out
}
