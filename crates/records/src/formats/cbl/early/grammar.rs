//! The parts of an unpacked library.

use nom::Parser;
use nom::bytes::complete::take;
use nom::multi::length_data;
use nom::number::complete::{le_u16, le_u32, u8 as byte};
use notation_syntax::{PResult, SyntaxError, context, label, prefix};

/// The length of a point of time as text.
const TIME: usize = 19;

/// The length of a move.
const MOVE: u32 = 6;

/// What stands in front of the games, and the games.
pub(super) struct Library<'b> {
    /// Name, source, something unknown, creator, the creator's address.
    pub(super) texts: [&'b [u8]; 5],
    pub(super) created: &'b [u8],
    pub(super) modified: &'b [u8],
    pub(super) count: u32,
    pub(super) remarks: &'b [u8],
    /// The bytes of the games.
    pub(super) games: &'b [u8],
}

/// A game, its texts not yet decoded.
pub(super) struct Game<'b> {
    /// The squares of the thirty-two pieces.
    pub(super) pieces: &'b [u8],
    pub(super) kind: u32,
    pub(super) event: &'b [u8],
    pub(super) side: u32,
    /// Title, two unknown ones, site, date, Red, Black.
    pub(super) texts: [&'b [u8]; 7],
    pub(super) result: u32,
    /// Annotator, address, author, address, remarks.
    pub(super) people: [&'b [u8]; 5],
    pub(super) created: &'b [u8],
    pub(super) modified: &'b [u8],
    pub(super) moves: &'b [u8],
    /// The lines of the comments.
    pub(super) comments: &'b [u8],
}

/// A move and its place among the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move {
    /// The number of the move in its line, from 1.
    pub(super) number: u16,
    pub(super) from: u8,
    pub(super) to: u8,
}

/// `length bytes`
fn text(input: &[u8]) -> PResult<&[u8], &[u8]> {
    label("the length of a text and the text", length_data(le_u32)).parse(input)
}

fn number(input: &[u8]) -> PResult<&[u8], u32> {
    label("a number of four bytes", le_u32).parse(input)
}

fn time(input: &[u8]) -> PResult<&[u8], &[u8]> {
    label("a point of time", take(TIME)).parse(input)
}

/// `name source text creator mail created modified count remarks`
fn head(input: &[u8]) -> PResult<&[u8], Library<'_>> {
    let (games, (name, source, other, creator, mail, created, modified, count, remarks)) =
        context("an early library", (text, text, text, text, text, time, time, number, text))
            .parse(input)?;
    let texts = [name, source, other, creator, mail];
    Ok((games, Library { texts, created, modified, count, remarks, games }))
}

/// Reads what stands in front of the games.
pub(super) fn library(bytes: &[u8]) -> Result<Library<'_>, SyntaxError> {
    prefix(head, bytes).map(|(library, _)| library)
}

/// Reads the length of the next game, which is never longer than the rest.
pub(super) fn length(rest: &[u8]) -> Result<usize, SyntaxError> {
    let expected = "the length of a game and the game";
    let (length, _) = prefix(number, rest)?;
    let length = usize::try_from(length).unwrap_or(usize::MAX);
    if (4..=rest.len()).contains(&length) {
        Ok(length)
    } else {
        Err(SyntaxError::expected(rest, 0, expected))
    }
}

/// `length pieces type event side title text text site date red black`
fn first_part(input: &[u8]) -> PResult<&[u8], Game<'_>> {
    let (rest, (_, pieces, kind, event, side)) =
        (number, label("the squares of the pieces", take(32_usize)), number, text, number)
            .parse(input)?;
    let (rest, (title, one, two, site, date, red, black)) =
        (text, text, text, text, text, text, text).parse(rest)?;
    let texts = [title, one, two, site, date, red, black];
    let game = Game {
        pieces,
        kind,
        event,
        side,
        texts,
        result: 0,
        people: [&[]; 5],
        created: &[],
        modified: &[],
        moves: &[],
        comments: &[],
    };
    Ok((rest, game))
}

/// `… result annotator mail author mail remarks u8 created modified count move* comment*`
fn whole(input: &[u8]) -> PResult<&[u8], Game<'_>> {
    let (rest, game) = context("a game", first_part).parse(input)?;
    let (rest, (result, annotator, mail, author, author_mail, remarks)) =
        context("a game", (number, text, text, text, text, text)).parse(rest)?;
    let moves = length_data(le_u32.map(|count| count.saturating_mul(MOVE)));
    let (comments, (_, created, modified, moves)) = context(
        "a game",
        (label("a byte", byte), time, time, label("the number of the moves and the moves", moves)),
    )
    .parse(rest)?;
    let people = [annotator, mail, author, author_mail, remarks];
    Ok((&[], Game { result, people, created, modified, moves, comments, ..game }))
}

/// Reads a game, which begins with its length.
pub(super) fn game(bytes: &[u8]) -> Result<Game<'_>, SyntaxError> {
    prefix(whole, bytes).map(|(game, _)| game)
}

/// `number from to words`
fn one_move(input: &[u8]) -> PResult<&[u8], Move> {
    let (rest, (number, from, to, _)) =
        context("a move", (le_u16, byte, byte, le_u16)).parse(input)?;
    Ok((rest, Move { number, from, to }))
}

impl Game<'_> {
    /// Returns the moves with their places among the moves.
    pub(super) fn moves(&self) -> impl Iterator<Item = (usize, Move)> {
        let size = usize::try_from(MOVE).unwrap_or(usize::MAX);
        let moves = self.moves.chunks_exact(size).enumerate();
        moves.filter_map(move |(at, bytes)| Some((at * size, prefix(one_move, bytes).ok()?.0)))
    }

    /// Returns the lines of the comments, the first for the first move.
    pub(super) fn comments(&self) -> impl Iterator<Item = &[u8]> {
        let mut rest = self.comments;
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let end = memchr::memmem::find(rest, b"\r\n");
            let line = &rest[..end.unwrap_or(rest.len())];
            rest = end.map_or(&[][..], |end| &rest[end + 2..]);
            Some(line)
        })
    }
}
