//! The moves of the main line, for formats that hold nothing else.

use go_notation::{BoardSize, ColoredMove, Move};

use super::{GoGame, GoNotes, GoResult, InfoField, SetupStones, WonBy};
use crate::sgf::write_real;
use crate::{LossReport, Lost, NodeId};

/// What a bare list of moves holds of a game, and what it does not.
pub(super) struct MainLine {
    /// The moves. A resignation that the result states is the last of them.
    pub(super) moves: Vec<ColoredMove>,
    /// What is left out.
    pub(super) losses: LossReport,
}

impl MainLine {
    pub(super) fn new(game: &GoGame, stones: SetupStones) -> Self {
        let mut line = Self { moves: Vec::new(), losses: LossReport::default() };
        for (id, node) in game.main_line() {
            line.setup(game, id, stones);
            line.moves.extend(node.mv());
            line.notes(node.notes(), id);
            if node.to_play.is_some() {
                line.losses.node(id, Lost::Extra { name: "PL".to_owned() });
            }
        }
        line.variations(game);
        line.resignation(game);
        line.terms(game);
        line
    }

    fn setup(&mut self, game: &GoGame, id: NodeId, stones: SetupStones) {
        let Some(setup) = game.tree[id].setup() else { return };
        let lost = match stones {
            SetupStones::LeftOut => setup.points().count(),
            SetupStones::Moves => {
                let stones = setup
                    .points()
                    .filter_map(|(point, color)| Some(ColoredMove::play(color?, point)));
                self.moves.extend(stones);
                setup.empty.len()
            }
        };
        if lost > 0 {
            self.losses.node(id, Lost::SetupStones { count: lost });
        }
    }

    fn notes(&mut self, notes: &GoNotes, id: NodeId) {
        if let Some(comment) = &notes.comment {
            self.losses.node(id, Lost::Comment { text: comment.clone() });
        }
        let mut extra = |name: &str| self.losses.node(id, Lost::Extra { name: name.to_owned() });
        for (mark, _) in &notes.points {
            extra(mark.sgf());
        }
        if !notes.labels.is_empty() {
            extra("LB");
        }
        let mut last = None;
        for (mark, ..) in &notes.lines {
            if last != Some(mark) {
                extra(mark.sgf());
            }
            last = Some(mark);
        }
        for other in &notes.others {
            extra(&other.name);
        }
    }

    /// Counts the moves of each variation that leaves the main line.
    fn variations(&mut self, game: &GoGame) {
        let tree = &game.tree;
        let mut is_main = vec![false; tree.len()];
        for (id, _) in game.main_line() {
            is_main[id.index()] = true;
        }
        let mut open: Option<(NodeId, usize)> = None;
        let mut close = |open: &mut Option<(NodeId, usize)>| {
            if let Some((id, moves)) = open.take() {
                self.losses.node(id, Lost::Variation { moves });
            }
        };
        for step in tree.walk().filter(|step| !is_main[step.id.index()]) {
            let leaves_main = tree.parent(step.id).is_some_and(|parent| is_main[parent.index()]);
            if leaves_main {
                close(&mut open);
                open = Some((step.id, 0));
            }
            if let Some((_, moves)) = &mut open {
                *moves += usize::from(tree[step.id].mv().is_some());
            }
        }
        close(&mut open);
    }

    /// Adds the resignation that the result states, unless it is the last move already.
    fn resignation(&mut self, game: &GoGame) {
        let is_resigned = self.moves.last().is_some_and(|mv| mv.action == Move::Resign);
        if let Some(GoResult::Win { winner, by: WonBy::Resignation }) = game.result()
            && !is_resigned
        {
            self.moves.push(Move::Resign.by(winner.other()));
        }
    }

    /// Lists the size, the texts and the numbers that belong to the game as a whole.
    fn terms(&mut self, game: &GoGame) {
        let mut tag = |name: &str, value: String| {
            self.losses.game(Lost::Tag { name: name.to_owned(), value });
        };
        if game.size != BoardSize::NINETEEN {
            tag("SZ", game.size.to_string());
        }
        let is_resigned =
            matches!(game.result(), Some(GoResult::Win { by: WonBy::Resignation, .. }));
        for (field, text) in game.info.iter() {
            let is_written = match field {
                InfoField::Result => is_resigned,
                InfoField::Handicap => matches!(game.handicap, Some(0)),
                _ => false,
            };
            if !is_written && !text.is_empty() {
                tag(field.sgf(), text.to_owned());
            }
        }
        if let (Some(komi), None) = (game.komi, game.info.get(InfoField::Komi)) {
            tag("KM", write_real(komi));
        }
        if let (Some(stones @ 1..), None) = (game.handicap, game.info.get(InfoField::Handicap)) {
            tag("HA", stones.to_string());
        }
    }
}
