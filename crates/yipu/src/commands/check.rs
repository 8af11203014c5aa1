//! `yipu check`: findings about every game of every input.

use std::io::{self, Write};
use std::time::Instant;

use notation_syntax::LineIndex;
use rayon::prelude::*;
use records::check::{CheckOptions, check};
use records::go::{self, GoDocument};
use records::{AnyDocument, Diagnostic, Document, Language, Place, ReadOptions, Severity};

use crate::args::{Check, Source};
use crate::inputs::{InBlocks, Input, Part, batches, expand, in_blocks};
use crate::progress::Progress;
use crate::report::{ByCode, Drawn, Moments, Tally, finding, sarif, summary};
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Check) -> Run {
    let began = Instant::now();
    let (inputs, refused) = expand(&args.source.inputs)?;
    let mut status = refused.status();
    let mut out = io::BufWriter::new(io::stdout());
    let mut total = Counted::default();
    let progress = Progress::new(inputs.len());
    if args.sarif {
        writeln!(out, "{}", sarif::head(args.reporting.language()))?;
    }
    let mut is_first = true;
    let mut take = |(mut text, counted): (String, Counted)| {
        total.add(&counted);
        // Between results stands a comma; each sheet writes one in front of each of its own.
        if args.sarif && is_first && !text.is_empty() {
            text.replace_range(..1, " ");
            is_first = false;
        }
        progress.aside(|| out.write_all(text.as_bytes())).map_err(Stop::from)
    };
    for batch in batches(&inputs) {
        if let [input] = &inputs[batch.clone()]
            && input.is_large()
        {
            large(input, args, &mut take)?;
            progress.step();
            continue;
        }
        let work = |input| {
            let done = report(input, args);
            progress.step();
            done
        };
        let reports: Vec<_> = inputs[batch].par_iter().map(work).collect();
        reports.into_iter().try_for_each(&mut take)?;
    }
    drop(progress);
    let Counted { tally, findings } = total;
    if args.sarif {
        writeln!(out, "{}", sarif::TAIL)?;
    } else if args.json {
        let summary = summary(&tally, &findings, refused, began.elapsed());
        writeln!(out, "{}", args.layout.text(&summary))?;
    } else {
        let language = args.reporting.language();
        writeln!(out, "{}", tally.sentence(began.elapsed(), language))?;
        if refused.count > 0 {
            let count = refused.count;
            let told = match language {
                Language::English if count == 1 => "1 input was refused".to_owned(),
                Language::English => format!("{count} inputs were refused"),
                Language::Chinese => format!("{count} 个输入无法读取"),
            };
            writeln!(out, "{told}")?;
        }
        if args.summary {
            write!(out, "{findings}")?;
        }
    }
    out.flush()?;
    if tally.errors > 0 {
        status = Status::Faults;
    }
    Ok(status)
}

/// What was counted in an input, or in a block of it.
#[derive(Debug, Default)]
struct Counted {
    tally: Tally,
    findings: ByCode,
}

impl Counted {
    fn add(&mut self, other: &Self) {
        self.tally.add(other.tally);
        self.findings.add(&other.findings);
    }
}

/// Returns what a check is told, from the options of the command line.
pub(crate) fn check_options(source: &Source) -> CheckOptions {
    let mut options = CheckOptions::default();
    options.accept.notation = source.from.one();
    options
}

/// Returns what a reader is told, from the options of the command line.
pub(crate) fn read_options(source: &Source) -> ReadOptions {
    ReadOptions { format: source.format, encoding: source.encoding }
}

/// The findings of one input as text, and its counts.
fn report(input: &Input, args: &Check) -> (String, Counted) {
    let name = input.name();
    match input.read() {
        Ok(bytes) => whole(&bytes, &name, args),
        Err(error) => unread(&name, &error, args),
    }
}

fn unread(name: &str, error: &io::Error, args: &Check) -> (String, Counted) {
    let tally = Tally { files: 1, errors: 1, ..Tally::default() };
    let told = if args.json || args.sarif {
        tell_line!("yipu: {name}: {error}");
        String::new()
    } else {
        format!("error: {name}: {error}\n")
    };
    (told, Counted { tally, ..Counted::default() })
}

