//! One input, converted.

use notation_syntax::LineIndex;
use records::cbl::Head;
use records::check::{CheckOptions, check};
use records::go::ReadGo;
use records::raw::{GameProblem, RawGame};
use records::verify::verify;
use records::{
    AnyDocument, Diagnostic, Document, Format, Language, LossReport, Lost, NodeId, Place, Problem,
    ReadOptions, Severity, WriteOptions, Written, XiangqiGame,
};

use super::converted::Converted;
use crate::args::Convert;
use crate::commands::check::{check_options, read_options};
use crate::commands::moves::style;
use crate::inputs::{Input, Part};
use crate::report::{Drawn, Moments};
use crate::status::Status;

/// Converts an input that is read as a whole.
pub(super) fn convert(input: &Input, name: &str, args: &Convert) -> Converted {
    match input.read() {
        Ok(bytes) => convert_bytes(&bytes, name, args),
        Err(error) => {
            let mut failed = Converted::failed(&format!("{name}: {error}"));
            failed.summary.tally.files = 1;
            failed
        }
    }
}

/// Converts the whole content of an input.
pub(super) fn convert_bytes(bytes: &[u8], name: &str, args: &Convert) -> Converted {
    let mut work = Work::new(name, args);
    work.out.summary.tally.files = 1;
    work.document(bytes);
    work.out
}

/// Converts a part of an input.
pub(super) fn convert_part(part: &Part<'_>, name: &str, args: &Convert) -> Converted {
    let mut work = Work::new(name, args);
    work.part(part);
    work.out
}

pub(super) struct Work<'w> {
    pub(super) args: &'w Convert,
    options: WriteOptions,
    /// The format of single games.
    format: Format,
    pub(super) name: &'w str,
    /// What was written, where it is compared.
    written: Vec<(u32, XiangqiGame, LossReport)>,
    pub(super) out: Converted,
}

impl<'w> Work<'w> {
    fn new(name: &'w str, args: &'w Convert) -> Self {
        let options = WriteOptions {
            notation: args.notation,
            style: style(args.style),
            encoding: args.to_encoding,
            xqf: args.xqf_version,
        };
        // The records of a library are written one by one.
        let format = if args.to == Format::Cbl { Format::Cbr } else { args.to };
        Self { args, options, format, name, written: Vec::new(), out: Converted::default() }
    }

    pub(super) fn fail(&mut self, message: &str) {
        self.out.fail(message);
    }

    fn document(&mut self, bytes: &[u8]) {
        let options = read_options(&self.args.source);
        let source = &self.args.source;
        let go = if self.args.strict { source.go_strict() } else { source.go() };
        let part = match AnyDocument::read(bytes, &options, &go) {
            Ok(document) => Part::whole(document),
            Err(error) => {
                let found = Diagnostic::new(error, Place::default());
                self.print("", &LineIndex::new(""), &found, None);
                return;
            }
        };
        let count = match &part.document {
            AnyDocument::Go(document) if self.args.minimal_change => {
                self.minimal_change(bytes, document)
            }
            AnyDocument::Xiangqi(Document { library: Some(head), .. }) if !self.head(head) => {
                return;
            }
            _ => self.part(&part),
        };
        if let Some(missing) = self.args.game.as_ref().and_then(|it| it.beyond(count)) {
            self.fail(&format!("{}: there is no game {missing}", self.name));
        }
    }

    /// Keeps what a library says of itself, or reports its loss. Tells whether the games are to be
    /// written.
    fn head(&mut self, head: &Head) -> bool {
        if self.args.to == Format::Cbl {
            self.out.head = Some(Box::new(head.clone()));
            return true;
        }
        let losses = head.as_losses();
        self.report_losses(None, &losses, |_| 0);
        let is_refused = self.args.strict && !losses.is_empty();
        if is_refused {
            self.fail(&format!("{}: not written (--strict)", self.name));
        }
        !is_refused
    }

    /// Converts the games of a part, and returns the number of the last one.
    fn part(&mut self, part: &Part<'_>) -> u32 {
        match &part.document {
            AnyDocument::Xiangqi(document) => self.xiangqi(document, &part.lines, part.first),
            AnyDocument::Go(document) => self.go(document, &part.lines, part.first),
        }
    }

