//! From JSON to games.

use go_notation::{BoardSize, Color, ColoredMove, Move, Point};
use notation_syntax::Span;

use super::GoJsonProblem;
use super::model::{GameObject, NodeObject, SCHEMA};
use crate::go::{
    GoAction, GoGame, GoNode, GoNotes, GoResult, GoSetup, InfoField, LineMark, PointMark, WonBy,
};
use crate::json_fault::schema;
use crate::json_objects::{JsonObject, JsonObjects, names_schema};
use crate::{Diagnostic, JsonFault, NodeId, Place, Reading};

/// Tells whether a text looks like Go games in JSON.
#[must_use]
pub fn is_go_json(text: &str) -> bool {
    names_schema(text, "yipu/go-game/")
}

/// The games of a JSON text, one a line or indented.
///
/// What is no game gives one without moves and the reason.
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
    type Item = Reading<GoGame>;

    fn next(&mut self) -> Option<Reading<GoGame>> {
        self.objects.next().map(game)
    }
}

fn game(JsonObject { text: line, start, span }: JsonObject<'_>) -> Reading<GoGame> {
    let mut reader = Reader { span, diagnostics: Vec::new() };
    let game = match serde_json::from_str::<GameObject<'_>>(line) {
        Err(error) => {
            match schema(line).filter(|found| found != SCHEMA) {
                Some(found) => reader.report(GoJsonProblem::Schema { found }),
                None => {
                    let fault = JsonFault::new(&error, line);
                    let place = Place::span(fault.span().shifted(start));
                    let problem = GoJsonProblem::Malformed { fault };
                    reader.diagnostics.push(Diagnostic::new(problem, place));
                }
            }
            GoGame::new(go_notation::BoardSize::NINETEEN)
        }
        Ok(object) if object.schema != SCHEMA => {
            reader.report(GoJsonProblem::Schema { found: object.schema.into_owned() });
            GoGame::new(object.size)
        }
        Ok(object) => reader.game(object),
    };
    Reading { value: game, diagnostics: reader.diagnostics }
}

struct Reader {
    span: Span,
    diagnostics: Vec<Diagnostic>,
}

/// How many findings one game keeps.
const MOST_FINDINGS: usize = 1000;

impl Reader {
    fn report(&mut self, problem: GoJsonProblem) {
        if self.diagnostics.len() < MOST_FINDINGS {
            self.diagnostics.push(Diagnostic::new(problem, Place::span(self.span)));
        }
    }

    fn game(&mut self, object: GameObject<'_>) -> GoGame {
        let mut game = GoGame::new(object.size);
        game.komi = object.komi;
        game.handicap = object.handicap;
        for (name, text) in object.info {
            match InfoField::from_name(&name) {
                Some(field) => game.info.set(field, text),
                None => self.report(GoJsonProblem::UnknownName { name: name.into_owned() }),
            }
        }
        self.result(&mut game, object.result.as_deref());
        for name in object.unknown.into_keys() {
            self.report(GoJsonProblem::UnknownName { name });
        }
        let mut ids: Vec<NodeId> = Vec::with_capacity(object.nodes.len());
        for (number, object) in object.nodes.into_iter().enumerate() {
            let parent = object.parent;
            let node = self.node(object, game.size);
            if number == 0 {
                game.tree[NodeId::ROOT] = node;
                ids.push(NodeId::ROOT);
                continue;
            }
            let parent = parent.unwrap_or(number - 1);
            let Some(&above) = ids.get(parent) else {
                self.report(GoJsonProblem::Parent { number, parent });
                break;
            };
            ids.push(game.tree.add(above, node));
        }
        game
    }

    /// Takes the result in short where there is none in words, and compares them.
    fn result(&mut self, game: &mut GoGame, text: Option<&str>) {
        let Some(text) = text else { return };
        let stated = match text {
            "1-0" => Some(GoResult::win(Color::Black, WonBy::Unstated)),
            "0-1" => Some(GoResult::win(Color::White, WonBy::Unstated)),
            "1/2-1/2" => Some(GoResult::Draw),
            "*" => None,
            _ => return self.report(GoJsonProblem::Result { text: text.to_owned() }),
        };
        let Some(stated) = stated else { return };
        match game.result() {
            None => game.set_result(stated),
            Some(result) if result.plain() != stated.plain() => {
                self.report(GoJsonProblem::Result { text: text.to_owned() });
            }
            Some(_) => {}
        }
    }

    /// Leaves out the points that are not on the board.
    fn on_board(&mut self, points: Vec<Point>, size: BoardSize) -> Vec<Point> {
        let (inside, outside): (Vec<_>, Vec<_>) =
            points.into_iter().partition(|&point| size.contains(point));
        for point in outside {
            self.report(GoJsonProblem::OffBoard { point: point.to_string() });
        }
        inside
    }

    fn node(&mut self, object: NodeObject, size: BoardSize) -> GoNode {
        for name in object.unknown.into_keys() {
            self.report(GoJsonProblem::UnknownName { name });
        }
        let action = match (object.color, &object.mv, object.setup) {
            (color, Some(text), _) => match (color, action(text)) {
                (Some(color), Some(action)) => GoAction::Move(ColoredMove { color, action }),
                (None, Some(_)) => {
                    self.report(GoJsonProblem::Color { text: text.clone() });
                    GoAction::None
                }
                (_, None) => {
                    self.report(GoJsonProblem::Move { text: text.clone() });
                    GoAction::None
                }
            },
            (color, None, setup) => {
                if color.is_some() {
                    self.report(GoJsonProblem::Color { text: String::new() });
                }
                setup.map_or(GoAction::None, |setup| {
                    GoAction::Setup(Box::new(GoSetup {
                        black: self.on_board(setup.black, size),
                        white: self.on_board(setup.white, size),
                        empty: self.on_board(setup.empty, size),
                    }))
                })
            }
        };
        let mut notes = GoNotes { comment: object.comment, ..GoNotes::NONE };
        for (name, points) in object.marks {
            match PointMark::from_name(&name) {
                Some(mark) => {
                    let points = self.on_board(points, size);
                    notes.add_points(mark, points);
                }
                None => self.report(GoJsonProblem::UnknownName { name }),
            }
        }
        notes.labels.extend(object.labels.into_iter().map(|label| (label.point, label.text)));
        for (mark, pairs) in [(LineMark::Line, object.lines), (LineMark::Arrow, object.arrows)] {
            notes.lines.extend(pairs.into_iter().map(|(from, to)| (mark, from, to)));
        }
        for other in object.others {
            if other.name.contains(|c: char| "[]();\\".contains(c) || c.is_control()) {
                self.report(GoJsonProblem::UnknownName { name: other.name });
                continue;
            }
            for value in other.values {
                notes.add_other(&other.name, value);
            }
        }
        let mut node = GoNode::with(action, self.span);
        node.to_play = object.to_play;
        if !notes.is_empty() {
            *node.notes_mut() = notes;
        }
        node
    }
}

fn action(text: &str) -> Option<Move> {
    match text {
        "pass" => Some(Move::Pass),
        "resign" => Some(Move::Resign),
        point => point.parse().ok().map(Move::Play),
    }
}
