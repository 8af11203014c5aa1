//! Games out into any format.

use std::collections::HashMap;

use xiangqi_notation::{Notation, Style};

use crate::encoding::{Encoded, Substitute, TextEncoding, encode};
use crate::field::unmappable;
use crate::{Format, LossReport, Lost, WriteError, Written, XiangqiGame};
use crate::{cbl, cbr, dhtmlxq, json, moves, pgn, positions, wxf_file, xqf, xqr};

/// How games are written.
#[derive(Clone, Copy, Debug)]
pub struct WriteOptions {
    /// The notation of moves in text formats.
    pub notation: Notation,
    /// What the notation leaves open.
    pub style: Style,
    /// The encoding of texts; that of the format's own programs by default, UTF-8 for text files.
    pub encoding: Option<TextEncoding>,
    /// The version of XQF.
    pub xqf: xqf::Version,
}

impl Default for WriteOptions {
    fn default() -> Self {
        Self {
            notation: Notation::Chinese,
            style: Style::default(),
            encoding: None,
            xqf: xqf::Version::default(),
        }
    }
}

impl WriteOptions {
    /// Returns the encoding of a file of `format`; `None` where texts are fields of a binary file.
    #[must_use]
    pub const fn encoding_of(&self, format: Format) -> Option<TextEncoding> {
        match (format, self.encoding) {
            (Format::Xqf | Format::Cbr | Format::Cbl | Format::Xqr, _) => None,
            (_, None) => Some(TextEncoding::Utf8),
            (_, encoding) => encoding,
        }
    }
}

/// Writes one game as a file of `format`.
///
/// # Errors
///
/// The format cannot be written, or cannot hold the game at all.
pub fn write(
    game: &XiangqiGame,
    format: Format,
    options: &WriteOptions,
) -> Result<Written, WriteError> {
    let mut text = String::new();
    let losses = match format {
        Format::Pgn => pgn::write(game, options, &mut text),
        Format::Moves => moves::write(game, options, &mut text),
        Format::DhtmlXq => dhtmlxq::write(game, &mut text),
        Format::WxfFile => wxf_file::write(game, &mut text),
        Format::Fen => positions::write_fen(game, &mut text),
        Format::Epd => positions::write_epd(game, &mut text),
        Format::Json => {
            json::write(game, &mut text);
            LossReport::default()
        }
        Format::Xqf => {
            let options = xqf::WriteOptions { version: options.xqf, encoding: options.encoding };
            return xqf::write(game, &options);
        }
        Format::Cbr => return cbr::write(game),
        Format::Xqr => return xqr::write(game),
        Format::Cbl => {
            let games = std::slice::from_ref(game);
            let library = cbl::write(&cbl::Head::default(), games).map_err(|it| it.source)?;
            let losses = library.losses.into_iter().next().unwrap_or_default();
            return Ok(Written { bytes: library.bytes, losses });
        }
        other => return Err(WriteError::NotWritable(other)),
    };
    let encoding = options.encoding_of(format).unwrap_or(TextEncoding::Utf8);
    let mut losses = losses;
    let encoded = encode(&text, encoding, Substitute::Square);
    report_characters(game, &encoded, &mut losses);
    Ok(Written { bytes: encoded.bytes.into_owned(), losses })
}

/// Names the characters that the encoding lacks, each at the move of which it is said.
fn report_characters(game: &XiangqiGame, encoded: &Encoded<'_>, losses: &mut LossReport) {
    let mut missing: HashMap<char, usize> = HashMap::new();
    for it in &encoded.unmappable {
        *missing.entry(it.character).or_default() += 1;
    }
    let lost: HashMap<char, Lost> =
        encoded.unmappable.iter().map(|it| it.character).zip(unmappable(encoded)).collect();
    let mut take = |c: char| {
        let left = missing.get_mut(&c).filter(|left| **left > 0)?;
        *left -= 1;
        lost.get(&c).cloned()
    };
    if !lost.is_empty() {
        for id in game.tree.walk().map(|step| step.id) {
            let said = game.tree[id].annotations();
            let extras = said.extras.iter().map(|extra| &extra.value);
            let comments = said.comments_before.iter().chain(&said.comments);
            let texts = comments.chain(extras).chain(&said.unread);
            for lost in texts.flat_map(|text| text.chars()).filter_map(&mut take) {
                losses.node(id, lost);
            }
        }
    }
    // What is left stands in tags and moves.
    for lost in encoded.unmappable.iter().filter_map(|it| take(it.character)) {
        losses.game(lost);
    }
}

/// Puts a text into an encoding; each character that it lacks is a loss.
pub(crate) fn encoded(text: &str, encoding: TextEncoding, mut losses: LossReport) -> Written {
    let substitute = Substitute::Square;
    let Encoded { bytes, unmappable } = encode(text, encoding, substitute);
    for lost in unmappable {
        losses.game(Lost::Character { character: lost.character, replacement: "□" });
    }
    Written { bytes: bytes.into_owned(), losses }
}

impl Format {
    /// Tells whether games can be written in this format.
    #[must_use]
    pub const fn can_write(self) -> bool {
        matches!(
            self,
            Self::Pgn
                | Self::Moves
                | Self::Json
                | Self::Xqf
                | Self::Cbr
                | Self::Cbl
                | Self::Xqr
                | Self::Sgf
                | Self::Quadrant
                | Self::DhtmlXq
                | Self::Fen
                | Self::Epd
                | Self::WxfFile
        )
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
                | Self::WxfFile
                | Self::Sgf
                | Self::Quadrant
        )
    }

    /// Returns what stands between two games in a file of this format.
    #[must_use]
    pub const fn separator(self) -> &'static str {
        match self {
            // One game a line.
            Self::Json | Self::Fen | Self::Epd => "",
            _ => "\n",
        }
    }

    /// Returns the one notation in which the format writes moves; `None` where there is a choice,
    /// or no text.
    #[must_use]
    pub const fn notation(self) -> Option<Notation> {
        match self {
            Self::DhtmlXq => Some(Notation::Dhtmlxq),
            Self::TwoLine | Self::Json => Some(Notation::Ucci),
            _ => None,
        }
    }

    /// Tells whether moves stand in the format in some notation of the writer's choice.
    #[must_use]
    pub const fn has_notation(self) -> bool {
        matches!(self, Self::Pgn | Self::Moves)
    }
}
