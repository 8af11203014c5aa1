//! From bytes to a raw game.

use notation_syntax::{Span, SyntaxError};

use super::head;
use crate::encoding::DecodeOptions;
use crate::formats::pascal_strings::{StringsProblem, split};
use crate::raw::RawGame;
use crate::{Diagnostic, Place};

/// Tells whether `bytes` are those of an MXQ file: strings, the third of which says who won.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let strings = split(bytes);
    let encoding = strings.encoding(&DecodeOptions::default());
    strings.parts(bytes).is_ok() && head::has_title(&strings, encoding)
}

/// Reads an MXQ file.
///
/// # Errors
///
/// Where the word `Moves` was expected, when there is none.
pub fn read(bytes: &[u8], options: &DecodeOptions) -> Result<RawGame, SyntaxError> {
    let strings = split(bytes);
    let parts = strings.parts(bytes)?;
    let encoding = strings.encoding(options);
    let mut game = RawGame::new();
    game.span = Span::new(0, bytes.len());
    let found = parts.head.len();
    if !head::take(&strings.strings[parts.head.clone()], encoding, &mut game) {
        let end = strings.strings[parts.head.end].span.start;
        let place = Place::span(Span::new(0, end));
        game.diagnostics.push(Diagnostic::new(StringsProblem::Head { found }, place));
    }
    strings.play(&parts, encoding, &mut game);
    Ok(game)
}
