//! From bytes to a raw game.

use notation_syntax::{Span, SyntaxError};
use xiangqi_core::{Color, Setup};

use super::kept::Kept;
use super::layout::{FIELDS, Layout};
use super::moves::{Head, Moves, announced, flags};
use super::{CbrProblem, board, head, kinds};
use crate::encoding::{TextEncoding, decode_field};
use crate::formats::kept::KeptTexts;
use crate::formats::utf16_field::{encode, read_field};
use crate::line_ends::{with_crlf, with_lf};
use crate::raw::{RawGame, RawStart, SideStated};
use crate::{Diagnostic, GameResult, Place, TextProblem};

/// Reads one CBR record.
///
/// The game is kept as far as the record goes; what is odd stands in its diagnostics.
///
/// # Errors
///
/// What was expected at which byte, when the bytes are those of no CBR record.
pub fn read(bytes: &[u8]) -> Result<RawGame, SyntaxError> {
    let mut game = RawGame::new();
    let padded = head::read(bytes, &mut game.diagnostics)?;
    let layout = padded.layout;
    let head = padded.head()?;
    game.span = Span::new(0, bytes.len());
    start(&head, layout, &mut game);
    state(&head, layout, &mut game);
    texts(&padded.bytes, layout, &mut game);

    let stream = bytes.get(layout.moves()..).unwrap_or_default();
    let mut moves = Moves::read(stream, layout.moves(), &layout);
    game.diagnostics.append(&mut moves.diagnostics);
    let comments = comments(stream, layout, &mut moves, &mut game.diagnostics);
    let rest = &stream[moves.end..];
    if !rest.is_empty() {
        let problem = CbrProblem::TrailingBytes { count: rest.len() };
        let span = Span::new(bytes.len() - rest.len(), bytes.len());
        game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }
    let records = kept_records(&moves);
    let kept = Kept { head: padded.bytes, records, comments, rest: rest.to_vec() };
    game.carried = kept.into_carried();
    game.tree = moves.tree;
    Ok(game)
}

/// Sets the pieces up.
fn start(head: &head::Head<'_>, layout: Layout, game: &mut RawGame) {
    let board = board::read(head.board, |at, code| {
        let at = layout.board() + at;
        let place = Place::span(Span::new(at, at + 1));
        game.diagnostics.push(Diagnostic::new(CbrProblem::Piece { code }, place));
    });
    let side_to_move = if head.side == 2 { Color::Black } else { Color::Red };
    let fullmove_number = u32::from(head.round).max(1);
    let setup = Box::new(Setup { board, side_to_move, fullmove_number, ..Setup::EMPTY });
    game.start = RawStart::Setup { setup, side: SideStated::Doubtful };
}

/// Takes what single bytes of the head state.
fn state(head: &head::Head<'_>, layout: Layout, game: &mut RawGame) {
    let byte = |offset| Span::new(offset, offset + 1);
    let mut report = |problem, offset| {
        game.diagnostics.push(Diagnostic::new(problem, Place::span(byte(offset))));
    };
    if !matches!(head.side, 1 | 2) {
        report(CbrProblem::Side { found: head.side }, layout.side());
    }
    match GameResult::from_code(head.result) {
        Some(result) => game.result = Some((result, byte(layout.result()))),
        None => report(CbrProblem::Result { found: head.result }, layout.result()),
    }
    match kinds::type_name(head.kind) {
        Some(name) => game.push_tag("Type", name, byte(layout.kind())),
        None => report(CbrProblem::Type { found: head.kind }, layout.kind()),
    }
}

fn texts(head: &[u8], layout: Layout, game: &mut RawGame) {
    for field in FIELDS {
        let Some(offset) = layout.offset(field) else { continue };
        let span = Span::new(offset, offset + field.length);
        let bytes = &head[span.range()];
        let text = read_field(bytes, span, field.tag, &mut game.diagnostics);
        if !text.trim().is_empty() {
            game.push_tag(field.tag, text, span);
        }
    }
}

/// Decodes the comments into the tree. Returns those that would not be written the same again,
/// by the number of their record, which is that of their node.
fn comments(
    stream: &[u8],
    layout: Layout,
    moves: &mut Moves,
    diagnostics: &mut Vec<Diagnostic>,
) -> KeptTexts {
    let mut kept = KeptTexts::new();
    for &(node, span) in &moves.comments {
        let stored = &stream[span.range()];
        let decoded = decode_field(stored, TextEncoding::Utf16Le);
        for fault in &decoded.faults {
            let span = fault.source.shifted(layout.moves() + span.start);
            let problem = TextProblem::Fault(fault.kind);
            let ply = u32::try_from(moves.tree.ply(node)).unwrap_or(u32::MAX);
            diagnostics.push(Diagnostic::new(problem, Place::span(span).at_ply(ply, node)));
        }
        let text = with_lf(&decoded.text);
        // An announced comment of no length would not be written either.
        if stored.is_empty() || encode(&with_crlf(&text)) != stored {
            kept.insert(u32::try_from(node.index()).unwrap_or(u32::MAX), stored.to_vec());
        }
        if !text.is_empty() {
            moves.tree[node].annotations_mut().comments.push(text.into_owned());
        }
    }
    kept
}

/// Returns the heads of the moves, unless the writer would choose the same.
fn kept_records(moves: &Moves) -> Vec<Head> {
    let is_usual = |(record, head): (usize, &Head)| {
        let squares_matter = record > 0;
        head.reserved == 0
            && head.flags == flags(announced(head.flags))
            && (squares_matter || (head.from, head.to) == (0, 0))
    };
    let is_usual = moves.heads.iter().enumerate().all(is_usual);
    if is_usual { Vec::new() } else { moves.heads.clone() }
}
