//! The quadrant notation beyond the examples that its document states.

use std::fmt::Write;

use go_notation::{
    BoardSize, Color, ColoredMove, Move, Passes, Point, Quadrant, QuadrantBoards, QuadrantNotation,
    QuadrantPoint, Tolerance, Tolerances, WriteQuadrantError,
};

const STRICT: QuadrantNotation = QuadrantNotation::STRICT;
const TOLERANT: QuadrantNotation = QuadrantNotation::TOLERANT;

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

fn black(name: &str) -> ColoredMove {
    ColoredMove::play(Color::Black, at(name))
}

fn white(name: &str) -> ColoredMove {
    ColoredMove::play(Color::White, at(name))
}

/// The rule in the words of the document: where each quadrant's two edges lie.
fn by_the_rule(quadrant: u8, first: u8, second: u8) -> (u8, u8) {
    let second = if second == 0 { 10 } else { second };
    let (column, row) = match quadrant {
        1 => (20 - first, second),
        2 => (20 - second, 20 - first),
        3 => (first, 20 - second),
        _ => (second, first),
    };
    (column - 1, row - 1)
}

#[test]
fn the_rule_gives_every_point_once() {
    let size = BoardSize::NINETEEN;
    let mut seen = std::collections::HashSet::new();
    for quadrant in 1..=4 {
        for first in 1..=9 {
            for second in 0..=9 {
                let (column, row) = by_the_rule(quadrant, first, second);
                let point = Point::new(column, row).unwrap();
                let name = format!("0{quadrant}{first}{second}");
                assert_eq!(STRICT.read_point(&name).unwrap().value, point);
                assert_eq!(STRICT.write_point(point).unwrap(), name);
                assert!(seen.insert(point));
            }
        }
    }
    assert!(!seen.contains(&size.tengen().unwrap()));
    assert_eq!(seen.len() + 1, size.point_count());
}

#[test]
fn odd_boards_are_cut_the_same_way() {
    for lines in (1..=19).step_by(2) {
        let size = BoardSize::square(lines).unwrap();
        let odd = QuadrantNotation { size, boards: QuadrantBoards::Odd, ..STRICT };
        let half = usize::from(lines / 2);
        for quadrant in Quadrant::ALL {
            let points = size.points().filter_map(|point| QuadrantPoint::of(point, size));
            let inside = |point: &QuadrantPoint| matches!(point, QuadrantPoint::In(found, _) if *found == quadrant);
            assert_eq!(points.filter(inside).count(), half * (half + 1));
        }
        for point in size.points() {
            let name = odd.write_point(point).unwrap();
            assert_eq!(odd.read_point(&name).unwrap().value, point);
            assert_eq!(QuadrantPoint::of(point, size).unwrap().point(size), Some(point));
        }
    }
    for (columns, rows) in [(18, 18), (21, 21), (9, 13)] {
        let size = BoardSize::new(columns, rows).unwrap();
        let odd = QuadrantNotation { size, boards: QuadrantBoards::Odd, ..STRICT };
        assert_eq!(odd.write([]), Err(WriteQuadrantError::NoSuchBoard { size }));
        assert_eq!(
            odd.read("").unwrap_err().to_string(),
            format!("a board of {size} has no quadrants")
        );
    }
    let nine = BoardSize::square(9).unwrap();
    let without = QuadrantNotation { size: nine, ..TOLERANT };
    assert!(without.read("01：11、").is_err());
    let odd = QuadrantNotation { boards: QuadrantBoards::Odd, ..without };
    assert_eq!(
        odd.read("01：60、").unwrap_err().to_string(),
        "a quadrant of a board of 9×9 has no such point"
    );
    assert_eq!(
        odd.read("01：16、").unwrap_err().to_string(),
        "a quadrant of a board of 9×9 has no such point"
    );
}

#[test]
fn every_pair_of_points_reads_back() {
    let size = BoardSize::NINETEEN;
    let points: Vec<Point> = size.points().collect();
    for (number, &first) in points.iter().enumerate() {
        // A stride through the board pairs each point with points of every quadrant.
        for step in [1, 9, 90, 180, 271] {
            let second = points[(number + step) % points.len()];
            let moves = [
                ColoredMove::play(Color::White, first),
                ColoredMove::play(Color::White, second),
                Move::Resign.by(Color::Black),
            ];
            let text = STRICT.write(moves).unwrap();
            let reading = STRICT.read(&text).unwrap();
            assert!(reading.value.moves().eq(moves), "{text}");
            for (entry, mv) in reading.value.entries.iter().zip(moves) {
                assert_eq!(entry.mv, mv);
            }
            let span = reading.value.entries[0].span;
            assert!(text[span.range()].ends_with('，'));
        }
    }
}

