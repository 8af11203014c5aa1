//! One input, converted.

use notation_syntax::LineIndex;
use records::check::{CheckOptions, check};
use records::verify::verify;
use records::{
    AnyDocument, Diagnostic, Document, Language, LossReport, NodeId, Place, ReadOptions, Severity,
    WriteOptions, Written, XiangqiGame,
};

use crate::args::Convert;
use crate::commands::check::{check_options, read_options};
use crate::commands::moves::style;
use crate::inputs::Input;
use crate::report::Drawn;
use crate::status::Status;

/// What became of one input.
#[derive(Debug, Default)]
pub(super) struct Converted {
    /// The contents of the files to be written: one, or one a game.
    pub(super) files: Vec<Vec<u8>>,
    /// What there is to be said.
    pub(super) report: String,
    /// Whether an error was found.
    pub(super) status: Status,
}

pub(super) fn convert(input: &Input, args: &Convert) -> Converted {
    let name = input.name();
    let options = WriteOptions {
        notation: args.notation,
        style: style(args.style),
        encoding: args.to_encoding,
        xqf: args.xqf_version,
    };
    let mut work = Work {
        args,
        options,
        name: &name,
        out: Converted { files: Vec::new(), report: String::new(), status: Status::Done },
    };
    match input.read() {
        Ok(bytes) => work.document(&bytes),
        Err(error) => work.fail(&format!("{name}: {error}")),
    }
    work.out
}

pub(super) struct Work<'w> {
    pub(super) args: &'w Convert,
    options: WriteOptions,
    pub(super) name: &'w str,
    pub(super) out: Converted,
}

impl Work<'_> {
    pub(super) fn fail(&mut self, message: &str) {
        self.out.report.push_str("yipu: ");
        self.out.report.push_str(message);
        self.out.report.push('\n');
        self.out.status = Status::Faults;
    }

    fn document(&mut self, bytes: &[u8]) {
        let options = read_options(&self.args.source, self.name);
        let source = &self.args.source;
        let go = if self.args.strict { source.go_strict() } else { source.go() };
        let document = match AnyDocument::read(bytes, &options, &go) {
            Ok(AnyDocument::Xiangqi(document)) => document,
            Ok(AnyDocument::Go(document)) => return self.go(bytes, &document),
            Err(error) => {
                let found = Diagnostic::new(error, Place::default());
                self.print("", &LineIndex::new(""), &found, None);
                return;
            }
        };
        let lines = LineIndex::new(&document.text);
        for found in &document.diagnostics {
            self.print(&document.text, &lines, found, None);
        }
        let options = check_options(&self.args.source);
        for (number, raw) in (1..).zip(document.games()) {
            let checked = check(&raw, &document.text, &options);
            for found in checked.diagnostics {
                let found = Diagnostic { place: found.place.in_game(number), ..found };
                self.print(&document.text, &lines, &found, Some(&checked.game));
            }
            self.game(&checked.game, number);
        }
    }

    fn game(&mut self, game: &XiangqiGame, number: u32) {
        let format = self.args.to;
        let Written { mut bytes, losses } = match records::write(game, format, &self.options) {
            Ok(written) => written,
            Err(error) => return self.fail(&format!("{}, game {number}: {error}", self.name)),
        };
        self.report_losses(number, &losses, |node| game.tree.ply(node));
        if self.args.strict && !losses.is_empty() {
            self.fail(&format!("{}: game {number} was not written (--strict)", self.name));
            return;
        }
        if self.args.verify
            && let Err(message) = self.read_back(game, &bytes, &losses)
        {
            self.fail(&format!("{}: game {number} was not written: {message}", self.name));
            return;
        }
        match self.out.files.last_mut() {
            Some(file) if format.holds_many() => {
                if format != records::Format::Json {
                    file.push(b'\n');
                }
                file.append(&mut bytes);
            }
            _ => self.out.files.push(bytes),
        }
    }

    /// Reads what was written and compares it with the game.
    fn read_back(
        &self,
        game: &XiangqiGame,
        bytes: &[u8],
        losses: &LossReport,
    ) -> Result<(), String> {
        let options = ReadOptions {
            format: Some(self.args.to),
            encoding: self.options.encoding,
            ..ReadOptions::default()
        };
        let document = Document::read(bytes, &options).map_err(|error| error.to_string())?;
        let raw = document.games().next().ok_or("no game could be read back")?;
        let mut options = CheckOptions::default();
        if self.args.to.has_notation() {
            options.accept.notation = Some(self.options.notation);
        }
        let read = check(&raw, &document.text, &options).game;
        verify(game, &read, losses).map_err(|difference| format!("read back, {difference}"))
    }

    fn report_losses(&mut self, number: u32, losses: &LossReport, ply: impl Fn(NodeId) -> usize) {
        if self.args.quiet {
            return;
        }
        let language = self.args.reporting.language();
        for loss in &losses.losses {
            let (code, name) = (loss.what.code(), self.name);
            let told = language.say(&loss.what);
            self.out.report.push_str(&match language {
                Language::English => {
                    let at = loss.node.map(|node| format!(", ply {}", ply(node)));
                    let at = at.unwrap_or_default();
                    format!("warning[{code}]: {name}, game {number}{at}: {told}\n")
                }
                Language::Chinese => {
                    let at = loss.node.map(|node| format!("第 {} 步", ply(node)));
                    let at = at.unwrap_or_default();
                    format!("警告[{code}]：{name}，第 {number} 局{at}：{told}\n")
                }
            });
        }
    }

    pub(super) fn print(
        &mut self,
        text: &str,
        lines: &LineIndex,
        found: &Diagnostic,
        game: Option<&XiangqiGame>,
    ) {
        if found.severity() == Severity::Error {
            self.out.status = Status::Faults;
        } else if self.args.quiet {
            return;
        }
        let styled = self.args.reporting.colors(&std::io::stderr());
        let language = self.args.reporting.language();
        let drawn = Drawn { file: self.name, text, lines, styled, language };
        self.out.report.push_str(&drawn.draw(found, game));
        self.out.report.push_str("\n\n");
    }
}
