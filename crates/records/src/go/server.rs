//! What the formats of the Go servers share.

use go_notation::{BoardSize, Color, ColoredMove, Handicap, Move};
use notation_syntax::Span;

use super::{GoAction, GoGame, GoNode, GoSetup};
use crate::{Diagnostic, NodeId, Place, Problem, Reading};

/// How many findings one file keeps.
const MOST_FINDINGS: usize = 1000;

/// A game that grows move by move along one line.
pub(super) struct Record {
    pub(super) game: GoGame,
    pub(super) diagnostics: Vec<Diagnostic>,
    at: NodeId,
    ply: u32,
    to_play: Color,
}

impl Record {
    pub(super) fn new(size: BoardSize) -> Self {
        Self {
            game: GoGame::new(size),
            diagnostics: Vec::new(),
            at: NodeId::ROOT,
            ply: 0,
            to_play: Color::Black,
        }
    }

    /// Puts handicap stones where the Korean servers put them: the third in the upper left.
    ///
    /// Returns `false` for a number of stones that has no such places.
    pub(super) fn set_handicap(&mut self, stones: u32) -> bool {
        if stones < 2 {
            return true;
        }
        self.game.set_handicap(stones);
        let places = u8::try_from(stones)
            .ok()
            .and_then(|stones| Handicap::Gtp.points(stones, self.game.size));
        let Some(black) = places else { return false };
        let setup = GoSetup { black, ..GoSetup::default() };
        self.game.tree[NodeId::ROOT].action = GoAction::Setup(Box::new(setup));
        self.to_play = Color::White;
        true
    }

    /// Adds a move behind the last.
    pub(super) fn play(&mut self, color: Color, action: Move, span: Span) -> NodeId {
        let node = GoNode::with(GoAction::Move(ColoredMove { color, action }), span);
        self.at = self.game.tree.add(self.at, node);
        self.ply += 1;
        self.to_play = color.other();
        self.at
    }

    /// Returns whose turn it is.
    pub(super) const fn to_play(&self) -> Color {
        self.to_play
    }

    /// Returns how many moves there are.
    pub(super) const fn moves(&self) -> u32 {
        self.ply
    }

    pub(super) fn report(&mut self, problem: impl Into<Problem>, span: Span) {
        if self.diagnostics.len() < MOST_FINDINGS {
            let place = Place::span(span).at_ply(self.ply, self.at);
            self.diagnostics.push(Diagnostic::new(problem, place));
        }
    }

    pub(super) fn finish(self) -> Reading<GoGame> {
        Reading { value: self.game, diagnostics: self.diagnostics }
    }
}

/// Parts a name from the rank in brackets behind it: `harpmaster(3단)`, `Radagast (2K)`.
pub(super) fn name_and_rank(text: &str) -> (&str, &str) {
    let text = text.trim();
    let open = text.strip_suffix([')', '）']).and_then(|inner| inner.rfind(['(', '（']));
    match open {
        Some(at) => {
            let inner = &text[at..];
            let rank = inner.trim_matches(['(', ')', '（', '）']).trim();
            (text[..at].trim(), rank)
        }
        None => (text, ""),
    }
}

/// Writes a date in the form of SGF, `2015-08-29`, or nothing if a number is out of range.
pub(super) fn date(year: u32, month: u32, day: u32) -> Option<String> {
    let is_date =
        (1..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_date.then(|| format!("{year:04}-{month:02}-{day:02}"))
}

/// Reads the first three numbers of a text as a date: `2015- 8-29-22-56`, `2012年11月22日`.
pub(super) fn first_date(text: &str) -> Option<String> {
    let mut numbers = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|digits| !digits.is_empty())
        .map_while(|digits| digits.parse::<u32>().ok());
    date(numbers.next()?, numbers.next()?, numbers.next()?)
}

#[cfg(test)]
mod tests {
    use super::{first_date, name_and_rank};

    #[test]
    fn names_part_from_ranks() {
        assert_eq!(name_and_rank("Radagast (2K)"), ("Radagast", "2K"));
        assert_eq!(name_and_rank("harpmaster(3단)"), ("harpmaster", "3단"));
        assert_eq!(name_and_rank("a(b) c"), ("a(b) c", ""));
        assert_eq!(name_and_rank(")"), (")", ""));
    }

    #[test]
    fn dates_of_several_forms() {
        assert_eq!(first_date("2015- 8-29-22-56-58").as_deref(), Some("2015-08-29"));
        assert_eq!(first_date("2012年11月22日 下午 6:3").as_deref(), Some("2012-11-22"));
        assert_eq!(first_date("2012"), None);
    }
}
