//! Files of many games, read in constant memory.

use std::borrow::Cow;

use go_notation::QuadrantNotation;
use notation_syntax::Span;

use crate::detect::{Kind, detect_format, detect_go_format};
use crate::encoding::{
    DecodeOptions, Decoded, Detection, Piece, Subject, Syntax, TextStream, detect,
};
use crate::go::GoDocument;
use crate::json_objects::whole_objects;
use crate::sgf::{Charset, SgfTree, whole_games};
use crate::{AnyDocument, Diagnostic, Document, Format, Place, ReadOptions, TextProblem, pgn};

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
///     count += blocks.push(piece).map_or(0, |block| block.into_document().game_count());
/// }
/// count += blocks.finish().into_document().game_count();
/// assert_eq!(count, 20_000);
/// ```
#[derive(Debug)]
pub struct Blocks {
    format: Format,
    game: Subject,
    /// The encoding that SGF declares.
    charset: Option<Charset>,
    stream: TextStream,
    /// What is known of the encoding as long as the text is ASCII.
    ascii: Detection,
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
    format: Format,
    game: Subject,
    text: String,
    /// The game trees of SGF, where they have been read already.
    trees: Vec<SgfTree>,
    detection: Detection,
    diagnostics: Vec<Diagnostic>,
    /// How many bytes of decoded text stand in front of the block.
    pub first_byte: usize,
    /// The number of its first line, from 1.
    pub first_line: usize,
}

/// Where a text is cut.
struct Cut {
    len: usize,
    /// The game trees in front, where they had to be read.
    trees: Vec<SgfTree>,
}

impl Cut {
    const fn at(len: usize) -> Self {
        Self { len, trees: Vec::new() }
    }
}

impl Block {
    /// Reads the block. Its spans lie in its own text, and the findings about the file as a whole
    /// stand in the first block.
    #[must_use]
    pub fn into_document(self) -> AnyDocument<'static> {
        let Self { format, text, trees, first_byte, detection, diagnostics, .. } = self;
        match self.game {
            Subject::Xiangqi => {
                AnyDocument::Xiangqi(Document::of_part(format, text, detection, diagnostics))
            }
            Subject::Go => AnyDocument::Go(GoDocument::of_part(
                format,
                text,
                trees,
                first_byte,
                detection,
                diagnostics,
            )),
        }
    }
}

