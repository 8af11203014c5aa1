//! Libraries of early CCBridge (2001 to 2003): one compressed stream of everything.
//!
//! No document describes them. The layout was found in 7 libraries with 318 games and 28,298 moves,
//! of which it explains every byte; the bytes `words` of a move, which repeat the move in digits,
//! agree with its squares in all of them.
//!
//! ```text
//! file    = "CCBridge" 21:u32 u32 length:u32 zlib(library)
//! library = name source text creator mail created:19 modified:19 count:u32 remarks game*
//! game    = length:u32 pieces:32 type:u32 event side:u32 title text text site date red black
//!           result:u32 annotator mail author mail remarks u8 created:19 modified:19
//!           count:u32 move* comment*
//! move    = number:u16 from to words:u16
//! comment = bytes CR LF
//! text    = length:u32 bytes
//! ```
//!
//! The length of a game counts its own four bytes. Texts are GBK; `||` in them is a line break.
//! Pieces stand in the order of XQF, each with its file from 1 in the high half of its byte and
//! its rank from the top, from 1, in the low half; squares of moves count from 0. A move with
//! number n follows move n − 1 of the line in front of it: that is how variations begin. There is a
//! comment for each move, mostly an empty one.
//!
//! Three texts, which are empty in all of them, are unproven: the source, and two behind titles.
//! So are Black as the side to move and pieces that are off the board.
//!
//! Spans count in the unpacked bytes.

mod game;
mod grammar;
mod unpack;

use notation_syntax::{Span, SyntaxError};

use super::{CblProblem, Contents, Head};
use crate::encoding::{TextEncoding, decode_field};
use crate::line_ends::with_lf;
use crate::{Diagnostic, Place};

/// How these libraries begin.
pub(super) const MAGIC: &[u8; 12] = b"CCBridge\x15\0\0\0";

/// Reads a library; its texts are GBK unless the user says otherwise.
///
/// # Errors
///
/// What was expected at which byte, when nothing can be read.
pub(super) fn read(bytes: &[u8], encoding: Option<TextEncoding>) -> Result<Contents, SyntaxError> {
    let encoding = encoding.unwrap_or(TextEncoding::Gb18030);
    let mut diagnostics = Vec::new();
    let mut unreadable = |error: SyntaxError| {
        let place = Place::span(error.span);
        diagnostics.push(Diagnostic::new(CblProblem::Unreadable(error), place));
    };
    let unpacked = unpack::unpack(bytes)?;
    if let Some(error) = unpacked.error {
        unreadable(error);
    }
    let library = grammar::library(&unpacked.bytes)?;
    let mut games = Vec::new();
    let mut at = unpacked.bytes.len() - library.games.len();
    for _ in 0..library.count {
        let rest = &unpacked.bytes[at..];
        let length = match grammar::length(rest) {
            Ok(length) => length,
            Err(error) => {
                unreadable(error.shifted(at));
                break;
            }
        };
        match game::read(&rest[..length], encoding) {
            Ok(mut game) => {
                game.shift(at);
                games.push(game);
            }
            Err(error) => unreadable(error.shifted(at)),
        }
        at += length;
    }
    let rest = &unpacked.bytes[at..];
    if !rest.is_empty() && diagnostics.is_empty() {
        let error = SyntaxError::expected(&unpacked.bytes[..], at, "the end of the library");
        let place = Place::span(Span::new(at, unpacked.bytes.len()));
        diagnostics.push(Diagnostic::new(CblProblem::Unreadable(error), place));
    }
    let text = |bytes| text(bytes, encoding);
    let [name, source, other, creator, creator_mail] = library.texts.map(text);
    let source = [source, other].into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>();
    let head = Head {
        name,
        source: source.join(" "),
        creator,
        creator_mail,
        created: text(library.created),
        modified: text(library.modified),
        remarks: text(library.remarks),
    };
    Ok(Contents { head, games, diagnostics })
}

/// Decodes a text without the blanks that fill it up.
fn text(bytes: &[u8], encoding: TextEncoding) -> String {
    let decoded = decode_field(bytes, encoding);
    with_lf(&decoded.text).replace("||", "\n").trim().to_owned()
}
