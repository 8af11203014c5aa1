//! `yipu perft`: counts the lines of legal moves.

use std::io::{self, Write};
use std::time::Instant;

use serde_json::json;
use xiangqi_core::Position;

use crate::args::Perft;
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Perft) -> Run {
    let position: Position = match &args.fen {
        None => Position::start(),
        Some(fen) => fen.parse().map_err(|error| Stop::failed(format!("--fen: {error}")))?,
    };
    let mut out = io::stdout().lock();
    let began = Instant::now();
    let nodes = if args.divide && args.depth > 0 {
        let mut sum = 0;
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(mv);
            let nodes = next.perft(args.depth - 1);
            if !args.json {
                writeln!(out, "{mv} {nodes}")?;
            }
            sum += nodes;
        }
        sum
    } else {
        position.perft(args.depth)
    };
    let seconds = began.elapsed().as_secs_f64();
    let speed = if seconds > 0.0 { (nodes as f64 / seconds).round() } else { 0.0 };
    if args.json {
        let answer = json!({
            "schema": "yipu/perft/1",
            "fen": position.to_setup().to_string(),
            "depth": args.depth,
            "nodes": nodes,
            "seconds": seconds,
            "nodes_per_second": speed,
        });
        writeln!(out, "{}", args.layout.text(&answer))?;
    } else {
        writeln!(out, "nodes {nodes}")?;
        writeln!(out, "{seconds:.3} s, {:.1} million nodes a second", speed / 1e6)?;
    }
    Ok(Status::Done)
}
