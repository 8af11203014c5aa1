//! Slips in records of Go: an occupied point, a digit slip, a stone of the wrong colour.
//!
//! A fault is a move that the rules forbid, or a second move of one colour in a row behind the
//! stones that a record may begin with. Each is searched as with xiangqi: the point of the move,
//! and that of the stone which stands in its place, with one sign of its text changed or two
//! exchanged; the move taken out; its colour. Candidates are ranked by how far the rest goes,
//! then by cost. Nearly every free point of a Go board is legal, so that most points remain
//! doubtful; doubled moves and colours are often clear.
//!
//! Only SGF and quadrant text are searched, and only the main line.

use std::cmp::Reverse;

use go_notation::{
    Board, Color, ColoredMove, CoordinateSystem, Coordinates, Move, Point, Replay, Rules,
};
use notation_syntax::Span;

use super::cost::{ANOTHER_SLIP, cost, digit_share};
use super::{
    Candidate, Edit, Fault, MARGIN, MOST_CANDIDATES, MOST_FAULTS, NEAR, PROOF, Repairs, SlipKind,
    Verdict,
};
use crate::Format;
use crate::go::{GoAction, GoGame};

/// Finds the faults of the main line of `game`, whose spans lie in `text`, and what mends them.
///
/// ```
/// use records::go::{GoDocument, ReadGo};
/// use records::repair::{apply, repair_go};
///
/// let text = "(;SZ[9];B[cc];W[gg];W[cg];W[gc];B[dd])";
/// let document = GoDocument::read(text.as_bytes(), &ReadGo::default())?;
/// let game = document.games().next().unwrap().value;
/// let repairs = repair_go(&game, text, document.format);
/// let best = &repairs.faults[0].candidates[0];
/// assert_eq!(apply(text, &best.edits), "(;SZ[9];B[cc];W[gg];B[cg];W[gc];B[dd])");
/// # Ok::<(), records::ReadError>(())
/// ```
#[must_use]
pub fn repair_go(game: &GoGame, text: &str, format: Format) -> Repairs {
    let mut repairs = Repairs { faults: Vec::new(), notation: None };
    let system = match format {
        Format::Sgf => CoordinateSystem::Sgf,
        Format::Quadrant => CoordinateSystem::Quadrant,
        _ => return repairs,
    };
    let mut line = Line::new(game, text, system);
    let plies = line.moves.len();
    while repairs.faults.len() < MOST_FAULTS {
        let fault = line.reach(&line.moves);
        if fault >= line.moves.len() {
            break;
        }
        let mut found = if plies > LONGEST { Vec::new() } else { line.candidates(fault) };
        found.sort_by_key(|it| (Reverse(it.reach), it.cost, Reverse(it.at)));
        let place = &line.moves[fault];
        repairs.faults.push(Fault {
            line: 0,
            ply: place.ply,
            span: place.span,
            text: place.text.clone(),
            plies,
            verdict: verdict(&found, fault, line.moves.len()),
            candidates: found.iter().take(MOST_CANDIDATES).map(|it| line.candidate(it)).collect(),
        });
        match found.into_iter().next() {
            Some(best) => line.moves = best.moves,
            None => break,
        }
    }
    repairs
}

/// Longer games are told to be faulty, but not searched.
const LONGEST: usize = 1_000;

/// A move with its text.
#[derive(Clone, Debug)]
struct Stone {
    mv: ColoredMove,
    /// What is set up before it.
    setup: Vec<(Point, Option<Color>)>,
    text: String,
    span: Span,
    /// Its number in the source, from 1.
    ply: usize,
}

struct Line<'t> {
    board: Board,
    moves: Vec<Stone>,
    text: &'t str,
    system: CoordinateSystem,
    coordinates: Coordinates,
    /// How many moves of one colour the record begins with.
    leading: usize,
}

/// A change behind which the line goes on.
struct Found {
    at: usize,
    kind: SlipKind,
    cost: u32,
    reach: usize,
    replacement: String,
    edit: Option<Edit>,
    moves: Vec<Stone>,
}

