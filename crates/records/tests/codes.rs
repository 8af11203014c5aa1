//! The lists of codes hold every code that the source can give, once.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use records::Code;

/// The Rust files below `folder`.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            sources(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// Tells whether `text` is written as codes are: `family/name`, `family/name/reason`.
fn is_code(text: &str) -> bool {
    let word = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_lowercase())
            && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    text.contains('/') && text.split('/').all(word)
}

/// The literals of `source` that are written as codes are.
fn codes_in(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').filter(|literal| is_code(literal))
}

#[test]
fn each_code_is_listed_once_and_well_formed() {
    let mut seen = BTreeSet::new();
    for code in Code::all() {
        assert!(is_code(code.name), "{}", code.name);
        assert!(seen.insert(code.name), "{} is listed twice", code.name);
    }
    assert!(seen.len() > 200);
}

#[test]
fn each_code_of_the_source_is_listed() {
    let listed: BTreeSet<_> = Code::all().map(|code| code.name).collect();
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut found = BTreeSet::new();
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        if source.contains("impl Explain for") {
            for code in codes_in(&source) {
                let file = file.display();
                assert!(listed.contains(code), "{file}: `{code}` is missing in `CODES`");
                found.insert(code.to_owned());
            }
        }
    }
    assert!(found.len() > 150);
}
