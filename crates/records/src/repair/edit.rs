//! Changes of a text.

use notation_syntax::Span;

/// A part of a text and what is to stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The part; empty to put something in.
    pub span: Span,
    /// What is to stand there.
    pub replacement: String,
}

/// Returns `text` with all `edits` made. Of two that change the same part the later counts; one
/// that cuts into another is left out.
///
/// ```
/// use notation_syntax::Span;
/// use records::repair::{Edit, apply};
///
/// let edit = Edit { span: Span::new(3, 5), replacement: "b7".to_owned() };
/// assert_eq!(apply("1. h2e2", &[edit]), "1. b7e2");
/// ```
#[must_use]
pub fn apply(text: &str, edits: &[Edit]) -> String {
    let mut ordered: Vec<&Edit> = Vec::with_capacity(edits.len());
    for edit in edits {
        match ordered.iter_mut().find(|it| it.span == edit.span && !it.span.is_empty()) {
            Some(held) => *held = edit,
            None => ordered.push(edit),
        }
    }
    ordered.sort_by_key(|edit| (edit.span.start, edit.span.end));
    let mut out = String::with_capacity(text.len() + 16);
    let mut at = 0;
    for edit in ordered {
        if edit.span.start < at {
            continue;
        }
        let (Some(before), Some(_)) = (text.get(at..edit.span.start), text.get(edit.span.range()))
        else {
            continue;
        };
        out.push_str(before);
        out.push_str(&edit.replacement);
        at = edit.span.end;
    }
    out.push_str(text.get(at..).unwrap_or_default());
    out
}

#[cfg(test)]
mod tests {
    use super::{Edit, apply};
    use notation_syntax::Span;

    fn edit(start: usize, end: usize, replacement: &str) -> Edit {
        Edit { span: Span::new(start, end), replacement: replacement.to_owned() }
    }

    #[test]
    fn edits_are_made_in_the_order_of_the_text() {
        let edits = [edit(4, 5, "E"), edit(0, 1, ""), edit(2, 2, "+"), edit(4, 5, "F")];
        assert_eq!(apply("abcde", &edits), "b+cdF");
    }

    #[test]
    fn edits_that_do_not_fit_are_left_out() {
        assert_eq!(apply("马八", &[edit(1, 2, "x"), edit(0, 3, "炮"), edit(2, 4, "y")]), "炮八");
        assert_eq!(apply("a", &[edit(5, 9, "x")]), "a");
    }
}