    fn xiangqi(&mut self, document: &Document<'_>, lines: &LineIndex, first: u32) -> u32 {
        let text = &document.text;
        for found in &document.diagnostics {
            self.print(text, lines, found, None);
        }
        let options = check_options(&self.args.source);
        let mut last = first - 1;
        for (number, raw) in (first..).zip(document.games()) {
            last = number;
            if self.args.game.as_ref().is_some_and(|games| !games.holds(number)) {
                continue;
            }
            let checked = check(&raw, text, &options);
            self.out.summary.tally.games += 1;
            self.out.summary.tally.plies += checked.plies;
            let mut is_game = true;
            let mut has_start = true;
            let mut moments = Moments::new(&checked.game);
            for found in checked.diagnostics {
                match &found.problem {
                    Problem::Json(problem) => is_game &= !problem.is_no_game(),
                    Problem::Game(GameProblem::BadFen(_)) => has_start = false,
                    _ => {}
                }
                let found = Diagnostic { place: found.place.in_game(number), ..found };
                self.print(text, lines, &found, Some(&mut moments));
            }
            if !is_game {
                continue;
            }
            // Of a position alone nothing is left then; the usual start would be an invention.
            if !has_start && matches!(self.format, Format::Fen | Format::Epd) {
                let name = self.name;
                self.fail(&format!("{name}: game {number} was not written: its start is unread"));
                continue;
            }
            self.game(checked.game, number);
        }
        self.read_back_together();
        last
    }

    fn game(&mut self, game: XiangqiGame, number: u32) {
        let written = match records::write(&game, self.format, &self.options) {
            Ok(written) => written,
            Err(error) => return self.fail(&format!("{}, game {number}: {error}", self.name)),
        };
        let Written { bytes, losses } = written;
        let mut bytes = self.laid_out(bytes);
        let plies = plies(&game, &losses);
        self.report_losses(Some(number), &losses, |node| plies[node.index()]);
        if self.args.strict && !losses.is_empty() {
            self.fail(&format!("{}: game {number} was not written (--strict)", self.name));
            return;
        }
        if self.args.verify
            && let Err(message) = self.read_back(&game, &bytes, &losses)
        {
            self.fail(&format!("{}: game {number} was not written: {message}", self.name));
            return;
        }
        self.out.summary.written += 1;
        if self.args.to == Format::Cbl {
            self.out.titles.push(records::cbl::title(&game));
        }
        if self.args.verify && self.format.holds_many() {
            self.written.push((number, game, losses));
        }
        match self.out.files.last_mut() {
            Some(file) if self.format.holds_many() => {
                file.extend_from_slice(self.format.separator().as_bytes());
                file.append(&mut bytes);
            }
            _ => self.out.files.push(bytes),
        }
    }

    /// Indents a game in JSON, where that is asked for.
    pub(super) fn laid_out(&self, bytes: Vec<u8>) -> Vec<u8> {
        if !self.args.pretty || self.args.to != Format::Json {
            return bytes;
        }
        match serde_json::from_slice::<serde_json::Value>(&bytes) {
            Ok(object) => format!("{object:#}\n").into_bytes(),
            Err(_) => bytes,
        }
    }

    /// Reads what was written and compares it with the game.
    fn read_back(
        &self,
        game: &XiangqiGame,
        bytes: &[u8],
        losses: &LossReport,
    ) -> Result<(), String> {
        let document = self.reopen(bytes, losses)?;
        let raw = document.games().next().ok_or("no game could be read back")?;
        self.compare(game, &raw, &document.text, losses)
    }

    /// Reads the games that were written one behind the other, and compares each.
    fn read_back_together(&mut self) {
        let written = std::mem::take(&mut self.written);
        let [file] = &self.out.files[..] else { return };
        if written.len() < 2 {
            return;
        }
        let compared = self.reopen(file, &LossReport::default()).and_then(|document| {
            let mut read = document.games();
            for (number, game, losses) in &written {
                let raw = read.next().ok_or(format!("game {number} is missing"))?;
                self.compare(game, &raw, &document.text, losses)
                    .map_err(|message| format!("game {number}: {message}"))?;
            }
            if read.next().is_some() { Err("there are more games".to_owned()) } else { Ok(()) }
        });
        if let Err(message) = compared {
            self.out.files.clear();
            self.out.summary.written -= written.len();
            self.fail(&format!(
                "{}: not written, since the games read back together differ: {message}",
                self.name
            ));
        }
    }

