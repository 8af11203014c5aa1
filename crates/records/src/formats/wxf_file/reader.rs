//! From text to raw games.

use nom::Parser;
use nom::bytes::complete::{take_till, take_while, take_while1};
use nom::character::complete::char;
use nom::combinator::{opt, peek};
use notation_syntax::{PResult, Span, label, prefix};

use super::format_line::stated;
use super::{WxfFileProblem, setup};
use crate::line_ends::with_lf;
use crate::pgn::tag_result;
use crate::positions::{lines, start_of, trimmed};
use crate::raw::{RawGame, RawStart, SideStated};
use crate::{Diagnostic, Extra, NodeId, Place, pgn};

/// What stands in front of a key that no other format has.
const OWN: &str = "wxf:";

/// How many lines decide.
const SAMPLE: usize = 60;

/// Keys and their tags; the players have more than one part.
pub(super) const KEYS: [(&str, &str); 7] = [
    ("GAME", "Title"),
    ("EVENT", "Event"),
    ("DATE", "Date"),
    ("PLACE", "Site"),
    ("SITE", "Site"),
    ("ROUND", "Round"),
    ("TIME", "TimeControl"),
];

/// The tags of the parts of a player's line.
pub(super) const PLAYERS: [(&str, [&str; 3]); 2] =
    [("RED", ["Red", "RedElo", "RedTeam"]), ("BLACK", ["Black", "BlackElo", "BlackTeam"])];

/// Tells whether a line of `text` is `FORMAT` and a notation, or `START{`.
pub(crate) fn looks_like(text: &str) -> bool {
    let mut sample = lines(text).take(SAMPLE).map(|span| &text[span.range()]);
    sample.any(|line| {
        let format = line.strip_prefix("FORMAT").filter(|rest| rest.starts_with([' ', '\t']));
        format.is_some_and(|format| stated(format).is_some())
            || line.strip_prefix("START").is_some_and(|rest| rest.trim_start().starts_with('{'))
    })
}

/// `line = key (blank value / "{")`
fn line(input: &str) -> PResult<&str, (&str, &str)> {
    let key = label("a key", take_while1(|c: char| c.is_ascii_uppercase() || c == '_'));
    let blank = take_while(|c| c == ' ' || c == '\t');
    let value = take_till(|c| c == '\n' || c == '\r');
    (key, blank.and(opt(peek(char('{')))), value)
        .map_opt(|(key, (blank, brace), value): (&str, (&str, _), &str)| {
            let is_apart = brace.is_some() || !blank.is_empty() || value.is_empty();
            is_apart.then_some((key, value))
        })
        .parse(input)
}

/// Reads the games of a text.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    let mut games = Vec::new();
    let mut game: Option<RawGame> = None;
    let mut at = 0;
    loop {
        at = trimmed(&text[at..], at).start;
        if at == text.len() {
            break;
        }
        let rest = &text[at..];
        if let (None, Some(last)) = (&game, games.last_mut()) {
            let span = trimmed(&rest[..footer(rest)], at);
            if !span.is_empty() {
                take_footer(last, text, span);
                at = span.end;
                continue;
            }
        }
        let own = game.get_or_insert_with(|| RawGame { span: Span::at(at), ..RawGame::new() });
        let (key, value) = match prefix(line, rest) {
            Ok((read, _)) => read,
            Err(_) => ("", rest.lines().next().unwrap_or_default()),
        };
        let span = trimmed(value, Span::of(value, text).start);
        let opens = value.starts_with('{');
        match key {
            "START" if opens => {
                at = moves(own, text, span.start + 1);
                own.span.end = at;
                games.extend(game.take());
            }
            "SETUP" if opens => {
                let end =
                    text[span.start..].find('}').map_or(text.len(), |end| span.start + end + 1);
                let setup = setup::read(text, Span::new(span.start, end), &mut own.diagnostics);
                own.start = RawStart::Setup { setup: Box::new(setup), side: SideStated::Doubtful };
                at = end;
            }
            _ => {
                header(own, key, &text[span.range()], span);
                at = Span::of(value, text).end;
            }
        }
        if let Some(own) = &mut game {
            own.span.end = at;
        }
    }
    games.extend(game);
    games
}

/// Returns the length of the text in front of the next game.
///
/// A game begins with a known key; where a block of moves or its notation follows, with any.
fn footer(text: &str) -> usize {
    let opens = |line: &str| ["FORMAT", "START", "SETUP"].iter().any(|key| line.starts_with(key));
    let is_followed = text.lines().any(opens);
    let begins_game = |text: &str| {
        let key = prefix(line, text).map(|((key, _), _)| key);
        key.is_ok_and(|key| is_followed || is_known(key))
    };
    lines(text).find(|span| begins_game(&text[span.range()])).map_or(text.len(), |span| span.start)
}

