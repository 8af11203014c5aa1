//! From bytes to a raw game.

use std::borrow::Cow;

use notation_syntax::{Span, SyntaxError};
use xiangqi_core::{Color, Setup};

use super::detection::TextsDetector;
use super::fixed::{self, FIXED, Fixed};
use super::kept::Kept;
use super::keys::Keys;
use super::moves::{Head, Layout, Moves, announced, tag};
use super::pieces::Pieces;
use super::texts::{Text, texts};
use super::{XqfProblem, kinds};
use crate::encoding::{
    Basis, DecodeOptions, Detection, Substitute, TextEncoding, decode_known, encode,
};
use crate::formats::kept::KeptTexts;
use crate::line_ends::{with_crlf, with_lf};
use crate::raw::{RawGame, RawStart, SideStated};
use crate::{Diagnostic, GameResult, NodeId, Place, TextProblem};

/// Reads an XQF file.
///
/// The game is kept as far as the file goes; what is odd stands in its diagnostics. One encoding
/// is found for all texts of the file, unless `options` forces one.
///
/// ```
/// use records::encoding::DecodeOptions;
///
/// let mut bytes = vec![0; 1024];
/// bytes[..3].copy_from_slice(b"XQ\x0A");
/// bytes[16..48].fill(0xFF); // No pieces.
/// bytes[80..84].copy_from_slice(b"\x03abc");
/// bytes.extend_from_slice(b"\x18\x20\x00\xFF\x05\x00\x00\x00Hello");
/// let game = records::xqf::read(&bytes, &DecodeOptions::default())?;
/// assert_eq!(game.tag("Title").unwrap().value, "abc");
/// let introduction = game.tree[game.tree.root()].annotations.as_ref().unwrap();
/// assert_eq!(introduction.comments, ["Hello"]);
/// # Ok::<(), notation_syntax::SyntaxError>(())
/// ```
///
/// # Errors
///
/// What was expected at which byte, when the bytes are those of no XQF file.
pub fn read(bytes: &[u8], options: &DecodeOptions) -> Result<RawGame, SyntaxError> {
    let mut game = RawGame::new();
    let (fixed, fixed_bytes) = fixed::read(bytes, &mut game.diagnostics)?;
    let keys = Keys::new(fixed.version, &fixed.keys);
    game.span = Span::new(0, bytes.len());
    start(&fixed, &keys, &mut game);
    state(&fixed, &mut game);

    let body = unscrambled(bytes.get(FIXED..).unwrap_or_default(), &keys);
    let layout = Layout { version: fixed.version, keys: &keys };
    let mut moves = Moves::read(&body, FIXED, &layout);
    let texts = texts(&fixed_bytes);
    let detection = detect(&fixed_bytes, &texts, &body, &moves, options);
    let encoding = detection.encoding;
    if let (true, Some(rival)) = (detection.is_doubtful(), detection.rival)
        && encoding != TextEncoding::Gb18030
    {
        let problem = TextProblem::Doubtful { encoding, rival: rival.encoding };
        game.diagnostics.push(Diagnostic::new(problem, Place::default()));
    }
    for text in &texts {
        let value = text.decode(&fixed_bytes, encoding, &mut game.diagnostics);
        if !value.trim().is_empty() {
            game.push_tag(text.field.tag, value, text.span);
        }
    }
    game.diagnostics.append(&mut moves.diagnostics);
    let comments = comments(&body, &mut moves, encoding, &mut game.diagnostics);
    let rest = bytes.get(FIXED + moves.end..).unwrap_or_default();
    if !rest.is_empty() {
        let problem = XqfProblem::TrailingBytes { count: rest.len() };
        let span = Span::new(FIXED + moves.end, bytes.len());
        game.diagnostics.push(Diagnostic::new(problem, Place::span(span)));
    }
    let kept = Kept {
        fixed: Some(Box::new(fixed_bytes)),
        heads: kept_heads(&moves, fixed.version),
        comments,
        rest: rest.to_vec(),
        encoding: (detection.basis != Basis::Ascii).then_some(encoding),
    };
    game.carried = kept.into_carried();
    game.tree = moves.tree;
    Ok(game)
}

