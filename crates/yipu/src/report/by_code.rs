//! How often each finding and each loss occurred.

use std::collections::BTreeMap;
use std::fmt;

use records::{Diagnostic, LossReport};
use serde_json::{Map, Value};

/// Numbers by stable code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ByCode(BTreeMap<&'static str, usize>);

impl ByCode {
    /// Counts a finding.
    pub(crate) fn finding(&mut self, found: &Diagnostic) {
        *self.0.entry(found.code()).or_default() += 1;
    }

    /// Counts what a conversion lost.
    pub(crate) fn losses(&mut self, losses: &LossReport) {
        for loss in &losses.losses {
            *self.0.entry(loss.what.code()).or_default() += 1;
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        for (code, count) in &other.0 {
            *self.0.entry(code).or_default() += count;
        }
    }

    /// Returns an object with a field for each code.
    pub(crate) fn json(&self) -> Value {
        let fields = self.0.iter().map(|(&code, &count)| (code.to_owned(), count.into()));
        Value::Object(fields.collect::<Map<_, _>>())
    }
}

impl fmt::Display for ByCode {
    /// A line for each code, the most frequent first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines: Vec<_> = self.0.iter().collect();
        lines.sort_by_key(|&(&code, &count)| (std::cmp::Reverse(count), code));
        for (code, count) in lines {
            writeln!(f, "{count:>9}  {code}")?;
        }
        Ok(())
    }
}