impl<'t> Line<'t> {
    fn new(game: &GoGame, text: &'t str, system: CoordinateSystem) -> Self {
        let mut moves: Vec<Stone> = Vec::new();
        let mut setup = Vec::new();
        for (_, node) in game.main_line() {
            match &node.action {
                GoAction::None => {}
                GoAction::Setup(stones) => {
                    let set = |points: &[Point], color| {
                        points.iter().map(|&point| (point, color)).collect::<Vec<_>>()
                    };
                    setup.extend(set(&stones.black, Some(Color::Black)));
                    setup.extend(set(&stones.white, Some(Color::White)));
                    setup.extend(set(&stones.empty, None));
                }
                GoAction::Move(mv) => {
                    let span = place(text, node.span, system, mv.color);
                    let setup = std::mem::take(&mut setup);
                    let text = text.get(span.range()).unwrap_or_default().to_owned();
                    moves.push(Stone { mv: *mv, setup, text, span, ply: moves.len() + 1 });
                }
            }
        }
        let first = moves.first().map(|stone| stone.mv.color);
        let leading = moves.iter().take_while(|stone| Some(stone.mv.color) == first).count();
        let coordinates = Coordinates { size: game.size, ..Coordinates::NINETEEN };
        Self { board: Board::new(game.size), moves, text, system, coordinates, leading }
    }

    /// Returns the index of the first move that is forbidden or out of turn.
    fn reach(&self, moves: &[Stone]) -> usize {
        let mut replay = Replay::new(self.board.clone(), Rules::JAPANESE);
        for (at, stone) in moves.iter().enumerate() {
            for &(point, color) in &stone.setup {
                let _ = replay.set(point, color);
            }
            let is_twice = at >= self.leading
                && stone.setup.is_empty()
                && moves[at - 1].mv.color == stone.mv.color;
            if is_twice || replay.play(stone.mv).is_err() {
                return at;
            }
        }
        moves.len()
    }

    fn candidates(&self, fault: usize) -> Vec<Found> {
        let mut found = Vec::new();
        self.other_points(fault, fault, &mut found);
        if let Some(point) = self.moves[fault].mv.action.point()
            && let Some(before) =
                self.moves[..fault].iter().rposition(|it| it.mv.action == Move::Play(point))
        {
            // The stone that stands there may be the one that is wrong.
            self.other_points(before, fault, &mut found);
            let kind = SlipKind::DoubledMove;
            if fault - before <= 2 {
                self.without(fault, fault, kind, &mut found);
            }
        }
        let is_twice = fault > 0 && self.moves[fault - 1].mv.color == self.moves[fault].mv.color;
        if is_twice {
            self.other_color(fault, fault, &mut found);
            self.other_color(fault - 1, fault, &mut found);
            self.without(fault, fault, SlipKind::SurplusMove, &mut found);
            self.missing(fault, &mut found);
        }
        found
    }

    fn keep(&self, fault: usize, mut it: Found, found: &mut Vec<Found>) {
        it.reach = self.reach(&it.moves);
        if it.reach > fault.min(it.moves.len().saturating_sub(1)) {
            found.push(it);
        }
    }

    /// Every point whose text is one slip away.
    fn other_points(&self, at: usize, fault: usize, found: &mut Vec<Found>) {
        let stone = &self.moves[at];
        let Some(point) = stone.mv.action.point() else { return };
        let Ok(own) = self.coordinates.write(self.system, point) else { return };
        for other in self.board.size().points().filter(|&other| other != point) {
            let Ok(meant) = self.coordinates.write(self.system, other) else { continue };
            let Some((kind, cost)) = slip(&own, &meant) else { continue };
            let tail = meant.len().saturating_sub(stone.text.len());
            let Some(replacement) = meant.get(tail..).map(str::to_owned) else { continue };
            let mut moves = self.moves.clone();
            moves[at].mv.action = Move::Play(other);
            moves[at].text.clone_from(&replacement);
            let edit = Edit { span: stone.span, replacement: replacement.clone() };
            let it = Found { at, kind, cost, reach: 0, replacement, edit: Some(edit), moves };
            self.keep(fault, it, found);
        }
    }