#[test]
fn writing_refuses_what_the_notation_cannot_hold() {
    let pass = Move::Pass.by(Color::White);
    let errors = [
        STRICT.write([black("pd"), pass]).unwrap_err(),
        STRICT.write([Move::Resign.by(Color::Black), white("pd")]).unwrap_err(),
        STRICT.write([black("pd"), white("tt")]).unwrap_err(),
    ];
    assert_eq!(
        errors.map(|error| error.to_string()),
        [
            "move 2 is a pass, which only the extension for passes can write",
            "move 2 follows a resignation, which ends a record",
            "move 2: the point tt is not on a board of 19×19",
        ]
    );
    let passes = QuadrantNotation { passes: Passes::BareMark, ..STRICT };
    let moves = [black("pd"), pass, Move::Pass.by(Color::Black), white("jj"), white("qc")];
    let text = passes.write(moves).unwrap();
    assert_eq!(text, "01：44、，、00，01：33，");
    assert!(passes.read(&text).unwrap().value.moves().eq(moves));
    assert_eq!(STRICT.write([]).unwrap(), "");
    assert_eq!(STRICT.read("").unwrap().value.entries.len(), 0);
}

#[test]
fn the_line_break_at_the_end_belongs_to_the_file() {
    for text in ["01：44、\n", "01：44、\r\n"] {
        assert_eq!(STRICT.read(text).unwrap().deviations, []);
    }
    assert!(STRICT.read("01：44、\n\n").is_err());
    let reading = TOLERANT.read("\u{3000}01：44、\n36，\t00、").unwrap();
    let codes: Vec<&str> = reading.deviations.iter().map(|found| found.tolerance.code()).collect();
    assert_eq!(codes, ["go/blank", "go/line-break", "go/blank"]);
}

#[test]
fn each_tolerance_is_forgiven_alone() {
    let cases = [
        (Tolerance::HalfWidthMark, "01:44、"),
        (Tolerance::HalfWidthMark, "01：44､36,"),
        (Tolerance::HalfWidthMark, "01：44、，."),
        (Tolerance::HalfWidthMark, "、｡"),
        (Tolerance::FullWidth, "０1：44、"),
        (Tolerance::FullWidth, "01：４4、"),
        (Tolerance::Blank, "01：44 、"),
        (Tolerance::LineBreak, "01：44、\r\n36，"),
        (Tolerance::UnmarkedLastMove, "01：44、36，33"),
        (Tolerance::FourDigitPoint, "0144、"),
        (Tolerance::UnmarkedAfterTengen, "01：44、00，36、"),
        (Tolerance::StrayFullStop, "01：44、36，。"),
        (Tolerance::Prose, "定式：01：44、36，"),
        (Tolerance::Prose, "01：44、36，如此"),
        (Tolerance::Prose, "2010年：01：44、36，"),
    ];
    for (tolerance, text) in cases {
        let text =
            if tolerance == Tolerance::StrayFullStop { "01：44、36，33、。" } else { text };
        let only = QuadrantNotation { tolerances: Tolerances::NONE.with(tolerance), ..STRICT };
        let reading = only.read(text).unwrap();
        assert!(!reading.deviations.is_empty(), "{text}");
        assert!(reading.deviations.iter().all(|found| found.tolerance == tolerance), "{text}");
        let but = QuadrantNotation { tolerances: Tolerances::ALL.without(tolerance), ..STRICT };
        assert!(but.read(text).is_err(), "{text}");
        let again = STRICT.write(reading.value.moves()).unwrap();
        assert!(STRICT.read(&again).unwrap().value.moves().eq(reading.value.moves()));
    }
}

#[test]
fn records_are_found_in_prose() {
    let text = "棋盘分为00，01，02，03，04。常见定式（2010年）：01：44、36，63、24，33、39，\
                换位后是01：44、63，36、42，33、93，还是它。天元00，不算。坏的：02：44、36，6x、结束。";
    let found: Vec<String> = TOLERANT
        .read_prose(text)
        .map(|record| match record {
            Ok(reading) => {
                assert_eq!(reading.deviations, []);
                text[reading.value.span.range()].to_owned()
            }
            Err(error) => format!("{error} at {}", &text[error.span().unwrap().range()]),
        })
        .collect();
    assert_eq!(
        found,
        [
            "01：44、36，63、24，33、39，",
            "01：44、63，36、42，33、93，",
            "expected a digit 0 to 9 in a point, found `x` at x",
        ]
    );
    let reading = TOLERANT.read(text).unwrap();
    assert_eq!(reading.value.entries.len(), 6);
    let codes: Vec<&str> = reading.deviations.iter().map(|found| found.tolerance.code()).collect();
    assert_eq!(codes, ["go/prose", "go/prose", "go/second-record"]);
}

