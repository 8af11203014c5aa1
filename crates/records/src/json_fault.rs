//! What is wrong with an object of JSON, in our own words.
//!
//! The JSON reader says in English and in terms of Rust what it found; here its sentences become
//! parts that can be told in every language. A sentence that is not known is told in general
//! terms.

use std::fmt;

use notation_syntax::Span;
use serde::Deserialize;
use serde_json::error::Category;

use crate::{Language, Tell};

/// Why a text is not the JSON that its schema asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonFault {
    kind: Kind,
    /// The place in the text.
    span: Span,
}

/// A text in English and in Chinese.
type Words = (&'static str, &'static str);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// The text ends inside of a value.
    Ends,
    /// The grammar of JSON wants something else.
    Syntax { expected: Words, found: Option<char> },
    /// An object lacks a field.
    Missing { field: String },
    /// An object has a field twice.
    Twice { field: String },
    /// A value is none of those that can stand here.
    Value { expected: Expected, found: Found },
    /// Something else than the schema says.
    Other,
}

/// What the schema asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Expected {
    Kind(Words),
    OneOf(Vec<String>),
    Unknown,
}

/// What stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Found {
    Kind(Words),
    Value(String),
}

/// What the reader says of the grammar of JSON, and what should stand there.
const SYNTAX: [(&str, Words); 8] = [
    ("expected `:`", ("`:` behind the name of a field", "字段名后的 `:`")),
    ("expected `,` or `}`", ("`,` or `}`", "`,` 或 `}`")),
    ("expected `,` or `]`", ("`,` or `]`", "`,` 或 `]`")),
    ("key must be a string", ("the name of a field in quotes", "引号中的字段名")),
    ("trailing comma", ("another value behind the comma", "逗号后的下一个值")),
    ("trailing characters", ("the end of the line", "行末")),
    ("control character", ("control characters written as `\\u…`", "写作 `\\u…` 的控制字符")),
    ("invalid escape", ("an escape such as `\\n`", "转义，例如 `\\n`")),
];

/// What the reader calls a kind of value.
const KINDS: [(&str, Words); 12] = [
    ("a string", ("a text", "文字")),
    ("a borrowed string", ("a text", "文字")),
    ("string", ("a text", "文字")),
    ("a boolean", ("true or false", "true 或 false")),
    ("a sequence", ("a list", "列表")),
    ("sequence", ("a list", "列表")),
    ("map", ("an object", "对象")),
    ("a map", ("an object", "对象")),
    ("null", ("nothing (null)", "空值（null）")),
    ("u8", ("a number from 0 to 255", "0 到 255 的数")),
    ("usize", ("a number from 0", "不小于 0 的整数")),
    ("u32", ("a number from 0", "不小于 0 的整数")),
];

/// The field by which an object says what it is.
#[derive(Deserialize)]
struct Head {
    schema: String,
}

/// Returns the schema that an object names which is otherwise not as it should be.
pub(crate) fn schema(line: &str) -> Option<String> {
    serde_json::from_str(line).ok().map(|head: Head| head.schema)
}

impl JsonFault {
    /// Puts what `error` says of `text` into parts.
    pub(crate) fn new(error: &serde_json::Error, text: &str) -> Self {
        let at = offset(text, error.line(), error.column());
        let found = text[at..].chars().next();
        let end = at + found.map_or(0, char::len_utf8);
        let said = error.to_string();
        let said = said.rsplit_once(" at line ").map_or(said.as_str(), |(said, _)| said);
        let (kind, span) = match error.classify() {
            Category::Eof => (Kind::Ends, Span::at(text.len())),
            Category::Data => {
                let begin =
                    if error.column() == 0 { Span::new(0, text.len()) } else { Span::new(at, end) };
                (of_schema(said), begin)
            }
            Category::Syntax | Category::Io => {
                let rule = SYNTAX.iter().find(|(begin, _)| said.starts_with(begin));
                let expected = rule.map_or(("a value", "一个值"), |&(_, words)| words);
                (Kind::Syntax { expected, found }, Span::new(at, end))
            }
        };
        Self { kind, span }
    }

    /// Returns the place in the text.
    pub(crate) const fn span(&self) -> Span {
        self.span
    }

    /// Returns what should stand there.
    pub(crate) fn expected(&self, language: Language) -> Option<String> {
        match &self.kind {
            Kind::Syntax { expected, .. } => Some(pick(language, *expected).to_owned()),
            Kind::Value { expected, .. } => match expected {
                Expected::Kind(words) => Some(pick(language, *words).to_owned()),
                Expected::OneOf(values) => Some(values.join(language.pick(" or ", " 或 "))),
                Expected::Unknown => None,
            },
            Kind::Missing { field } | Kind::Twice { field } => Some(match language {
                Language::English => format!("one field `{field}`"),
                Language::Chinese => format!("一个字段“{field}”"),
            }),
            Kind::Ends => Some(language.pick("a whole object", "完整的对象").to_owned()),
            Kind::Other => None,
        }
    }

