//! Findings as JSON, one object a line; the fields are those of the contract of `yipu check`.

use std::time::Duration;

use notation_syntax::LineIndex;
use records::{Diagnostic, Explain, Language};
use serde_json::{Value, json};

use super::{ByCode, Tally};
use crate::inputs::Refused;

/// The schema of `check --json`.
const SCHEMA: &str = "yipu/check/1";

/// One finding as an object.
pub(crate) fn finding(
    file: &str,
    text: &str,
    lines: &LineIndex,
    found: &Diagnostic,
    language: Language,
) -> Value {
    let span = found.place.span;
    let at = span.filter(|_| !text.is_empty()).map(|span| lines.line_column(text, span.start));
    json!({
        "schema": SCHEMA,
        "file": file,
        "game": found.place.game,
        "ply": found.place.ply,
        "line": at.map(|at| at.line),
        "column": at.map(|at| at.column),
        "span": span.map(|span| span.shifted(lines.first_byte())).map(|span| [span.start, span.end]),
        "severity": found.severity().name(),
        "code": found.code(),
        "message": language.say(&found.problem).to_string(),
        "expected": found.problem.expected(language),
        "found": found.problem.found(language),
        "candidates": found.problem.candidates(),
        "help": found.problem.help(language),
    })
}

/// The counts of a run as an object.
pub(crate) fn summary(tally: &Tally, findings: &ByCode, refused: Refused, took: Duration) -> Value {
    json!({
        "schema": SCHEMA,
        "summary": {
            "files": tally.files,
            "games": tally.games,
            "plies": tally.plies,
            "errors": tally.errors,
            "warnings": tally.warnings,
            "notes": tally.notes,
            "failed": refused.count,
            "findings": findings.json(),
            "seconds": took.as_secs_f64(),
        },
    })
}
