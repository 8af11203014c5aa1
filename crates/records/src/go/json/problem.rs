//! What can be wrong with a line of JSON.

use std::fmt;

use crate::{Code, Explain};

/// A finding about a Go game in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GoJsonProblem {
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
    /// A move is neither a point nor `pass` nor `resign`, or has no colour.
    Move {
        /// The text.
        text: String,
    },
    /// A mark or a field of the game has a name that the schema does not know; it was left out.
    UnknownName {
        /// The name.
        name: String,
    },
    /// A node names a parent that does not stand before it.
    Parent {
        /// Number of the node, from 0.
        number: usize,
        /// The parent that it names.
        parent: usize,
    },
}

impl GoJsonProblem {
    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("go-json/malformed"),
        Code::error("go-json/schema"),
        Code::error("go-json/move"),
        Code::warning("go-json/unknown-name"),
        Code::error("go-json/parent"),
    ];
}

impl Explain for GoJsonProblem {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Malformed { .. } => "go-json/malformed",
            Self::Schema { .. } => "go-json/schema",
            Self::Move { .. } => "go-json/move",
            Self::UnknownName { .. } => "go-json/unknown-name",
            Self::Parent { .. } => "go-json/parent",
        }
    }

    fn expected(&self) -> Option<String> {
        match self {
            Self::Schema { .. } => Some(super::model::SCHEMA.to_owned()),
            Self::Move { .. } => Some("two letters such as pd, pass or resign".to_owned()),
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
        Some("the schema is `go-game.json` of the crate `records`".to_owned())
    }
}

impl fmt::Display for GoJsonProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { message } => write!(f, "this line is no game of Go: {message}"),
            Self::Schema { found } => write!(f, "the schema `{found}` is not known"),
            Self::Move { text } => write!(f, "`{text}` is no move"),
            Self::UnknownName { name } => write!(f, "the name `{name}` is not known"),
            Self::Parent { number, parent } => {
                write!(f, "node {number} names the parent {parent}, which does not stand before it")
            }
        }
    }
}
