//! Names for output files.

use std::collections::{HashMap, HashSet};
use std::path::{Component, Path, PathBuf};

use unicode_normalization::UnicodeNormalization;

/// What stands for a name of which nothing but dots is left.
const NAMELESS: &str = "_";

/// A path below a folder for what is made of an input, without an ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stem {
    /// The path; every part of it is a name, so that it never leads out of the folder.
    pub(crate) path: PathBuf,
    /// Whether nothing but dots was left of the name, and another stands for it.
    pub(crate) is_replaced: bool,
}

impl Stem {
    /// Takes the path of an input without its ending.
    ///
    /// Of `..xqf` and `...xqf` the ending leaves `.` and `..`, which are the folder and the one
    /// above it: such names become `_`.
    pub(crate) fn of(input: &Path) -> Self {
        let is_name = |part: &Component<'_>| matches!(part, Component::Normal(_));
        let folders = input.parent().unwrap_or(Path::new(""));
        let path: PathBuf = folders.components().filter(is_name).collect();
        let stem = input.file_stem().unwrap_or_default();
        let is_replaced = stem.as_encoded_bytes().iter().all(|&byte| byte == b'.');
        Self { path: path.join(if is_replaced { NAMELESS.as_ref() } else { stem }), is_replaced }
    }
}

/// Paths below a folder, no two of which any file system could take for the same.
///
/// Some do not tell capitals from small letters, some not one Unicode form from another.
#[derive(Debug, Default)]
pub(crate) struct Names {
    taken: HashSet<String>,
    /// The last number that was given to a name.
    numbers: HashMap<String, u64>,
}

impl Names {
    /// Takes `path`, so that it is never chosen.
    pub(crate) fn reserve(&mut self, path: &Path) {
        self.taken.insert(key(path));
    }

    /// Takes the folders in which `path` stands.
    pub(crate) fn reserve_folders(&mut self, path: &Path) {
        for folder in path.ancestors().skip(1).filter(|it| !it.as_os_str().is_empty()) {
            if !self.taken.insert(key(folder)) {
                break;
            }
        }
    }

    /// Takes a free path for `path` with the ending `extension`, numbered if it must be.
    pub(crate) fn choose(&mut self, path: &Path, extension: &str) -> PathBuf {
        let wanted = key(path);
        let last = self.numbers.get(&wanted).copied().unwrap_or(0);
        let (chosen, number) = self.search(path, extension, last + 1);
        self.numbers.insert(wanted, number);
        self.reserve(&chosen);
        chosen
    }

    /// Returns a free path for `path` with the ending `extension`, numbered if it must be.
    pub(crate) fn free(&self, path: &Path, extension: &str) -> PathBuf {
        self.search(path, extension, 1).0
    }

    fn search(&self, path: &Path, extension: &str, first: u64) -> (PathBuf, u64) {
        let stem = path.file_name().unwrap_or_default().to_string_lossy();
        let mut number = first;
        loop {
            let free = path.with_file_name(match number {
                1 => format!("{stem}.{extension}"),
                _ => format!("{stem}-{number}.{extension}"),
            });
            if !self.taken.contains(&key(&free)) {
                return (free, number);
            }
            number += 1;
        }
    }
}

fn key(path: &Path) -> String {
    let path = path.to_string_lossy();
    if path.is_ascii() { path.to_ascii_lowercase() } else { path.to_lowercase().nfc().collect() }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Names, Stem};

    #[test]
    fn stems_are_names() {
        let stem = |path: &str| Stem::of(Path::new(path)).path;
        assert_eq!(stem("a/b.c.xqf"), Path::new("a/b.c"));
        assert_eq!(stem("a/.xqf"), Path::new("a/.xqf"));
        for name in ["..xqf", "...xqf", "...", "....xqf", "....."] {
            assert_eq!(stem(name), Path::new("_"), "{name}");
            assert_eq!(stem(&format!("a/{name}")), Path::new("a/_"), "{name}");
            assert!(Stem::of(Path::new(name)).is_replaced, "{name}");
        }
        for path in ["/etc/x.pgn", "../etc/x.pgn", "./etc/../x.pgn"] {
            let path = stem(path);
            assert!(path.is_relative() && !path.starts_with(".."), "{path:?}");
        }
        assert_eq!(stem(""), Path::new("_"));
        assert_eq!(stem(".."), Path::new("_"));
    }

    #[test]
    fn names_differ_even_where_case_does_not_count() {
        let mut names = Names::default();
        let mut choose = |stem| names.choose(Path::new(stem), "pgn");
        assert_eq!(choose("out/a"), Path::new("out/a.pgn"));
        assert_eq!(choose("out/A"), Path::new("out/A-2.pgn"));
        assert_eq!(choose("out/a-2"), Path::new("out/a-2-2.pgn"));
        assert_eq!(choose("Out/a"), Path::new("Out/a-3.pgn"));
        assert_eq!(choose("b/a"), Path::new("b/a.pgn"));
        assert_eq!(choose("e\u{301}"), Path::new("e\u{301}.pgn"));
        assert_eq!(choose("\u{C9}"), Path::new("\u{C9}-2.pgn"));
    }

    #[test]
    fn a_file_never_takes_the_name_of_a_folder() {
        let mut names = Names::default();
        names.reserve_folders(Path::new("a.pgn/b"));
        assert_eq!(names.choose(Path::new("a"), "pgn"), Path::new("a-2.pgn"));
    }
}
