//! What can be wrong with a line of JSON.

use std::fmt;

use crate::{Code, Explain};

/// A finding about a JSON game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum JsonProblem {
    /// The line is no game object.
    Malformed {
        /// What the JSON reader says.
        message: String,
    },
    /// The schema is of another kind or version.
    Schema {
        /// What the line says.
        found: String,
    },
    /// A move is no pair of squares.
    Move {
        /// The text.
        text: String,
    },
    /// A move names a parent that does not stand before it.
    Parent {
        /// Number of the move, from 1.
        number: usize,
        /// The parent that it names.
        parent: usize,
    },
}

impl JsonProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("json/malformed"),
        Code::error("json/schema"),
        Code::error("json/move"),
        Code::error("json/parent"),
    ];
}

impl Explain for JsonProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Malformed { .. } => "json/malformed",
            Self::Schema { .. } => "json/schema",
            Self::Move { .. } => "json/move",
            Self::Parent { .. } => "json/parent",
        }
    }

    fn expected(&self) -> Option<String> {
        match self {
            Self::Schema { .. } => Some(super::model::SCHEMA.to_owned()),
            Self::Move { .. } => Some("two squares such as h2e2".to_owned()),
            _ => None,
        }
    }

    fn found(&self) -> Option<String> {
        match self {
            Self::Schema { found } | Self::Move { text: found } => Some(found.clone()),
            _ => None,
        }
    }

    fn help(&self) -> Option<String> {
        Some("the schema is `game.json` of the crate `records`".to_owned())
    }
}

impl fmt::Display for JsonProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { message } => write!(f, "this line is no game object: {message}"),
            Self::Schema { found } => write!(f, "the schema `{found}` is not known"),
            Self::Move { text } => write!(f, "`{text}` is no move"),
            Self::Parent { number, parent } => {
                write!(f, "move {number} names the parent {parent}, which does not stand before it")
            }
        }
    }
}
