//! A name of a point that is read in any system is written and read back as that point.

#![no_main]

use go_notation::{BoardSize, CoordinateSystem, Coordinates, QuadrantBoards, Tolerances, zones};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, u8, &str)| {
    let (columns, rows, name) = input;
    let Some(size) = BoardSize::new(columns % 52 + 1, rows % 52 + 1) else { return };
    for size in [size, BoardSize::NINETEEN] {
        let coordinates =
            Coordinates { size, boards: QuadrantBoards::Odd, tolerances: Tolerances::ALL };
        for system in CoordinateSystem::ALL {
            let Ok(reading) = coordinates.read(system, name) else { continue };
            let written = coordinates.write(system, reading.value).expect("a point has its name");
            let again = coordinates.read(system, &written).expect("the name can be read");
            assert_eq!((again.value, again.deviations.len()), (reading.value, 0));
        }
    }
    if let Ok(record) = zones::read_record(name, Tolerances::ALL) {
        let written = zones::write_record(record.value.moves()).expect("the moves can be written");
        let again = zones::read_record(&written, Tolerances::NONE).expect("the text can be read");
        assert!(again.value.moves().eq(record.value.moves()));
    }
});
