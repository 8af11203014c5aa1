//! FEN in the dialects of the field, and what is no FEN of xiangqi.
#![cfg(feature = "fen")]

use xiangqi_core::{
    Color, Fen, FenDialect, FenFields, FenLetters, OtherGame, ParseFenError, Position, RedSide,
    Setup,
};

const PLACEMENT: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

fn read(text: &str) -> Fen {
    Fen::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> ParseFenError {
    Fen::read(text).expect_err(text)
}

fn letters(letters: &str) -> FenLetters {
    let letters: Vec<char> = letters.chars().collect();
    FenLetters::new(letters.try_into().unwrap()).unwrap()
}

#[test]
fn fields_in_any_number() {
    use FenFields::{Epd, Full, GluedSide, Placement, Side};

    let rows = [
        ("", Placement, (Color::Red, 0, 1)),
        ("w", GluedSide, (Color::Red, 0, 1)),
        ("r", GluedSide, (Color::Red, 0, 1)),
        ("b", GluedSide, (Color::Black, 0, 1)),
        ("w--01", GluedSide, (Color::Red, 0, 1)),
        ("b--01", GluedSide, (Color::Black, 0, 1)),
        (" w", Side, (Color::Red, 0, 1)),
        (" B", Side, (Color::Black, 0, 1)),
        (" -b", Side, (Color::Black, 0, 1)),
        (" b - -", Epd, (Color::Black, 0, 1)),
        (" b -", Epd, (Color::Black, 0, 1)),
        (" r - - 3 14", Full, (Color::Red, 3, 14)),
        (" w - - 3", Full, (Color::Red, 3, 1)),
        (" w 3 14", Full, (Color::Red, 3, 14)),
        (" b - - 0 0", Full, (Color::Black, 0, 1)),
        ("  b\t-  - 0 1 ", Full, (Color::Black, 0, 1)),
    ];
    for (tail, fields, (side_to_move, halfmove_clock, fullmove_number)) in rows {
        let fen = read(&format!("{PLACEMENT}{tail}"));
        let board = Setup::START.board;
        let setup = Setup { board, side_to_move, halfmove_clock, fullmove_number };
        assert_eq!((fen.setup, fen.dialect.fields), (setup, fields), "{tail}");
    }
}

#[test]
fn a_side_glued_to_a_row_that_ends_in_a_man() {
    assert_eq!(read("4k4/9/9/9/9/9/9/9/9/4K3rr").setup.side_to_move, Color::Red);
    assert_eq!(read("4k4/9/9/9/9/9/9/9/9/4K3bb").setup.side_to_move, Color::Black);
    assert_eq!(read("4k4/9/9/9/9/9/9/9/9/4K3b b").setup.side_to_move, Color::Black);
    assert_eq!(read("4k4/9/9/9/9/9/9/9/9/4K3rw").dialect.red, RedSide::W);
}

#[test]
fn digits_side_by_side() {
    assert_eq!(
        read("4k4/45/9/9/9/111111111/9/9/9/4K4").setup,
        read("4k4/9/9/9/9/9/9/9/9/4K4").setup
    );
}

#[test]
fn letters_by_counting() {
    let rows = [
        ("rnbakabnr/9/9/9/9/9/9/9/9/RNBAKABNR", "KABNRCP"),
        ("rheakaehr/9/9/9/9/9/9/9/9/RHEAKAEHR", "KAEHRCP"),
        ("rhmgkgmhr/9/9/9/9/9/9/9/9/RHMGKGMHR", "KGMHRCP"),
        ("rheagaehr/9/9/s8/9/9/9/9/9/RHEAGAEHR", "GAEHRCS"),
        // A horse K beside a general G.
        ("rkeagaekr/9/9/p8/9/9/9/9/9/RKEAGAEKR", "GAEKRCP"),
        // Two guards and no other advisor.
        ("3gkg3/9/9/9/9/9/9/9/9/3GKG3", "KGMHRCP"),
        // One K and one G a side: both are possible kings, the palace decides.
        ("4g4/9/9/2k6/9/9/9/6K2/9/4G4", "GAEKRCS"),
        // With A about, G is no guard.
        ("3akg3/9/9/9/9/9/9/9/9/3AKG3", "GAEKRCS"),
    ];
    for (placement, expected) in rows {
        let fen = read(placement);
        assert_eq!(fen.dialect.letters, letters(expected), "{placement}");
        assert_eq!(fen.setup.board.to_string().matches(['k', 'K']).count(), 2, "{placement}");
    }
}

#[test]
fn epd_and_titles() {
    let text = "3kN1b1C/8r/9/3Cr4/9/9/9/9/4p4/5K3 w ; title | 標題";
    let fen = read(text);
    assert_eq!(&text[fen.tail.range()], "; title | 標題");
    let epd = format!("{PLACEMENT} b - - bm h9g7; hmvc 4; fmvn 12;");
    let Fen { setup, dialect, tail } = read(&epd);
    assert_eq!((setup.halfmove_clock, setup.fullmove_number), (4, 12));
    assert_eq!(dialect.fields, FenFields::Epd);
    assert_eq!(&epd[tail.range()], "bm h9g7; hmvc 4; fmvn 12;");
    let moves = format!("{PLACEMENT} w - - 0 1 moves h2e2");
    let (fen, end) = Fen::prefix(&moves).unwrap();
    assert_eq!((fen.setup, &moves[end..]), (Setup::START, " moves h2e2"));
}

#[test]
fn writing_chooses_a_dialect() {
    let start = Setup::START;
    let write = |letters, red, fields| start.to_fen(FenDialect { letters, red, fields });
    assert_eq!(
        write(FenLetters::WXF, RedSide::R, FenFields::Side),
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r"
    );
    assert_eq!(
        write(FenLetters::GENERAL, RedSide::W, FenFields::GluedSide),
        "rheagaehr/9/1c5c1/s1s1s1s1s/9/9/S1S1S1S1S/1C5C1/9/RHEAGAEHRw"
    );
    assert_eq!(start.to_fen(FenDialect::STANDARD), format!("{PLACEMENT} w - - 0 1"));
    assert_eq!(Position::start().to_string(), format!("{PLACEMENT} w - - 0 1"));
}

#[test]
fn what_is_written_reads_back_in_its_dialect() {
    let presets = [FenLetters::STANDARD, FenLetters::WXF, FenLetters::GUARD, FenLetters::GENERAL];
    for letters in presets {
        for red in [RedSide::W, RedSide::R] {
            for fields in [FenFields::GluedSide, FenFields::Side, FenFields::Epd, FenFields::Full] {
                let dialect = FenDialect { letters, red, fields };
                let text = Setup::START.to_fen(dialect);
                let fen = read(&text);
                assert_eq!((fen.setup, fen.dialect), (Setup::START, dialect), "{text}");
            }
        }
    }
}

#[test]
fn errors_say_where_and_why() {
    let rows = [
        ("", 0..0, "expected a piece letter or a digit 1 to 9 in the placement, found the end"),
        ("4k4/9/z", 6..7, "expected a piece letter or a digit 1 to 9 in the placement, found `z`"),
        ("4k4/9/9", 0..7, "expected ten rows, found 3"),
        ("4k4/9/8/9/9/9/9/9/9/4K4 w", 6..7, "expected nine squares in row 3, found 8"),
        ("4k4/9/9/9/9/9/9/9/9/4K44 w", 20..24, "expected nine squares in row 10, found 13"),
        ("10/9/9/9/9/9/9/9/9/4K4 w", 0..2, "expected nine squares in row 1, found 10"),
        ("4k4/9/9/9/9/9/9/9/1p10/4K4 w", 18..22, "expected nine squares in row 9, found 12"),
        ("4k4/9/9/9/9/9/9/9/9/4K4 x", 24..25, "expected the end, found `x`"),
        ("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1 2", 34..35, "expected the end, found `2`"),
        (
            "4k4/9/9/9/9/9/9/9/9/4K4 w - - 9999999999 1",
            30..31,
            "expected a number up to 4294967295, found `9`",
        ),
        (
            "4k4/9/9/9/9/9/9/9/9/4K4 w - - bm h2e2",
            37..37,
            "expected `;` in the operations of an EPD, found the end",
        ),
    ];
    for (text, span, message) in rows {
        let error = error(text);
        assert_eq!((error.span().range(), error.to_string().as_str()), (span, message), "{text}");
    }
}

#[test]
fn other_games_are_refused_by_name() {
    let rows = [
        ("xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w", OtherGame::Jieqi),
        (
            "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
            OtherGame::Janggi,
        ),
        (
            "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1",
            OtherGame::Janggi,
        ),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", OtherGame::Chess),
        ("4k4/9/4+P4/9/9/9/9/9/9/4K4 w", OtherGame::Variant),
        ("4k4/9/4P~4/9/9/9/9/9/9/4K4 w", OtherGame::Variant),
        ("4k4/9/9/9/9/9/9/9/9/4K4[RNr] w", OtherGame::Variant),
    ];
    for (text, expected) in rows {
        match error(text) {
            ParseFenError::OtherGame { game, .. } => assert_eq!(game, expected, "{text}"),
            other => panic!("{text}: {other}"),
        }
    }
    // The same men four king moves later are a position of xiangqi.
    read("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 2 2");
}

#[test]
fn damaged_texts_never_panic() {
    let text = format!("{PLACEMENT} w - - 0 1; 標題");
    for (at, _) in text.char_indices() {
        let _ = Fen::read(&text[..at]);
        for with in ["/", "9", "k", " ", "標", "\0", "99999999999999999999", ";"] {
            let _ = Fen::read(&format!("{}{with}{}", &text[..at], &text[at..]));
            let _ = Fen::read(&format!("{}{with}", &text[..at]));
        }
    }
}