    fn other_color(&self, at: usize, fault: usize, found: &mut Vec<Found>) {
        let mut moves = self.moves.clone();
        moves[at].mv.color = moves[at].mv.color.other();
        let edit = self.color_edit(&self.moves[at]);
        let replacement = moves[at].text.clone();
        let (kind, cost) = (SlipKind::Color, cost(SlipKind::Color, 100));
        self.keep(fault, Found { at, kind, cost, reach: 0, replacement, edit, moves }, found);
    }

    /// The name of the property in SGF, the mark behind the point in quadrant text.
    fn color_edit(&self, stone: &Stone) -> Option<Edit> {
        if self.system == CoordinateSystem::Sgf {
            let before = self.text.get(..stone.span.start)?;
            let at = before.rfind(['B', 'W'])?;
            let other = if &before[at..=at] == "B" { "W" } else { "B" };
            return Some(Edit { span: Span::new(at, at + 1), replacement: other.to_owned() });
        }
        let mark = self.text.get(stone.span.end..)?.chars().next()?;
        let other = match mark {
            '、' => "，",
            '，' => "、",
            _ => return None,
        };
        let span = Span::new(stone.span.end, stone.span.end + mark.len_utf8());
        Some(Edit { span, replacement: other.to_owned() })
    }

    fn without(&self, at: usize, fault: usize, kind: SlipKind, found: &mut Vec<Found>) {
        let mut moves = self.moves.clone();
        moves.remove(at);
        let edit = self.removal(&self.moves[at]);
        let cost = cost(kind, 100);
        let replacement = String::new();
        self.keep(fault, Found { at, kind, cost, reach: 0, replacement, edit, moves }, found);
    }

    /// The node of the move in SGF, the point with its mark in quadrant text.
    fn removal(&self, stone: &Stone) -> Option<Edit> {
        let span = if self.system == CoordinateSystem::Sgf {
            let start = self.text.get(..stone.span.start)?.rfind(';')?;
            let end = stone.span.end + 1;
            // A node that says more than its move keeps the rest.
            let is_alone = self.text.get(start..end)?.len() <= stone.text.len() + 4;
            if is_alone { Span::new(start, end) } else { return None }
        } else {
            let mark = self.text.get(stone.span.end..)?.chars().next()?;
            Span::new(stone.span.start, stone.span.end + mark.len_utf8())
        };
        Some(Edit { span, replacement: String::new() })
    }

    /// A move of the other colour was left out: nobody can say where it stood.
    fn missing(&self, at: usize, found: &mut Vec<Found>) {
        let mut moves = self.moves.clone();
        let color = moves[at].mv.color.other();
        let mv = ColoredMove { color, action: Move::Pass };
        moves.insert(at, Stone { mv, text: String::new(), ply: 0, ..moves[at].clone() });
        let kind = SlipKind::MissingMove;
        let (cost, replacement) = (cost(kind, 100), String::new());
        self.keep(
            at + 1,
            Found { at, kind, cost, reach: 0, replacement, edit: None, moves },
            found,
        );
    }

    fn candidate(&self, found: &Found) -> Candidate {
        let stone = &self.moves[found.at];
        Candidate {
            ply: stone.ply,
            span: found.edit.as_ref().map_or(stone.span, |edit| edit.span),
            text: stone.text.clone(),
            replacement: found.replacement.clone(),
            kind: found.kind,
            legal_plies_after: found.reach.saturating_sub(found.at + 1),
            fails_at: found.moves.get(found.reach).map(|stone| stone.ply),
            cost: found.cost,
            edits: found.edit.iter().cloned().collect(),
            start: None,
        }
    }
}

