//! `yipu judge`: who must change in a repetition, by which clause, on what evidence.

use std::fs;
use std::io::{self, Write};

use records::Document;
use records::check::check;
use serde_json::{Value, json};
use xiangqi_core::rules::{History, Judge, JudgedPly, Judgement, Ruleset};
use xiangqi_core::{Fen, Move, Position};
use xiangqi_notation::{Accept, Notation, Style, read_move, split_moves, write_move};

use super::check::{check_options, read_options};
use crate::args::{Judge as Args, Source};
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Args) -> Run {
    let history = history(args)?;
    let mut out = io::stdout().lock();
    let rulesets: Vec<Ruleset> = match args.rules {
        Some(ruleset) => vec![ruleset],
        None => Ruleset::ALL.to_vec(),
    };
    for ruleset in rulesets {
        let judge = Judge::new(ruleset);
        let repetitions = history.repetitions(judge.times);
        let mut judged: Vec<Judgement> = repetitions
            .iter()
            .filter_map(|repetition| judge.judge_at(&history, repetition.ply()))
            .collect();
        if judged.is_empty() {
            judged.extend(judge.judge(&history));
        }
        if judged.is_empty() {
            none(&mut out, ruleset, args)?;
        }
        for judgement in &judged {
            if args.json {
                writeln!(out, "{}", object(ruleset, &history, judgement))?;
            } else {
                sheet(&mut out, ruleset, &history, judgement)?;
            }
        }
    }
    Ok(Status::Done)
}

/// The moves to be judged: those of the command line, or of the main line of a file.
fn history(args: &Args) -> Result<History, Stop> {
    let (start, moves) = match &args.file {
        Some(file) => {
            let name = file.display().to_string();
            let bytes = fs::read(file).map_err(|error| Stop::failed(format!("{name}: {error}")))?;
            let source = Source::any();
            let document = Document::read(&bytes, &read_options(&source, &name))
                .map_err(|error| Stop::failed(format!("{name}: {error}")))?;
            let raw = document
                .games()
                .nth(args.game.max(1) - 1)
                .ok_or_else(|| Stop::failed(format!("{name}: there is no game {}", args.game)))?;
            let game = check(&raw, &document.text, &check_options(&source)).game;
            let moves: Vec<Move> =
                game.tree.main_line().filter_map(|id| game.tree[id].mv).collect();
            (game.start, moves)
        }
        None => {
            let start = match &args.fen {
                Some(fen) => {
                    Fen::read(fen).map_err(|error| Stop::failed(format!("--fen: {error}")))?.setup
                }
                None => Position::start().to_setup(),
            };
            let moves = typed(args.moves.as_deref().unwrap_or_default(), &start)?;
            (start, moves)
        }
    };
    let start = Position::new(start)
        .map_err(|error| Stop::failed(format!("only legal positions can be judged: {error}")))?;
    History::replay(start, moves).map_err(|error| Stop::failed(error.to_string()))
}

fn typed(text: &str, start: &xiangqi_core::Setup) -> Result<Vec<Move>, Stop> {
    let mut stage = records::check::Stage::new(start.clone());
    let mut moves = Vec::new();
    for word in split_moves(text).into_iter().map(|span| &text[span.range()]) {
        let read = read_move(&stage, word, &Accept::ANY).map_err(|error| {
            Stop::failed(format!("move {}: `{word}`: {error}", moves.len() + 1))
        })?;
        stage.advance(read.mv);
        moves.push(read.mv);
    }
    Ok(moves)
}

fn none(out: &mut impl Write, ruleset: Ruleset, args: &Args) -> io::Result<()> {
    if args.json {
        let object = json!({
            "schema": "yipu/judge/1", "ruleset": ruleset.code(), "who_must_change": "neither",
            "clause": null, "cycle": [], "limits_hit": false,
        });
        writeln!(out, "{object}")
    } else {
        writeln!(out, "{}: no position stands for the second time", ruleset.code())
    }
}

fn natures(ply: &JudgedPly) -> Vec<&'static str> {
    ply.natures.iter().map(xiangqi_core::rules::Nature::code).collect()
}

fn evidence(ply: &JudgedPly) -> Vec<String> {
    let checks = ply.evidence.checkers.into_iter().map(|square| format!("check from {square}"));
    let kill = ply.evidence.kill.iter().map(ToString::to_string);
    checks.chain(kill).chain(ply.chasing().map(ToString::to_string)).collect()
}

fn object(ruleset: Ruleset, history: &History, judgement: &Judgement) -> Value {
    let cycle: Vec<_> = judgement
        .last_round()
        .iter()
        .map(|ply| {
            json!({
                "ply": ply.evidence.ply + 1,
                "move": ply.evidence.mv.to_string(),
                "text": text(history, ply),
                "natures": natures(ply),
                "evidence": evidence(ply),
            })
        })
        .collect();
    json!({
        "schema": "yipu/judge/1",
        "ruleset": ruleset.code(),
        "who_must_change": judgement.verdict.who_must_change.code(),
        "clause": judgement.verdict.clause.source(),
        "cycle": cycle,
        "limits_hit": judgement.limits_hit(),
        "occurrences": judgement.repetition.occurrences().len(),
        "rule": judgement.verdict.clause.rule(),
    })
}

fn text(history: &History, ply: &JudgedPly) -> String {
    let mv = ply.evidence.mv;
    history
        .position_at(ply.evidence.ply)
        .and_then(|position| write_move(position, mv, Notation::Chinese, &Style::default()).ok())
        .map_or_else(|| mv.to_string(), |text| text.to_string())
}

fn sheet(
    out: &mut impl Write,
    ruleset: Ruleset,
    history: &History,
    judgement: &Judgement,
) -> io::Result<()> {
    let verdict = &judgement.verdict;
    writeln!(out, "{}: {}", ruleset.code(), verdict.who_must_change)?;
    writeln!(out, "  {} ({})", verdict.clause.rule(), verdict.clause.source())?;
    for ply in judgement.last_round() {
        let names: Vec<String> = ply
            .natures
            .iter()
            .map(|nature| format!("{} {}", nature.chinese(), nature.code()))
            .collect();
        let line = format!("  {}. {}", ply.evidence.ply + 1, text(history, ply));
        writeln!(out, "{line}  {}", names.join(", "))?;
        for line in evidence(ply) {
            writeln!(out, "       {line}")?;
        }
    }
    if judgement.limits_hit() {
        writeln!(out, "  a search ran out of nodes")?;
    }
    Ok(())
}
