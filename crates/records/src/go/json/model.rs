//! The shape of the object.

use std::borrow::Cow;
use std::collections::BTreeMap;

use go_notation::{BoardSize, Color, Point};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// The value of `schema`.
pub(super) const SCHEMA: &str = "yipu/go-game/1";

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct GameObject<'t> {
    pub(super) schema: Cow<'t, str>,
    pub(super) game: GameName,
    pub(super) size: BoardSize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) komi: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) handicap: Option<u32>,
    #[serde(default)]
    pub(super) result: Option<Cow<'t, str>>,
    #[serde(default)]
    pub(super) info: BTreeMap<Cow<'t, str>, String>,
    pub(super) nodes: Vec<NodeObject>,
    /// What the schema does not know.
    #[serde(flatten, skip_serializing)]
    pub(super) unknown: BTreeMap<String, IgnoredAny>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum GameName {
    Go,
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct NodeObject {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) parent: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) color: Option<Color>,
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    pub(super) mv: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) setup: Option<SetupObject>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) to_play: Option<Color>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) comment: Option<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) marks: BTreeMap<String, Vec<Point>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) labels: Vec<LabelObject>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) lines: Vec<(Point, Point)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) arrows: Vec<(Point, Point)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) others: Vec<OtherObject>,
    /// What the schema does not know.
    #[serde(flatten, skip_serializing)]
    pub(super) unknown: BTreeMap<String, IgnoredAny>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct SetupObject {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) black: Vec<Point>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) white: Vec<Point>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) empty: Vec<Point>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct LabelObject {
    pub(super) point: Point,
    pub(super) text: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct OtherObject {
    pub(super) name: String,
    pub(super) values: Vec<String>,
}
