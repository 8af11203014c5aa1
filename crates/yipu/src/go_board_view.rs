//! A Go board drawn with characters.

use go_notation::{
    Board, BoardSize, Color, CoordinateSystem, Coordinates, Point, QuadrantBoards, QuadrantEdge,
    Side, Tolerances,
};

/// Whether what is drawn goes to a terminal that shows colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Palette {
    /// Characters alone.
    Plain,
    /// With colours.
    Colored,
}

/// What stands round the board.
struct Edges {
    top: Vec<Label>,
    bottom: Vec<Label>,
    left: Vec<Label>,
    right: Vec<Label>,
    /// The marks of the quadrants: upper left, upper right, lower left, lower right.
    corners: [&'static str; 4],
}

#[derive(Clone, Debug)]
struct Label {
    text: String,
    edge: Option<QuadrantEdge>,
}

impl Label {
    const fn plain(text: String) -> Self {
        Self { text, edge: None }
    }

    /// Draws the label; the edge of nine digits and that of ten have colours of their own.
    fn draw(&self, palette: Palette) -> String {
        let color = match (palette, self.edge) {
            (Palette::Plain, _) | (_, None) => return self.text.clone(),
            (Palette::Colored, Some(QuadrantEdge::First)) => "33",
            (Palette::Colored, Some(QuadrantEdge::Second)) => "36",
        };
        format!("\x1b[{color}m{}\x1b[0m", self.text)
    }
}

/// Draws `board` with the coordinates of `system` round it; `last` is put into brackets.
///
/// `X` is Black, `O` is White, `+` a star point, as in the boards of GTP programs.
/// Nothing for a system that names no columns and rows, or does not exist for the board; quadrants
/// exist for `boards`.
pub(crate) fn draw(
    board: &Board,
    last: Option<Point>,
    system: CoordinateSystem,
    boards: QuadrantBoards,
    palette: Palette,
) -> Option<Vec<String>> {
    let size = board.size();
    if system == CoordinateSystem::Quadrant
        && boards == QuadrantBoards::Nineteen
        && size != BoardSize::NINETEEN
    {
        return None;
    }
    let edges = if system == CoordinateSystem::Quadrant {
        quadrant_edges(size)?
    } else {
        ordinary_edges(size, system)?
    };
    let margin = edges.left.iter().map(|label| width(&label.text)).max().unwrap_or(0).max(2);
    let cell = edges.top.iter().map(|label| width(&label.text)).max().unwrap_or(1) + 1;
    let mut lines =
        vec![frame(&edges.top, [edges.corners[0], edges.corners[1]], margin, cell, palette)];
    for row in 0..size.rows() {
        let left = &edges.left[usize::from(row)];
        let mut line = " ".repeat(margin - width(&left.text)) + &left.draw(palette);
        line.push_str(&cells(board, row, last, cell));
        line.push_str(&edges.right[usize::from(row)].draw(palette));
        lines.push(line.trim_end().to_owned());
    }
    lines.push(frame(&edges.bottom, [edges.corners[2], edges.corners[3]], margin, cell, palette));
    Some(lines)
}

/// The signs of one row, each in `cell` columns, and a blank; the last move in brackets.
fn cells(board: &Board, row: u8, last: Option<Point>, cell: usize) -> String {
    let mut signs: Vec<char> = Vec::new();
    let mut bracket = None;
    for point in (0..board.size().columns()).filter_map(|column| Point::new(column, row)) {
        signs.extend(std::iter::repeat_n(' ', cell - 1));
        if last == Some(point) {
            bracket = Some(signs.len());
        }
        signs.push(sign(board, point));
    }
    signs.push(' ');
    if let Some(at) = bracket {
        signs[at - 1] = '(';
        signs[at + 1] = ')';
    }
    signs.into_iter().collect()
}

/// A line of column labels between two corners.
fn frame(
    labels: &[Label],
    corners: [&str; 2],
    margin: usize,
    cell: usize,
    palette: Palette,
) -> String {
    let mut line = " ".repeat(margin - corners[0].len()) + corners[0];
    for label in labels {
        line.push_str(&" ".repeat(cell - width(&label.text)));
        line.push_str(&label.draw(palette));
    }
    line.push(' ');
    line.push_str(corners[1]);
    line.trim_end().to_owned()
}

fn sign(board: &Board, point: Point) -> char {
    match board.get(point) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None if is_star(point, board.size()) => '+',
        None => '.',
    }
}

/// Tells whether a point is marked on a usual board (星): on the third line up to 11 lines, on
/// the fourth beyond, and in the middle.
fn is_star(point: Point, size: BoardSize) -> bool {
    let on = |line: u8, lines: u8| -> Option<u8> {
        let edge = if lines < 12 { 2 } else { 3 };
        let from_edge = line.min(lines - 1 - line);
        if lines < 7 {
            return None;
        }
        if from_edge == edge {
            Some(0)
        } else if lines % 2 == 1 && line == lines / 2 {
            Some(1)
        } else {
            None
        }
    };
    match (on(point.column(), size.columns()), on(point.row(), size.rows())) {
        (Some(0), Some(0)) | (Some(1), Some(1)) => true,
        // The stars of the sides need room.
        (Some(_), Some(_)) => size.columns() >= 15 && size.rows() >= 15,
        _ => false,
    }
}

