//! The system modelled on chess: 炮h2—e2, with the squares of ICCS.
//!
//! The document prints the last file as `I`; both cases are read.

use nom::Parser;
use notation_syntax::{SyntaxError, complete, context};
use xiangqi_core::{Color, Move, PieceKind};

use super::{Dash, dash, piece, push_piece};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::squares::square;
use crate::wxf::Emit;
use crate::{Script, WrittenMove};

/// move = piece square dash square
pub(crate) fn read(text: &str, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let squares = (piece, square, dash, square)
        .map(|(kind, from, dash, to)| (kind, Move::new(from, to), dash));
    let (kind, mv, dash) = complete(context("a chess-like move", squares), text)?;
    let form = if dash == Dash::Written { Form::Canonical } else { Form::Tolerant };
    emit(WrittenMove::Squares { kind: Some(kind), mv }, form);
    Ok(())
}

pub(crate) fn write(kind: PieceKind, color: Color, mv: Move, script: Script) -> MoveText {
    let mut text = MoveText::EMPTY;
    push_piece(&mut text, kind, color, script);
    crate::squares::push_square(&mut text, mv.from);
    text.push('—');
    crate::squares::push_square(&mut text, mv.to);
    text
}
