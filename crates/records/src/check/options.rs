//! What a check is told beforehand.

use xiangqi_core::Setup;
use xiangqi_notation::Accept;

/// Choices for a check.
#[derive(Clone, Debug, Default)]
pub struct CheckOptions {
    /// The notation of move texts; every notation is considered by default.
    pub accept: Accept,
    /// A start position that replaces the one in the file.
    pub start: Option<Setup>,
}
