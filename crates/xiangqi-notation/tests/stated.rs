//! The documents' moves, as the documents state them.

#[path = "../../../fixtures/loader.rs"]
mod loader;

use loader::{Case, Question, hold_to_the_stated};
use std::collections::BTreeSet;

use xiangqi_core::{Board, Color, Move, Piece, PieceKind, Position, Setup, Square};
use xiangqi_notation::{
    Accept, Digits, FileDirection, Notation, PlacementError, PlacementSystem, ReadMoveError,
    Script, Style, pack_chinese, pack_ucci, read_move, read_placement, similar_moves, split_moves,
    unpack_text, unpack_ucci, write_move, write_placement, written_move,
};

#[test]
fn the_crate_answers_as_the_documents_state() {
    hold_to_the_stated("xiangqi-notation", |case, question| match case.kind.as_str() {
        "move" => one_move(case, question),
        "not-a-move" => not_a_move(case, question),
        "record" => record(case, question),
        "placement" => placement(case, question),
        "not-a-placement" => not_a_placement(case, question),
        "count" => count(case, question),
        other => panic!("nobody answers the kind `{other}`"),
    });
}

/// Returns the position of the example, after the moves that are said to be played.
fn position(case: &Case) -> Position {
    let mut position = match case.demand("position") {
        "startpos" => Position::start(),
        fen => fen.parse().unwrap(),
    };
    for mv in moves(case.fact("after").unwrap_or_default()) {
        position.play(mv).unwrap();
    }
    position
}

fn moves(ucci: &str) -> impl Iterator<Item = Move> {
    ucci.split_whitespace().map(|text| text.parse().unwrap())
}

/// A notation with the options that follow it after slashes.
fn options(name: &str) -> (Notation, Accept, Style) {
    let mut parts = name.split('/');
    let notation = parts.next().unwrap_or_default().parse().unwrap();
    let mut accept = Accept::only(notation);
    let mut style = Style::default();
    for option in parts {
        match option {
            "traditional" => style.script = Script::Traditional,
            "ascii" => style.digits = Digits::Ascii,
            letters => {
                accept.letters = Some(letters.parse().unwrap());
                style.letters = accept.letters;
            }
        }
    }
    (notation, accept, style)
}

fn read(position: &Position, notation: &str, text: &str) -> Result<Move, ReadMoveError> {
    read_move(position, text, &options(notation).1).map(|read| read.mv)
}

fn write(position: &Position, mv: Move, notation: &str) -> String {
    let (notation, _, style) = options(notation);
    match write_move(position, mv, notation, &style) {
        Ok(text) => text.to_string(),
        Err(error) => format!("! {error}"),
    }
}

fn one_move(case: &Case, question: Question<'_>) -> String {
    let position = position(case);
    let mv = case.demand("ucci").parse().unwrap();
    match question {
        Question::Read { notation, text } => match read(&position, notation, text) {
            Ok(mv) => mv.to_string(),
            Err(error) => format!("! {error}"),
        },
        Question::Write { notation } => write(&position, mv, notation),
        Question::Other("u32") => {
            let packed = pack_ucci(mv);
            assert_eq!(unpack_ucci(packed), Some(mv));
            format!("0x{packed:08X}")
        }
        Question::Other("u64") => {
            let packed = pack_chinese(&position, mv).unwrap();
            let text = unpack_text(packed).unwrap();
            assert_eq!(read(&position, "chinese", &text), Ok(mv));
            format!("0x{packed:016X}")
        }
        other @ Question::Other(_) => other.unanswered(),
    }
}

fn not_a_move(case: &Case, question: Question<'_>) -> String {
    let position = position(case);
    let (name, text) = (case.demand("notation"), case.demand("text"));
    let error = match read(&position, name, text) {
        Ok(mv) => return format!("! it is {mv}"),
        Err(error) => error,
    };
    match question {
        Question::Other("why") => match error {
            ReadMoveError::Malformed(_) => "malformed".to_owned(),
            ReadMoveError::Ambiguous { .. } => "ambiguous".to_owned(),
            ReadMoveError::Illegal { reason, .. } => format!("illegal: {}", reason.code()),
            _ => "illegal".to_owned(),
        },
        Question::Other("message") => error.to_string(),
        Question::Other("mend") => {
            let similar = similar_moves(&position, text, options(name).0, &Style::default());
            let texts: Vec<_> = similar.iter().map(|similar| similar.text.to_string()).collect();
            texts.join(" ")
        }
        other => other.unanswered(),
    }
}

