//! The names of points: a corner and 三三, 星, 小目, 目外 or 高目; a side and 边星; 天元.
//!
//! Three of the names fit two points of a corner.
//! Usage does not tell them apart; here `·` and the edge to which the point lies nearer follow the
//! name: `右上小目·上` is on the third line from the top.
//! Without the edge the name is read as ambiguous, and so is 三三 without its corner.
//!
//! Corners and sides have names on boards with at least 13 lines each way, 天元 on odd boards.
//!
//! Tolerated: the quadrants `01` to `04` for corners, 角 behind the corner and 位 behind the name,
//! 邊 and 辺 for 边, 三々 for 三三, `(上)` for `·上`.

use alloc::string::String;

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::combinator::{opt, value};
use notation_syntax::{PResult, Span, SyntaxError, complete, context, label};

use super::{Named, ReadPointError, WritePointError};
use crate::{BoardSize, Point, Quadrant, Side, Tolerance};

/// The least number of lines each way that leaves the names of the corners apart.
const MIN_LINES: u8 = 13;

/// The line of a star from its edge.
const STAR_LINE: u8 = 4;

/// The corner names with their lines from the two edges.
const NAMES: [(&str, u8, u8); 5] =
    [("三三", 3, 3), ("星", 4, 4), ("小目", 3, 4), ("目外", 3, 5), ("高目", 4, 5)];

const TENGEN: &str = "天元";

pub(super) fn read(name: &str, size: BoardSize) -> Result<Named, ReadPointError> {
    let span = Span::new(0, name.len());
    let no_such_board = ReadPointError::NoSuchBoard { size };
    let written = complete(written, name)?;
    let point = match written {
        Written::Tengen => size.tengen().ok_or(no_such_board)?,
        Written::SideStar(side) => side_star(side, size).ok_or(no_such_board)?,
        Written::EachCorner(lines) => {
            let mut candidates = [Point::on_board(0, 0); 4];
            for (place, corner) in candidates.iter_mut().zip(Quadrant::ALL) {
                *place = corner_points(corner, lines, size).ok_or(no_such_board)?[0];
            }
            return Err(ReadPointError::InEachCorner { candidates, span });
        }
        Written::InCorner(corner, lines, near) => {
            let points = corner_points(corner, lines, size).ok_or(no_such_board)?;
            match near {
                None if points[0] != points[1] => {
                    return Err(ReadPointError::Ambiguous { candidates: points, span });
                }
                None => points[0],
                Some(edge) => *points
                    .iter()
                    .find(|&&point| points[0] != points[1] && nearest(point, size) == edge.side)
                    .ok_or_else(|| {
                        let (left, what) = if points[0] == points[1] {
                            (edge.left, "the end")
                        } else {
                            (edge.side_left, "an edge of the corner")
                        };
                        SyntaxError::expected(name, name.len() - left, what)
                    })?,
            }
        }
    };
    let own = write(point, size).is_ok_and(|own| own == name);
    Ok(Named { point, deviation: (!own).then_some(Tolerance::OtherForm) })
}

pub(super) fn write(point: Point, size: BoardSize) -> Result<String, WritePointError> {
    if size.tengen() == Some(point) {
        return Ok(TENGEN.into());
    }
    if size.columns() < MIN_LINES || size.rows() < MIN_LINES {
        return Err(WritePointError::NoSuchBoard { size });
    }
    for side in Side::ALL {
        if side_star(side, size) == Some(point) {
            return Ok(alloc::format!("{}边星", character(side)));
        }
    }
    for corner in Quadrant::ALL {
        for (name, near, far) in NAMES {
            match corner_points(corner, (near, far), size) {
                Some(points) if points.contains(&point) => {
                    let corner = corner_characters(corner);
                    return Ok(if points[0] == points[1] {
                        alloc::format!("{corner}{name}")
                    } else {
                        alloc::format!("{corner}{name}·{}", character(nearest(point, size)))
                    });
                }
                _ => {}
            }
        }
    }
    Err(WritePointError::Unnamed { point })
}

/// Returns the point on the given lines from the edges, counted from 1, and its mirror image in
/// the diagonal of the corner.
fn corner_points(corner: Quadrant, lines: (u8, u8), size: BoardSize) -> Option<[Point; 2]> {
    if size.columns() < MIN_LINES || size.rows() < MIN_LINES {
        return None;
    }
    let (near, far) = lines;
    let at = |across: u8, down: u8| {
        let column = match corner {
            Quadrant::UpperRight | Quadrant::LowerRight => size.columns() - across,
            Quadrant::UpperLeft | Quadrant::LowerLeft => across - 1,
        };
        let row = match corner {
            Quadrant::LowerRight | Quadrant::LowerLeft => size.rows() - down,
            Quadrant::UpperRight | Quadrant::UpperLeft => down - 1,
        };
        Point::new(column, row)
    };
    Some([at(far, near)?, at(near, far)?])
}

