//! `yipu notations`: the table of notations, each with 炮二平五 as it writes it.

use std::io::{self, Write};

use serde_json::json;
use xiangqi_core::{Position, Square};
use xiangqi_notation::{Notation, Style, write_move};

use crate::args::Table;
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Table) -> Run {
    let mut out = io::stdout().lock();
    let start = Position::start();
    let square = |name: &str| name.parse::<Square>().map_err(Stop::failed);
    let mv = xiangqi_core::Move::new(square("h2")?, square("e2")?);
    for notation in Notation::ALL {
        let example = write_move(&start, mv, notation, &Style::default())
            .map_or_else(|error| error.to_string(), |text| text.to_string());
        if args.json {
            let row = json!({
                "schema": "yipu/notations/1",
                "name": notation.name(),
                "example": example,
                "source": notation.source(),
            });
            writeln!(out, "{row}")?;
        } else {
            writeln!(out, "{:<16} {example}\t{}", notation.name(), notation.source())?;
        }
    }
    Ok(Status::Done)
}
