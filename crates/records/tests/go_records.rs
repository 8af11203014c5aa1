//! Each fixture of a Go format says what its `expected.tsv`, or the test, states by hand.

use std::fs;
use std::path::{Path, PathBuf};

use go_notation::Rules;
use records::go::{self, GoDocument, GoGame, InfoField, ReadGo};
use records::sgf::patch;
use records::{Format, NodeId, Severity};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name)
}

fn document<'b>(bytes: &'b [u8], name: &str) -> GoDocument<'b> {
    GoDocument::read(bytes, &ReadGo::default()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The codes of all findings: of the file, then of each game, then of its replay.
fn codes(document: &GoDocument<'_>) -> Vec<&'static str> {
    let mut codes: Vec<_> = document.diagnostics.iter().map(records::Diagnostic::code).collect();
    for reading in document.games() {
        codes.extend(reading.diagnostics.iter().map(records::Diagnostic::code));
        let replay = go::check(&reading.value, Rules::JAPANESE);
        codes.extend(replay.iter().map(records::Diagnostic::code));
    }
    codes
}

fn moves(game: &GoGame) -> String {
    game.main_moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(", ")
}

fn fact(game: &GoGame, key: &str) -> Option<String> {
    let root = &game.tree[NodeId::ROOT];
    let list = |points: &[go_notation::Point]| {
        points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let notes = root.notes();
    match key {
        "KM" => game.komi.map(|komi| komi.to_string()),
        "HA" => game.handicap.map(|stones| stones.to_string()),
        "RE" => game.result().map(|result| result.to_string()),
        "AB" => root.setup().map(|setup| list(&setup.black)),
        "AW" => root.setup().map(|setup| list(&setup.white)),
        "AE" => root.setup().map(|setup| list(&setup.empty)),
        "C" => notes.comment.clone(),
        "LB" => {
            let labels = notes.labels.iter().map(|(point, text)| format!("{point} {text}"));
            Some(labels.collect::<Vec<_>>().join(" "))
        }
        key => match key.strip_prefix("text ").or(Some(key)).and_then(InfoField::from_sgf) {
            Some(field) => game.info.get(field).map(str::to_owned),
            None => notes
                .others
                .iter()
                .find(|other| other.name == key)
                .map(|other| other.values.join("|")),
        },
    }
}

fn check_table(kind: &str) {
    let top = folder(kind).join("sgf");
    let table = fs::read_to_string(top.join("expected.tsv")).unwrap();
    let mut rows = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, size, line, found, facts] = columns[..] else { panic!("{line}") };
        let bytes = fs::read(top.join(name)).unwrap();
        let document = document(&bytes, name);
        assert_eq!(document.format, Format::Sgf, "{name}");
        let game = document.games().next().unwrap().value;
        let (columns, lines) = (game.size.columns(), game.size.rows());
        assert_eq!(format!("{columns}x{lines}"), size, "{name}");
        assert_eq!(moves(&game), line, "{name}");
        assert_eq!(codes(&document).join(" "), found, "{name}");
        for stated in facts.split("; ").filter(|fact| !fact.is_empty()) {
            let (key, value) = stated.split_once('=').unwrap();
            assert_eq!(fact(&game, key).as_deref(), Some(value), "{name}: {key}");
        }
        rows += 1;
    }
    let files = fs::read_dir(&top).unwrap().count() - 1;
    assert_eq!(rows, files, "each file has its row");
}

#[test]
fn good_sgf_says_what_is_stated() {
    check_table("games");
}

#[test]
fn broken_sgf_is_told_what_is_stated() {
    check_table("broken");
}

/// All files of the Go formats with their names.
fn files() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for kind in ["games", "broken"] {
        for format in ["sgf", "gib", "ngf", "ugf", "quadrant"] {
            for entry in fs::read_dir(folder(kind).join(format)).unwrap() {
                let path = entry.unwrap().path();
                if path.extension().is_some_and(|extension| extension != "tsv") {
                    files.push((path.display().to_string(), fs::read(&path).unwrap()));
                }
            }
        }
    }
    files
}

#[test]
fn writing_is_undone_by_reading() {
    for (name, bytes) in files() {
        let Ok(document) = GoDocument::read(&bytes, &ReadGo::default()) else { continue };
        for reading in document.games() {
            let game = reading.value;
            let text = go::write_sgf([&game]);
            let again = GoDocument::read(text.as_bytes(), &ReadGo::default()).unwrap();
            let back = again.games().next().unwrap().value;
            if !name.contains("old_marks") {
                assert_eq!(back, game, "{name}");
            }
            assert_eq!(go::write_sgf([&back]), text, "{name}");
            let mut json = String::new();
            go::json::write(&game, &mut json);
            let read = go::json::Games::new(&json).next().unwrap();
            assert_eq!(read.value, game, "{name}");
            assert!(read.diagnostics.is_empty(), "{name}");
        }
    }
}

