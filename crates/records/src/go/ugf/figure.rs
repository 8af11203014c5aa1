//! The section `[Figure]`: comments on moves, labels, and side diagrams.

use go_notation::Move;

use super::board::{Coordinates, stone};
use super::section::Section;
use super::{Numbered, UgfProblem};
use crate::NodeId;
use crate::go::line::Line;
use crate::go::server::Record;
use crate::go::{GoGame, InfoField};

/// Adds comments and labels to the game and returns the side diagrams as games.
pub(super) fn read(
    record: &mut Record,
    numbered: &Numbered,
    coordinates: Coordinates,
    section: &Section,
    text: &str,
) -> Vec<GoGame> {
    let mut reader =
        Figures { record, numbered, coordinates, said_at: None, diagram: None, done: Vec::new() };
    for line in section.lines(text) {
        reader.line(line);
    }
    reader.end_diagram();
    reader.done
}

struct Figures<'r> {
    record: &'r mut Record,
    numbered: &'r Numbered,
    coordinates: Coordinates,
    /// The node to which a text belongs that is open.
    said_at: Option<NodeId>,
    diagram: Option<Diagram>,
    done: Vec<GoGame>,
}

struct Diagram {
    record: Record,
    last: NodeId,
}

impl Figures<'_> {
    fn line(&mut self, line: Line<'_>) {
        let Some(command) = line.text.strip_prefix('.') else {
            self.text_or_stone(line);
            return;
        };
        let mut fields = command.split(',').map(str::trim);
        match fields.next().unwrap_or_default() {
            "Text" => {
                let number = fields.next().and_then(|number| number.parse().ok()).unwrap_or(0);
                self.said_at = Some(match &self.diagram {
                    Some(diagram) => diagram.last,
                    None => self.numbered.nearest(number),
                });
            }
            "EndText" => self.said_at = None,
            "#" => self.label(line, fields),
            "Fig" => self.begin_diagram(fields),
            "EndFig" => self.end_diagram(),
            _ if self.said_at.is_some() => self.text_or_stone(line),
            _ => {}
        }
    }

    fn game(&mut self) -> &mut Record {
        match &mut self.diagram {
            Some(diagram) => &mut diagram.record,
            None => self.record,
        }
    }

    fn text_or_stone(&mut self, line: Line<'_>) {
        if let Some(node) = self.said_at {
            self.game().game.tree[node].notes_mut().add_comment(line.text);
            return;
        }
        let coordinates = self.coordinates;
        let Some(diagram) = &mut self.diagram else { return };
        if line.text.is_empty() {
            return;
        }
        let stone = match stone(line.text, coordinates) {
            Ok(stone) => stone,
            Err(problem) => return self.record.report(problem, line.span),
        };
        let color = stone.color.unwrap_or(diagram.record.to_play());
        match (stone.number, stone.action) {
            (Some(0), Move::Play(point)) => {
                diagram.record.game.tree[NodeId::ROOT].set_up(point, color);
            }
            (_, action) => diagram.last = diagram.record.play(color, action, line.span),
        }
    }

    /// `.#,x,y,label`
    fn label<'l>(&mut self, line: Line<'_>, mut fields: impl Iterator<Item = &'l str>) {
        let mut number = || fields.next().and_then(|number| number.parse().ok());
        let point = number().zip(number());
        let point = point.and_then(|(column, row)| self.coordinates.point(column, row));
        let (Some(point), Some(text)) = (point, fields.next()) else {
            return self.record.report(UgfProblem::OffBoard, line.span);
        };
        let node = match (&self.diagram, self.said_at) {
            (_, Some(node)) => node,
            (Some(diagram), None) => diagram.last,
            (None, None) => NodeId::ROOT,
        };
        let label = (point, text.to_owned());
        self.game().game.tree[node].notes_mut().labels.push(label);
    }

    /// `.Fig,move,x1,y1,x2,y2,title,serial,0`
    fn begin_diagram<'l>(&mut self, mut fields: impl Iterator<Item = &'l str>) {
        self.end_diagram();
        let mut record = Record::new(self.coordinates.size);
        if let Some(title) = fields.nth(5) {
            record.game.info.set_filled(InfoField::GameName, title);
        }
        self.diagram = Some(Diagram { record, last: NodeId::ROOT });
    }

    fn end_diagram(&mut self) {
        self.said_at = None;
        if let Some(diagram) = self.diagram.take() {
            self.done.push(diagram.record.finish().value);
        }
    }
}
