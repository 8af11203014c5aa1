//! What each kind of slip costs: how unlikely it is.
//!
//! A cost is ten times the negative natural logarithm of a probability: how often a slip is of
//! this kind, times how often a slip of this kind turns the right text into the one that stands
//! there. Ten units are a factor of 2.7, twenty-three a factor of ten. Costs of independent slips
//! add up.
//!
//! The weights are set by judgement, not fitted, so that they favour no collection:
//!
//! - Digits are half of the characters of a move, are the ones that are typed without a
//!   look, and differ by a stroke (一 二 三, 1 7, 3 8): they carry the largest weight.
//! - The direction is the next character that has to be chosen at every move, and one of three.
//! - A piece is one of seven, but a wrong piece is seen at once when the record is written.
//! - 前 and 后 stand in a few moves of a hundred only; there they are wrong more often.
//! - Recognition and dictation confuse characters in whole records; a record that was typed has
//!   none. Their weight is that of pieces.
//! - Moves are lost, doubled or exchanged when a copyist loses the line.
//! - Bytes read wrongly damage a whole file as a rule; single moves are rare.

use super::SlipKind;

/// How many of a thousand slips are of each kind. Kinds that are not listed have a cost of their
/// own. The notations by squares have [`SlipKind::Turned`] and [`SlipKind::RankBase`] on top,
/// records of Go [`SlipKind::Color`].
pub const WEIGHTS: [(SlipKind, u32); 19] = [
    (SlipKind::Digit, 350),
    (SlipKind::SwappedDigits, 60),
    (SlipKind::Piece, 90),
    (SlipKind::Direction, 120),
    (SlipKind::FrontRear, 60),
    (SlipKind::Mirrored, 50),
    (SlipKind::ConfusedCharacter, 90),
    (SlipKind::WrongCharacter, 10),
    (SlipKind::LostCharacter, 40),
    (SlipKind::SurplusCharacter, 20),
    (SlipKind::SwappedCharacters, 20),
    (SlipKind::Mojibake, 10),
    (SlipKind::MissingMove, 40),
    (SlipKind::DoubledMove, 20),
    (SlipKind::SwappedMoves, 20),
    (SlipKind::SurplusMove, 5),
    (SlipKind::Turned, 10),
    (SlipKind::RankBase, 10),
    (SlipKind::Color, 50),
];

/// Returns how many of a thousand slips are of the kind.
#[must_use]
pub fn weight(kind: SlipKind) -> u32 {
    WEIGHTS.iter().find(|&&(listed, _)| listed == kind).map_or(1, |&(_, weight)| weight)
}

/// A digit and the next one, in per cent of the digits written for it: neighbours on the keyboard
/// and on the board, and a stroke more or less.
pub const NEIGHBOUR_DIGIT: u32 = 25;
/// Any other digit.
pub const OTHER_DIGIT: u32 = 8;

/// What a word costs that the rest of the record only allows in a tolerated reading, where the
/// other words are canonical: one in five such readings is the writer's habit.
pub(super) const LOOSE_WORD: u32 = 16;

/// What a second slip in one word costs beside the slips themselves: one word with a slip in
/// thirty has another.
pub(super) const SECOND_SLIP: u32 = 34;

/// What a candidate has to suppose beside itself where another one goes further: another slip just
/// there, in one move of fifty even in a bad record.
pub(super) const ANOTHER_SLIP: u32 = 39;

/// What a start position or a side to move costs that is wrong: far less frequent than a slip in
/// one of eighty moves.
pub(super) const START: u32 = 70;

/// Returns the cost of a kind of which `percent` of a hundred slips look like this one.
pub(super) fn cost(kind: SlipKind, percent: u32) -> u32 {
    let share = f64::from(weight(kind)) / 1000.0 * f64::from(percent.max(1)) / 100.0;
    (-10.0 * share.ln()).round() as u32
}

/// Returns how many per cent of the slips with the digit `meant` put `written` there.
pub(super) const fn digit_share(meant: u8, written: u8) -> u32 {
    if meant.abs_diff(written) == 1 { NEIGHBOUR_DIGIT } else { OTHER_DIGIT }
}

#[cfg(test)]
mod tests {
    use super::{WEIGHTS, cost};
    use crate::repair::SlipKind;

    #[test]
    fn the_weights_of_chinese_records_are_per_mille() {
        let beyond = [SlipKind::Turned, SlipKind::RankBase, SlipKind::SurplusMove, SlipKind::Color];
        let sum: u32 =
            WEIGHTS.iter().filter(|(kind, _)| !beyond.contains(kind)).map(|(_, it)| it).sum();
        assert_eq!(sum, 1000);
    }

    #[test]
    fn rarer_slips_cost_more() {
        assert!(cost(SlipKind::Digit, 25) < cost(SlipKind::Digit, 8));
        assert!(cost(SlipKind::Digit, 8) < cost(SlipKind::MissingMove, 2));
    }
}
