//! A file with its games, whatever its format.

use std::borrow::Cow;

use crate::detect::{Kind, detect_format};
use crate::encoding::{DecodeOptions, Detection, Syntax, TextEncoding, decode};
use crate::raw::RawGame;
use crate::text_format::TextFormat;
use crate::{Diagnostic, Format, ReadError, TextProblem};
use crate::{cbl, cbr, ccm, che, chn, json, mxq, pgn, shijia, xqf, xqr};

/// What is known about a file before it is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// The format; found by the content if not given.
    pub format: Option<Format>,
    /// The text encoding; found by the bytes if not given.
    pub encoding: Option<TextEncoding>,
}

/// A file that was recognised: its format, its text, its games.
///
/// ```
/// use records::{Document, Format, ReadOptions};
///
/// let bytes = "1. 炮二平五 马8进7 *".as_bytes();
/// let document = Document::read(bytes, &ReadOptions::default())?;
/// assert_eq!(document.format, Format::Pgn);
/// assert_eq!(document.games().count(), 1);
/// # Ok::<(), records::ReadError>(())
/// ```
#[derive(Debug)]
pub struct Document<'b> {
    /// The format.
    pub format: Format,
    /// The decoded text; empty for binary formats. All spans of text formats lie in it.
    pub text: Cow<'b, str>,
    /// How the encoding was found; `None` for binary formats.
    pub detection: Option<Detection>,
    /// Findings about the file as a whole.
    pub diagnostics: Vec<Diagnostic>,
    /// What a CBL library says of itself.
    pub library: Option<Box<cbl::Head>>,
    games: Vec<RawGame>,
}

impl<'b> Document<'b> {
    /// Recognises and reads `bytes`.
    ///
    /// # Errors
    ///
    /// The content is no record of xiangqi, or nothing of it can be read.
    pub fn read(bytes: &'b [u8], options: &ReadOptions) -> Result<Self, ReadError> {
        if bytes.is_empty() {
            return Err(ReadError::Empty);
        }
        let format = match options.format {
            Some(format) => format,
            None => match detect_format(bytes) {
                Kind::Format(format) => format,
                Kind::Other(other) => return Err(ReadError::OtherGame(other)),
                Kind::Binary => return Err(ReadError::binary(bytes)),
                Kind::Text => return Err(ReadError::NoRecord),
            },
        };
        if let Some(known) = TextFormat::of(format) {
            let document = Self::decoded(bytes, format, known.syntax, options);
            let games = (known.read)(&document.text);
            return if games.is_empty() {
                Err(ReadError::NoRecord)
            } else {
                Ok(Self { games, ..document })
            };
        }
        match format {
            Format::Pgn | Format::Moves | Format::Xqn | Format::Json => {
                Ok(Self::text(bytes, format, options))
            }
            Format::Cbl => {
                let cbl::Contents { head, games, diagnostics } =
                    cbl::read_in(bytes, options.encoding)
                        .map_err(|error| ReadError::Malformed { format, error })?;
                let library = Some(Box::new(head));
                Ok(Self { diagnostics, library, ..Self::binary(format, games) })
            }
            Format::Che => {
                let text = Self::text(bytes, format, options);
                let game = che::read(text.text.as_bytes(), che::Files::default())
                    .map_err(|error| ReadError::Malformed { format, error })?;
                Ok(Self { games: vec![game], ..text })
            }
            _ => {
                let decode = DecodeOptions { forced: options.encoding, ..DecodeOptions::default() };
                let game = match format {
                    Format::Xqf => xqf::read(bytes, &decode),
                    Format::Cbr => cbr::read(bytes),
                    Format::Xqr => xqr::read(bytes),
                    Format::Ccm => ccm::read(bytes),
                    Format::Chn => chn::read(bytes),
                    Format::Mxq => mxq::read(bytes, &decode),
                    Format::Shijia => shijia::read(bytes, &decode),
                    _ => return Err(ReadError::Unsupported(format)),
                };
                let game = game.map_err(|error| ReadError::Malformed { format, error })?;
                Ok(Self::binary(format, vec![game]))
            }
        }
    }

    /// Makes a document of a part of a longer one and reads its games.
    pub(crate) fn of_part(
        format: Format,
        text: String,
        detection: Detection,
        diagnostics: Vec<Diagnostic>,
    ) -> Document<'static> {
        let text = Cow::Owned(text);
        let detection = Some(detection);
        let mut part =
            Document { format, text, detection, diagnostics, library: None, games: Vec::new() };
        part.games = part.games().map(Cow::into_owned).collect();
        part
    }

    fn text(bytes: &'b [u8], format: Format, options: &ReadOptions) -> Self {
        Self::decoded(bytes, format, Syntax::Pgn, options)
    }

    /// A file whose text is decoded, without games as yet.
    fn decoded(bytes: &'b [u8], format: Format, syntax: Syntax, options: &ReadOptions) -> Self {
        let (declared, forced) = (format.encoding(), options.encoding);
        let decode_options = DecodeOptions { syntax, declared, forced, ..DecodeOptions::default() };
        let decoded = decode(bytes, &decode_options);
        let diagnostics = TextProblem::list(&decoded);
        Self {
            format,
            detection: Some(decoded.detection),
            text: decoded.text,
            diagnostics,
            library: None,
            games: Vec::new(),
        }
    }

    /// A file without a text of its own; findings stand in the games.
    const fn binary(format: Format, games: Vec<RawGame>) -> Self {
        let diagnostics = Vec::new();
        let text = Cow::Borrowed("");
        Self { format, text, detection: None, diagnostics, library: None, games }
    }

    /// Returns the games one after the other; text is read as it goes.
    pub fn games(&self) -> Games<'_> {
        match self.format {
            _ if !self.games.is_empty() => Games::Ready(self.games.iter()),
            Format::Json => Games::Json(json::Games::new(&self.text)),
            Format::Pgn | Format::Moves | Format::Xqn => Games::Pgn(pgn::Games::new(&self.text)),
            _ => Games::Ready(self.games.iter()),
        }
    }
}

/// The raw games of a document.
#[derive(Debug)]
pub enum Games<'d> {
    /// Read from PGN one by one.
    Pgn(pgn::Games<'d>),
    /// Read from JSON object by object.
    Json(json::Games<'d>),
    /// Read beforehand.
    Ready(std::slice::Iter<'d, RawGame>),
}

impl<'d> Iterator for Games<'d> {
    type Item = Cow<'d, RawGame>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Pgn(games) => games.next().map(Cow::Owned),
            Self::Json(games) => games.next().map(Cow::Owned),
            Self::Ready(games) => games.next().map(Cow::Borrowed),
        }
    }
}
