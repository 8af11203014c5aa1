//! `cargo xtask tidy`: the rules of the project that a machine can see.

mod fences;
mod manifests;
mod markdown;
mod readme;
mod source;
mod surface;
mod words;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::failure::Failure;
use crate::fault::Fault;
use crate::root::files_below;

pub(crate) use readme::commands as readme_commands;

/// A text file of the workspace.
pub(crate) struct TextFile {
    /// The path from the workspace's folder, with `/` between the parts.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl TextFile {
    /// Makes a fault at a line, counted from 1.
    fn fault(&self, line: usize, message: impl Into<String>) -> Fault {
        Fault::at(Path::new(&self.path), line, message)
    }

    /// Returns the lines with their numbers.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    fn is_markdown(&self) -> bool {
        self.path.ends_with(".md")
    }
}

/// Runs all checks.
pub(crate) fn run(root: &Path) -> Result<ExitCode, Failure> {
    let files = text_files(root)?;
    let mut faults = Vec::new();
    for file in &files {
        source::check(file, &mut faults);
        surface::check(file, &mut faults);
        markdown::check(file, &mut faults);
        words::check(file, root, &mut faults);
    }
    manifests::check(&files, &mut faults);
    readme::check(root, &files, &mut faults);
    if faults.is_empty() {
        println!("{} files are tidy", files.len());
        return Ok(ExitCode::SUCCESS);
    }
    faults.sort();
    Err(Failure::Faults(faults))
}

/// Reads every text file that version control knows or would take; all files without it.
fn text_files(root: &Path) -> io::Result<Vec<TextFile>> {
    let mut files = Vec::new();
    for path in known_files(root)? {
        // Files with other bytes are fixtures in old encodings or binary formats.
        if let Ok(text) = fs::read_to_string(&path) {
            let path = path.strip_prefix(root).unwrap_or(&path);
            files.push(TextFile { path: path.display().to_string().replace('\\', "/"), text });
        }
    }
    Ok(files)
}

fn known_files(root: &Path) -> io::Result<Vec<PathBuf>> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .current_dir(root)
        .output();
    match listed {
        Ok(output) if output.status.success() => {
            let names = String::from_utf8_lossy(&output.stdout).into_owned();
            Ok(names.split_terminator('\0').map(|name| root.join(name)).collect())
        }
        _ => files_below(root, &[]),
    }
}
