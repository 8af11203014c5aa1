//! `yipu ambiguity`: how many moves a written move can mean.

use std::io::{self, Write};

use notation_syntax::SyntaxError;
use records::check::Stage;
use xiangqi_core::{Color, Fen};
use xiangqi_notation::{Notation, written_move};

use crate::args::{Ambiguity, NotationOrAny};
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Ambiguity) -> Run {
    let notations: Vec<Notation> = match args.from {
        NotationOrAny::One(notation) => vec![notation],
        NotationOrAny::Any => Notation::ALL.to_vec(),
    };
    let stage = match &args.fen {
        None => None,
        Some(fen) => {
            let fen = Fen::read(fen).map_err(|error| Stop::failed(format!("--fen: {error}")))?;
            Some(Stage::new(fen.setup))
        }
    };
    let color = if args.black { Color::Black } else { Color::Red };
    let mut out = io::stdout().lock();
    let mut seen = Vec::new();
    let mut furthest: Option<SyntaxError> = None;
    for notation in notations {
        let written = match written_move(&args.text, notation) {
            Ok(written) => written,
            Err(error) => {
                if furthest.is_none_or(|before| before.span.start < error.span.start) {
                    furthest = Some(error);
                }
                continue;
            }
        };
        let moves = match &stage {
            Some(stage) => written.in_position(stage),
            None => written.on_empty_board(color),
        };
        if seen.contains(&moves) {
            continue;
        }
        let list: Vec<_> = moves.iter().map(ToString::to_string).collect();
        writeln!(out, "{} {}: {}", notation.name(), moves.len(), list.join(" "))?;
        seen.push(moves);
    }
    match furthest {
        Some(error) if seen.is_empty() => {
            Err(Stop::failed(format!("`{}` is no move: {error}", args.text)))
        }
        _ => Ok(Status::Done),
    }
}
