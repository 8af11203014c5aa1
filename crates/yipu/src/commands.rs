//! One module a command.

mod ambiguity;
pub(crate) mod check;
mod convert;
mod detect;
mod explain;
mod formats;
mod judge;
mod list;
pub(crate) mod moves;
mod notations;
mod perft;
mod point;
mod repair;
mod show;
mod transform;

use crate::args::Command;
use crate::status::Status;

/// Runs a command to its end.
pub(crate) fn run(command: Command) -> Status {
    let run = match command {
        Command::Check(args) => check::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::List(args) => list::run(&args),
        Command::Repair(args) => repair::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Detect(args) => detect::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Ambiguity(args) => ambiguity::run(&args),
        Command::Notations(args) => notations::run(&args),
        Command::Judge(args) => judge::run(&args),
        Command::Point(args) => point::run(&args),
        Command::Transform(args) => transform::run(&args),
        Command::Formats(args) => formats::run(&args),
    };
    run.unwrap_or_else(Status::from)
}
