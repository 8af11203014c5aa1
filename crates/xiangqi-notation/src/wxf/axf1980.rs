//! Letters with pawns after the Asian federation's rules of 1980/82.
//!
//! Source: "WXF notation" on wxf.org (C. W. Huang). Three pawns on a file are `P+`, `P3` (the
//! middle one keeps its file) and `P-`; four are `++`, `P+`, `P-`, `--`; with two files the file
//! stands for the letter, `7+`, `7-`, and `77` for the middle pawn of three.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::combinator::{value, verify};
use notation_syntax::{PResult, SyntaxError, complete, context, label};
use xiangqi_core::PieceKind;

use super::{Emit, Named, by_file, end, file, letter, parts, push_end, push_step};
use crate::form::Form;
use crate::move_text::MoveText;
use crate::{ColumnMove, Designation, Dialect, InLine, LetterSet};

const PAWN: Named = Named::Kind(PieceKind::Pawn);

/// origin = letter (file / end) / "++" / "--" / file end / file file
fn origin(own: LetterSet, input: &str) -> PResult<&str, (Named, Designation)> {
    let by_end = (letter(own), end).map(|(named, in_line)| (named, Designation::InLine(in_line)));
    let outermost = label(
        "`++` or `--`",
        alt((value(InLine::Foremost, tag("++")), value(InLine::Hindmost, tag("--")))),
    )
    .map(|in_line| (PAWN, Designation::InLine(in_line)));
    let end_of_file =
        (file, end).map(|(file, in_line)| (PAWN, Designation::InLineOn(in_line, file)));
    let middle_of_file = verify((file, file), |(file, again)| file == again)
        .map(|(file, _)| (PAWN, Designation::InLineOn(InLine::Middle, file)));
    alt((by_file(own), by_end, outermost, end_of_file, middle_of_file)).parse(input)
}

pub(crate) fn read(text: &str, letters: LetterSet, emit: Emit<'_>) -> Result<(), SyntaxError> {
    let parts = complete(context("an AXF move", parts(|input| origin(letters, input))), text)?;
    parts.emit(Dialect::Axf1980, letters, '.', Form::Canonical, emit);
    Ok(())
}

pub(crate) fn write(written: &ColumnMove, letters: LetterSet) -> MoveText {
    let mut text = MoveText::EMPTY;
    match written.designation {
        Designation::InLine(InLine::Foremost) => text.push_str("++"),
        Designation::InLine(InLine::Hindmost) => text.push_str("--"),
        Designation::InLine(in_line) => {
            text.push(letters.letter(written.kind));
            push_end(&mut text, in_line);
        }
        Designation::File(file) => {
            text.push(letters.letter(written.kind));
            text.push_digit(file.number());
        }
        Designation::InLineOn(InLine::Middle, file) => {
            text.push_digit(file.number());
            text.push_digit(file.number());
        }
        Designation::InLineOn(in_line, file) => {
            text.push_digit(file.number());
            push_end(&mut text, in_line);
        }
    }
    push_step(&mut text, written, '.');
    text
}
