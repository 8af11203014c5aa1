//! What can be wrong with a game in JSON.

use std::fmt;

use crate::{Code, Explain, JsonFault, Language, Tell};

/// A finding about a Go game in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GoJsonProblem {
    /// What stands there is no game object.
    Malformed {
        /// What is wrong with it.
        fault: JsonFault,
    },
    /// The schema is of another kind or version.
    Schema {
        /// What the object says.
        found: String,
    },
    /// A move is neither a point nor `pass` nor `resign`.
    Move {
        /// The text.
        text: String,
    },
    /// A mark, a field or a property has a name that cannot be; it was left out.
    UnknownName {
        /// The name.
        name: String,
    },
    /// A colour without a move, or a move without a colour.
    Color {
        /// The move, if there is one.
        text: String,
    },
    /// A point is not on the board; it was left out.
    OffBoard {
        /// The point.
        point: String,
    },
    /// The result is not known, or is another one than that in words.
    Result {
        /// The text.
        text: String,
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
        Code::error("go-json/color"),
        Code::error("go-json/off-board"),
        Code::warning("go-json/result"),
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
            Self::Color { .. } => "go-json/color",
            Self::OffBoard { .. } => "go-json/off-board",
            Self::Result { .. } => "go-json/result",
            Self::UnknownName { .. } => "go-json/unknown-name",
            Self::Parent { .. } => "go-json/parent",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::Malformed { fault } => fault.expected(language),
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

    fn found(&self, language: Language) -> Option<String> {
        match self {
            Self::Malformed { fault } => fault.found(language),
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
            Self::Malformed { fault } => language.write(
                f,
                format_args!("this is no game of Go: {fault}"),
                format_args!("这不是围棋对局：{}", language.say(fault)),
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
            Self::Color { text } if text.is_empty() => {
                f.write_str(language.pick("a colour stands without a move", "有颜色而没有着手"))
            }
            Self::Color { text } => language.write(
                f,
                format_args!("the move `{text}` has no colour"),
                format_args!("着手“{text}”没有写颜色"),
            ),
            Self::OffBoard { point } => language.write(
                f,
                format_args!("the point `{point}` is not on the board"),
                format_args!("点“{point}”不在棋盘上"),
            ),
            Self::Result { text } => language.write(
                f,
                format_args!("the result `{text}` is not known, or `info` says another"),
                format_args!("结果“{text}”无法识别，或与 `info` 所写不同"),
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
