//! `yipu check`: findings about every game of every input.

use std::io::{self, Write};
use std::time::Instant;

use notation_syntax::LineIndex;
use rayon::prelude::*;
use records::check::{CheckOptions, check};
use records::{AnyDocument, Diagnostic, Place, ReadOptions, Severity, go};

use crate::args::{Check, Source};
use crate::inputs::{Input, batches, expand};
use crate::report::{Drawn, Tally, finding, summary};
use crate::status::{Run, Status};

pub(crate) fn run(args: &Check) -> Run {
    let began = Instant::now();
    let (inputs, mut status) = expand(&args.source.inputs)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut total = Tally::default();
    for batch in batches(&inputs) {
        let reports: Vec<_> = inputs[batch].par_iter().map(|input| report(input, args)).collect();
        for (text, tally) in reports {
            out.write_all(text.as_bytes())?;
            total.add(tally);
        }
    }
    if args.json {
        writeln!(out, "{}", summary(&total, began.elapsed()))?;
    } else {
        writeln!(out, "{}", total.sentence(began.elapsed(), args.reporting.language()))?;
    }
    out.flush()?;
    if total.errors > 0 {
        status = Status::Faults;
    }
    Ok(status)
}

/// Returns what a check is told, from the options of the command line.
pub(crate) fn check_options(source: &Source) -> CheckOptions {
    let mut options = CheckOptions::default();
    options.accept.notation = source.from.one();
    options
}

/// Returns what a reader is told, from the options of the command line.
pub(crate) fn read_options<'o>(source: &Source, name: &'o str) -> ReadOptions<'o> {
    ReadOptions { format: source.format, encoding: source.encoding, name: Some(name) }
}

/// The findings of one input as text, and its counts.
fn report(input: &Input, args: &Check) -> (String, Tally) {
    let name = input.name();
    let mut sheet = Sheet { args, file: &name, out: String::new(), tally: Tally::default() };
    sheet.tally.files = 1;
    let bytes = match input.read() {
        Ok(bytes) => bytes,
        Err(error) => {
            sheet.out.push_str(&format!("error: {name}: {error}\n"));
            sheet.tally.errors += 1;
            return (sheet.out, sheet.tally);
        }
    };
    let options = read_options(&args.source, &name);
    let go = if args.strict { args.source.go_strict() } else { args.source.go() };
    match AnyDocument::read(&bytes, &options, &go) {
        Ok(AnyDocument::Go(document)) => sheet.go(&document),
        Err(error) => {
            let found = Diagnostic::new(error, Place::default());
            sheet.print("", &LineIndex::new(""), &found, None);
        }
        Ok(AnyDocument::Xiangqi(document)) => {
            let lines = LineIndex::new(&document.text);
            for found in &document.diagnostics {
                sheet.print(&document.text, &lines, found, None);
            }
            let options = check_options(&args.source);
            for (number, raw) in (1..).zip(document.games()) {
                let checked = check(&raw, &document.text, &options);
                sheet.tally.games += 1;
                sheet.tally.plies += checked.plies;
                for found in checked.diagnostics {
                    let found = Diagnostic { place: found.place.in_game(number), ..found };
                    sheet.print(&document.text, &lines, &found, Some(&checked.game));
                }
            }
        }
    }
    (sheet.out, sheet.tally)
}

/// The report of one file in the making.
struct Sheet<'f> {
    args: &'f Check,
    file: &'f str,
    out: String,
    tally: Tally,
}

impl Sheet<'_> {
    fn go(&mut self, document: &go::GoDocument<'_>) {
        let lines = LineIndex::new(&document.text);
        for found in &document.diagnostics {
            self.print(&document.text, &lines, found, None);
        }
        for (number, game) in (1..).zip(document.games()) {
            self.tally.games += 1;
            self.tally.plies += game.value.main_moves().count();
            let checked = go::check(&game.value, self.args.go_rules.of(&game.value));
            for found in game.diagnostics.into_iter().chain(checked) {
                let found = Diagnostic { place: found.place.in_game(number), ..found };
                self.print(&document.text, &lines, &found, None);
            }
        }
    }

    fn print(
        &mut self,
        text: &str,
        lines: &LineIndex,
        found: &Diagnostic,
        game: Option<&records::XiangqiGame>,
    ) {
        self.tally.count(found);
        if self.args.summary || self.args.quiet && found.severity() < Severity::Error {
            return;
        }
        if self.args.json {
            let language = self.args.reporting.language();
            self.out.push_str(&finding(self.file, text, lines, found, language).to_string());
            self.out.push('\n');
        } else {
            let styled = self.args.reporting.colors(&io::stdout());
            let language = self.args.reporting.language();
            let drawn = Drawn { file: self.file, text, lines, styled, language };
            self.out.push_str(&drawn.draw(found, game));
            self.out.push_str("\n\n");
        }
    }
}
