//! From text to raw games.

use nom::Parser;
use nom::character::complete::{char, satisfy};
use nom::combinator::map_opt;
use nom::sequence::separated_pair;
use notation_syntax::{PResult, Span, complete, label};
use xiangqi_core::{Move, Square};

use super::CbfProblem;
use super::fields::tag;
use crate::cbr::type_name;
use crate::formats::xml::{Xml, tokens, unescape};
use crate::line_ends::with_lf;
use crate::positions::start_of;
use crate::raw::{RawGame, RawMove, RawNode};
use crate::{Diagnostic, GameResult, NodeId, Place};

/// The element that holds all others.
const RECORD: &str = "ChineseChessRecord";

/// How much of a file is looked at.
const SAMPLE: usize = 2_000;

/// Tells whether `text` is such a file.
pub(crate) fn looks_like(text: &str) -> bool {
    text[..text.floor_char_boundary(SAMPLE)].contains("<ChineseChessRecord")
}

/// A point as written.
#[derive(Clone, Copy)]
struct Point {
    file: u8,
    row: u8,
}

impl Point {
    fn square(self) -> Option<Square> {
        Square::from_coords(self.file, 9_u8.checked_sub(self.row)?)
    }

    fn number(self) -> u16 {
        u16::from(self.file) * 10 + u16::from(self.row)
    }
}

/// `move = point "-" point`, `point = DIGIT DIGIT`
fn points(input: &str) -> PResult<&str, (Point, Point)> {
    fn digit(input: &str) -> PResult<&str, u8> {
        let value = |c: char| c.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
        label("a digit", map_opt(satisfy(|c| c.is_ascii_digit()), value)).parse(input)
    }
    fn point(input: &str) -> PResult<&str, Point> {
        (digit, digit).map(|(file, row)| Point { file, row }).parse(input)
    }
    separated_pair(point, char('-'), point).parse(input)
}

/// Reads the records of a text.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut reader = Reader::default();
    for token in tokens(text) {
        match token.what {
            Xml::Open { name: RECORD, .. } => reader.begin(token.span.start),
            Xml::Open { name, attributes, is_empty } => {
                reader.leave_open();
                if name == "Move" {
                    let value = attributes.iter().find(|(name, _)| *name == "value");
                    reader.mv(value.map_or("", |(_, value)| value), token.span);
                }
                reader.value.clear();
                reader.element = (!is_empty).then_some((name, token.span));
            }
            Xml::Text(part) => reader.value.push_str(&unescape(part)),
            Xml::Data(part) => reader.value.push_str(part),
            Xml::Close { name: RECORD } => {
                reader.leave_open();
                reader.end(token.span.end);
            }
            Xml::Close { name } => reader.close(name),
        }
    }
    if reader.is_open {
        reader.leave_open();
        reader.report(CbfProblem::Cut, Span::at(text.len()));
        reader.end(text.len());
    }
    reader.games
}

#[derive(Default)]
struct Reader<'t> {
    games: Vec<RawGame>,
    game: RawGame,
    /// Whether a record has begun and not ended.
    is_open: bool,
    /// The element that is open, with the place of its tag.
    element: Option<(&'t str, Span)>,
    value: String,
    node: NodeId,
    is_behind_start: bool,
}

impl Reader<'_> {
    fn report(&mut self, problem: CbfProblem, span: Span) {
        self.game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }

    fn begin(&mut self, at: usize) {
        if self.is_open {
            self.leave_open();
            self.report(CbfProblem::Cut, Span::at(at));
            self.end(at);
        }
        self.is_open = true;
        self.game.span.start = at;
    }

    fn end(&mut self, at: usize) {
        let mut game = std::mem::take(&mut self.game);
        game.span.end = at;
        self.games.push(game);
        (self.is_open, self.element) = (false, None);
        (self.node, self.is_behind_start) = (NodeId::ROOT, false);
    }

    fn mv(&mut self, value: &str, span: Span) {
        if value == "00-00" && !self.is_behind_start {
            self.is_behind_start = true;
            return;
        }
        self.is_behind_start = true;
        let Ok((from, to)) = complete(points, value) else {
            self.report(CbfProblem::Move { found: value.to_owned() }, span);
            self.game.tree[self.node].annotations_mut().unread.push(value.to_owned());
            return;
        };
        let mv = match (from.square(), to.square()) {
            (Some(from), Some(to)) => RawMove::Squares(Move::new(from, to)),
            _ => RawMove::OffBoard { from: from.number(), to: to.number() },
        };
        let node = RawNode::new(mv, span);
        self.node = self.game.tree.add(self.node, node);
    }

    /// Takes what an element holds that nothing closes in front of the next one.
    fn leave_open(&mut self) {
        let Some((name, span)) = self.element else { return };
        if !self.value.trim().is_empty() {
            self.report(CbfProblem::Unclosed { name: name.to_owned() }, span);
            self.close(name);
        }
    }

    fn close(&mut self, name: &str) {
        let Some((open, span)) = self.element.take() else { return };
        if open != name && !self.value.trim().is_empty() {
            self.report(CbfProblem::Unclosed { name: open.to_owned() }, span);
        }
        let value = std::mem::take(&mut self.value);
        let text = with_lf(&value);
        if text.trim().is_empty() {
            return;
        }
        if open == "Move" {
            self.game.tree[self.node].annotations_mut().comments.push(text.into_owned());
        } else {
            self.field(open, &text, span);
        }
    }

    fn field(&mut self, name: &str, text: &str, span: Span) {
        let code = text.trim().parse().ok();
        match name {
            "FEN" => self.game.start = start_of(text.trim(), span),
            "RecordResult" => match code.and_then(GameResult::from_code) {
                Some(result) => self.game.result = Some((result, span)),
                None => {
                    self.report(CbfProblem::Result { found: text.trim().to_owned() }, span);
                    self.game.push_tag("Result", text.trim(), span);
                }
            },
            "RecordType" => match code.and_then(type_name) {
                Some(name) => self.game.push_tag("Type", name, span),
                None => {
                    self.report(CbfProblem::Type { found: text.trim().to_owned() }, span);
                    self.game.push_tag("Type", text.trim(), span);
                }
            },
            _ => self.game.push_tag(&tag(name), text, span),
        }
    }
}
