//! From bytes to a raw game.

use nom::Parser;
use nom::bytes::complete::{tag, take};
use nom::number::complete::u8 as byte;
use nom::sequence::preceded;
use notation_syntax::{PResult, Span, SyntaxError, context, label, prefix};

use super::CcmProblem;
use crate::raw::{RawGame, RawMove, RawNode};
use crate::view::{Point, View, is_plausible};
use crate::{Diagnostic, Place};

/// Length of a ply.
const PLY: usize = 7;

/// `01 ? ? file file rank rank`: the points left and entered.
fn ply(input: &[u8]) -> PResult<&[u8], (Point, Point)> {
    let mark = label("the byte 01 in front of a ply", tag(&[1][..]));
    let points = label("two files and two ranks", (byte, byte, byte, byte));
    let (rest, (from_file, to_file, from_rank, to_rank)) =
        context("a ply", preceded((mark, take(2_usize)), points))(input)?;
    let point = |file: u8, rank: u8| Point { file: file.into(), rank: rank.into() };
    Ok((rest, (point(from_file, from_rank), point(to_file, to_rank))))
}

/// How many whole plies make a file recognisable whose last ply is cut.
const CLEAR: usize = 3;

/// Tells whether `bytes` are those of a `.ccm` file: plies on the board, the first of them Red's.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let plies = bytes.chunks_exact(PLY);
    (plies.remainder().is_empty() || plies.len() >= CLEAR)
        && plies.clone().all(|bytes| ply(bytes).is_ok())
        && is_plausible(plies.filter_map(|bytes| ply.parse(bytes).ok().map(|(_, ply)| ply)))
}

/// Reads a `.ccm` file.
///
/// ```
/// use records::raw::RawMove;
///
/// // The board as Black sees it.
/// let game = records::ccm::read(&[1, 0, 0, 1, 4, 2, 2])?;
/// let first = game.tree.main_line().next().unwrap();
/// assert_eq!(game.tree[first].mv, RawMove::Squares("h2e2".parse().unwrap()));
/// # Ok::<(), notation_syntax::SyntaxError>(())
/// ```
///
/// # Errors
///
/// What was expected at which byte, when the bytes do not begin with a ply.
pub fn read(bytes: &[u8]) -> Result<RawGame, SyntaxError> {
    let ((first, _), _) = prefix(ply, bytes)?;
    let view = View::of_first(first);
    let mut game = RawGame::new();
    game.span = Span::new(0, bytes.len());
    let mut parent = game.tree.root();
    let mut at = 0;
    while at < bytes.len() {
        match prefix(ply, &bytes[at..]) {
            Ok(((from, to), _)) => {
                let span = Span::new(at, at + PLY);
                let node = match view.mv(from, to) {
                    Some(mv) => RawNode::squares(mv, span),
                    None => {
                        let mv = RawMove::OffBoard { from: from.number(), to: to.number() };
                        RawNode { mv, ..RawNode::text(span) }
                    }
                };
                parent = game.tree.add(parent, node);
                at += PLY;
            }
            Err(error) => {
                let problem = CcmProblem::Ply(error.shifted(at));
                let place = Place::span(Span::new(at, bytes.len()));
                game.diagnostics.push(Diagnostic::new(problem, place));
                break;
            }
        }
    }
    Ok(game)
}