/// The marks of the document (A11): `a` before the digits of the edges with nine digits, `b`
/// before those with ten, as in its table.
fn quadrant_edges(size: BoardSize) -> Option<Edges> {
    let side = |side: Side, lines: u8| -> Option<Vec<Label>> {
        (0..lines)
            .map(|line| {
                let label = side.label(line, size)?;
                let letter = match label.edge {
                    QuadrantEdge::First => 'a',
                    QuadrantEdge::Second => 'b',
                };
                let text = format!("{letter}{}", label.digit);
                Some(Label { text, edge: Some(label.edge) })
            })
            .collect()
    };
    Some(Edges {
        top: side(Side::Top, size.columns())?,
        bottom: side(Side::Bottom, size.columns())?,
        left: side(Side::Left, size.rows())?,
        right: side(Side::Right, size.rows())?,
        corners: ["04", "01", "03", "02"],
    })
}

/// The column and row names of a system, cut out of its names of points.
fn ordinary_edges(size: BoardSize, system: CoordinateSystem) -> Option<Edges> {
    let coordinates =
        Coordinates { size, boards: QuadrantBoards::Odd, tolerances: Tolerances::NONE };
    let halves = |column: u8, row: u8| -> Option<(String, String)> {
        let name = coordinates.write(system, Point::new(column, row)?).ok()?;
        let cut = |at: usize, skip: usize| (name[..at].to_owned(), name[at + skip..].to_owned());
        let (one, other) = match system {
            CoordinateSystem::Gtp | CoordinateSystem::Sgf => cut(1, 0),
            CoordinateSystem::UpperLeft => cut(name.find('-')?, 1),
            CoordinateSystem::Japanese => cut(name.find('の')?, 'の'.len_utf8()),
            CoordinateSystem::Letters => cut(1, 0),
            _ => return None,
        };
        // The older method names the row first.
        Some(if system == CoordinateSystem::Letters { (other, one) } else { (one, other) })
    };
    let columns: Option<Vec<Label>> =
        (0..size.columns()).map(|column| Some(Label::plain(halves(column, 0)?.0))).collect();
    let rows: Option<Vec<Label>> =
        (0..size.rows()).map(|row| Some(Label::plain(halves(0, row)?.1))).collect();
    let (columns, rows) = (columns?, rows?);
    Some(Edges {
        top: columns.clone(),
        bottom: columns,
        left: rows.clone(),
        right: rows,
        corners: [""; 4],
    })
}

/// The columns of a terminal that a label takes: two for a Chinese numeral.
fn width(text: &str) -> usize {
    text.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum()
}

#[cfg(test)]
mod tests {
    use go_notation::{Board, BoardSize, Color, CoordinateSystem, QuadrantBoards};

    use super::{Palette, draw};

    fn drawn(lines: u8, system: CoordinateSystem) -> Vec<String> {
        let mut board = Board::new(BoardSize::square(lines).unwrap());
        let last = "bb".parse().unwrap();
        board.place(Color::Black, last).unwrap();
        draw(&board, Some(last), system, QuadrantBoards::Nineteen, Palette::Plain).unwrap()
    }

    #[test]
    fn the_quadrant_marks_are_those_of_the_document() {
        let board = drawn(19, CoordinateSystem::Quadrant);
        assert_eq!(board[0], "04 b1 b2 b3 b4 b5 b6 b7 b8 b9 b0 a9 a8 a7 a6 a5 a4 a3 a2 a1 01");
        assert!(board[1].starts_with("a1  .") && board[1].ends_with(". b1"));
        assert!(board[2].starts_with("a2  . (X) .") && board[2].ends_with(". b2"));
        assert!(board[10].starts_with("b0  .") && board[10].ends_with(". b0"));
        assert!(board[11].starts_with("b9  .") && board[11].ends_with(". a9"));
        assert!(board[19].starts_with("b1  .") && board[19].ends_with(". a1"));
        assert_eq!(board[20], "03 a1 a2 a3 a4 a5 a6 a7 a8 a9 b0 b9 b8 b7 b6 b5 b4 b3 b2 b1 02");
    }

    #[test]
    fn ordinary_coordinates_stand_on_all_sides() {
        let board = drawn(5, CoordinateSystem::Gtp);
        assert_eq!(
            board,
            [
                "   A B C D E",
                " 5 . . . . . 5",
                " 4 .(X). . . 4",
                " 3 . . . . . 3",
                " 2 . . . . . 2",
                " 1 . . . . . 1",
                "   A B C D E",
            ]
        );
        let board = drawn(19, CoordinateSystem::Japanese);
        assert!(board[1].starts_with("  一  ."), "{}", board[1]);
        assert!(board[11].starts_with("十一  ."), "{}", board[11]);
    }

    #[test]
    fn boards_without_such_coordinates_are_not_drawn() {
        let board = Board::new(BoardSize::square(18).unwrap());
        let is_drawn = |board: &Board, system, boards| {
            draw(board, None, system, boards, Palette::Plain).is_some()
        };
        assert!(!is_drawn(&board, CoordinateSystem::Quadrant, QuadrantBoards::Odd));
        assert!(!is_drawn(&board, CoordinateSystem::Names, QuadrantBoards::Odd));
        // Quadrants of small boards are an extension.
        let board = Board::new(BoardSize::square(9).unwrap());
        assert!(is_drawn(&board, CoordinateSystem::Quadrant, QuadrantBoards::Odd));
        assert!(!is_drawn(&board, CoordinateSystem::Quadrant, QuadrantBoards::Nineteen));
    }
}