/// Sets the pieces up.
fn start(fixed: &Fixed, keys: &Keys, game: &mut RawGame) {
    let (board, taken) = Pieces::decode(fixed.version, keys, &fixed.pieces).board();
    for square in taken {
        let place = Place::span(Span::new(16, 48));
        game.diagnostics.push(Diagnostic::new(XqfProblem::SquareTaken { square }, place));
    }
    let side_to_move = if fixed.side == 1 { Color::Black } else { Color::Red };
    let setup = Box::new(Setup { board, side_to_move, ..Setup::EMPTY });
    game.start = RawStart::Setup { setup, side: SideStated::Doubtful };
}

/// Takes what single bytes of the fixed part state.
fn state(fixed: &Fixed, game: &mut RawGame) {
    let byte = |offset| Span::new(offset, offset + 1);
    let mut report = |problem, offset| {
        game.diagnostics.push(Diagnostic::new(problem, Place::span(byte(offset))));
    };
    if fixed.side > 1 {
        report(XqfProblem::Side { found: fixed.side }, fixed::SIDE);
    }
    match GameResult::from_code(fixed.result) {
        Some(result) => game.result = Some((result, byte(fixed::RESULT))),
        None => report(XqfProblem::Result { found: fixed.result }, fixed::RESULT),
    }
    match kinds::type_name(fixed.kind) {
        Some(name) => game.push_tag("Type", name, byte(fixed::TYPE)),
        None => report(XqfProblem::Type { found: fixed.kind }, fixed::TYPE),
    }
}

fn unscrambled<'b>(body: &'b [u8], keys: &Keys) -> Cow<'b, [u8]> {
    if keys.leaves_body() {
        return Cow::Borrowed(body);
    }
    let mut plain = body.to_vec();
    keys.unscramble(&mut plain);
    Cow::Owned(plain)
}

fn detect(
    fixed: &[u8; FIXED],
    texts: &[Text],
    body: &[u8],
    moves: &Moves,
    options: &DecodeOptions,
) -> Detection {
    let mut detector = TextsDetector::new(options);
    for text in texts {
        detector.feed(&fixed[text.span.range()]);
    }
    for (_, span) in &moves.comments {
        detector.feed(&body[span.range()]);
    }
    detector.finish()
}

/// Decodes the comments into the tree. Returns those that would not be written the same again,
/// by the number of their record, which is that of their node.
fn comments(
    body: &[u8],
    moves: &mut Moves,
    encoding: TextEncoding,
    diagnostics: &mut Vec<Diagnostic>,
) -> KeptTexts {
    let mut kept = KeptTexts::new();
    for &(node, span) in &moves.comments {
        let stored = &body[span.range()];
        let decoded = decode_known(stored, encoding);
        for fault in &decoded.faults {
            let span = fault.source.shifted(FIXED + span.start);
            let problem = TextProblem::Fault(fault.kind);
            let ply = u32::try_from(moves.tree.ply(node)).unwrap_or(u32::MAX);
            diagnostics.push(Diagnostic::new(problem, Place::span(span).at_ply(ply, node)));
        }
        let text = with_lf(&decoded.text);
        // An announced comment of no length would not be written either.
        let again = with_crlf(&text);
        if stored.is_empty() || *encode(&again, encoding, Substitute::Square).bytes != *stored {
            kept.insert(u32::try_from(node.index()).unwrap_or(u32::MAX), stored.to_vec());
        }
        if !text.is_empty() {
            moves.tree[node].annotations_mut().comments.push(text.into_owned());
        }
    }
    kept
}

/// Returns the heads of the records, unless the writer would choose the same.
fn kept_heads(moves: &Moves, version: u8) -> Vec<Head> {
    let is_usual = |(record, head): (usize, &Head)| {
        let announced = announced(version, head.tag);
        if record == NodeId::ROOT.index() {
            *head == Head::usual_root(version, announced)
        } else {
            head.tag == tag(version, announced) && head.reserved == 0
        }
    };
    let is_usual = moves.heads.iter().enumerate().all(is_usual);
    if is_usual { Vec::new() } else { moves.heads.clone() }
}
