//! Whether what was written of a game of Go says the same, but for losses that were named.

use std::collections::HashSet;

use go_notation::{ColoredMove, QuadrantNotation, Tolerances};

use super::main_line::MainLine;
use super::{GoDocument, GoGame, GoNotes, InfoField, ReadGo, WriteGo, moves, to_sgf};
use crate::encoding::decode_known;
use crate::sgf::read_real;
use crate::verify::{Difference, Part};
use crate::{Format, Lost, ReadError, Written};

/// What was written does not say what it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum VerifyGoError {
    /// It cannot be read at all.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// It holds no game.
    #[error("no game could be read back")]
    NoGame,
    /// It says something else.
    #[error("read back, {0}")]
    Differs(#[from] Difference),
}

/// Reads `written` and compares it with `game`, of which it was made in `format` with `options`.
///
/// # Errors
///
/// The first difference that no loss explains.
pub fn verify(
    game: &GoGame,
    written: &Written,
    format: Format,
    options: &WriteGo,
) -> Result<(), VerifyGoError> {
    match format {
        Format::Quadrant | Format::Moves => verify_moves(game, written, format, options),
        _ => {
            let expected = match format {
                Format::Sgf => to_sgf::as_written(game),
                _ => game.clone(),
            };
            let encoding = Some(options.encoding(format));
            let read = ReadGo { format: Some(format), encoding, ..ReadGo::default() };
            let document = GoDocument::read(&written.bytes, &read)?;
            let back = document.games().next().ok_or(VerifyGoError::NoGame)?.value;
            // A character that was replaced may stand in any text.
            let is_replaced = written
                .losses
                .losses
                .iter()
                .any(|loss| matches!(loss.what, Lost::Character { .. }));
            let texts = if is_replaced { Texts::Replaced } else { Texts::Exact };
            Ok(compare(&expected, &back, texts)?)
        }
    }
}

/// Compares a game with itself after its file was repaired: it must mean the same, however its
/// numbers and results are spelled.
///
/// # Errors
///
/// The first difference.
pub fn verify_repaired(before: &GoGame, after: &GoGame) -> Result<(), Difference> {
    compare(before, after, Texts::Respelled)
}

/// How texts are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Texts {
    /// Character by character.
    Exact,
    /// By what was understood of them.
    Respelled,
    /// By what was understood; any character may be another.
    Replaced,
}

fn verify_moves(
    game: &GoGame,
    written: &Written,
    format: Format,
    options: &WriteGo,
) -> Result<(), VerifyGoError> {
    let expected = MainLine::new(game, options.setup).moves;
    let text = decode_known(&written.bytes, options.encoding(format)).text;
    let read: Vec<Option<ColoredMove>> = if format == Format::Moves {
        moves::read(&text, game, options.coordinates, options.quadrant.boards).collect()
    } else {
        let notation =
            QuadrantNotation { size: game.size, tolerances: Tolerances::NONE, ..options.quadrant };
        let record = notation.read(&text).map_err(|_| VerifyGoError::NoGame)?;
        record.value.moves().map(Some).collect()
    };
    let same = expected.iter().zip(&read).take_while(|(ours, theirs)| Some(**ours) == **theirs);
    let same = same.count();
    if same < expected.len().max(read.len()) {
        return Err(Difference { what: Part::Move, ply: Some(same + 1) }.into());
    }
    Ok(())
}

fn compare(ours: &GoGame, theirs: &GoGame, texts: Texts) -> Result<(), Difference> {
    let whole = |what| Err(Difference { what, ply: None });
    if ours.size != theirs.size {
        return whole(Part::Size);
    }
    if ours.komi != theirs.komi {
        return whole(Part::Komi);
    }
    if ours.handicap != theirs.handicap {
        return whole(Part::Handicap);
    }
    if ours.result() != theirs.result() {
        return whole(Part::Result);
    }
    if texts == Texts::Exact && ours.info != theirs.info {
        let fields: HashSet<_> = theirs.info.iter().collect();
        let lost = ours.info.iter().find(|text| !fields.contains(text));
        let name = lost.map_or("", |(field, _)| field.sgf()).to_owned();
        return whole(Part::Tag { name });
    }
    if texts == Texts::Respelled
        && let Some(field) =
            InfoField::ALL.into_iter().find(|&field| !is_respelled(ours, theirs, field))
    {
        return whole(Part::Tag { name: field.sgf().to_owned() });
    }
    compare_trees(ours, theirs, texts)
}

