//! `yipu transform`: records of Go turned and mirrored.

use std::io::{self, Write};

use go_notation::{Passes, QuadrantBoards, QuadrantNotation, Symmetry};
use notation_syntax::LineIndex;
use records::go::{self, GoDocument, WriteGo};
use records::sgf::{SgfProblem, patch};
use records::{Diagnostic, Format, Problem, Severity};

use crate::args::{Reporting, Source, Transform};
use crate::inputs::{Input, expand};
use crate::report::Drawn;
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Transform) -> Run {
    if args.turn.is_none() && args.mirror.is_none() {
        return Err(Stop::failed("say what to do: --turn 90|180|270 or --mirror AXIS"));
    }
    let (inputs, refused) = expand(&args.inputs)?;
    let mut status = refused.status();
    let mut out = io::stdout().lock();
    for input in inputs {
        let turned = Turned::of(&input, args);
        tell!("{}", turned.report);
        status = status.max(turned.status);
        out.write_all(&turned.bytes)?;
    }
    out.flush()?;
    Ok(status)
}

/// What became of one input.
#[derive(Default)]
struct Turned {
    bytes: Vec<u8>,
    report: String,
    status: Status,
}

impl Turned {
    fn of(input: &Input, args: &Transform) -> Self {
        let mut turned = Self::default();
        let name = input.name();
        let read = Source { quadrant: args.quadrant, ..Source::any() }.go();
        match input.read() {
            Err(error) => turned.fail(&name, &error.to_string()),
            Ok(bytes) => match GoDocument::read(&bytes, &read) {
                Err(error) => turned.fail(&name, &error.to_string()),
                Ok(document) => turned.document(&name, &bytes, &document, args),
            },
        }
        turned
    }

    fn fail(&mut self, name: &str, message: &str) {
        self.report.push_str(&format!("yipu: {name}: {message}\n"));
        self.status = Status::Faults;
    }

    fn document(&mut self, name: &str, bytes: &[u8], document: &GoDocument<'_>, args: &Transform) {
        let turn = args.turn.unwrap_or(Symmetry::Identity);
        let symmetry = turn.then(args.mirror.unwrap_or(Symmetry::Identity));
        let lines = LineIndex::new(&document.text);
        let mut all_are_go = true;
        for found in &document.diagnostics {
            let is_dropped = !args.minimal_change
                && matches!(
                    found.problem,
                    Problem::Sgf(SgfProblem::ExtraTextBefore | SgfProblem::ExtraTextAfter)
                );
            if is_dropped {
                self.warn(name, document, &lines, found);
            } else {
                self.print(name, document, &lines, found);
            }
        }
        for (number, game) in (1..).zip(document.games()) {
            let mut is_go = true;
            for found in &game.diagnostics {
                let place = found.place.in_game(number);
                self.print(name, document, &lines, &Diagnostic { place, ..found.clone() });
                let is_other =
                    matches!(&found.problem, Problem::GoFormat(problem) if problem.is_no_game());
                is_go &= !is_other;
            }
            all_are_go &= is_go;
            if !args.minimal_change && is_go {
                let format = match document.format {
                    format @ (Format::Quadrant | Format::Json) => format,
                    _ => Format::Sgf,
                };
                match go::write(&game.value.transformed(symmetry), format, &EVERYTHING) {
                    Ok(written) => self.bytes.extend(written.bytes),
                    Err(error) => self.fail(name, &error.to_string()),
                }
            }
        }
        if args.minimal_change && document.format != Format::Sgf {
            let format = document.format;
            self.fail(name, &format!("--minimal-change keeps SGF files, and this is {format}"));
        } else if args.minimal_change && all_are_go {
            self.bytes = patch(bytes, None, document.turn_edits(symmetry)).bytes;
        }
    }

    /// Tells of an error; what is odd and was read all the same is the business of `check`.
    fn print(
        &mut self,
        file: &str,
        document: &GoDocument<'_>,
        lines: &LineIndex,
        found: &Diagnostic,
    ) {
        if found.severity() < Severity::Error {
            return;
        }
        self.status = Status::Faults;
        self.warn(file, document, lines, found);
    }

    /// Tells of what is not written again.
    fn warn(
        &mut self,
        file: &str,
        document: &GoDocument<'_>,
        lines: &LineIndex,
        found: &Diagnostic,
    ) {
        let reporting = Reporting::default();
        let styled = reporting.colors(&io::stderr());
        let language = reporting.language();
        let drawn = Drawn { file, text: &document.text, lines, styled, language };
        self.report.push_str(&drawn.draw(found, None));
        self.report.push_str("\n\n");
    }
}

/// A record has passes and a small board only where they were asked for on reading.
const EVERYTHING: WriteGo = WriteGo {
    quadrant: QuadrantNotation {
        boards: QuadrantBoards::Odd,
        passes: Passes::BareMark,
        ..QuadrantNotation::STRICT
    },
    setup: go::SetupStones::LeftOut,
    coordinates: go_notation::CoordinateSystem::Gtp,
    encoding: None,
};
