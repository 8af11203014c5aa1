//! Names of tags that were met, compared without regard to case.

use std::collections::HashSet;
use std::hash::{Hash, Hasher};

/// A set of names of tags. However many there are, a name is looked up at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct TagNames<'t> {
    names: HashSet<TagName<'t>>,
}

impl<'t> TagNames<'t> {
    /// Adds `name` and tells whether it is new.
    pub(crate) fn insert(&mut self, name: &'t str) -> bool {
        self.names.insert(TagName(name))
    }
}

/// A name that equals those with other cases of the ASCII letters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TagName<'t>(pub(crate) &'t str);

impl PartialEq for TagName<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(other.0)
    }
}

impl Eq for TagName<'_> {}

impl Hash for TagName<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for byte in self.0.bytes() {
            state.write_u8(byte.to_ascii_lowercase());
        }
        state.write_u8(0xFF);
    }
}

#[cfg(test)]
mod tests {
    use super::TagNames;

    #[test]
    fn case_does_not_matter() {
        let mut names = TagNames::default();
        assert!(names.insert("Red"));
        assert!(names.insert("RedElo"));
        assert!(!names.insert("RED"));
        assert!(names.insert("紅"));
    }
}
