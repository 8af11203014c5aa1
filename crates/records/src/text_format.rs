//! The formats that are texts and are read as a whole, with the signs by which they are known.

use crate::encoding::Syntax;
use crate::raw::RawGame;
use crate::{Format, dhtmlxq, positions, two_line};

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
const TEXT_FORMATS: [TextFormat; 6] = [
    TextFormat::new(Format::DhtmlXq, dhtmlxq::looks_like, dhtmlxq::read)
        .with_syntax(Syntax::DhtmlXq),
    TextFormat::new(Format::Eglib, positions::looks_like_eglib, positions::read_eglib),
    TextFormat::new(Format::TwoLine, two_line::looks_like, two_line::read),
    TextFormat::new(Format::Epd, positions::looks_like_epd, positions::read_fen),
    TextFormat::new(Format::Fen, positions::looks_like_fen, positions::read_fen),
    TextFormat::new(Format::Csv, positions::looks_like_csv, positions::read_csv),
];
