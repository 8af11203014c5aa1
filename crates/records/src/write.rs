//! Games out into any format.

use xiangqi_notation::{Notation, Style};

use crate::{Format, LossReport, XiangqiGame, json, moves, pgn};

/// How games are written.
#[derive(Clone, Copy, Debug)]
pub struct WriteOptions {
    /// The notation of moves in text formats.
    pub notation: Notation,
    /// What the notation leaves open.
    pub style: Style,
}

impl Default for WriteOptions {
    fn default() -> Self {
        Self { notation: Notation::Chinese, style: Style::default() }
    }
}

/// The format can only be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} cannot be written; `yipu formats` lists what can")]
pub struct NotWritable(pub Format);

/// Appends `game` in `format` to `out` and returns what the format could not hold.
///
/// Text is UTF-8.
///
/// # Errors
///
/// The format cannot be written.
pub fn write(
    game: &XiangqiGame,
    format: Format,
    options: &WriteOptions,
    out: &mut Vec<u8>,
) -> Result<LossReport, NotWritable> {
    let mut text = String::new();
    let losses = match format {
        Format::Pgn => pgn::write(game, options, &mut text),
        Format::Moves => moves::write(game, options, &mut text),
        Format::Json => {
            json::write(game, &mut text);
            LossReport::default()
        }
        other => return Err(NotWritable(other)),
    };
    out.extend_from_slice(text.as_bytes());
    Ok(losses)
}

impl Format {
    /// Tells whether games can be written in this format.
    #[must_use]
    pub const fn can_write(self) -> bool {
        matches!(self, Self::Pgn | Self::Moves | Self::Json)
    }

    /// Tells whether one file of this format can hold many games.
    #[must_use]
    pub const fn holds_many(self) -> bool {
        matches!(
            self,
            Self::Pgn
                | Self::Json
                | Self::Moves
                | Self::Fen
                | Self::Epd
                | Self::Cbl
                | Self::DhtmlXq
                | Self::Sgf
                | Self::Quadrant
        )
    }

    /// Tells whether moves stand in the format in some notation of the writer's choice.
    #[must_use]
    pub const fn has_notation(self) -> bool {
        matches!(self, Self::Pgn | Self::Moves)
    }

    /// Tells whether the format is text.
    #[must_use]
    pub const fn is_text(self) -> bool {
        !matches!(
            self,
            Self::Xqf
                | Self::Cbr
                | Self::Cbl
                | Self::Xqr
                | Self::Ccm
                | Self::Chn
                | Self::Mxq
                | Self::Shijia
        )
    }
}
