//! The stable codes of findings.

use super::Severity;

/// A code with the severity of its findings.
///
/// Each type of problem lists its own codes; [`Code::all`] joins the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// Family, slash, name: in lower case with hyphens, such as `xq/illegal/horse-leg`.
    pub name: &'static str,
    /// How much such a finding matters.
    pub severity: Severity,
}

impl Code {
    pub(crate) const fn error(name: &'static str) -> Self {
        Self { name, severity: Severity::Error }
    }

    pub(crate) const fn warning(name: &'static str) -> Self {
        Self { name, severity: Severity::Warning }
    }

    pub(crate) const fn note(name: &'static str) -> Self {
        Self { name, severity: Severity::Note }
    }

    /// Returns every code that a reader, a check or a writer can give.
    ///
    /// ```
    /// use records::{Code, Severity};
    ///
    /// let horse = Code::all().find(|code| code.name == "xq/illegal/horse-leg").unwrap();
    /// assert_eq!(horse.severity, Severity::Error);
    /// ```
    pub fn all() -> impl Iterator<Item = &'static Self> {
        super::families::FAMILIES.iter().copied().flatten()
    }

    /// Returns the part in front of the first slash.
    #[must_use]
    pub fn family(&self) -> &'static str {
        self.name.split('/').next().unwrap_or(self.name)
    }
}
