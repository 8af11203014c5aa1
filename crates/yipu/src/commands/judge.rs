//! `yipu judge`: who must change in a repetition, by which clause, on what evidence.

use std::fs;
use std::io::{self, Write};

use records::Document;
use records::check::check;
use serde_json::{Value, json};
use xiangqi_core::rules::{History, Judge, JudgedPly, Judgement, Ruleset, Verdict};
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
    let all: Vec<(Ruleset, Vec<Judgement>)> =
        rulesets.into_iter().map(|ruleset| (ruleset, judge(&history, ruleset))).collect();
    if args.json {
        for (ruleset, judgements) in &all {
            let objects = judgements.iter().map(|judgement| object(*ruleset, &history, judgement));
            let objects: Vec<Value> = objects.collect();
            let objects = if objects.is_empty() { vec![nothing(*ruleset)] } else { objects };
            for object in objects {
                writeln!(out, "{}", args.layout.text(&object))?;
            }
        }
        return Ok(Status::Done);
    }
    // Which positions repeat depends on the moves alone, so every rule set judges the same.
    let repetitions = all.first().map_or(0, |(_, judgements)| judgements.len());
    for index in 0..repetitions {
        let side_by_side: Vec<(Ruleset, &Judgement)> =
            all.iter().map(|(ruleset, judgements)| (*ruleset, &judgements[index])).collect();
        sheet(&mut out, &history, &side_by_side)?;
    }
    if repetitions == 0 {
        writeln!(out, "no position stands for the second time")?;
    }
    Ok(Status::Done)
}

/// Every repetition at which the rules take notice; without one, that of the last move.
fn judge(history: &History, ruleset: Ruleset) -> Vec<Judgement> {
    let judge = Judge::new(ruleset);
    let noticed = history.repetitions(judge.times);
    let judged: Vec<Judgement> =
        noticed.iter().filter_map(|repetition| judge.judge_at(history, repetition.ply())).collect();
    if judged.is_empty() { judge.judge(history).into_iter().collect() } else { judged }
}

/// The moves to be judged: those of the command line, or of the main line of a file.
fn history(args: &Args) -> Result<History, Stop> {
    let (start, moves) = match &args.file {
        Some(file) => {
            let name = file.display().to_string();
            let bytes = fs::read(file).map_err(|error| Stop::failed(format!("{name}: {error}")))?;
            let source = Source::any();
            let document = Document::read(&bytes, &read_options(&source))
                .map_err(|error| Stop::failed(format!("{name}: {error}")))?;
            let raw = document
                .games()
                .nth(args.game - 1)
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

/// The answer where nothing repeats.
fn nothing(ruleset: Ruleset) -> Value {
    json!({
        "schema": "yipu/judge/1", "ruleset": ruleset.code(), "who_must_change": "neither",
        "clause": null, "cycle": [], "limits_hit": false,
    })
}

fn natures(ply: &JudgedPly) -> Vec<&'static str> {
    ply.natures.iter().map(xiangqi_core::rules::Nature::code).collect()
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
                "evidence": ply.reasons(),
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

/// One repetition under the rule sets, side by side.
fn sheet(
    out: &mut impl Write,
    history: &History,
    judgements: &[(Ruleset, &Judgement)],
) -> io::Result<()> {
    let Some((_, first)) = judgements.first() else { return Ok(()) };
    let occurrences = first.repetition.occurrences();
    let last = occurrences.last().copied().unwrap_or_default();
    writeln!(out, "the position after ply {last} stands for the {}", times(occurrences.len()))?;
    let plies = first.last_round().len();
    for index in 0..plies {
        let of_rules: Vec<(Ruleset, &JudgedPly)> = judgements
            .iter()
            .filter_map(|(ruleset, judged)| Some((*ruleset, judged.last_round().get(index)?)))
            .collect();
        moved(out, history, &of_rules)?;
    }
    for (ruleset, judgement) in judgements {
        let Verdict { who_must_change, clause, .. } = &judgement.verdict;
        writeln!(out, "  {}: {who_must_change}", ruleset.code())?;
        writeln!(out, "      {} ({})", clause.rule(), clause.source())?;
        if judgement.limits_hit() {
            writeln!(out, "      a search ran out of nodes")?;
        }
    }
    if let [(one, this), (other, that)] = judgements
        && this.verdict.who_must_change != that.verdict.who_must_change
    {
        difference(out, history, (*one, this), (*other, that))?;
    }
    Ok(())
}

/// One move with its nature, and the reasons for it, under each rule set; once where they agree.
fn moved(
    out: &mut impl Write,
    history: &History,
    of_rules: &[(Ruleset, &JudgedPly)],
) -> io::Result<()> {
    let Some((_, first)) = of_rules.first() else { return Ok(()) };
    writeln!(out, "  {}. {}", first.evidence.ply + 1, text(history, first))?;
    let agree = of_rules
        .iter()
        .all(|(_, ply)| ply.natures == first.natures && ply.reasons() == first.reasons());
    for (ruleset, ply) in if agree { &of_rules[..1] } else { of_rules } {
        let under = if agree { String::new() } else { format!("{}: ", ruleset.code()) };
        writeln!(out, "      {under}{}: {}", named(ply), ply.reasons().join("; "))?;
    }
    Ok(())
}

fn named(ply: &JudgedPly) -> String {
    let names = ply.natures.iter().map(|nature| format!("{} {}", nature.chinese(), nature.code()));
    names.collect::<Vec<_>>().join(", ")
}

/// Where and why two rule sets answer differently.
fn difference(
    out: &mut impl Write,
    history: &History,
    (one, this): (Ruleset, &Judgement),
    (other, that): (Ruleset, &Judgement),
) -> io::Result<()> {
    let pairs = this.last_round().iter().zip(that.last_round());
    let mut differ = pairs.filter(|(a, b)| a.natures.gravest() != b.natures.gravest()).peekable();
    writeln!(out, "  the rule sets differ:")?;
    if differ.peek().is_none() {
        return writeln!(out, "      each move is the same to both, but not what follows from it");
    }
    for (a, b) in differ {
        writeln!(
            out,
            "      {}. {} is {} for {} and {} for {}",
            a.evidence.ply + 1,
            text(history, a),
            a.natures.gravest(),
            one.code(),
            b.natures.gravest(),
            other.code(),
        )?;
    }
    Ok(())
}

fn times(count: usize) -> String {
    match count {
        2 => String::from("second time"),
        3 => String::from("third time"),
        _ => format!("{count}th time"),
    }
}
