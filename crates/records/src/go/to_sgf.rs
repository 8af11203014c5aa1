//! From a game of Go to the properties of SGF, FF\[4\].

use go_notation::{BoardSize, Color, Move, Point};

use super::positions::Positions;
use super::{
    GoAction, GoGame, GoNode, GoNotes, GoResult, GoSetup, InfoField, LineMark, PointMark, WonBy,
    point_list,
};
use crate::encoding::TextEncoding;
use crate::sgf::{Count, DraftProperty, Layout, SgfDraft, definition, write_drafts, write_real};
use crate::{LossReport, Lost, NodeId, Tree};

/// Writes games as one collection in FF\[4\] and UTF-8.
///
/// ```
/// use go_notation::{BoardSize, Color, ColoredMove};
/// use records::go::{self, GoGame, GoNode};
///
/// let mut game = GoGame::new(BoardSize::NINETEEN);
/// let star = ColoredMove::play(Color::Black, "pd".parse().unwrap());
/// game.tree.add(game.tree.root(), GoNode::new(star));
/// let text = go::write_sgf([&game]);
/// assert_eq!(text, "(;FF[4]GM[1]CA[UTF-8]SZ[19]\n;B[pd])\n");
/// ```
#[must_use]
pub fn write_sgf<'g>(games: impl IntoIterator<Item = &'g GoGame>) -> String {
    let drafts: Vec<SgfDraft> = games.into_iter().map(draft).collect();
    write_drafts(&drafts, Layout::default())
}

/// Writes a game as a text that will be put into `encoding`, and tells what it cannot hold.
pub(super) fn write(game: &GoGame, encoding: TextEncoding) -> (String, LossReport) {
    let text = write_drafts([&draft_in(game, encoding)], Layout::default());
    (text, losses(game))
}

/// Makes the game tree of a game, ready to be written.
#[must_use]
pub fn draft(game: &GoGame) -> SgfDraft {
    draft_in(game, TextEncoding::Utf8)
}

fn draft_in(game: &GoGame, encoding: TextEncoding) -> SgfDraft {
    let resolved = has_old_marks(&game.tree).then(|| resolve_marks(game));
    let mut draft: Option<SgfDraft> = None;
    let mut ids = vec![NodeId::ROOT; game.tree.len()];
    for step in game.tree.walk() {
        let mut properties = Properties::default();
        if step.ply == 0 {
            properties.root(game, encoding);
        }
        let marks = resolved.as_ref().map_or(&[][..], |resolved| &resolved[step.id.index()]);
        properties.node(&game.tree[step.id], marks);
        let parent = game.tree.parent(step.id).map(|parent| ids[parent.index()]);
        match (&mut draft, parent) {
            (Some(draft), Some(parent)) => {
                ids[step.id.index()] = draft.add(parent, properties.list);
            }
            _ => draft = Some(SgfDraft::new(properties.list)),
        }
    }
    draft.unwrap_or_else(|| SgfDraft::new(Vec::new()))
}

#[derive(Default)]
struct Properties {
    list: Vec<DraftProperty>,
}

impl Properties {
    fn push(&mut self, property: DraftProperty) {
        self.list.push(property);
    }

    fn root(&mut self, game: &GoGame, encoding: TextEncoding) {
        self.push(DraftProperty::raw("FF", ["4"]));
        self.push(DraftProperty::raw("GM", ["1"]));
        self.push(DraftProperty::raw("CA", [encoding.name()]));
        self.push(DraftProperty::raw("SZ", [size_text(game.size)]));
        for (field, text) in game.info.iter() {
            self.push(DraftProperty::text(field.sgf(), text));
        }
        if let Some(result) = stated_by_moves(game) {
            self.push(DraftProperty::text("RE", &result.to_string()));
        }
        // What the game knows and no text says came from a property of another name (`KI`).
        if let (Some(komi), None) = (game.komi, game.info.get(InfoField::Komi)) {
            self.push(DraftProperty::raw("KM", [komi_text(komi)]));
        }
        if let (Some(stones), None) = (game.handicap, game.info.get(InfoField::Handicap)) {
            self.push(DraftProperty::raw("HA", [stones.to_string()]));
        }
    }

    fn node(&mut self, node: &GoNode, resolved: &[(PointMark, Vec<Point>)]) {
        match &node.action {
            GoAction::None => {}
            GoAction::Move(mv) => {
                let name = if mv.color == Color::Black { "B" } else { "W" };
                match mv.action {
                    Move::Play(point) => self.push(DraftProperty::raw(name, [point.to_string()])),
                    Move::Pass => self.push(DraftProperty::empty(name)),
                    // SGF states it in the result.
                    Move::Resign => {}
                }
            }
            GoAction::Setup(setup) => self.setup(setup),
        }
        if let Some(color) = node.to_play {
            self.push(DraftProperty::raw("PL", [color.letter()]));
        }
        self.notes(node.notes(), resolved);
    }

    fn setup(&mut self, setup: &GoSetup) {
        for (name, points) in [("AB", &setup.black), ("AW", &setup.white), ("AE", &setup.empty)] {
            if !points.is_empty() {
                self.push(DraftProperty::raw(name, point_list::write(points)));
            }
        }
    }

