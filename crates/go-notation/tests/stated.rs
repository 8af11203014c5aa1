//! The quadrant document's examples, as the document states them.

#[path = "../../../fixtures/loader.rs"]
mod loader;

use go_notation::{
    BoardSize, ColoredMove, CoordinateSystem, Coordinates, MoveRecord, Passes, Point, Quadrant,
    QuadrantBoards, QuadrantEdge, QuadrantNotation, QuadrantPoint, Reading, Side, Symmetry,
    Tolerances, zones,
};
use loader::{Case, Question, hold_to_the_stated};

#[test]
fn the_crate_answers_as_the_documents_state() {
    hold_to_the_stated("go-notation", |case, question| match case.kind.as_str() {
        "point" => point(case, question),
        "not-a-point" => not_a_point(case, question),
        "point-record" => record(case, question),
        "tolerated-point-record" => tolerated(case, question),
        "not-a-point-record" => not_a_record(case, question),
        "board-edges" => board_edges(case, question),
        "board-row" => board_row(case, question),
        "quadrant-edges" => quadrant_edges(case, question),
        "count" => count(case, question),
        other => panic!("nobody answers the kind `{other}`"),
    });
}

fn size(case: &Case) -> BoardSize {
    let lines = case.fact("size").map_or(19, |lines| lines.parse().unwrap());
    BoardSize::square(lines).unwrap()
}

fn coordinates(case: &Case) -> Coordinates {
    Coordinates { size: size(case), ..Coordinates::NINETEEN }
}

fn notation(case: &Case) -> QuadrantNotation {
    let mut notation = QuadrantNotation { size: size(case), ..QuadrantNotation::TOLERANT };
    for extension in case.fact("extensions").unwrap_or_default().split_whitespace() {
        match extension {
            "passes" => notation.passes = Passes::BareMark,
            "odd-boards" => notation.boards = QuadrantBoards::Odd,
            other => panic!("no extension `{other}`"),
        }
    }
    notation
}

fn point(case: &Case, question: Question<'_>) -> String {
    let coordinates = coordinates(case);
    match question {
        Question::Read { notation, text } => {
            coordinates.read(notation.parse().unwrap(), text).unwrap().value.to_string()
        }
        Question::Write { notation } => {
            let point: Point = case.demand("sgf").parse().unwrap();
            coordinates.write(notation.parse().unwrap(), point).unwrap()
        }
        Question::Other(_) => question.unanswered(),
    }
}

fn not_a_point(case: &Case, question: Question<'_>) -> String {
    let Question::Other("message") = question else { question.unanswered() };
    let system: CoordinateSystem = case.demand("system").parse().unwrap();
    coordinates(case).read(system, case.demand("text")).unwrap_err().to_string()
}

fn record(case: &Case, question: Question<'_>) -> String {
    let notation = notation(case);
    let moves: Vec<ColoredMove> = case.demand("moves").split(", ").map(colored_move).collect();
    let transformed = |symmetry: Symmetry| {
        notation.write(symmetry.moves(moves.iter().copied(), notation.size).unwrap()).unwrap()
    };
    match question {
        Question::Read { notation: "quadrant", text } => written(&notation.read(text).unwrap()),
        Question::Read { notation: "zones", text } => {
            written(&zones::read_record(text, Tolerances::ALL).unwrap())
        }
        Question::Write { notation: "quadrant" } => notation.write(moves).unwrap(),
        Question::Write { notation: "zones" } => zones::write_record(moves).unwrap(),
        Question::Other("turned-90") => transformed(Symmetry::Turn90),
        Question::Other("turned-180") => transformed(Symmetry::Turn180),
        Question::Other("turned-270") => transformed(Symmetry::Turn270),
        Question::Other("mirrored-01-03") => transformed(Symmetry::Mirror0103),
        other => other.unanswered(),
    }
}

fn colored_move(text: &str) -> ColoredMove {
    use go_notation::{Color, Move};
    let (color, action) = text.split_once(' ').unwrap();
    let action = match action {
        "pass" => Move::Pass,
        "resign" => Move::Resign,
        point => Move::Play(point.parse().unwrap()),
    };
    action.by(if color == "B" { Color::Black } else { Color::White })
}

fn written(reading: &Reading<MoveRecord>) -> String {
    let moves: Vec<String> = reading.value.moves().map(|mv| mv.to_string()).collect();
    moves.join(", ")
}

fn tolerated(case: &Case, question: Question<'_>) -> String {
    let tolerant = notation(case);
    let strict = QuadrantNotation { tolerances: Tolerances::NONE, ..tolerant };
    let text = case.demand("text");
    match question {
        Question::Other("moves") => written(&tolerant.read(text).unwrap()),
        Question::Other("notes") => {
            let deviations = tolerant.read(text).unwrap().deviations;
            let codes: Vec<&str> = deviations.iter().map(|found| found.tolerance.code()).collect();
            codes.join(" ")
        }
        Question::Other("strict") => strict.read(text).unwrap_err().to_string(),
        other => other.unanswered(),
    }
}

