//! What happens in one node of a game of Go, and what is said there.

use go_notation::{Color, ColoredMove, Point};
use notation_syntax::Span;

use super::{LineMark, PointMark};
use crate::sgf::{DraftProperty, rank};

static NO_NOTES: GoNotes = GoNotes::NONE;

/// One node: a move, or stones set up, or neither; with what is said about it.
///
/// Two nodes are equal whatever their places in their sources are.
#[derive(Clone, Debug, Default)]
pub struct GoNode {
    /// What changes the board.
    pub action: GoAction,
    /// Who moves next, where the record says so.
    pub to_play: Option<Color>,
    /// The place in the source.
    pub span: Span,
    notes: Option<Box<GoNotes>>,
}

/// What changes the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum GoAction {
    /// Nothing.
    #[default]
    None,
    /// A move, legal or not.
    Move(ColoredMove),
    /// Stones and empty points put there without a move.
    Setup(Box<GoSetup>),
}

/// Points whose state is set. A point is in one list at most.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoSetup {
    /// Points that get a black stone.
    pub black: Vec<Point>,
    /// Points that get a white stone.
    pub white: Vec<Point>,
    /// Points that become empty.
    pub empty: Vec<Point>,
}

/// What is said in a node. Line ends in texts are LF.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoNotes {
    /// The comment.
    pub comment: Option<String>,
    /// Marked points, in the order of the marks. An empty list of `Dimmed` or `Visible` takes all such marks away.
    pub points: Vec<(PointMark, Vec<Point>)>,
    /// Texts on points.
    pub labels: Vec<(Point, String)>,
    /// Lines, then arrows.
    pub lines: Vec<(LineMark, Point, Point)>,
    /// Everything else, as in SGF: in the standard's order, then unknown names as they come.
    pub others: Vec<OtherProperty>,
}

/// A property that is only carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherProperty {
    /// The name, in capitals.
    pub name: String,
    /// The values as they stand between the brackets of SGF, with their escapes.
    pub values: Vec<String>,
}

impl GoNotes {
    /// Nothing at all.
    pub const NONE: Self = Self {
        comment: None,
        points: Vec::new(),
        labels: Vec::new(),
        lines: Vec::new(),
        others: Vec::new(),
    };

    /// Tells whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Adds to the comment, on a new line where there is one already.
    pub fn add_comment(&mut self, text: &str) {
        if text.is_empty() && self.comment.is_none() {
            return;
        }
        let comment = self.comment.get_or_insert_default();
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    /// Adds points to those with `mark`.
    pub fn add_points(&mut self, mark: PointMark, points: impl IntoIterator<Item = Point>) {
        match self.points.binary_search_by_key(&mark, |(own, _)| *own) {
            Ok(at) => self.points[at].1.extend(points),
            Err(at) => self.points.insert(at, (mark, points.into_iter().collect())),
        }
    }

    /// Adds a line or an arrow; lines come first.
    pub fn add_line(&mut self, mark: LineMark, from: Point, to: Point) {
        let at = self.lines.partition_point(|line| line.0 <= mark);
        self.lines.insert(at, (mark, from, to));
    }

    /// Adds a value to the carried property `name`; what would end it too early is escaped.
    pub fn add_other(&mut self, name: &str, value: impl Into<String>) {
        let value = DraftProperty::raw("", [value]).values().concat();
        if let Some(other) = self.others.iter_mut().find(|other| other.name == name) {
            other.values.push(value);
            return;
        }
        let own = rank(name);
        let at = self.others.partition_point(|other| rank(&other.name) <= own);
        self.others.insert(at, OtherProperty { name: name.to_owned(), values: vec![value] });
    }

    /// Adds a text, which is escaped, to the carried property `name`.
    pub fn add_text(&mut self, name: &str, text: &str) {
        let property = DraftProperty::text(name, text);
        self.add_other(name, property.values().concat());
    }

    /// Returns the first value of the carried property `name`.
    #[must_use]
    pub fn other(&self, name: &str) -> Option<&str> {
        let other = self.others.iter().find(|other| other.name == name)?;
        other.values.first().map(String::as_str)
    }
}

impl GoNode {
    /// Makes a node of one action that stands at `span`.
    #[must_use]
    pub const fn with(action: GoAction, span: Span) -> Self {
        Self { action, to_play: None, span, notes: None }
    }

    /// Makes a node of one move.
    #[must_use]
    pub const fn new(mv: ColoredMove) -> Self {
        Self::with(GoAction::Move(mv), Span::new(0, 0))
    }

    /// Sets up a stone here, beside those that are set up already.
    pub fn set_up(&mut self, point: Point, color: Color) {
        if let GoAction::Setup(setup) = &mut self.action {
            setup.add(point, color);
        } else {
            let mut setup = GoSetup::default();
            setup.add(point, color);
            self.action = GoAction::Setup(Box::new(setup));
        }
    }

    /// Returns the move.
    #[must_use]
    pub const fn mv(&self) -> Option<ColoredMove> {
        match self.action {
            GoAction::Move(mv) => Some(mv),
            GoAction::None | GoAction::Setup(_) => None,
        }
    }

    /// Returns what is set up.
    #[must_use]
    pub const fn setup(&self) -> Option<&GoSetup> {
        match &self.action {
            GoAction::Setup(setup) => Some(setup),
            GoAction::None | GoAction::Move(_) => None,
        }
    }

    /// Returns what is said.
    #[must_use]
    pub fn notes(&self) -> &GoNotes {
        self.notes.as_deref().unwrap_or(&NO_NOTES)
    }

    /// Returns what is said, to be changed.
    pub fn notes_mut(&mut self) -> &mut GoNotes {
        self.notes.get_or_insert_default()
    }
}

impl PartialEq for GoNode {
    fn eq(&self, other: &Self) -> bool {
        self.action == other.action
            && self.to_play == other.to_play
            && self.notes() == other.notes()
    }
}

impl Eq for GoNode {}

impl GoSetup {
    /// Adds a stone.
    pub fn add(&mut self, point: Point, color: Color) {
        match color {
            Color::Black => self.black.push(point),
            Color::White => self.white.push(point),
        }
    }

    /// Tells whether nothing is set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.black.is_empty() && self.white.is_empty() && self.empty.is_empty()
    }

    /// Returns all points with what is put there.
    pub fn points(&self) -> impl Iterator<Item = (Point, Option<Color>)> + '_ {
        let with = |color| move |&point: &Point| (point, color);
        let black = self.black.iter().map(with(Some(Color::Black)));
        let white = self.white.iter().map(with(Some(Color::White)));
        black.chain(white).chain(self.empty.iter().map(with(None)))
    }
}
