//! One stream or file for the results of all inputs.

use std::io::{self, BufWriter};
use std::path::Path;

use records::Format;

use super::joiner::Joiner;
use super::piece::Piece;
use crate::output::{Draft, Existing, Guard, Written, sweep};
use crate::status::{Status, Stop};

/// One stream or file for all, in the order of the inputs.
pub(super) struct Joined<'t> {
    format: Format,
    sink: Sink<'t>,
    joiner: Joiner,
}

enum Sink<'t> {
    Standard,
    /// The file and what becomes its content.
    File {
        path: &'t Path,
        draft: BufWriter<Draft>,
        existing: Existing,
    },
    /// The file is there and is left alone.
    Left,
}

impl<'t> Joined<'t> {
    pub(super) fn standard(format: Format) -> Self {
        Self { format, sink: Sink::Standard, joiner: Joiner::new(format) }
    }

    pub(super) fn file(
        path: &'t Path,
        format: Format,
        existing: Existing,
        guard: &Guard,
    ) -> Result<Self, Stop> {
        let fail = |error: io::Error| Stop::failed(format!("{}: {error}", path.display()));
        let sink = match existing.look(path, guard).map_err(fail)? {
            Written::Skipped => Sink::Left,
            Written::Yes => {
                path.parent().into_iter().for_each(sweep);
                let draft = BufWriter::new(Draft::beside(path).map_err(fail)?);
                Sink::File { path, draft, existing }
            }
        };
        Ok(Self { format, sink, joiner: Joiner::new(format) })
    }

    /// Tells whether nothing is to be written.
    pub(super) const fn is_left(&self) -> bool {
        matches!(self.sink, Sink::Left)
    }

    /// Adds games.
    pub(super) fn put(&mut self, piece: Piece) -> Result<(), Stop> {
        match &mut self.sink {
            Sink::Standard => self.joiner.put(piece, &mut io::stdout().lock())?,
            Sink::File { .. } if self.joiner.has_begun() && !self.format.holds_many() => {
                return Err(Stop::failed(format!(
                    "a file of {} holds one game: name a folder with --out-dir",
                    self.format
                )));
            }
            Sink::File { path, draft, .. } => self
                .joiner
                .put(piece, draft)
                .map_err(|error| Stop::failed(format!("{}: {error}", path.display())))?,
            Sink::Left => {}
        }
        Ok(())
    }

    /// Gives the file its name, unless there was no game.
    pub(super) fn finish(self) -> Result<Status, Stop> {
        let Self { sink, joiner, .. } = self;
        match sink {
            Sink::Standard => joiner.finish(&mut io::stdout().lock())?,
            Sink::File { path, mut draft, existing } if joiner.has_begun() => {
                let named = joiner
                    .finish(&mut draft)
                    .and_then(|()| draft.into_inner().map_err(io::IntoInnerError::into_error))
                    .and_then(|draft| draft.finish(path, existing));
                if let Err(error) = named {
                    tell_line!("yipu: {}: {error}", path.display());
                    return Ok(Status::Faults);
                }
            }
            Sink::File { .. } | Sink::Left => {}
        }
        Ok(Status::Done)
    }
}