/// Returns the star in the middle of a side, if the board has one.
fn side_star(side: Side, size: BoardSize) -> Option<Point> {
    let tengen = size.tengen()?;
    if size.columns() < MIN_LINES || size.rows() < MIN_LINES {
        return None;
    }
    match side {
        Side::Top => Point::new(tengen.column(), STAR_LINE - 1),
        Side::Right => Point::new(size.columns() - STAR_LINE, tengen.row()),
        Side::Bottom => Point::new(tengen.column(), size.rows() - STAR_LINE),
        Side::Left => Point::new(STAR_LINE - 1, tengen.row()),
    }
}

/// Returns the side to which a point of a corner lies nearest.
fn nearest(point: Point, size: BoardSize) -> Side {
    let distances = [
        point.row(),
        size.columns() - 1 - point.column(),
        size.rows() - 1 - point.row(),
        point.column(),
    ];
    let sides = Side::ALL.into_iter().zip(distances);
    sides.min_by_key(|&(_, distance)| distance).map_or(Side::Top, |(side, _)| side)
}

const fn character(side: Side) -> char {
    match side {
        Side::Top => '上',
        Side::Right => '右',
        Side::Bottom => '下',
        Side::Left => '左',
    }
}

const fn corner_characters(corner: Quadrant) -> &'static str {
    match corner {
        Quadrant::UpperRight => "右上",
        Quadrant::LowerRight => "右下",
        Quadrant::LowerLeft => "左下",
        Quadrant::UpperLeft => "左上",
    }
}

#[derive(Clone, Copy)]
enum Written {
    Tengen,
    SideStar(Side),
    /// A name on the diagonal without its corner.
    EachCorner((u8, u8)),
    InCorner(Quadrant, (u8, u8), Option<Edge>),
}

/// The edge to which a point lies nearer, with the bytes left before its sign and before itself.
#[derive(Clone, Copy)]
struct Edge {
    side: Side,
    left: usize,
    side_left: usize,
}

/// `written = "天元" / ("三三" / "三々") ["位"] / corner ["角"] name ["位"] [edge] / side "边星" ["位"]`
fn written(input: &str) -> PResult<&str, Written> {
    let tengen = label("`天元`", value(Written::Tengen, tag(TENGEN)));
    let border = label("`边`", alt((tag("边"), tag("邊"), tag("辺"))));
    let star = (label("`星`", tag("星")), opt(tag("位")));
    let side_star = (side, border, star).map(|(side, ..)| Written::SideStar(side));
    let in_corner = (corner, opt(tag("角")), corner_name, opt(tag("位")), opt(edge))
        .map(|(corner, _, lines, _, near)| Written::InCorner(corner, lines, near));
    let each_corner = (alt((tag("三三"), tag("三々"))), opt(tag("位")))
        .map(|_| Written::EachCorner((NAMES[0].1, NAMES[0].2)));
    context("the name of a point", alt((tengen, each_corner, in_corner, side_star)))(input)
}

fn corner(input: &str) -> PResult<&str, Quadrant> {
    let corners = alt((
        value(Quadrant::UpperRight, alt((tag("右上"), tag("01")))),
        value(Quadrant::LowerRight, alt((tag("右下"), tag("02")))),
        value(Quadrant::LowerLeft, alt((tag("左下"), tag("03")))),
        value(Quadrant::UpperLeft, alt((tag("左上"), tag("04")))),
    ));
    label("a corner such as 右上", corners)(input)
}

fn corner_name(input: &str) -> PResult<&str, (u8, u8)> {
    let lines = |number: usize| {
        let (name, near, far) = NAMES[number];
        value((near, far), tag(name))
    };
    let names = alt((lines(0), value((3, 3), tag("三々")), lines(1), lines(2), lines(3), lines(4)));
    label("三三, 星, 小目, 目外 or 高目", names)(input)
}

/// `edge = "·" side / "(" side ")"`
fn edge(input: &str) -> PResult<&str, Edge> {
    let dot = (tag("·"), side, tag(""));
    let brackets = (tag("("), side, tag(")"));
    let left = input.len();
    alt((dot, brackets))
        .map(|(sign, side, _)| Edge { side, left, side_left: left - sign.len() })
        .parse(input)
}

fn side(input: &str) -> PResult<&str, Side> {
    let sides = alt((
        value(Side::Top, tag("上")),
        value(Side::Right, tag("右")),
        value(Side::Bottom, tag("下")),
        value(Side::Left, tag("左")),
    ));
    label("上, 右, 下 or 左", sides)(input)
}
