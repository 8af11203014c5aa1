//! `yipu formats`: the table of formats.

use std::io::{self, Write};

use records::Format;
use serde_json::json;

use crate::args::Table;
use crate::status::{Run, Status};

pub(crate) fn run(args: &Table) -> Run {
    let mut out = io::stdout().lock();
    for format in Format::ALL {
        if args.json {
            let row = json!({
                "schema": "yipu/formats/1",
                "name": format.name(),
                "about": format.about(),
                "reads": format.can_read(),
                "writes": format.can_write(),
                "proven": format.is_proven(),
                "extension": format.extension(),
            });
            writeln!(out, "{}", args.layout.text(&row))?;
        } else {
            let reads = if format.can_read() { "read" } else { "-" };
            let writes = if format.can_write() { "write" } else { "-" };
            let proven = if format.is_proven() || !format.can_read() { "" } else { " (unproven)" };
            writeln!(
                out,
                "{:<13} {reads:<5} {writes:<6} {}{proven}",
                format.name(),
                format.about()
            )?;
        }
    }
    Ok(Status::Done)
}