/// Hands the findings in a large input to `take`, block by block if its format allows.
fn large(
    input: &Input,
    args: &Check,
    take: &mut impl FnMut((String, Counted)) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let name = input.name();
    let check = |part: &Part<'_>| {
        let mut sheet = Sheet::new(&name, args);
        sheet.part(part);
        (sheet.out, sheet.counted)
    };
    let one = Tally { files: 1, ..Tally::default() };
    match in_blocks(input, &read_options(&args.source), check, &mut *take) {
        Ok(Ok(InBlocks::Done(_))) => {
            take((String::new(), Counted { tally: one, ..Counted::default() }))
        }
        Ok(Ok(InBlocks::Whole(bytes))) => take(whole(&bytes, &name, args)),
        Ok(Err(stop)) => Err(stop),
        Err(error) => take(unread(&name, &error, args)),
    }
}

/// The findings in the whole content of an input.
fn whole(bytes: &[u8], name: &str, args: &Check) -> (String, Counted) {
    let mut sheet = Sheet::new(name, args);
    sheet.counted.tally.files = 1;
    let options = read_options(&args.source);
    let go = if args.strict { args.source.go_strict() } else { args.source.go() };
    match AnyDocument::read(bytes, &options, &go) {
        Ok(document) => sheet.part(&Part::whole(document)),
        Err(error) => {
            let found = Diagnostic::new(error, Place::default());
            sheet.print("", &LineIndex::new(""), &found, None);
        }
    }
    (sheet.out, sheet.counted)
}

/// The report of one file in the making.
struct Sheet<'f> {
    args: &'f Check,
    file: &'f str,
    out: String,
    counted: Counted,
    columns: sarif::Columns,
}

impl<'f> Sheet<'f> {
    fn new(file: &'f str, args: &'f Check) -> Self {
        let (out, columns) = (String::new(), sarif::Columns::default());
        Self { args, file, out, counted: Counted::default(), columns }
    }

    fn part(&mut self, part: &Part<'_>) {
        match &part.document {
            AnyDocument::Xiangqi(document) => self.xiangqi(document, &part.lines, part.first),
            AnyDocument::Go(document) => self.go(document, &part.lines, part.first),
        }
    }

    fn xiangqi(&mut self, document: &Document<'_>, lines: &LineIndex, first: u32) {
        let text = &document.text;
        for found in &document.diagnostics {
            self.print(text, lines, found, None);
        }
        let options = check_options(&self.args.source);
        for (number, raw) in (first..).zip(document.games()) {
            let checked = check(&raw, text, &options);
            self.counted.tally.games += 1;
            self.counted.tally.plies += checked.plies;
            let mut moments = Moments::new(&checked.game);
            for found in checked.diagnostics {
                let found = Diagnostic { place: found.place.in_game(number), ..found };
                self.print(text, lines, &found, Some(&mut moments));
            }
        }
    }

    fn go(&mut self, document: &GoDocument<'_>, lines: &LineIndex, first: u32) {
        for found in &document.diagnostics {
            self.print(&document.text, lines, found, None);
        }
        for (number, game) in (first..).zip(document.games()) {
            self.counted.tally.games += 1;
            self.counted.tally.plies += game.value.main_moves().count();
            let checked = go::check(&game.value, self.args.go_rules.of(&game.value));
            for found in game.diagnostics.into_iter().chain(checked) {
                let found = Diagnostic { place: found.place.in_game(number), ..found };
                self.print(&document.text, lines, &found, None);
            }
        }
    }

    fn print(
        &mut self,
        text: &str,
        lines: &LineIndex,
        found: &Diagnostic,
        moments: Option<&mut Moments<'_>>,
    ) {
        self.counted.tally.count(found);
        self.counted.findings.finding(found);
        if self.args.summary || self.args.quiet && found.severity() < Severity::Error {
            return;
        }
        let language = self.args.reporting.language();
        if self.args.sarif {
            let columns = &mut self.columns;
            let result = sarif::result(self.file, text, lines, columns, found, language);
            self.out.push_str(&format!(",{result}\n"));
        } else if self.args.json {
            let finding = finding(self.file, text, lines, found, language);
            self.out.push_str(&self.args.layout.text(&finding));
            self.out.push('\n');
        } else {
            let styled = self.args.reporting.colors(&io::stdout());
            let drawn = Drawn { file: self.file, text, lines, styled, language };
            self.out.push_str(&drawn.draw(found, moments));
            self.out.push_str("\n\n");
        }
    }
}