/// Tells whether a key is one of the format.
fn is_known(key: &str) -> bool {
    matches!(key, "FORMAT" | "START" | "SETUP" | "RESULT" | "FEN")
        || KEYS.iter().any(|(name, _)| *name == key)
        || PLAYERS.iter().any(|(name, _)| *name == key)
}

/// Keeps the text at `span` as that behind the moves of `game`.
fn take_footer(game: &mut RawGame, text: &str, span: Span) {
    let footer = Extra::footer(with_lf(&text[span.range()]));
    game.tree[NodeId::ROOT].annotations_mut().extras.push(footer);
    game.diagnostics.push(Diagnostic::new(WxfFileProblem::TextBehind, Place::span(span)));
    game.span.end = span.end;
}

fn header(game: &mut RawGame, key: &str, value: &str, span: Span) {
    if let Some((_, tags)) = PLAYERS.iter().find(|(name, _)| *name == key) {
        for (number, part) in value.split(';').map(str::trim).enumerate() {
            match tags.get(number) {
                Some(tag) => game.push_tag(tag, part, span),
                None => game.push_tag(&format!("{OWN}{key}{}", number + 1), part, span),
            }
        }
        return;
    }
    let mut report = |problem| {
        game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    };
    match key {
        "" => {
            report(WxfFileProblem::Line);
            game.tree[NodeId::ROOT].annotations_mut().comments.push(with_lf(value).into_owned());
        }
        "FORMAT" => {
            let stated = stated(value);
            game.accept = stated.map(|stated| stated.accept);
            if let Some(fault) = stated.map_or(Some(WxfFileProblem::Format), |it| it.fault) {
                game.diagnostics.push(Diagnostic::new(fault, Place::span(span)));
            }
        }
        "RESULT" => match tag_result(value) {
            Some(result) => game.result = Some((result, span)),
            None => game.push_tag("Result", value, span),
        },
        "FEN" => game.start = start_of(value, span),
        _ => match KEYS.iter().find(|(name, _)| *name == key) {
            Some((_, tag)) => game.push_tag(tag, value, span),
            None => game.push_tag(&format!("{OWN}{key}"), value, span),
        },
    }
}

/// Reads the block of the moves, which begins at `begin`, and returns where it ends.
fn moves(game: &mut RawGame, text: &str, begin: usize) -> usize {
    let mut report = |problem, span| {
        game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    };
    let rest = &text[begin..];
    let ends = |at: &usize| ["}END", "\nFORMAT"].iter().any(|end| rest[*at..].starts_with(end));
    let end = memchr::memchr2_iter(b'}', b'\n', rest.as_bytes()).find(ends);
    let (length, closing) = match end {
        Some(end) if rest[end..].starts_with('}') => (end, "}END".len()),
        _ => {
            let block = &rest[..end.unwrap_or(rest.len())];
            match block.trim_end().strip_suffix('}') {
                Some(inside) => (inside.len(), 1),
                None => {
                    report(WxfFileProblem::UnclosedBlock, Span::new(begin - 1, begin));
                    (block.len(), 0)
                }
            }
        }
    };
    let block = &rest[..length];
    let mut read = pgn::Games::new(block);
    if let Some(mut moves) = read.next() {
        moves.shift(begin);
        let is_of_pgn_alone = |it: &Diagnostic| it.code() == "pgn/no-result";
        game.diagnostics.extend(moves.diagnostics.into_iter().filter(|it| !is_of_pgn_alone(it)));
        take_tree(game, moves.tree);
        game.result = game.result.or(moves.result);
        let left = trimmed(&block[read.offset()..], begin + read.offset());
        if !left.is_empty() {
            let place = Place::span(left);
            game.diagnostics.push(Diagnostic::new(WxfFileProblem::SeveralGames, place));
            let rest = text[left.range()].to_owned();
            let last = game.tree.main_line().last().unwrap_or(game.tree.root());
            game.tree[last].annotations_mut().unread.push(rest);
        }
    }
    begin + length + closing
}

/// Gives the game its moves and keeps what was said in front of them.
fn take_tree(game: &mut RawGame, tree: crate::Tree<crate::raw::RawNode>) {
    let before = std::mem::replace(&mut game.tree, tree);
    if let Some(said) = &before[NodeId::ROOT].annotations {
        let comments = &mut game.tree[NodeId::ROOT].annotations_mut().comments;
        comments.splice(0..0, said.comments.iter().cloned());
    }
}
