//! Every file of `fixtures/broken` is told exactly what `codes.txt` there says, and every file of
//! `fixtures/games` gives no error.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use records::check::{CheckOptions, check};
use records::{Document, Explain, ReadOptions, Severity};

/// Folders of Go formats, whose own tests state what they must be told.
const GO: [&str; 5] = ["sgf", "gib", "ngf", "ugf", "quadrant"];

fn fixtures(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(folder)
}

/// The codes that a file states for each fixture.
fn stated(file: &str) -> BTreeMap<String, String> {
    fs::read_to_string(fixtures(file))
        .unwrap()
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(": ").expect("a line is `file: codes`"))
        .map(|(name, codes)| (name.to_owned(), codes.to_owned()))
        .collect()
}

/// The files below `top`, named by folder and file.
fn files(top: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for folder in fs::read_dir(top).unwrap().map(|entry| entry.unwrap().path()) {
        let is_go = GO.iter().any(|name| folder.ends_with(name));
        if folder.is_dir() && !is_go {
            for file in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
                let name = file.strip_prefix(top).unwrap().display().to_string();
                files.insert(name, fs::read(&file).unwrap());
            }
        }
    }
    files
}

/// All findings as code and severity, in order.
fn findings(bytes: &[u8]) -> Vec<(&'static str, Severity)> {
    let options = ReadOptions::default();
    let document = match Document::read(bytes, &options) {
        Ok(document) => document,
        Err(error) => return vec![(error.code(), error.severity())],
    };
    let mut found: Vec<_> =
        document.diagnostics.iter().map(|it| (it.code(), it.severity())).collect();
    for raw in document.games() {
        let checked = check(&raw, &document.text, &CheckOptions::default());
        found.extend(checked.diagnostics.iter().map(|it| (it.code(), it.severity())));
    }
    found
}

#[test]
fn each_broken_file_gives_exactly_its_diagnostics() {
    let stated = stated("broken/codes.txt");
    let files = files(&fixtures("broken"));
    let found: BTreeMap<&str, String> = files
        .iter()
        .map(|(name, bytes)| {
            let codes: Vec<_> = findings(bytes).into_iter().map(|(code, _)| code).collect();
            (name.as_str(), codes.join(" "))
        })
        .collect();
    let found: BTreeMap<&str, &str> = found.iter().map(|(name, codes)| (*name, &**codes)).collect();
    let stated = stated.iter().map(|(name, codes)| (&**name, &**codes)).collect();
    assert_eq!(found, stated);
}

#[test]
fn no_good_file_gives_an_error_that_is_not_stated() {
    let stated = stated("games/codes.txt");
    let files = files(&fixtures("games"));
    assert!(files.len() >= 8);
    for (name, bytes) in files {
        let errors: Vec<_> = findings(&bytes)
            .into_iter()
            .filter(|&(_, severity)| severity == Severity::Error)
            .map(|(code, _)| code)
            .collect();
        let expected = stated.get(&name).map_or("", String::as_str);
        assert_eq!(errors.join(" "), expected, "{name}");
    }
}

#[test]
fn files_cut_anywhere_or_damaged_never_stop_the_reader() {
    for folder in ["games", "broken"] {
        for (_, bytes) in files(&fixtures(folder)) {
            for end in 0..bytes.len().min(3000) {
                findings(&bytes[..end]);
                let mut damaged = bytes.clone();
                damaged[end] = damaged[end].wrapping_mul(31).wrapping_add(0x5B);
                findings(&damaged);
            }
        }
    }
}
