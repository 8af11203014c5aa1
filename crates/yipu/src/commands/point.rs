//! `yipu point`: one point of a Go board in other coordinates.

use std::io::{self, Write};

use go_notation::{BoardSize, CoordinateSystem, Coordinates, QuadrantBoards, Tolerances};

use crate::args::{Point, SystemOrAll};
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Point) -> Run {
    let size = match args.size {
        Some(lines) => BoardSize::square(lines)
            .ok_or_else(|| Stop::failed("--size: a board has 1 to 52 lines"))?,
        None => BoardSize::NINETEEN,
    };
    let coordinates = Coordinates {
        size,
        boards: if args.odd_boards { QuadrantBoards::Odd } else { QuadrantBoards::Nineteen },
        tolerances: if args.strict { Tolerances::NONE } else { Tolerances::ALL },
    };
    let system = match args.from {
        Some(system) => system,
        None => CoordinateSystem::detect(&args.text)
            .ok_or_else(|| Stop::failed(format!("`{}`: name the system with --from", args.text)))?,
    };
    let reading = match coordinates.read(system, &args.text) {
        Ok(reading) => reading,
        Err(error) => {
            tell_line!("yipu: `{}` ({}): {error}", args.text, system.name());
            if let (None, CoordinateSystem::Names) = (args.from, system)
                && let Ok(other) = coordinates.read(CoordinateSystem::Japanese, &args.text)
            {
                let point = other.value;
                tell_line!("yipu: note: with --from japanese it means the point {point}");
            }
            return Ok(Status::Faults);
        }
    };
    for deviation in &reading.deviations {
        tell_line!("yipu: note[{}]: {}", deviation.tolerance.code(), deviation.tolerance.advice());
    }
    let mut out = io::stdout().lock();
    match args.to {
        SystemOrAll::One(system) => match coordinates.write(system, reading.value) {
            Ok(text) => writeln!(out, "{text}")?,
            Err(error) => {
                tell_line!("yipu: {}: {error}", system.name());
                return Ok(Status::Faults);
            }
        },
        SystemOrAll::All => {
            for (system, text) in coordinates.write_all(reading.value) {
                match text {
                    Ok(text) => writeln!(out, "{:<12} {text}", system.name())?,
                    Err(error) => writeln!(out, "{:<12} - ({error})", system.name())?,
                }
            }
        }
    }
    Ok(Status::Done)
}