impl Blocks {
    /// Looks at the `beginning` of a file, some hundred kilobytes, whether it can be read in
    /// blocks: PGN and its kin, SGF, and JSON. The beginning must be pushed all the same.
    #[must_use]
    pub fn begin(beginning: &[u8], options: &ReadOptions) -> Option<Self> {
        let (format, game) = kind(beginning, options)?;
        let charset = (format == Format::Sgf).then(|| Charset::of(beginning));
        let decode = match charset {
            Some(charset) => charset.options(options.encoding),
            None => DecodeOptions {
                subject: game,
                syntax: match game {
                    Subject::Xiangqi => Syntax::Pgn,
                    Subject::Go => Syntax::Plain,
                },
                declared: format.encoding(),
                forced: options.encoding,
            },
        };
        Some(Self {
            format,
            game,
            charset,
            stream: TextStream::new(&decode),
            ascii: detect(b"", &decode),
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
            Some(cut) => {
                self.look = BLOCK;
                Some(self.take(cut))
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
        if self.told == Told::NotYet {
            let ascii = self.ascii.clone();
            self.tell(&ascii);
        }
        let rest = Cut::at(self.held.len());
        self.take(rest)
    }

    fn add(&mut self, piece: Piece) {
        let end = self.first_byte + self.held.len() + piece.text.len();
        self.held.push_str(&piece.text);
        let Some(detection) = self.stream.detection().cloned() else { return };
        if self.told == Told::NotYet {
            self.tell(&detection);
        }
        let decoded = Decoded {
            text: Cow::Borrowed(""),
            detection,
            faults: piece.faults,
            omitted_faults: piece.omitted_faults,
            parts: piece.parts,
        };
        self.found.extend(TextProblem::of_places(&decoded, end));
    }

    /// Keeps what there is to be said of the encoding as a whole.
    fn tell(&mut self, detection: &Detection) {
        self.told = Told::All;
        let Some(charset) = self.charset else {
            self.found.extend(TextProblem::of_detection(detection));
            return;
        };
        // SGF's own finding about `CA` says the same as the decoder's and knows the place.
        // Of blocks that were given out before, all of ASCII, a label had its place in the first.
        let of_charset = charset.judge(detection, &self.held);
        self.found.extend(of_charset.map(|it| Diagnostic::new(it.problem, Place::span(it.span))));
        let of_text = TextProblem::of_detection(detection);
        self.found.extend(of_text.into_iter().filter(|it| it.code() != "enc/declared-wrong"));
    }

    fn cut(&self) -> Option<Cut> {
        match self.format {
            Format::Sgf => {
                let trees = whole_games(&self.held);
                Some(Cut { len: trees.last()?.span().end, trees })
            }
            Format::Json => whole_objects(&self.held).map(Cut::at),
            _ => pgn::last_game(&self.held).map(Cut::at),
        }
    }

    /// Takes the beginning of the text as a block.
    fn take(&mut self, Cut { len, trees }: Cut) -> Block {
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
        let detection = self.stream.detection().unwrap_or(&self.ascii).clone();
        let (format, game) = (self.format, self.game);
        Block { format, game, text, trees, detection, diagnostics, first_byte, first_line }
    }
}

/// Finds the format and the game of a file that can be read in blocks.
fn kind(beginning: &[u8], options: &ReadOptions) -> Option<(Format, Subject)> {
    let of_go = match options.format {
        Some(Format::Sgf) => Some(Format::Sgf),
        Some(Format::Json) => go_format(beginning).filter(|it| *it == Format::Json),
        Some(_) => None,
        None => go_format(beginning),
    };
    if let Some(format) = of_go {
        return matches!(format, Format::Sgf | Format::Json).then_some((format, Subject::Go));
    }
    let format = match options.format {
        Some(format) => format,
        None => match detect_format(beginning) {
            Kind::Format(format) => format,
            _ => return None,
        },
    };
    let is_list = matches!(format, Format::Pgn | Format::Moves | Format::Xqn | Format::Json);
    is_list.then_some((format, Subject::Xiangqi))
}

/// Finds the format of a file of Go, or of one that may be.
fn go_format(beginning: &[u8]) -> Option<Format> {
    detect_go_format(beginning, &QuadrantNotation::TOLERANT)
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
    use crate::go::{GoDocument, ReadGo};
    use crate::{AnyDocument, Diagnostic, Document, Format, ReadOptions};

    fn xiangqi(block: Block) -> Document<'static> {
        match block.into_document() {
            AnyDocument::Xiangqi(document) => document,
            AnyDocument::Go(document) => panic!("{document:?}"),
        }
    }

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
                let first_byte = block.first_byte;
                for game in xiangqi(block).games() {
                    let expected = expected.next().unwrap();
                    assert_eq!(game.span.shifted(first_byte), expected.span);
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

    fn placed(found: &Diagnostic, game: usize, first_byte: usize) -> (String, usize, usize) {
        let start = found.place.span.map_or(0, |span| span.start);
        (found.code().to_owned(), game, first_byte + start)
    }

    /// Returns the numbers of nodes, and the findings with their places.
    fn of_go(
        document: &GoDocument<'_>,
        first: usize,
        first_byte: usize,
    ) -> (Vec<usize>, Vec<(String, usize, usize)>) {
        let mut nodes = Vec::new();
        let mut found: Vec<_> =
            document.diagnostics.iter().map(|it| placed(it, 0, first_byte)).collect();
        for (number, game) in (first..).zip(document.games()) {
            nodes.push(game.value.tree.len());
            found.extend(game.diagnostics.iter().map(|it| placed(it, number, first_byte)));
        }
        assert_eq!(nodes.len(), document.game_count());
        (nodes, found)
    }

    #[test]
    fn blocks_of_sgf_are_those_of_the_whole_file() {
        let game = |number: usize| {
            let around = if number % 500 == 7 { "words between" } else { "" };
            let fault = if number % 300 == 5 { ";B[zz1]" } else { "" };
            let turns = ";B[pd](;W[dd]C[好\\]])(;W[dp])".repeat(number % 9);
            format!("{around}\n(;FF[4]CA[Big5]PB[吳清源]C[(a] b{fault}{turns})")
        };
        let text: String = (0..9_000).map(game).chain(["rest".to_owned()]).collect();
        let wrapped = format!("({text})");
        for (text, most) in [(text, 400_000), (wrapped, usize::MAX)] {
            let bytes = encode(&text, TextEncoding::Gb18030, Substitute::Square).bytes.into_owned();
            let whole = GoDocument::read(&bytes, &ReadGo::default()).unwrap();
            let (nodes, mut expected) = of_go(&whole, 0, 0);
            let parts = blocks(&bytes, 60_000);
            assert!(parts.iter().all(|it| it.text.len() < most));
            let (mut read, mut found) = (Vec::new(), Vec::new());
            for block in parts {
                let first_byte = block.first_byte;
                let AnyDocument::Go(document) = block.into_document() else { panic!() };
                let (nodes, here) = of_go(&document, read.len(), first_byte);
                read.extend(nodes);
                found.extend(here);
            }
            assert_eq!(read, nodes);
            expected.sort();
            found.sort();
            assert!(expected.len() > 40);
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn go_in_json_is_read_in_blocks() {
        let line = concat!(
            r#"{"schema":"yipu/go-game/1","game":"go","size":{"columns":19,"rows":19},"#,
            r#""info":{},"nodes":[{},{"color":"black","move":"pd"}]}"#,
        );
        let text = format!("{line}\n\n").repeat(20_000);
        let whole = GoDocument::read(text.as_bytes(), &ReadGo::default()).unwrap();
        let parts = blocks(text.as_bytes(), 50_000);
        assert!(parts.len() > 2);
        let mut count = 0;
        for part in parts {
            let AnyDocument::Go(document) = part.into_document() else { panic!() };
            assert_eq!(document.games().count(), document.game_count());
            assert!(document.games().all(|game| game.diagnostics.is_empty()));
            count += document.game_count();
        }
        assert_eq!((count, whole.game_count()), (20_000, 20_000));
    }

    #[test]
    fn what_is_no_list_of_games_is_read_as_a_whole() {
        let none = |bytes: &[u8]| Blocks::begin(bytes, &ReadOptions::default()).is_none();
        assert!(none("01：44、34，".as_bytes()));
        assert!(none(b"CCBridgeLibrary\0"));
        assert!(none(b"nothing of interest"));
        let options = ReadOptions { format: Some(Format::Xqf), ..ReadOptions::default() };
        assert!(Blocks::begin(b"1. h2e2 *", &options).is_none());
    }
}
