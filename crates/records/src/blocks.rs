//! Files of many games, read in constant memory.

use std::borrow::Cow;

use go_notation::QuadrantNotation;
use notation_syntax::Span;

use crate::detect::{Kind, binary_format, detect_format};
use crate::document::Games;
use crate::encoding::{DecodeOptions, Decoded, Piece, Subject, Syntax, TextStream, decode};
use crate::go::detect_go;
use crate::{Diagnostic, Format, Place, ReadOptions, TextProblem, json, pgn};

/// The length of text from which a block is given out.
const BLOCK: usize = 256 * 1024;

/// Cuts a text that comes in pieces into blocks of whole games.
///
/// The memory is that of one block, which is about 256 KiB or one game, whichever is longer,
/// however many games there are. Blocks can be read and checked one beside the other.
///
/// ```
/// use records::{Blocks, ReadOptions};
///
/// let games = "[Red \"甲\"]\n1. 炮二平五 *\n".repeat(20_000);
/// let mut blocks = Blocks::begin(games.as_bytes(), &ReadOptions::default()).unwrap();
/// let mut count = 0;
/// for piece in games.as_bytes().chunks(100_000) {
///     count += blocks.push(piece).map_or(0, |block| block.games().count());
/// }
/// count += blocks.finish().games().count();
/// assert_eq!(count, 20_000);
/// ```
#[derive(Debug)]
pub struct Blocks {
    format: Format,
    stream: TextStream,
    /// Decoded text that was not given out yet.
    held: String,
    /// Findings of the decoder in `held`; spans count from the beginning of the file.
    found: Vec<Diagnostic>,
    /// Whether the findings about the encoding as a whole were given out.
    told: Told,
    /// The place of `held` in the decoded text of the file.
    first_byte: usize,
    first_line: usize,
    /// The length of `held` at which a place to cut is looked for.
    look: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    NotYet,
    All,
}

/// A part of a file that holds whole games.
#[derive(Debug)]
pub struct Block {
    /// The format.
    pub format: Format,
    /// The decoded text. All spans lie in it.
    pub text: String,
    /// Findings about the text as such.
    pub diagnostics: Vec<Diagnostic>,
    /// How many bytes of decoded text stand in front of the block.
    pub first_byte: usize,
    /// The number of its first line, from 1.
    pub first_line: usize,
}

impl Block {
    /// Returns the games one after the other; text is read as it goes.
    #[must_use]
    pub fn games(&self) -> Games<'_> {
        match self.format {
            Format::Json => Games::Json(json::Games::new(&self.text)),
            _ => Games::Pgn(pgn::Games::new(&self.text)),
        }
    }
}

impl Blocks {
    /// Looks at the `beginning` of a file, some hundred kilobytes, whether it can be read in
    /// blocks: PGN and its kin, and JSON of xiangqi. The beginning must be pushed all the same.
    #[must_use]
    pub fn begin(beginning: &[u8], options: &ReadOptions<'_>) -> Option<Self> {
        let format = match options.format {
            Some(format) => format,
            None if binary_format(beginning).is_some() || is_go(beginning) => return None,
            None => match detect_format(beginning, options.name) {
                Kind::Format(format) => format,
                _ => return None,
            },
        };
        match format {
            Format::Json if is_go(beginning) => return None,
            Format::Pgn | Format::Moves | Format::Xqn | Format::Json => {}
            _ => return None,
        }
        let decode = DecodeOptions {
            syntax: Syntax::Pgn,
            forced: options.encoding,
            ..DecodeOptions::default()
        };
        Some(Self {
            format,
            stream: TextStream::new(&decode),
            held: String::new(),
            found: Vec::new(),
            told: Told::NotYet,
            first_byte: 0,
            first_line: 1,
            look: BLOCK,
        })
    }

    /// Takes the next bytes, and gives out a block if one is complete with them.
    pub fn push(&mut self, bytes: &[u8]) -> Option<Block> {
        let piece = self.stream.push(bytes);
        self.add(piece);
        if self.held.len() < self.look {
            return None;
        }
        match self.cut() {
            Some(at) => {
                self.look = BLOCK;
                Some(self.take(at))
            }
            None => {
                // A long game is looked at again when it is twice as long.
                self.look = self.held.len() * 2;
                None
            }
        }
    }

    /// Ends the file and gives out the rest, which may be empty.
    pub fn finish(mut self) -> Block {
        let piece = self.stream.finish();
        self.add(piece);
        self.take(self.held.len())
    }

    fn add(&mut self, piece: Piece) {
        let end = self.first_byte + self.held.len() + piece.text.len();
        self.held.push_str(&piece.text);
        let Some(detection) = self.stream.detection() else { return };
        if self.told == Told::NotYet {
            self.told = Told::All;
            self.found.extend(TextProblem::of_detection(detection));
        }
        let decoded = Decoded {
            text: Cow::Borrowed(""),
            detection: detection.clone(),
            faults: piece.faults,
            omitted_faults: piece.omitted_faults,
            parts: piece.parts,
        };
        self.found.extend(TextProblem::of_places(&decoded, end));
    }

    fn cut(&self) -> Option<usize> {
        match self.format {
            Format::Json => memchr::memrchr(b'\n', self.held.as_bytes()).map(|at| at + 1),
            _ => pgn::last_game(&self.held),
        }
    }

