//! Zip archives as inputs, harmless and hostile.

use std::io::{Cursor, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::program::{GAME, Place};

/// Packs entries.
fn zipped(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Replaces each run of bytes by another of the same length: what no honest program writes.
fn forged(mut bytes: Vec<u8>, from: &[u8], to: &[u8]) -> Vec<u8> {
    assert_eq!(from.len(), to.len());
    let mut count = 0;
    for at in 0..=bytes.len() - from.len() {
        if &bytes[at..at + from.len()] == from {
            bytes[at..at + from.len()].copy_from_slice(to);
            count += 1;
        }
    }
    assert!(count >= 2, "a name stands in front of the entry and in the list");
    bytes
}

#[test]
fn an_archive_is_read_like_the_folder_that_it_was_made_of() {
    let place = Place::new();
    let game = GAME.as_bytes();
    place.write("games.zip", zipped(&[("b.pgn", game), ("deep/er/a.pgn", game), ("deep/", b"")]));
    let answer = place.yipu(&["check", "--json", "games.zip"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert!(answer.out.contains(r#""files":2,"games":2,"plies":4"#), "{answer:?}");
    let answer = place.yipu(&["convert", "games.zip", "-o", "out", "--to", "moves"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert_eq!(place.files("out"), ["b.txt", "deep/er/a.txt"]);
    // Inside a folder, an archive stands for a folder of its name.
    place.write("all/x/games.zip", std::fs::read(place.path("games.zip")).unwrap());
    place.write("all/c.pgn", game);
    assert_eq!(place.yipu(&["convert", "all", "-o", "out2", "--to", "json"]).code, 0);
    let files = ["c.jsonl", "x/games/b.jsonl", "x/games/deep/er/a.jsonl"];
    assert_eq!(place.files("out2"), files);
}

#[test]
fn a_part_of_an_archive_is_named_as_reports_name_it() {
    let place = Place::new();
    let game = GAME.as_bytes();
    place.write("g.zip", zipped(&[("b.pgn", game), ("x/a.pgn", game), ("x/c.pgn", b"nothing")]));
    let answer = place.yipu(&["list", "g.zip/x/a.pgn", "g.zip/b.pgn"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert_eq!(answer.out.lines().count(), 2);
    assert!(place.yipu(&["check", "g.zip/x"]).out.contains("2 files, 1 game"));
    let answer = place.yipu(&["check", "g.zip/y"]);
    assert_eq!(answer.code, 2, "{answer:?}");
    let answer = place.yipu(&["show", "g.zip/b.pgn"]);
    assert!(answer.out.contains("after ply 2 of 2"), "{answer:?}");
    let answer = place.yipu(&["show", "g.zip"]);
    assert!(answer.err.contains("g.zip: these are 3 files; name one: g.zip/b.pgn"), "{answer:?}");
}

#[test]
fn standard_input_is_read_once() {
    let place = Place::new();
    let answer = place.yipu_with(&["check", "-", "-"], GAME.as_bytes());
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("standard input can be read only once"), "{answer:?}");
    assert!(answer.out.contains("1 file, 1 game, 2 moves: 0 errors"), "{answer:?}");
    let answer = place.yipu_with(&["show", "-", "--ply", "1"], GAME.as_bytes());
    assert!(answer.out.contains("after ply 1 of 2"), "{answer:?}");
}

#[test]
fn an_archive_may_come_by_standard_input() {
    let place = Place::new();
    let bytes = zipped(&[("a.pgn", GAME.as_bytes())]);
    let answer = place.yipu_with(&["detect", "-"], &bytes);
    assert!(answer.out.starts_with("<stdin>/a.pgn: pgn"), "{answer:?}");
}

#[test]
fn names_in_gbk_are_decoded() {
    let place = Place::new();
    let game = GAME.as_bytes();
    // 象棋/胡荣华.pgn and 七星聚会.pgn.
    let bytes = zipped(&[("XXXX/YYYYYY.pgn", game), ("ZZZZZZZZ.pgn", game)]);
    let bytes = forged(bytes, b"XXXX/YYYYYY", b"\xCF\xF3\xC6\xE5/\xBA\xFA\xC8\xD9\xBB\xAA");
    let bytes = forged(bytes, b"ZZZZZZZZ", b"\xC6\xDF\xD0\xC7\xBE\xDB\xBB\xE1");
    place.write("gbk.zip", bytes);
    assert_eq!(place.yipu(&["convert", "gbk.zip", "-o", "out", "--to", "pgn"]).code, 0);
    assert_eq!(place.files("out"), ["七星聚会.pgn", "象棋/胡荣华.pgn"]);
    place.write("utf8.zip", zipped(&[("残局.pgn", game)]));
    assert_eq!(place.yipu(&["convert", "utf8.zip", "-o", "out3", "--to", "pgn"]).code, 0);
    assert_eq!(place.files("out3"), ["残局.pgn"]);
}

#[test]
fn entries_that_lead_elsewhere_are_refused_by_name() {
    let place = Place::new();
    let game = GAME.as_bytes();
    let bytes = zipped(&[
        ("../up.pgn", game),
        ("a/../../up.pgn", game),
        ("/tmp/yipu-up.pgn", game),
        ("C:/up.pgn", game),
        ("..\\up.pgn", game),
        ("good.pgn", game),
    ]);
    place.write("in/evil.zip", bytes);
    let answer = place.yipu(&["convert", "in/evil.zip", "-o", "out", "--to", "pgn"]);
    assert_eq!(answer.code, 1);
    assert_eq!(place.files(""), ["in/evil.zip", "out/good.pgn"]);
    for name in ["../up.pgn", "a/../../up.pgn", "/tmp/yipu-up.pgn", "C:/up.pgn"] {
        assert!(answer.err.contains(&format!("in/evil.zip/{name}: not read")), "{answer:?}");
    }
    assert!(answer.err.contains("\n1 games written, 0 inputs skipped, 5 failures\n"), "{answer:?}");
}

#[test]
fn links_in_an_archive_are_named_and_not_followed() {
    let place = Place::new();
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.add_symlink("link.pgn", "/etc/passwd", SimpleFileOptions::default()).unwrap();
    zip.start_file("a.pgn", SimpleFileOptions::default()).unwrap();
    zip.write_all(GAME.as_bytes()).unwrap();
    place.write("links.zip", zip.finish().unwrap().into_inner());
    let answer = place.yipu(&["check", "links.zip"]);
    assert!(answer.err.contains("links.zip/link.pgn: a link, not followed"), "{answer:?}");
    assert!(answer.out.contains("1 file,"), "{answer:?}");
}

#[test]
fn an_archive_inside_an_archive_is_named_and_not_opened() {
    let place = Place::new();
    let inner = zipped(&[("a.pgn", GAME.as_bytes())]);
    place.write("outer.zip", zipped(&[("inner.zip", &inner), ("b.pgn", GAME.as_bytes())]));
    let answer = place.yipu(&["check", "outer.zip"]);
    assert_eq!(answer.code, 1);
    let told = format!("{}{}", answer.out, answer.err);
    assert!(told.contains("outer.zip/inner.zip: an archive inside an archive"), "{told}");
    assert!(told.contains("1 game,"), "{told}");
}

#[test]
fn bombs_are_refused_and_the_option_that_opens_them_is_named() {
    let place = Place::new();
    let zeros = vec![b' '; 3 << 20];
    place.write("bomb.zip", zipped(&[("big.pgn", &zeros), ("a.pgn", GAME.as_bytes())]));
    let told = |args: &[&str]| {
        let answer = place.yipu(&[&["check", "bomb.zip"], args].concat());
        (answer.code, format!("{}{}", answer.out, answer.err))
    };
    let (code, text) = told(&[]);
    assert_eq!(code, 1);
    assert!(text.contains("bomb.zip/big.pgn: unpacks to 3145728 bytes"), "{text}");
    assert!(text.contains("--max-ratio raises the limit"), "{text}");
    assert!(text.contains("1 game,"), "{text}");
    let (_, text) = told(&["--max-ratio", "2000", "--max-entry-size", "2M"]);
    assert!(text.contains("--max-entry-size raises the limit"), "{text}");
    let (code, text) = told(&["--max-ratio", "2000", "--max-total-size", "1M"]);
    assert_eq!(code, 2);
    assert!(text.contains("--max-total-size raises the limit"), "{text}");
    let (code, text) = told(&["--max-entries", "1"]);
    assert_eq!(code, 2);
    assert!(text.contains("--max-entries raises the limit"), "{text}");
    let (_, text) = told(&["--max-ratio", "2000"]);
    assert!(text.contains("2 files,"), "{text}");
}

#[test]
fn an_entry_that_unpacks_to_more_than_it_states_is_stopped() {
    let place = Place::new();
    let long = GAME.repeat(1_000);
    let bytes = zipped(&[("a.pgn", long.as_bytes())]);
    let stated = u32::try_from(long.len()).unwrap().to_le_bytes();
    place.write("liar.zip", forged(bytes, &stated, &100_u32.to_le_bytes()));
    let answer = place.yipu(&["check", "liar.zip"]);
    assert_eq!(answer.code, 1, "{answer:?}");
    assert!(answer.out.contains("liar.zip/a.pgn: File is larger than its declared"), "{answer:?}");
}

#[test]
fn overlapping_entries_are_refused() {
    let place = Place::new();
    let game = GAME.as_bytes();
    let mut bytes = zipped(&[("a.pgn", game), ("b.pgn", game)]);
    // The list says that the second entry begins where the first does.
    let last = bytes.windows(4).rposition(|it| it == b"PK\x01\x02").unwrap();
    bytes[last + 42..last + 46].copy_from_slice(&0_u32.to_le_bytes());
    place.write("overlap.zip", bytes);
    let answer = place.yipu(&["check", "overlap.zip"]);
    assert_eq!(answer.code, 2, "{answer:?}");
    assert!(answer.err.contains("overlap"), "{answer:?}");
}

#[test]
fn damaged_archives_are_told_apart_from_records() {
    let place = Place::new();
    let bytes = zipped(&[("a.pgn", GAME.as_bytes())]);
    place.write("cut.zip", &bytes[..bytes.len() / 2]);
    let answer = place.yipu(&["check", "cut.zip"]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("cut.zip: a zip archive, but"), "{answer:?}");
    // One wrong byte in the packed text.
    let mut wrong = bytes;
    wrong[45] ^= 0x55;
    place.write("wrong.zip", wrong);
    assert_eq!(place.yipu(&["check", "wrong.zip"]).code, 1);
}

/// Without their endings `..pgn` and `...pgn` are the folder itself and the one above it.
#[test]
fn names_of_dots_lead_nowhere_out_of_the_output_folder() {
    let place = Place::new();
    let game = GAME.as_bytes();
    place.write("kept/.txt", "mine");
    place.write("kept/a.txt", "mine");
    let names = ["..pgn", "...pgn", "...", "a/..pgn", "a/...pgn", ".pgn"];
    let entries: Vec<_> = names.map(|name| (name, game)).into();
    place.write("dots.zip", zipped(&entries));
    let answer =
        place.yipu(&["convert", "dots.zip", "--force", "-o", "kept/out/", "--to", "moves"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    let files = [".pgn.txt", "_-2.txt", "_-3.txt", "_.txt", "a/_-2.txt", "a/_.txt"];
    assert_eq!(place.files("kept/out"), files);
    assert_eq!(place.read("kept/.txt"), "mine");
    assert_eq!(place.read("kept/a.txt"), "mine");
    assert_eq!(place.files("kept").len(), files.len() + 2);
    assert!(answer.err.contains("written as kept/out/_.txt, since its name"), "{answer:?}");
    assert!(!answer.err.contains("is taken"), "{answer:?}");
    // The same names in a folder, and as those of archives in it.
    place.write("all/...pgn", game);
    place.write("all/sub/..pgn", game);
    place.write("all/...zip", zipped(&[("x.pgn", game)]));
    place.write("all/sub/..zip", zipped(&[("x.pgn", game)]));
    let answer = place.yipu(&["convert", "all", "--force", "-o", "new/out", "--to", "moves"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    let files = ["_.txt", "_/x.txt", "sub/_.txt", "sub/_/x.txt"];
    assert_eq!(place.files("new/out"), files);
    assert_eq!(place.files("new").len(), files.len());
    // And as inputs that are named.
    let answer =
        place.yipu(&["convert", "all/...pgn", "--force", "-o", "one/out/", "--to", "moves"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert_eq!(place.files("one"), ["out/_.txt"]);
}
