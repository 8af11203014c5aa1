//! The documents' positions, as the documents state them.
#![cfg(feature = "fen")]

#[path = "../../../fixtures/loader.rs"]
mod loader;

use loader::{Case, Question, hold_to_the_stated};
use xiangqi_core::rules::{AxfOptions, Conflict, CxaOptions, History, Judge, Rules, Ruleset};
use xiangqi_core::{Move, ParsePositionError, Position, Setup};

#[test]
fn the_crate_answers_as_the_documents_state() {
    hold_to_the_stated("xiangqi-core", |case, question| match case.kind.as_str() {
        "position" => position(case, question),
        "not-a-position" => faults(case, question),
        "ruling" => ruling(case, question),
        other => panic!("no answer to the kind `{other}`"),
    });
}

fn position(case: &Case, question: Question<'_>) -> String {
    let position: Position = match case.demand("fen").parse() {
        Ok(position) => position,
        Err(error) => return format!("{error}"),
    };
    match question {
        Question::Other("written") => position.to_string(),
        Question::Other("side") => position.side_to_move().to_string().to_lowercase(),
        Question::Other("pieces") => position.board().iter().count().to_string(),
        Question::Other("moves") => position.legal_moves().len().to_string(),
        Question::Other("check") => if position.is_check() { "yes" } else { "no" }.to_owned(),
        Question::Other("outcome") => {
            position.outcome().map_or("none", |outcome| outcome.code()).to_owned()
        }
        other => other.unanswered(),
    }
}

fn faults(case: &Case, question: Question<'_>) -> String {
    let Question::Other("faults") = question else { question.unanswered() };
    match case.demand("fen").parse::<Position>() {
        Ok(_) => "none".to_owned(),
        Err(ParsePositionError::Fen(error)) => error.to_string(),
        Err(_) => {
            let setup: Setup = case.demand("fen").parse().unwrap();
            let codes: Vec<&str> = setup.faults().iter().map(|fault| fault.code()).collect();
            codes.join(", ")
        }
    }
}

fn rules(case: &Case) -> Rules {
    let conflict = match case.fact("conflict") {
        None => CxaOptions::default().conflict,
        Some("graver") => Conflict::Graver,
        Some("milder") => Conflict::Milder,
        Some(other) => panic!("no way to settle a conflict is called `{other}`"),
    };
    match case.demand("rules") {
        "cxa2020" => Rules::Cxa(CxaOptions { conflict, ..CxaOptions::default() }),
        "axf" => Rules::Axf(AxfOptions::default()),
        other => panic!("no rules are called `{other}`"),
    }
}

/// Judges the cycle when it has come round for the second time.
fn ruling(case: &Case, question: Question<'_>) -> String {
    let start: Position = case.demand("position").parse().unwrap();
    let cycle: Vec<Move> =
        case.demand("cycle").split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    let history = History::replay(start, cycle.repeat(2)).unwrap();
    let judge = Judge { rules: rules(case), ..Judge::new(Ruleset::Cxa2020) };
    let judgement = judge.judge(&history).unwrap();
    match question {
        Question::Other("who-must-change") => judgement.verdict.who_must_change.code().to_owned(),
        Question::Other("clause") => judgement.verdict.clause.source().to_owned(),
        Question::Other("natures") => {
            let natures: Vec<_> =
                judgement.last_round().iter().map(|ply| ply.natures.gravest().code()).collect();
            natures.join(" ")
        }
        other => other.unanswered(),
    }
}
