//! From a text to a legal move.

use alloc::vec::Vec;
use notation_syntax::{SyntaxError, complete};
use xiangqi_core::{IllegalMove, Move, Piece, PieceKind, Play, Square};

use crate::correct::{Fault, correct};
use crate::form::Form;
use crate::mojibake::Mojibake;
use crate::move_text::MoveText;
use crate::readings::{explain, for_each_reading};
use crate::search::{Found, Search};
use crate::{
    Accept, Dialect, Notation, ReadingRank, ResolveMoveError, Script, Style, WrittenMove, chinese,
    write_move, wxf,
};

/// A legal move that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadMove {
    /// The move.
    pub mv: Move,
    /// The notation in which the text means it.
    pub notation: Notation,
    /// How good the reading is.
    pub rank: ReadingRank,
    /// What is to be said about the text; empty for canonical texts with one meaning.
    pub notes: Vec<Note>,
}

/// A remark on a text that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// The notation's own source writes the move in another way.
    NotCanonical,
    /// The text is damaged; repaired it is a move.
    Repaired {
        /// The damage.
        mojibake: Mojibake,
        /// The repaired text.
        text: MoveText,
    },
    /// Characters were corrected; no other correction is a legal move.
    Corrected {
        /// The corrected text.
        text: MoveText,
    },
    /// In a less likely reading the text is another legal move.
    CouldAlsoMean {
        /// That move.
        mv: Move,
        /// In this notation.
        notation: Notation,
    },
}

impl core::fmt::Display for Note {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NotCanonical => f.write_str("not canonical"),
            Self::Repaired { mojibake, text } => write!(f, "{mojibake}, repaired to {text}"),
            Self::Corrected { text } => write!(f, "corrected to {text}"),
            Self::CouldAlsoMean { mv, notation } => {
                write!(f, "could also mean {mv} ({notation})")
            }
        }
    }
}

/// Why a text is no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadMoveError {
    /// The text follows no notation that was asked for.
    Malformed(SyntaxError),
    /// The side to move has no piece that the text can mean.
    NoSuchPiece {
        /// The piece that the text names.
        piece: Option<Piece>,
    },
    /// Another piece stands where the text puts its own.
    OtherPiece {
        /// What the text says.
        expected: PieceKind,
        /// What stands there.
        found: Piece,
        /// Where.
        square: Square,
    },
    /// The piece never moves so, or would leave the board.
    NoTarget {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
    },
    /// The rules forbid the move.
    Illegal {
        /// The move.
        mv: Move,
        /// Why it is forbidden.
        reason: IllegalMove,
    },
    /// The text is a legal move only in a reading of a lower rank than is accepted.
    NotAccepted {
        /// The rank of the reading.
        rank: ReadingRank,
        /// The move.
        mv: Move,
    },
    /// Several legal moves can be meant.
    Ambiguous {
        /// Those moves.
        candidates: Vec<Move>,
    },
}

impl core::fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Malformed(error) => write!(f, "{error}"),
            Self::NoSuchPiece { piece } => {
                write!(f, "{}", ResolveMoveError::NoSuchPiece { piece: *piece })
            }
            Self::OtherPiece { expected, found, square } => {
                let (expected, found, square) = (*expected, *found, *square);
                write!(f, "{}", ResolveMoveError::OtherPiece { expected, found, square })
            }
            Self::NoTarget { piece, from } => {
                write!(f, "{}", ResolveMoveError::NoTarget { piece: *piece, from: *from })
            }
            Self::Illegal { reason, .. } => write!(f, "{reason}"),
            Self::NotAccepted { rank, mv } => {
                write!(f, "the text means {mv} only in a reading of rank {}", rank.number())
            }
            Self::Ambiguous { candidates } => {
                f.write_str("several moves can be meant:")?;
                candidates.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
        }
    }
}

impl core::error::Error for ReadMoveError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Malformed(error) => Some(error),
            Self::Illegal { reason, .. } => Some(reason),
            _ => None,
        }
    }
}

impl From<ResolveMoveError> for ReadMoveError {
    fn from(error: ResolveMoveError) -> Self {
        match error {
            ResolveMoveError::NoSuchPiece { piece } => Self::NoSuchPiece { piece },
            ResolveMoveError::OtherPiece { expected, found, square } => {
                Self::OtherPiece { expected, found, square }
            }
            ResolveMoveError::NoTarget { piece, from } => Self::NoTarget { piece, from },
            ResolveMoveError::Illegal { mv, reason } => Self::Illegal { mv, reason },
            ResolveMoveError::Ambiguous { candidates } => Self::Ambiguous { candidates },
        }
    }
}

impl From<SyntaxError> for ReadMoveError {
    fn from(error: SyntaxError) -> Self {
        Self::Malformed(error)
    }
}