    /// Takes the first `len` bytes of the text as a block.
    fn take(&mut self, len: usize) -> Block {
        let rest = self.held.split_off(len);
        let text = std::mem::replace(&mut self.held, rest);
        let (first_byte, first_line) = (self.first_byte, self.first_line);
        self.first_byte += len;
        self.first_line += line_ends(&text);
        let mut diagnostics = Vec::new();
        let end = self.first_byte;
        self.found.retain(|found| {
            let Some(span) =
                found.place.span.filter(|span| self.held.is_empty() || span.start < end)
            else {
                return true;
            };
            let inside = |at: usize| at.saturating_sub(first_byte).min(len);
            let place = Place::span(Span::new(inside(span.start), inside(span.end)));
            diagnostics.push(Diagnostic { place, ..found.clone() });
            false
        });
        Block { format: self.format, text, diagnostics, first_byte, first_line }
    }
}

/// Tells whether a file is one of Go, or may be.
fn is_go(beginning: &[u8]) -> bool {
    let options = DecodeOptions { subject: Subject::Go, ..DecodeOptions::default() };
    detect_go(&decode(beginning, &options).text, &QuadrantNotation::TOLERANT).is_some()
}

/// Counts lines as [`LineIndex`](notation_syntax::LineIndex) does.
fn line_ends(text: &str) -> usize {
    let bytes = text.as_bytes();
    let lone = |&at: &usize| bytes.get(at + 1) != Some(&b'\n');
    memchr::memchr_iter(b'\n', bytes).count()
        + memchr::memchr_iter(b'\r', bytes).filter(lone).count()
}

#[cfg(test)]
mod tests {
    use super::{Block, Blocks};
    use crate::encoding::{Substitute, TextEncoding, encode};
    use crate::{Document, Format, ReadOptions};

    fn blocks(bytes: &[u8], size: usize) -> Vec<Block> {
        let mut stream = Blocks::begin(bytes, &ReadOptions::default()).unwrap();
        let mut blocks: Vec<_> = bytes.chunks(size).filter_map(|it| stream.push(it)).collect();
        blocks.push(stream.finish());
        blocks
    }

    fn game(number: usize) -> String {
        let red = ["許銀川", "胡荣华"][number % 2];
        format!(
            "[Event \"第{number}局\"]\r\n[Red \"{red}\"]\r\n\r\n{{开局}} 1. 炮二平五 马８进７ \
             (1... 炮８平５ {{顺炮}})\r\n2. 马二进三 1-0\r\n\r\n"
        )
    }

    /// Blocks give the games, spans and findings that the whole file gives.
    #[test]
    fn blocks_hold_the_games_of_the_whole_file() {
        let text: String = (0..6_000).map(game).collect();
        for encoding in [TextEncoding::Utf8, TextEncoding::Gb18030] {
            let bytes = encode(&text, encoding, Substitute::Square).bytes.into_owned();
            let whole = Document::read(&bytes, &ReadOptions::default()).unwrap();
            let mut expected = whole.games();
            let mut line = 1;
            let parts = blocks(&bytes, 60_000);
            assert!(parts.len() > 2 && parts.iter().all(|it| it.text.len() < 400_000));
            for block in parts {
                assert_eq!(block.first_line, line);
                line += block.text.matches('\n').count();
                assert_eq!(whole.text[block.first_byte..][..block.text.len()], block.text);
                for game in block.games() {
                    let expected = expected.next().unwrap();
                    assert_eq!(game.span.shifted(block.first_byte), expected.span);
                    assert_eq!(game.tree.len(), expected.tree.len());
                    assert_eq!(game.tags.len(), expected.tags.len());
                    assert_eq!(game.diagnostics.len(), expected.diagnostics.len());
                }
            }
            assert!(expected.next().is_none());
        }
    }

    #[test]
    fn findings_of_the_decoder_stand_in_their_block() {
        let mut bytes = Vec::new();
        for number in 0..6_000 {
            bytes.extend(&*encode(&game(number), TextEncoding::Gb18030, Substitute::Square).bytes);
            if number % 1_000 == 999 {
                bytes.splice(bytes.len() - 10..bytes.len() - 10, *b" {\xFF\xFF} ");
            }
        }
        let whole = Document::read(&bytes, &ReadOptions::default()).unwrap();
        let mut found = Vec::new();
        for block in blocks(&bytes, 50_000) {
            for it in block.diagnostics {
                let span = it.place.span.unwrap();
                assert!(span.end <= block.text.len());
                found.push((it.code(), span.shifted(block.first_byte)));
            }
        }
        let expected: Vec<_> =
            whole.diagnostics.iter().map(|it| (it.code(), it.place.span.unwrap())).collect();
        assert_eq!(found, expected);
        assert!(found.len() >= 6);
    }

    #[test]
    fn what_is_no_list_of_games_is_read_as_a_whole() {
        let none = |bytes: &[u8]| Blocks::begin(bytes, &ReadOptions::default()).is_none();
        assert!(none(b"(;GM[1]FF[4]SZ[19];B[pd])"));
        assert!(none(b"CCBridgeLibrary\0"));
        assert!(none(b"nothing of interest"));
        let options = ReadOptions { format: Some(Format::Xqf), ..ReadOptions::default() };
        assert!(Blocks::begin(b"1. h2e2 *", &options).is_none());
    }
}
