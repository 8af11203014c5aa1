//! Lists of points as SGF writes them.

use go_notation::{BoardSize, Point};
use notation_syntax::Span;

use super::GoProblem;
use crate::sgf::SgfValue;

/// A set of points of any board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PointSet {
    rows: [u64; BoardSize::MAX as usize],
}

impl PointSet {
    pub(super) const fn new() -> Self {
        Self { rows: [0; BoardSize::MAX as usize] }
    }

    /// Adds a point and tells whether it was missing.
    pub(super) const fn insert(&mut self, point: Point) -> bool {
        let row = &mut self.rows[point.row() as usize];
        let bit = 1 << point.column();
        let is_new = *row & bit == 0;
        *row |= bit;
        is_new
    }

    pub(super) const fn contains(&self, point: Point) -> bool {
        self.rows[point.row() as usize] & (1 << point.column()) != 0
    }
}

/// What one value of a list of points names.
pub(super) enum Element {
    /// One point.
    Point(Point),
    /// A rectangle by its upper left and lower right corner, and whether they were written so.
    Rectangle { upper_left: Point, lower_right: Point, is_turned: bool },
}

/// Reads `point` or `point ":" point`; white space round a point is passed over.
pub(super) fn element(value: SgfValue<'_>) -> Option<Element> {
    if let Some(point) = point(value) {
        return Some(Element::Point(point));
    }
    let (one, other) = value.composed()?;
    let (one, other) = (point(one)?, point(other)?);
    let upper_left = Point::new(one.column().min(other.column()), one.row().min(other.row()))?;
    let lower_right = Point::new(one.column().max(other.column()), one.row().max(other.row()))?;
    Some(Element::Rectangle { upper_left, lower_right, is_turned: upper_left != one })
}

pub(super) fn point(value: SgfValue<'_>) -> Option<Point> {
    go_notation::sgf::point(value.raw().trim_ascii().as_bytes())
}

/// A list as read.
#[derive(Debug, Default)]
pub(super) struct PointList<'a> {
    /// The points on the board, each once.
    pub(super) points: Vec<Point>,
    /// The values that name no point of the board.
    pub(super) others: Vec<SgfValue<'a>>,
    pub(super) problems: Vec<(GoProblem, Span)>,
}

/// Reads the values of a list of points.
pub(super) fn read<'a>(
    name: &str,
    values: impl Iterator<Item = SgfValue<'a>>,
    size: BoardSize,
) -> PointList<'a> {
    let mut list = PointList::default();
    let mut seen = PointSet::new();
    for value in values {
        match element(value) {
            Some(Element::Point(point)) => list.add(point, value, size, &mut seen),
            Some(Element::Rectangle { upper_left, lower_right, is_turned }) => {
                if is_turned {
                    list.problems.push((GoProblem::TurnedRectangle, value.span()));
                }
                list.add_rectangle(upper_left, lower_right, value, size, &mut seen);
            }
            None => {
                let problem =
                    GoProblem::NotAPoint { name: name.to_owned(), found: value.raw().to_owned() };
                list.problems.push((problem, value.span()));
                list.others.push(value);
            }
        }
    }
    list
}

impl<'a> PointList<'a> {
    fn add(&mut self, point: Point, value: SgfValue<'a>, size: BoardSize, seen: &mut PointSet) {
        if !size.contains(point) {
            self.problems.push((GoProblem::OffBoard { point, size }, value.span()));
            self.others.push(value);
        } else if seen.insert(point) {
            self.points.push(point);
        } else {
            self.problems.push((GoProblem::PointTwice { point }, value.span()));
        }
    }

    fn add_rectangle(
        &mut self,
        upper_left: Point,
        lower_right: Point,
        value: SgfValue<'a>,
        size: BoardSize,
        seen: &mut PointSet,
    ) {
        if !size.contains(lower_right) {
            self.problems.push((GoProblem::OffBoard { point: lower_right, size }, value.span()));
            self.others.push(value);
            return;
        }
        let mut twice = None;
        for point in rectangle(upper_left, lower_right) {
            if seen.insert(point) {
                self.points.push(point);
            } else {
                twice = twice.or(Some(point));
            }
        }
        if let Some(point) = twice {
            self.problems.push((GoProblem::PointTwice { point }, value.span()));
        }
    }
}

/// Writes points as values: rectangles as one where reading them gives the same order, else one
/// by one.
pub(super) fn write(points: &[Point]) -> Vec<String> {
    let pieces = pieces(points);
    let read = pieces.iter().flat_map(|&(from, to)| rectangle(from, to));
    if !read.eq(points.iter().copied()) {
        return points.iter().map(Point::to_string).collect();
    }
    pieces
        .into_iter()
        .flat_map(|(from, to)| {
            // Two points take no more room than their rectangle; one point must not be one.
            let is_large = rectangle(from, to).nth(2).is_some();
            let (first, second) = if is_large {
                (format!("{from}:{to}"), None)
            } else {
                (from.to_string(), (from != to).then(|| to.to_string()))
            };
            std::iter::once(first).chain(second)
        })
        .collect()
}

/// Parts points into rectangles, from the upper left on.
fn pieces(points: &[Point]) -> Vec<(Point, Point)> {
    let mut set = PointSet::new();
    for &point in points {
        set.insert(point);
    }
    let mut sorted = points.to_vec();
    sorted.sort_unstable();
    let mut done = PointSet::new();
    let mut pieces = Vec::new();
    for point in sorted {
        if !done.contains(point) {
            let corner = largest_rectangle(point, &set, &done);
            for inner in rectangle(point, corner) {
                done.insert(inner);
            }
            pieces.push((point, corner));
        }
    }
    pieces
}

/// Returns the points of a rectangle row by row.
fn rectangle(from: Point, to: Point) -> impl Iterator<Item = Point> {
    (from.row()..=to.row()).flat_map(move |row| {
        (from.column()..=to.column()).filter_map(move |column| Point::new(column, row))
    })
}

/// Grows a rectangle from its upper left corner: first along the row, then downwards.
fn largest_rectangle(from: Point, set: &PointSet, done: &PointSet) -> Point {
    let is_free = |column, row| {
        Point::new(column, row).filter(|&point| set.contains(point) && !done.contains(point))
    };
    let mut right = from.column();
    while is_free(right + 1, from.row()).is_some() {
        right += 1;
    }
    let mut bottom = from.row();
    while (from.column()..=right).all(|column| is_free(column, bottom + 1).is_some()) {
        bottom += 1;
    }
    Point::new(right, bottom).unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use go_notation::Point;

    use super::{rectangle, write};

    fn points(names: &str) -> Vec<Point> {
        names.split(' ').map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn rectangles_are_written_where_the_order_stays() {
        assert_eq!(write(&points("aa ba ca ab bb cb ee")), ["aa:cb", "ee"]);
        assert_eq!(write(&points("ee aa ba ca")), ["ee", "aa", "ba", "ca"]);
        assert_eq!(write(&points("aa ba")), ["aa", "ba"]);
        assert_eq!(write(&points("pd")), ["pd"]);
        let all: Vec<Point> = rectangle("aa".parse().unwrap(), "ss".parse().unwrap()).collect();
        assert_eq!(write(&all), ["aa:ss"]);
    }
}
