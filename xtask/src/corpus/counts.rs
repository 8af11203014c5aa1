//! The numbers of one row.

use std::fmt;

/// What the program counts in a set of files, as its summary names it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts([u64; NAMES.len()]);

/// The names in the program's summary, in the order of the columns.
const NAMES: [&str; 6] = ["files", "games", "plies", "errors", "warnings", "notes"];

impl Counts {
    /// The names above the columns of a printed table.
    pub(crate) const HEADER: &str =
        "   files    games      plies   errors warnings    notes  folder and ending";

    /// Reads the summary, the last line of `yipu check --json`; nothing from any other line.
    pub(crate) fn from_summary(line: &str) -> Option<Self> {
        let value: serde_json::Value = serde_json::from_str(line).ok()?;
        let summary = value.get("summary")?;
        let mut counts = Self::default();
        for (count, name) in counts.0.iter_mut().zip(NAMES) {
            *count = summary.get(name)?.as_u64()?;
        }
        Some(counts)
    }

    /// Reads the columns of a row.
    pub(crate) fn from_columns(columns: &[&str]) -> Option<Self> {
        let mut counts = Self::default();
        if columns.len() != counts.0.len() {
            return None;
        }
        for (count, column) in counts.0.iter_mut().zip(columns) {
            *count = column.parse().ok()?;
        }
        Some(counts)
    }

    /// Returns the columns of a row.
    pub(crate) fn columns(&self) -> Vec<String> {
        self.0.iter().map(ToString::to_string).collect()
    }

    /// Adds the counts of other files.
    pub(crate) fn add(&mut self, other: &Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [files, games, plies, errors, warnings, notes] = self.0;
        write!(f, "{files:>8} {games:>8} {plies:>10} {errors:>8} {warnings:>8} {notes:>8}")
    }
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn the_summary_is_told_from_findings() {
        let finding = r#"{"schema":"yipu/finding/1","code":"xq/illegal/horse-leg"}"#;
        assert_eq!(Counts::from_summary(finding), None);
        let summary = r#"{"schema":"yipu/summary/1","summary":{"files":1,"games":2,"plies":3,"errors":4,"warnings":5,"notes":6,"seconds":0.1}}"#;
        let counts = Counts::from_summary(summary).unwrap();
        assert_eq!(Counts::from_columns(&["1", "2", "3", "4", "5", "6"]), Some(counts));
    }
}
