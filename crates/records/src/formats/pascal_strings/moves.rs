//! The moves between `Moves` and `Ends`, and the comments behind them.

use nom::Parser;
use nom::character::complete::{char, one_of};
use notation_syntax::{PResult, Span, SyntaxError, complete, context, label};
use xiangqi_core::{Move, Square};

use super::{Parts, Strings, StringsProblem};
use crate::encoding::TextEncoding;
use crate::line_ends::with_lf;
use crate::raw::{RawGame, RawNode};
use crate::{Diagnostic, Place};

/// A digit for the file from Red's left and a letter for the rank from Red's base: `7C`.
fn square(input: &[u8]) -> PResult<&[u8], Option<Square>> {
    let (rest, (file, rank)) = (
        label("a file 0 to 8", one_of("012345678")),
        label("a rank A to J", one_of("ABCDEFGHIJabcdefghij")),
    )
        .parse(input)?;
    let index = |first: char, c: char| u8::try_from(u32::from(c) - u32::from(first)).ok();
    let file = index('0', file);
    let rank = index('A', rank.to_ascii_uppercase());
    Ok((rest, file.zip(rank).and_then(|(file, rank)| Square::from_coords(file, rank))))
}

/// `7C-4C`
fn mv(input: &[u8]) -> PResult<&[u8], Option<Move>> {
    let (rest, (from, _, to)) =
        context("a move", (square, label("`-`", char('-')), square))(input)?;
    Ok((rest, from.zip(to).map(|(from, to)| Move::new(from, to))))
}

fn read(bytes: &[u8]) -> Result<Move, SyntaxError> {
    complete(mv, bytes)?.ok_or_else(|| SyntaxError::expected(bytes, 0, "two squares"))
}

impl Strings<'_> {
    /// Adds the moves to `game`, and the comments to the last of them.
    pub(crate) fn play(&self, parts: &Parts, encoding: TextEncoding, game: &mut RawGame) {
        let mut parent = game.tree.root();
        let mut report = |problem, place| {
            game.diagnostics.push(Diagnostic::new(problem, place));
        };
        for (ply, number) in (0..).zip(parts.moves.clone()) {
            let string = self.strings[number];
            match read(string.bytes) {
                Ok(mv) => parent = game.tree.add(parent, RawNode::squares(mv, string.span)),
                Err(error) => {
                    let place = Place::span(string.span).at_ply(ply + 1, parent);
                    report(StringsProblem::Move(error.shifted(string.span.start)), place);
                    let rest = &self.strings[number..parts.moves.end];
                    let rest: Vec<_> = rest.iter().map(|string| string.decode(encoding)).collect();
                    game.tree[parent].annotations_mut().unread.push(rest.join(" "));
                    break;
                }
            }
        }
        if let Some(error) = self.error {
            report(StringsProblem::Cut(error), Place::span(error.span));
        }
        if parts.moves.end == self.strings.len() {
            let end = self.strings.last().map_or(0, |string| string.span.end);
            report(StringsProblem::NoEnd, Place::span(Span::at(end)));
        }
        for string in &self.strings[parts.comments.clone()] {
            let text = with_lf(&string.decode(encoding)).into_owned();
            if !text.trim().is_empty() {
                game.tree[parent].annotations_mut().comments.push(text);
            }
        }
    }
}
