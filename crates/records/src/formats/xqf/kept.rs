//! What has no meaning in an XQF file and is kept for writing it again.
//!
//! XQStudio fills unused bits, the keys and the squares of absent pieces with chance. They travel
//! as [`Carried`] bytes: the whole fixed part; the heads of the records where they are not those
//! that the writer would choose; comments that do not come back from their decoded text, as they
//! stand in the file; bytes behind the last move; and the encoding of texts.

use nom::Parser;
use nom::combinator::opt;
use nom::multi::many0;
use nom::number::complete::u8 as byte;
use notation_syntax::{PResult, complete};

use super::fixed::FIXED;
use super::moves::Head;
use crate::encoding::TextEncoding;
use crate::formats::kept::{KeptTexts, keep, pack_texts, part, unpack_texts};
use crate::{Carried, Format};

const FIXED_PART: &str = "fixed-part";
const HEADS: &str = "heads";
const COMMENTS: &str = "comments";
const REST: &str = "rest";
const ENCODING: &str = "encoding";

/// The parts of a file that only XQF can hold.
#[derive(Clone, Debug, Default)]
pub(super) struct Kept {
    /// The fixed part.
    pub(super) fixed: Option<Box<[u8; FIXED]>>,
    /// The heads of the records, or none where the writer would choose the same.
    pub(super) heads: Vec<Head>,
    /// Comments as they stand in the file.
    pub(super) comments: KeptTexts,
    /// What stands behind the last move, still scrambled.
    pub(super) rest: Vec<u8>,
    /// The encoding of the texts.
    pub(super) encoding: Option<TextEncoding>,
}

impl Kept {
    /// Packs the parts.
    pub(super) fn into_carried(self) -> Vec<Carried> {
        let mut carried = Vec::new();
        let mut push = |name, bytes| keep(&mut carried, Format::Xqf, name, bytes);
        push(FIXED_PART, self.fixed.map_or_else(Vec::new, |fixed| fixed.to_vec()));
        push(HEADS, pack_heads(&self.heads));
        push(COMMENTS, pack_texts(self.comments));
        push(REST, self.rest);
        push(ENCODING, self.encoding.map_or_else(Vec::new, |it| it.name().into()));
        carried
    }

    /// Unpacks the parts. Bytes that nobody here has packed count as absent.
    pub(super) fn from_carried(carried: &[Carried]) -> Self {
        let part = |name| part(carried, Format::Xqf, name);
        Self {
            fixed: part(FIXED_PART).try_into().ok().map(Box::new),
            heads: complete(heads, part(HEADS)).unwrap_or_default(),
            comments: unpack_texts(part(COMMENTS)),
            rest: part(REST).to_vec(),
            encoding: str::from_utf8(part(ENCODING)).ok().and_then(TextEncoding::from_label),
        }
    }

    /// Returns the version of the file from which the parts come.
    pub(super) fn version(&self) -> Option<u8> {
        self.fixed.as_ref().map(|fixed| fixed[2])
    }
}

/// The heads: of the first record all four bytes, of the others only the last two.
fn pack_heads(heads: &[Head]) -> Vec<u8> {
    let squares = heads.first().map(|first| [first.from, first.to]);
    let marks = heads.iter().flat_map(|head| [head.tag, head.reserved]);
    squares.into_iter().flatten().chain(marks).collect()
}

fn heads(input: &[u8]) -> PResult<&[u8], Vec<Head>> {
    let (rest, squares) = opt((byte, byte)).parse(input)?;
    let (rest, marks) = many0((byte, byte)).parse(rest)?;
    let (from, to) = squares.unwrap_or_default();
    Ok((rest, marks.iter().map(|&(tag, reserved)| Head { from, to, tag, reserved }).collect()))
}
