//! The properties of one node.

use go_notation::{BoardSize, Color, ColoredMove, Move, Point};
use notation_syntax::Span;

use super::root::{bad, number_problem, set_info};
use crate::go::point_list::{self, PointSet};
use crate::go::{
    GoAction, GoGame, GoNode, GoNotes, GoProblem, GoSetup, InfoField, LineMark, PointMark,
};
use crate::sgf::{Count, SgfProperty, SgfValue, ValueType, definition};

/// What the properties of one node say, before it is known how many nodes it becomes.
#[derive(Default)]
pub(super) struct Parts {
    moves: Vec<(ColoredMove, Span)>,
    setup: Vec<(Point, Option<Color>)>,
    to_play: Option<Color>,
    notes: GoNotes,
    problems: Vec<(GoProblem, Span)>,
    /// Moves that could not be read, in order.
    unread: Vec<Span>,
}

/// The nodes that one node of SGF becomes.
pub(super) struct Built {
    pub(super) nodes: Vec<GoNode>,
    pub(super) problems: Vec<(GoProblem, Span)>,
    pub(super) unread: Vec<Span>,
}

impl Parts {
    pub(super) fn report(&mut self, problem: GoProblem, span: Span) {
        self.problems.push((problem, span));
    }

    /// Takes in one property under the short name `name`.
    pub(super) fn add(
        &mut self,
        name: &str,
        property: SgfProperty<'_>,
        is_new: bool,
        is_root: bool,
        game: &mut GoGame,
    ) {
        let size = game.size;
        let count = definition(name).map(|definition| definition.count);
        let is_single = count == Some(Count::One);
        let is_repeated = !is_new || (is_single && property.values().nth(1).is_some());
        if is_repeated && name != "B" && name != "W" {
            let problem = GoProblem::DuplicateProperty { name: name.to_owned() };
            self.report(problem, property.span());
        }
        if is_root
            && is_new
            && let Some(field) = InfoField::from_sgf(name)
        {
            self.info(game, field, name, property);
            return;
        }
        match name {
            "B" => self.moves(Color::Black, name, property, size),
            "W" => self.moves(Color::White, name, property, size),
            "AB" => self.set(Some(Color::Black), name, property, size),
            "AW" => self.set(Some(Color::White), name, property, size),
            "AE" => self.set(None, name, property, size),
            "PL" => self.player(name, property),
            "C" => {
                for value in property.values() {
                    self.notes.add_comment(&value.text());
                }
            }
            "LB" => self.labels(name, property, size),
            "L" => self.letters(name, property, size),
            "LN" => self.lines(LineMark::Line, name, property, size),
            "AR" => self.lines(LineMark::Arrow, name, property, size),
            _ => match PointMark::from_sgf(name) {
                Some(mark) => self.marks(mark, name, property, size),
                None => self.other(name, property),
            },
        }
    }

    /// Takes in a property whose first value was read already: what else it says is carried.
    pub(super) fn known(&mut self, name: &str, property: SgfProperty<'_>, is_new: bool) {
        let more = property.values().skip(usize::from(is_new));
        let before = self.problems.len();
        for value in more {
            if self.problems.len() == before {
                let problem = GoProblem::DuplicateProperty { name: name.to_owned() };
                self.report(problem, property.span());
            }
            self.notes.add_other(name, value.raw());
        }
    }

    fn info(&mut self, game: &mut GoGame, field: InfoField, name: &str, property: SgfProperty<'_>) {
        let mut values = property.values();
        let first = values.next().unwrap_or(property.value());
        if let Some(problem) = set_info(game, field, first) {
            self.report(problem, first.span());
        }
        for value in values {
            self.notes.add_other(name, value.raw());
        }
    }

    fn moves(&mut self, color: Color, name: &str, property: SgfProperty<'_>, size: BoardSize) {
        for value in property.values() {
            match self.action(name, value, size) {
                Some(action) => self.moves.push((action.by(color), property.span())),
                None => {
                    self.unread.push(value.span());
                    self.notes.add_other(name, value.raw());
                }
            }
        }
    }

    fn action(&mut self, name: &str, value: SgfValue<'_>, size: BoardSize) -> Option<Move> {
        let text = value.raw().trim_ascii();
        if text.is_empty() && !value.is_empty() {
            self.report(GoProblem::SpaceAsPass, value.span());
        }
        let problem = match go_notation::sgf::read_move(text.as_bytes(), size) {
            Some(Move::Play(point)) if size.contains(point) => return Some(Move::Play(point)),
            Some(Move::Play(point)) if is_beyond_corner(point, size) => {
                self.report(GoProblem::PassBeyondEdge, value.span());
                return Some(Move::Pass);
            }
            Some(Move::Play(point)) => GoProblem::OffBoard { point, size },
            Some(action) => return Some(action),
            None => GoProblem::NotAPoint { name: name.to_owned(), found: value.raw().to_owned() },
        };
        self.report(problem, value.span());
        None
    }

    fn set(
        &mut self,
        stone: Option<Color>,
        name: &str,
        property: SgfProperty<'_>,
        size: BoardSize,
    ) {
        let points = self.points(name, property, size);
        self.setup.extend(points.into_iter().map(|point| (point, stone)));
    }

    /// Reads a list of points and carries what is none.
    fn points(&mut self, name: &str, property: SgfProperty<'_>, size: BoardSize) -> Vec<Point> {
        let list = point_list::read(name, property.values(), size);
        self.problems.extend(list.problems);
        for value in list.others {
            self.notes.add_other(name, value.raw());
        }
        list.points
    }

