//! One sentence a line in Markdown. A heuristic: it looks for sentence ends within a line and for
//! lines that stop in the middle of a sentence.

use super::TextFile;
use super::fences::lines;
use crate::fault::Fault;

/// Abbreviations whose full stop ends no sentence.
const ABBREVIATIONS: [&str; 5] = ["e.g.", "i.e.", "etc.", "vs.", "cf."];

pub(super) fn check(file: &TextFile, faults: &mut Vec<Fault>) {
    if !file.is_markdown() {
        return;
    }
    let mut unfinished: Option<usize> = None;
    for line in lines(&file.text) {
        let text = line.text.trim();
        let item = item_text(text);
        let prose = line.block.is_none()
            && !text.is_empty()
            && !text.starts_with(['|', '#', '<', '[', '!']);
        if let Some(number) = unfinished.take() {
            let goes_on = prose && item.len() == text.len() && !text.starts_with('>');
            if goes_on {
                faults.push(file.fault(number, "the sentence goes on: one sentence a line"));
            }
        }
        if !prose {
            continue;
        }
        if holds_two_sentences(item) {
            faults.push(file.fault(line.number, "a second sentence: one sentence a line"));
        }
        let end = text.trim_end_matches(['`', '*', '_', ')', '"', '”']);
        if !end.ends_with(['.', ':', '?', '!', '。', '：', '？', '！', '\\'])
            && !end.ends_with("  ")
        {
            unfinished = Some(line.number);
        }
    }
}

/// Cuts the mark of a list item off.
fn item_text(text: &str) -> &str {
    if let Some(rest) = text.strip_prefix("- ").or_else(|| text.strip_prefix("* ")) {
        return rest;
    }
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    match text[digits..].strip_prefix(". ") {
        Some(rest) if digits > 0 => rest,
        _ => text,
    }
}

/// Looks for `. A` and `。A` outside of code spans.
fn holds_two_sentences(text: &str) -> bool {
    let mut code = false;
    let mut before = String::new();
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        if c == '`' {
            code = !code;
        }
        before.push(c);
        if code {
            continue;
        }
        let next = characters.peek().copied();
        if matches!(c, '。' | '！' | '？') && next.is_some_and(char::is_alphabetic) {
            return true;
        }
        let ends = before.ends_with(". ") || before.ends_with("? ") || before.ends_with("! ");
        let word = before.trim_end().rsplit(' ').next().unwrap_or_default();
        let begins = next.is_some_and(|next| next.is_uppercase() || next == '`');
        if ends && begins && !ABBREVIATIONS.contains(&word) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::TextFile;

    fn faults(text: &str) -> usize {
        let file = TextFile { path: "a.md".to_owned(), text: text.to_owned() };
        let mut faults = Vec::new();
        check(&file, &mut faults);
        faults.len()
    }

    #[test]
    fn sentences_are_counted_outside_of_code() {
        assert_eq!(faults("One.\nTwo.\n\n1. Item.\n2. Item, e.g. This.\n"), 0);
        assert_eq!(faults("One. Two.\n"), 1);
        assert_eq!(faults("One sentence on\ntwo lines.\n"), 1);
        assert_eq!(faults("The text `1. A. B` is code.\n"), 0);
        assert_eq!(faults("```sh\nls. Ls\nmore\n```\n"), 0);
        assert_eq!(faults("- item\n- item\n"), 0);
    }
}
