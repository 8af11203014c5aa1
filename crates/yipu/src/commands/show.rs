//! `yipu show`: a board in the terminal.

mod go;

use std::io::{self, Write};
use std::path::PathBuf;

use records::check::{Stage, check};
use records::{AnyDocument, NodeId, XiangqiGame};
use xiangqi_core::{Fen, Move, Play};
use xiangqi_notation::{Notation, Style, write_move};

use super::check::check_options;
use crate::args::{Named, Show, Source};
use crate::board_view::{self, View};
use crate::inputs::{Limits, expand};
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Show) -> Run {
    let view = if args.from_black { View::Black } else { View::Red };
    let mut out = io::stdout().lock();
    let no_fen = match Fen::read(&args.what) {
        Ok(fen) => {
            let stage = Stage::new(fen.setup);
            print(&mut out, &stage, None, view)?;
            return Ok(Status::Done);
        }
        Err(error) => error,
    };
    let named = Named { inputs: vec![PathBuf::from(&args.what)], limits: Limits::default() };
    let (inputs, _) = expand(&named).inspect_err(|_| {
        eprintln!("yipu: {}: and it is no FEN: {no_fen}", args.what);
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
    let document = match AnyDocument::read(&bytes, &options, &source.go()) {
        Ok(AnyDocument::Xiangqi(document)) => document,
        Ok(AnyDocument::Go(document)) => return go::show(args, &document, &mut out),
        Err(error) => return Err(Stop::failed(format!("{name}: {error}"))),
    };
    let number = args.game.max(1);
    let raw = document
        .games()
        .nth(number - 1)
        .ok_or_else(|| Stop::failed(format!("{}: there is no game {number}", args.what)))?;
    let game = check(&raw, &document.text, &check_options(&source)).game;
    let line: Vec<NodeId> = game.tree.main_line().collect();
    let ply = args.ply.unwrap_or(line.len()).min(line.len());
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
    print(&mut out, &stage, last.map(|(mv, _)| mv), view)?;
    Ok(Status::Done)
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
