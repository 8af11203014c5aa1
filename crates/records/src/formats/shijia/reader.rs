//! From bytes to a raw game.

use notation_syntax::{Span, SyntaxError};

use super::start::{MEN, Start, start};
use crate::encoding::DecodeOptions;
use crate::formats::pascal_strings::{StringsProblem, split};
use crate::raw::{RawGame, RawStart, SideStated};
use crate::{Diagnostic, Place, mxq};

/// Tells whether `bytes` are those of a 象棋世家 file: strings with `Moves`, but no MXQ.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    split(bytes).parts(bytes).is_ok() && !mxq::looks_like(bytes)
}

/// Reads a 象棋世家 file.
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
    let head = &strings.strings[parts.head.clone()];
    let texts: Vec<_> = head.iter().map(|string| string.decode(encoding)).collect();
    // Each word with the number of its string: 32 numbers may be one string or 32.
    let words: Vec<_> = texts
        .iter()
        .enumerate()
        .flat_map(|(number, text)| text.split_whitespace().map(move |word| (number, word)))
        .collect();
    let mut used = 0..0;
    for (at, window) in words.windows(MEN + 1).enumerate() {
        let texts: Vec<_> = window.iter().map(|&(_, word)| word).collect();
        if let Some(Start { setup, taken }) = start(&texts[..MEN], texts[MEN]) {
            used = words[at].0..words[at + MEN].0 + 1;
            let span = head[used.start].span.to(head[used.end - 1].span);
            for _ in 0..taken {
                let place = Place::span(span);
                game.diagnostics.push(Diagnostic::new(StringsProblem::SquareTaken, place));
            }
            let setup = Box::new(setup);
            game.start = RawStart::Setup { setup, side: SideStated::Doubtful };
            break;
        }
    }
    for (number, (string, text)) in head.iter().zip(texts).enumerate() {
        if !used.contains(&number) {
            game.push_tag(&format!("shijia:{}", number + 1), text, string.span);
        }
    }
    strings.play(&parts, encoding, &mut game);
    Ok(game)
}
