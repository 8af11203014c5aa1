//! Runs of the program in a folder of their own.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A game that every format can hold.
pub(crate) const GAME: &str = "[Event \"甲\"]\n\n1. 炮二平五 马８进７ *\n";

/// What a run gave.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// A folder in which the program runs.
pub(crate) struct Place {
    folder: TempDir,
}

impl Place {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes a file, and its folders.
    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        let bytes = fs::read(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        String::from_utf8(bytes).unwrap()
    }

    /// The files below a folder, sorted, parted by `/`.
    pub(crate) fn files(&self, name: &str) -> Vec<String> {
        let top = self.path(name);
        let mut found = Vec::new();
        let mut folders = vec![top.clone()];
        while let Some(folder) = folders.pop() {
            let Ok(entries) = fs::read_dir(folder) else { continue };
            for entry in entries {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    found.push(below(&path, &top));
                }
            }
        }
        found.sort();
        found
    }

    pub(crate) fn yipu(&self, args: &[&str]) -> Answer {
        self.yipu_with(args, b"")
    }

    /// Begins a run that waits for its standard input.
    pub(crate) fn begin(&self, args: &[&str]) -> Child {
        Command::new(env!("CARGO_BIN_EXE_yipu"))
            .args(args)
            .current_dir(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    pub(crate) fn yipu_with(&self, args: &[&str], input: &[u8]) -> Answer {
        let mut child = self.begin(args);
        // The program may end before it has read all.
        let _ = child.stdin.take().unwrap().write_all(input);
        let output = child.wait_with_output().unwrap();
        Answer {
            code: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

fn below(path: &Path, top: &Path) -> String {
    let parts = path.strip_prefix(top).unwrap().iter();
    parts.map(|part| part.to_str().unwrap()).collect::<Vec<_>>().join("/")
}
