//! Maintenance of the workspace: `cargo xtask TASK`.

mod bless;
mod failure;
mod fault;
mod root;
mod stated;
mod step;

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
}

fn main() -> ExitCode {
    let root = root::workspace_root();
    let outcome = match Arguments::parse().task {
        Task::Fixtures(options) => stated::run(&root, &options),
        Task::Bless(options) => bless::run(&root, &options),
    };
    outcome.unwrap_or_else(|failure| {
        eprintln!("{failure}");
        ExitCode::FAILURE
    })
}
