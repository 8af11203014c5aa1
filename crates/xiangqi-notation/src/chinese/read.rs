//! Chinese texts to moves as written.

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::anychar;
use nom::combinator::{map_opt, opt, verify};
use notation_syntax::{PResult, SyntaxError, Text, complete, context, label};
use xiangqi_core::PieceKind;

use super::glyph::{Token, Writers, glyph};
use crate::{ColumnMove, Designation, Direction, InLine, PlayerFile};

/// Where a text keeps the usual order of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spelling {
    /// 炮二平五, 前炮退二, 一兵平五: the four characters of the standard.
    Four,
    /// 前四平五: the file of the line instead of the pawn.
    FileForPawn,
    /// 前兵四平五: piece and file of the line.
    Five,
    /// Any other order of tokens; also 炮25 for a traverse.
    Other,
    /// 马87 for 马８进７: the direction is lost.
    LostSign,
}

/// A Chinese move as read: the move, how it was spelled, and who spells so.
pub(crate) type Read = (ColumnMove, Spelling, Writers);

/// A kind of input of which one character of a Chinese move can be read at a time.
///
/// Texts are the one; raw bytes in a Chinese encoding can be another.
pub(crate) trait Glyphs: Text {
    fn glyph(self) -> PResult<Self, (Token, Writers)>;
}

impl Glyphs for &str {
    fn glyph(self) -> PResult<Self, (Token, Writers)> {
        map_opt(anychar, glyph).parse(self)
    }
}

fn token<I: Glyphs, O>(
    what: &'static str,
    pick: impl Fn(Token) -> Option<O>,
) -> impl FnMut(I) -> PResult<I, (O, Writers)> {
    label(what, map_opt(I::glyph, move |(token, writers)| Some((pick(token)?, writers))))
}

fn piece<I: Glyphs>(input: I) -> PResult<I, (PieceKind, Writers)> {
    token("a piece such as `炮`", |token| match token {
        Token::Piece(kind) => Some(kind),
        _ => None,
    })(input)
}

fn number<I: Glyphs>(input: I) -> PResult<I, (u8, Writers)> {
    token("a number 1 to 9", |token| match token {
        Token::Number(number) => Some(number),
        _ => None,
    })(input)
}

fn file<I: Glyphs>(input: I) -> PResult<I, (PlayerFile, Writers)> {
    token("a file 1 to 9", |token| match token {
        Token::Number(number) => PlayerFile::new(number),
        _ => None,
    })(input)
}

/// place = "前" / "中" / "后"
fn place<I: Glyphs>(input: I) -> PResult<I, (InLine, Writers)> {
    token("a place such as `前`", |token| match token {
        Token::Place(in_line) => Some(in_line),
        _ => None,
    })(input)
}

/// ordinal = "一" / "二" / "三" / "四" / "五", canonically in Chinese numerals for both sides.
fn ordinal<I: Glyphs>(input: I) -> PResult<I, (InLine, Writers)> {
    let (rest, (in_line, writers)) = token("an ordinal `一` to `五`", |token| match token {
        Token::Number(number) => InLine::ordinal(number - 1),
        _ => None,
    })(input)?;
    let chinese = writers.include(xiangqi_core::Color::Red);
    Ok((rest, (in_line, if chinese { Writers::ALL } else { Writers::NOBODY })))
}

fn pawn<I: Glyphs>(input: I) -> PResult<I, (PieceKind, Writers)> {
    token("`兵` or `卒`", |token| match token {
        Token::Piece(PieceKind::Pawn) => Some(PieceKind::Pawn),
        _ => None,
    })(input)
}

fn direction<I: Glyphs>(input: I) -> PResult<I, (Direction, Writers)> {
    token("`进`, `退` or `平`", |token| match token {
        Token::Direction(direction) => Some(direction),
        _ => None,
    })(input)
}

type Origin = (PieceKind, Designation, Spelling, Writers);

/// origin = piece file / place piece / ordinal pawn
fn usual_origin<I: Glyphs>(input: I) -> PResult<I, Origin> {
    let by_file = (piece, file).map(|((kind, by), (file, also))| {
        (kind, Designation::File(file), Spelling::Four, by.and(also))
    });
    let in_line = alt(((place, piece), (ordinal, pawn))).map(|((in_line, by), (kind, also))| {
        (kind, Designation::InLine(in_line), Spelling::Four, by.and(also))
    });
    alt((by_file, in_line)).parse(input)
}

