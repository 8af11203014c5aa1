//! Every fault of a setup, all at once, and which can be forgiven.
#![cfg(feature = "fen")]

use xiangqi_core::{Position, Setup, SetupFault, SetupFaultKind};

fn faults(fen: &str) -> Vec<String> {
    let setup: Setup = fen.parse().unwrap();
    setup.faults().iter().map(|fault| format!("{}: {fault}", fault.code())).collect()
}

#[test]
fn each_fault_by_itself() {
    let rows = [
        ("9/9/9/9/9/9/9/9/9/4K4 w", "no-king: Black has no king"),
        ("3kk4/9/9/9/4p4/9/9/9/9/4K4 w", "too-many-kings: Black has 2 kings"),
        ("4k4/9/9/9/4p4/9/9/9/9/R3K2RR w", "too-many-men: Red has 3 rooks, more than 2"),
        (
            "4k4/9/9/9/9/9/3K5/9/9/9 w",
            "king-outside-palace: the Red king on d3 is outside its palace",
        ),
        ("3k5/9/9/9/9/9/9/9/9/3AKA2A w", "advisor-misplaced: a Red advisor never comes to i0"),
        ("3k5/9/9/9/9/9/9/9/4K4/4A4 w", "advisor-misplaced: a Red advisor never comes to e0"),
        ("3k5/9/9/9/9/9/b8/9/9/4K4 w", "elephant-misplaced: a Black elephant never comes to a3"),
        ("3k5/9/9/9/9/9/9/9/4K4/4B4 w", "elephant-misplaced: a Red elephant never comes to e0"),
        ("3k5/9/9/9/9/9/9/9/P8/4K4 w", "pawn-misplaced: a Red pawn never comes to a1"),
        ("3k5/9/9/9/9/9/1P7/9/9/4K4 w", "pawn-misplaced: a Red pawn never comes to b3"),
        (
            "3k5/9/9/9/9/P8/P8/9/9/4K4 w",
            "pawns-doubled: Red has two pawns before the river on file a",
        ),
        ("4k4/9/9/9/9/9/9/9/9/4K4 w", "kings-face: the kings face each other on file e"),
        (
            "3k5/9/9/9/9/9/9/9/9/3RK4 w",
            "opponent-in-check: the king on d9 is in check but its side is not to move (from d0)",
        ),
    ];
    for (fen, expected) in rows {
        let found = faults(fen);
        assert!(found.contains(&expected.to_owned()), "{fen}: {found:?}");
    }
}

#[test]
fn all_faults_are_reported_at_once() {
    let fen = "P3k4/9/9/9/9/2a6/b8/9/P8/3K4A w";
    assert_eq!(
        faults(fen),
        [
            "advisor-misplaced: a Red advisor never comes to i0",
            "pawn-misplaced: a Red pawn never comes to a1",
            "elephant-misplaced: a Black elephant never comes to a3",
            "advisor-misplaced: a Black advisor never comes to c4",
        ]
    );
    let error = fen.parse::<Position>().unwrap_err();
    assert!(error.to_string().starts_with("not a legal position: a Red advisor"), "{error}");
}

#[test]
fn what_games_bring_about_is_no_fault() {
    for fen in [
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        // A pawn on the last rank, all five beyond the river, three of them on one file.
        "P2k5/9/9/PP7/PP7/9/9/9/9/4K4 w",
        // Nobody can move.
        "4k4/3P5/9/9/9/9/9/9/5R3/3K5 b",
    ] {
        assert_eq!(faults(fen), [""; 0], "{fen}");
    }
}

#[test]
fn faults_are_forgiven_by_name() {
    let setup: Setup = "3k5/9/9/9/9/9/9/9/P8/R3K2RR w".parse().unwrap();
    let names = [SetupFaultKind::TooManyMen, SetupFaultKind::PawnMisplaced];
    let left = |forgiven: &[SetupFaultKind]| -> Vec<SetupFaultKind> {
        let faults = Position::forgiving(setup.clone(), forgiven).err().map(|error| error.faults);
        faults.into_iter().flatten().map(SetupFault::kind).collect()
    };
    assert_eq!(left(&[]), names);
    assert_eq!(left(&names[..1]), names[1..]);
    assert_eq!(left(&names[1..]), names[..1]);
    assert_eq!(left(&names), []);
    let grave: Setup = "9/9/9/9/9/9/9/9/9/4K4 w".parse().unwrap();
    assert!(Position::forgiving(grave, &SetupFaultKind::ALL).is_err());
}

#[test]
fn codes_are_distinct() {
    let mut codes: Vec<&str> = SetupFaultKind::ALL.iter().map(|kind| kind.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), SetupFaultKind::ALL.len());
}
