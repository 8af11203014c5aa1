//! The moves of a game as texts, one after the other from the start.

use xiangqi_core::{Move, Play};
use xiangqi_notation::{Notation, Style, write_move};

use crate::check::Stage;
use crate::{LossReport, Lost, NodeId};

/// How moves become texts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words<'s> {
    pub(crate) notation: Notation,
    pub(crate) style: &'s Style,
}

impl Words<'_> {
    /// Appends the text of `mv`, the move of the node `id`, plays it on `stage` and names what a
    /// reader will not get back.
    ///
    /// Words for a move that is not legal can be those of another move that is: such a move is
    /// told by its squares in ICCS, which no other notation reads.
    pub(crate) fn push(
        self,
        (id, mv): (NodeId, Move),
        stage: &mut Stage,
        out: &mut String,
        losses: &mut LossReport,
    ) {
        let text = write_move(stage, mv, self.notation, self.style).ok();
        let is_legal = stage.play(mv).is_ok();
        match text {
            Some(text) if is_legal || tells_squares(self.notation) => out.push_str(&text),
            _ if is_legal => {
                out.push_str(&mv.to_string());
                losses.node(id, Lost::Notation { mv });
            }
            _ => {
                let squares = write_move(stage, mv, Notation::Iccs, self.style).ok();
                out.push_str(squares.as_deref().unwrap_or_default());
            }
        }
        if !is_legal {
            losses.node(id, Lost::Illegal { mv });
            *stage = stage.forced(mv);
        }
    }
}

/// Tells whether a text of `notation` is two squares and nothing else.
const fn tells_squares(notation: Notation) -> bool {
    matches!(notation, Notation::Iccs | Notation::Ucci | Notation::Uci | Notation::Dhtmlxq)
}