    fn notes(&mut self, notes: &GoNotes, resolved: &[(PointMark, Vec<Point>)]) {
        if let Some(comment) = &notes.comment {
            self.push(DraftProperty::text("C", comment));
        }
        let old = |mark: &PointMark| *mark == PointMark::Mark && !resolved.is_empty();
        let kept = notes.points.iter().filter(|(mark, _)| !old(mark));
        for (mark, points) in kept.chain(resolved) {
            self.join(DraftProperty::raw(mark.sgf(), point_list::write(points)));
        }
        if !notes.labels.is_empty() {
            let labels = notes.labels.iter().map(|(point, text)| (point.to_string(), text));
            self.push(DraftProperty::composed("LB", labels));
        }
        for mark in [LineMark::Line, LineMark::Arrow] {
            let lines = notes.lines.iter().filter(|line| line.0 == mark);
            let mut lines = lines.map(|line| format!("{}:{}", line.1, line.2)).peekable();
            if lines.peek().is_some() {
                self.push(DraftProperty::raw(mark.sgf(), lines));
            }
        }
        // What has no name would be written as values of the property in front.
        for other in notes.others.iter().filter(|other| !other.name.is_empty()) {
            let is_single = definition(&other.name).is_some_and(|own| own.count == Count::One);
            if is_single {
                for value in &other.values {
                    self.push(DraftProperty::raw(&other.name, [value]));
                }
            } else {
                self.join(DraftProperty::raw(&other.name, &other.values));
            }
        }
    }

    /// Adds a property, or its values to those of the same name.
    fn join(&mut self, property: DraftProperty) {
        match self.list.iter_mut().find(|own| own.name() == property.name()) {
            Some(own) => own.append(property),
            None => self.list.push(property),
        }
    }
}

/// Returns the result that the last move of the main line states and no text.
fn stated_by_moves(game: &GoGame) -> Option<GoResult> {
    let last = game.main_moves().last().filter(|last| last.action == Move::Resign)?;
    let is_missing = game.info.get(InfoField::Result).is_none();
    is_missing.then(|| GoResult::win(last.color.other(), WonBy::Resignation))
}

/// Lists resignations that the result does not state and values without a property: SGF has no
/// place for them.
fn losses(game: &GoGame) -> LossReport {
    let mut losses = LossReport::default();
    let last = game.main_line().filter(|(_, node)| node.mv().is_some()).last();
    let stated = stated_by_moves(game).or_else(|| game.result());
    for step in game.tree.walk() {
        let nameless = game.tree[step.id].notes().others.iter().filter(|it| it.name.is_empty());
        for text in nameless.flat_map(|other| &other.values) {
            losses.node(step.id, Lost::Unread { text: text.clone() });
        }
        let Some(mv) = game.tree[step.id].mv().filter(|mv| mv.action == Move::Resign) else {
            continue;
        };
        let result = GoResult::win(mv.color.other(), WonBy::Resignation);
        let is_stated = stated == Some(result) && last.is_some_and(|(id, _)| id == step.id);
        if !is_stated {
            losses.node(step.id, Lost::Resignation { color: mv.color });
        }
    }
    losses
}

/// Returns the game as reading what was written of it gives it.
pub(super) fn as_written(game: &GoGame) -> GoGame {
    let mut written = game.clone();
    if let Some(result) = stated_by_moves(game) {
        written.set_result(result);
    }
    if let (Some(komi), None) = (game.komi, game.info.get(InfoField::Komi)) {
        written.info.set(InfoField::Komi, komi_text(komi));
    }
    if let (Some(stones), None) = (game.handicap, game.info.get(InfoField::Handicap)) {
        written.info.set(InfoField::Handicap, stones.to_string());
    }
    let mut resolved = if has_old_marks(&game.tree) { resolve_marks(game) } else { Vec::new() };
    let ids: Vec<NodeId> = game.tree.walk().map(|step| step.id).collect();
    for id in ids {
        let node = &mut written.tree[id];
        if node.mv().is_some_and(|mv| mv.action == Move::Resign) {
            node.action = GoAction::None;
        }
        if node.notes().others.iter().any(|other| other.name.is_empty()) {
            node.notes_mut().others.retain(|other| !other.name.is_empty());
        }
        if let Some(marks) = resolved.get_mut(id.index()).filter(|marks| !marks.is_empty()) {
            let notes = node.notes_mut();
            notes.points.retain(|(mark, _)| *mark != PointMark::Mark);
            for (mark, points) in std::mem::take(marks) {
                notes.add_points(mark, points);
            }
        }
    }
    written
}

/// Writes a komi so that a large one is not taken for hundredths.
fn komi_text(komi: f64) -> String {
    let text = write_real(komi);
    if komi.abs() >= 100.0 && !text.contains('.') { format!("{text}.0") } else { text }
}

fn size_text(size: BoardSize) -> String {
    if size.is_square() {
        size.columns().to_string()
    } else {
        format!("{}:{}", size.columns(), size.rows())
    }
}

fn has_old_marks(tree: &Tree<GoNode>) -> bool {
    tree.walk()
        .any(|step| tree[step.id].notes().points.iter().any(|(mark, _)| *mark == PointMark::Mark))
}

/// Finds the marks of FF\[4\] for the old `M`: a triangle on a stone, a cross elsewhere.
fn resolve_marks(game: &GoGame) -> Vec<Vec<(PointMark, Vec<Point>)>> {
    let mut resolved = vec![Vec::new(); game.tree.len()];
    let mut positions = Positions::new(game, go_notation::Rules::default());
    while let Some(played) = positions.advance() {
        let notes = game.tree[played.node].notes();
        for (_, points) in notes.points.iter().filter(|(mark, _)| *mark == PointMark::Mark) {
            let (stones, empty): (Vec<Point>, Vec<Point>) =
                points.iter().partition(|&&point| positions.board().get(point).is_some());
            let marks = [(PointMark::Triangle, stones), (PointMark::Cross, empty)];
            let filled = marks.into_iter().filter(|(_, points)| !points.is_empty());
            resolved[played.node.index()].extend(filled);
        }
    }
    resolved
}
