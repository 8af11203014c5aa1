//! Games of Go out into any format.

use go_notation::{CoordinateSystem, QuadrantNotation, WriteQuadrantError};

use super::quadrant::{self, WriteRecord};
use super::{GoGame, NoName, SetupStones, json, moves, to_sgf};
use crate::encoding::TextEncoding;
use crate::write::encoded;
use crate::{Format, LossReport, Written};

/// How games of Go are written.
#[derive(Clone, Copy, Debug)]
pub struct WriteGo {
    /// The extensions of quadrant records.
    pub quadrant: QuadrantNotation,
    /// What becomes of stones that are set up, in formats of moves alone.
    pub setup: SetupStones,
    /// The coordinates of bare lists of moves.
    pub coordinates: CoordinateSystem,
    /// The encoding; UTF-8 by default. JSON has no other.
    pub encoding: Option<TextEncoding>,
}

/// Coordinates of GTP in bare lists, quadrant records without extensions.
impl Default for WriteGo {
    fn default() -> Self {
        Self {
            quadrant: QuadrantNotation::STRICT,
            setup: SetupStones::LeftOut,
            coordinates: CoordinateSystem::Gtp,
            encoding: None,
        }
    }
}

impl WriteGo {
    /// Returns the encoding of a file of `format`.
    pub(super) fn encoding(&self, format: Format) -> TextEncoding {
        match format {
            Format::Json => TextEncoding::Utf8,
            _ => self.encoding.unwrap_or(TextEncoding::Utf8),
        }
    }
}

/// Why a game of Go cannot be written in a format at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteGoError {
    /// The format has no place for games of Go, or is only read.
    #[error("a game of Go cannot be written as {0}")]
    NotWritable(Format),
    /// The quadrant notation cannot express the game.
    #[error(transparent)]
    Quadrant(#[from] WriteQuadrantError),
    /// The coordinate system cannot name a point.
    #[error(transparent)]
    Name(#[from] NoName),
}

/// Writes one game as a file of `format`.
///
/// ```
/// use records::Format;
/// use records::go::{self, WriteGo, quadrant};
///
/// let game = &quadrant::read("01：44、36，", &Default::default()).value[0];
/// let written = go::write(game, Format::Moves, &WriteGo::default())?;
/// assert_eq!(written.bytes, b"B Q16\nW R14\n");
/// assert!(written.losses.is_empty());
/// # Ok::<(), go::WriteGoError>(())
/// ```
///
/// # Errors
///
/// The format cannot hold the game at all.
pub fn write(game: &GoGame, format: Format, options: &WriteGo) -> Result<Written, WriteGoError> {
    let encoding = options.encoding(format);
    let (text, losses) = match format {
        Format::Sgf => to_sgf::write(game, encoding),
        Format::Json => {
            let mut text = String::new();
            json::write(game, &mut text);
            (text, LossReport::default())
        }
        Format::Quadrant => {
            let record = WriteRecord { notation: options.quadrant, setup: options.setup };
            let (text, losses) = quadrant::write(game, &record)?;
            (text + "\n", losses)
        }
        Format::Moves => {
            moves::write(game, options.coordinates, options.quadrant.boards, options.setup)?
        }
        other => return Err(WriteGoError::NotWritable(other)),
    };
    Ok(encoded(&text, encoding, losses))
}
