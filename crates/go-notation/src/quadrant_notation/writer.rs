//! From moves to the canonical text: full-width marks, no blanks, a quadrant only where it changes.

use alloc::string::String;
use core::fmt::Write;

use super::{Passes, QuadrantNotation, WriteQuadrantError};
use crate::{Color, ColoredMove, Move, Point, QuadrantPoint};

impl QuadrantNotation {
    /// Writes a record.
    ///
    /// After tengen the quadrant is written again, since none is in force for certain there.
    ///
    /// # Errors
    ///
    /// The board has no quadrants, a point lies off the board, a move is a pass without the
    /// extension, or moves follow a resignation.
    pub fn write(
        &self,
        moves: impl IntoIterator<Item = ColoredMove>,
    ) -> Result<String, WriteQuadrantError> {
        let size = self.size;
        if !self.has_board() {
            return Err(WriteQuadrantError::NoSuchBoard { size });
        }
        let mut text = String::new();
        let mut in_force = None;
        let mut resigned = false;
        for (ply, mv) in (1..).zip(moves) {
            if resigned {
                return Err(WriteQuadrantError::AfterResignation { ply });
            }
            match mv.action {
                Move::Play(point) => {
                    let off_board = WriteQuadrantError::OffBoard { ply, point, size };
                    match QuadrantPoint::of(point, size).ok_or(off_board)? {
                        QuadrantPoint::Tengen => {
                            text.push_str("00");
                            in_force = None;
                        }
                        QuadrantPoint::In(quadrant, digits) => {
                            if in_force != Some(quadrant) {
                                push(&mut text, format_args!("{quadrant}："));
                                in_force = Some(quadrant);
                            }
                            push(&mut text, format_args!("{digits}"));
                        }
                    }
                }
                Move::Pass if self.passes == Passes::BareMark => {}
                Move::Pass => return Err(WriteQuadrantError::Pass { ply }),
                Move::Resign => resigned = true,
            }
            text.push(match mv.color {
                Color::Black => '、',
                Color::White => '，',
            });
        }
        if resigned {
            text.push('。');
        }
        Ok(text)
    }

    /// Writes a point as four digits, or `00`.
    ///
    /// # Errors
    ///
    /// The board has no quadrants, or the point lies off it.
    pub fn write_point(&self, point: Point) -> Result<String, WriteQuadrantError> {
        let size = self.size;
        if !self.has_board() {
            return Err(WriteQuadrantError::NoSuchBoard { size });
        }
        let named = QuadrantPoint::of(point, size);
        let named = named.ok_or(WriteQuadrantError::OffBoard { ply: 1, point, size })?;
        Ok(alloc::format!("{named}"))
    }
}

fn push(text: &mut String, what: core::fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    let _ = text.write_fmt(what);
}
