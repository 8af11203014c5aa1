//! Collections of any length in little memory.

use super::charset::declaration;
use super::node::SgfGame;
use super::tree::{SgfGames, SgfTree};
use crate::encoding::{DecodeOptions, Detection, Subject, Syntax, TextEncoding, TextStream};

/// Reads a collection that comes in pieces.
///
/// The memory in use is that of the largest game and of a few pieces, however long the collection
/// is. The encoding is decided by the first 64 KiB and what follows up to the first bytes beyond
/// ASCII.
///
/// ```
/// use records::sgf::SgfStream;
///
/// let mut stream = SgfStream::new(None);
/// let mut moves = 0;
/// for piece in [&b"(;FF[4];B[p"[..], b"d];W[dd])(;FF[", b"4];B[qd])"] {
///     stream.push(piece);
///     while let Some(game) = stream.next_game() {
///         moves += game.main_line().count();
///     }
/// }
/// stream.finish();
/// while let Some(game) = stream.next_game() {
///     moves += game.main_line().count();
/// }
/// assert_eq!(moves, 3);
/// ```
#[derive(Debug)]
pub struct SgfStream {
    forced: Option<TextEncoding>,
    /// Bytes that wait for the declaration of a charset.
    first: Vec<u8>,
    decoder: Option<TextStream>,
    text: String,
    /// Where in `text` the game given out last, or the rest, begins.
    start: usize,
    /// How much of `text` the games given out so far take.
    done: usize,
    /// How much text was dropped before `text`.
    dropped: usize,
    /// The length of text with which the next search for a whole game is worth while.
    wanted: usize,
    is_finished: bool,
    tree: Option<SgfTree>,
}

/// Bytes in which a declaration is looked for.
const HEAD: usize = 1 << 16;

/// Text that must follow a game before it counts as whole: as far as the reader looks ahead where
/// a text does not follow the grammar.
const AHEAD: usize = 1 << 13;

impl SgfStream {
    /// Begins a collection in the encoding `forced`, or in that which its bytes show.
    #[must_use]
    pub const fn new(forced: Option<TextEncoding>) -> Self {
        Self {
            forced,
            first: Vec::new(),
            decoder: None,
            text: String::new(),
            start: 0,
            done: 0,
            dropped: 0,
            wanted: 0,
            is_finished: false,
            tree: None,
        }
    }

    /// Takes the next bytes. Games that are whole with them should be taken out before the next
    /// piece, or the text of all of them is held.
    pub fn push(&mut self, bytes: &[u8]) {
        self.tree = None;
        if self.decoder.is_none() {
            self.first.extend_from_slice(bytes);
            if self.first.len() >= HEAD {
                self.begin();
            }
        } else {
            self.decode(bytes);
        }
    }

    /// Ends the collection: what is left is its last games.
    pub fn finish(&mut self) {
        if self.decoder.is_none() {
            self.begin();
        }
        if let Some(decoder) = &mut self.decoder {
            self.text += &decoder.finish().text;
        }
        self.is_finished = true;
    }

    /// Returns the next game that is whole. Its places count from [`offset`](Self::offset).
    pub fn next_game(&mut self) -> Option<SgfGame<'_>> {
        if self.text.len() - self.done < self.wanted && !self.is_finished {
            return None;
        }
        self.drop_done();
        let rest = &self.text[self.start..];
        let tree = SgfGames::new(rest).next();
        let whole = tree
            .filter(|tree| self.is_finished || tree.span().end.saturating_add(AHEAD) <= rest.len());
        let Some(tree) = whole else {
            // A long game is not looked through again before its text has doubled.
            self.wanted = rest.len() * 2;
            return None;
        };
        self.wanted = 0;
        self.done = self.start + tree.span().end;
        Some(self.tree.insert(tree).over(rest))
    }

    /// Returns how many bytes of decoded text precede that of the game given out last.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.dropped + self.start
    }

    /// Returns the encoding, as soon as it is decided.
    #[must_use]
    pub fn detection(&self) -> Option<&Detection> {
        self.decoder.as_ref().and_then(TextStream::detection)
    }

    fn begin(&mut self) {
        let first = std::mem::take(&mut self.first);
        let declared = declaration(&first).and_then(|found| TextEncoding::from_label(found.label));
        let options = DecodeOptions {
            subject: Subject::Go,
            syntax: Syntax::Sgf,
            declared,
            forced: self.forced,
        };
        self.decoder = Some(TextStream::new(&options));
        self.decode(&first);
    }

    fn decode(&mut self, bytes: &[u8]) {
        if let Some(decoder) = &mut self.decoder {
            self.text += &decoder.push(bytes).text;
        }
    }

    /// Passes over the game given out last, and drops the text so far where moving the rest is
    /// cheap.
    fn drop_done(&mut self) {
        self.start = self.done;
        if self.start > self.text.len() / 2 {
            self.text.drain(..self.start);
            self.dropped += self.start;
            self.start = 0;
            self.done = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SgfStream;
    use crate::sgf::SgfCollection;

    fn streamed(bytes: &[u8], size: usize) -> Vec<String> {
        let mut stream = SgfStream::new(None);
        let mut games = Vec::new();
        for piece in bytes.chunks(size) {
            stream.push(piece);
            while let Some(game) = stream.next_game() {
                games.push(game.source().to_owned());
            }
        }
        stream.finish();
        while let Some(game) = stream.next_game() {
            games.push(game.source().to_owned());
        }
        games
    }

    #[test]
    fn gives_the_same_games_as_reading_at_once() {
        let game = "(;FF[4]CA[GBK]PB[古力]C[a [b] c];B[pd](;W[dd])(;W[dp]C[\\]]))\n";
        let text = format!("words {}(;B[aa]", game.repeat(3000));
        let bytes = crate::encoding::encode(
            &text,
            crate::encoding::TextEncoding::Gb18030,
            crate::encoding::Substitute::QuestionMark,
        )
        .bytes;
        let at_once = SgfCollection::read(&bytes);
        let at_once: Vec<_> = at_once.games().map(|game| game.source().to_owned()).collect();
        assert_eq!(at_once.len(), 3001);
        for size in [1000, 65_537, bytes.len()] {
            assert_eq!(streamed(&bytes, size), at_once);
        }
    }

    #[test]
    fn a_long_game_is_not_read_over_and_over() {
        let text = format!("(;FF[4]{})", ";B[aa];W[bb]".repeat(200_000));
        assert_eq!(streamed(text.as_bytes(), 4096).len(), 1);
    }
}
