//! `yipu show`: a board in the terminal.

mod go;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use notation_syntax::{LineIndex, Span};
use records::check::{CheckOptions, Checked, Stage, check};
use records::raw::{GameProblem, RawGame, RawStart};
use records::{
    AnyDocument, Diagnostic, Document, Format, NodeId, Problem, ReadOptions, Severity, XiangqiGame,
};
use xiangqi_core::{Fen, Move, Play};
use xiangqi_notation::{Notation, Style, write_move};

use super::check::check_options;
use crate::args::{Named, Reporting, Show, Source};
use crate::board_view::{self, View};
use crate::inputs::{Limits, expand};
use crate::report::Drawn;
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Show) -> Run {
    let view = if args.from_black { View::Black } else { View::Red };
    let mut out = io::stdout().lock();
    let no_fen = match Fen::read(&args.what) {
        Ok(fen) => return position(args, &Stage::new(fen.setup), &mut out, view),
        Err(error) => error,
    };
    if let Some(document) = typed(&args.what) {
        return game(args, &args.what, &document, &mut out, view);
    }
    let named = Named { inputs: vec![PathBuf::from(&args.what)], limits: Limits::default() };
    let (inputs, _) = expand(&named).inspect_err(|_| {
        tell_line!("yipu: {}: and it is no FEN: {no_fen}", args.what);
    })?;
    let name = inputs[0].name();
    if inputs.len() > 1 {
        let count = inputs.len();
        return Err(Stop::failed(format!(
            "{}: these are {count} files; name one: {name}",
            args.what
        )));
    }
    let bytes = inputs[0].read().map_err(|error| Stop::failed(format!("{name}: {error}")))?;
    let source = Source { quadrant: args.quadrant, ..Source::any() };
    let options = super::check::read_options(&source);
    match AnyDocument::read(&bytes, &options, &source.go()) {
        Ok(AnyDocument::Xiangqi(document)) => game(args, &name, &document, &mut out, view),
        Ok(AnyDocument::Go(document)) => go::show(args, &document, &mut out),
        Err(error) => Err(Stop::failed(format!("{name}: {error}"))),
    }
}

/// Reads an argument that is no file, but a position as lists of positions and engines have it:
/// with operations, moves or a name.
fn typed(what: &str) -> Option<Document<'_>> {
    if Path::new(what).exists() {
        return None;
    }
    let document = Document::read(what.as_bytes(), &ReadOptions::default()).ok()?;
    let is_list = matches!(
        document.format,
        Format::Fen | Format::Epd | Format::UciPosition | Format::Eglib | Format::Csv
    );
    // Where the position cannot be read, the reason for that is told instead.
    let is_read = document.games().all(|raw| match &raw.start {
        RawStart::Fen { text, .. } => Fen::read(text).is_ok(),
        RawStart::Usual | RawStart::Setup { .. } => true,
    });
    (is_list && is_read).then_some(document)
}

/// Shows a game of a document.
fn game(args: &Show, name: &str, document: &Document<'_>, out: &mut impl Write, view: View) -> Run {
    let source = Source { quadrant: args.quadrant, ..Source::any() };
    let raw = document
        .games()
        .nth(args.game - 1)
        .ok_or_else(|| no_game(args, document.games().count()))?;
    let Checked { game, diagnostics, .. } = check(&raw, &document.text, &check_options(&source));
    let line: Vec<NodeId> = game.tree.main_line().collect();
    let shown = args.ply.unwrap_or(line.len());
    let is_shown = |found: &&Diagnostic| {
        is_grave(found) && found.place.ply.is_none_or(|ply| ply as usize <= shown.saturating_add(1))
    };
    let status = report(name, &document.text, diagnostics.iter().filter(is_shown));
    let ply = ply(args, line.len())?;
    let (stage, last) = play(&game, &line[..ply]);
    for name in ["Event", "Date", "Red", "Black"] {
        if let Some(value) = game.tags.get(name).filter(|value| !value.is_empty()) {
            writeln!(out, "{name}: {value}")?;
        }
    }
    match &last {
        Some((mv, text)) => writeln!(out, "after ply {ply} of {}: {text} ({mv})", line.len())?,
        None => writeln!(out, "the start; {} plies follow", line.len())?,
    }
    print(out, &stage, last.map(|(mv, _)| mv), view)?;
    Ok(status)
}

/// Shows the position of a FEN.
fn position(args: &Show, stage: &Stage, out: &mut impl Write, view: View) -> Run {
    if args.game > 1 {
        return Err(no_game(args, 1));
    }
    ply(args, 0)?;
    let text = args.what.clone();
    let span = Span::new(0, text.len());
    let raw = RawGame { start: RawStart::Fen { text, span }, ..RawGame::new() };
    let checked = check(&raw, &args.what, &CheckOptions::default());
    let status = report("FEN", &args.what, checked.diagnostics.iter().filter(|it| is_grave(it)));
    print(out, stage, None, view)?;
    Ok(status)
}

/// Tells whether a finding is about what is shown: errors, and a start that no game can have.
fn is_grave(found: &Diagnostic) -> bool {
    let is_of_start = matches!(found.problem, Problem::Game(GameProblem::IllegalStart(_)));
    found.severity() == Severity::Error || is_of_start
}

/// Prints findings to standard error.
fn report<'d>(file: &str, text: &str, found: impl Iterator<Item = &'d Diagnostic>) -> Status {
    let reporting = Reporting::default();
    let styled = reporting.colors(&io::stderr());
    let language = reporting.language();
    let lines = LineIndex::new(text);
    let drawn = Drawn { file, text, lines: &lines, styled, language };
    let mut status = Status::Done;
    for found in found {
        tell_line!("{}\n", drawn.draw(found, None));
        if found.severity() == Severity::Error {
            status = Status::Faults;
        }
    }
    status
}

/// Returns the ply that is asked for, or the last.
fn ply(args: &Show, last: usize) -> Result<usize, Stop> {
    match args.ply {
        None => Ok(last),
        Some(ply) if ply <= last => Ok(ply),
        Some(ply) => {
            let what = &args.what;
            Err(Stop::failed(match last {
                0 => format!("{what}: there is no ply {ply}: no move is known"),
                _ => format!("{what}: there is no ply {ply}: the last is {last}"),
            }))
        }
    }
}

fn no_game(args: &Show, count: usize) -> Stop {
    let (what, number) = (&args.what, args.game);
    Stop::failed(match count {
        0 => format!("{what}: there is no game"),
        1 => format!("{what}: there is no game {number}: there is one alone"),
        _ => format!("{what}: there is no game {number}: the last is {count}"),
    })
}

/// Plays `line` and returns where it leads, and the last move with its text.
fn play(game: &XiangqiGame, line: &[NodeId]) -> (Stage, Option<(Move, String)>) {
    let mut stage = Stage::new(game.start.clone());
    let mut last = None;
    for mv in line.iter().filter_map(|&id| game.tree[id].mv) {
        let text = write_move(&stage, mv, Notation::Chinese, &Style::default());
        last = Some((mv, text.map_or_else(|_| mv.to_string(), |text| text.to_string())));
        stage.advance(mv);
    }
    (stage, last)
}

fn print(out: &mut impl Write, stage: &Stage, mark: Option<Move>, view: View) -> io::Result<()> {
    for line in board_view::draw(stage.board(), mark, view) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{} to move", stage.side_to_move())?;
    writeln!(out, "{}", stage.setup())
}
