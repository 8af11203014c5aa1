//! Large inputs, worked on block by block.

use std::io::{self, Read};

use notation_syntax::LineIndex;
use rayon::prelude::*;
use records::{AnyDocument, Block, Blocks, ReadOptions};

use super::Input;
use crate::status::Stop;

/// The length from which an input is read in blocks, if its format allows.
pub(super) const LARGE: u64 = 1 << 20;

/// How much of an input decides whether it can be read in blocks.
const BEGINNING: u64 = 256 * 1024;

/// How much is read at once.
const PIECE: usize = 64 * 1024;

/// How many blocks are worked on at once.
const GROUP: usize = 16;

impl Input {
    /// Tells whether the input is better read in blocks.
    pub(crate) fn is_large(&self) -> bool {
        self.size().is_none_or(|size| size >= LARGE)
    }
}

/// A part of an input that holds whole games, or all of it.
#[derive(Debug)]
pub(crate) struct Part<'b> {
    /// Its text and its games.
    pub(crate) document: AnyDocument<'b>,
    /// The line numbers of its text in the input.
    pub(crate) lines: LineIndex,
    /// The number of the first game in the input, from 1.
    pub(crate) first: u32,
}

impl<'b> Part<'b> {
    /// The whole input.
    pub(crate) fn whole(document: AnyDocument<'b>) -> Self {
        let lines = LineIndex::new(document.text());
        Self { document, lines, first: 1 }
    }

    fn block(block: Block) -> Self {
        let (line, byte) = (block.first_line, block.first_byte);
        let part = Self::whole(block.into_document());
        Self { lines: part.lines.behind(line, byte), ..part }
    }
}

/// How an input was read.
#[derive(Debug)]
pub(crate) enum InBlocks {
    /// Block by block; this many games.
    Done(u32),
    /// As a whole, because its format holds no list of games; here are its bytes.
    Whole(Vec<u8>),
}

/// Lets `work` loose on the blocks of an input, several at a time, and `take` their results in
/// order. The next blocks are read in the meantime.
pub(crate) fn in_blocks<R: Send>(
    input: &Input,
    options: &ReadOptions,
    work: impl Fn(&Part<'_>) -> R + Sync,
    mut take: impl FnMut(R) -> Result<(), Stop>,
) -> io::Result<Result<InBlocks, Stop>> {
    input.with_reader(|reader| {
        let mut beginning = Vec::new();
        reader.take(BEGINNING).read_to_end(&mut beginning)?;
        let blocks = Blocks::begin(&beginning, options).filter(|_| !beginning.is_empty());
        let Some(blocks) = blocks else {
            reader.read_to_end(&mut beginning)?;
            return Ok(Ok(InBlocks::Whole(beginning)));
        };
        let mut source =
            Source { blocks: Some(blocks), reader: beginning.chain(reader), piece: vec![0; PIECE] };
        let mut first = 1;
        let mut group = source.group()?;
        while !group.is_empty() {
            let (results, next) = rayon::join(
                || {
                    let parts = numbered(group, &mut first);
                    parts.par_iter().map(&work).collect::<Vec<_>>()
                },
                || source.group(),
            );
            for result in results {
                if let Err(stop) = take(result) {
                    return Ok(Err(stop));
                }
            }
            group = next?;
        }
        Ok(Ok(InBlocks::Done(first - 1)))
    })
}

/// Reads blocks and numbers their games on from `next`.
fn numbered(group: Vec<Block>, next: &mut u32) -> Vec<Part<'static>> {
    let read = |block| {
        let part = Part::block(block);
        let games = part.document.game_count();
        (part, games)
    };
    let parts: Vec<_> = group.into_par_iter().map(read).collect();
    let mut number = |(part, games)| {
        let first = *next;
        *next = first.saturating_add(u32::try_from(games).unwrap_or(u32::MAX));
        Part { first, ..part }
    };
    parts.into_iter().map(&mut number).collect()
}

struct Source<R> {
    /// The blocks to come; none at the end.
    blocks: Option<Blocks>,
    reader: R,
    piece: Vec<u8>,
}

impl<R: Read> Source<R> {
    /// Reads the next blocks; none at the end.
    fn group(&mut self) -> io::Result<Vec<Block>> {
        let mut group = Vec::new();
        while group.len() < GROUP
            && let Some(blocks) = &mut self.blocks
        {
            match self.reader.read(&mut self.piece) {
                Ok(0) => group.extend(self.blocks.take().map(Blocks::finish)),
                Ok(len) => group.extend(blocks.push(&self.piece[..len])),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(group)
    }
}