    /// Reads what was written as a user would: the content tells the format.
    fn reopen<'b>(&self, bytes: &'b [u8], losses: &LossReport) -> Result<Document<'b>, String> {
        let named = losses.losses.iter().find_map(|loss| match loss.what {
            Lost::Encoding { written, .. } => Some(written),
            _ => None,
        });
        let encoding = self.options.encoding_of(self.format).or(self.options.encoding).or(named);
        let options = ReadOptions { format: None, encoding };
        let read = AnyDocument::read(bytes, &options, &ReadGo::default());
        let taken = match read.map_err(|error| error.to_string())? {
            AnyDocument::Xiangqi(document) if is_taken_for(document.format, self.format) => {
                return Ok(document);
            }
            AnyDocument::Xiangqi(document) => document.format,
            AnyDocument::Go(document) => document.format,
        };
        Err(format!("read back, it is taken for {taken}"))
    }

    fn compare(
        &self,
        game: &XiangqiGame,
        raw: &RawGame,
        text: &str,
        losses: &LossReport,
    ) -> Result<(), String> {
        let mut options = CheckOptions::default();
        if self.format.has_notation() {
            options.accept.notation = Some(self.options.notation);
        }
        let read = check(raw, text, &options).game;
        verify(game, &read, losses).map_err(|difference| format!("read back, {difference}"))
    }

    /// Reports what was lost of a game, or of a library as a whole.
    fn report_losses(
        &mut self,
        number: Option<u32>,
        losses: &LossReport,
        ply: impl Fn(NodeId) -> usize,
    ) {
        self.out.summary.losses.losses(losses);
        if self.args.quiet || self.args.summary {
            return;
        }
        let language = self.args.reporting.language();
        for loss in &losses.losses {
            let (code, name) = (loss.what.code(), self.name);
            let told = language.say(&loss.what);
            let ply = loss.node.map(&ply);
            self.out.report.push_str(&match language {
                Language::English => {
                    let game = number.map(|number| format!(", game {number}")).unwrap_or_default();
                    let at = ply.map(|ply| format!(", ply {ply}")).unwrap_or_default();
                    format!("warning[{code}]: {name}{game}{at}: {told}\n")
                }
                Language::Chinese => {
                    let game = number.map(|number| format!("，第 {number} 局")).unwrap_or_default();
                    let at = ply.map(|ply| format!("第 {ply} 步")).unwrap_or_default();
                    format!("警告[{code}]：{name}{game}{at}：{told}\n")
                }
            });
        }
    }

    pub(super) fn print(
        &mut self,
        text: &str,
        lines: &LineIndex,
        found: &Diagnostic,
        moments: Option<&mut Moments<'_>>,
    ) {
        self.out.summary.tally.count(found);
        self.out.summary.findings.finding(found);
        if found.severity() == Severity::Error {
            self.out.status = Status::Faults;
        } else if self.args.quiet {
            return;
        }
        if self.args.summary {
            return;
        }
        let styled = self.args.reporting.colors(&std::io::stderr());
        let language = self.args.reporting.language();
        let drawn = Drawn { file: self.name, text, lines, styled, language };
        self.out.report.push_str(&drawn.draw(found, moments));
        self.out.report.push_str("\n\n");
    }
}

/// Returns the ply of every node, if something was lost.
fn plies(game: &XiangqiGame, losses: &LossReport) -> Vec<usize> {
    if losses.is_empty() {
        return Vec::new();
    }
    let mut plies = vec![0; game.tree.len()];
    for step in game.tree.walk() {
        plies[step.id.index()] = step.ply;
    }
    plies
}

/// Tells whether a file that was written as `written` may be found to be `found`: a list of moves is
/// read as PGN without tags, and one of positions has two names.
fn is_taken_for(found: Format, written: Format) -> bool {
    match written {
        Format::Moves => matches!(found, Format::Pgn),
        Format::Fen | Format::Epd => matches!(found, Format::Fen | Format::Epd),
        _ => found == written,
    }
}