/// origin = (place piece / ordinal pawn) file / place file / piece place [file]
///
/// A digit before the whole is no ordinal here but the number of the move.
fn unusual_origin<I: Glyphs>(input: I) -> PResult<I, Origin> {
    let numeral = verify(ordinal, |&(_, by)| by == Writers::ALL);
    let five = (alt(((place, piece), (numeral, pawn))), file).map(
        |(((in_line, by), (kind, also)), (file, too))| {
            let designation = Designation::InLineOn(in_line, file);
            (kind, designation, Spelling::Five, by.and(also).and(too))
        },
    );
    let file_for_pawn = (place, file).map(|((in_line, by), (file, also))| {
        let designation = Designation::InLineOn(in_line, file);
        (PieceKind::Pawn, designation, Spelling::FileForPawn, by.and(also))
    });
    let behind = (piece, place, opt(file)).map(|((kind, _), (in_line, _), file)| {
        let designation = match file {
            Some((file, _)) => Designation::InLineOn(in_line, file),
            None => Designation::InLine(in_line),
        };
        (kind, designation, Spelling::Other, Writers::NOBODY)
    });
    alt((five, file_for_pawn, behind)).parse(input)
}

fn with_step<I: Glyphs>(
    origin: impl Parser<I, Output = Origin, Error = notation_syntax::Failure>,
) -> impl Parser<I, Output = Read, Error = notation_syntax::Failure> {
    (origin, direction, number).map(
        |((kind, designation, spelling, by), (direction, also), (number, too))| {
            let written = ColumnMove { kind, designation, direction, number };
            (written, spelling, by.and(also).and(too))
        },
    )
}

/// move = origin ("进" / "退" / "平") number, the origin as the standard has it.
pub(crate) fn canonical<I: Glyphs>(input: I) -> PResult<I, Read> {
    context("a Chinese move", with_step(usual_origin))(input)
}

/// The same with every origin that is in use.
pub(crate) fn tolerant<I: Glyphs>(input: I) -> PResult<I, Read> {
    context("a Chinese move", with_step(alt((usual_with_step_ahead, unusual_origin))))(input)
}

/// Calls `emit` with what `text` says.
///
/// A dash where a number must stand is the numeral 一: no direction is a dash.
pub(crate) fn read(
    text: &str,
    mut emit: impl FnMut(ColumnMove, Spelling),
) -> Result<(), SyntaxError> {
    let error = match complete(tolerant, text) {
        Ok((written, spelling, _)) => {
            emit(written, spelling);
            return Ok(());
        }
        Err(error) => error,
    };
    if text.contains('-')
        && let Ok((written, _, _)) = complete(tolerant, text.replace('-', "一").as_str())
    {
        emit(written, Spelling::Other);
        return Ok(());
    }
    // Shorthand leaves the direction out for a traverse. Bars for the other two are lost in
    // plain text, so these are corrections.
    let Ok(((kind, designation, ..), (number, _))) =
        complete((alt((unusual_origin, usual_origin)), number), text)
    else {
        return Err(error);
    };
    for (direction, spelling) in [
        (Direction::Sideways, Spelling::Other),
        (Direction::Forward, Spelling::LostSign),
        (Direction::Backward, Spelling::LostSign),
    ] {
        emit(ColumnMove { kind, designation, direction, number }, spelling);
    }
    Ok(())
}

/// Tells whether the last character of `text` can end a move: a number, or a dash for 一.
pub(crate) fn can_end_move(text: &str) -> bool {
    let last = text.chars().next_back();
    last.is_some_and(|c| c == '-' || matches!(glyph(c), Some((Token::Number(_), _))))
}

/// The usual origin, if a direction follows: 前兵四平五 begins like 前兵.
fn usual_with_step_ahead<I: Glyphs>(input: I) -> PResult<I, Origin> {
    let (rest, origin) = usual_origin(input)?;
    direction(rest)?;
    Ok((rest, origin))
}
