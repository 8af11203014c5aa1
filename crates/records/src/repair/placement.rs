//! Slips in lists of placed pieces, such as 兵二四 for 兵一四.
//!
//! Every character is tried as any other that can stand there; what lets the list be read on
//! furthest is the best, then what costs least, as with moves.

use notation_syntax::Span;
use xiangqi_core::Board;
use xiangqi_notation::{ChineseSign, PlacementError, PlacementSystem, read_placement};

use super::cost::{cost, digit_share};
use super::{Edit, MARGIN, MOST_FAULTS, SlipKind, Verdict, apply};

/// What a list costs more that is not the usual start: lists of a whole set of men are nearly
/// always that.
const NOT_USUAL: u32 = 20;

/// A fault of a list and the changes that mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacementFault {
    /// What is wrong.
    pub error: PlacementError,
    /// The changes of one character behind which the list can be read on, the best first.
    pub candidates: Vec<PlacementCandidate>,
    /// Whether the first candidate can be trusted.
    pub verdict: Verdict,
}

/// A change of one character of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacementCandidate {
    /// The change.
    pub edit: Edit,
    /// What went wrong.
    pub kind: SlipKind,
    /// How unlikely the slip is.
    pub cost: u32,
}

/// Finds the faults of a list and what mends them; each is searched in the text in which those
/// before it are mended by their best candidate.
///
/// ```
/// use records::repair::repair_placement;
/// use xiangqi_notation::PlacementSystem;
///
/// let (faults, mended) = repair_placement("将51，士4l、61", PlacementSystem::Digit);
/// assert_eq!(faults.len(), 1);
/// assert_eq!(mended, "将51，士41、61");
/// ```
#[must_use]
pub fn repair_placement(text: &str, system: PlacementSystem) -> (Vec<PlacementFault>, String) {
    let mut mended = text.to_owned();
    let mut faults = Vec::new();
    while let Err(error) = read_placement(&mended, system) {
        let candidates = candidates(&mended, system, &error);
        let verdict = match &candidates[..] {
            [] => Verdict::Nothing,
            [best, others @ ..] if others.iter().all(|other| other.cost >= best.cost + MARGIN) => {
                Verdict::Clear
            }
            _ => Verdict::Doubtful,
        };
        let best = candidates.first().map(|best| best.edit.clone());
        faults.push(PlacementFault { error, candidates, verdict });
        match best {
            Some(edit) if faults.len() < MOST_FAULTS => mended = apply(&mended, &[edit]),
            _ => break,
        }
    }
    (faults, mended)
}

/// How far a list can be read: a misplaced man is told only when all of it is read.
type Reach = (u8, usize);

fn reach(text: &str, system: PlacementSystem) -> (Reach, u32) {
    match read_placement(text, system) {
        Ok(setup) if setup.board == Board::START => ((2, 0), 0),
        Ok(_) => ((2, 0), NOT_USUAL),
        Err(error) => (reach_of(&error), NOT_USUAL),
    }
}

const fn is_deferred(error: &PlacementError) -> bool {
    matches!(error, PlacementError::Misplaced { .. })
}

fn reach_of(error: &PlacementError) -> Reach {
    (u8::from(is_deferred(error)), error.span().start)
}

fn candidates(
    text: &str,
    system: PlacementSystem,
    error: &PlacementError,
) -> Vec<PlacementCandidate> {
    let base = reach_of(error);
    let mut found: Vec<(Reach, PlacementCandidate)> = Vec::new();
    // A slip behind the fault cannot have caused it.
    let end = error.span().end.max(error.span().start + 1);
    for (at, c) in text.char_indices().filter(|&(at, _)| at < end) {
        for (other, kind, cost) in others(c) {
            let span = Span::new(at, at + c.len_utf8());
            let edit = Edit { span, replacement: other.to_string() };
            let (reach, more) = reach(&apply(text, std::slice::from_ref(&edit)), system);
            if reach > base {
                found.push((reach, PlacementCandidate { edit, kind, cost: cost + more }));
            }
        }
    }
    found.sort_by_key(|(reach, it)| (std::cmp::Reverse(*reach), it.cost));
    let best = found.first().map(|(reach, _)| *reach);
    found.into_iter().filter(|(reach, _)| Some(*reach) == best).map(|(_, it)| it).collect()
}

const DIGITS: [&str; 3] = ["〇一二三四五六七八九", "0123456789", "０１２３４５６７８９"];
const PIECES: [&str; 4] = ["帅仕相马车炮兵", "将士象马车炮卒", "帥仕相馬車炮兵", "將士象馬車炮卒"];

/// Returns what `c` can have been, with the slip and its cost.
fn others(c: char) -> Vec<(char, SlipKind, u32)> {
    let mut others = Vec::new();
    for digits in DIGITS {
        if let Some(own) = digits.chars().position(|it| it == c) {
            let digit = |(at, it): (usize, char)| {
                let share = digit_share(at as u8, own as u8);
                (it, SlipKind::Digit, cost(SlipKind::Digit, share))
            };
            others.extend(digits.chars().enumerate().filter(|&(at, _)| at != own).map(digit));
        }
    }
    if let Some(pieces) = PIECES.into_iter().find(|pieces| pieces.contains(c)) {
        let piece = |it| (it, SlipKind::Piece, cost(SlipKind::Piece, 16));
        others.extend(pieces.chars().filter(|&it| it != c).map(piece));
    }
    let confused = |it| (it, SlipKind::ConfusedCharacter, cost(SlipKind::ConfusedCharacter, 25));
    others.extend(ChineseSign::misread(c).map(confused));
    others
}
