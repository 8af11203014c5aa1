//! Notations by squares: `H2-E2`, `h2e2`, `h3e3`, `7747`.

mod dhtmlxq;
mod iccs;
mod ucci;
mod uci;

pub(crate) use dhtmlxq::{read as read_dhtmlxq, write as write_dhtmlxq};
pub(crate) use iccs::{read as read_iccs, write as write_iccs};
pub(crate) use ucci::{read as read_ucci, write as write_ucci};
pub(crate) use uci::{push_rank as push_uci_rank, rank as uci_rank};
pub(crate) use uci::{read as read_uci, write as write_uci};

use nom::Parser;
use nom::character::complete::anychar;
use nom::combinator::map_opt;
use notation_syntax::{PResult, label};
use xiangqi_core::{File, Rank, Square};

use crate::move_text::MoveText;

/// file = "a" … "i", in either case.
pub(crate) fn file(input: &str) -> PResult<&str, File> {
    let letter = map_opt(anychar, |c: char| {
        let index = u32::from(c.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
        File::new(u8::try_from(index).ok()?)
    });
    label("a file `a` to `i`", letter)(input)
}

/// rank = "0" … "9"
pub(crate) fn rank(input: &str) -> PResult<&str, Rank> {
    let digit = map_opt(anychar, |c: char| Rank::new(u8::try_from(c.to_digit(10)?).ok()?));
    label("a rank 0 to 9", digit)(input)
}

/// square = file rank, ranks from 0.
pub(crate) fn square(input: &str) -> PResult<&str, Square> {
    (file, rank).map(|(file, rank)| Square::new(file, rank)).parse(input)
}

/// Writes file letter and rank digit.
pub(crate) fn push_square(text: &mut MoveText, square: Square) {
    text.push(square.file().letter());
    text.push_digit(square.rank().index());
}
