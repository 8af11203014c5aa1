//! Letter and squares: LALG `Ch2-e2`, SALG `Che2`.
//!
//! Source: Yang, "Chinese Chess File Format". Programs that number the ranks from 1 write the
//! same texts for other squares (Fairy-Stockfish, English Wikipedia's system 3); the base is an
//! option, and without it ranks from 0 are canonical and ranks from 1 tolerated.

mod lalg;
mod salg;

pub(crate) use lalg::{read as read_lalg, write as write_lalg};
pub(crate) use salg::{read as read_salg, write as write_salg};

use nom::Parser;
use nom::character::complete::anychar;
use nom::combinator::map_opt;
use notation_syntax::{PResult, label};
use xiangqi_core::{File, Rank, Square};

use crate::form::Form;
use crate::move_text::MoveText;
use crate::squares;
use crate::wxf::is_letter;
use crate::{LetterSet, RankBase};

/// Returns the bases to read with, and the form of texts in each.
fn bases(asked: Option<RankBase>) -> &'static [(RankBase, Form)] {
    match asked {
        None => &[(RankBase::Zero, Form::Canonical), (RankBase::One, Form::Tolerant)],
        Some(RankBase::Zero) => &[(RankBase::Zero, Form::Canonical)],
        Some(RankBase::One) => &[(RankBase::One, Form::Canonical)],
    }
}

/// letter = "A" … "Z", or in lower case if it is no file; then the form is tolerated.
fn letter<'t>(own: LetterSet) -> impl FnMut(&'t str) -> PResult<&'t str, (char, Form)> {
    let letter = map_opt(anychar, move |c: char| match c {
        _ if !is_letter(c, own) => None,
        'A'..='Z' => Some((c, Form::Canonical)),
        'j'..='z' => Some((c, Form::Tolerant)),
        _ => None,
    });
    label("a piece letter", letter)
}

/// file = "a" … "i", in lower case only: upper case are pieces.
fn file(input: &str) -> PResult<&str, File> {
    let letter = map_opt(anychar, |c: char| {
        File::new(u8::try_from(u32::from(c).checked_sub(u32::from('a'))?).ok()?)
    });
    label("a file `a` to `i`", letter)(input)
}

fn rank(base: RankBase) -> impl FnMut(&str) -> PResult<&str, Rank> {
    move |input| match base {
        RankBase::Zero => squares::rank(input),
        RankBase::One => squares::uci_rank(input),
    }
}

fn square(base: RankBase) -> impl FnMut(&str) -> PResult<&str, Square> {
    move |input| (file, rank(base)).map(|(file, rank)| Square::new(file, rank)).parse(input)
}

fn push_rank(text: &mut MoveText, rank: Rank, base: RankBase) {
    match base {
        RankBase::Zero => text.push_digit(rank.index()),
        RankBase::One => squares::push_uci_rank(text, rank),
    }
}

fn push_square(text: &mut MoveText, square: Square, base: RankBase) {
    text.push(square.file().letter());
    push_rank(text, square.rank(), base);
}
