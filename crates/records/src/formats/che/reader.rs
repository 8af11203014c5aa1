//! From bytes to a raw game.

use notation_syntax::{Span, SyntaxError, prefix};
use xiangqi_core::{Move, Square};

use super::CheProblem;
use super::grammar::{CONSTANT, Ply, blank, heading, ply};
use crate::raw::{RawGame, RawMove, RawNode};
use crate::{Diagnostic, Place};

/// Where files are counted from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Files {
    /// From Red's right.
    #[default]
    FromRight,
    /// From Red's left.
    FromLeft,
}

/// Tells whether `bytes` are those of a `.che` file.
///
/// ```
/// assert!(records::che::looks_like(b"1 1 25 32 1 2 1 2 4 0 1 0"));
/// assert!(!records::che::looks_like(b"1 2 3"));
/// ```
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let Ok((count, rest)) = prefix(heading, bytes) else { return false };
    match prefix(ply, rest) {
        Ok((ply, _)) => ply.constant == CONSTANT && count > 0 && ply.step == 1,
        Err(_) => false,
    }
}

/// Reads a `.che` file.
///
/// ```
/// use records::che::{Files, read};
/// use records::raw::RawMove;
///
/// let game = read(b"1 1 25 32 1 2 1 2 4 0 1 0", Files::FromRight)?;
/// let first = game.tree.main_line().next().unwrap();
/// assert_eq!(game.tree[first].mv, RawMove::Squares("h2e2".parse().unwrap()));
/// # Ok::<(), notation_syntax::SyntaxError>(())
/// ```
///
/// # Errors
///
/// What was expected at which byte, when the heading is missing.
pub fn read(bytes: &[u8], files: Files) -> Result<RawGame, SyntaxError> {
    let (stated, mut rest) = prefix(heading, bytes)?;
    let mut game = RawGame::new();
    game.span = Span::new(0, bytes.len());
    let mut report = |problem, span| {
        game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    };
    let mut parent = game.tree.root();
    let mut count: u16 = 0;
    loop {
        if let Ok((behind, _)) = blank(rest) {
            rest = behind;
        }
        if rest.is_empty() {
            break;
        }
        let begin = bytes.len() - rest.len();
        let (read, behind) = match prefix(ply, rest) {
            Ok(read) => read,
            Err(error) => {
                let span = Span::new(begin, bytes.len());
                report(CheProblem::Ply(error.shifted(begin)), span);
                break;
            }
        };
        rest = behind;
        count = count.saturating_add(1);
        let span = Span::new(begin, bytes.len() - rest.len());
        parent = game.tree.add(parent, node(read, files, span));
        if read.constant != CONSTANT {
            report(CheProblem::Constant { found: read.constant }, span);
        }
        if read.step != count {
            report(CheProblem::Step { expected: count, found: read.step }, span);
        }
        if read.side != count % 2 {
            report(CheProblem::Side { expected: count % 2, found: read.side }, span);
        }
    }
    if count != stated {
        let problem = CheProblem::Count { stated, found: count };
        report(problem, Span::at(bytes.len()));
    }
    Ok(game)
}

fn node(ply: Ply, files: Files, span: Span) -> RawNode {
    let square = |(rank, file): (u16, u16)| {
        let file = match files {
            Files::FromRight => 8_u16.checked_sub(file)?,
            Files::FromLeft => file,
        };
        Square::from_coords(file.try_into().ok()?, rank.try_into().ok()?)
    };
    if let (Some(from), Some(to)) = (square(ply.from), square(ply.to)) {
        return RawNode::squares(Move::new(from, to), span);
    }
    let number = |(rank, file): (u16, u16)| rank.saturating_mul(10).saturating_add(file);
    let mv = RawMove::OffBoard { from: number(ply.from), to: number(ply.to) };
    RawNode { mv, ..RawNode::text(span) }
}
