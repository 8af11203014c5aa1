//! `yipu moves`: moves from one notation to another.

use std::io::{self, BufRead, BufWriter, Write};

use records::check::Stage;
use xiangqi_core::{Color, Fen, Play, Position};
use xiangqi_notation::{
    Accept, Change, Notation, ReadMove, ReadMoveError, ReadRunError, Reader, Style, read_move,
    split_moves, write_move,
};

use crate::args::{Moves, NotationOrAll, WritingStyle};
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Moves) -> Run {
    let job = Job {
        accept: Accept { notation: args.from.one(), letters: args.style.letters, ..Accept::ANY },
        to: args.to,
        style: style(args.style),
    };
    if args.tsv { filter(&job, args.notes) } else { sequence(&job, args) }
}

/// Returns the choices of the command line as the library takes them.
pub(crate) fn style(style: WritingStyle) -> Style {
    Style {
        script: style.script,
        digits: style.digits,
        letters: style.letters,
        rank_base: style.rank_base,
        ..Style::default()
    }
}

/// What to read and what to write.
struct Job {
    accept: Accept,
    to: NotationOrAll,
    style: Style,
}

/// Plays moves one after the other.
fn sequence(job: &Job, args: &Moves) -> Run {
    let start = match &args.fen {
        None => Stage::Legal(Position::start()),
        Some(fen) => match Fen::read(fen) {
            Ok(fen) => Stage::new(fen.setup),
            Err(error) => return Err(Stop::failed(format!("--fen: {error}"))),
        },
    };
    let text = args.texts.join(" ");
    let words: Vec<&str> = split_moves(&text).into_iter().map(|span| &text[span.range()]).collect();
    let (read, fault) = read_all(&start, &words, job);
    let mut out = io::stdout().lock();
    print(&mut out, start, &words, &read, job, args)?;
    out.flush()?;
    match fault {
        None => Ok(Status::Done),
        Some(fault) => {
            tell_line!("yipu: {fault}");
            Ok(Status::Faults)
        }
    }
}

/// Reads a run of moves as far as it goes, and says why it goes no further.
///
/// Without a stated notation the evidence of all moves decides between the notations.
fn read_all(start: &Stage, words: &[&str], job: &Job) -> (Vec<ReadMove>, Option<String>) {
    let fault = |ply: usize, error: &ReadMoveError| {
        Some(format!("move {}: {}", ply + 1, explain(words[ply], error)))
    };
    if job.accept.notation.is_some() || job.accept.letters.is_some() {
        let mut stage = start.clone();
        let mut read = Vec::new();
        for (ply, word) in words.iter().enumerate() {
            match read_move(&stage, word, &job.accept) {
                Ok(found) => {
                    // Reading has judged the move already.
                    let _ = stage.play(found.mv);
                    read.push(found);
                }
                Err(error) => return (read, fault(ply, &error)),
            }
        }
        return (read, None);
    }
    let mut reader = Reader::new(start.clone()).with_change(Change::Allowed);
    let mut stopped = None;
    for word in words {
        if let Err(error) = reader.push(word) {
            stopped = Some(error);
            break;
        }
    }
    let stopped = stopped.map(|error| match &error {
        ReadRunError::NoMove { index, error } => fault(*index, error),
        _ => Some(error.to_string()),
    });
    match reader.finish() {
        Ok(run) => (run.moves, stopped.flatten()),
        Err(error) => (Vec::new(), Some(error.to_string())),
    }
}

