//! `FORMAT notation[, letters]`.

use nom::Parser;
use nom::bytes::complete::take_while1;
use nom::character::complete::{anychar, char};
use nom::combinator::opt;
use nom::multi::many0;
use nom::sequence::{delimited, preceded};
use notation_syntax::{PResult, complete, label};
use xiangqi_core::PieceKind;
use xiangqi_notation::{Accept, LetterSet, Notation, ParseLetterSetError};

use super::WxfFileProblem;

/// The names of notations. AXF, LALG and SALG are those of Yang's draft.
const NAMES: [(&str, Notation); 7] = [
    ("WXF", Notation::Wxf),
    ("AXF", Notation::WxfYang),
    ("ICCS", Notation::Iccs),
    ("LALG", Notation::Lalg),
    ("SALG", Notation::Salg),
    ("UCCI", Notation::Ucci),
    ("UCI", Notation::Uci),
];

/// The letters that the draft replaces, with what they stand for.
const LETTERS: [(char, PieceKind); 7] = [
    ('K', PieceKind::King),
    ('R', PieceKind::Rook),
    ('N', PieceKind::Horse),
    ('C', PieceKind::Cannon),
    ('G', PieceKind::Advisor),
    ('M', PieceKind::Elephant),
    ('P', PieceKind::Pawn),
];

/// A letter of the draft and the one that is used for it.
type Replaced = (char, char);

/// `value = name [","] *(letter "(" letter ")")`
fn value(input: &str) -> PResult<&str, (&str, Vec<Replaced>)> {
    let blank = |input| nom::character::complete::space0::<&str, _>(input);
    let name = label("the name of a notation", take_while1(|c: char| c.is_ascii_alphanumeric()));
    let letter = (anychar, delimited(char('('), anychar, char(')')));
    let letters = many0(delimited((blank, opt(char(','))).and(blank), letter, blank));
    (name, preceded((blank, opt(char(','))), letters)).parse(input)
}

/// What a line states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stated {
    /// How the moves are written.
    pub(super) accept: Accept,
    /// Why the letters that it names cannot be taken.
    pub(super) fault: Option<WxfFileProblem>,
}

/// Returns what a line states, if the notation is a known one.
pub(super) fn stated(text: &str) -> Option<Stated> {
    let (name, replaced) = complete(value, text.trim()).ok()?;
    let (_, notation) = NAMES.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
    let any = Accept { notation: Some(notation), ..Accept::ANY };
    Some(match letters(&replaced) {
        Ok(letters) => Stated { accept: Accept { letters, ..any }, fault: None },
        Err(fault) => Stated { accept: any, fault: Some(fault) },
    })
}

/// Replaces letters of the draft; `None` where none is.
fn letters(replaced: &[Replaced]) -> Result<Option<LetterSet>, WxfFileProblem> {
    if replaced.is_empty() {
        return Ok(None);
    }
    let mut set = PieceKind::ALL.map(|kind| {
        LETTERS.iter().find(|(_, known)| *known == kind).map_or('?', |&(letter, _)| letter)
    });
    for &(letter, by) in replaced {
        let known = LETTERS.into_iter().find(|(known, _)| *known == letter.to_ascii_uppercase());
        let (_, kind) = known.ok_or(WxfFileProblem::UnknownLetter { letter })?;
        set[kind.index()] = by.to_ascii_uppercase();
    }
    match LetterSet::new(set) {
        Ok(set) => Ok(Some(set)),
        Err(ParseLetterSetError::Twice { letter }) => Err(WxfFileProblem::LetterTwice { letter }),
        Err(ParseLetterSetError::NotALetter { found: letter }) => {
            Err(WxfFileProblem::UnknownLetter { letter })
        }
        // Seven characters are no name of a set.
        Err(_) => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use xiangqi_core::PieceKind;
    use xiangqi_notation::Notation;

    use super::{WxfFileProblem, stated};

    #[test]
    fn a_name_may_be_followed_by_letters() {
        assert_eq!(stated("\tWXF").unwrap().accept.notation, Some(Notation::Wxf));
        assert_eq!(stated("WXF").unwrap().accept.letters, None);
        let read = stated("AXF, K(K) R(C) C(P) P(S) N(H)").unwrap().accept;
        assert_eq!(read.notation, Some(Notation::WxfYang));
        let letters = read.letters.unwrap();
        assert_eq!(letters.letter(PieceKind::Rook), 'C');
        assert_eq!(letters.letter(PieceKind::Horse), 'H');
        assert_eq!(letters.letter(PieceKind::Advisor), 'G');
        assert_eq!(stated("XYZ"), None);
        assert_eq!(stated("WXF of 1987 (draft)"), None);
    }

    #[test]
    fn letters_that_cannot_be_taken_leave_the_notation() {
        let fault = |text| {
            let read = stated(text).unwrap();
            assert_eq!((read.accept.notation, read.accept.letters), (Some(Notation::Lalg), None));
            read.fault
        };
        assert_eq!(
            fault("LALG, K(K) R(C) N(H)"),
            Some(WxfFileProblem::LetterTwice { letter: 'C' })
        );
        assert_eq!(fault("LALG, X(Y)"), Some(WxfFileProblem::UnknownLetter { letter: 'X' }));
        assert_eq!(fault("LALG, R(1)"), Some(WxfFileProblem::UnknownLetter { letter: '1' }));
        assert_eq!(fault("LALG"), None);
    }
}
