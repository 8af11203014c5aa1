//! Maintenance of the workspace: `cargo xtask TASK`.

mod bless;
mod ci;
mod compare;
mod corpus;
mod failure;
mod fault;
mod perft;
mod repair_bench;
mod root;
mod stated;
mod step;
mod tidy;
mod yipu;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Maintenance of the Yipu workspace.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    Fixtures(stated::Fixtures),
    Bless(bless::Bless),
    /// Checks the rules of the project that a machine can see.
    Tidy,
    /// Runs every check, as `.ci/run` does.
    Ci,
    Compare(compare::Compare),
    Corpus(corpus::Corpus),
    Perft(perft::Perft),
    RepairBench(repair_bench::RepairBench),
}

fn main() -> ExitCode {
    let root = root::workspace_root();
    let outcome = match Arguments::parse().task {
        Task::Fixtures(options) => stated::run(&root, &options),
        Task::Bless(options) => bless::run(&root, &options),
        Task::Tidy => tidy::run(&root),
        Task::Ci => ci::run(&root),
        Task::Compare(options) => compare::run(&root, &options),
        Task::Corpus(options) => corpus::run(&root, &options),
        Task::Perft(options) => perft::run(&root, &options),
        Task::RepairBench(options) => repair_bench::run(&root, &options),
    };
    outcome.unwrap_or_else(|failure| {
        eprintln!("{failure}");
        ExitCode::FAILURE
    })
}
