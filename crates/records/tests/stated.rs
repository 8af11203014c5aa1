//! The documents' misprints, mended as the documents state.

#[path = "../../../fixtures/loader.rs"]
mod loader;

use loader::{Case, Question, hold_to_the_stated};
use records::check::CheckOptions;
use records::repair::{Verdict, apply, repair, repair_placement};
use xiangqi_notation::{FileDirection, PlacementSystem};

#[test]
fn the_crate_answers_as_the_documents_state() {
    hold_to_the_stated("records", |case, question| match case.kind.as_str() {
        "repair" => repaired(case, question),
        other => panic!("nobody answers the kind `{other}`"),
    });
}

fn repaired(case: &Case, question: Question<'_>) -> String {
    let text = case.demand("text");
    let (found, mended) = match case.fact("placement") {
        Some(system) => placement(text, system),
        None => record(text),
    };
    match question {
        Question::Other("found") => found.join("; "),
        Question::Other("mended") => mended,
        other => other.unanswered(),
    }
}

/// The slips of a list, each `written for meant`, and the list without them.
fn placement(text: &str, system: &str) -> (Vec<String>, String) {
    let system = match system {
        "digit" => PlacementSystem::Digit,
        "algebraic" => PlacementSystem::Algebraic,
        _ => PlacementSystem::Coordinate(FileDirection::LeftToRight),
    };
    let (faults, mended) = repair_placement(text, system);
    let mut current = text.to_owned();
    let mut found = Vec::new();
    for fault in faults {
        assert_eq!(fault.verdict, Verdict::Clear);
        let edit = &fault.candidates[0].edit;
        found.push(format!("{} for {}", &current[edit.span.range()], edit.replacement));
        current = apply(&current, std::slice::from_ref(edit));
    }
    (found, mended)
}

/// The slips of a record, and the record without them.
fn record(text: &str) -> (Vec<String>, String) {
    let raw = records::pgn::Games::new(text).next().unwrap();
    let mut edits = Vec::new();
    let mut found = Vec::new();
    for fault in repair(&raw, text, &CheckOptions::default()).faults {
        let best = fault.clear().unwrap();
        found.push(format!("{} for {}", best.text, best.replacement));
        edits.extend(best.edits.iter().cloned());
    }
    (found, apply(text, &edits))
}
