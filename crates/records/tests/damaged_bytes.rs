//! No binary reader panics, whatever stands in the file: every fixture is cut at each byte, and
//! has bytes changed. What was read can be checked and written.

use std::fs;
use std::path::Path;

use records::che::Files;
use records::check::{CheckOptions, check};
use records::encoding::DecodeOptions;
use records::raw::RawGame;
use records::{XiangqiGame, cbl, cbr, ccm, che, chn, mxq, shijia, xqf, xqr};

fn fixtures(format: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut files = Vec::new();
    for kind in ["games", "broken"] {
        for entry in fs::read_dir(root.join(kind).join(format)).unwrap() {
            files.push(fs::read(entry.unwrap().path()).unwrap());
        }
    }
    assert!(!files.is_empty());
    files
}

/// Calls `take` with every beginning of the fixtures of `format`, and with the fixtures changed at
/// each byte.
fn damage(format: &str, mut take: impl FnMut(&[u8])) {
    for file in fixtures(format) {
        // Libraries are long and mostly empty.
        let step = if file.len() > 10_000 { 37 } else { 1 };
        for end in (0..file.len()).step_by(step) {
            take(&file[..end]);
        }
        let mut changed = file.clone();
        for at in (0..file.len()).step_by(step) {
            for value in [0xFF, file[at] ^ 0x81] {
                changed[at] = value;
                take(&changed);
            }
            changed[at] = file[at];
        }
    }
}

fn checked(raw: &RawGame) -> XiangqiGame {
    check(raw, "", &CheckOptions::default()).game
}

#[test]
fn xqf_survives() {
    let mut count = 0;
    damage("xqf", |bytes| {
        count += 1;
        let Ok(raw) = xqf::read(bytes, &DecodeOptions::default()) else { return };
        assert!(raw.tree.len() <= bytes.len() / 4 + 1);
        // Writing is far slower than reading.
        if count % 32 == 0 {
            let options = xqf::WriteOptions::default();
            if let Ok(written) = xqf::write(&checked(&raw), &options) {
                xqf::read(&written.bytes, &DecodeOptions::default()).unwrap();
            }
        }
    });
}

#[test]
fn cbr_survives() {
    let mut count = 0;
    damage("cbr", |bytes| {
        count += 1;
        let Ok(raw) = cbr::read(bytes) else { return };
        assert!(raw.tree.len() <= bytes.len() / 4 + 1);
        // Writing is far slower than reading.
        if count % 32 == 0
            && let Ok(written) = cbr::write(&checked(&raw))
        {
            cbr::read(&written.bytes).unwrap();
        }
    });
}

#[test]
fn cbl_survives() {
    damage("cbl", |bytes| {
        if let Ok((games, _)) = cbl::read(bytes) {
            // A record has a slot of its own; in early libraries it is packed.
            let least = if bytes.starts_with(b"CCBridge\x15") { 1 } else { 4_096 };
            assert!(games.len() <= bytes.len() / least);
        }
    });
}

#[test]
fn xqr_survives() {
    damage("xqr", |bytes| {
        let Ok(raw) = xqr::read(bytes) else { return };
        assert!(raw.tree.len() <= bytes.len() / 4 + 1);
        if let Ok(written) = xqr::write(&checked(&raw)) {
            xqr::read(&written.bytes).unwrap();
        }
    });
}

#[test]
fn move_lists_survive() {
    let options = DecodeOptions::default();
    let check = |raw: Result<RawGame, _>| raw.map(|raw| checked(&raw).tree.len());
    let mut moves = 0;
    damage("che", |bytes| moves += check(che::read(bytes, Files::FromRight)).unwrap_or_default());
    damage("ccm", |bytes| moves += check(ccm::read(bytes)).unwrap_or_default());
    damage("chn", |bytes| moves += check(chn::read(bytes)).unwrap_or_default());
    damage("mxq", |bytes| moves += check(mxq::read(bytes, &options)).unwrap_or_default());
    damage("shijia", |bytes| moves += check(shijia::read(bytes, &options)).unwrap_or_default());
    assert!(moves > 0);
}
