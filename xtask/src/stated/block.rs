//! One fenced `example` block of a document, as it stands there.

use std::path::{Path, PathBuf};

use crate::fault::Fault;

/// A line `key: value`.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) line: usize,
    pub(crate) key: String,
    pub(crate) value: String,
}

/// A block: its kind, its id and its lines, nothing of which has been judged.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// The document, relative to the workspace.
    pub(crate) document: PathBuf,
    /// The line of the opening fence.
    pub(crate) line: usize,
    pub(crate) kind: String,
    pub(crate) id: String,
    pub(crate) entries: Vec<Entry>,
}

impl Block {
    /// Returns the document's name without folder and ending.
    pub(crate) fn document_name(&self) -> &str {
        self.document.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default()
    }

    /// Makes a fault at the opening fence.
    pub(crate) fn fault(&self, message: impl Into<String>) -> Fault {
        Fault::at(&self.document, self.line, message)
    }
}

/// Collects the `example` blocks of a document.
pub(crate) fn read_blocks(document: &Path, text: &str, faults: &mut Vec<Fault>) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut fence = Fence::Outside;
    let mut last_line = 0;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        last_line = number;
        let ticks = line.len() - line.trim_start_matches('`').len();
        match fence {
            Fence::Outside if ticks >= 3 => {
                let words: Vec<&str> = line[ticks..].split_whitespace().collect();
                fence = Fence::Other { ticks };
                if words.first() == Some(&"example") {
                    let [_, kind, id] = words[..] else {
                        let message = "an example block begins with ```example KIND ID";
                        faults.push(Fault::at(document, number, message));
                        continue;
                    };
                    fence = Fence::Example { ticks };
                    blocks.push(Block {
                        document: document.to_owned(),
                        line: number,
                        kind: kind.to_owned(),
                        id: id.to_owned(),
                        entries: Vec::new(),
                    });
                }
            }
            Fence::Outside => {}
            Fence::Other { ticks: open } | Fence::Example { ticks: open }
                if ticks >= open && line.trim_end().len() == ticks =>
            {
                fence = Fence::Outside;
            }
            Fence::Other { .. } => {}
            Fence::Example { .. } => match line.split_once(": ") {
                Some((key, value)) if !key.trim().is_empty() && !value.trim().is_empty() => {
                    let entry = Entry {
                        line: number,
                        key: key.trim().to_owned(),
                        value: value.trim().to_owned(),
                    };
                    if let Some(block) = blocks.last_mut() {
                        block.entries.push(entry);
                    }
                }
                _ => faults.push(Fault::at(document, number, "expected a line `key: value`")),
            },
        }
    }
    if fence != Fence::Outside {
        faults.push(Fault::at(document, last_line, "the last fence is never closed"));
    }
    blocks
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fence {
    Outside,
    Other { ticks: usize },
    Example { ticks: usize },
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::read_blocks;

    #[test]
    fn blocks_are_found_and_other_fences_skipped() {
        let text = "````markdown\n```example move no\n```\n````\n```example note B-e1\nstatement: a\n```\n";
        let mut faults = Vec::new();
        let blocks = read_blocks(Path::new("d.md"), text, &mut faults);
        assert!(faults.is_empty());
        assert_eq!(blocks.len(), 1);
        assert_eq!((blocks[0].kind.as_str(), blocks[0].id.as_str()), ("note", "B-e1"));
        assert_eq!(blocks[0].line, 5);
        assert_eq!(blocks[0].entries[0].value, "a");
    }

    #[test]
    fn faults_have_lines() {
        let text = "```example note\n```\n```example note x\nno colon\n";
        let mut faults = Vec::new();
        read_blocks(Path::new("d.md"), text, &mut faults);
        let shown: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            shown,
            [
                "d.md:1: an example block begins with ```example KIND ID",
                "d.md:4: expected a line `key: value`",
                "d.md:4: the last fence is never closed",
            ]
        );
    }
}
