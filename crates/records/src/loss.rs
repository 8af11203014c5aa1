//! What a target format cannot hold.
//!
//! A writer never drops anything in silence: it names each loss, where it is and what was done.

use std::fmt;

use xiangqi_core::Move;

use crate::{Code, NodeId};

/// All that one written game lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LossReport {
    /// The losses in the order in which the writer met them.
    pub losses: Vec<Loss>,
}

impl LossReport {
    /// Tells whether nothing was lost.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.losses.is_empty()
    }

    /// Adds a loss that concerns the game as a whole.
    pub fn game(&mut self, what: Lost) {
        self.losses.push(Loss { node: None, what });
    }

    /// Adds a loss at one node.
    pub fn node(&mut self, node: NodeId, what: Lost) {
        self.losses.push(Loss { node: Some(node), what });
    }
}

/// One thing that did not go into the target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The node that it belongs to; `None` for the game as a whole.
    pub node: Option<NodeId>,
    /// What it is and what was done.
    pub what: Lost,
}

/// What a target format could not hold, and what was written instead.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Lost {
    /// A tag for which the format has no field; it was left out.
    Tag {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// A text longer than its field; it was cut.
    TextCut {
        /// The name of the field.
        field: String,
        /// The whole text.
        text: String,
        /// How many bytes the field holds.
        capacity: usize,
    },
    /// A character that the encoding lacks; another was written.
    Character {
        /// The character.
        character: char,
        /// What was written for it.
        replacement: &'static str,
    },
    /// A character that the grammar of the format cannot hold in a text; another was written.
    Forbidden {
        /// The character.
        character: char,
        /// What was written for it.
        replacement: &'static str,
    },
    /// A comment for which the format has no place; it was left out.
    Comment {
        /// The comment.
        text: String,
    },
    /// A comment before the move; it was written behind a move.
    CommentMoved {
        /// The comment.
        text: String,
    },
    /// Several comments at one place; they were joined into one.
    CommentsJoined {
        /// How many there were.
        count: usize,
    },
    /// A variation with all its moves; it was left out.
    Variation {
        /// How many moves were left out.
        moves: usize,
    },
    /// A glyph; it was left out.
    Nag {
        /// The number of the glyph.
        nag: u8,
    },
    /// A property of another format; it was left out.
    Extra {
        /// Its name.
        name: String,
    },
    /// The rest of a line that could not be read as moves; it was left out.
    Unread {
        /// The text.
        text: String,
    },
    /// A move that the notation cannot express; it was written in UCCI.
    Notation {
        /// The move.
        mv: Move,
    },
    /// Stones or empty points that are set up; they were left out.
    SetupStones {
        /// How many points.
        count: usize,
    },
    /// The start position has more men of a kind than the format has room for.
    Start,
    /// The result is none of those that the format knows; "unknown" was written.
    Result,
    /// The counters or the side to move of the start; they were left out.
    Counters,
}

impl Lost {
    /// Every code of these losses.
    pub const CODES: &'static [Code] = &[
        Code::warning("loss/tag"),
        Code::warning("loss/text-cut"),
        Code::warning("loss/character"),
        Code::warning("loss/forbidden-character"),
        Code::warning("loss/comment"),
        Code::warning("loss/comment-moved"),
        Code::warning("loss/comments-joined"),
        Code::warning("loss/variation"),
        Code::warning("loss/nag"),
        Code::warning("loss/extra"),
        Code::warning("loss/unread"),
        Code::warning("loss/notation"),
        Code::warning("loss/setup-stones"),
        Code::warning("loss/start"),
        Code::warning("loss/result"),
        Code::warning("loss/counters"),
    ];

    /// Returns the stable code, such as `loss/variation`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Tag { .. } => "loss/tag",
            Self::TextCut { .. } => "loss/text-cut",
            Self::Character { .. } => "loss/character",
            Self::Forbidden { .. } => "loss/forbidden-character",
            Self::Comment { .. } => "loss/comment",
            Self::CommentMoved { .. } => "loss/comment-moved",
            Self::CommentsJoined { .. } => "loss/comments-joined",
            Self::Variation { .. } => "loss/variation",
            Self::Nag { .. } => "loss/nag",
            Self::Extra { .. } => "loss/extra",
            Self::Unread { .. } => "loss/unread",
            Self::Notation { .. } => "loss/notation",
            Self::SetupStones { .. } => "loss/setup-stones",
            Self::Start => "loss/start",
            Self::Result => "loss/result",
            Self::Counters => "loss/counters",
        }
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tag { name, value } => {
                write!(f, "the tag {name} (`{value}`) has no place in this format: left out")
            }
            Self::TextCut { field, text, capacity } => {
                write!(f, "the {field} `{text}` is longer than {capacity} bytes: cut")
            }
            Self::Character { character, replacement } => {
                write!(f, "the encoding has no `{character}`: wrote `{replacement}`")
            }
            Self::Forbidden { character, replacement } => {
                write!(f, "`{character}` cannot stand in a text here: wrote `{replacement}`")
            }
            Self::Comment { .. } => f.write_str("the format has no comments here: left out"),
            Self::CommentMoved { .. } => {
                f.write_str("the format has no comments before a move: written behind a move")
            }
            Self::CommentsJoined { count } => {
                write!(f, "the format has one comment a move: {count} were joined")
            }
            Self::Variation { moves } => {
                write!(f, "the format has no variations: left out {moves} moves")
            }
            Self::Nag { nag } => write!(f, "the format has no glyphs: left out ${nag}"),
            Self::Extra { name } => write!(f, "the property {name} has no place here: left out"),
            Self::Unread { text } => write!(f, "the unread text `{text}` was left out"),
            Self::Notation { mv } => {
                write!(f, "the notation has no text for this move: wrote {mv}")
            }
            Self::SetupStones { count } => {
                write!(f, "the format has moves alone: left out {count} points that are set up")
            }
            Self::Start => f.write_str("the start position has more men than the format can hold"),
            Self::Result => f.write_str("the format cannot state this result: wrote unknown"),
            Self::Counters => f.write_str("the format has no move counters: left out"),
        }
    }
}
