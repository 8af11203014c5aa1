//! What has no meaning in a CBR record and is kept for writing it again.
//!
//! Behind the zero of each text stands what was in the memory of the program. It travels as
//! [`Carried`] bytes with the whole head of the record, with the unused bits of the moves, with
//! comments that do not come back from their decoded text, and with bytes behind the last move.

use nom::Parser;
use nom::multi::many0;
use nom::number::complete::u8 as byte;
use notation_syntax::{PResult, complete};

use super::moves::Head;
use crate::formats::kept::{KeptTexts, keep, pack_texts, part, unpack_texts};
use crate::{Carried, Format};

const HEAD: &str = "head";
const RECORDS: &str = "records";
const COMMENTS: &str = "comments";
const REST: &str = "rest";

/// The parts of a record that only CBR can hold.
#[derive(Clone, Debug, Default)]
pub(super) struct Kept {
    /// All in front of the moves.
    pub(super) head: Vec<u8>,
    /// The heads of the moves, or none where the writer would choose the same.
    pub(super) records: Vec<Head>,
    /// Comments as they stand in the file.
    pub(super) comments: KeptTexts,
    /// What stands behind the last move.
    pub(super) rest: Vec<u8>,
}

impl Kept {
    /// Packs the parts.
    pub(super) fn into_carried(self) -> Vec<Carried> {
        let mut carried = Vec::new();
        let mut push = |name, bytes| keep(&mut carried, Format::Cbr, name, bytes);
        push(HEAD, self.head);
        let records = self.records.iter();
        push(RECORDS, records.flat_map(|it| [it.flags, it.reserved, it.from, it.to]).collect());
        push(COMMENTS, pack_texts(self.comments));
        push(REST, self.rest);
        carried
    }

    /// Unpacks the parts. Bytes that nobody here has packed count as absent.
    pub(super) fn from_carried(carried: &[Carried]) -> Self {
        let part = |name| part(carried, Format::Cbr, name);
        Self {
            head: part(HEAD).to_vec(),
            records: complete(many0(record), part(RECORDS)).unwrap_or_default(),
            comments: unpack_texts(part(COMMENTS)),
            rest: part(REST).to_vec(),
        }
    }
}

fn record(input: &[u8]) -> PResult<&[u8], Head> {
    let (rest, (flags, reserved, from, to)) = (byte, byte, byte, byte).parse(input)?;
    Ok((rest, Head { flags, reserved, from, to }))
}
