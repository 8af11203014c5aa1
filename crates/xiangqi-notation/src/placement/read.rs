//! From a list to a setup.

use alloc::boxed::Box;
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::combinator::{opt, value};
use notation_syntax::{PResult, Span, SyntaxError, context, label, prefix};
use xiangqi_core::{Color, Piece, PieceKind, Setup, Square};

use super::write::point_text;
use super::{PlacementError, PlacementSystem};
use crate::ambiguity::may_stand;
use crate::characters::{Normal, Spaces, for_each_correction};
use crate::move_text::MoveText;
use crate::reform::{self, Numerals};

/// One part of a list.
#[derive(Clone, Copy)]
enum Entry {
    Side(Color),
    Piece(PieceKind, Option<Color>),
    Point(Square, Option<Color>),
}

/// Reads a list of pieces and points.
///
/// # Errors
///
/// The first fault with its place: a point that is none, a point that is taken, a piece where no
/// game can bring it, too many of a kind, a piece that may be either side's.
pub fn read_placement(text: &str, system: PlacementSystem) -> Result<Setup, PlacementError> {
    let normal = Normal::new(text, Spaces::Kept);
    let plain = normal.as_str();
    let mut list = List { system, setup: Setup::EMPTY, side: None, kind: None };
    let mut misplaced: Option<(Piece, Square, Span)> = None;
    let mut rest = skip(plain);
    while !rest.is_empty() {
        let begin = plain.len() - rest.len();
        let (read, after) = prefix(entry(system), rest).map_err(|error| {
            let suggestion = corrected(rest, system);
            let error = Box::new(normal.restore(error, begin, text));
            PlacementError::Malformed { error, suggestion }
        })?;
        let span = normal.span(begin..plain.len() - after.len());
        if let Some(stray) = list.add(read, span)? {
            misplaced = misplaced.or(Some(stray));
        }
        rest = skip(after);
    }
    match misplaced {
        None => Ok(list.setup),
        Some((piece, square, span)) => {
            let suggestion = list.nearest(piece, square);
            Err(PlacementError::Misplaced { piece, square, span, suggestion })
        }
    }
}

/// separator = any of "，" "、" "；" "。" "：" "…" or a space.
fn skip(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() || ",、;.:/…".contains(c))
}

/// entry = side / piece / point
fn entry(system: PlacementSystem) -> impl FnMut(&str) -> PResult<&str, Entry> {
    move |input| {
        let entry = alt((side, piece, |input| point(system, input)));
        context("a list of pieces", entry)(input)
    }
}

/// side = ("红" / "紅" / "黑") ["方"]
fn side(input: &str) -> PResult<&str, Entry> {
    let color =
        alt((value(Color::Red, alt((tag("红"), tag("紅")))), value(Color::Black, tag("黑"))));
    let side = (color, opt(tag("方"))).map(|(color, _)| Entry::Side(color));
    label("`红方` or `黑方`", side)(input)
}

fn piece(input: &str) -> PResult<&str, Entry> {
    let (rest, kind) = reform::piece(input)?;
    // The names that only one side has.
    let color = match input.chars().next() {
        Some('帅' | '帥' | '仕' | '相' | '兵' | '俥' | '傌') => Some(Color::Red),
        Some('将' | '將' | '士' | '象' | '卒') => Some(Color::Black),
        _ => None,
    };
    Ok((rest, Entry::Piece(kind, color)))
}

fn point(system: PlacementSystem, input: &str) -> PResult<&str, Entry> {
    match system {
        PlacementSystem::Coordinate(files) => reform::coordinate_point(files)(input)
            .map(|(rest, square)| (rest, Entry::Point(square, None))),
        PlacementSystem::Algebraic => {
            reform::algebraic_point(input).map(|(rest, square)| (rest, Entry::Point(square, None)))
        }
        PlacementSystem::Digit => reform::digit_point(input).map(|(rest, (square, numerals))| {
            let color = numerals.map(|numerals| match numerals {
                Numerals::Chinese => Color::Red,
                Numerals::Arabic => Color::Black,
            });
            (rest, Entry::Point(square, color))
        }),
    }
}

/// Returns the entry at the beginning of `rest` with misread characters corrected, if it reads
/// then.
fn corrected(rest: &str, system: PlacementSystem) -> Option<MoveText> {
    let end = rest.find(|c: char| c.is_whitespace() || ",、;:…".contains(c)).unwrap_or(rest.len());
    let word = rest.get(..end).filter(|word| word.chars().count() <= 4)?;
    let mut found = None;
    for_each_correction(word, |corrected, _| {
        let read = prefix(entry(system), corrected);
        if found.is_none() && read.is_ok_and(|(_, after)| after.is_empty()) {
            let mut text = MoveText::EMPTY;
            text.push_str(corrected);
            found = Some(text);
        }
    });
    found
}

struct List {
    system: PlacementSystem,
    setup: Setup,
    side: Option<Color>,
    kind: Option<PieceKind>,
}

impl List {
    /// Takes one entry; returns a piece that stands where no game can bring it.
    fn add(
        &mut self,
        entry: Entry,
        span: Span,
    ) -> Result<Option<(Piece, Square, Span)>, PlacementError> {
        let (square, numerals) = match entry {
            Entry::Side(color) => {
                self.side = Some(color);
                return Ok(None);
            }
            Entry::Piece(kind, color) => {
                self.kind = Some(kind);
                self.side = color.or(self.side);
                return Ok(None);
            }
            Entry::Point(square, numerals) => (square, numerals),
        };
        let Some(kind) = self.kind else {
            let error = Box::new(SyntaxError {
                span,
                expected: notation_syntax::Expected::one("a piece such as `帅`"),
                found: notation_syntax::Found::End,
                within: Some("a list of pieces"),
            });
            return Err(PlacementError::Malformed { error, suggestion: None });
        };
        let own = self.side.or(numerals);
        let color = own.ok_or(PlacementError::SideUnknown { kind, span })?;
        let piece = Piece::new(color, kind);
        let turned = self.system == PlacementSystem::Digit && color == Color::Black;
        let square = if turned { square.turned() } else { square };
        if let Some(by) = self.setup.board.get(square) {
            return Err(PlacementError::Occupied { piece, by, square, span });
        }
        if self.setup.board.squares_of(piece).len() >= kind.usual_count() {
            return Err(PlacementError::TooMany { piece, span });
        }
        self.setup.board.set(square, Some(piece));
        Ok((!may_stand(piece, square)).then_some((piece, square, span)))
    }

    /// Returns the nearest free point for `piece`, which cannot stand on `square`: on the rank
    /// first, then on the file.
    fn nearest(&self, piece: Piece, square: Square) -> Option<MoveText> {
        let free =
            |&other: &Square| may_stand(piece, other) && self.setup.board.get(other).is_none();
        let distance = |other: &Square| {
            let files = other.file().index().abs_diff(square.file().index());
            let ranks = other.rank().index().abs_diff(square.rank().index());
            match (files, ranks) {
                (files, 0) => Some((0, files)),
                (0, ranks) => Some((1, ranks)),
                _ => None,
            }
        };
        let (_, near) = Square::all()
            .filter(free)
            .filter_map(|other| Some((distance(&other)?, other)))
            .min_by_key(|&(distance, _)| distance)?;
        Some(point_text(near, piece.color, self.system))
    }
}
