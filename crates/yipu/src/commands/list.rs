//! `yipu list`: the games of files, one a line.

use std::io::{self, Write};

use rayon::prelude::*;
use records::go::{GoGame, InfoField};
use records::raw::RawGame;
use records::{AnyDocument, GameResult, pgn};
use serde_json::{Value, json};

use super::check::read_options;
use crate::args::List;
use crate::inputs::{InBlocks, Input, Part, batches, expand, in_blocks};
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &List) -> Run {
    let (inputs, refused) = expand(&args.source.inputs)?;
    let mut status = refused.status();
    let mut out = io::BufWriter::new(io::stdout());
    let mut take = |listed: Listed| {
        tell!("{}", listed.failure);
        if !listed.failure.is_empty() {
            status = Status::Faults;
        }
        out.write_all(listed.lines.as_bytes()).map_err(Stop::from)
    };
    for batch in batches(&inputs) {
        if let [input] = &inputs[batch.clone()]
            && input.is_large()
        {
            large(input, args, &mut take)?;
            continue;
        }
        let listed: Vec<_> = inputs[batch].par_iter().map(|input| small(input, args)).collect();
        listed.into_iter().try_for_each(&mut take)?;
    }
    out.flush()?;
    Ok(status)
}

/// The lines of an input, or of a block of it.
#[derive(Debug, Default)]
struct Listed {
    lines: String,
    /// Why nothing could be read.
    failure: String,
}

impl Listed {
    fn failed(name: &str, error: &impl std::fmt::Display) -> Self {
        Self { lines: String::new(), failure: format!("yipu: {name}: {error}\n") }
    }

    fn part(name: &str, part: &Part<'_>, args: &List) -> Self {
        let mut listed = Self::default();
        match &part.document {
            AnyDocument::Xiangqi(document) => {
                for (number, game) in (part.first..).zip(document.games()) {
                    listed.add(name, &Row::xiangqi(number, &game), args);
                }
            }
            AnyDocument::Go(document) => {
                for (number, game) in (part.first..).zip(document.games()) {
                    listed.add(name, &Row::go(number, &game.value), args);
                }
            }
        }
        listed
    }

    fn add(&mut self, name: &str, row: &Row<'_>, args: &List) {
        if args.game.as_ref().is_some_and(|games| !games.holds(row.number)) {
            return;
        }
        let line = if args.json { args.layout.text(&row.json(name)) } else { row.sentence(name) };
        self.lines.push_str(&line);
        self.lines.push('\n');
    }
}

fn large(
    input: &Input,
    args: &List,
    take: &mut impl FnMut(Listed) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let name = input.name();
    let list = |part: &Part<'_>| Listed::part(&name, part, args);
    match in_blocks(input, &read_options(&args.source), list, &mut *take) {
        Ok(Ok(InBlocks::Done(_))) => Ok(()),
        Ok(Ok(InBlocks::Whole(bytes))) => take(whole(&bytes, &name, args)),
        Ok(Err(stop)) => Err(stop),
        Err(error) => take(Listed::failed(&name, &error)),
    }
}

fn small(input: &Input, args: &List) -> Listed {
    let name = input.name();
    match input.read() {
        Ok(bytes) => whole(&bytes, &name, args),
        Err(error) => Listed::failed(&name, &error),
    }
}

fn whole(bytes: &[u8], name: &str, args: &List) -> Listed {
    let options = read_options(&args.source);
    match AnyDocument::read(bytes, &options, &args.source.go()) {
        Ok(document) => Listed::part(name, &Part::whole(document), args),
        Err(error) => Listed::failed(name, &error),
    }
}

/// What the list says of a game.
struct Row<'g> {
    number: u32,
    title: &'g str,
    /// The players, the one who begins first, with the names of their fields.
    players: [(&'static str, &'g str); 2],
    date: &'g str,
    result: String,
    plies: usize,
}

impl<'g> Row<'g> {
    fn xiangqi(number: u32, game: &'g RawGame) -> Self {
        let tag = |name| game.tag(name).map_or("", |tag| tag.value.trim());
        let token = game.result.map_or(GameResult::Unknown, |(result, _)| result);
        let result = pgn::tag_result(tag("Result")).unwrap_or(token);
        Self {
            number,
            title: [tag("Title"), tag("Event")].into_iter().find(|it| !it.is_empty()).unwrap_or(""),
            players: [("red", tag("Red")), ("black", tag("Black"))],
            date: tag("Date"),
            result: result.pgn().to_owned(),
            plies: game.tree.main_line().count(),
        }
    }

    fn go(number: u32, game: &'g GoGame) -> Self {
        let info = |field| game.info.get(field).map_or("", str::trim);
        let titles = [info(InfoField::GameName), info(InfoField::Event)];
        Self {
            number,
            title: titles.into_iter().find(|it| !it.is_empty()).unwrap_or(""),
            players: [("black", info(InfoField::Black)), ("white", info(InfoField::White))],
            date: info(InfoField::Date),
            result: info(InfoField::Result).to_owned(),
            plies: game.main_moves().count(),
        }
    }

    fn sentence(&self, name: &str) -> String {
        let mut line = format!("{name}, game {}: ", self.number);
        let [(_, first), (_, second)] = self.players;
        let players = match (first, second) {
            ("", "") => String::new(),
            (first, "") => format!("{first} – ?"),
            ("", second) => format!("? – {second}"),
            _ => format!("{first} – {second}"),
        };
        for text in [self.title, &players, self.date, &self.result] {
            if !text.is_empty() {
                // A title may have line breaks.
                line.extend(text.lines());
                line.push_str(", ");
            }
        }
        line.push_str(&match self.plies {
            1 => "1 ply".to_owned(),
            plies => format!("{plies} plies"),
        });
        line
    }

    fn json(&self, name: &str) -> Value {
        let [(first, one), (second, other)] = self.players;
        json!({
            "schema": "yipu/list/1",
            "file": name,
            "game": self.number,
            "title": self.title,
            first: one,
            second: other,
            "date": self.date,
            "result": self.result,
            "plies": self.plies,
        })
    }
}
