//! 数码新谱: 炮二三五三 for Red, 马2133 for Black; file before rank, each side from its own view.
//!
//! Files are 1 to 9 from the mover's right, ranks 1 to 9 and 0 for the tenth from the mover's
//! side. Red writes Chinese numerals, Black Arabic.

use nom::combinator::map_opt;
use notation_syntax::{PResult, SyntaxError, complete, context, label};
use xiangqi_core::{Color, Move, PieceKind, Square};

use super::{Dash, Numerals, dash, digit, piece, push_piece};
use crate::chinese::CHINESE;
use crate::form::Form;
use crate::move_text::MoveText;
use crate::wxf::Emit;
use crate::{PlayerFile, Script, WrittenMove};

/// point = file rank, as the square that Red means; Black means the same square turned.
pub(crate) fn point(input: &str) -> PResult<&str, (Square, Option<Numerals>)> {
    let both = map_opt((digit, digit), |(file, rank)| {
        let file_index = PlayerFile::new(file.value)?.index(Color::Red);
        let square = Square::from_coords(file_index, (rank.value + 9) % 10)?;
        Some((square, (file.numerals == rank.numerals).then_some(file.numerals)))
    });
    label("a file 1 to 9 and a rank 1 to 9 or 0", both)(input)
}

/// move = piece point point
pub(crate) fn read(text: &str, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let points = (piece, point, dash, point);
    let (kind, (from, first), dash, (to, second)) =
        complete(context("a digit move", points), text)?;
    let usual = dash == Dash::Omitted && first.is_some() && first == second;
    let form = if usual { Form::Canonical } else { Form::Tolerant };
    emit(WrittenMove::OwnSquares { kind, mv: Move::new(from, to) }, form);
    Ok(())
}

/// Writes the point as `color` counts it.
pub(crate) fn push_point(text: &mut MoveText, square: Square, color: Color) {
    let file = PlayerFile::of(square.file(), color).number();
    let rank = (square.rank().from_side(color) + 1) % 10;
    for number in [file, rank] {
        match color {
            Color::Red => text.push_str(CHINESE[usize::from(number)]),
            Color::Black => text.push_digit(number),
        }
    }
}

pub(crate) fn write(kind: PieceKind, color: Color, mv: Move, script: Script) -> MoveText {
    let mut text = MoveText::EMPTY;
    push_piece(&mut text, kind, color, script);
    push_point(&mut text, mv.from, color);
    push_point(&mut text, mv.to, color);
    text
}
