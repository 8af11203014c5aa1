//! By which slip one move text becomes another.

use xiangqi_notation::{ChineseSign, Notation};

use super::SlipKind;
use super::cost::{SECOND_SLIP, cost, digit_share};
use super::sign::{Sign, Written};

/// A slip and its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slip {
    pub(super) kind: SlipKind,
    pub(super) cost: u32,
}

impl Slip {
    pub(super) fn new(kind: SlipKind, percent: u32) -> Self {
        Self { kind, cost: cost(kind, percent) }
    }
}

/// Returns the likeliest slip, or pair of slips, by which `meant` became `written`. Nothing if
/// they say the same or are further apart.
pub(super) fn slip(written: &[Written], meant: &[Written], notation: Notation) -> Option<Slip> {
    if written.len() == meant.len() {
        replaced(written, meant, notation)
    } else if written.len() + 1 == meant.len() {
        is_without_one(meant, written)
            .then(|| Slip::new(SlipKind::LostCharacter, 100 / meant.len() as u32))
    } else if written.len() == meant.len() + 1 {
        is_without_one(written, meant).then(|| Slip::new(SlipKind::SurplusCharacter, 20))
    } else {
        None
    }
}

fn replaced(written: &[Written], meant: &[Written], notation: Notation) -> Option<Slip> {
    let differs = |at: &usize| written[*at].sign != meant[*at].sign;
    let mut places = (0..written.len()).filter(differs);
    let first = places.next()?;
    let Some(second) = places.next() else {
        let single = one(written[first], meant[first])?;
        return Some(cheaper(single, whole(written, meant, notation)));
    };
    let third = places.next();
    let whole = whole(written, meant, notation);
    if third.is_some() {
        return whole;
    }
    let is_swap =
        written[first].sign == meant[second].sign && written[second].sign == meant[first].sign;
    let are_digits = |signs: &[Written]| {
        matches!((signs[first].sign, signs[second].sign), (Sign::Number(_), Sign::Number(_)))
            || matches!((signs[first].sign, signs[second].sign), (Sign::File(_), Sign::File(_)))
    };
    let swap = if is_swap && are_digits(written) {
        Some(Slip::new(SlipKind::SwappedDigits, 50))
    } else if is_swap && first + 1 == second {
        Some(Slip::new(SlipKind::SwappedCharacters, 33))
    } else {
        None
    };
    if let Some(swap) = swap {
        return Some(cheaper(swap, whole));
    }
    let two = one(written[first], meant[first])?.cost
        + one(written[second], meant[second])?.cost
        + SECOND_SLIP;
    Some(cheaper(Slip { kind: SlipKind::TwoSlips, cost: two }, whole))
}

fn cheaper(slip: Slip, other: Option<Slip>) -> Slip {
    other.filter(|other| other.cost < slip.cost).unwrap_or(slip)
}

/// One character for another.
fn one(written: Written, meant: Written) -> Option<Slip> {
    Some(match (written.sign, meant.sign) {
        (Sign::Number(written), Sign::Number(meant)) | (Sign::File(written), Sign::File(meant)) => {
            Slip::new(SlipKind::Digit, digit_share(meant, written))
        }
        (Sign::Piece(_), Sign::Piece(_)) | (Sign::Letter(_), Sign::Letter(_)) => {
            Slip::new(SlipKind::Piece, 16)
        }
        (Sign::Direction(_), Sign::Direction(_)) => Slip::new(SlipKind::Direction, 50),
        (Sign::Place(_), Sign::Place(_)) => Slip::new(SlipKind::FrontRear, 80),
        _ if is_confused(written.c, meant) => Slip::new(SlipKind::ConfusedCharacter, 25),
        (Sign::Other(_), _) => Slip::new(SlipKind::WrongCharacter, 100),
        _ => Slip::new(SlipKind::WrongCharacter, 5),
    })
}

/// Tells whether recognition or dictation can have made `written` of `meant`.
fn is_confused(written: char, meant: Written) -> bool {
    ChineseSign::misread(written).any(|c| {
        c == meant.c
            || c.eq_ignore_ascii_case(&meant.c)
            || ChineseSign::of(c).is_some_and(|it| Some(it) == ChineseSign::of(meant.c))
    })
}

/// A slip that changes a move as a whole: the side from which it is seen, or the first rank.
fn whole(written: &[Written], meant: &[Written], notation: Notation) -> Option<Slip> {
    if is_by_squares(notation) {
        if all_numbers(written, meant, notation, |at, meant| match at {
            Part::File => Some(8 - meant),
            Part::Rank => 9_u8.checked_sub(meant),
        }) {
            return Some(Slip::new(SlipKind::Turned, 100));
        }
        if all_numbers(written, meant, notation, |at, meant| match at {
            Part::File => Some(8 - meant),
            Part::Rank => Some(meant),
        }) {
            return Some(Slip::new(SlipKind::Mirrored, 100));
        }
        let rank_by = |step: i8| {
            all_numbers(written, meant, notation, |at, meant| match at {
                Part::File => Some(meant),
                Part::Rank => meant.checked_add_signed(step),
            })
        };
        return (rank_by(1) || rank_by(-1)).then(|| Slip::new(SlipKind::RankBase, 100));
    }
    // By files: every number that differs is counted from the other side.
    let mirrored =
        written.iter().zip(meant).all(|(written, meant)| match (written.sign, meant.sign) {
            (Sign::Number(written), Sign::Number(meant)) => {
                written == meant || written + meant == 10
            }
            (written, meant) => written == meant,
        });
    mirrored.then(|| Slip::new(SlipKind::Mirrored, 100))
}

