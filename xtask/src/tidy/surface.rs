//! Rules for public signatures: no parser type, no text as an error, no bool parameter.
//!
//! The check is textual. `pub` items that nobody can reach are refused by the compiler's
//! `unreachable_pub`, so every `pub` counts.

use super::TextFile;
use crate::fault::Fault;

/// The crate that shares its nom glue with the others, and promises nothing to anybody else.
const GLUE: &str = "crates/notation-syntax/";

const PARSER_TYPES: [&str; 4] = ["nom::", "PResult", "IResult", "Failure"];
const BAD_ERRORS: [&str; 4] = [", String>", ", ()>", ", &'static str>", "Box<dyn"];

pub(super) fn check(file: &TextFile, faults: &mut Vec<Fault>) {
    let library = file.path.starts_with("crates/")
        && file.path.contains("/src/")
        && !file.path.starts_with("crates/yipu/");
    if !library || !file.is_rust() {
        return;
    }
    for (line, signature) in signatures(&file.text) {
        let parser = PARSER_TYPES.iter().find(|name| signature.contains(**name));
        if let Some(name) = parser.filter(|_| !file.path.starts_with(GLUE)) {
            faults.push(
                file.fault(line, format!("`{name}` in a public signature: nom stays inside")),
            );
        }
        let result = signature.split_once("-> ").map_or("", |(_, result)| result);
        if result.contains("Result<") {
            for error in BAD_ERRORS.iter().filter(|error| result.contains(**error)) {
                let error = error.trim_matches([',', ' ', '>']);
                faults
                    .push(file.fault(line, format!("`{error}` is no error type: it says nothing")));
            }
        }
        let parameters = signature.split_once("-> ").map_or(signature.as_str(), |(head, _)| head);
        if signature.contains("fn ") && parameters.contains(": bool") {
            faults.push(file.fault(line, "a bool parameter: take an enum or an options struct"));
        }
    }
}

/// Collects each public signature, put on one line, with the number of its first line.
fn signatures(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (index, line) in text.lines().enumerate() {
        let code = line.trim();
        if open.is_none() {
            let begins = ["pub fn ", "pub const fn ", "pub type ", "pub use ", "pub trait "]
                .iter()
                .any(|start| code.starts_with(start));
            if begins {
                open = Some((index + 1, String::new()));
            }
        }
        if let Some((number, mut signature)) = open.take() {
            signature.push_str(code);
            signature.push(' ');
            if code.ends_with('{') || code.ends_with(';') || code.ends_with('}') {
                found.push((number, signature));
            } else {
                open = Some((number, signature));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::TextFile;

    fn faults(text: &str) -> usize {
        let file = TextFile { path: "crates/a/src/b.rs".to_owned(), text: text.to_owned() };
        let mut faults = Vec::new();
        check(&file, &mut faults);
        faults.len()
    }

    #[test]
    fn each_rule_finds_its_fault() {
        assert_eq!(faults("pub fn a(text: &str) -> Result<u8, ParseError> {\n"), 0);
        assert_eq!(faults("pub fn a(\n    text: &str,\n) -> PResult<&str, u8> {\n"), 1);
        assert_eq!(faults("pub(crate) fn a(text: &str) -> PResult<&str, u8> {\n"), 0);
        assert_eq!(faults("pub use nom::Parser;\n"), 1);
        assert_eq!(faults("pub fn a() -> Result<u8, String> {\n"), 1);
        assert_eq!(faults("pub fn a() -> Result<u8, Box<dyn Error>> {\n"), 1);
        assert_eq!(faults("pub fn a() -> Result<(), ParseError> {\n"), 0);
        assert_eq!(faults("pub fn a(strict: bool) -> u8 {\n"), 1);
        assert_eq!(faults("pub fn a() -> bool {\n"), 0);
    }
}
