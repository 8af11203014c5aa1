//! UGF and UGI, the formats of PandaNet and its program Panda Egg.
//!
//! Described publicly by A. E. Brouwer (“The UGF format”), at Sensei's Library (“UGI”) and by
//! programs that read it. Sections begin with a name in brackets: `[Header]` has `key=value`,
//! `[Data]` has a move a line, `[Figure]` comments and side diagrams, `[ReviewNode]` variations,
//! `[ReviewComment]` comments on them.
//!
//! Tolerated: comment lines with `#`; blank lines; sections that are missing or unknown; stray
//! dotted lines among the moves.

mod board;
mod figure;
mod header;
mod problem;
mod review;
mod section;

pub use problem::UgfProblem;

use go_notation::Move;

use self::board::Coordinates;
use self::header::Header;
use self::section::{Section, sections};
use super::GoGame;
use super::server::Record;
use crate::{Diagnostic, NodeId, Place, Reading};

/// Tells whether a text looks like a UGF file.
#[must_use]
pub fn is_ugf(text: &str) -> bool {
    text.lines()
        .map(str::trim)
        .find(|line| !line.is_empty() && !line.starts_with('#'))
        .is_some_and(|line| line.eq_ignore_ascii_case("[Header]"))
}

/// Reads a file: its game, then each side diagram as a game of its own.
///
/// ```
/// use records::go::ugf;
///
/// let text = "[Header]\nVer=UGF3,200\nSize=19\nHdcp=0,6.50\nWinner=W,C\nCoordinateType=IGS\n\
///             [Data]\nQP,B1,1,0\nDP,W1,2,0\nYS,B1,3,0\n";
/// let games = ugf::read(text).value;
/// let moves: Vec<_> = games[0].main_moves().map(|mv| mv.to_string()).collect();
/// assert_eq!(moves, ["B qd", "W dd", "B pass"]);
/// assert_eq!(games[0].result().unwrap().to_string(), "W+R");
/// ```
#[must_use]
pub fn read(text: &str) -> Reading<Vec<GoGame>> {
    let sections = sections(text);
    let find = |name: &str| sections.iter().find(|section| section.name == name);
    let header = find("header").map(|section| Header::read(section, text)).unwrap_or_default();
    if let Some(problem) = header.refusal() {
        let diagnostic = Diagnostic::new(problem, Place::span(header.span()));
        return Reading { value: Vec::new(), diagnostics: vec![diagnostic] };
    }
    let mut record = Record::new(header.size());
    header.describe(&mut record);
    let coordinates = Coordinates { size: header.size(), rows: header.rows() };
    let mut numbered = Numbered::new();
    if let Some(section) = find("data") {
        data(&mut record, &mut numbered, coordinates, section, text);
    }
    let mut others = Vec::new();
    if let Some(section) = find("figure") {
        others = figure::read(&mut record, &numbered, coordinates, section, text);
    }
    if let Some(section) = find("reviewnode") {
        let comments = find("reviewcomment");
        review::read(&mut record, &numbered, coordinates, section, comments, text);
    }
    if let Some(comment) = find("comment").map(|section| section.text(text).trim())
        && !comment.is_empty()
    {
        record.game.tree[NodeId::ROOT].notes_mut().add_comment(&crate::line_ends::with_lf(comment));
    }
    let mut reading = record.finish();
    let mut games = vec![reading.value];
    games.append(&mut others);
    Reading { value: games, diagnostics: std::mem::take(&mut reading.diagnostics) }
}

/// The nodes of the main line by the number of their move; 0 is the root.
struct Numbered {
    nodes: Vec<NodeId>,
}

impl Numbered {
    fn new() -> Self {
        Self { nodes: vec![NodeId::ROOT] }
    }

    fn push(&mut self, id: NodeId) {
        self.nodes.push(id);
    }

    fn get(&self, number: usize) -> Option<NodeId> {
        self.nodes.get(number).copied()
    }

    /// Returns the node of move `number`, or the last one.
    fn nearest(&self, number: usize) -> NodeId {
        self.get(number).unwrap_or(self.nodes[self.nodes.len() - 1])
    }
}

/// Reads the moves. Move 0 sets up a stone.
fn data(
    record: &mut Record,
    numbered: &mut Numbered,
    coordinates: Coordinates,
    section: &Section,
    text: &str,
) {
    for line in section.lines(text) {
        if line.text.is_empty() || line.text.starts_with('.') {
            continue;
        }
        let stone = match board::stone(line.text, coordinates) {
            Ok(stone) => stone,
            Err(problem) => {
                record.report(problem, line.span);
                continue;
            }
        };
        let color = stone.color.unwrap_or(record.to_play());
        match (stone.number, stone.action) {
            (Some(0), Move::Play(point)) => {
                record.game.tree[NodeId::ROOT].set_up(point, color);
            }
            (_, action) => numbered.push(record.play(color, action, line.span)),
        }
    }
}
