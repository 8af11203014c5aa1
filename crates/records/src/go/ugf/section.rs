//! The sections of a UGF file.

use crate::go::line::{Line, lines};

/// A section: what stands between its name and the next.
pub(super) struct Section {
    /// The name in small letters.
    pub(super) name: String,
    start: usize,
    end: usize,
}

pub(super) fn sections(text: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for line in lines(text, 0) {
        let Some(name) = name(line.text) else { continue };
        if let Some(last) = sections.last_mut() {
            last.end = line.span.start;
        }
        sections.push(Section {
            name: name.to_ascii_lowercase(),
            start: line.span.end,
            end: text.len(),
        });
    }
    sections
}

/// `[Name]`, of letters alone.
fn name(line: &str) -> Option<&str> {
    let name = line.strip_prefix('[')?.strip_suffix(']')?;
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_name.then_some(name)
}

impl Section {
    pub(super) fn text<'t>(&self, text: &'t str) -> &'t str {
        &text[self.start..self.end]
    }

    pub(super) fn lines<'t>(
        &self,
        text: &'t str,
    ) -> impl Iterator<Item = Line<'t>> + Clone + use<'t> {
        lines(&text[..self.end], self.start).filter(|line| !line.text.starts_with('#'))
    }
}
