//! LALG: letter, square left, hyphen, square entered: `Ch2-e2`.
//!
//! The reader takes `x` for the hyphen, or nothing.

use nom::character::complete::one_of;
use nom::combinator::opt;
use notation_syntax::{SyntaxError, complete, context};
use xiangqi_core::{Move, PieceKind};

use super::{bases, letter, push_square, square};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::wxf::{Emit, letter_kinds};
use crate::{LetterSet, RankBase, WrittenMove};

/// move = letter square ["-" / "x"] square
pub(crate) fn read(
    text: &str,
    letters: LetterSet,
    base: Option<RankBase>,
    emit: Emit<'_>,
) -> Result<(), SyntaxError> {
    let mut outcome: Option<Result<(), SyntaxError>> = None;
    for &(base, usual) in bases(base) {
        let squares = (letter(letters), square(base), opt(one_of("-xX")), square(base));
        match complete(context("a LALG move", squares), text) {
            Ok(((letter, case), from, dash, to)) => {
                let form = if dash == Some('-') { usual } else { Form::Tolerant };
                letter_kinds(letter, letters, |kind, known| {
                    let written =
                        WrittenMove::Squares { kind: Some(kind), mv: Move::new(from, to) };
                    emit(written, form.max(known).max(case));
                });
                outcome = Some(Ok(()));
            }
            Err(error) => outcome = outcome.or(Some(Err(error))),
        }
    }
    outcome.unwrap_or(Ok(()))
}

pub(crate) fn write(kind: PieceKind, mv: Move, letters: LetterSet, base: RankBase) -> MoveText {
    let mut text = MoveText::EMPTY;
    text.push(letters.letter(kind));
    push_square(&mut text, mv.from, base);
    text.push('-');
    push_square(&mut text, mv.to, base);
    text
}
