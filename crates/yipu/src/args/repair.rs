//! The words of `yipu repair`.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::{Layout, Source};

/// `yipu repair`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Repair {
    #[command(flatten)]
    pub(crate) source: Source,

    /// Write each repaired file as NAME.repaired.EXT beside its source
    #[arg(long)]
    pub(crate) apply: bool,

    /// Write the repaired file here; for one input
    #[arg(long, short, value_name = "FILE", conflicts_with = "in_place")]
    pub(crate) output: Option<PathBuf>,

    /// Write the repaired file over its source
    #[arg(long, conflicts_with = "apply")]
    pub(crate) in_place: bool,

    /// Replace repaired files that exist
    #[arg(long)]
    pub(crate) force: bool,

    /// Take the best candidate also where others cannot be excluded
    #[arg(long, conflicts_with_all = ["pick", "interactive"])]
    pub(crate) all: bool,

    /// Take candidate number N where none is clear
    #[arg(long, value_name = "N", conflicts_with = "interactive")]
    pub(crate) pick: Option<usize>,

    /// Ask at every fault
    #[arg(long, short, conflicts_with = "json")]
    pub(crate) interactive: bool,

    /// Write no comment or tag that records a repair
    #[arg(long)]
    pub(crate) no_trace: bool,

    /// Print one JSON object a fault instead of the difference
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) layout: Layout,

    /// Print the difference alone, without reasons
    #[arg(long, short)]
    pub(crate) quiet: bool,
}
