//! Every system names every point so that it reads back, and refuses the rest for a reason.

use std::collections::HashSet;
use std::fmt::Write;

use go_notation::{
    BoardSize, Color, ColoredMove, CoordinateSystem, Coordinates, Move, Point, QuadrantBoards,
    Tolerances, WritePointError, gtp, sgf, zones,
};

const STRICT: Coordinates = Coordinates { tolerances: Tolerances::NONE, ..Coordinates::NINETEEN };

fn size(columns: u8, rows: u8) -> BoardSize {
    BoardSize::new(columns, rows).unwrap()
}

#[test]
fn every_name_reads_back_on_every_size() {
    let sizes = [(1, 1), (2, 2), (7, 7), (9, 9), (13, 13), (19, 19), (21, 21), (25, 25)];
    let oblong = [(19, 13), (13, 19), (5, 9), (26, 26), (52, 52), (30, 41)];
    for (columns, rows) in sizes.into_iter().chain(oblong) {
        let coordinates = Coordinates {
            size: size(columns, rows),
            boards: QuadrantBoards::Odd,
            tolerances: Tolerances::NONE,
        };
        for system in CoordinateSystem::ALL {
            let mut names = HashSet::new();
            for point in coordinates.size.points() {
                let Ok(name) = coordinates.write(system, point) else { continue };
                let reading = coordinates.read(system, &name).unwrap();
                assert_eq!(
                    (reading.value, reading.deviations.len()),
                    (point, 0),
                    "{system} {name}"
                );
                assert!(names.insert(name), "{system}: two points with one name");
            }
            let complete = match system {
                CoordinateSystem::Quadrant => columns == rows && columns % 2 == 1 && columns <= 19,
                CoordinateSystem::Gtp => columns <= 25 && rows <= 25,
                CoordinateSystem::Letters => rows <= 26,
                CoordinateSystem::Zones => (columns, rows) == (19, 19),
                CoordinateSystem::Audouard | CoordinateSystem::Names => continue,
                _ => true,
            };
            let expected = if complete { coordinates.size.point_count() } else { 0 };
            assert_eq!(names.len(), expected, "{system} on {}", coordinates.size);
        }
    }
}

#[test]
fn corners_have_names() {
    let named = |lines: u8| {
        let coordinates = Coordinates { size: size(lines, lines), ..STRICT };
        let points = coordinates.size.points();
        points.filter(|&point| coordinates.write(CoordinateSystem::Names, point).is_ok()).count()
    };
    // Eight names a corner, four sides, the centre.
    assert_eq!((named(19), named(13), named(18), named(9)), (37, 37, 32, 1));
    let names = |name: &str| {
        let reading = Coordinates::NINETEEN.read(CoordinateSystem::Names, name).unwrap();
        (reading.value.to_string(), reading.deviations.len())
    };
    assert_eq!(names("右上小目·上"), ("pc".into(), 0));
    assert_eq!(names("右上小目·右"), ("qd".into(), 0));
    assert_eq!(names("左下目外·下"), ("eq".into(), 0));
    assert_eq!(names("左上高目·左"), ("de".into(), 0));
    assert_eq!(names("右下三三"), ("qq".into(), 0));
    assert_eq!(names("下边星"), ("jp".into(), 0));
    assert_eq!(names("左邊星位"), ("dj".into(), 1));
    assert_eq!(names("01三々"), ("qc".into(), 1));
    assert_eq!(names("右上角小目（上）"), ("pc".into(), 2));
}

#[test]
fn zones_name_the_lines_that_their_examples_show() {
    let read = |name: &str| {
        let reading = Coordinates::NINETEEN.read(CoordinateSystem::Zones, name).unwrap();
        (reading.value.to_string(), reading.deviations.len())
    };
    // Vertical centre line, third line from the bottom; horizontal centre line, fifth from the
    // right.
    assert_eq!(read("AB3"), ("jq".into(), 0));
    assert_eq!(read("BCe"), ("oj".into(), 0));
    assert_eq!(read("Bc4"), ("qp".into(), 0));
    assert_eq!(read("C星"), ("pd".into(), 1));
    assert_eq!(read("D三三"), ("cc".into(), 1));
    assert_eq!(read("AB星"), ("jp".into(), 1));
    assert_eq!(read("BA3"), ("jq".into(), 1));
    assert_eq!(read("DA星"), ("dj".into(), 1));
}