const fn is_by_squares(notation: Notation) -> bool {
    notation.dialect().is_none()
}

/// What a digit of a square says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    File,
    Rank,
}

/// Tells whether every coordinate that is written is `change` of the one that is meant.
fn all_numbers(
    written: &[Written],
    meant: &[Written],
    notation: Notation,
    change: impl Fn(Part, u8) -> Option<u8>,
) -> bool {
    // Files as digits begin at 1, except in DhtmlXQ; ranks of 数码新谱 are written 1 to 0.
    let base = if notation == Notation::Dhtmlxq { 0 } else { 1 };
    let mut part = match notation {
        Notation::Algebraic => Part::Rank,
        _ => Part::File,
    };
    for (written, meant) in written.iter().zip(meant) {
        let same = match (written.sign, meant.sign) {
            (Sign::File(written), Sign::File(meant)) => {
                part = Part::Rank;
                change(Part::File, meant) == Some(written)
            }
            (Sign::Number(written), Sign::Number(meant)) => {
                let was = part;
                part = if was == Part::File { Part::Rank } else { Part::File };
                match was {
                    Part::File => {
                        meant.checked_sub(base).filter(|&meant| meant <= 8).is_some_and(|meant| {
                            change(Part::File, meant).map(|it| it + base) == Some(written)
                        })
                    }
                    Part::Rank => change(Part::Rank, meant) == Some(written),
                }
            }
            (written, meant) => written == meant,
        };
        if !same {
            return false;
        }
    }
    true
}

/// Tells whether `short` is `long` without one sign.
fn is_without_one(long: &[Written], short: &[Written]) -> bool {
    let same = long.iter().zip(short).take_while(|(long, short)| long.sign == short.sign).count();
    long[same + 1..].iter().zip(&short[same..]).all(|(long, short)| long.sign == short.sign)
}

#[cfg(test)]
mod tests {
    use super::slip;
    use crate::repair::SlipKind;
    use crate::repair::sign::signs;
    use xiangqi_notation::Notation;

    fn kind(written: &str, meant: &str, notation: Notation) -> Option<SlipKind> {
        slip(&signs(written, notation), &signs(meant, notation), notation).map(|slip| slip.kind)
    }

    #[test]
    fn slips_have_names() {
        let chinese = |written, meant| kind(written, meant, Notation::Chinese);
        assert_eq!(chinese("炮二平五", "炮二平五"), None);
        assert_eq!(chinese("炮二平四", "炮二平五"), Some(SlipKind::Digit));
        assert_eq!(chinese("馬二平五", "炮二平五"), Some(SlipKind::Piece));
        assert_eq!(chinese("跑二平五", "炮二平五"), Some(SlipKind::ConfusedCharacter));
        assert_eq!(chinese("炮八进五", "炮八退五"), Some(SlipKind::Direction));
        assert_eq!(chinese("前炮退二", "后炮退二"), Some(SlipKind::FrontRear));
        assert_eq!(chinese("马８进７", "马７进８"), Some(SlipKind::SwappedDigits));
        assert_eq!(chinese("马八进七", "马二进三"), Some(SlipKind::Mirrored));
        assert_eq!(chinese("炮二五", "炮二平五"), Some(SlipKind::LostCharacter));
        assert_eq!(chinese("炮二二平五", "炮二平五"), Some(SlipKind::SurplusCharacter));
        assert_eq!(chinese("二炮平五", "炮二平五"), Some(SlipKind::SwappedCharacters));
        assert_eq!(chinese("车一平二", "兵七进一"), None);
    }

    #[test]
    fn slips_of_squares() {
        assert_eq!(kind("马8139", "马8193", Notation::Digit), Some(SlipKind::SwappedDigits));
        assert_eq!(kind("h3e3", "h2e2", Notation::Ucci), Some(SlipKind::RankBase));
        assert_eq!(kind("b7e7", "h2e2", Notation::Ucci), Some(SlipKind::Turned));
        assert_eq!(kind("g2e2", "h2e2", Notation::Ucci), Some(SlipKind::Digit));
        assert_eq!(kind("b2d2", "h2f2", Notation::Ucci), Some(SlipKind::Mirrored));
        assert_eq!(kind("7757", "7747", Notation::Dhtmlxq), Some(SlipKind::Digit));
    }
}
