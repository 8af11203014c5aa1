//! The shape of the object.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// The value of `schema`.
pub(super) const SCHEMA: &str = "yipu/game/1";

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct GameObject<'t> {
    pub(super) schema: Cow<'t, str>,
    pub(super) game: GameName,
    #[serde(default)]
    pub(super) tags: Vec<TagObject>,
    pub(super) start: String,
    pub(super) result: ResultName,
    #[serde(flatten)]
    pub(super) introduction: AnnotationsObject,
    #[serde(default, borrow)]
    pub(super) moves: Vec<MoveObject<'t>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) carried: Vec<CarriedObject>,
    /// What the schema does not know.
    #[serde(flatten, skip_serializing)]
    pub(super) unknown: BTreeMap<String, IgnoredAny>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum GameName {
    Xiangqi,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct TagObject {
    pub(super) name: String,
    pub(super) value: String,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) enum ResultName {
    #[serde(rename = "1-0")]
    FirstWins,
    #[serde(rename = "0-1")]
    SecondWins,
    #[serde(rename = "1/2-1/2")]
    Draw,
    #[serde(rename = "several")]
    Several,
    #[serde(rename = "*")]
    Unknown,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct MoveObject<'t> {
    /// Borrowed from the line, so that its place is known.
    #[serde(rename = "move", borrow)]
    pub(super) mv: Cow<'t, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) parent: Option<usize>,
    #[serde(flatten)]
    pub(super) annotations: AnnotationsObject,
    /// What the schema does not know.
    #[serde(flatten, skip_serializing)]
    pub(super) unknown: BTreeMap<String, IgnoredAny>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct AnnotationsObject {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) comments_before: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) comments: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) nags: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) extras: Vec<TagObject>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) unread: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct CarriedObject {
    pub(super) format: String,
    pub(super) name: String,
    /// In hexadecimal.
    pub(super) bytes: String,
}
