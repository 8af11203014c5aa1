//! The four systems of the reform document (行棋记录改革, section 8, item 2): the piece's Chinese
//! name and both squares.
//!
//! The readers take every dash (`—` `–` `-` `－` `─` `~`) and none, every numeral for either side
//! and, for zero, `0` `０` `〇` `零` `○`.

mod algebraic;
mod chesslike;
mod coordinate;
mod digit;

pub(crate) use algebraic::{point as algebraic_point, push_point as push_algebraic_point};
pub(crate) use algebraic::{read as read_algebraic, write as write_algebraic};
pub(crate) use chesslike::{read as read_chesslike, write as write_chesslike};
pub(crate) use coordinate::{point as coordinate_point, push_point as push_coordinate_point};
pub(crate) use coordinate::{read as read_coordinate, write as write_coordinate};
pub(crate) use digit::{point as digit_point, push_point as push_digit_point};
pub(crate) use digit::{read as read_digit, write as write_digit};

use nom::Parser;
use nom::character::complete::{anychar, one_of};
use nom::combinator::{map_opt, opt};
use notation_syntax::{PResult, label};
use xiangqi_core::{Color, PieceKind};

use crate::Script;
use crate::chinese::glyph::{Token, glyph};
use crate::chinese::piece_name;
use crate::move_text::MoveText;

/// A digit 0 to 9 and the numerals it is written in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Digit {
    pub(crate) value: u8,
    pub(crate) numerals: Numerals,
}

/// The numerals of a digit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Numerals {
    Chinese,
    Arabic,
}

/// Whether a dash parts the two squares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dash {
    Written,
    Omitted,
}

/// piece = a Chinese name of either side.
pub(crate) fn piece(input: &str) -> PResult<&str, PieceKind> {
    let name = map_opt(anychar, |c| match glyph(c) {
        Some((Token::Piece(kind), _)) => Some(kind),
        _ => None,
    });
    label("a piece such as `炮`", name)(input)
}

/// digit = "0" … "9" / "〇" / "一" … "九"
pub(crate) fn digit(input: &str) -> PResult<&str, Digit> {
    let digit = map_opt(anychar, |c| {
        let numerals = if c.is_ascii_digit() || ('０'..='９').contains(&c) {
            Numerals::Arabic
        } else {
            Numerals::Chinese
        };
        let value = match (c, glyph(c)) {
            ('0' | '０' | '〇' | '零' | '○', _) => 0,
            (_, Some((Token::Number(number), _))) => number,
            _ => return None,
        };
        Some(Digit { value, numerals })
    });
    label("a digit", digit)(input)
}

/// dash = "—" / "–" / "-" / "－" / "─" / "~", or nothing.
fn dash(input: &str) -> PResult<&str, Dash> {
    opt(one_of("—–-－─~"))
        .map(|dash| if dash.is_some() { Dash::Written } else { Dash::Omitted })
        .parse(input)
}

/// Tells whether all digits of `text` are Arabic.
fn is_arabic(text: &str) -> bool {
    text.chars().all(|c| !matches!(glyph(c), Some((Token::Number(_), _))) || c.is_ascii_digit())
}

fn push_piece(text: &mut MoveText, kind: PieceKind, color: Color, script: Script) {
    text.push_str(piece_name(kind, color, script));
}
