//! What a text looks like before it is read as PGN.

use std::borrow::Cow;

use super::grammar::{Token, space, tag_pair, token};
use super::words::{has_shape_of_move, result, split_suffix};
use crate::OtherGame;
use crate::positions::is_position;

/// How many tokens decide.
const SAMPLE: usize = 400;

/// One word in so many, at the least, must look like a move where a text has no tags.
const WORDS_A_MOVE: usize = 8;

/// What stands first in a text of PGN, comments aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// A tag: the text is PGN, whatever its comments hold.
    Tag,
    /// A move.
    Move,
}

/// Tells whether a tag or a move stands first in `text`.
pub(crate) fn opening(text: &str) -> Option<Opening> {
    let mut rest = text;
    // A list of numbers is none of moves.
    let mut numbers = 0;
    loop {
        rest = space(rest).map_or(rest, |(rest, _)| rest);
        if tag_pair(rest).is_ok() {
            return Some(Opening::Tag);
        }
        let (behind, token) = token(rest).ok()?;
        match token {
            Token::Comment { .. } | Token::LineComment(_) => {}
            Token::Number(_) | Token::Dots if numbers < 2 => numbers += 1,
            Token::Word(word) => {
                return has_shape_of_move(split_suffix(word).0).then_some(Opening::Move);
            }
            _ => return None,
        }
        rest = behind;
    }
}

/// Returns `text` without what stands in braces.
pub(crate) fn without_comments(text: &str) -> Cow<'_, str> {
    let mut kept = String::new();
    let mut rest = text;
    while let Some(open) = memchr::memchr(b'{', rest.as_bytes()) {
        kept.push_str(&rest[..open]);
        let close = memchr::memchr(b'}', &rest.as_bytes()[open..]);
        rest = close.map_or("", |close| &rest[open + close + 1..]);
    }
    if kept.is_empty() && rest.len() == text.len() {
        return Cow::Borrowed(text);
    }
    kept.push_str(rest);
    Cow::Owned(kept)
}

/// Tells whether `text` holds a tag at the beginning of a line, a position, or moves.
///
/// Moves must be a part of the words, so that prose with the name of a file or a date is none. A
/// text of nothing but a result is a game without moves.
pub(crate) fn looks_like_pgn(text: &str) -> bool {
    let (mut words, mut moves, mut results) = (0, 0, 0);
    for item in Sample::new(text) {
        match item {
            Item::Tag { opens_line: true, .. } => return true,
            Item::Tag { .. } => {}
            Item::Word(word) => {
                if is_position(word) {
                    return true;
                }
                words += 1;
                moves += usize::from(has_shape_of_move(word));
                results += usize::from(result(word).is_some());
            }
        }
    }
    words > 0 && (results == words || moves * WORDS_A_MOVE >= words)
}

/// Tells whether `text` is PGN of another game.
///
/// Moves of international chess are told by what xiangqi has not: castling, queens, promotion,
/// and the first moves that no xiangqi piece can make.
pub(crate) fn other_game(text: &str) -> Option<OtherGame> {
    let mut chess = 0;
    let mut words = 0;
    for item in Sample::new(text) {
        match item {
            Item::Tag { name, value, .. } => match name {
                "Game" if value.contains("Chinese") => return None,
                "Variant" | "Game" if value.to_lowercase().contains("xiangqi") => return None,
                "FEN" | "Fen" if value.matches('/').count() == 9 => return None,
                "FEN" if value.matches('/').count() == 7 => return Some(OtherGame::Chess),
                _ => {}
            },
            Item::Word(word) => {
                if result(word).is_none() {
                    words += 1;
                    chess += usize::from(is_chess_move(word));
                }
            }
        }
    }
    // Four moves of each side decide: in a chess game a move that only chess has comes early.
    (chess >= 2 && chess * 8 >= words).then_some(OtherGame::Chess)
}

/// Moves that algebraic chess has and no xiangqi notation.
fn is_chess_move(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#', '!', '?']);
    let bytes = word.as_bytes();
    let castles = matches!(word, "O-O" | "O-O-O" | "0-0" | "0-0-0");
    let promotes = matches!(bytes, [.., b'=', b'Q' | b'R' | b'B' | b'N']);
    let queen = matches!(bytes, [b'Q', .., b'a'..=b'h', b'1'..=b'8']);
    let early = matches!(
        word,
        "Nf3" | "Nf6" | "Nd2" | "Nd7" | "Bb5" | "Bg5" | "Bg4" | "Bb4" | "Bg2" | "Bg7"
    );
    let pawn_takes = matches!(bytes, [b'a'..=b'h', b'x', b'a'..=b'h', b'1'..=b'8']);
    castles || promotes || queen || early || pawn_takes
}

enum Item<'t> {
    Tag {
        name: &'t str,
        value: &'t str,
        /// Whether it stands at the beginning of a line.
        opens_line: bool,
    },
    Word(&'t str),
}

/// The first tags and words of a text.
struct Sample<'t> {
    text: &'t str,
    rest: &'t str,
    left: usize,
}

impl<'t> Sample<'t> {
    const fn new(text: &'t str) -> Self {
        Self { text, rest: text, left: SAMPLE }
    }
}

impl<'t> Iterator for Sample<'t> {
    type Item = Item<'t>;

    fn next(&mut self) -> Option<Item<'t>> {
        while self.left > 0 {
            self.left -= 1;
            let is_first = self.rest.len() == self.text.len();
            let (rest, skipped) = space(self.rest).unwrap_or((self.rest, ""));
            self.rest = rest;
            if let Ok((rest, (name, value))) = tag_pair(self.rest) {
                self.rest = rest;
                let opens_line = is_first || skipped.contains(['\n', '\r']);
                return Some(Item::Tag { name, value, opens_line });
            }
            let (rest, token) = token(self.rest).ok()?;
            self.rest = rest;
            if let Token::Word(word) = token {
                return Some(Item::Word(split_suffix(word).0));
            }
        }
        None
    }
}
