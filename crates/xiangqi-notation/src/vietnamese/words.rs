//! Moves in words: "Pháo 2 bình 5", "pháo nhị bình ngũ", "Pháo trước thoái 2".

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::take_while1;
use nom::character::complete::space0;
use nom::combinator::opt;
use notation_syntax::{PResult, SyntaxError, complete, context, label};
use xiangqi_core::PieceKind;

use super::word::{Word, meanings};
use crate::form::Form;
use crate::wxf::Emit;
use crate::{ColumnMove, Designation, Dialect, Direction, InLine, PlayerFile, WrittenMove};

/// At most two kinds share a word without accents.
type Kinds = [Option<PieceKind>; 2];

/// word = letters or one digit, with spaces behind it.
fn word(input: &str) -> PResult<&str, &str> {
    let letters = take_while1(|c: char| {
        c.is_alphabetic() || unicode_normalization::char::is_combining_mark(c)
    });
    let digit = nom::bytes::complete::take_while_m_n(1, 1, |c: char| c.is_ascii_digit());
    (alt((letters, digit)), space0).map(|(word, _)| word).parse(input)
}

fn meaning<'t, O>(
    what: &'static str,
    pick: impl Fn(Word) -> Option<O>,
) -> impl FnMut(&'t str) -> PResult<&'t str, O> {
    let one = nom::combinator::map_opt(word, move |word| {
        let mut found = None;
        meanings(word, |meaning| found = found.take().or_else(|| pick(meaning)));
        found
    });
    label(what, one)
}

fn piece(input: &str) -> PResult<&str, Kinds> {
    let kinds = nom::combinator::map_opt(word, |word| {
        let mut kinds: Kinds = [None; 2];
        meanings(word, |meaning| {
            if let Word::Piece(kind) = meaning
                && !kinds.contains(&Some(kind))
                && let Some(free) = kinds.iter_mut().find(|slot| slot.is_none())
            {
                *free = Some(kind);
            }
        });
        kinds[0].is_some().then_some(kinds)
    });
    label("a piece such as `Pháo`", kinds)(input)
}

fn place(input: &str) -> PResult<&str, InLine> {
    meaning("a place such as `trước`", |word| match word {
        Word::Place(in_line) => Some(in_line),
        _ => None,
    })(input)
}

fn number(input: &str) -> PResult<&str, PlayerFile> {
    meaning("a number", |word| match word {
        Word::Number(number) => PlayerFile::new(number),
        _ => None,
    })(input)
}

fn direction(input: &str) -> PResult<&str, Direction> {
    meaning("`tấn`, `thoái` or `bình`", |word| match word {
        Word::Direction(direction) => Some(direction),
        _ => None,
    })(input)
}

/// origin = place piece / piece (file / place)
fn origin(input: &str) -> PResult<&str, (Kinds, Designation)> {
    let ahead = (place, piece).map(|(in_line, kinds)| (kinds, Designation::InLine(in_line)));
    let behind = (piece, alt((number.map(Designation::File), place.map(Designation::InLine))));
    alt((ahead, behind)).parse(input)
}

/// move = origin ("tấn" / "thoái" / "bình") number
pub(crate) fn read(text: &str, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let parts = (opt(space0), origin, direction, number);
    let (_, (kinds, designation), direction, number) =
        complete(context("a Vietnamese move in words", parts), text)?;
    for kind in kinds.into_iter().flatten() {
        let written = ColumnMove { kind, designation, direction, number: number.number() };
        emit(WrittenMove::Column(written, Dialect::Vietnamese), Form::Tolerant);
    }
    Ok(())
}