#[test]
fn records_of_zones_leave_out_the_zone() {
    let text = "Cd4 Ad4 c6，AB3、5 天元 Da1 AD三三";
    let error = zones::read_record(text, Tolerances::ALL).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a letter a to i or `星` in a point of a zone, found `三`"
    );
    let reading = zones::read_record("Cd4 Ad4 c6，AB3、5 天元 Da1", Tolerances::NONE).unwrap();
    let moves: Vec<ColoredMove> = reading.value.moves().collect();
    let shown: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(shown, ["B pd", "W dp", "B cn", "W jq", "B jo", "W jj", "B aa"]);
    assert_eq!(zones::write_record(moves.iter().copied()).unwrap(), "Cd4 Ad4 c6 AB3 5 天元 Da1");
    let error = zones::read_record("天元 d4", Tolerances::ALL).unwrap_err();
    assert_eq!(error.span().unwrap().range(), 7..8);
    let error = zones::write_record([Move::Pass.by(Color::Black)]).unwrap_err();
    assert_eq!(error.to_string(), "move 1 places no stone, for which the notation has no form");
    let error = zones::write_record(moves.iter().skip(1).copied()).unwrap_err();
    assert_eq!(error.to_string(), "move 1 is by White, but the colours alternate from Black");
}

#[test]
fn the_unsettled_system_says_so() {
    let read = |name| Coordinates::NINETEEN.read(CoordinateSystem::Audouard, name);
    assert_eq!(read("10").unwrap().value.to_string(), "jj");
    for name in ["b34", "c3"] {
        let error = read(name).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the sources of this system do not settle which point this is"
        );
    }
    let star = "pd".parse().unwrap();
    let error = STRICT.write(CoordinateSystem::Audouard, star).unwrap_err();
    assert_eq!(error, WritePointError::Unsettled { point: star });
}

#[test]
fn tolerated_names_are_reported() {
    let read = |system: CoordinateSystem, name: &str| {
        let reading = Coordinates::NINETEEN.read(system, name).unwrap();
        assert!(STRICT.read(system, name).is_err(), "{name}");
        let codes = reading.deviations.iter().map(|found| found.tolerance.code());
        assert_eq!(reading.value.to_string(), "pd", "{name}");
        codes.collect::<Vec<_>>().join(" ")
    };
    use CoordinateSystem::{Gtp, Japanese, Letters, Quadrant, Sgf, UpperLeft};
    assert_eq!(read(Gtp, "Ｑ１６"), "go/full-width");
    assert_eq!(read(Gtp, " Q16\n"), "go/blank go/line-break");
    assert_eq!(read(Sgf, "ｐd"), "go/full-width");
    assert_eq!(read(UpperLeft, "16，4"), "go/full-width go/other-form");
    assert_eq!(read(UpperLeft, "16 4"), "go/other-form");
    assert_eq!(read(Japanese, "１６の四"), "go/full-width");
    assert_eq!(read(Japanese, "16之四"), "go/other-form");
    assert_eq!(read(Japanese, "十六四"), "go/other-form");
    assert_eq!(read(Japanese, "16の4"), "go/other-form");
    assert_eq!(read(Letters, "16d"), "go/other-order");
    assert_eq!(read(Letters, "D16"), "go/other-form");
    assert_eq!(
        read(Quadrant, " ０１:４４"),
        "go/blank go/full-width go/full-width go/half-width-mark go/other-form"
    );
}

#[test]
fn errors_name_place_and_reason() {
    use CoordinateSystem::{
        Audouard, Gtp, Japanese, Letters, Names, Quadrant, Sgf, UpperLeft, Zones,
    };
    let cases = [
        (Gtp, "I5"),
        (Gtp, "Q20"),
        (Gtp, "Q0"),
        (Gtp, "Q"),
        (Gtp, "Q16x"),
        (Gtp, ""),
        (Sgf, "p"),
        (Sgf, "p4"),
        (Sgf, "tt"),
        (Sgf, "pdd"),
        (UpperLeft, "16"),
        (UpperLeft, "0-4"),
        (UpperLeft, "16-20"),
        (UpperLeft, "16-99999999999999999999"),
        (Japanese, "16の"),
        (Japanese, "16の二十"),
        (Letters, "t1"),
        (Letters, "d"),
        (Letters, "1６"),
        (Zones, "E11"),
        (Zones, "AC3"),
        (Zones, "ABc"),
        (Zones, "Bc0"),
        (Zones, "c4"),
        (Names, "右上小目"),
        (Names, "右上"),
        (Names, "右上星·右"),
        (Names, "右上小目·左"),
        (Names, "中央"),
        (Audouard, "e34"),
        (Quadrant, "0511"),
        (Quadrant, "44"),
        (Quadrant, "01441"),
        (Quadrant, "0140、"),
    ];
    let mut table = String::new();
    for (system, name) in cases {
        let error = Coordinates::NINETEEN.read(system, name).unwrap_err();
        let place =
            error.span().map_or_else(String::new, |span| format!("{}..{}", span.start, span.end));
        writeln!(table, "{system} {name} [{place}]: {error}").unwrap();
    }
    insta::assert_snapshot!(table);
}

