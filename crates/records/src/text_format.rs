//! The formats that are texts and are read as a whole, with the signs by which they are known.

use crate::encoding::Syntax;
use crate::raw::RawGame;
use crate::{
    Format, cbf, chessdb, cwp, dhj, dhtmlxq, pfc, pgn_cc, position_command, positions, two_line,
    wxf_file,
};

/// A format whose files are read as a whole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextFormat {
    /// The format.
    pub(crate) format: Format,
    /// The grammar, for the sake of cut characters.
    pub(crate) syntax: Syntax,
    /// Tells whether the beginning of a text is one of the format.
    pub(crate) looks_like: fn(&str) -> bool,
    /// Reads all games of a text.
    pub(crate) read: fn(&str) -> Vec<RawGame>,
}

impl TextFormat {
    const fn new(
        format: Format,
        looks_like: fn(&str) -> bool,
        read: fn(&str) -> Vec<RawGame>,
    ) -> Self {
        Self { format, syntax: Syntax::Plain, looks_like, read }
    }

    const fn with_syntax(self, syntax: Syntax) -> Self {
        Self { syntax, ..self }
    }

    /// Returns the entry of `format`.
    pub(crate) fn of(format: Format) -> Option<Self> {
        TEXT_FORMATS.into_iter().find(|it| it.format == format)
    }

    /// Finds the format of `text`, the beginning of a file.
    pub(crate) fn detect(text: &str) -> Option<Format> {
        TEXT_FORMATS.into_iter().find(|it| (it.looks_like)(text)).map(|it| it.format)
    }
}

/// The formats, the surest signs first.
const TEXT_FORMATS: [TextFormat; 14] = [
    TextFormat::new(Format::Cbf, cbf::looks_like, cbf::read),
    TextFormat::new(Format::Pfc, pfc::looks_like, pfc::read),
    TextFormat::new(Format::DhtmlXq, dhtmlxq::looks_like, dhtmlxq::read)
        .with_syntax(Syntax::DhtmlXq),
    TextFormat::new(Format::Dhj, dhj::looks_like, dhj::read).with_syntax(Syntax::DhtmlXq),
    TextFormat::new(Format::Cwp, cwp::looks_like, cwp::read),
    TextFormat::new(Format::WxfFile, wxf_file::looks_like, wxf_file::read),
    TextFormat::new(Format::PgnCc, pgn_cc::looks_like, pgn_cc::read).with_syntax(Syntax::Pgn),
    TextFormat::new(Format::ChessDb, chessdb::looks_like, chessdb::read),
    TextFormat::new(Format::UciPosition, position_command::looks_like, position_command::read),
    TextFormat::new(Format::Eglib, positions::looks_like_eglib, positions::read_eglib),
    TextFormat::new(Format::TwoLine, two_line::looks_like, two_line::read),
    TextFormat::new(Format::Epd, positions::looks_like_epd, positions::read_fen),
    TextFormat::new(Format::Fen, positions::looks_like_fen, positions::read_fen),
    TextFormat::new(Format::Csv, positions::looks_like_csv, positions::read_csv),
];
