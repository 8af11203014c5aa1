//! 坐标: 炮82—52, file before rank, both sides from Red's corner.
//!
//! The ranks are 0 to 9 from Red's side. From which side the files are numbered, the document
//! shows only in a figure that is lost; see [`FileDirection`](crate::FileDirection).

use nom::combinator::map_opt;
use notation_syntax::{PResult, SyntaxError, complete, context, label};
use xiangqi_core::{Color, File, Move, PieceKind, Rank, Square};

use super::{Dash, dash, digit, is_arabic, piece, push_piece};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::wxf::Emit;
use crate::{FileDirection, Script, WrittenMove};

/// Returns the square of file number and rank number.
fn square(file: u8, rank: u8, files: FileDirection) -> Option<Square> {
    let from_left = File::new(file.checked_sub(1)?)?;
    let square = Square::new(from_left, Rank::new(rank)?);
    Some(match files {
        FileDirection::LeftToRight => square,
        FileDirection::RightToLeft => square.mirrored(),
    })
}

/// point = file rank, as a square.
pub(crate) fn point(files: FileDirection) -> impl FnMut(&str) -> PResult<&str, Square> {
    move |input| {
        let place = map_opt((digit, digit), |(file, rank)| square(file.value, rank.value, files));
        label("a file 1 to 9 and a rank 0 to 9", place)(input)
    }
}

/// move = piece point dash point
pub(crate) fn read(text: &str, files: FileDirection, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let points = (piece, point(files), dash, point(files));
    let (kind, from, dash, to) = complete(context("a coordinate move", points), text)?;
    let usual = dash == Dash::Written && is_arabic(text);
    let form = if usual { Form::Canonical } else { Form::Tolerant };
    emit(WrittenMove::Squares { kind: Some(kind), mv: Move::new(from, to) }, form);
    Ok(())
}

pub(crate) fn push_point(text: &mut MoveText, square: Square, files: FileDirection) {
    let square = match files {
        FileDirection::LeftToRight => square,
        FileDirection::RightToLeft => square.mirrored(),
    };
    text.push_digit(square.file().index() + 1);
    text.push_digit(square.rank().index());
}

pub(crate) fn write(
    kind: PieceKind,
    color: Color,
    mv: Move,
    script: Script,
    files: FileDirection,
) -> MoveText {
    let mut text = MoveText::EMPTY;
    push_piece(&mut text, kind, color, script);
    push_point(&mut text, mv.from, files);
    text.push('—');
    push_point(&mut text, mv.to, files);
    text
}
