//! `yipu transform`: records of Go turned and mirrored.

use std::io::{self, Write};

use go_notation::{QuadrantBoards, QuadrantNotation, Symmetry};
use records::Format;
use records::go::quadrant::WriteRecord;
use records::go::{GoDocument, GoGame, ReadGo, SetupStones, quadrant, write_sgf};

use crate::args::Transform;
use crate::inputs::expand;
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Transform) -> Run {
    let turn = args.turn.unwrap_or(Symmetry::Identity);
    let symmetry = turn.then(args.mirror.unwrap_or(Symmetry::Identity));
    if symmetry == Symmetry::Identity && args.turn.is_none() && args.mirror.is_none() {
        return Err(Stop::failed("say what to do: --turn 90|180|270 or --mirror AXIS"));
    }
    let (inputs, mut status) = expand(&args.inputs)?;
    let mut out = io::stdout().lock();
    for input in inputs {
        let name = input.name();
        let document = input.read();
        let document = match &document {
            Ok(bytes) => GoDocument::read(bytes, &ReadGo::default()).map_err(|it| it.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let document = match document {
            Ok(document) => document,
            Err(error) => {
                eprintln!("yipu: {name}: {error}");
                status = Status::Faults;
                continue;
            }
        };
        let games: Vec<GoGame> =
            document.games().map(|game| game.value.transformed(symmetry)).collect();
        match document.format {
            Format::Quadrant => {
                for game in &games {
                    match quadrant::write(game, &record(game)) {
                        Ok((text, _)) => writeln!(out, "{text}")?,
                        Err(error) => {
                            eprintln!("yipu: {name}: {error}");
                            status = Status::Faults;
                        }
                    }
                }
            }
            _ => out.write_all(write_sgf(&games).as_bytes())?,
        }
    }
    Ok(status)
}

fn record(game: &GoGame) -> WriteRecord {
    let notation = QuadrantNotation {
        size: game.size,
        boards: QuadrantBoards::Odd,
        passes: go_notation::Passes::BareMark,
        ..QuadrantNotation::STRICT
    };
    WriteRecord { notation, setup: SetupStones::LeftOut }
}
