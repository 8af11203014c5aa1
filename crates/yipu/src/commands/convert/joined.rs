//! One stream or file for the results of all inputs.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use records::Format;

use crate::output::{Draft, Existing, Guard, Written};
use crate::status::{Status, Stop};

/// One stream or file for all, in the order of the inputs.
pub(super) struct Joined<'t> {
    format: Format,
    sink: Sink<'t>,
    /// Whether something was written already.
    begun: bool,
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
    pub(super) const fn standard(format: Format) -> Self {
        Self { format, sink: Sink::Standard, begun: false }
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
                let draft = BufWriter::new(Draft::beside(path).map_err(fail)?);
                Sink::File { path, draft, existing }
            }
        };
        Ok(Self { format, sink, begun: false })
    }

    /// Tells whether nothing is to be written.
    pub(super) const fn is_left(&self) -> bool {
        matches!(self.sink, Sink::Left)
    }

    /// Adds the games of an input.
    pub(super) fn put(&mut self, games: &[u8]) -> Result<(), Stop> {
        if matches!(self.sink, Sink::File { .. }) && self.begun && !self.format.holds_many() {
            return Err(Stop::failed(format!(
                "a file of {} holds one game: name a folder with --out-dir",
                self.format
            )));
        }
        if self.begun && self.format != Format::Json {
            self.write(b"\n")?;
        }
        self.begun = true;
        Ok(self.write(games)?)
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match &mut self.sink {
            Sink::Standard => io::stdout().lock().write_all(bytes),
            Sink::File { draft, .. } => draft.write_all(bytes),
            Sink::Left => Ok(()),
        }
    }

    pub(super) fn finish(self) -> Result<Status, Stop> {
        match self.sink {
            Sink::File { path, draft, existing } if self.begun => {
                let whole = draft.into_inner().map_err(io::IntoInnerError::into_error);
                if let Err(error) = whole.and_then(|draft| draft.finish(path, existing)) {
                    eprintln!("yipu: {}: {error}", path.display());
                    return Ok(Status::Faults);
                }
            }
            Sink::Standard => io::stdout().lock().flush()?,
            Sink::File { .. } | Sink::Left => {}
        }
        Ok(Status::Done)
    }
}
