//! Slips put into the words of a game.

use std::collections::HashMap;
use std::fmt;

use records::encoding::{Substitute, TextEncoding, encode};
use records::repair::SlipKind;
use records::repair::cost::{NEIGHBOUR_DIGIT, OTHER_DIGIT, WEIGHTS};
use xiangqi_core::PieceKind;
use xiangqi_notation::{ChineseSign, Notation};

use crate::random::Random;

/// How the kinds of slips are chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choice {
    /// With the weights of the cost model.
    Weighted,
    /// All alike.
    Uniform,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Weighted => "weighted as in the cost model",
            Self::Uniform => "all alike",
        })
    }
}

/// Kinds that are injected; the others are what a repair may conclude, or need notations by
/// squares.
fn kinds(choice: Choice) -> Vec<(SlipKind, u32)> {
    WEIGHTS
        .into_iter()
        .filter(|(kind, _)| {
            !matches!(
                kind,
                SlipKind::Turned | SlipKind::RankBase | SlipKind::SurplusMove | SlipKind::Color
            )
        })
        .map(|(kind, weight)| (kind, if choice == Choice::Uniform { 1 } else { weight }))
        .collect()
}

/// For each character, those that recognition or dictation puts in its place.
pub(crate) struct Confusions(HashMap<char, Vec<char>>);

impl Confusions {
    pub(crate) fn new() -> Self {
        let mut map: HashMap<char, Vec<char>> = HashMap::new();
        for wrong in ('!'..='~').chain('\u{2000}'..='\u{9FFF}') {
            for right in ChineseSign::misread(wrong) {
                map.entry(right).or_default().push(wrong);
            }
        }
        Self(map)
    }
}

/// A slip that was made.
pub(crate) struct Made {
    pub(crate) kind: SlipKind,
    /// The words that it changed, by their index in the words as they are now.
    pub(crate) at: Vec<usize>,
}

/// Puts a slip into `words`. Nothing if none of a hundred tries can be made.
pub(crate) fn make(
    words: &mut Vec<String>,
    notation: Notation,
    choice: Choice,
    confusions: &Confusions,
    random: &mut Random,
) -> Option<Made> {
    let kinds = kinds(choice);
    let kind = random.weighted(&kinds)?;
    for tries in 0..300 {
        // A kind that the game has no place for gives way to another one.
        let kind = if tries % 100 == 0 && tries > 0 { random.weighted(&kinds)? } else { kind };
        let at = random.below(words.len() - 1);
        let made = |at| Some(Made { kind, at });
        match kind {
            SlipKind::MissingMove => {
                words.remove(at);
                return made(vec![at]);
            }
            SlipKind::DoubledMove => {
                words.insert(at, words[at].clone());
                return made(vec![at, at + 1]);
            }
            SlipKind::SwappedMoves => {
                let with = at + if random.below(100) < 60 { 1 } else { 2 };
                if with < words.len() && words[at] != words[with] {
                    words.swap(at, with);
                    return made(vec![at, with]);
                }
            }
            _ => {
                let slipped = slipped(&words[at], kind, notation, confusions, random);
                if let Some(slipped) = slipped.filter(|it| *it != words[at]) {
                    words[at] = slipped;
                    return made(vec![at]);
                }
            }
        }
    }
    None
}

const RED: &str = "一二三四五六七八九";
const BLACK: &str = "１２３４５６７８９";
const ARABIC: &str = "0123456789";
const FILES: &str = "abcdefghi";
const UPPER_FILES: &str = "ABCDEFGHI";

/// The digits to which `c` belongs, in their order.
fn digits(c: char, notation: Notation) -> Option<&'static str> {
    let files = matches!(notation, Notation::Iccs | Notation::Ucci | Notation::Chesslike);
    [RED, BLACK, ARABIC]
        .into_iter()
        .chain([FILES, UPPER_FILES].into_iter().filter(|_| files))
        .find(|digits| digits.contains(c))
}

fn pieces(c: char, notation: Notation) -> Option<&'static str> {
    let known = if notation == Notation::Wxf {
        ["KABNRCP", "KABNRCP"]
    } else {
        ["帅仕相马车炮兵", "将士象马车炮卒"]
    };
    known.into_iter().find(|pieces| pieces.contains(c))
}

