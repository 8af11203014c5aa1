//! The compressed libraries of early CCBridge.

use std::path::Path;

use records::check::{CheckOptions, Checked, check};
use records::{Document, Format, GameResult, NodeId, ReadOptions, cbl};

fn file(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn games(bytes: &[u8]) -> Vec<Checked> {
    let document = Document::read(bytes, &ReadOptions::default()).unwrap();
    assert_eq!(document.format, Format::Cbl);
    document.games().map(|raw| check(&raw, "", &CheckOptions::default())).collect()
}

#[test]
fn the_head_and_the_games_are_read() {
    let bytes = file("games/cbl/early.cbl");
    assert!(cbl::looks_like(&bytes));
    let contents = cbl::read_all(&bytes).unwrap();
    assert!(contents.diagnostics.is_empty());
    let head = contents.head;
    assert_eq!((&*head.name, &*head.creator, &*head.creator_mail), ("早期库", "丁", "d@x"));
    assert_eq!((&*head.created, &*head.remarks), ("2001-2-18 12:30:22", "说明\n第二行"));

    let [first, second] = &games(&bytes)[..] else { panic!() };
    assert!(first.diagnostics.is_empty(), "{:?}", first.diagnostics);
    let tag = |name| first.game.tags.get(name).unwrap_or_default();
    let found = ["Title", "Event", "Site", "Date", "Red", "Black", "Annotator", "Author"].map(tag);
    assert_eq!(found, ["顺炮", "个人赛", "北京", "2001.2.18", "甲", "乙", "丙", "丁"]);
    assert_eq!(first.game.result, GameResult::FirstWins);
    assert_eq!(second.game.tags.get("Type"), Some("开局"));
    assert_eq!(second.game.tags.get("Date"), None);
    assert_eq!(second.game.start.to_string(), "4k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1");
    assert_eq!(second.game.tree.len(), 3);
}

#[test]
fn variations_begin_where_the_number_goes_back() {
    let tree = &games(&file("games/cbl/early.cbl"))[0].game.tree;
    let moves = |id: NodeId| tree[id].mv.map(|mv| mv.to_string()).unwrap_or_default();
    let walk: Vec<_> = tree.walk().map(|step| (step.ply, moves(step.id))).skip(1).collect();
    let expected =
        [(1, "h2e2"), (2, "h9g7"), (3, "h0g2"), (4, "i9h9"), (2, "h7e7"), (3, "h0g2"), (3, "b2d2")];
    assert_eq!(walk, expected.map(|(ply, mv)| (ply, mv.to_owned())));
    let comments: Vec<_> =
        tree.walk().map(|step| tree[step.id].annotations().comments.join("|")).collect();
    assert_eq!(comments, ["引言", "中炮", "", "", "", "顺炮\n急攻", "", ""]);
}

#[test]
fn what_is_broken_spoils_no_other_game() {
    assert_eq!(games(&file("broken/cbl/early_length.cbl")).len(), 1);
    assert_eq!(games(&file("broken/cbl/early_cut_in_a_game.cbl")).len(), 1);
    // A move of no line in front is taken as the next one.
    let games = games(&file("broken/cbl/early_move_number.cbl"));
    assert_eq!(games[0].game.tree.main_line().count(), 2);
}

#[test]
fn a_library_that_unpacks_to_too_much_is_cut() {
    let mut bytes = file("games/cbl/early.cbl");
    bytes.truncate(20);
    // A stream of zeros: 1 MB in 1 KB.
    let mut packed = flate2::write::ZlibEncoder::new(bytes, flate2::Compression::best());
    std::io::Write::write_all(&mut packed, &vec![0; 1 << 20]).unwrap();
    let bytes = packed.finish().unwrap();
    let contents = cbl::read_all(&bytes).unwrap();
    assert_eq!(contents.games.len(), 0);
    assert_eq!(contents.diagnostics[0].code(), "cbl/unreadable");
}

#[test]
fn any_cut_and_any_changed_byte_is_survived() {
    let bytes = file("games/cbl/early.cbl");
    for end in 0..bytes.len() {
        let _ = cbl::read_all(&bytes[..end]);
    }
    // Changes behind the compression, where they reach the grammar.
    let mut plain = Vec::new();
    let mut unpack = flate2::read::ZlibDecoder::new(&bytes[20..]);
    std::io::Read::read_to_end(&mut unpack, &mut plain).unwrap();
    for at in 0..plain.len() {
        for byte in [0, 1, 0x7F, 0xFF] {
            let mut changed = plain.clone();
            changed[at] = byte;
            let head = bytes[..20].to_vec();
            let mut packed = flate2::write::ZlibEncoder::new(head, flate2::Compression::none());
            std::io::Write::write_all(&mut packed, &changed).unwrap();
            if let Ok(contents) = cbl::read_all(&packed.finish().unwrap()) {
                for game in contents.games {
                    let _ = check(&game, "", &CheckOptions::default());
                }
            }
        }
    }
}
