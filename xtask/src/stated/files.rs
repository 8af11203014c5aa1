//! The files that the documents ask for, and how they differ from those on disk.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::block::read_blocks;
use super::case::Case;
use crate::fault::Fault;
use crate::root::files_below;

const DOCUMENTS: &str = "fixtures/documents";
const STATED: &str = "fixtures/stated";

/// Reads every document and judges its examples.
pub(crate) fn read_cases(root: &Path, faults: &mut Vec<Fault>) -> io::Result<Vec<Case>> {
    let mut cases: Vec<Case> = Vec::new();
    for path in files_below(&root.join(DOCUMENTS), &[])? {
        if path.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        let document = path.strip_prefix(root).unwrap_or(&path);
        let text = fs::read_to_string(&path)?;
        for block in read_blocks(document, &text, faults) {
            let twin = cases.iter().find(|case| case.block.id.eq_ignore_ascii_case(&block.id));
            if let Some(twin) = twin {
                let place = twin.block.fault(String::new()).to_string();
                let message =
                    format!("the id `{}` is taken by {}", block.id, place.trim_end_matches(": "));
                faults.push(block.fault(message));
                continue;
            }
            cases.extend(Case::new(block, faults));
        }
    }
    for case in &cases {
        if let Some(runner) = case.runner {
            let test = format!("crates/{runner}/tests/stated.rs");
            if !root.join(&test).exists() {
                faults.push(case.block.fault(format!("nobody answers: {test} does not exist")));
            }
        }
    }
    Ok(cases)
}

/// What is to be done so that `fixtures/stated` says what the documents say.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    /// Files to write, with their contents.
    pub(crate) write: BTreeMap<PathBuf, String>,
    /// Files to remove.
    pub(crate) remove: Vec<PathBuf>,
}

impl Changes {
    /// Compares the cases with the files on disk.
    pub(crate) fn find(root: &Path, cases: &[Case]) -> io::Result<Self> {
        let mut wanted = BTreeMap::new();
        for case in cases {
            let folder = root.join(STATED).join(case.block.document_name());
            wanted.insert(folder.join(format!("{}.case", case.block.id)), case.input());
            wanted.insert(folder.join(format!("{}.snap", case.block.id)), case.snapshot());
        }
        let mut changes = Self::default();
        for path in files_below(&root.join(STATED), &[])? {
            if !wanted.contains_key(&path) {
                changes.remove.push(path);
            }
        }
        for (path, text) in wanted {
            if fs::read(&path).ok().as_deref() != Some(text.as_bytes()) {
                changes.write.insert(path, text);
            }
        }
        Ok(changes)
    }

    /// Tells whether the files on disk are as they should be.
    pub(crate) fn is_empty(&self) -> bool {
        self.write.is_empty() && self.remove.is_empty()
    }

    /// Writes and removes.
    pub(crate) fn apply(&self) -> io::Result<()> {
        for path in &self.remove {
            fs::remove_file(path)?;
            if let Some(folder) = path.parent() {
                // Fails when the folder still holds something, which is then wanted.
                let _ = fs::remove_dir(folder);
            }
        }
        for (path, text) in &self.write {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(path, text)?;
        }
        Ok(())
    }
}
