//! The notation of a game, by the evidence of its whole main line.

use xiangqi_notation::{Accept, Reader};

use super::Stage;
use crate::raw::{RawGame, RawMove};

/// Returns the one convention that explains the main line best, as far as the line can be read.
pub(super) fn convention(raw: &RawGame, text: &str, start: &Stage) -> Option<Accept> {
    let mut reader = Reader::new(start.clone());
    for id in raw.tree.main_line() {
        let node = &raw.tree[id];
        let words = text.get(node.span.range()).filter(|_| node.mv == RawMove::Text)?;
        if reader.push(words).is_err() {
            break;
        }
    }
    let run = reader.finish().ok()?;
    run.evidence.convention.map(xiangqi_notation::Convention::accept)
}
