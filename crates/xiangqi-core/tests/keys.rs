//! The keys are those of a separate program.
#![cfg(feature = "fen")]

use xiangqi_core::Setup;

#[test]
fn keys_are_frozen() {
    let lines = include_str!("../../../fixtures/positions/keys.txt").lines();
    let mut rows = 0;
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [fen, key, canonical]: [&str; 3] =
            line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let setup: Setup = fen.parse().unwrap();
        assert_eq!(format!("{:016x}", setup.key()), key, "{fen}");
        assert_eq!(format!("{:016x}", setup.canonical_key()), canonical, "{fen}");
        rows += 1;
    }
    assert_eq!(rows, 14);
}
