//! What can be wrong with a game in JSON.

use std::fmt;

use crate::{Code, Explain, JsonFault, Language, Tell};

/// A finding about a JSON game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum JsonProblem {
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
    /// A move is no pair of squares.
    Move {
        /// The text.
        text: String,
    },
    /// A field has a name that the schema does not know; it was left out.
    UnknownName {
        /// The name.
        name: String,
    },
    /// A part that was carried over from another format is damaged; it was left out.
    Carried {
        /// Its name.
        name: String,
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
    /// Tells whether no game could be read: the empty one that stands for it means nothing.
    #[must_use]
    pub const fn is_no_game(&self) -> bool {
        matches!(self, Self::Malformed { .. } | Self::Schema { .. })
    }

    /// Every code of these problems.
    pub const CODES: &'static [Code] = &[
        Code::error("json/malformed"),
        Code::error("json/schema"),
        Code::error("json/move"),
        Code::warning("json/carried"),
        Code::warning("json/unknown-name"),
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
            Self::Carried { .. } => "json/carried",
            Self::UnknownName { .. } => "json/unknown-name",
            Self::Parent { .. } => "json/parent",
        }
    }

    fn expected(&self, language: Language) -> Option<String> {
        match self {
            Self::Malformed { fault } => fault.expected(language),
            Self::Schema { .. } => Some(super::model::SCHEMA.to_owned()),
            Self::Move { .. } => {
                Some(language.pick("two squares such as h2e2", "两个交叉点，例如 h2e2").to_owned())
            }
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
                    "the schema is `game.json` of the crate `records`",
                    "schema 是 `records` 的 `game.json`",
                )
                .to_owned(),
        )
    }
}

impl Tell for JsonProblem {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { fault } => language.write(
                f,
                format_args!("this is no game object: {fault}"),
                format_args!("这不是对局对象：{}", language.say(fault)),
            ),
            Self::Schema { found } => language.write(
                f,
                format_args!("the schema `{found}` is not known"),
                format_args!("不认识的 schema“{found}”"),
            ),
            Self::Move { text } => language.write(
                f,
                format_args!("`{text}` is no move"),
                format_args!("“{text}”不是着法"),
            ),
            Self::Carried { name } => language.write(
                f,
                format_args!("the carried part `{name}` is no hexadecimal bytes of a known format"),
                format_args!("所带的部分“{name}”不是已知格式的十六进制字节"),
            ),
            Self::UnknownName { name } => language.write(
                f,
                format_args!("the name `{name}` is not known"),
                format_args!("不认识的名称“{name}”"),
            ),
            Self::Parent { number, parent } => language.write(
                f,
                format_args!(
                    "move {number} names the parent {parent}, which does not stand before it"
                ),
                format_args!("第 {number} 步写的父节点 {parent} 不在它之前"),
            ),
        }
    }
}

impl fmt::Display for JsonProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
