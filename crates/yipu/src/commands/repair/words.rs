//! A fault and its candidates for people and for programs.

use std::fmt::Write;

use notation_syntax::LineIndex;
use records::repair::{Candidate, Fault, SlipKind, Verdict};
use serde_json::{Value, json};

/// The schema of `repair --json`.
const SCHEMA: &str = "yipu/repair/1";

/// As many candidates are shown to people.
pub(super) const SHOWN: usize = 5;

/// Where a fault stands.
#[derive(Clone, Copy)]
pub(super) struct Site<'s> {
    pub(super) file: &'s str,
    pub(super) game: u32,
    pub(super) text: &'s str,
    pub(super) lines: &'s LineIndex,
}

/// The fault as JSON; `applied` is the index of the candidate that was taken.
pub(super) fn object(site: Site<'_>, fault: &Fault, applied: Option<usize>) -> Value {
    let at = place(site, fault);
    let candidates: Vec<Value> = fault.candidates.iter().map(candidate).collect();
    json!({
        "schema": SCHEMA,
        "file": site.file,
        "game": site.game,
        "variation": fault.line,
        "first_fault": {
            "ply": fault.ply,
            "line": at.map(|at| at.0),
            "column": at.map(|at| at.1),
            "text": fault.text,
        },
        "verdict": fault.verdict.name(),
        "candidates": candidates,
        "applied": applied,
    })
}

fn candidate(found: &Candidate) -> Value {
    json!({
        "ply": found.ply,
        "text": found.text,
        "replacement": found.replacement,
        "kind": found.kind.name(),
        "legal_plies_after": found.legal_plies_after,
        "fails_at": found.fails_at,
        "cost": found.cost,
        "span": [found.span.start, found.span.end],
    })
}

fn place(site: Site<'_>, fault: &Fault) -> Option<(usize, usize)> {
    if site.text.is_empty() || fault.span.is_empty() {
        return None;
    }
    let at = site.lines.line_column(site.text, fault.span.start);
    Some((at.line, at.column))
}

/// The fault in words: where, why, and the first candidates.
pub(super) fn report(site: Site<'_>, fault: &Fault, why: Option<&str>) -> String {
    let mut out = site.file.to_owned();
    if let Some((line, column)) = place(site, fault) {
        let _ = write!(out, ":{line}:{column}");
    }
    let _ = write!(out, ": game {}", site.game);
    if fault.line > 0 {
        let _ = write!(out, ", variation {}", fault.line);
    }
    let _ = write!(out, ", ply {} of {}: ", fault.ply, fault.plies);
    match why {
        Some(why) => out.push_str(why),
        None => {
            let _ = write!(out, "`{}` is no legal move here", fault.text);
        }
    }
    out.push('\n');
    for (number, found) in (1..).zip(fault.candidates.iter().take(SHOWN)) {
        let _ = writeln!(out, "  {number}. {}", reason(found));
    }
    let more = fault.candidates.len().saturating_sub(SHOWN);
    if more > 0 {
        let _ = writeln!(out, "  and {more} more");
    }
    out
}

/// What was taken, in words.
pub(super) fn decision(fault: &Fault, applied: Option<usize>) -> String {
    match (applied, fault.verdict) {
        (Some(0), Verdict::Clear) => "  applied 1: it is unique and clearly the best\n".to_owned(),
        (Some(at), _) => format!("  applied {}, as asked\n", at + 1),
        (None, Verdict::Nothing) => "  not repaired: no change of one slip mends it\n".to_owned(),
        (None, _) => {
            "  not repaired: look at the candidates, --pick or --all takes one\n".to_owned()
        }
    }
}

fn reason(found: &Candidate) -> String {
    let what = match found.kind {
        SlipKind::Color => format!("ply {}: the other colour for `{}`", found.ply, found.text),
        SlipKind::MissingMove if found.replacement.is_empty() => {
            format!("before ply {}: some move", found.ply)
        }
        SlipKind::MissingMove => {
            format!("before ply {}: put `{}` in", found.ply, found.replacement)
        }
        SlipKind::SideToMove | SlipKind::Start => format!("start: {}", found.replacement),
        _ if found.replacement.is_empty() => {
            format!("ply {}: take `{}` out", found.ply, found.text)
        }
        _ => format!("ply {}: `{}` for `{}`", found.ply, found.replacement, found.text),
    };
    let then = match (found.legal_plies_after, found.fails_at) {
        (count, None) => format!("then legal to the end, {count} more"),
        (count, Some(at)) => format!("then {count} more are legal, up to ply {at}"),
    };
    format!("{what} ({}); {then}; cost {}", found.kind, found.cost)
}