/// Reads `text` as a legal move of `position`.
///
/// All readings that `accept` allows are tried; the best rank with a legal move counts. Nothing
/// is ever guessed: two legal moves within that rank are an error, a legal move of a lower rank
/// becomes a note.
///
/// ```
/// use xiangqi_core::Position;
/// use xiangqi_notation::{Accept, ReadMoveError, read_move};
///
/// let start = Position::start();
/// assert_eq!(read_move(&start, "炮二平五", &Accept::ANY)?.mv.to_string(), "h2e2");
/// assert_eq!(read_move(&start, "C2.5", &Accept::ANY)?.mv.to_string(), "h2e2");
/// let error = read_move(&start, "马二平三", &Accept::ANY).unwrap_err();
/// assert_eq!(error.to_string(), "the Red horse on h0 never moves so on this board");
/// # Ok::<(), ReadMoveError>(())
/// ```
///
/// # Errors
///
/// A text that follows no notation, an illegal move with the reason, or several legal moves.
pub fn read_move<P: Play>(
    position: &P,
    text: &str,
    accept: &Accept,
) -> Result<ReadMove, ReadMoveError> {
    if let Some(read) = read_canonical(position, text, accept) {
        return Ok(read);
    }
    let mut search = Search::default();
    let read = for_each_reading(text, accept, |notation, written, form| {
        // Once the notation that was asked for reads the text as its own, relatives add nothing.
        if accept.notation.is_none_or(|asked| asked == notation || !search.is_canonical()) {
            search.add(position, notation, &written, form);
        }
    });
    if !read {
        let corrected = correct(position, text, accept, Fault::Malformed);
        return corrected.unwrap_or_else(|| Err(explain(text, accept).into()));
    }
    let (found, others) = match search.finish(position) {
        Ok(found) => found,
        Err(error @ ResolveMoveError::NoSuchPiece { .. }) if text.is_ascii() => {
            let corrected = correct(position, text, accept, Fault::NoSuchPiece);
            return corrected.unwrap_or(Err(error.into()));
        }
        Err(error) => return Err(error.into()),
    };
    if found.rank > accept.worst {
        return Err(ReadMoveError::NotAccepted { rank: found.rank, mv: found.mv });
    }
    let mut notes = Vec::new();
    if !is_canonical(position, text, &found, accept) {
        notes.push(Note::NotCanonical);
    }
    for other in &others {
        let note = Note::CouldAlsoMean { mv: other.mv, notation: other.notation };
        let known = |said: &Note| matches!(said, Note::CouldAlsoMean { mv, .. } if *mv == other.mv);
        if !notes.iter().any(known) {
            notes.push(note);
        }
    }
    Ok(ReadMove { mv: found.mv, notation: found.notation, rank: found.rank, notes })
}

/// Tells whether `text` is what the notation's source would write.
fn is_canonical<P: Play>(position: &P, text: &str, found: &Found, accept: &Accept) -> bool {
    if found.rank >= ReadingRank::Tolerated {
        return false;
    }
    match found.notation {
        Notation::Chinese | Notation::ChineseDpxq | Notation::ChineseFive => {
            complete(chinese::tolerant, text)
                .is_ok_and(|(_, _, writers)| writers.include(position.side_to_move()))
        }
        notation => {
            let written_in = |script| {
                let style = Style {
                    script,
                    letters: accept.letters,
                    rank_base: accept.rank_base.unwrap_or_default(),
                    files: accept.files,
                    ..Style::default()
                };
                write_move(position, found.mv, notation, &style)
                    .is_ok_and(|written| written == text)
            };
            written_in(Script::Simplified) || written_in(Script::Traditional)
        }
    }
}

/// Reads a text that can have no other reading than its canonical one.
fn read_canonical<P: Play>(position: &P, text: &str, accept: &Accept) -> Option<ReadMove> {
    match accept.notation {
        None | Some(Notation::Chinese) if !text.is_ascii() => read_chinese(position, text),
        Some(Notation::Wxf) if accept.letters.is_none() => read_wxf(position, text),
        _ => None,
    }
}

/// Reads a canonical Chinese move, and nothing else; allocates nothing.
///
/// A canonical text of the standard has no other meaning in any dialect.
pub fn read_chinese<P: Play>(position: &P, text: &str) -> Option<ReadMove> {
    let (written, _, writers) = complete(chinese::canonical, text).ok()?;
    if !writers.include(position.side_to_move()) {
        return None;
    }
    exact(position, &written, Notation::Chinese)
}

/// Reads a canonical WXF move in the standard's letters, and nothing else; allocates nothing.
pub fn read_wxf<P: Play>(position: &P, text: &str) -> Option<ReadMove> {
    let written = wxf::canonical(text, Notation::Wxf.letters())?;
    exact(position, &written, Notation::Wxf)
}

fn exact<P: Play>(
    position: &P,
    written: &crate::ColumnMove,
    notation: Notation,
) -> Option<ReadMove> {
    let mv = written.exact_move(position, Dialect::Standard)?;
    Some(ReadMove { mv, notation, rank: notation.rank(), notes: Vec::new() })
}

/// Reads `text` as a move of `notation`, without a position.
///
/// # Errors
///
/// The text does not follow the notation's grammar.
pub fn written_move(text: &str, notation: Notation) -> Result<WrittenMove, SyntaxError> {
    let mut first: Option<(Form, WrittenMove)> = None;
    let accept = Accept::only(notation);
    let read = for_each_reading(text, &accept, |from, written, form| {
        let better = first.is_none_or(|(best, _)| form < best);
        if from == notation && better {
            first = Some((form, written));
        }
    });
    if !read {
        return Err(explain(text, &accept));
    }
    first
        .map(|(_, written)| written)
        .ok_or_else(|| SyntaxError::expected(text, 0, "a move of this notation"))
}
