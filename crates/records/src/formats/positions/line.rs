//! Lines of a text, and positions and moves in them.

use notation_syntax::Span;
use xiangqi_core::{Fen, FenFields, ParseFenError};
use xiangqi_notation::split_moves;

use crate::raw::{RawGame, RawNode, RawStart, SideStated};
use crate::{GameResult, NodeId, pgn};

/// Returns the places of the lines of `text`, without line ends and blanks around them; empty
/// lines are left out.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Span> {
    let mut start = 0;
    let lines = text.split(['\n', '\r', '\0']).map(move |line| {
        let at = start;
        start += line.len() + 1;
        trimmed(line, at)
    });
    lines.filter(|span| !span.is_empty())
}

/// Returns the place of `part`, which begins at `at`, without what is blank around it.
pub(crate) fn trimmed(part: &str, at: usize) -> Span {
    let is_blank = |c: char| c.is_whitespace() || c == '\u{FEFF}';
    let front = part.len() - part.trim_start_matches(is_blank).len();
    let length = part.trim_matches(is_blank).len();
    Span::new(at + front, at + front + length)
}

/// Tells whether `text` begins with ten rows of letters and digits, right or wrong.
pub(crate) fn is_position(text: &str) -> bool {
    rows(text).bytes().filter(|&byte| byte == b'/').count() == 9
}

/// Returns the letters, digits and `/` at the beginning of `text`, behind blanks.
pub(super) fn rows(text: &str) -> &str {
    let text = text.trim_start();
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '/')).unwrap_or(text.len());
    &text[..end]
}

/// A position at the beginning of a line, and the rest of the line.
#[derive(Clone, Debug)]
pub(crate) struct PositionLine {
    /// The start.
    pub(crate) start: RawStart,
    /// What stands behind it.
    pub(crate) rest: Span,
}

impl PositionLine {
    /// Reads the line at `span` of `text`, which [is a position](is_position).
    ///
    /// A FEN that cannot be read is kept as it is, for the check to say why.
    pub(crate) fn read(text: &str, span: Span) -> Self {
        let line = &text[span.range()];
        match fen_prefix(line) {
            Ok((fen, length)) => {
                let start = start(line[..length].trim(), &fen, span.start);
                Self { start, rest: trimmed(&line[length..], span.start + length) }
            }
            Err(_) => {
                let end = line.find([';', '|', ',']).unwrap_or(line.len());
                let fen = trimmed(&line[..end], span.start);
                let start = RawStart::Fen { text: text[fen.range()].to_owned(), span: fen };
                Self { start, rest: trimmed(&line[end..], span.start + end) }
            }
        }
    }
}

/// Reads the FEN at the beginning of `line`, behind which a comma may stand at once: `… w, h2e2`.
pub(crate) fn fen_prefix(line: &str) -> Result<(Fen, usize), ParseFenError> {
    let (fen, length) = Fen::prefix(line)?;
    // Ten rows with an eleventh behind them, or with letters too many, are no position.
    let end = line.len() - line.trim_start().len() + rows(line).len();
    if length < end {
        return Fen::read(&line[..end]).map(|fen| (fen, end));
    }
    if let Some(end) = line.find(',')
        && let Ok(whole) = Fen::read(&line[..end])
        && whole.tail.is_empty()
    {
        return Ok((whole, end));
    }
    Ok((fen, length))
}

/// Returns the start that `fen`, read from `text` at `at`, states; without a side the first move
/// tells it.
pub(crate) fn start(text: &str, fen: &Fen, at: usize) -> RawStart {
    if fen.dialect.fields == FenFields::Placement {
        RawStart::Setup { setup: Box::new(fen.setup.clone()), side: SideStated::No }
    } else {
        RawStart::Fen { text: text.to_owned(), span: Span::new(at, at + text.len()) }
    }
}

/// Returns the start that `text`, a field of its own, states; it stands at `span`.
pub(crate) fn start_of(text: &str, span: Span) -> RawStart {
    match Fen::read(text) {
        _ if text.is_empty() => RawStart::Usual,
        Ok(fen) if fen.dialect.fields == FenFields::Placement => {
            RawStart::Setup { setup: Box::new(fen.setup), side: SideStated::No }
        }
        _ => RawStart::Fen { text: text.to_owned(), span },
    }
}

/// Tells whether `text` is a run of moves in coordinates.
pub(super) fn is_moves(text: &str) -> bool {
    let mut words = text.split([' ', ',', '|']).filter(|word| !word.is_empty()).peekable();
    words.peek().is_some() && words.all(|word| word.parse::<xiangqi_core::Move>().is_ok())
}

/// Adds the moves in `text` at `span` behind the last move of the main line.
pub(crate) fn add_moves(game: &mut RawGame, text: &str, span: Span) {
    let mut node = game.tree.main_line().last().unwrap_or(NodeId::ROOT);
    let source = &text[span.range()];
    for place in split_moves(source) {
        let place = place.shifted(span.start);
        node = game.tree.add(node, RawNode::text(place));
    }
    if let Some((result, place)) = last_result(source) {
        game.result = Some((result, place.shifted(span.start)));
    }
}

/// Returns the result token at the end of a run of moves.
fn last_result(text: &str) -> Option<(GameResult, Span)> {
    let trimmed = text.trim_end_matches(|c: char| c.is_whitespace() || ",;，；".contains(c));
    let start = trimmed.rfind(|c: char| c.is_whitespace() || ",;，；".contains(c))?;
    let start = start + trimmed[start..].chars().next().map_or(1, char::len_utf8);
    let result = pgn::tag_result(&trimmed[start..])?;
    Some((result, Span::new(start, trimmed.len())))
}
