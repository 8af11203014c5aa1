//! The sections `[ReviewNode]` and `[ReviewComment]`: variations and what is said about them.

use std::collections::HashMap;

use go_notation::{Color, ColoredMove, Move};

use super::board::Coordinates;
use super::section::Section;
use super::{Numbered, UgfProblem};
use crate::NodeId;
use crate::go::line::Line;
use crate::go::server::Record;
use crate::go::{GoAction, GoNode};

/// The number that both coordinates of a pass have.
const PASS: u32 = 20;

/// Adds the variations and comments to the tree.
///
/// The nodes outside of variations are the main line again: node 1 is the root, node 2 the first
/// move. A variation stands behind the node that it follows.
pub(super) fn read(
    record: &mut Record,
    numbered: &Numbered,
    coordinates: Coordinates,
    section: &Section,
    comments: Option<&Section>,
    text: &str,
) {
    let mut review = Review { ids: HashMap::new(), at: NodeId::ROOT, number: 0, open: Vec::new() };
    for line in section.lines(text) {
        let word = line.text.split(',').next().unwrap_or_default();
        match word {
            "" => {}
            "NODE" => review.node(record, numbered, coordinates, line),
            "VARIATION" => review.open.push(review.at),
            "VARIATIONEND" => review.at = review.open.pop().unwrap_or(review.at),
            _ => record.report(UgfProblem::BadNode, line.span),
        }
    }
    if let Some(section) = comments {
        review.comments(record, section, text);
    }
}

struct Review {
    /// The nodes by the ids of the file.
    ids: HashMap<u32, NodeId>,
    at: NodeId,
    /// The number of the last move of the main line.
    number: usize,
    /// The nodes that open variations follow.
    open: Vec<NodeId>,
}

impl Review {
    /// `NODE,id,colour,x,y`
    fn node(
        &mut self,
        record: &mut Record,
        numbered: &Numbered,
        coordinates: Coordinates,
        line: Line<'_>,
    ) {
        let numbers: Option<Vec<u32>> =
            line.text.split(',').skip(1).take(4).map(|field| field.trim().parse().ok()).collect();
        let Some([id, color, column, row]) = numbers.as_deref() else {
            return record.report(UgfProblem::BadNode, line.span);
        };
        if (*column, *row) == (0, 0) {
            self.ids.insert(*id, self.at);
            return;
        }
        let action = match coordinates.point(*column, *row) {
            Some(point) => Move::Play(point),
            None if (*column, *row) == (PASS, PASS) => Move::Pass,
            None => return record.report(UgfProblem::OffBoard, line.span),
        };
        let color = if *color == 2 { Color::White } else { Color::Black };
        let mv = ColoredMove { color, action };
        let is_main = self.open.is_empty();
        if is_main {
            self.number += 1;
        }
        let known = if is_main { numbered.get(self.number) } else { None };
        self.at = match known {
            Some(known) => {
                if record.game.tree[known].mv() != Some(mv) {
                    record.report(UgfProblem::NodeDiffers, line.span);
                }
                known
            }
            None => record.game.tree.add(self.at, GoNode::with(GoAction::Move(mv), line.span)),
        };
        self.ids.insert(*id, self.at);
    }

    /// `.Comment,id` and the lines behind it.
    fn comments(&self, record: &mut Record, section: &Section, text: &str) {
        let mut node = None;
        for line in section.lines(text) {
            if let Some(id) = line.text.strip_prefix(".Comment,") {
                let id = id.split(',').next().and_then(|id| id.trim().parse().ok());
                node = id.and_then(|id: u32| self.ids.get(&id).copied());
                if node.is_none() {
                    record.report(UgfProblem::NoSuchMove, line.span);
                }
            } else if let Some(node) = node
                && !line.text.starts_with(".End")
            {
                record.game.tree[node].notes_mut().add_comment(line.text);
            }
        }
    }
}