#[test]
fn a_file_without_findings_is_rewritten_byte_for_byte() {
    let mut clean = 0;
    for (name, bytes) in files() {
        let Ok(document) = GoDocument::read(&bytes, &ReadGo::default()) else { continue };
        let has_findings = codes(&document).iter().any(|code| !code.starts_with("go/illegal"));
        if document.format == Format::Sgf && !has_findings {
            assert_eq!(patch(&bytes, None, document.repairs()).bytes, bytes, "{name}");
            clean += 1;
        }
    }
    assert!(clean > 15);
}

#[test]
fn old_marks_become_those_of_the_last_version() {
    let bytes = fs::read(folder("games/sgf/old_marks.sgf")).unwrap();
    let game = document(&bytes, "old_marks").games().next().unwrap().value;
    let text = go::write_sgf([&game]);
    // A triangle on the stone, a cross on the empty point; letters by order.
    assert!(text.contains("TR[cc]MA[dd]LB[ee:a][ff:b]"), "{text}");
}

#[test]
fn gib_says_what_is_stated() {
    let bytes = fs::read(folder("games/gib/handicap_of_three.gib")).unwrap();
    let gib = document(&bytes, "gib");
    let game = gib.games().next().unwrap().value;
    assert_eq!(codes(&gib), Vec::<&str>::new());
    assert_eq!(moves(&game), "W pp, B qn, W pass");
    assert_eq!(fact(&game, "AB").as_deref(), Some("dp pd dd"));
    assert_eq!(fact(&game, "RE").as_deref(), Some("B+4"));
    assert_eq!(fact(&game, "PB").as_deref(), Some("berta"));
    assert_eq!(fact(&game, "WR").as_deref(), Some("5K"));
    assert_eq!(fact(&game, "DT").as_deref(), Some("2017-03-16"));
    assert_eq!(fact(&game, "OT").as_deref(), Some("3x30 byo-yomi"));

    let bytes = fs::read(folder("games/gib/gbk_chinese.gib")).unwrap();
    let game = document(&bytes, "gib").games().next().unwrap().value;
    assert_eq!(fact(&game, "PW").as_deref(), Some("聂卫平"));
    assert_eq!(fact(&game, "BR").as_deref(), Some("9段"));
    assert_eq!(fact(&game, "RE").as_deref(), Some("W+R"));
    assert_eq!(fact(&game, "DT").as_deref(), Some("2012-11-22"));

    let bytes = fs::read(folder("broken/gib/cut_and_off_board.gib")).unwrap();
    let broken = document(&bytes, "gib");
    assert_eq!(codes(&broken), ["gib/off-board", "gib/bad-stone", "gib/no-end"]);
}

#[test]
fn ngf_says_what_is_stated() {
    let bytes = fs::read(folder("games/ngf/handicap_of_two.ngf")).unwrap();
    let ngf = document(&bytes, "ngf");
    let game = ngf.games().next().unwrap().value;
    assert_eq!(codes(&ngf), Vec::<&str>::new());
    assert_eq!(moves(&game), "W pq, B dd, W pass");
    assert_eq!(fact(&game, "PW").as_deref(), Some("anna"));
    assert_eq!(fact(&game, "PB").as_deref(), Some("berta b"));
    assert_eq!(fact(&game, "RE").as_deref(), Some("W+R"));
    assert_eq!(fact(&game, "TM").as_deref(), Some("300"));

    let bytes = fs::read(folder("games/ngf/marked_lines.ngf")).unwrap();
    let ngf = document(&bytes, "ngf");
    let game = ngf.games().next().unwrap().value;
    assert_eq!(codes(&ngf), ["ngf/colors-unsure"]);
    assert_eq!(fact(&game, "EV").as_deref(), Some("十段战"));
    let last = game.main_line().last().unwrap().1;
    assert_eq!(last.notes().comment.as_deref(), Some("黑中盘胜(现场消息)"));

    let bytes = fs::read(folder("broken/ngf/pairs_differ.ngf")).unwrap();
    let found = codes(&document(&bytes, "ngf"));
    assert_eq!(found, ["ngf/pairs-differ", "ngf/off-board"]);
}

#[test]
fn ngf_tells_a_size_and_a_komi_that_are_none() {
    let file = |size: &str, komi: &str| {
        format!(
            "Rated game\n{size}\nace      7D*\nbee      5D*\nsite\n0\n0\n{komi}\n\
             20170316 [09:51]\n5\nWhite wins by  resign!\n2\nPMABBQEEQ\nPMACWEEEE\n"
        )
    };
    let found = |size: &str, komi: &str| {
        let text = file(size, komi);
        let reading = go::ngf::read(&text);
        let tell = |found: &records::Diagnostic| {
            format!("{} {}", found.code(), &text[found.place.span.unwrap().range()])
        };
        (reading.value.komi, reading.diagnostics.iter().map(tell).collect::<Vec<_>>())
    };
    assert_eq!(found("19", "6"), (Some(6.5), Vec::new()));
    assert_eq!(found("99", "6"), (Some(6.5), vec!["ngf/bad-size 99".to_owned()]));
    assert_eq!(found("19", "abc"), (None, vec!["ngf/bad-komi abc".to_owned()]));
}