#[test]
fn systems_that_a_board_does_not_have_are_refused() {
    let large = Coordinates { size: size(26, 26), ..Coordinates::NINETEEN };
    let corner: Point = "aa".parse().unwrap();
    let refused: Vec<&str> = large
        .write_all(corner)
        .filter(|(_, name)| *name == Err(WritePointError::NoSuchBoard { size: large.size }))
        .map(|(system, _)| system.name())
        .collect();
    assert_eq!(refused, ["quadrant", "gtp", "zones", "audouard"]);
    let error = large.read(CoordinateSystem::Gtp, "A1").unwrap_err();
    assert_eq!(error.to_string(), "a board of 26×26 has no such coordinates");
    let small = Coordinates { size: size(9, 9), ..Coordinates::NINETEEN };
    let error = small.read(CoordinateSystem::Quadrant, "0111").unwrap_err();
    assert_eq!(error.to_string(), "a board of 9×9 has no such coordinates");
    let off = small.write(CoordinateSystem::Sgf, "pd".parse().unwrap()).unwrap_err();
    assert_eq!(off.to_string(), "the point pd is not on a board of 9×9");
}

#[test]
fn a_name_without_its_corner_fits_four_points() {
    let error = Coordinates::default().read(CoordinateSystem::Names, "三三").unwrap_err();
    assert_eq!(error.to_string(), "the name fits the points qc, qq, cq and cc: name the corner");
    let japanese = Coordinates::default().read(CoordinateSystem::Japanese, "三三").unwrap();
    assert_eq!(japanese.value.to_string(), "cc");
}

#[test]
fn first_signs_tell_the_system() {
    let detect = |name| CoordinateSystem::detect(name).map_or("none", CoordinateSystem::name);
    for (name, system) in [
        ("0144", "quadrant"),
        ("00", "quadrant"),
        ("01：44", "quadrant"),
        ("０１４４", "quadrant"),
        ("Q16", "gtp"),
        ("Dd", "gtp"),
        ("Cd4", "zones"),
        ("AB3", "zones"),
        ("BCe", "zones"),
        ("d16", "letters"),
        ("16d", "letters"),
        ("pd", "sgf"),
        ("16-4", "upper-left"),
        ("16の四", "japanese"),
        ("16四", "japanese"),
        ("十六の四", "japanese"),
        ("C星", "zones"),
        ("D三三", "zones"),
        ("天元", "names"),
        ("三三", "names"),
        ("三の三", "japanese"),
        ("右上星", "names"),
        ("", "none"),
        ("!", "none"),
        ("44", "none"),
    ] {
        assert_eq!(detect(name), system, "{name}");
    }
    for system in CoordinateSystem::ALL {
        assert_eq!(system.name().parse(), Ok(system));
    }
    assert!("rings".parse::<CoordinateSystem>().is_err());
}

#[test]
fn moves_of_sgf_and_gtp() {
    let nineteen = BoardSize::NINETEEN;
    assert_eq!(sgf::read_move(b"", nineteen), Some(Move::Pass));
    assert_eq!(sgf::read_move(b"tt", nineteen), Some(Move::Pass));
    let twenty = size(20, 20);
    assert_eq!(sgf::read_move(b"tt", twenty), Some(Move::Play("tt".parse().unwrap())));
    assert_eq!(sgf::read_move(b"tt", size(9, 20)), Some(Move::Play("tt".parse().unwrap())));
    assert_eq!(sgf::read_move(b"p", nineteen), None);
    assert_eq!(sgf::read_move(b"aa:bb", nineteen), None);
    assert_eq!(gtp::read_move("PASS", nineteen), Ok(Move::Pass));
    assert_eq!(gtp::read_move("resign", nineteen), Ok(Move::Resign));
    assert_eq!(gtp::read_move("t19", nineteen), Ok(Move::Play("sa".parse().unwrap())));
    assert_eq!(
        gtp::write_point("iA".parse().unwrap(), size(9, 9)).unwrap_err().to_string(),
        "the point iA is not on a board of 9×9"
    );
    assert!("a".parse::<Point>().is_err());
}
