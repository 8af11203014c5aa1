//! The signs of a move text: what its characters say, so that spelling does not count.

use xiangqi_core::PieceKind;
use xiangqi_notation::{ChineseSign, Direction, InLine, Notation};

/// What one character of a move text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// A piece, by its Chinese name.
    Piece(PieceKind),
    /// A piece by its letter, in upper case, or by its digit.
    Letter(char),
    /// A digit or numeral.
    Number(u8),
    /// A file of the board by its letter, 0 for `a`.
    File(u8),
    /// The place in a line.
    Place(InLine),
    /// The direction.
    Direction(Direction),
    /// A character that belongs to no move of the notation.
    Other(char),
}

/// A sign with the character that said it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) sign: Sign,
    pub(super) c: char,
}

/// How the characters of a notation are to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alphabet {
    /// Chinese characters and digits.
    Chinese,
    /// A piece letter, then digits and signs.
    Letters,
    /// Letters of files and digits of ranks, perhaps behind a piece.
    Squares,
}

const fn alphabet(notation: Notation) -> Alphabet {
    match notation {
        Notation::Chinese
        | Notation::ChineseDpxq
        | Notation::ChineseFive
        | Notation::Coordinate
        | Notation::Digit
        | Notation::Algebraic
        | Notation::Dhtmlxq => Alphabet::Chinese,
        Notation::Wxf
        | Notation::WxfAxf1980
        | Notation::Wxf2018
        | Notation::WxfWikipedia
        | Notation::WxfYang
        | Notation::Keypad
        | Notation::Vietnamese => Alphabet::Letters,
        _ => Alphabet::Squares,
    }
}

/// Returns the signs of `text`, a move in `notation`. Blanks and dashes that only separate say
/// nothing.
pub(super) fn signs(text: &str, notation: Notation) -> Vec<Written> {
    let alphabet = alphabet(notation);
    let mut signs = Vec::with_capacity(8);
    let mut chars = text.chars().filter(|c| !c.is_whitespace()).peekable();
    while let Some(c) = chars.next() {
        let at = signs.len();
        let next = chars.peek().copied();
        let sign = match alphabet {
            Alphabet::Chinese => match chinese(c) {
                Sign::Other('-') => continue,
                sign => sign,
            },
            Alphabet::Letters => match c {
                _ if at == 0 && notation == Notation::Keypad => Sign::Letter(c),
                '+' | '-' | '.' | '=' if at <= 1 && next.is_some_and(|c| !c.is_ascii_digit()) => {
                    place(c)
                }
                '+' | '-' | '.' | '=' => direction(c, notation),
                'a'..='e' if at == 1 => {
                    InLine::ordinal(c as u8 - b'a').map_or(Sign::Other(c), Sign::Place)
                }
                _ if c.is_ascii_alphabetic() => Sign::Letter(c.to_ascii_uppercase()),
                _ => chinese(c),
            },
            Alphabet::Squares => match c {
                _ if at == 0
                    && c.is_ascii_uppercase()
                    && matches!(notation, Notation::Lalg | Notation::Salg) =>
                {
                    Sign::Letter(c)
                }
                'a'..='i' => Sign::File(c as u8 - b'a'),
                'A'..='I' => Sign::File(c as u8 - b'A'),
                _ => match chinese(c) {
                    Sign::Other('-') => continue,
                    sign => sign,
                },
            },
        };
        signs.push(Written { sign, c });
    }
    signs
}

fn chinese(c: char) -> Sign {
    match c {
        '0' | '０' | '〇' | '零' | '○' => return Sign::Number(0),
        '-' | '—' | '–' | '－' | '─' | '~' => return Sign::Other('-'),
        _ => {}
    }
    match ChineseSign::of(c) {
        Some(ChineseSign::Piece(kind)) => Sign::Piece(kind),
        Some(ChineseSign::Number(number)) => Sign::Number(number),
        Some(ChineseSign::Place(place)) => Sign::Place(place),
        Some(ChineseSign::Direction(direction)) => Sign::Direction(direction),
        None => Sign::Other(c),
    }
}

fn place(c: char) -> Sign {
    Sign::Place(match c {
        '+' => InLine::Front,
        '-' => InLine::Rear,
        _ => InLine::Middle,
    })
}

fn direction(c: char, notation: Notation) -> Sign {
    Sign::Direction(match c {
        '+' => Direction::Forward,
        '-' if notation == Notation::Vietnamese => Direction::Sideways,
        '-' => Direction::Backward,
        '.' if notation == Notation::Vietnamese => Direction::Forward,
        _ => Direction::Sideways,
    })
}

#[cfg(test)]
mod tests {
    use super::{Sign, signs};
    use xiangqi_core::PieceKind;
    use xiangqi_notation::{Direction, InLine, Notation};

    fn of(text: &str, notation: Notation) -> Vec<Sign> {
        signs(text, notation).iter().map(|written| written.sign).collect()
    }

    #[test]
    fn spelling_does_not_count() {
        let plain = of("马8进7", Notation::Chinese);
        assert_eq!(plain, of("馬８進７", Notation::Chinese));
        assert_eq!(plain[0], Sign::Piece(PieceKind::Horse));
        assert_eq!(of("h2-e2", Notation::Iccs), of("H2E2", Notation::Iccs));
        assert_eq!(of("炮82—52", Notation::Coordinate), of("炮8252", Notation::Coordinate));
    }

    #[test]
    fn letters_know_places_and_directions() {
        assert_eq!(
            of("C+-2", Notation::Wxf),
            [
                Sign::Letter('C'),
                Sign::Place(InLine::Front),
                Sign::Direction(Direction::Backward),
                Sign::Number(2)
            ]
        );
        assert_eq!(of("C2=5", Notation::Wxf), of("c2.5", Notation::Wxf));
    }
}
