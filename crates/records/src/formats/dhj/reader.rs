//! From text to raw games.

use std::collections::HashSet;

use notation_syntax::Span;
use xiangqi_core::{Board, Color, Fen, Move, Setup, Square};

use super::DhjProblem;
use super::fields::{BOARD, COMMENT, MOVES, SIDE, WHOLE_PLAYERS, tag};
use super::grammar::{Field, records};
use crate::dhtmlxq::unescape;
use crate::pgn::tag_result;
use crate::raw::{RawGame, RawMove, RawNode, RawStart, SideStated};
use crate::{Diagnostic, NodeId, Place};

/// The number of squares.
const SQUARES: usize = 90;

/// Reads the records of a text.
#[must_use]
pub fn read(text: &str) -> Vec<RawGame> {
    records(text).iter().map(|fields| game(fields)).collect()
}

fn game(fields: &[Field<'_>]) -> RawGame {
    let mut game = RawGame::new();
    if let (Some(first), Some(last)) = (fields.first(), fields.last()) {
        game.span = first.span.to(last.span);
    }
    let value = |name: &str| {
        let found =
            fields.iter().find(|field| field.name == name && !field.value.trim().is_empty());
        found.copied()
    };
    let mut seen = HashSet::with_capacity(fields.len());
    for field in fields {
        if !field.is_closed {
            report(&mut game, DhjProblem::UnclosedTag { name: field.name.to_owned() }, field.span);
        }
        let is_again = !seen.insert(field.name);
        if is_again && !field.value.trim().is_empty() {
            let (name, value) = (field.name.to_owned(), field.value.to_owned());
            report(&mut game, DhjProblem::DuplicateField { name, value }, field.span);
        } else if !is_again {
            text(&mut game, *field, &value);
        }
    }
    start(&mut game, value(BOARD), value(SIDE));
    moves(&mut game, value(MOVES));
    let plies: Vec<NodeId> = game.tree.main_line().collect();
    for field in fields {
        comment(&mut game, *field, &plies);
    }
    game
}

fn report(game: &mut RawGame, problem: DhjProblem, span: Span) {
    game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
}

/// Makes a tag of a field that is no part of the moves.
fn text<'t>(game: &mut RawGame, field: Field<'t>, value: &impl Fn(&str) -> Option<Field<'t>>) {
    let text = unescape(field.value.trim());
    if matches!(field.name, BOARD | SIDE | MOVES) || field.name.starts_with(COMMENT) {
        return;
    }
    if field.name == "28"
        && let Some(result) = tag_result(&text)
    {
        game.result = Some((result, field.span));
        return;
    }
    match WHOLE_PLAYERS.iter().find(|(whole, ..)| *whole == field.name) {
        // The name alone says less, but is what the tag means.
        Some((_, name, tag)) if value(name).is_none() => game.push_tag(tag, text, field.span),
        Some((_, name, _)) if value(name).is_some_and(|it| it.value.trim() == text) => {}
        _ => game.push_tag(&tag(field.name), text, field.span),
    }
}

fn start(game: &mut RawGame, board: Option<Field<'_>>, side: Option<Field<'_>>) {
    let side_to_move = match side.map(|field| field.value.trim()) {
        Some("1") => Color::Black,
        _ => Color::Red,
    };
    let board = board.map(|field| {
        let board = read_board(field.value);
        if board.is_none() {
            report(game, DhjProblem::Board, field.span);
        }
        board.unwrap_or(Board::START)
    });
    if board.is_some() || side_to_move == Color::Black {
        let board = board.unwrap_or(Board::START);
        let setup = Box::new(Setup { board, side_to_move, ..Setup::EMPTY });
        game.start = RawStart::Setup { setup, side: SideStated::Doubtful };
    }
}

/// Reads 90 letters as the rows of a FEN.
fn read_board(text: &str) -> Option<Board> {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    if letters.len() != SQUARES {
        return None;
    }
    let row = |row: &[char]| -> String {
        row.iter().map(|&c| if matches!(c, '*' | '0') { '1' } else { c }).collect()
    };
    let rows: Vec<String> = letters.chunks(9).map(row).collect();
    Fen::read(&rows.join("/")).ok().map(|fen| fen.setup.board)
}

fn moves(game: &mut RawGame, field: Option<Field<'_>>) {
    let Some(field) = field else { return };
    let digits: Vec<(u8, usize)> = field
        .value
        .bytes()
        .zip(field.span.start..)
        .filter(|(byte, _)| byte.is_ascii_digit())
        .map(|(byte, at)| (byte - b'0', at))
        .collect();
    let mut node = NodeId::ROOT;
    for ply in digits.chunks(4) {
        let &[(from_file, at), (from_rank, _), (to_file, _), (to_rank, end)] = ply else {
            let span = Span::new(ply[0].1, field.span.end);
            report(game, DhjProblem::MoveCut, span);
            let rest = field.value[span.start - field.span.start..].trim().to_owned();
            game.tree[node].annotations_mut().unread.push(rest);
            return;
        };
        let squares =
            (Square::from_coords(from_file, from_rank), Square::from_coords(to_file, to_rank));
        let number = |file: u8, rank: u8| u16::from(file) * 10 + u16::from(rank);
        let mv = match squares {
            (Some(from), Some(to)) => RawMove::Squares(Move::new(from, to)),
            _ => RawMove::OffBoard {
                from: number(from_file, from_rank),
                to: number(to_file, to_rank),
            },
        };
        let span = Span::new(at, end + 1);
        node = game.tree.add(node, RawNode::new(mv, span));
    }
}

fn comment(game: &mut RawGame, field: Field<'_>, plies: &[NodeId]) {
    let Some(ply) = field.name.strip_prefix(COMMENT).and_then(|ply| ply.parse::<u32>().ok()) else {
        return;
    };
    let text = unescape(field.value);
    if text.trim().is_empty() {
        return;
    }
    let count = usize::try_from(ply).unwrap_or(usize::MAX);
    let node = match count.checked_sub(1) {
        None => Some(NodeId::ROOT),
        Some(before) => plies.get(before).copied(),
    };
    if node.is_none() {
        report(game, DhjProblem::CommentWithoutMove { ply }, field.span);
    }
    let last = plies.last().copied().unwrap_or(NodeId::ROOT);
    let comments = &mut game.tree[node.unwrap_or(last)].annotations_mut().comments;
    comments.push(text.into_owned());
}
