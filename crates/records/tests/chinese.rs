//! Findings are told in Chinese, too: that each has a sentence is held by the compiler, since one
//! `match` tells both languages; here are the words that come from other crates.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use notation_syntax::Expected;
use records::check::{CheckOptions, check};
use records::{AnyDocument, Diagnostic, Explain, Language, ReadOptions};

fn workspace(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The files below `folder`.
fn files(folder: &Path, list: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files(&path, list);
        } else {
            list.push(path);
        }
    }
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{4E00}'..='\u{9FFF}')
}

/// The findings of a file of xiangqi or Go.
fn findings(path: &Path) -> Vec<Diagnostic> {
    let bytes = fs::read(path).unwrap();
    let options = ReadOptions::default();
    match AnyDocument::read(&bytes, &options, &records::go::ReadGo::default()) {
        Err(error) => vec![Diagnostic::new(error, records::Place::default())],
        Ok(AnyDocument::Xiangqi(document)) => {
            let mut found = document.diagnostics.clone();
            for raw in document.games() {
                found.extend(check(&raw, &document.text, &CheckOptions::default()).diagnostics);
            }
            found
        }
        Ok(AnyDocument::Go(document)) => {
            let mut found = document.diagnostics.clone();
            for game in document.games() {
                found.extend(game.diagnostics.clone());
                found.extend(records::go::check(&game.value, go_notation::Rules::JAPANESE));
            }
            found
        }
    }
}

#[test]
fn findings_of_the_broken_files_are_told_in_chinese() {
    let mut list = Vec::new();
    files(&workspace("fixtures/broken"), &mut list);
    let mut codes = BTreeSet::new();
    for path in list {
        for found in findings(&path) {
            let told = Language::Chinese.say(&found.problem).to_string();
            assert!(told.contains(is_han), "{}: {told}", found.code());
            assert_ne!(told, found.problem.to_string());
            if let Some(help) = found.problem.help(Language::Chinese) {
                assert!(help.contains(is_han), "{}: {help}", found.code());
            }
            codes.insert(found.code());
        }
    }
    assert!(codes.len() > 80, "{}", codes.len());
}

/// The literals that stand as first string behind `word(` in `source`, without escapes.
fn literals<'s>(source: &'s str, word: &str) -> Vec<&'s str> {
    let call = format!("{word}(");
    source
        .match_indices(&call)
        .filter_map(|(at, _)| {
            let behind = source[at + call.len()..].trim_start().strip_prefix('"')?;
            behind.split('"').next().filter(|literal| !literal.contains('\\'))
        })
        .collect()
}

#[test]
fn every_label_of_the_parsers_has_its_chinese() {
    let mut missing = BTreeSet::new();
    let mut count = 0;
    for name in ["xiangqi-core", "xiangqi-notation", "go-notation", "records"] {
        let mut list = Vec::new();
        files(&workspace("crates").join(name).join("src"), &mut list);
        for path in list {
            let source = fs::read_to_string(&path).unwrap();
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for word in ["label", "context"] {
                for label in literals(source, word) {
                    count += 1;
                    let label: &'static str = label.to_owned().leak();
                    let told = Language::Chinese.say(&Expected::one(label)).to_string();
                    let is_a_sign = label.starts_with('`') && !label.contains(' ');
                    if told == label && !is_a_sign {
                        missing.insert(label);
                    }
                }
            }
        }
    }
    assert!(count > 80);
    assert!(missing.is_empty(), "add to src/chinese/labels.rs: {missing:#?}");
}