/// Returns the place of the point's own text within that of its move.
fn place(text: &str, span: Span, system: CoordinateSystem, color: Color) -> Span {
    let node = text.get(span.range()).unwrap_or_default();
    if system == CoordinateSystem::Sgf {
        let head = if color == Color::Black { "B[" } else { "W[" };
        let start = node.find(head).map_or(0, |at| at + head.len());
        let len = node[start..].find(']').unwrap_or(0);
        return Span::new(span.start + start, span.start + start + len);
    }
    let end = node.rfind(|c: char| c.is_ascii_digit()).map_or(0, |at| at + 1);
    let digits = node[..end].bytes().rev().take_while(u8::is_ascii_digit).count();
    Span::new(span.start + end - digits, span.start + end)
}

/// By which slip one name of a point became the other.
fn slip(written: &str, meant: &str) -> Option<(SlipKind, u32)> {
    let (written, meant) = (written.as_bytes(), meant.as_bytes());
    if written.len() != meant.len() {
        return None;
    }
    let mut places = (0..written.len()).filter(|&at| written[at] != meant[at]);
    let (first, second) = (places.next()?, places.next());
    match second {
        None => {
            let share = digit_share(meant[first], written[first]);
            Some((SlipKind::Digit, cost(SlipKind::Digit, share)))
        }
        Some(second)
            if places.next().is_none()
                && written[first] == meant[second]
                && written[second] == meant[first] =>
        {
            Some((SlipKind::SwappedDigits, cost(SlipKind::SwappedDigits, 100)))
        }
        Some(_) => None,
    }
}

fn verdict(found: &[Found], fault: usize, len: usize) -> Verdict {
    let Some((best, others)) = found.split_first() else { return Verdict::Nothing };
    let is_proved = best.reach >= best.moves.len().min(len) || best.reach >= fault + PROOF;
    let is_alone = others.iter().filter(|other| other.reach + NEAR > best.reach).all(|other| {
        let more = if other.reach < best.reach { ANOTHER_SLIP } else { 0 };
        other.cost + more >= best.cost + MARGIN
    });
    if is_proved && is_alone { Verdict::Clear } else { Verdict::Doubtful }
}

#[cfg(test)]
mod tests {
    use super::repair_go;
    use crate::go::{GoDocument, ReadGo};
    use crate::repair::{Fault, SlipKind, apply};

    fn first(text: &str) -> Fault {
        let document = GoDocument::read(text.as_bytes(), &ReadGo::default()).unwrap();
        let game = document.games().next().unwrap().value;
        repair_go(&game, text, document.format).faults.remove(0)
    }

    #[test]
    fn a_point_that_is_taken() {
        // The document's joseki with the digits of its third point slipped: 36 for 63.
        let text = "01：44、36，36、24，33、39，";
        let fault = first(text);
        assert_eq!((fault.ply, &*fault.text), (3, "36"));
        let right = |found: &crate::repair::Candidate| {
            apply(text, &found.edits) == "01：44、36，63、24，33、39，"
        };
        assert!(fault.candidates.iter().any(right), "{fault:#?}");
    }

    #[test]
    fn a_move_written_twice_and_a_colour_out_of_turn() {
        let fault = first("(;SZ[9];B[cc];W[gg];B[gg];W[gc])");
        assert_eq!(fault.ply, 3);
        let fault = first("01：44、36，63、24、33、39，");
        assert_eq!(fault.candidates[0].kind, SlipKind::Color, "{fault:#?}");
        let text = "01：44、36，63、24、33、39，";
        assert_eq!(apply(text, &fault.candidates[0].edits), "01：44、36，63、24，33、39，");
    }

    #[test]
    fn a_right_record_has_no_fault() {
        let text = "(;SZ[19]AB[dd][pp];W[pd];B[dp];W[qp])";
        let document = GoDocument::read(text.as_bytes(), &ReadGo::default()).unwrap();
        let game = document.games().next().unwrap().value;
        assert!(repair_go(&game, text, document.format).faults.is_empty());
    }
}
