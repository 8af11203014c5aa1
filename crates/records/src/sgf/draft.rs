//! Trees of properties that are made to be written.

use super::text::{Colons, encode};
use crate::Tree;

/// A game tree to be written: the properties of each node.
pub type SgfDraft = Tree<Vec<DraftProperty>>;

/// A property to be written, with its values as they will stand between the brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftProperty {
    name: String,
    values: Vec<String>,
}

impl DraftProperty {
    /// Makes a property without a value, such as `KO[]`.
    #[must_use]
    pub fn empty(name: impl Into<String>) -> Self {
        Self::raw(name, [""])
    }

    /// Makes a property of texts that need no escapes, such as points and numbers.
    ///
    /// A bracket or backslash in them is escaped all the same where it would end the value.
    #[must_use]
    pub fn raw<V: Into<String>>(
        name: impl Into<String>,
        values: impl IntoIterator<Item = V>,
    ) -> Self {
        let mut values: Vec<String> =
            values.into_iter().map(|value| closed(value.into())).collect();
        if values.is_empty() {
            values.push(String::new());
        }
        Self { name: name.into(), values }
    }

    /// Makes a property of one text, which is escaped.
    #[must_use]
    pub fn text(name: impl Into<String>, text: &str) -> Self {
        let mut value = String::with_capacity(text.len());
        encode(text, Colons::Free, &mut value);
        Self { name: name.into(), values: vec![value] }
    }

    /// Makes a property of composed values, such as `LB[pd:A]`; both halves are escaped.
    #[must_use]
    pub fn composed<L: AsRef<str>, R: AsRef<str>>(
        name: impl Into<String>,
        pairs: impl IntoIterator<Item = (L, R)>,
    ) -> Self {
        let values = pairs.into_iter().map(|(left, right)| {
            let mut value = String::new();
            encode(left.as_ref(), Colons::Escaped, &mut value);
            value.push(':');
            encode(right.as_ref(), Colons::Escaped, &mut value);
            value
        });
        Self { name: name.into(), values: values.collect() }
    }

    /// Returns the name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the values with their escapes.
    #[must_use]
    pub fn values(&self) -> &[String] {
        &self.values
    }

    /// Adds the values of `other` behind the own ones.
    pub fn append(&mut self, other: Self) {
        self.values.extend(other.values);
    }
}

/// Escapes every `]` that would end the value too early, and a `\` that would open it.
fn closed(raw: String) -> String {
    let bytes = raw.as_bytes();
    let mut at = 0;
    let mut escaped: Option<String> = None;
    let mut copied = 0;
    while at < bytes.len() {
        let opens = bytes[at] == b'\\' && at + 1 == bytes.len();
        if bytes[at] == b']' || opens {
            let text = escaped.get_or_insert_default();
            text.push_str(&raw[copied..at]);
            text.push('\\');
            copied = at;
        } else if bytes[at] == b'\\' {
            at += 1;
        }
        at += 1;
    }
    match escaped {
        None => raw,
        Some(text) => text + &raw[copied..],
    }
}

#[cfg(test)]
mod tests {
    use super::DraftProperty;

    #[test]
    fn no_value_can_end_too_early() {
        let value = |raw: &str| DraftProperty::raw("XX", [raw]).values()[0].clone();
        assert_eq!(value("a\\]b"), "a\\]b");
        assert_eq!(value("a[b]c]"), "a[b\\]c\\]");
        assert_eq!(value("a\\"), "a\\\\");
        assert_eq!(value("a\\\\]"), "a\\\\\\]");
        assert_eq!(DraftProperty::text("C", "a]\\").values(), ["a\\]\\\\"]);
    }

    #[test]
    fn halves_keep_their_colons() {
        let label = DraftProperty::composed("LB", [("aa", "x:y")]);
        assert_eq!(label.values(), ["aa:x\\:y"]);
    }
}
