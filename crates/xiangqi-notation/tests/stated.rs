//! The documents' moves, as the documents state them.

#[path = "../../../fixtures/loader.rs"]
mod loader;

use loader::{Case, Question, hold_to_the_stated};
use xiangqi_core::{Move, Position};
use xiangqi_notation::{
    Accept, Digits, Notation, ReadMoveError, Script, Style, read_move, write_move,
};

#[test]
fn the_crate_answers_as_the_documents_state() {
    hold_to_the_stated("xiangqi-notation", |case, question| match case.kind.as_str() {
        "move" => one_move(case, question),
        "not-a-move" => not_a_move(case, question),
        "record" => record(case, question),
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
    match question {
        Question::Read { notation, text } => match read(&position, notation, text) {
            Ok(mv) => mv.to_string(),
            Err(error) => format!("! {error}"),
        },
        Question::Write { notation } => {
            write(&position, case.demand("ucci").parse().unwrap(), notation)
        }
        other @ Question::Other(_) => other.unanswered(),
    }
}

fn not_a_move(case: &Case, question: Question<'_>) -> String {
    let error = match read(&position(case), case.demand("notation"), case.demand("text")) {
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
        other => other.unanswered(),
    }
}

/// Replays a run of moves; a text that cannot be read ends it.
fn record(case: &Case, question: Question<'_>) -> String {
    let mut position = position(case);
    let mut answers = Vec::new();
    match question {
        Question::Read { notation, text } => {
            for text in text.split_whitespace() {
                match read(&position, notation, text) {
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
