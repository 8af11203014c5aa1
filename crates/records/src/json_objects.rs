//! Where the objects of a JSON text begin and end, whether they can be read or not.
//!
//! An object is one line. One that people have indented begins with a line `{` and goes on to a
//! line `}`; a line that begins another object ends it as well.

use notation_syntax::Span;

/// The objects of a text, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct JsonObjects<'t> {
    text: &'t str,
    at: usize,
}

/// One object, or a line that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct JsonObject<'t> {
    /// The text without blanks around it.
    pub(crate) text: &'t str,
    /// Where that text begins.
    pub(crate) start: usize,
    /// The place of its lines.
    pub(crate) span: Span,
}

impl<'t> JsonObjects<'t> {
    /// Begins at the first line of `text`.
    pub(crate) const fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }
}

impl<'t> Iterator for JsonObjects<'t> {
    type Item = JsonObject<'t>;

    fn next(&mut self) -> Option<JsonObject<'t>> {
        loop {
            let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
            let first = line(rest);
            let len = if first.trim_end() == "{" {
                first.len() + body(&rest[first.len()..])
            } else {
                first.len()
            };
            let span = Span::new(self.at, self.at + len);
            self.at = span.end;
            let lines = &rest[..len];
            let text = lines.trim();
            if !text.is_empty() {
                let start = span.start + (len - lines.trim_start().len());
                return Some(JsonObject { text, start, span });
            }
        }
    }
}

/// Tells whether `text` begins with an object and names a schema that begins with `schema`.
///
/// In an object a name in quotes or the end stands first, in a comment of PGN words.
pub(crate) fn names_schema(text: &str, schema: &str) -> bool {
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    let is_object =
        text.strip_prefix('{').is_some_and(|inside| inside.trim_start().starts_with(['"', '}']));
    is_object && text.contains(&format!("\"{schema}"))
}

/// Returns the length of the lines behind `{`.
fn body(text: &str) -> usize {
    let mut at = 0;
    while at < text.len() {
        let line = line(&text[at..]);
        if line.starts_with('{') {
            break;
        }
        at += line.len();
        if line.trim_end() == "}" {
            break;
        }
    }
    at
}

/// Returns the length of the beginning that holds whole objects, of a text that goes on.
pub(crate) fn whole_objects(text: &str) -> Option<usize> {
    let end = memchr::memrchr(b'\n', text.as_bytes())? + 1;
    let mut below = end;
    while below > 0 {
        let begin = memchr::memrchr(b'\n', &text.as_bytes()[..below - 1]).map_or(0, |at| at + 1);
        let line = &text[begin..below];
        if line.trim_end() == "{" {
            // It is open: the object is not whole.
            return Some(begin).filter(|&begin| begin > 0);
        }
        if line.starts_with(['{', '}']) {
            break;
        }
        below = begin;
    }
    Some(end)
}

/// Returns the first line, with its end.
fn line(text: &str) -> &str {
    let end = memchr::memchr(b'\n', text.as_bytes()).map_or(text.len(), |at| at + 1);
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::{JsonObjects, whole_objects};

    fn objects(text: &str) -> Vec<&str> {
        JsonObjects::new(text)
            .map(|object| {
                assert!(text[object.start..].starts_with(object.text));
                assert!(text[object.span.range()].contains(object.text));
                object.text
            })
            .collect()
    }

    #[test]
    fn objects_are_lines_or_indented() {
        assert_eq!(objects("{\"a\": 1}\n\n {\"b\": 2}\nx"), ["{\"a\": 1}", "{\"b\": 2}", "x"]);
        let one = "{\r\n  \"a\": {\r\n  }\r\n}";
        let text = format!("{one}\r\n{{}}\r\n{one}\r\n{one}");
        assert_eq!(objects(&text), [one, "{}", one, one]);
        assert!(objects(" \n").is_empty());
    }

    #[test]
    fn an_object_that_does_not_end_swallows_no_other() {
        assert_eq!(objects("{\n  \"a\"\n{}\n{\n"), ["{\n  \"a\"", "{}", "{"]);
    }

    #[test]
    fn a_text_is_cut_between_objects() {
        assert_eq!(whole_objects("{\"a\": 1}\n{\"b\""), Some(9));
        assert_eq!(whole_objects("{\"a\": 1}"), None);
        let one = "{\n  \"a\": {\n  }\n}\n";
        assert_eq!(whole_objects(&one.repeat(2)), Some(one.len() * 2));
        assert_eq!(whole_objects(&format!("{one}{{\n  \"a\"\n  ")), Some(one.len()));
        assert_eq!(whole_objects("{\n  \"a\": 1\n"), None);
        assert_eq!(whole_objects(&format!("{one}{{\n  \"a\": [\n    {{\n")), Some(one.len()));
        // Lines that belong to no object hold none back.
        assert_eq!(whole_objects("x\ny\nz"), Some(4));
    }
}
