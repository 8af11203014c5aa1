//! The committed expectation: `xtask/corpus.expected`.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::counts::Counts;
use crate::failure::Failure;
use crate::fault::Fault;

const FILE: &str = "xtask/corpus.expected";

const HEAD: &str = "\
# What `yipu check` counts in real files that stand outside of the repository.
# Columns: folder, ending, files, games, plies, errors, warnings, notes; between them tabs.
# A new row has `-` for its counts; `cargo xtask corpus DIR --accept` fills it in.
";

/// The files of one folder with one ending, and what is expected of them.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) folder: String,
    pub(crate) ending: String,
    /// Nothing for a row that has never been measured.
    pub(crate) counts: Option<Counts>,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} .{}", self.folder, self.ending)
    }
}

/// Reads the rows.
pub(crate) fn read_rows(root: &Path) -> Result<Vec<Row>, Failure> {
    let text = fs::read_to_string(root.join(FILE))?;
    let mut rows = Vec::new();
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let columns: Vec<&str> = line.split('\t').collect();
        let row = match columns[..] {
            [folder, ending, "-"] => Some((folder, ending, None)),
            [folder, ending, ref counts @ ..] => {
                Counts::from_columns(counts).map(|counts| (folder, ending, Some(counts)))
            }
            _ => None,
        };
        match row {
            Some((folder, ending, counts)) => {
                rows.push(Row { folder: folder.to_owned(), ending: ending.to_owned(), counts });
            }
            None => {
                let message = "expected folder, ending and six counts or `-`";
                faults.push(Fault::at(&PathBuf::from(FILE), index + 1, message));
            }
        }
    }
    if faults.is_empty() { Ok(rows) } else { Err(Failure::Faults(faults)) }
}

/// Writes the rows.
pub(crate) fn write_rows(root: &Path, rows: &[Row]) -> Result<(), Failure> {
    let mut text = HEAD.to_owned();
    for row in rows {
        let counts = row.counts.as_ref().map_or_else(|| vec!["-".to_owned()], Counts::columns);
        text += &format!("{}\t{}\t{}\n", row.folder, row.ending, counts.join("\t"));
    }
    fs::write(root.join(FILE), text)?;
    Ok(())
}
