//! Writing game trees.
//!
//! The form is that of FF\[4\]: properties in one stable order, several nodes a line, variations
//! on lines of their own. Reading the text gives the same tree.

use super::draft::{DraftProperty, SgfDraft};
use super::property::rank;
use crate::NodeId;

/// How the text is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// A new line is begun before a node where the line has so many bytes; 0 for one line.
    pub line_width: usize,
}

impl Default for Layout {
    fn default() -> Self {
        Self { line_width: 72 }
    }
}

/// Writes games one after the other, each ending with a line end.
///
/// ```
/// use records::sgf::{DraftProperty, Layout, SgfDraft, write_drafts};
///
/// let mut draft = SgfDraft::new(vec![DraftProperty::raw("FF", ["4"])]);
/// let first = draft.add(draft.root(), vec![DraftProperty::raw("B", ["pd"])]);
/// draft.add(first, vec![DraftProperty::raw("W", ["dd"])]);
/// draft.add(first, vec![DraftProperty::raw("W", ["dp"])]);
/// let text = write_drafts([&draft], Layout::default());
/// assert_eq!(text, "(;FF[4]\n;B[pd]\n(;W[dd])\n(;W[dp]))\n");
/// ```
#[must_use]
pub fn write_drafts<'d>(drafts: impl IntoIterator<Item = &'d SgfDraft>, layout: Layout) -> String {
    let mut writer = Writer { text: String::new(), line_start: 0, layout };
    for draft in drafts {
        writer.game(draft);
        writer.text.push('\n');
        writer.line_start = writer.text.len();
    }
    writer.text
}

struct Writer {
    text: String,
    line_start: usize,
    layout: Layout,
}

impl Writer {
    /// Writes a tree without recursion: `open` has the depth of each open parenthesis.
    fn game(&mut self, draft: &SgfDraft) {
        let mut open: Vec<usize> = Vec::new();
        for step in draft.walk() {
            while open.last().is_some_and(|&depth| depth >= step.ply && step.ply > 0) {
                open.pop();
                self.text.push(')');
            }
            if step.ply == 0 || has_siblings(draft, step.id) {
                if step.ply > 0 {
                    self.new_line();
                }
                self.text.push('(');
                open.push(step.ply);
            } else if step.ply == 1 || self.is_full() {
                self.new_line();
            }
            self.node(&draft[step.id]);
        }
        self.text.extend(open.iter().map(|_| ')'));
    }

    fn node(&mut self, properties: &[DraftProperty]) {
        self.text.push(';');
        let mut order: Vec<&DraftProperty> = properties.iter().collect();
        order.sort_by_key(|property| rank(property.name()));
        for property in order {
            self.text.push_str(property.name());
            for value in property.values() {
                self.text.push('[');
                self.text.push_str(value);
                self.text.push(']');
            }
        }
    }

    const fn is_full(&self) -> bool {
        self.layout.line_width > 0 && self.text.len() - self.line_start >= self.layout.line_width
    }

    fn new_line(&mut self) {
        if self.layout.line_width > 0 {
            self.text.push('\n');
            self.line_start = self.text.len();
        }
    }
}

fn has_siblings(draft: &SgfDraft, id: NodeId) -> bool {
    draft.parent(id).is_some_and(|parent| draft.first_child(parent) != draft.last_child(parent))
}

#[cfg(test)]
mod tests {
    use super::{Layout, write_drafts};
    use crate::sgf::{DraftProperty, SgfDraft, SgfGames};

    #[test]
    fn a_deep_tree_needs_no_stack() {
        let mut draft = SgfDraft::new(Vec::new());
        let mut at = draft.root();
        for _ in 0..100_000 {
            draft.add(at, vec![DraftProperty::raw("B", ["aa"])]);
            at = draft.add(at, vec![DraftProperty::raw("W", ["bb"])]);
        }
        let text = write_drafts([&draft], Layout { line_width: 0 });
        let tree = SgfGames::new(&text).next().unwrap();
        assert_eq!(tree.node_count(), 200_001);
        assert!(tree.findings().is_empty());
    }
}
