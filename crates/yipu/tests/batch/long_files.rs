//! Files of so many games that they are read in blocks.

use crate::program::Place;

/// A game of some 300 bytes whose number stands in its tags.
fn game(number: usize) -> String {
    let note = "一".repeat(40);
    format!(
        "[Event \"第{number}局\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[Result \"1-0\"]\n\n\
         {{{note}}} 1. 炮二平五 马８进７\n2. 马二进三 车９平８ 1-0\n\n"
    )
}

const LINES: usize = 8;

/// More than a megabyte.
fn games(count: usize) -> String {
    let text: String = (1..=count).map(game).collect();
    assert!(text.len() > 1 << 20);
    text
}

#[test]
fn findings_say_game_line_and_span_of_the_whole_file() {
    let place = Place::new();
    let count = 5_000;
    let mut text = games(count);
    // No horse goes sideways.
    let faulty = 4_321;
    let begin = text.find(&format!("第{faulty}局")).unwrap();
    let at = begin + text[begin..].find("马二进三").unwrap();
    text.replace_range(at..at + "马二进三".len(), "马二平三");
    place.write("long.pgn", &text);
    let line = (faulty - 1) * LINES + 7;
    let end = at + "马二平三".len();
    for args in [&["check", "--json", "long.pgn"][..], &["check", "--json", "-"]] {
        let answer = place.yipu_with(args, text.as_bytes());
        assert_eq!(answer.code, 1, "{answer:?}");
        let finding = answer.out.lines().next().unwrap();
        let expected = format!(r#""game":{faulty},"ply":3,"line":{line},"column":4"#);
        assert!(finding.contains(&expected), "{finding}");
        assert!(finding.contains(&format!(r#""span":[{at},{end}]"#)), "{finding}");
        let summary = answer.out.lines().last().unwrap();
        let counts = format!(r#""files":1,"games":{count},"plies":{}"#, count * 4 - 2);
        assert!(summary.contains(&counts), "{summary}");
    }
}

#[test]
fn all_games_arrive_in_order_whatever_the_encoding() {
    let place = Place::new();
    let count = 6_000;
    place.write("long.pgn", games(count));
    let convert = |args: &[&str]| {
        let answer = place.yipu(&[&["convert"], args].concat());
        assert_eq!(answer.code, 0, "{answer:?}");
    };
    convert(&["long.pgn", "-o", "gbk.pgn", "--to", "pgn", "--to-encoding", "gb18030"]);
    convert(&["gbk.pgn", "-o", "all.jsonl", "--to", "json"]);
    let lines = place.read("all.jsonl");
    assert_eq!(lines.lines().count(), count);
    for (number, line) in (1..).zip(lines.lines()) {
        assert!(line.contains(&format!("第{number}局\"")), "{line}");
    }
    convert(&["all.jsonl", "-o", "out/", "--to", "pgn", "--verify"]);
    convert(&["long.pgn", "-o", "direct.pgn", "--to", "pgn"]);
    assert!(place.read("out/all.pgn") == place.read("direct.pgn"));
}

#[test]
fn indented_games_are_read_back_in_blocks() {
    let place = Place::new();
    place.write("long.pgn", games(5_000));
    // Some 300 bytes a game as well.
    let go = |number| format!("(;GM[1]SZ[19]GN[{number}]C[{}];B[pd];W[dd])\n", "一".repeat(80));
    place.write("long.sgf", (1..=5_000).map(go).collect::<String>());
    for name in ["long.pgn", "long.sgf"] {
        let convert = |args: &[&str]| {
            let answer = place.yipu(&[&["convert", "--to", "json", "--quiet"], args].concat());
            assert_eq!(answer.code, 0, "{args:?} {}", answer.err);
        };
        convert(&[name, "-o", "lines.jsonl", "--force"]);
        convert(&[name, "-o", "pretty/", "--pretty", "--verify", "--force"]);
        let pretty = place.read("pretty/long.json");
        assert!(pretty.starts_with("{\n  \"schema\": \"yipu/"), "{}", &pretty[..100]);
        assert_eq!(pretty.lines().filter(|line| *line == "{").count(), 5_000);
        convert(&["pretty/long.json", "-o", "back.jsonl", "--force"]);
        assert!(place.read("back.jsonl") == place.read("lines.jsonl"), "{name}");
        let answer = place.yipu(&["detect", "pretty/long.json"]);
        assert!(answer.out.contains("json, UTF-8, "), "{answer:?}");
    }
    let answer = place.yipu(&["convert", "long.pgn", "--to", "pgn", "--pretty"]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("it goes with --to json"), "{answer:?}");
}

#[test]
fn single_games_are_chosen_by_their_numbers() {
    let place = Place::new();
    place.write("long.pgn", games(5_000));
    let args = ["convert", "long.pgn", "--to", "json", "--game", "2,4998-4999"];
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 0, "{answer:?}");
    let events: Vec<_> = answer.out.lines().map(|it| it.split('第').nth(1).unwrap()).collect();
    assert_eq!(events.len(), 3);
    for (event, number) in events.iter().zip(["2局", "4998局", "4999局"]) {
        assert!(event.starts_with(number), "{event}");
    }
    let answer = place.yipu(&["convert", "long.pgn", "--to", "json", "--game", "5001"]);
    assert!(answer.err.contains("long.pgn: there is no game 5001"), "{answer:?}");
    place.write("short.pgn", game(1) + &game(2));
    let answer = place.yipu(&["convert", "short.pgn", "--to", "json", "--game", "2-3,7"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("short.pgn: there is no game 7"), "{answer:?}");
    assert_eq!(answer.out.lines().count(), 1);
}

/// Boards, columns and plies of so many findings are not each counted from the start of the game.
#[test]
fn a_game_of_faults_alone_is_told_in_the_time_of_its_length() {
    const ROUNDS: usize = 10_000;
    let place = Place::new();
    let moves = ["h2e2", "h9h8", "e2h2", "h8h9"].map(|mv| format!(r#"{{"move":"{mv}"}}"#));
    let moves = vec![moves.join(","); ROUNDS].join(",");
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let object = r#"{"schema":"yipu/game/1","game":"xiangqi","result":"*""#;
    place.write("a.json", format!(r#"{object},"start":"{start}","moves":[{moves}]}}"#));
    // Each move of the horse is none.
    let faults = 2 * ROUNDS;
    let begun = std::time::Instant::now();
    for args in [&["check", "a.json"][..], &["check", "-q", "a.json"]] {
        let answer = place.yipu(args);
        assert_eq!(answer.code, 1);
        assert_eq!(answer.out.matches("error[xq/illegal/").count(), faults, "{args:?}");
        assert_eq!(answer.out.matches("楚河").count(), 20, "{args:?}");
        assert_eq!(answer.out.matches("told without boards").count(), 1, "{args:?}");
    }
    let answer = place.yipu(&["check", "--sarif", "a.json"]);
    let log: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    let results = log["runs"][0]["results"].as_array().unwrap();
    assert_eq!(results.len(), faults);
    let region = &results[faults - 1]["locations"][0]["physicalLocation"]["region"];
    let place_of_last = place.read("a.json").rfind("h8h9").unwrap();
    assert_eq!(region["startColumn"], place_of_last + 1);
    assert_eq!(region["endColumn"], place_of_last + 5);
    let answer = place.yipu(&["convert", "-q", "a.json", "--to", "pgn"]);
    assert_eq!(answer.err.matches("error[xq/illegal/").count(), faults);
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}