    fn player(&mut self, name: &str, property: SgfProperty<'_>) {
        let value = property.value();
        self.to_play = match value.raw().trim().bytes().next() {
            Some(b'B' | b'b' | b'1') => Some(Color::Black),
            Some(b'W' | b'w' | b'2') => Some(Color::White),
            _ => {
                self.report(bad(name, "B or W", value), value.span());
                self.notes.add_other(name, value.raw());
                None
            }
        };
    }

    fn marks(&mut self, mark: PointMark, name: &str, property: SgfProperty<'_>, size: BoardSize) {
        let is_empty = property.values().all(SgfValue::is_empty);
        if is_empty && mark.may_be_empty() {
            self.notes.add_points(mark, []);
            return;
        }
        let points = self.points(name, property, size);
        if !points.is_empty() {
            self.notes.add_points(mark, points);
        }
    }

    /// Reads `point ":" text`; the text may hold further colons.
    fn labels(&mut self, name: &str, property: SgfProperty<'_>, size: BoardSize) {
        for value in property.values() {
            let label = value.composed().and_then(|(point, text)| {
                let point = point_list::point(point).filter(|&point| size.contains(point))?;
                Some((point, text.simple_text().into_owned()))
            });
            match label {
                Some(label) => self.notes.labels.push(label),
                None => self.carry_no_point(name, value),
            }
        }
    }

    /// The letters of FF\[1\] to FF\[3\]: the first point is `a`, the second `b`.
    fn letters(&mut self, name: &str, property: SgfProperty<'_>, size: BoardSize) {
        let points = self.points(name, property, size);
        let letters = ('a'..='z').chain('A'..='Z').map(String::from);
        self.notes.labels.extend(points.into_iter().zip(letters));
    }

    fn lines(&mut self, mark: LineMark, name: &str, property: SgfProperty<'_>, size: BoardSize) {
        for value in property.values() {
            let line = value.composed().and_then(|(from, to)| {
                let on_board =
                    |value| point_list::point(value).filter(|&point| size.contains(point));
                Some((on_board(from)?, on_board(to)?))
            });
            match line {
                Some((from, to)) => self.notes.add_line(mark, from, to),
                None => self.carry_no_point(name, value),
            }
        }
    }

    fn carry_no_point(&mut self, name: &str, value: SgfValue<'_>) {
        let problem = GoProblem::NotAPoint { name: name.to_owned(), found: value.raw().to_owned() };
        self.report(problem, value.span());
        self.notes.add_other(name, value.raw());
    }

    fn other(&mut self, name: &str, property: SgfProperty<'_>) {
        let value_type = definition(name).map(|definition| definition.value);
        for value in property.values() {
            let problem = match value_type {
                Some(ValueType::Number | ValueType::Real) => number_problem(name, value),
                Some(ValueType::Double) if !matches!(value.trimmed().raw(), "1" | "2") => {
                    Some(bad(name, "1 or 2", value))
                }
                _ => None,
            };
            if let Some(problem) = problem {
                self.report(problem, value.span());
            }
            self.notes.add_other(name, value.raw());
        }
    }

    /// Makes the nodes: stones are set up first, then moves follow in their order. What is said
    /// stays with the last of them.
    pub(super) fn into_nodes(mut self, span: Span, is_root: bool) -> Built {
        let setup = self.take_setup(span);
        if let Some(&(_, at)) = self.moves.first() {
            if is_root {
                self.report(GoProblem::MoveInRoot, at);
            }
            if setup.is_some() {
                self.report(GoProblem::SetupAndMove, span);
            }
        }
        if let Some(&(_, at)) = self.moves.get(1) {
            self.report(GoProblem::TwoMoves, at);
        }
        let setup = setup.map(|setup| (GoAction::Setup(Box::new(setup)), span));
        let moves = self.moves.iter().map(|&(mv, at)| (GoAction::Move(mv), at));
        let mut nodes: Vec<GoNode> = setup
            .into_iter()
            .chain(moves)
            .map(|(action, span)| GoNode::with(action, span))
            .collect();
        if nodes.is_empty() {
            nodes.push(GoNode::with(GoAction::None, span));
        }
        if let Some(last) = nodes.last_mut() {
            last.to_play = self.to_play;
            if !self.notes.is_empty() {
                *last.notes_mut() = self.notes;
            }
        }
        Built { nodes, problems: self.problems, unread: self.unread }
    }

    /// Sorts the points that are set; of two values for one point the later counts.
    fn take_setup(&mut self, span: Span) -> Option<GoSetup> {
        if self.setup.is_empty() {
            return None;
        }
        let mut seen = PointSet::new();
        let mut twice = None;
        let mut setup = GoSetup::default();
        for &(point, stone) in self.setup.iter().rev() {
            if !seen.insert(point) {
                twice = Some(point);
                continue;
            }
            match stone {
                Some(Color::Black) => setup.black.push(point),
                Some(Color::White) => setup.white.push(point),
                None => setup.empty.push(point),
            }
        }
        for points in [&mut setup.black, &mut setup.white, &mut setup.empty] {
            points.reverse();
        }
        if let Some(point) = twice {
            self.report(GoProblem::SetTwice { point }, span);
        }
        Some(setup)
    }
}

/// The point that programs beyond FF\[3\] derive from `tt` on boards of other sizes.
const fn is_beyond_corner(point: Point, size: BoardSize) -> bool {
    point.column() == size.columns() && point.row() == size.rows()
}