/// Replays a run of moves; a text that cannot be read ends it.
fn record(case: &Case, question: Question<'_>) -> String {
    let mut position = position(case);
    let mut answers = Vec::new();
    match question {
        Question::Read { notation, text } => {
            for span in split_moves(text) {
                match read(&position, notation, &text[span.range()]) {
                    Ok(mv) => {
                        answers.push(mv.to_string());
                        position.play(mv).unwrap();
                    }
                    Err(error) => {
                        answers.push(format!("! {error}"));
                        break;
                    }
                }
            }
        }
        Question::Write { notation } => {
            for mv in moves(case.demand("ucci")) {
                answers.push(write(&position, mv, notation));
                position.play(mv).unwrap();
            }
        }
        other @ Question::Other(_) => other.unanswered(),
    }
    answers.join(" ")
}

fn system(name: &str) -> PlacementSystem {
    match name {
        "coordinate" => PlacementSystem::Coordinate(FileDirection::LeftToRight),
        "digit" => PlacementSystem::Digit,
        "algebraic" => PlacementSystem::Algebraic,
        other => panic!("nobody places pieces in {other}"),
    }
}

fn placement(case: &Case, question: Question<'_>) -> String {
    match question {
        Question::Read { notation, text } => match read_placement(text, system(notation)) {
            Ok(setup) => placed(&setup.board),
            Err(error) => format!("! {error}"),
        },
        Question::Write { notation } => {
            let setup: Setup = format!("{} w", case.demand("board")).parse().unwrap();
            write_placement(&setup, system(notation))
        }
        other @ Question::Other(_) => other.unanswered(),
    }
}

/// Returns the first field of the FEN.
fn placed(board: &Board) -> String {
    let fen = Setup { board: board.clone(), ..Setup::EMPTY }.to_string();
    fen.split(' ').next().unwrap().to_owned()
}

fn not_a_placement(case: &Case, question: Question<'_>) -> String {
    let error = match read_placement(case.demand("text"), system(case.demand("notation"))) {
        Ok(setup) => return format!("! it is {}", placed(&setup.board)),
        Err(error) => error,
    };
    match question {
        Question::Other("why") => match error {
            PlacementError::Malformed { .. } => "malformed".to_owned(),
            PlacementError::SideUnknown { .. } => "side unknown".to_owned(),
            PlacementError::Occupied { .. } => "occupied".to_owned(),
            PlacementError::Misplaced { .. } => "misplaced".to_owned(),
            PlacementError::TooMany { .. } => "too many".to_owned(),
            other => panic!("nobody names {other:?}"),
        },
        Question::Other("message") => error.to_string(),
        Question::Other("mend") => {
            error.suggestion().map_or_else(|| "none".to_owned(), |text| text.to_string())
        }
        other => other.unanswered(),
    }
}

fn count(case: &Case, question: Question<'_>) -> String {
    let Question::Other("count") = question else { question.unanswered() };
    let count = match case.demand("of").rsplit_once(' ') {
        // The moves that a text can mean for Red on an empty board.
        Some(("written moves", text)) => {
            written_move(text, Notation::Chinese).unwrap().on_empty_board(Color::Red).len()
        }
        // The names that the points of the board have.
        Some(("points", name)) => Square::all()
            .map(|square| {
                let mut setup = Setup::EMPTY;
                setup.board.set(square, Some(Piece::new(Color::Red, PieceKind::Rook)));
                write_placement(&setup, system(name))
            })
            .collect::<BTreeSet<_>>()
            .len(),
        other => panic!("nobody counts {other:?}"),
    };
    count.to_string()
}
