//! Games joined to the content of one file.

use std::io::{self, Write};

use records::Format;
use records::cbl::{Head, LibraryWriter};

use super::piece::Piece;

/// Joins the pieces of one output.
///
/// Texts are joined as they come. A library stands in memory until its end, since its list comes
/// first.
#[derive(Debug)]
pub(super) struct Joiner {
    format: Format,
    library: LibraryWriter,
    /// What the library says of itself: what the first one that was read said.
    head: Box<Head>,
    begun: bool,
}

impl Joiner {
    pub(super) fn new(format: Format) -> Self {
        Self { format, library: LibraryWriter::default(), head: Box::default(), begun: false }
    }

    /// Tells whether something was added already.
    pub(super) const fn has_begun(&self) -> bool {
        self.begun
    }

    /// Adds a piece.
    pub(super) fn put(&mut self, piece: Piece, out: &mut impl Write) -> io::Result<()> {
        let begun = std::mem::replace(&mut self.begun, true);
        if let Some(head) = piece.head {
            if *self.head == Head::default() {
                self.head = head;
            } else {
                // One library cannot say what two have said.
                for loss in &head.as_losses().losses {
                    tell_line!("warning[{}]: {}", loss.what.code(), loss.what);
                }
            }
        }
        if self.format == Format::Cbl {
            return self.library.push(piece.bytes, &piece.title).map_err(io::Error::other);
        }
        if begun {
            out.write_all(self.format.separator().as_bytes())?;
        }
        out.write_all(&piece.bytes)
    }

    /// Writes what is still to be written.
    pub(super) fn finish(self, out: &mut impl Write) -> io::Result<()> {
        if !self.library.is_empty() {
            out.write_all(&self.library.finish(&self.head).bytes)?;
        }
        out.flush()
    }
}
