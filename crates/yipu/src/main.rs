//! 弈谱 `yipu`: reads, checks, converts and repairs the game records of xiangqi and Go.

#[macro_use]
mod stderr;

mod args;
mod board_view;
mod commands;
mod go_board_view;
mod inputs;
mod output;
mod pages;
mod progress;
mod report;
mod selection;
mod status;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let args = args::Args::parse();
    commands::run(args.command).into()
}
