//! `FORMAT notation[, letters]`.

use nom::Parser;
use nom::bytes::complete::take_while1;
use nom::character::complete::{anychar, char};
use nom::combinator::opt;
use nom::multi::many0;
use nom::sequence::{delimited, preceded};
use notation_syntax::{PResult, complete, label};
use xiangqi_core::PieceKind;
use xiangqi_notation::{Accept, LetterSet, Notation};

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

/// Returns how the moves are written, if the notation is a known one.
pub(super) fn accept(text: &str) -> Option<Accept> {
    let (name, replaced) = complete(value, text.trim()).ok()?;
    let (_, notation) = NAMES.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
    let mut letters = None;
    if !replaced.is_empty() {
        let kinds = PieceKind::ALL;
        let mut set = kinds.map(|kind| {
            LETTERS.iter().find(|(_, known)| *known == kind).map_or('?', |&(letter, _)| letter)
        });
        for (letter, by) in replaced {
            let (_, kind) = LETTERS.into_iter().find(|(known, _)| *known == letter)?;
            set[kind.index()] = by.to_ascii_uppercase();
        }
        letters = Some(LetterSet::new(set).ok()?);
    }
    Some(Accept { notation: Some(notation), letters, ..Accept::ANY })
}

#[cfg(test)]
mod tests {
    use xiangqi_core::PieceKind;
    use xiangqi_notation::Notation;

    use super::accept;

    #[test]
    fn a_name_may_be_followed_by_letters() {
        assert_eq!(accept("\tWXF").unwrap().notation, Some(Notation::Wxf));
        assert_eq!(accept("WXF").unwrap().letters, None);
        let read = accept("AXF, K(K) R(C) C(P) P(S) N(H)").unwrap();
        assert_eq!(read.notation, Some(Notation::WxfYang));
        let letters = read.letters.unwrap();
        assert_eq!(letters.letter(PieceKind::Rook), 'C');
        assert_eq!(letters.letter(PieceKind::Horse), 'H');
        assert_eq!(letters.letter(PieceKind::Advisor), 'G');
        assert_eq!(accept("XYZ"), None);
        assert_eq!(accept("WXF of 1987 (draft)"), None);
    }
}