    /// Returns what stands there.
    pub(crate) fn found(&self, language: Language) -> Option<String> {
        match &self.kind {
            Kind::Syntax { found, .. } => found.map(String::from),
            Kind::Value { found: Found::Value(value), .. } => Some(value.clone()),
            Kind::Value { found: Found::Kind(words), .. } => {
                Some(pick(language, *words).to_owned())
            }
            Kind::Missing { .. } | Kind::Twice { .. } | Kind::Ends | Kind::Other => None,
        }
    }
}

/// Returns the place of the character at `column` of `line`, both from 1.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let lines =
        std::iter::once(0).chain(memchr::memchr_iter(b'\n', text.as_bytes()).map(|at| at + 1));
    let begin = lines.take(line.max(1)).last().unwrap_or_default();
    text.floor_char_boundary((begin + column.saturating_sub(1)).min(text.len()))
}

const fn pick(language: Language, words: Words) -> &'static str {
    language.pick(words.0, words.1)
}

/// Reads what is said of the schema: "missing field `start`", "invalid type: integer `7`,
/// expected a string".
fn of_schema(said: &str) -> Kind {
    let quoted = |prefix: &str| {
        let rest = said.strip_prefix(prefix)?.strip_prefix('`')?;
        rest.strip_suffix('`').map(str::to_owned)
    };
    if let Some(field) = quoted("missing field ") {
        return Kind::Missing { field };
    }
    if let Some(field) = quoted("duplicate field ") {
        return Kind::Twice { field };
    }
    let kinds = ["invalid type: ", "invalid value: ", "unknown variant "];
    let rest = kinds.iter().find_map(|kind| said.strip_prefix(kind));
    match rest.and_then(|rest| rest.rsplit_once(", expected ")) {
        Some((found, expected)) => {
            Kind::Value { expected: expected_of(expected), found: found_of(found) }
        }
        None => Kind::Other,
    }
}

fn kind_of(said: &str) -> Option<Words> {
    KINDS.iter().find(|(name, _)| *name == said).map(|&(_, words)| words)
}

fn expected_of(said: &str) -> Expected {
    if let Some(words) = kind_of(said) {
        return Expected::Kind(words);
    }
    if said.starts_with("struct ") {
        return Expected::Kind(("an object", "对象"));
    }
    let values: Vec<String> = said.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    if values.is_empty() { Expected::Unknown } else { Expected::OneOf(values) }
}

fn found_of(said: &str) -> Found {
    if let Some(words) = kind_of(said) {
        return Found::Kind(words);
    }
    // integer `7`, boolean `true`, string "x", or a bare `x`.
    let value = match said.split_once(' ') {
        Some(("integer" | "boolean" | "character", value)) => value,
        Some(("floating", value)) => value.trim_start_matches("point "),
        Some(("string", value)) => value,
        _ => said,
    };
    Found::Value(value.trim_matches('`').trim_matches('"').to_owned())
}

impl Tell for JsonFault {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Ends => {
                f.write_str(language.pick(
                    "it ends inside of an object, list or text",
                    "在对象、列表或文字中间结束",
                ))
            }
            Kind::Syntax { expected, .. } => language.write(
                f,
                format_args!("JSON has {} here", expected.0),
                format_args!("JSON 在这里应为{}", expected.1),
            ),
            Kind::Missing { field } => language.write(
                f,
                format_args!("the object that ends here has no field `{field}`"),
                format_args!("在这里结束的对象没有字段“{field}”"),
            ),
            Kind::Twice { field } => language.write(
                f,
                format_args!("the field `{field}` stands here twice"),
                format_args!("字段“{field}”写了两次"),
            ),
            Kind::Value { found, .. } => {
                let found = match (found, language) {
                    (Found::Kind(words), _) => pick(language, *words).to_owned(),
                    (Found::Value(value), Language::English) => format!("`{value}`"),
                    (Found::Value(value), Language::Chinese) => format!("“{value}”"),
                };
                match self.expected(language) {
                    Some(expected) => language.write(
                        f,
                        format_args!("{found} stands where the schema has {expected}"),
                        format_args!("schema 规定为{expected}，写的是{found}"),
                    ),
                    None => language.write(
                        f,
                        format_args!("{found} is not what the schema has here"),
                        format_args!("{found}不合 schema 的规定"),
                    ),
                }
            }
            Kind::Other => f.write_str(
                language.pick("it is not what the schema has here", "这里不合 schema 的规定"),
            ),
        }
    }
}

impl fmt::Display for JsonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