fn not_a_record(case: &Case, question: Question<'_>) -> String {
    let Question::Other("message") = question else { question.unanswered() };
    notation(case).read(case.demand("text")).unwrap_err().to_string()
}

fn board_edges(case: &Case, question: Question<'_>) -> String {
    let size = size(case);
    let side = match question {
        Question::Other("corners") => {
            let last = size.columns() - 1;
            let corners = [(0, 0), (last, 0), (last, last), (0, last)];
            let quadrants = corners.map(|(column, row)| {
                let corner = Point::new(column, row).unwrap();
                match QuadrantPoint::of(corner, size).unwrap() {
                    QuadrantPoint::In(quadrant, _) => quadrant.to_string(),
                    QuadrantPoint::Tengen => "00".to_owned(),
                }
            });
            return quadrants.join(" ");
        }
        Question::Other("top") => Side::Top,
        Question::Other("right") => Side::Right,
        Question::Other("bottom") => Side::Bottom,
        Question::Other("left") => Side::Left,
        other => other.unanswered(),
    };
    let labels = (0..size.columns()).map(|line| {
        let label = side.label(line, size).unwrap();
        let edge = match label.edge {
            QuadrantEdge::First => 'a',
            QuadrantEdge::Second => 'b',
        };
        format!("{edge}{}", label.digit)
    });
    labels.collect::<Vec<_>>().join(" ")
}

fn board_row(case: &Case, question: Question<'_>) -> String {
    let Question::Other("points") = question else { question.unanswered() };
    let size = size(case);
    let row: u8 = case.demand("row").parse().unwrap();
    let points = size.points().filter(|point| point.row() == row - 1);
    let digits = points.map(|point| match QuadrantPoint::of(point, size).unwrap() {
        QuadrantPoint::In(_, digits) => digits.to_string(),
        QuadrantPoint::Tengen => "00".to_owned(),
    });
    digits.collect::<Vec<_>>().join(" ")
}

/// Finds the lines of each side that carry a digit of the quadrant, in the order of its corner.
fn quadrant_edges(case: &Case, question: Question<'_>) -> String {
    let edge = match question {
        Question::Other("first") => QuadrantEdge::First,
        Question::Other("second") => QuadrantEdge::Second,
        other => other.unanswered(),
    };
    let size = size(case);
    let number: u8 = case.demand("quadrant").parse().unwrap();
    let quadrant = Quadrant::from_number(number).unwrap();
    for (side, name) in Side::ALL.into_iter().zip(["top", "right", "bottom", "left"]) {
        let mut digits: Vec<u8> = (0..size.columns())
            .filter(|&line| at_side(side, line, size) == Some(quadrant))
            .filter_map(|line| side.label(line, size))
            .filter(|label| label.edge == edge)
            .map(|label| label.digit)
            .collect();
        if !digits.is_empty() {
            digits.sort_by_key(|&digit| if digit == 0 { 10 } else { digit });
            let digits: Vec<String> = digits.iter().map(u8::to_string).collect();
            return format!("{name} {}", digits.join(" "));
        }
    }
    panic!("no side has an edge of {quadrant}")
}

/// Returns the quadrant of the point on a side at which a line ends.
fn at_side(side: Side, line: u8, size: BoardSize) -> Option<Quadrant> {
    let last = size.columns() - 1;
    let (column, row) = match side {
        Side::Top => (line, 0),
        Side::Right => (last, line),
        Side::Bottom => (line, last),
        Side::Left => (0, line),
    };
    match QuadrantPoint::of(Point::new(column, row)?, size)? {
        QuadrantPoint::In(quadrant, _) => Some(quadrant),
        QuadrantPoint::Tengen => None,
    }
}

fn count(case: &Case, question: Question<'_>) -> String {
    let Question::Other("count") = question else { question.unanswered() };
    let size = size(case);
    let in_quadrant = |wanted: Quadrant| {
        size.points()
            .filter_map(|point| QuadrantPoint::of(point, size))
            .filter(|point| matches!(point, QuadrantPoint::In(found, _) if *found == wanted))
            .count()
    };
    match case.demand("of") {
        "points of the board" => size.points().count().to_string(),
        "points of a quadrant" => {
            let counts = Quadrant::ALL.map(in_quadrant);
            assert!(counts.iter().all(|&count| count == counts[0]), "{counts:?}");
            counts[0].to_string()
        }
        other => panic!("nobody counts {other}"),
    }
}
