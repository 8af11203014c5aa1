//! What the documents name exists, and the README's commands are those that are run.

use std::path::Path;

use super::TextFile;
use super::fences::lines;
use crate::fault::Fault;

/// Beginnings of paths in the workspace.
const FOLDERS: [&str; 5] = ["crates/", "fixtures/", "xtask/", "fuzz/", ".ci/"];

/// Returns the commands of a README: the lines of its `sh` blocks that begin with `cargo`.
pub(crate) fn commands(readme: &str) -> Vec<(usize, &str)> {
    lines(readme)
        .filter(|line| line.block == Some("sh") && line.text.starts_with("cargo "))
        .map(|line| (line.number, line.text))
        .collect()
}

pub(super) fn check(root: &Path, files: &[TextFile], faults: &mut Vec<Fault>) {
    let top = files.iter().filter(|file| file.is_markdown() && !file.path.contains('/'));
    for file in top {
        for (number, line) in file.lines() {
            for path in paths(line) {
                if !root.join(path).exists() {
                    faults.push(file.fault(number, format!("`{path}` does not exist")));
                }
            }
        }
        if file.path == "README.md"
            && !commands(&file.text).iter().any(|(_, c)| c.starts_with("cargo test"))
        {
            faults.push(file.fault(1, "no `cargo test` command in an `sh` block"));
        }
    }
}

/// Finds paths of the workspace in a line, without placeholders.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| c.is_whitespace() || "`()[]\"',".contains(c))
        .map(|word| word.trim_end_matches(['.', ':', ';']))
        .filter(|word| FOLDERS.iter().any(|folder| word.starts_with(folder)))
        .filter(|word| !word.contains(['<', '*', '{', '|', '…']))
}

#[cfg(test)]
mod tests {
    use super::{commands, paths};

    #[test]
    fn commands_stand_in_shell_blocks() {
        let readme =
            "cargo no\n```sh\ncargo test --workspace\nyipu x\n```\n```rust\ncargo no\n```\n";
        assert_eq!(commands(readme), [(3, "cargo test --workspace")]);
    }

    #[test]
    fn paths_are_found_and_placeholders_skipped() {
        let line = "See `crates/a/src`, fixtures/x.pgn: and `crates/<name>`.";
        assert_eq!(paths(line).collect::<Vec<_>>(), ["crates/a/src", "fixtures/x.pgn"]);
    }
}
