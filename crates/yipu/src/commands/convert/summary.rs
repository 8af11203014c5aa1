//! What a conversion did, in numbers.

use std::time::Duration;

use records::Language;
use serde_json::{Value, json};

use crate::report::{ByCode, Tally};

/// The counts of a conversion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Summary {
    /// Files, games, moves and findings by weight.
    pub(super) tally: Tally,
    /// Findings by code.
    pub(super) findings: ByCode,
    /// Losses by kind.
    pub(super) losses: ByCode,
    /// Games that were written.
    pub(super) written: usize,
    /// Inputs whose results were there already.
    pub(super) skipped: usize,
    /// Inputs, games and files that could not be read or written, for reasons that are no finding.
    pub(super) failed: usize,
}

impl Summary {
    pub(super) fn add(&mut self, other: &Self) {
        self.tally.add(other.tally);
        self.findings.add(&other.findings);
        self.losses.add(&other.losses);
        self.written += other.written;
        self.skipped += other.skipped;
        self.failed += other.failed;
    }

    /// The counts in words, on several lines.
    pub(super) fn text(&self, took: Duration, language: Language) -> String {
        let Self { tally, findings, losses, written, skipped, failed } = self;
        let mut text = tally.sentence(took, language);
        text.push_str(&match language {
            Language::English => {
                format!("\n{written} games written, {skipped} inputs skipped, {failed} failures\n")
            }
            Language::Chinese => {
                format!("\n写出 {written} 局，跳过 {skipped} 个输入，{failed} 处失败\n")
            }
        });
        let heads = [language.pick("findings:", "发现："), language.pick("losses:", "损失：")];
        for (head, counts) in heads.into_iter().zip([findings, losses]) {
            let lines = counts.to_string();
            if !lines.is_empty() {
                text.push_str(&format!("{head}\n{lines}"));
            }
        }
        text
    }

    /// The counts as an object.
    pub(super) fn json(&self, took: Duration) -> Value {
        json!({
            "schema": "yipu/convert/1",
            "summary": {
                "files": self.tally.files,
                "games": self.tally.games,
                "plies": self.tally.plies,
                "errors": self.tally.errors,
                "warnings": self.tally.warnings,
                "notes": self.tally.notes,
                "written": self.written,
                "skipped": self.skipped,
                "failed": self.failed,
                "findings": self.findings.json(),
                "losses": self.losses.json(),
                "seconds": took.as_secs_f64(),
            },
        })
    }
}
