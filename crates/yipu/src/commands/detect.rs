//! `yipu detect`: what each file is.

use std::io::{self, Write};

use rayon::prelude::*;
use records::check::check;
use records::go::{GoFormatProblem, GoGame, NotGo};
use records::{AnyDocument, Document, Explain, Problem, Reading};
use serde_json::json;
use xiangqi_notation::{Dialect, Notation};

use super::check::{check_options, read_options};
use crate::args::Detect;
use crate::inputs::{Input, batches, expand};
use crate::status::{Run, Status};

pub(crate) fn run(args: &Detect) -> Run {
    let (inputs, refused) = expand(&args.source.inputs)?;
    let mut status = refused.status();
    let mut out = io::BufWriter::new(io::stdout());
    for batch in batches(&inputs) {
        let answers: Vec<_> = inputs[batch].par_iter().map(|input| answer(input, args)).collect();
        for (line, found) in answers {
            status = status.max(found);
            writeln!(out, "{line}")?;
        }
    }
    out.flush()?;
    Ok(status)
}

/// Returns what an SGF record of another game than Go is.
fn other_game(game: &Reading<GoGame>) -> Option<NotGo> {
    game.diagnostics.iter().find_map(|found| match found.problem {
        Problem::GoFormat(GoFormatProblem::NotGo(other)) => Some(other),
        _ => None,
    })
}

/// What is said of one input.
fn answer(input: &Input, args: &Detect) -> (String, Status) {
    let name = input.name();
    let unknown = |code: &str, message: &str| {
        let line = if args.json {
            args.layout.text(&json!({
                "schema": "yipu/detect/1", "file": name, "format": null, "encoding": null,
                "notation": null, "dialect": null, "notations": {}, "games": 0, "confidence": 0.0,
                "code": code, "message": message,
            }))
        } else {
            format!("{name}: {message}")
        };
        (line, Status::Faults)
    };
    let bytes = match input.read() {
        Ok(bytes) => bytes,
        Err(error) => return unknown("file/unreadable", &error.to_string()),
    };
    let options = read_options(&args.source);
    let line = match AnyDocument::read(&bytes, &options, &args.source.go()) {
        Ok(AnyDocument::Go(document)) => {
            let mut games = 0;
            for game in document.games() {
                // A collection is of the game that its first record is of.
                if games == 0
                    && let Some(other) = other_game(&game)
                {
                    return unknown(other.code(), &other.to_string());
                }
                games += 1;
            }
            let (format, encoding) = (document.format, document.detection.encoding.name());
            if args.json {
                args.layout.text(&json!({
                    "schema": "yipu/detect/1", "file": name, "format": format.name(),
                    "encoding": encoding, "notation": null, "dialect": null, "notations": {},
                    "games": games, "confidence": document.detection.confidence(),
                }))
            } else {
                let plural = if games == 1 { "" } else { "s" };
                format!("{name}: {format}, {encoding}, {games} game{plural} of Go")
            }
        }
        Ok(AnyDocument::Xiangqi(document)) => {
            let found = Found::new(&document, args);
            if args.json {
                args.layout.text(&found.json(&name, &document))
            } else {
                found.sentence(&name, &document)
            }
        }
        Err(error) => return unknown(error.code(), &error.to_string()),
    };
    (line, Status::Done)
}

/// What the games of a file show.
struct Found {
    games: usize,
    /// The notations with the number of their games, the most frequent first.
    notations: Vec<(Notation, usize)>,
}

impl Found {
    fn new(document: &Document<'_>, args: &Detect) -> Self {
        let options = check_options(&args.source);
        let mut notations = [0_usize; Notation::ALL.len()];
        let mut games = 0;
        for raw in document.games() {
            games += 1;
            let checked = check(&raw, &document.text, &options);
            let of_format = || document.format.notation().filter(|_| checked.plies > 0);
            if let Some(notation) = checked.notation.or_else(of_format) {
                notations[notation as usize] += 1;
            }
        }
        let counts = Notation::ALL.into_iter().map(|it| (it, notations[it as usize]));
        let mut notations: Vec<_> = counts.filter(|&(_, count)| count > 0).collect();
        notations.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        Self { games, notations }
    }

    /// Returns the notation of more than half of the games whose notation is known.
    fn notation(&self) -> Option<Notation> {
        let all: usize = self.notations.iter().map(|&(_, count)| count).sum();
        let &(notation, count) = self.notations.first()?;
        (count * 2 > all).then_some(notation)
    }

    fn confidence(document: &Document<'_>) -> f64 {
        document.detection.as_ref().map_or(1.0, records::encoding::Detection::confidence)
    }

    fn json(&self, name: &str, document: &Document<'_>) -> serde_json::Value {
        let notations = self.notations.iter().map(|(it, count)| (it.to_string(), json!(count)));
        json!({
            "schema": "yipu/detect/1",
            "file": name,
            "format": document.format.name(),
            "encoding": document.detection.as_ref().map(|found| found.encoding.name()),
            "notation": self.notation().map(Notation::name),
            "dialect": self.notation().and_then(Notation::dialect).map(Dialect::name),
            "notations": notations.collect::<serde_json::Map<_, _>>(),
            "games": self.games,
            "confidence": Self::confidence(document),
        })
    }

    fn sentence(&self, name: &str, document: &Document<'_>) -> String {
        let mut sentence = format!("{name}: {}", document.format);
        if let Some(found) = &document.detection {
            sentence.push_str(&format!(", {}", found.encoding.name()));
            if found.is_doubtful() {
                sentence.push_str(" (doubtful)");
            }
        }
        match &self.notations[..] {
            [] => {}
            [(notation, _)] => sentence.push_str(&format!(", moves in {notation}")),
            several => {
                let counted = several.iter().map(|(notation, count)| match count {
                    1 => format!("{notation} (1 game)"),
                    count => format!("{notation} ({count} games)"),
                });
                let counted = counted.collect::<Vec<_>>().join(" and ");
                sentence.push_str(&format!(", moves in {counted}"));
            }
        }
        let plural = if self.games == 1 { "" } else { "s" };
        sentence.push_str(&format!(", {} game{plural}", self.games));
        sentence
    }
}
