//! CBL libraries of many games, and many games verified in one file.

use crate::program::Place;

fn game(number: usize) -> String {
    format!(
        "[Title \"第{number}局\"]\n[Red \"甲\"]\n\n1. 炮二平五 {{好}} 马８进７ (1... 炮８平５) 1-0\n\n"
    )
}

#[test]
fn many_games_become_one_library_and_come_back() {
    let place = Place::new();
    place.write("in/a.pgn", (1..=200).map(game).collect::<String>());
    place.write("in/b.pgn", game(201));
    let answer = place.yipu(&["convert", "in", "-o", "all.cbl", "--to", "cbl", "--verify"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    let answer = place.yipu(&["convert", "all.cbl", "--to", "json", "--summary"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert_eq!(answer.out.lines().count(), 201);
    assert!(answer.out.lines().last().unwrap().contains("第201局"));
    let answer = place.yipu(&["convert", "all.cbl", "--to", "pgn", "--game", "7", "--quiet"]);
    assert!(answer.out.contains("[Title \"第7局\"]"), "{answer:?}");
    assert_eq!(answer.out.matches("[Title").count(), 1);
    // Into a folder: a library for each input, and a record for each game.
    assert_eq!(place.yipu(&["convert", "in", "-o", "out", "--to", "cbl"]).code, 0);
    assert_eq!(place.files("out"), ["a.cbl", "b.cbl"]);
    assert_eq!(place.yipu(&["convert", "all.cbl", "-o", "single/", "--to", "cbr"]).code, 0);
    assert_eq!(place.files("single").len(), 201);
}

#[test]
fn games_that_were_parted_are_joined_in_their_order() {
    let place = Place::new();
    place.write("a.pgn", (1..=123).map(game).collect::<String>());
    let convert = |args: &[&str]| {
        let answer = place.yipu(&[&["convert", "--quiet"], args].concat());
        assert_eq!(answer.code, 0, "{args:?} {answer:?}");
        answer.out
    };
    let titles = |pgn: &str| {
        let titles = pgn.lines().filter(|line| line.starts_with("[Title"));
        titles.map(str::to_owned).collect::<Vec<_>>()
    };
    convert(&["a.pgn", "-o", "a.cbl", "--to", "cbl"]);
    convert(&["a.cbl", "-o", "single/", "--to", "xqf"]);
    assert_eq!(place.files("single").len(), 123);
    convert(&["single", "-o", "joined.cbl", "--to", "cbl"]);
    let joined = convert(&["joined.cbl", "--to", "pgn"]);
    assert_eq!(titles(&joined), titles(&place.read("a.pgn")));
    // An archive of them lists its entries in the same order.
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for name in place.files("single") {
        zip.start_file(&*name, zip::write::SimpleFileOptions::default()).unwrap();
        let bytes = std::fs::read(place.path("single").join(name)).unwrap();
        std::io::Write::write_all(&mut zip, &bytes).unwrap();
    }
    place.write("single.zip", zip.finish().unwrap().into_inner());
    assert_eq!(titles(&convert(&["single.zip", "--to", "pgn"])), titles(&joined));
}

#[test]
fn every_format_that_can_be_written_is_verified_with_many_games() {
    let place = Place::new();
    place.write("many.pgn", (1..=5).map(game).collect::<String>());
    for format in
        ["pgn", "json", "moves", "dhtmlxq", "cbl", "fen", "epd", "xqf", "cbr", "xqr", "wxf-file"]
    {
        let out = format!("{format}/");
        let answer = place.yipu(&[
            "convert",
            "many.pgn",
            "--to",
            format,
            "-o",
            &out,
            "--verify",
            "--summary",
        ]);
        assert_eq!(answer.code, 0, "{format} {answer:?}");
        assert!(answer.err.contains("5 games written"), "{format} {answer:?}");
    }
}

#[test]
fn the_games_of_a_library_are_listed() {
    let place = Place::new();
    place.write("a.pgn", (1..=3).map(game).collect::<String>());
    assert_eq!(place.yipu(&["convert", "a.pgn", "-o", "a.cbl", "--to", "cbl"]).code, 0);
    let answer = place.yipu(&["list", "a.cbl"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    let lines: Vec<_> = answer.out.lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1], "a.cbl, game 2: 第2局, 甲 – ?, 1-0, 2 plies");
    let answer = place.yipu(&["list", "a.pgn", "--json", "--game", "3"]);
    let line = r#"{"schema":"yipu/list/1","file":"a.pgn","game":3,"title":"第3局","red":"甲","#;
    assert!(answer.out.starts_with(line), "{answer:?}");
    assert_eq!(answer.out.lines().count(), 1);
    place.write("b.sgf", "(;GM[1]PB[Black]PW[White]RE[B+R];B[pd];W[dd])");
    let answer = place.yipu(&["list", "b.sgf"]);
    assert_eq!(answer.out, "b.sgf, game 1: Black – White, B+R, 2 plies\n");
    let answer = place.yipu(&["show", "a.cbl", "--game", "2"]);
    assert!(answer.out.contains("after ply 2 of 2"), "{answer:?}");
}

#[test]
fn what_a_library_says_of_itself_is_kept_or_its_loss_is_reported() {
    let place = Place::new();
    let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/games/cbl/edited.cbl");
    let head = |bytes: &[u8]| records::cbl::Library::open(bytes).unwrap().head;
    let before = head(&std::fs::read(fixture).unwrap());
    assert!(!before.name.is_empty());
    let answer = place.yipu(&["convert", fixture, "-o", "a.cbl", "--to", "cbl", "--quiet"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert_eq!(head(&std::fs::read(place.path("a.cbl")).unwrap()), before);
    let answer = place.yipu(&["convert", "a.cbl", "--to", "pgn"]);
    let told = format!("warning[loss/tag]: a.cbl: the tag cbl:Name (`{}`)", before.name);
    assert!(answer.err.contains(&told), "{answer:?}");
    let answer = place.yipu(&["convert", "a.cbl", "--to", "pgn", "--strict"]);
    assert!(answer.err.contains("a.cbl: not written (--strict)"), "{answer:?}");
    assert_eq!(answer.out, "");
}