#[test]
fn ugf_says_what_is_stated() {
    let bytes = fs::read(folder("games/ugf/review.ugf")).unwrap();
    let ugf = document(&bytes, "ugf");
    let game = ugf.games().next().unwrap().value;
    assert_eq!(codes(&ugf), Vec::<&str>::new());
    assert_eq!(moves(&game), "B qd, W dd, B pass");
    assert_eq!(game.tree.variations(), 1);
    let other = game
        .tree
        .walk()
        .find(|step| game.tree[step.id].notes().comment.as_deref() == Some("or here"));
    assert_eq!(game.tree[other.unwrap().id].mv().unwrap().to_string(), "W pq");
    assert_eq!(fact(&game, "EV").as_deref(), Some("12 Example Cup"));
    assert_eq!(fact(&game, "RO").as_deref(), Some("2"));
    assert_eq!(fact(&game, "RE").as_deref(), Some("W+R"));

    let bytes = fs::read(folder("games/ugf/figure.ugf")).unwrap();
    let games: Vec<_> = document(&bytes, "ugf").games().map(|game| game.value).collect();
    assert_eq!(moves(&games[0]), "B qd, W dd");
    let first = games[0].main_line().nth(1).unwrap().1.notes();
    assert_eq!(first.comment.as_deref(), Some("the star"));
    assert_eq!(first.labels[0].1, "A");
    assert_eq!(moves(&games[1]), "W qf");
    assert_eq!(fact(&games[1], "AB").as_deref(), Some("qd"));

    let bytes = fs::read(folder("broken/ugf/enciphered.ugf")).unwrap();
    assert_eq!(codes(&document(&bytes, "ugf")), ["ugf/enciphered"]);
}

#[test]
fn quadrant_records_say_what_is_stated() {
    let read = |name: &str| fs::read(folder(name)).unwrap();
    let bytes = read("games/quadrant/joseki.txt");
    let game = document(&bytes, "joseki").games().next().unwrap().value;
    assert_eq!(moves(&game), "B pd, W qf, B nc, W rd, B qc, W qi");
    let bytes = read("games/quadrant/white_resigns.txt");
    let game = document(&bytes, "resigns").games().next().unwrap().value;
    assert_eq!(fact(&game, "RE").as_deref(), Some("B+R"));
    let (text, losses) = go::quadrant::write(&game, &go::quadrant::WriteRecord::default()).unwrap();
    assert_eq!(text, "01：44、04：33，00、，。");
    assert!(losses.is_empty());
    let bytes = read("broken/quadrant/half_width.txt");
    assert_eq!(codes(&document(&bytes, "half")), ["go/half-width-mark"; 2]);
}

#[test]
fn an_empty_line_parts_quadrant_records() {
    let moves = |text: &str| {
        let games = go::quadrant::read(text, &go::quadrant::ReadRecord::default()).value;
        games.iter().map(moves).collect::<Vec<_>>().join(" | ")
    };
    assert_eq!(moves("01：44、36，\n\n01：44、\n"), "B pd, W qf | B pd");
    assert_eq!(moves("01：44、\r\n\r\n\r\n00、\r\n\r\n、。"), "B pd | B jj | ");
    // A line break is none, and a bare point goes on in the quadrant before.
    assert_eq!(moves("01：44、\n02：44，"), "B pd, W pp");
    assert_eq!(moves("01：44、\n\n36，"), "B pd, W qf");
    let text = "01：44、\n\n01：33、，。";
    let games = go::quadrant::read(text, &go::quadrant::ReadRecord::default());
    assert!(games.diagnostics.is_empty());
    let node = games.value[1].main_line().nth(1).unwrap().1;
    assert_eq!(&text[node.span.range()], "01：33、");
}

#[test]
fn files_cut_anywhere_or_damaged_never_stop_the_reader() {
    let try_all = |bytes: &[u8]| {
        if let Ok(document) = GoDocument::read(bytes, &ReadGo::default()) {
            let errors = codes(&document).len();
            for reading in document.games() {
                let _ = go::write_sgf([&reading.value]);
            }
            let _ = (errors, patch(bytes, None, document.repairs()));
        }
    };
    for (_, bytes) in files() {
        for end in 0..bytes.len().min(700) {
            try_all(&bytes[..end]);
            let mut damaged = bytes.clone();
            damaged[end] = damaged[end].wrapping_mul(31).wrapping_add(0x5B);
            try_all(&damaged);
        }
    }
}

#[test]
fn five_thousand_variations_deep_and_a_hundred_thousand_nodes_long() {
    let deep = format!("(;SZ[19]{}{}", "(;B[aa](;W[bb]".repeat(2500), ")".repeat(5001));
    let long = format!("(;SZ[19]{})", ";B[aa];W[bb]".repeat(50_000));
    for (text, nodes) in [(deep, 5001), (long, 100_001)] {
        let document = document(text.as_bytes(), "large");
        let game = document.games().next().unwrap().value;
        assert_eq!(game.tree.len(), nodes);
        assert!(go::check(&game, Rules::JAPANESE).iter().all(|it| it.severity() < Severity::Error));
        let written = go::write_sgf([&game]);
        let again = self::document(written.as_bytes(), "large");
        assert_eq!(again.games().next().unwrap().value, game);
    }
}
