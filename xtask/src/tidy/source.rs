//! Rules for Rust files.

use super::TextFile;
use crate::fault::Fault;

/// The most lines a file may have: beyond that it is two files.
const MOST_LINES: usize = 600;

/// Module names that name no subject.
const NAMELESS: [&str; 6] =
    ["util.rs", "utils.rs", "helper.rs", "helpers.rs", "common.rs", "misc.rs"];

pub(super) fn check(file: &TextFile, faults: &mut Vec<Fault>) {
    if !file.is_rust() {
        return;
    }
    let length = file.lines().count();
    if length > MOST_LINES {
        let message = format!("{length} lines, more than {MOST_LINES}: make it two files");
        faults.push(file.fault(length, message));
    }
    let begins_well =
        file.text.starts_with("//!") || file.text.lines().next().is_some_and(is_doc_attribute);
    if !begins_well {
        faults.push(file.fault(1, "a module begins with `//!`: what it is"));
    }
    let name = file.path.rsplit('/').next().unwrap_or_default();
    if NAMELESS.contains(&name) {
        faults.push(file.fault(1, "name the module for the one thing it holds"));
    }
    for (number, line) in file.lines() {
        let code = line.trim_start();
        if code.starts_with(concat!("#[ig", "nore")) {
            faults.push(file.fault(number, "a test that does not run is no test"));
        }
        for stub in [concat!("to", "do!("), concat!("unimple", "mented!(")] {
            if code.contains(stub) {
                faults
                    .push(file.fault(number, format!("`{stub})` stands for code that is missing")));
            }
        }
        for mark in [concat!("TO", "DO"), concat!("FIX", "ME")] {
            if code.contains(mark) && !names_issue(code) {
                faults.push(
                    file.fault(number, format!("{mark} without the number of an issue, `#12`")),
                );
            }
        }
        if code.starts_with("pub use ") && code.trim_end().ends_with("::*;") {
            faults.push(file.fault(number, "no glob re-exports: one path to each public item"));
        }
    }
}

fn names_issue(line: &str) -> bool {
    line.split('#').skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Tells whether a line includes a file as documentation, under a feature or always.
fn is_doc_attribute(line: &str) -> bool {
    line.starts_with("#![") && line.contains("doc = include_str!(")
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::TextFile;

    fn faults(text: &str) -> Vec<String> {
        let file = TextFile { path: "crates/a/src/b.rs".to_owned(), text: text.to_owned() };
        let mut faults = Vec::new();
        check(&file, &mut faults);
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn each_rule_finds_its_fault() {
        assert_eq!(faults("//! Good.\n"), [""; 0]);
        assert_eq!(faults("use a;\n").len(), 1);
        assert_eq!(faults(concat!("//! A.\n// TO", "DO later\n")).len(), 1);
        assert_eq!(faults(concat!("//! A.\n// TO", "DO #12 later\n")).len(), 0);
        assert_eq!(faults(concat!("//! A.\n    #[ig", "nore = \"slow\"]\n")).len(), 1);
        assert_eq!(faults("//! A.\npub use a::*;\n").len(), 1);
        assert_eq!(faults(&format!("//! A.\n{}", "\n".repeat(600))).len(), 1);
    }
}
