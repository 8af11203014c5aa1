//! SALG: letter, as much of the origin as is needed, square entered: `Che2`, `Nc2`.
//!
//! As in chess the file is added first, then the rank, then both, when several pieces of the
//! kind can legally enter the square. The reader takes `x` and, without a letter, a pawn
//! (English Wikipedia, system 3).

use nom::Parser;
use nom::character::complete::one_of;
use nom::combinator::opt;
use notation_syntax::{PResult, SyntaxError, complete, context, or};
use xiangqi_core::{File, Move, Piece, PieceKind, Play, Rank, Square};

use super::{bases, file, letter, push_rank, push_square, rank, square};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::wxf::{Emit, letter_kinds};
use crate::{LetterSet, RankBase, WrittenMove};

type Origin = (Option<File>, Option<Rank>);

/// arrival = [file] [rank] ["x"] square
fn arrival(base: RankBase) -> impl FnMut(&str) -> PResult<&str, (Origin, Square)> {
    move |input| {
        let x = || opt(one_of("xX-"));
        let both = (file, rank(base), x(), square(base))
            .map(|(file, rank, _, to)| ((Some(file), Some(rank)), to));
        let by_file = (file, x(), square(base)).map(|(file, _, to)| ((Some(file), None), to));
        let by_rank = (rank(base), x(), square(base)).map(|(rank, _, to)| ((None, Some(rank)), to));
        let bare = (x(), square(base)).map(|(_, to)| ((None, None), to));
        or(both, or(by_file, or(by_rank, bare))).parse(input)
    }
}

/// move = [letter] arrival
pub(crate) fn read(
    text: &str,
    letters: LetterSet,
    base: Option<RankBase>,
    emit: Emit<'_>,
) -> Result<(), SyntaxError> {
    let mut outcome: Option<Result<(), SyntaxError>> = None;
    for &(base, usual) in bases(base) {
        let named = complete(context("a SALG move", (letter(letters), arrival(base))), text);
        let pawn = complete(context("a SALG move", arrival(base)), text);
        match named {
            Ok(((letter, case), ((from_file, from_rank), to))) => {
                let form = if text.contains(['x', 'X', '-']) { Form::Tolerant } else { usual };
                letter_kinds(letter, letters, |kind, known| {
                    let written = WrittenMove::Arrival { kind, from_file, from_rank, to };
                    emit(written, form.max(known).max(case));
                });
                outcome = Some(Ok(()));
            }
            Err(error) => outcome = outcome.or(Some(Err(error))),
        }
        if let Ok(((from_file, from_rank @ None), to)) = pawn
            && text.starts_with(|c: char| c.is_ascii_lowercase() && c != 'x')
        {
            let kind = PieceKind::Pawn;
            emit(WrittenMove::Arrival { kind, from_file, from_rank, to }, Form::Tolerant);
            outcome = Some(Ok(()));
        }
    }
    outcome.unwrap_or(Ok(()))
}

pub(crate) fn write<P: Play>(
    position: &P,
    piece: Piece,
    mv: Move,
    letters: LetterSet,
    base: RankBase,
) -> MoveText {
    let (mut rivals, mut on_file, mut on_rank) = (false, false, false);
    for from in position.squares_of(piece) {
        if from != mv.from && position.verify(Move::new(from, mv.to)).is_ok() {
            rivals = true;
            on_file |= from.file() == mv.from.file();
            on_rank |= from.rank() == mv.from.rank();
        }
    }
    let mut text = MoveText::EMPTY;
    text.push(letters.letter(piece.kind));
    if rivals && (!on_file || on_rank) {
        text.push(mv.from.file().letter());
    }
    if rivals && on_file {
        push_rank(&mut text, mv.from.rank(), base);
    }
    push_square(&mut text, mv.to, base);
    text
}
