//! What a writer gives out.

use xiangqi_core::Piece;

use crate::{Format, LossReport};

/// Games in the bytes of a format.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// What they could not hold.
    pub losses: LossReport,
}

/// Why a game cannot be written in a format at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The format can only be read.
    #[error("{0} cannot be written; `yipu formats` lists what can")]
    NotWritable(Format),
    /// The start has more men of a kind than the format has room for. The moves would make no
    /// sense without them.
    #[error("the start has more than {room} men of the kind {piece}, all that the format can hold")]
    Start {
        /// The piece of which there are too many.
        piece: Piece,
        /// How many the format can hold.
        room: usize,
    },
    /// A number that the format has to state is larger than it can state.
    #[error("the {what} is too large for the format")]
    TooLarge {
        /// What the number counts.
        what: &'static str,
    },
}
