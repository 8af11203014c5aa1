//! What can be wrong with a line of JSON.

use std::fmt;

use crate::{Code, Explain, Language, Tell};

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

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::Schema { .. } => Some(super::model::SCHEMA.to_owned()),
            Self::Move { .. } => Some(
                language
                    .pick(
                        "two letters such as pd, pass or resign",
                        "两个字母（例如 pd）、pass 或 resign",
                    )
                    .to_owned(),
            ),
            _ => None,
        }
    }

    fn found(&self, _: Language) -> Option<String> {
        match self {
            Self::Schema { found } | Self::Move { text: found } => Some(found.clone()),
            _ => None,
        }
    }

    fn help(&self, language: Language) -> Option<String> {
        Some(
            language
                .pick(
                    "the schema is `go-game.json` of the crate `records`",
                    "schema 是 `records` 的 `go-game.json`",
                )
                .to_owned(),
        )
    }
}

impl Tell for GoJsonProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { message } => language.write(
                f,
                format_args!("this line is no game of Go: {message}"),
                format_args!("这一行不是围棋对局：{message}"),
            ),
            Self::Schema { found } => language.write(
                f,
                format_args!("the schema `{found}` is not known"),
                format_args!("不认识的 schema“{found}”"),
            ),
            Self::Move { text } => language.write(
                f,
                format_args!("`{text}` is no move"),
                format_args!("“{text}”不是一手棋"),
            ),
            Self::UnknownName { name } => language.write(
                f,
                format_args!("the name `{name}` is not known"),
                format_args!("不认识的名称“{name}”"),
            ),
            Self::Parent { number, parent } => language.write(
                f,
                format_args!(
                    "node {number} names the parent {parent}, which does not stand before it"
                ),
                format_args!("节点 {number} 写的父节点 {parent} 不在它之前"),
            ),
        }
    }
}

impl fmt::Display for GoJsonProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