/// Tells whether a text is the same, or the same number or result spelled otherwise.
fn is_respelled(ours: &GoGame, theirs: &GoGame, field: InfoField) -> bool {
    let text = |game: &GoGame| {
        let text = game.info.get(field).unwrap_or_default();
        text.trim_end_matches(char::REPLACEMENT_CHARACTER).to_owned()
    };
    let (one, other) = (text(ours), text(theirs));
    one == other
        || match field {
            // What was understood of these is compared as such.
            InfoField::Komi => ours.komi.is_some(),
            InfoField::Handicap => ours.handicap.is_some(),
            InfoField::Result => ours.result().is_some(),
            InfoField::Time => is_same_number(&one, &other),
            _ => false,
        }
}

fn is_same_number(one: &str, other: &str) -> bool {
    read_real(one).zip(read_real(other)).is_some_and(|((one, _), (other, _))| one == other)
}

fn compare_trees(ours: &GoGame, theirs: &GoGame, texts: Texts) -> Result<(), Difference> {
    let (mut left, mut right) = (ours.tree.walk(), theirs.tree.walk());
    loop {
        let (one, other) = match (left.next(), right.next()) {
            (None, None) => return Ok(()),
            (Some(one), Some(other)) if one.ply == other.ply => (one, other),
            (one, other) => {
                let ply = one.or(other).map(|step| step.ply);
                return Err(Difference { what: Part::Shape, ply });
            }
        };
        let (our_node, their_node) = (&ours.tree[one.id], &theirs.tree[other.id]);
        let differs = |what| Err(Difference { what, ply: Some(one.ply) });
        if our_node.action != their_node.action || our_node.to_play != their_node.to_play {
            return differs(Part::Move);
        }
        if !say_the_same(our_node.notes(), their_node.notes(), texts) {
            return differs(Part::Annotations);
        }
    }
}

fn say_the_same(ours: &GoNotes, theirs: &GoNotes, texts: Texts) -> bool {
    if texts == Texts::Exact {
        return ours == theirs;
    }
    let marks = |notes: &GoNotes| notes.labels.iter().map(|label| label.0).collect::<Vec<_>>();
    let names =
        |notes: &GoNotes| notes.others.iter().map(|other| other.name.clone()).collect::<Vec<_>>();
    ours.points == theirs.points
        && ours.lines == theirs.lines
        && marks(ours) == marks(theirs)
        && (texts == Texts::Replaced || whole(ours) == whole(theirs))
        && names(ours) == names(theirs)
}

/// Returns the comment without half a character at its end, which a repair takes away.
fn whole(notes: &GoNotes) -> Option<&str> {
    let comment = notes.comment.as_deref()?.trim_end_matches(char::REPLACEMENT_CHARACTER);
    (!comment.is_empty()).then_some(comment)
}

#[cfg(test)]
mod tests {
    use super::{verify, verify_repaired};
    use crate::Format;
    use crate::go::{GoDocument, GoGame, ReadGo, WriteGo, write};

    fn game(text: &str) -> GoGame {
        let document = GoDocument::read(text.as_bytes(), &ReadGo::default()).unwrap();
        document.games().next().unwrap().value
    }

    #[test]
    fn a_repair_may_respell_but_not_change_a_text() {
        let before = game("(;PB[Gu Li]KM[6,5]TM[60 ]RE[b+r];B[aa])");
        assert!(verify_repaired(&before, &game("(;PB[Gu Li]KM[6.5]TM[60]RE[B+R];B[aa])")).is_ok());
        for damaged in [
            "(;PB[Gu L]KM[6,5]TM[60]RE[b+r];B[aa])",
            "(;PB[Gu Li]KM[6,5]TM[6]RE[b+r];B[aa])",
            "(;KM[6,5]TM[60]RE[b+r];B[aa])",
        ] {
            assert!(verify_repaired(&before, &game(damaged)).is_err(), "{damaged}");
        }
    }

    #[test]
    fn what_is_carried_and_a_large_komi_are_read_back() {
        let mut large = game("(;GM[1]AP[Foo [1.0] beta];B[aa])");
        for komi in [None, Some(200.0)] {
            large.komi = komi;
            let options = WriteGo::default();
            let written = write(&large, Format::Sgf, &options).unwrap();
            assert_eq!(verify(&large, &written, Format::Sgf, &options), Ok(()));
        }
    }

    #[test]
    fn a_value_without_a_name_is_no_move() {
        let game = game("(;SZ[19];B[pd];[dd]W[qq];B[dp])");
        let options = WriteGo::default();
        let written = write(&game, Format::Sgf, &options).unwrap();
        let text = String::from_utf8(written.bytes.clone()).unwrap();
        assert!(text.ends_with("\n;B[pd];W[qq];B[dp])\n"), "{text}");
        assert_eq!(written.losses.losses.len(), 1);
        assert_eq!(verify(&game, &written, Format::Sgf, &options), Ok(()));
    }
}