fn directions(c: char, at: usize, notation: Notation) -> Option<&'static str> {
    let known = if notation == Notation::Wxf { "+-." } else { "进退平" };
    (known.contains(c) && at >= 2).then_some(known)
}

fn places(c: char, at: usize, notation: Notation) -> Option<&'static str> {
    let known = if notation == Notation::Wxf { "+-" } else { "前后" };
    (known.contains(c) && at < 2).then_some(known)
}

/// Changes a word by one slip of a kind, if it has a place for it.
fn slipped(
    word: &str,
    kind: SlipKind,
    notation: Notation,
    confusions: &Confusions,
    random: &mut Random,
) -> Option<String> {
    let mut chars: Vec<char> = word.chars().collect();
    let at = random.below(chars.len());
    let c = chars[at];
    let mut exchanged = |from: &str| {
        let others: Vec<char> = from.chars().filter(|&other| other != c).collect();
        random.pick(&others)
    };
    match kind {
        SlipKind::Digit => chars[at] = digit(c, digits(c, notation)?, random)?,
        SlipKind::Piece if at == 0 => chars[at] = exchanged(pieces(c, notation)?)?,
        SlipKind::Direction => chars[at] = exchanged(directions(c, at, notation)?)?,
        SlipKind::FrontRear => chars[at] = exchanged(places(c, at, notation)?)?,
        SlipKind::SwappedDigits => {
            let other = random.below(chars.len());
            let (own, others) = (digits(c, notation)?, digits(chars[other], notation)?);
            if own != others {
                return None;
            }
            chars.swap(at, other);
        }
        SlipKind::Mirrored => mirror(&mut chars, notation)?,
        SlipKind::ConfusedCharacter => chars[at] = random.pick(confusions.0.get(&c)?)?,
        SlipKind::WrongCharacter => chars[at] = '□',
        SlipKind::LostCharacter => {
            chars.remove(at);
        }
        SlipKind::SurplusCharacter => chars.insert(at, c),
        SlipKind::SwappedCharacters => {
            // Two digits are a kind of their own.
            let next = *chars.get(at + 1)?;
            if digits(c, notation).is_some() && digits(next, notation).is_some() {
                return None;
            }
            chars.swap(at, at + 1);
        }
        SlipKind::Mojibake => {
            let plain: String = word
                .chars()
                .map(|c| match BLACK.chars().position(|it| it == c) {
                    Some(at) => char::from(b'1' + at as u8),
                    None => c,
                })
                .collect();
            if plain.is_ascii() {
                return None;
            }
            let encoded = encode(&plain, TextEncoding::Gb18030, Substitute::Square).bytes;
            return Some(encoded.iter().map(|&byte| char::from(byte)).collect());
        }
        _ => return None,
    }
    Some(chars.into_iter().collect())
}

/// Another digit, its neighbours more often.
fn digit(c: char, digits: &str, random: &mut Random) -> Option<char> {
    let own = digits.chars().position(|it| it == c)?;
    let others: Vec<(char, u32)> = digits
        .chars()
        .enumerate()
        .filter(|&(at, _)| at != own)
        .map(|(at, it)| (it, if at.abs_diff(own) == 1 { NEIGHBOUR_DIGIT } else { OTHER_DIGIT }))
        .collect();
    random.weighted(&others)
}

/// Counts the files of a move by files from the other side.
fn mirror(chars: &mut [char], notation: Notation) -> Option<()> {
    if !matches!(notation, Notation::Chinese | Notation::Wxf) {
        return None;
    }
    let names_file = match ChineseSign::of(chars[0]) {
        Some(ChineseSign::Piece(kind)) => {
            matches!(kind, PieceKind::Horse | PieceKind::Elephant | PieceKind::Advisor)
        }
        _ => matches!(chars[0], 'A' | 'B' | 'N'),
    };
    let is_sideways = matches!(chars.get(2)?, '平' | '.');
    for at in [1, 3] {
        let c = *chars.get(at)?;
        if at == 3 && !(names_file || is_sideways) {
            continue;
        }
        let Some(digits) = digits(c, notation) else { continue };
        let own = digits.chars().position(|it| it == c)?;
        let count = digits.chars().count();
        // Arabic digits begin with 0.
        let mirrored = if count == 10 { 10 - own } else { 8 - own };
        chars[at] = digits.chars().nth(mirrored)?;
    }
    Some(())
}
