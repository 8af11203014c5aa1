//! `yipu notations`: the table of notations with examples and sources.

use std::io::{self, Write};

use serde_json::json;
use xiangqi_notation::CATALOGUE;

use crate::args::Table;
use crate::status::{Run, Status};

pub(crate) fn run(args: &Table) -> Run {
    let mut out = io::stdout().lock();
    for entry in &CATALOGUE {
        let name = entry.notation.name();
        let texts: Vec<&str> = entry.examples.iter().map(|example| example.text).collect();
        if args.json {
            let examples: Vec<_> = entry
                .examples
                .iter()
                .map(|it| json!({ "position": it.position, "ucci": it.ucci, "text": it.text }))
                .collect();
            let row = json!({
                "schema": "yipu/notations/1",
                "name": name,
                "summary": entry.summary,
                "examples": examples,
                "source": entry.source,
                "undefined": entry.undefined,
            });
            writeln!(out, "{}", args.layout.text(&row))?;
        } else {
            writeln!(out, "{name:<16} {}", entry.summary)?;
            writeln!(out, "{:<16} {}", "", texts.join("  "))?;
            writeln!(out, "{:<16} {}", "", entry.source)?;
        }
    }
    Ok(Status::Done)
}
