//! `yipu convert`: records to another format or notation.

use std::io::{self, Write};
use std::path::Path;

use notation_syntax::LineIndex;
use rayon::prelude::*;
use records::check::check;
use records::{Diagnostic, Document, Format, LossReport, Place, Severity, XiangqiGame};
use records::{moves, pgn};
use xiangqi_notation::Style;

use super::check::{check_options, read_options};
use super::moves::style;
use crate::args::Convert;
use crate::inputs::{Input, expand};
use crate::output::{Existing, Names, Written, write_whole};
use crate::report::Drawn;
use crate::status::{Run, Status, Stop};

/// How many inputs are worked on before their results are written, in order.
const BATCH: usize = 64;

pub(crate) fn run(args: &Convert) -> Run {
    if !matches!(args.to, Format::Pgn | Format::Moves) {
        return Err(Stop::failed(format!(
            "cannot write {}; `yipu formats` lists what can",
            args.to
        )));
    }
    let inputs = expand(&args.source.inputs)?;
    let mut target = Target::new(args, &inputs);
    let mut status = Status::Done;
    for batch in inputs.chunks(BATCH) {
        let results: Vec<_> = batch.par_iter().map(|input| convert(input, args)).collect();
        for (input, result) in batch.iter().zip(results) {
            io::stderr().write_all(result.report.as_bytes())?;
            status = status.max(result.status);
            status = status.max(target.put(input, result.bytes)?);
        }
    }
    Ok(status.max(target.finish()?))
}

/// What became of one input.
struct Converted {
    bytes: Option<Vec<u8>>,
    report: String,
    status: Status,
}

fn convert(input: &Input, args: &Convert) -> Converted {
    let name = input.name();
    let mut work = Work { args, name: &name, report: String::new(), status: Status::Done };
    let bytes = input
        .read()
        .map_err(|error| work.fail(&format!("{name}: {error}")))
        .ok()
        .and_then(|bytes| work.document(&bytes));
    Converted { bytes, report: work.report, status: work.status }
}

struct Work<'w> {
    args: &'w Convert,
    name: &'w str,
    report: String,
    status: Status,
}

impl Work<'_> {
    fn fail(&mut self, message: &str) {
        self.report.push_str("yipu: ");
        self.report.push_str(message);
        self.report.push('\n');
        self.status = Status::Faults;
    }

    fn document(&mut self, bytes: &[u8]) -> Option<Vec<u8>> {
        let document = match Document::read(bytes, &read_options(&self.args.source, self.name)) {
            Ok(document) => document,
            Err(error) => {
                let lines = LineIndex::new("");
                self.print("", &lines, &Diagnostic::new(error, Place::default()), None);
                return None;
            }
        };
        let lines = LineIndex::new(&document.text);
        for found in &document.diagnostics {
            self.print(&document.text, &lines, found, None);
        }
        let options = check_options(&self.args.source);
        let mut text = String::new();
        for (number, raw) in (1..).zip(document.games()) {
            let checked = check(&raw, &document.text, &options);
            for found in checked.diagnostics {
                let found = Diagnostic { place: found.place.in_game(number), ..found };
                self.print(&document.text, &lines, &found, Some(&checked.game));
            }
            self.game(&checked.game, number, &mut text);
        }
        self.encode(text)
    }

    fn game(&mut self, game: &XiangqiGame, number: u32, text: &mut String) {
        let begin = text.len();
        if begin > 0 {
            text.push('\n');
        }
        let style: Style = style(self.args.style);
        let options = pgn::WriteOptions { notation: self.args.notation, style };
        let losses = match self.args.to {
            Format::Moves => moves::write(game, &options, text),
            _ => pgn::write(game, &options, text),
        };
        self.losses(game, number, &losses);
        if self.args.strict && !losses.is_empty() {
            text.truncate(begin);
            self.fail(&format!("{}: game {number} was not written (--strict)", self.name));
        }
    }

    fn losses(&mut self, game: &XiangqiGame, number: u32, losses: &LossReport) {
        if self.args.quiet {
            return;
        }
        for loss in &losses.losses {
            let at = loss.node.map(|node| format!(", ply {}", game.tree.ply(node)));
            self.report.push_str(&format!(
                "warning[{}]: {}, game {number}{}: {}\n",
                loss.what.code(),
                self.name,
                at.unwrap_or_default(),
                loss.what
            ));
        }
    }

    fn encode(&mut self, text: String) -> Option<Vec<u8>> {
        Some(text.into_bytes())
    }

    fn print(
        &mut self,
        text: &str,
        lines: &LineIndex,
        found: &Diagnostic,
        game: Option<&XiangqiGame>,
    ) {
        if found.severity() == Severity::Error {
            self.status = Status::Faults;
        } else if self.args.quiet {
            return;
        }
        let drawn = Drawn { file: self.name, text, lines, styled: false };
        self.report.push_str(&drawn.draw(found, game));
        self.report.push_str("\n\n");
    }
}

/// Where the results go.
enum Target<'t> {
    /// One stream, in the order of the inputs.
    Standard,
    /// One file for all.
    File { path: &'t Path, bytes: Vec<u8>, existing: Existing },
    /// One file for each.
    Folder { path: &'t Path, names: Names, extension: &'static str, existing: Existing },
}

impl<'t> Target<'t> {
    fn new(args: &'t Convert, inputs: &[Input]) -> Self {
        let existing = match (args.force, args.skip_existing) {
            (true, _) => Existing::Replace,
            (_, true) => Existing::Skip,
            _ => Existing::Refuse,
        };
        match (&args.output, &args.out_dir) {
            (Some(path), _) => Self::File { path, bytes: Vec::new(), existing },
            (None, Some(path)) => {
                let extension = args.to.extension();
                let mut names = Names::default();
                // An input inside the folder must not be written over.
                for input in inputs.iter().filter_map(Input::path) {
                    if input.parent() == Some(path) {
                        names.reserve(input);
                    }
                }
                Self::Folder { path, names, extension, existing }
            }
            (None, None) => Self::Standard,
        }
    }

    fn put(&mut self, input: &Input, result: Option<Vec<u8>>) -> Result<Status, Stop> {
        let Some(result) = result else { return Ok(Status::Faults) };
        match self {
            Self::Standard => io::stdout().lock().write_all(&result)?,
            Self::File { bytes, .. } => bytes.extend(result),
            Self::Folder { path, names, extension, existing } => {
                let stem = input.path().and_then(Path::file_stem);
                let stem = stem.map_or("stdin".into(), |stem| stem.to_string_lossy());
                let path = names.choose(path, &stem, extension);
                return Ok(store(&path, &result, *existing));
            }
        }
        Ok(Status::Done)
    }

    fn finish(self) -> Result<Status, Stop> {
        match self {
            Self::File { path, bytes, existing } => Ok(store(path, &bytes, existing)),
            Self::Standard => {
                io::stdout().lock().flush()?;
                Ok(Status::Done)
            }
            Self::Folder { .. } => Ok(Status::Done),
        }
    }
}

fn store(path: &Path, bytes: &[u8], existing: Existing) -> Status {
    match write_whole(path, bytes, existing) {
        Ok(Written::Yes | Written::Skipped) => Status::Done,
        Err(error) => {
            eprintln!("yipu: {}: {error}", path.display());
            Status::Faults
        }
    }
}
