//! Turning and mirroring whole games.

use go_notation::{BoardSize, Move, Point, Symmetry};

use super::{GoAction, GoGame, GoNode, GoNotes, GoSetup};
use crate::sgf::{ValueType, definition};

impl GoGame {
    /// Returns the game as `symmetry` shows it: moves, stones, marks, labels and lines, in all
    /// variations. What is only carried is turned where its name tells that it holds points.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let turn = Turn { symmetry, size: self.size };
        Self {
            size: symmetry.size(self.size),
            komi: self.komi,
            handicap: self.handicap,
            info: self.info.clone(),
            tree: self.tree.clone().map(|node| turn.node(&node)),
        }
    }
}

#[derive(Clone, Copy)]
struct Turn {
    symmetry: Symmetry,
    size: BoardSize,
}

impl Turn {
    /// A point off the board stays as it is.
    fn point(self, point: Point) -> Point {
        self.symmetry.point(point, self.size).unwrap_or(point)
    }

    fn points(self, points: &[Point]) -> Vec<Point> {
        points.iter().map(|&point| self.point(point)).collect()
    }

    fn node(self, node: &GoNode) -> GoNode {
        let action = match &node.action {
            GoAction::None => GoAction::None,
            GoAction::Move(mv) => {
                let action = match mv.action {
                    Move::Play(point) => Move::Play(self.point(point)),
                    other => other,
                };
                GoAction::Move(action.by(mv.color))
            }
            GoAction::Setup(setup) => GoAction::Setup(Box::new(GoSetup {
                black: self.points(&setup.black),
                white: self.points(&setup.white),
                empty: self.points(&setup.empty),
            })),
        };
        let mut turned = GoNode::with(action, node.span);
        turned.to_play = node.to_play;
        if !node.notes().is_empty() {
            *turned.notes_mut() = self.notes(node.notes());
        }
        turned
    }

    fn notes(self, notes: &GoNotes) -> GoNotes {
        let mut turned = notes.clone();
        for (_, points) in &mut turned.points {
            *points = self.points(points);
        }
        for (point, _) in &mut turned.labels {
            *point = self.point(*point);
        }
        for (_, from, to) in &mut turned.lines {
            (*from, *to) = (self.point(*from), self.point(*to));
        }
        for other in &mut turned.others {
            let holds_points = definition(&other.name)
                .is_some_and(|own| matches!(own.value, ValueType::Point | ValueType::Move));
            if holds_points {
                for value in &mut other.values {
                    *value = self.raw(value);
                }
            }
        }
        turned
    }

    /// Turns `point` or `point:point`; anything else stays as it is.
    fn raw(self, value: &str) -> String {
        let parts: Option<Vec<Point>> =
            value.split(':').map(|part| go_notation::sgf::point(part.as_bytes())).collect();
        match parts.as_deref() {
            Some([point]) => self.point(*point).to_string(),
            Some([one, other]) => {
                let (one, other) = (self.point(*one), self.point(*other));
                let corner = |columns: fn(u8, u8) -> u8| {
                    Point::new(
                        columns(one.column(), other.column()),
                        columns(one.row(), other.row()),
                    )
                };
                match (corner(u8::min), corner(u8::max)) {
                    (Some(upper_left), Some(lower_right)) => format!("{upper_left}:{lower_right}"),
                    _ => value.to_owned(),
                }
            }
            _ => value.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use go_notation::Symmetry;

    use crate::go::{read_game, write_sgf};
    use crate::sgf::SgfCollection;

    fn turned(text: &str, symmetry: Symmetry) -> String {
        let collection = SgfCollection::from_text(text);
        let game = read_game(collection.game(0).unwrap()).unwrap().value;
        write_sgf([&game.transformed(symmetry)]).replace('\n', "")
    }

    #[test]
    fn all_that_has_a_place_turns() {
        let text = "(;FF[4]GM[1]CA[UTF-8]SZ[9];B[ba]TR[aa]LB[ba:1]AR[aa:ba]RG[aa:cb];W[])";
        // A quarter turn clockwise takes the upper left corner to the upper right.
        assert_eq!(
            turned(text, Symmetry::Turn90),
            "(;FF[4]GM[1]CA[UTF-8]SZ[9];B[ib]TR[ia]LB[ib:1]AR[ia:ib]RG[ha:ic];W[])"
        );
        assert_eq!(turned(text, Symmetry::Identity), text);
    }

    #[test]
    fn rectangles_change_sides() {
        let text = "(;FF[4]GM[1]CA[UTF-8]SZ[9:5];B[ia])";
        let expected = "(;FF[4]GM[1]CA[UTF-8]SZ[5:9];B[ei])";
        assert_eq!(turned(text, Symmetry::Turn90), expected);
    }
}
