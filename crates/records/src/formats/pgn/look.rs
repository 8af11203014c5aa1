//! What a text looks like before it is read as PGN.

use super::grammar::{Token, space, tag_pair, token};
use super::words::{looks_like_move, result, split_suffix};
use crate::OtherGame;

/// How many tokens decide.
const SAMPLE: usize = 400;

/// Tells whether `text` holds a tag, or words that look like moves.
pub(crate) fn looks_like_pgn(text: &str) -> bool {
    let mut sample = Sample::new(text);
    sample.any(|item| match item {
        Item::Tag(..) => true,
        Item::Word(word) => looks_like_move(word) || result(word).is_some(),
    })
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
            Item::Tag(name, value) => match name {
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
    Tag(&'t str, &'t str),
    Word(&'t str),
}

/// The first tags and words of a text.
struct Sample<'t> {
    rest: &'t str,
    left: usize,
}

impl<'t> Sample<'t> {
    const fn new(text: &'t str) -> Self {
        Self { rest: text, left: SAMPLE }
    }
}

impl<'t> Iterator for Sample<'t> {
    type Item = Item<'t>;

    fn next(&mut self) -> Option<Item<'t>> {
        while self.left > 0 {
            self.left -= 1;
            self.rest = space(self.rest).map_or(self.rest, |(rest, _)| rest);
            if let Ok((rest, (name, value))) = tag_pair(self.rest) {
                self.rest = rest;
                return Some(Item::Tag(name, value));
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