fn print(
    out: &mut impl Write,
    mut stage: Stage,
    words: &[&str],
    read: &[ReadMove],
    job: &Job,
    args: &Moves,
) -> Result<(), Stop> {
    let mut line = String::new();
    let black_begins = stage.side_to_move() == Color::Black;
    for (ply, (word, read)) in words.iter().zip(read).enumerate() {
        for note in &read.notes {
            tell_line!("yipu: move {}: `{word}` {note}", ply + 1);
        }
        match job.to {
            NotationOrAll::All => table(out, &stage, read, &job.style)?,
            NotationOrAll::One(notation) => {
                let written = write_move(&stage, read.mv, notation, &job.style)
                    .map_err(|error| Stop::failed(format!("move {}: {error}", ply + 1)))?;
                if args.numbered {
                    number(&mut line, ply + usize::from(black_begins), &written);
                } else {
                    writeln!(out, "{written}")?;
                }
            }
        }
        stage.advance(read.mv);
    }
    if !line.is_empty() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn number(line: &mut String, ply: usize, text: &str) {
    if !line.is_empty() {
        line.push(' ');
    }
    if ply.is_multiple_of(2) {
        line.push_str(&format!("{}. ", ply / 2 + 1));
    } else if line.is_empty() {
        line.push_str(&format!("{}... ", ply / 2 + 1));
    }
    line.push_str(text);
}

/// Prints one move in every notation.
fn table(out: &mut impl Write, stage: &Stage, read: &ReadMove, style: &Style) -> io::Result<()> {
    for notation in Notation::ALL {
        match write_move(stage, read.mv, notation, style) {
            Ok(text) => writeln!(out, "{:<16} {text}", notation.name())?,
            Err(error) => writeln!(out, "{:<16} - ({error})", notation.name())?,
        }
    }
    Ok(())
}

/// Answers each line of standard input with one line.
fn filter(job: &Job, notes: bool) -> Run {
    let NotationOrAll::One(notation) = job.to else {
        return Err(Stop::failed("--tsv writes one notation: name it with --to"));
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    let mut status = Status::Done;
    let mut number = 0_usize;
    loop {
        bytes.clear();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        number += 1;
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_end_matches(['\r', '\n']);
        let line = if number == 1 { line.trim_start_matches('\u{FEFF}') } else { line };
        match answer(job, notation, line) {
            Ok((text, remarks)) if notes => writeln!(out, "{text}\t{}", remarks.join("; "))?,
            Ok((text, remarks)) => {
                writeln!(out, "{text}")?;
                for remark in remarks {
                    tell_line!("yipu: line {number}: {remark}");
                }
            }
            Err(refusal) => {
                status = Status::Faults;
                writeln!(out, "{}\t{}", refusal.kind, refusal.detail)?;
            }
        }
    }
    out.flush()?;
    Ok(status)
}

/// Why a line of the filter has no answer.
struct Refusal {
    kind: &'static str,
    detail: String,
}

impl Refusal {
    fn new(kind: &'static str, detail: &dyn std::fmt::Display) -> Self {
        // One line in, one line out.
        Self { kind, detail: detail.to_string().replace(['\n', '\r', '\t'], " ") }
    }
}

fn answer(job: &Job, to: Notation, line: &str) -> Result<(String, Vec<String>), Refusal> {
    let (fen, text) = line
        .split_once('\t')
        .ok_or_else(|| Refusal::new("!malformed", &"expected a FEN, a tab and a move"))?;
    let setup = Fen::read(fen).map_err(|error| Refusal::new("!badfen", &error))?.setup;
    let stage = Stage::new(setup);
    let read = read_move(&stage, text, &job.accept).map_err(|error| refuse(text, &error))?;
    let written = write_move(&stage, read.mv, to, &job.style)
        .map_err(|error| Refusal::new("!illegal", &error))?;
    let remarks = read.notes.iter().map(ToString::to_string).collect();
    Ok((written.to_string(), remarks))
}

fn refuse(text: &str, error: &ReadMoveError) -> Refusal {
    match error {
        ReadMoveError::Malformed(_) => Refusal::new("!malformed", &explain(text, error)),
        ReadMoveError::Ambiguous { candidates } => {
            let list: Vec<_> = candidates.iter().map(ToString::to_string).collect();
            Refusal::new("!ambiguous", &format!("{} several moves can be meant", list.join(" ")))
        }
        ReadMoveError::Illegal { mv, reason } => {
            Refusal::new("!illegal", &format!("{mv} {reason}"))
        }
        _ => Refusal::new("!illegal", &explain(text, error)),
    }
}

fn explain(text: &str, error: &ReadMoveError) -> String {
    match error {
        ReadMoveError::Malformed(error) => format!("`{text}` is no move: {error}"),
        ReadMoveError::Ambiguous { .. } => format!("`{text}` is ambiguous: {error}"),
        _ => format!("`{text}` is not legal: {error}"),
    }
}
