//! Whether two games are the same, but for losses that were named.
//!
//! Equal means: the same start, moves, order of siblings, comments, glyphs, result and tags.

use std::collections::HashSet;
use std::fmt;

use crate::field::names_the_game;
use crate::tag_names::TagName;
use crate::{LossReport, Lost, NodeId, Tag, XiangqiGame};

/// The first place where a game read back differs from the one that was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} differs{}", Behind(*.ply))]
pub struct Difference {
    /// What differs.
    pub what: Part,
    /// How many moves lead to the node in question; `None` for the game as a whole.
    pub ply: Option<usize>,
}

struct Behind(Option<usize>);

impl fmt::Display for Behind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |ply| write!(f, " at ply {ply}"))
    }
}

/// A part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Part {
    /// The start position.
    Start,
    /// The size of a board of Go.
    Size,
    /// The komi of a game of Go.
    Komi,
    /// The handicap of a game of Go.
    Handicap,
    /// The result.
    Result,
    /// A tag.
    Tag {
        /// Its name.
        name: String,
    },
    /// The shape of the tree: a move is missing or stands elsewhere.
    Shape,
    /// A move.
    Move,
    /// Comments, glyphs, properties or unread text of a move.
    Annotations,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => f.write_str("the start"),
            Self::Size => f.write_str("the size of the board"),
            Self::Komi => f.write_str("the komi"),
            Self::Handicap => f.write_str("the handicap"),
            Self::Result => f.write_str("the result"),
            Self::Tag { name } => write!(f, "the tag {name}"),
            Self::Shape => f.write_str("the shape of the tree"),
            Self::Move => f.write_str("a move"),
            Self::Annotations => f.write_str("what is said of a move"),
        }
    }
}

/// Compares `written` with `read`, which was read back from what was written with `losses`.
///
/// # Errors
///
/// The first difference that no loss explains.
pub fn verify(
    written: &XiangqiGame,
    read: &XiangqiGame,
    losses: &LossReport,
) -> Result<(), Difference> {
    let excused = Excused::new(written, losses);
    let whole = |what| Err(Difference { what, ply: None });
    let mut start = written.start.clone();
    if excused.counters {
        start.halfmove_clock = read.start.halfmove_clock;
        start.fullmove_number = read.start.fullmove_number;
    }
    if start != read.start {
        return whole(Part::Start);
    }
    if written.result != read.result && !excused.result {
        return whole(Part::Result);
    }
    let found: HashSet<(TagName<'_>, &str)> =
        read.tags.iter().map(|tag| (TagName(&tag.name), tag.value.as_str())).collect();
    for tag in written.tags.iter().filter(|tag| says_something(tag)) {
        let same = found.contains(&(TagName(&tag.name), tag.value.as_str()));
        if !same && !excused.tags.contains(&tag.name.to_ascii_lowercase()) && !excused.texts {
            return whole(Part::Tag { name: tag.name.clone() });
        }
    }
    compare_trees(written, read, &excused)
}

/// Tells whether a tag says more than no tag does: a blank value, the usual type and the name of
/// the game do not, and not every format can state them.
fn says_something(tag: &Tag) -> bool {
    let is_usual_type = tag.name.eq_ignore_ascii_case("Type") && tag.value == "全局";
    !tag.is_blank() && !is_usual_type && !names_the_game(tag)
}

fn compare_trees(
    written: &XiangqiGame,
    read: &XiangqiGame,
    excused: &Excused,
) -> Result<(), Difference> {
    let mut pending = vec![(NodeId::ROOT, NodeId::ROOT, 0)];
    while let Some((ours, theirs, ply)) = pending.pop() {
        let (our_node, their_node) = (&written.tree[ours], &read.tree[theirs]);
        if our_node.annotations() != their_node.annotations()
            && !excused.annotations.contains(&ours)
        {
            return Err(Difference { what: Part::Annotations, ply: Some(ply) });
        }
        let differs = |what| Err(Difference { what, ply: Some(ply + 1) });
        let mut rest = read.tree.children(theirs).peekable();
        let mut was_illegal = false;
        for id in written.tree.children(ours) {
            let mv = written.tree[id].mv;
            if excused.left_out.contains(&id) {
                // It may have been read all the same, or as something else.
                let is_there = rest.next_if(|&found| read.tree[found].mv == mv).is_some();
                was_illegal |= !is_there && excused.illegal.contains(&id);
                continue;
            }
            if was_illegal {
                while rest.next_if(|&found| read.tree[found].mv != mv).is_some() {}
            }
            match rest.next() {
                Some(found) if read.tree[found].mv == mv => pending.push((id, found, ply + 1)),
                Some(_) => return differs(Part::Move),
                None => return differs(Part::Shape),
            }
        }
        if rest.next().is_some() && !was_illegal {
            return differs(Part::Shape);
        }
    }
    Ok(())
}

/// What the losses explain.
#[derive(Debug, Default)]
struct Excused {
    counters: bool,
    result: bool,
    /// Whether some character of the tags was replaced.
    texts: bool,
    tags: HashSet<String>,
    annotations: HashSet<NodeId>,
    left_out: HashSet<NodeId>,
    /// Moves that the rules do not allow, of those left out.
    illegal: HashSet<NodeId>,
}

impl Excused {
    fn new(game: &XiangqiGame, losses: &LossReport) -> Self {
        let mut excused = Self::default();
        for loss in &losses.losses {
            match (&loss.what, loss.node) {
                (Lost::Counters, _) => excused.counters = true,
                (Lost::Result, _) => excused.result = true,
                (Lost::Tag { name, .. } | Lost::TagRenamed { name, .. }, _) => {
                    excused.tags.insert(name.to_ascii_lowercase());
                }
                (Lost::TextCut { field, .. }, None) => {
                    excused.tags.insert(field.to_ascii_lowercase());
                }
                (Lost::Variation { .. }, Some(node)) => excused.leave_out(game, node),
                (Lost::Illegal { .. }, Some(node)) => {
                    excused.leave_out(game, node);
                    excused.illegal.insert(node);
                    // What could not be read stands at the move before.
                    excused.annotations.extend(game.tree.parent(node));
                }
                (Lost::Notation { .. }, _) => {}
                (_, None) => excused.texts = true,
                (_, Some(node)) => {
                    excused.annotations.insert(node);
                    // A comment that moved stands at the move before.
                    excused.annotations.extend(game.tree.parent(node));
                }
            }
        }
        excused
    }

    /// Excuses a move and all that follows it.
    fn leave_out(&mut self, game: &XiangqiGame, node: NodeId) {
        let mut pending = vec![node];
        while let Some(id) = pending.pop() {
            if self.left_out.insert(id) {
                pending.extend(game.tree.children(id));
            }
        }
    }
}
