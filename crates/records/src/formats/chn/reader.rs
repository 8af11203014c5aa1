//! From bytes to a raw game.

use nom::bytes::complete::take;
use nom::number::complete::{le_u16, le_u32};
use notation_syntax::{PResult, Span, SyntaxError, context, label, prefix};

use super::ChnProblem;
use crate::raw::{RawGame, RawMove, RawNode};
use crate::view::{Point, View, is_plausible};
use crate::{Diagnostic, Place};

/// Length of the head.
const HEAD: usize = 188;

/// Length of a ply.
const PLY: usize = 32;

/// The bytes of a ply behind its points.
const UNKNOWN: usize = 20;

#[derive(Clone, Copy, Debug)]
struct Ply {
    step: u32,
    from: Point,
    to: Point,
}

fn head(input: &[u8]) -> PResult<&[u8], &[u8]> {
    label("a head of 188 bytes", take(HEAD))(input)
}

fn point(input: &[u8]) -> PResult<&[u8], Point> {
    let (rest, (file, rank)) = label("a file and a rank", (le_u16, le_u16))(input)?;
    Ok((rest, Point { file, rank }))
}

/// `step file rank file rank …`
fn ply(input: &[u8]) -> PResult<&[u8], Ply> {
    let (rest, (step, from, to, _)) = context(
        "a ply",
        (
            label("the number of a ply", le_u32),
            point,
            point,
            label("the 20 bytes behind the points", take(UNKNOWN)),
        ),
    )(input)?;
    Ok((rest, Ply { step, from, to }))
}

/// How many whole plies make a file recognisable whose last ply is cut.
const CLEAR: usize = 3;

/// Tells whether `bytes` are those of a `.chn` file: plies on the board, numbered from 1, the
/// first of them Red's.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let Some(body) = bytes.get(HEAD..) else { return false };
    let chunks = body.chunks_exact(PLY);
    let is_clear = chunks.remainder().is_empty() || chunks.len() >= CLEAR;
    let plies = chunks.filter_map(|bytes| ply(bytes).ok().map(|(_, ply)| ply));
    is_clear
        && plies.clone().zip(1..).all(|(ply, number)| ply.step == number)
        && is_plausible(plies.map(|ply| (ply.from, ply.to)))
}

/// Reads a `.chn` file.
///
/// # Errors
///
/// What was expected at which byte, when the bytes do not hold a head and a ply.
pub fn read(bytes: &[u8]) -> Result<RawGame, SyntaxError> {
    let (_, body) = prefix(head, bytes)?;
    let (first, _) = prefix(ply, body).map_err(|error| error.shifted(HEAD))?;
    let view = View::of_first(first.from);
    let mut game = RawGame::new();
    game.span = Span::new(0, bytes.len());
    let mut report = |problem, span| {
        game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    };
    let mut parent = game.tree.root();
    let mut at = HEAD;
    let mut number: u32 = 0;
    while at < bytes.len() {
        let read = match prefix(ply, &bytes[at..]) {
            Ok((read, _)) => read,
            Err(error) => {
                let span = Span::new(at, bytes.len());
                report(ChnProblem::Ply(error.shifted(at)), span);
                break;
            }
        };
        let span = Span::new(at, at + PLY);
        number = number.saturating_add(1);
        if read.step != number {
            report(ChnProblem::Step { expected: number, found: read.step }, span);
            number = read.step;
        }
        let node = match view.mv(read.from, read.to) {
            Some(mv) => RawNode::squares(mv, span),
            None => {
                let mv = RawMove::OffBoard { from: read.from.number(), to: read.to.number() };
                RawNode { mv, ..RawNode::text(span) }
            }
        };
        parent = game.tree.add(parent, node);
        at += PLY;
    }
    Ok(game)
}