#[test]
fn a_faulty_record_is_not_taken_for_prose() {
    // The fault must not be skipped because a good record follows it without prose between.
    let error = TOLERANT.read("01：44、05：11、03：44、36，").unwrap_err();
    assert_eq!(error.to_string(), "expected 0 to 4 in a quadrant, found `5`");
    let error = TOLERANT.read("44、01：44，").unwrap_err();
    assert_eq!(error.to_string(), "no quadrant is named for this point");
    let error = TOLERANT.read("01：44、36；02：33、").unwrap_err();
    assert_eq!(error.to_string(), "expected `、` or `，`, found `；`");
    let error = TOLERANT.read("没有棋谱").unwrap_err();
    assert_eq!(error.to_string(), "the text holds no record");
}

#[test]
fn errors_name_place_and_reason() {
    let cases = [
        "05：11、",
        "01：05、",
        "01：02：44、",
        "01：",
        "01、",
        "01",
        "0",
        "01：4",
        "01：4、",
        "01：44、3",
        "01：44x",
        "00：44、",
        "00 ：44、",
        "0044、",
        "44、",
        "00、44，",
        "01：44。36，",
        "01：44、，。36、",
        "01：44 36，",
        "01：44、，33、",
        "。",
        "：",
        "01：44、：36，",
        "01：44；36，",
        "abc",
    ];
    let mut table = String::new();
    for text in cases {
        let error = TOLERANT.read(text).unwrap_err();
        let span = error.span().unwrap();
        writeln!(table, "{text} [{}..{}]: {error}", span.start, span.end).unwrap();
    }
    insta::assert_snapshot!("tolerant_errors", table);
    let mut table = String::new();
    for text in [
        "01:44、",
        "01：44、 36，",
        "０１：44、",
        "01：44、36",
        "0144、",
        "01：44、36，33、。",
        "01：44、完",
    ] {
        let error = STRICT.read(text).unwrap_err();
        let span = error.span().unwrap();
        writeln!(table, "{text} [{}..{}]: {error}; {}", span.start, span.end, error.advice())
            .unwrap();
    }
    insta::assert_snapshot!("strict_errors", table);
}

#[test]
fn no_text_makes_a_reader_panic() {
    let text = "序 ０１：44、 36，63､24,00、33，\n0233、04:11，、，。 跋 01：44、36，";
    let notations = [
        STRICT,
        TOLERANT,
        QuadrantNotation { passes: Passes::BareMark, ..TOLERANT },
        QuadrantNotation {
            size: BoardSize::square(5).unwrap(),
            boards: QuadrantBoards::Odd,
            ..TOLERANT
        },
    ];
    let replacements = ["", "0", "5", "：", "、", "。", " ", "x", "０", "\n", "9"];
    for notation in notations {
        for (start, c) in text.char_indices() {
            let end = start + c.len_utf8();
            for cut in [&text[..start], &text[start..], &text[end..]] {
                let _ = (notation.read(cut), notation.read_point(cut));
                assert!(notation.read_prose(cut).count() < text.len());
            }
            for replacement in replacements {
                let changed = format!("{}{replacement}{}", &text[..start], &text[end..]);
                if let Err(error) = notation.read(&changed)
                    && let Some(span) = error.span()
                {
                    assert!(changed.get(span.range()).is_some(), "{changed} {span:?}");
                }
                assert!(notation.read_prose(&changed).count() < text.len());
            }
        }
    }
}

#[test]
fn long_texts_are_read_in_one_pass() {
    let many = 20_000;
    let record = format!("01：{}", "44、36，".repeat(many));
    assert_eq!(TOLERANT.read(&record).unwrap().value.entries.len(), 2 * many);
    let broken = format!("棋谱：{}05：", "01：44、36，".repeat(many));
    assert!(TOLERANT.read(&broken).is_err());
    let prose = "定式01：44、x".repeat(many);
    assert_eq!(TOLERANT.read_prose(&prose).count(), many);
    let blank = format!("01{}：", " ".repeat(many)).repeat(3);
    assert!(TOLERANT.read(&blank).is_err());
    assert_eq!(TOLERANT.read_prose(&"0".repeat(many)).count(), 0);
}
