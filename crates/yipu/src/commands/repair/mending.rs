//! One input, mended.

use notation_syntax::{LineIndex, Span};
use records::check::check;
use records::go::GoDocument;
use records::raw::RawGame;
use records::repair::{
    Candidate, Edit, Fault, Repairs, apply, apply_to_go_source, apply_to_source, repair, repair_go,
    trace, trace_go,
};
use records::{AnyDocument, Document, Severity};
use similar::TextDiff;

use super::choice::choose;
use super::words::{self, Site};
use crate::args::Repair;
use crate::commands::check::{check_options, read_options};
use crate::inputs::Input;
use crate::status::Status;

/// What came of one input.
#[derive(Debug, Default)]
pub(super) struct Mended {
    /// The difference, or the objects.
    pub(super) out: String,
    /// The reasons.
    pub(super) report: String,
    pub(super) status: Status,
    /// The repaired file, if something was repaired.
    pub(super) bytes: Option<Vec<u8>>,
}

impl Mended {
    fn fail(&mut self, message: &str) {
        self.report.push_str(&format!("yipu: {message}\n"));
        self.status = Status::Faults;
    }
}

pub(super) fn mend(input: &Input, args: &Repair) -> Mended {
    let name = input.name();
    let mut mended = Mended::default();
    let bytes = match input.read() {
        Ok(bytes) => bytes,
        Err(error) => {
            mended.fail(&format!("{name}: {error}"));
            return mended;
        }
    };
    let options = read_options(&args.source);
    match AnyDocument::read(&bytes, &options, &args.source.go()) {
        Ok(AnyDocument::Xiangqi(document)) => {
            let edits = edits(&document, &name, args, &mut mended);
            if edits.is_empty() {
                return mended;
            }
            match apply_to_source(&document, &bytes, &options, &edits) {
                Ok(bytes) => mended.bytes = Some(bytes),
                Err(error) => mended.fail(&format!("{name}: {error}")),
            }
            if !args.json {
                mended.out = difference(&document.text, &apply(&document.text, &edits), &name);
            }
        }
        Ok(AnyDocument::Go(document)) => {
            let edits = go_edits(&document, &name, args, &mut mended);
            if edits.is_empty() {
                return mended;
            }
            match apply_to_go_source(&document, &bytes, args.source.encoding, &edits) {
                Ok(bytes) => mended.bytes = Some(bytes),
                Err(error) => mended.fail(&format!("{name}: {error}")),
            }
            if !args.json {
                mended.out = difference(&document.text, &apply(&document.text, &edits), &name);
            }
        }
        Err(error) => mended.fail(&format!("{name}: {error}")),
    }
    mended
}

/// Returns the changes that are to be made in all games, and reports every fault.
fn edits(document: &Document<'_>, name: &str, args: &Repair, mended: &mut Mended) -> Vec<Edit> {
    let lines = LineIndex::new(&document.text);
    let options = check_options(&args.source);
    let mut edits = Vec::new();
    for (number, raw) in (1..).zip(document.games()) {
        let repairs = repair(&raw, &document.text, &options);
        if repairs.faults.is_empty() {
            continue;
        }
        let site = Site { file: name, game: number, text: &document.text, lines: &lines };
        let reasons = Reasons::new(document, &raw, args);
        let trace = |found: &Candidate| trace(found, &raw, &document.text, document.format);
        edits.extend(decide(&repairs, site, &reasons, trace, args, mended));
    }
    edits
}

/// The same for records of Go.
fn go_edits(
    document: &GoDocument<'_>,
    name: &str,
    args: &Repair,
    mended: &mut Mended,
) -> Vec<Edit> {
    let lines = LineIndex::new(&document.text);
    let mut edits = Vec::new();
    for (number, game) in (1..).zip(document.games()) {
        let repairs = repair_go(&game.value, &document.text, document.format);
        if repairs.faults.is_empty() {
            continue;
        }
        let site = Site { file: name, game: number, text: &document.text, lines: &lines };
        let trace = |found: &Candidate| trace_go(found, &document.text, document.format);
        edits.extend(decide(&repairs, site, &Reasons(Vec::new()), trace, args, mended));
    }
    edits
}

/// Chooses among the candidates of each fault of a game and reports it.
fn decide(
    repairs: &Repairs,
    site: Site<'_>,
    reasons: &Reasons,
    trace: impl Fn(&Candidate) -> Option<Edit>,
    args: &Repair,
    mended: &mut Mended,
) -> Vec<Edit> {
    let is_dry = !(args.apply || args.in_place || args.output.is_some());
    let mut edits = Vec::new();
    // Behind a fault that is left the others of the line cannot be trusted.
    let mut left: Vec<usize> = Vec::new();
    for fault in &repairs.faults {
        let shown = words::report(site, fault, reasons.of(fault));
        let applied = if left.contains(&fault.line) {
            None
        } else {
            choose(fault, args, &shown).filter(|&at| !fault.candidates[at].edits.is_empty())
        };
        if applied != Some(0) {
            left.push(fault.line);
        }
        if let Some(at) = applied {
            let found = &fault.candidates[at];
            edits.extend(found.edits.iter().cloned());
            if !args.no_trace {
                edits.extend(trace(found));
            }
        }
        if applied.is_none() || is_dry {
            mended.status = Status::Faults;
        }
        if args.json {
            mended.out.push_str(&args.layout.text(&words::object(site, fault, applied)));
            mended.out.push('\n');
        } else if !args.quiet {
            if !args.interactive {
                mended.report.push_str(&shown);
            }
            mended.report.push_str(&words::decision(fault, applied));
        }
    }
    edits
}

/// Why moves cannot be, by their places.
struct Reasons(Vec<(Span, String)>);

impl Reasons {
    fn new(document: &Document<'_>, raw: &RawGame, args: &Repair) -> Self {
        let checked = check(raw, &document.text, &check_options(&args.source));
        let reason = |found: &records::Diagnostic| {
            let span = found.place.span.filter(|_| found.severity() >= Severity::Warning)?;
            Some((span, found.problem.to_string()))
        };
        Self(checked.diagnostics.iter().filter_map(reason).collect())
    }

    fn of(&self, fault: &Fault) -> Option<&str> {
        let held = self.0.iter().find(|(span, _)| *span == fault.span && !span.is_empty());
        held.map(|(_, reason)| &**reason)
    }
}

/// The difference of two texts as `diff -u` and `patch` have it.
fn difference(old: &str, new: &str, name: &str) -> String {
    let diff = TextDiff::from_lines(old, new);
    diff.unified_diff().context_radius(2).header(name, &format!("{name} (repaired)")).to_string()
}
