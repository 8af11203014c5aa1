//! What programs read is held against schemas: JSON games, findings, SARIF.

use std::path::{Path, PathBuf};
use std::process::Command;

use jsonschema::Validator;
use serde_json::Value;

fn workspace(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn schema(path: &str) -> Validator {
    let text = std::fs::read_to_string(workspace(path)).unwrap();
    jsonschema::validator_for(&serde_json::from_str(&text).unwrap()).unwrap()
}

/// Runs `yipu` in the folder `fixtures` and returns what it printed.
fn yipu(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_yipu"))
        .args(args)
        .current_dir(workspace("fixtures"))
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Holds each line of `text` against `schema` and returns how many there are.
fn hold(schema: &Validator, text: &str) -> usize {
    for line in text.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        if let Err(error) = schema.validate(&value) {
            panic!("{error} at {}\n{line}", error.instance_path());
        }
    }
    text.lines().count()
}

/// The records of a folder of fixtures, for the command line; texts state what they are.
fn files(folder: &str) -> Vec<String> {
    let inside = std::fs::read_dir(workspace("fixtures").join(folder)).unwrap();
    let mut names: Vec<_> = inside
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().extension().is_some_and(|it| it != "txt"))
        .map(|entry| format!("{folder}/{}", entry.file_name().into_string().unwrap()))
        .collect();
    names.sort();
    names
}

#[test]
fn games_of_xiangqi_follow_their_schema() {
    let schema = schema("crates/records/schema/game.json");
    let mut games = 0;
    for folder in ["games/pgn", "games/xqf", "games/cbr", "games/dhtmlxq", "broken/pgn"] {
        for file in files(folder) {
            games += hold(&schema, &yipu(&["convert", "--quiet", "--to", "json", &file]));
        }
    }
    assert!(games > 20, "{games}");
}

#[test]
fn games_of_go_follow_their_schema() {
    let schema = schema("crates/records/schema/go-game.json");
    let mut games = 0;
    for folder in ["games/sgf", "broken/sgf"] {
        for file in files(folder).iter().filter(|file| file.ends_with(".sgf")) {
            games += hold(&schema, &yipu(&["convert", "--quiet", "--to", "json", file]));
        }
    }
    assert!(games > 5, "{games}");
}

#[test]
fn schemas_refuse_what_is_no_game() {
    let xiangqi = schema("crates/records/schema/game.json");
    let game = yipu(&["convert", "--to", "json", "games/pgn/iccs.pgn"]);
    let game: Value = serde_json::from_str(&game).unwrap();
    assert!(xiangqi.is_valid(&game));
    for (field, wrong) in [("schema", "x"), ("result", "2-0"), ("game", "go"), ("moves", "h2e2")] {
        let mut changed = game.clone();
        changed[field] = wrong.into();
        assert!(!xiangqi.is_valid(&changed), "{field}");
    }
}

#[test]
fn findings_follow_their_schema() {
    let schema = schema("crates/yipu/tests/schemas/check.json");
    assert!(hold(&schema, &yipu(&["check", "--json", "broken"])) > 100);
    assert!(hold(&schema, &yipu(&["check", "--json", "--lang", "zh", "broken/pgn"])) > 10);
}

#[test]
fn sarif_follows_the_standard() {
    let schema = schema("crates/yipu/tests/schemas/sarif-essentials.json");
    for args in [&["check", "--sarif", "broken"][..], &["check", "--sarif", "games/pgn/iccs.pgn"]] {
        let log: Value = serde_json::from_str(&yipu(args)).unwrap();
        if let Err(error) = schema.validate(&log) {
            panic!("{error} at {}", error.instance_path());
        }
        let run = &log["runs"][0];
        let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
        for result in run["results"].as_array().unwrap() {
            let index = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
            assert_eq!(rules[index]["id"], result["ruleId"]);
        }
    }
}

#[test]
fn regions_are_right_under_chinese_characters() {
    let log: Value =
        serde_json::from_str(&yipu(&["check", "--sarif", "broken/pgn/horse-leg.pgn"])).unwrap();
    // The third line of the file is `2. 马八进六 车９平８ *`.
    let region = &log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"];
    let expected = serde_json::json!({
        "startLine": 3, "startColumn": 4, "endLine": 3, "endColumn": 8,
    });
    assert_eq!(*region, expected);
    assert_eq!(log["runs"][0]["columnKind"], "utf16CodeUnits");
}

/// The objects of `text`, whatever their layout; times are left out.
fn objects(text: &str) -> Vec<Value> {
    let mut objects: Vec<Value> =
        serde_json::Deserializer::from_str(text).into_iter().map(Result::unwrap).collect();
    for object in &mut objects {
        let fields = object.as_object_mut().unwrap();
        fields.remove("seconds");
        fields.remove("nodes_per_second");
        if let Some(Value::Object(summary)) = fields.get_mut("summary") {
            summary.remove("seconds");
        }
    }
    objects
}

#[test]
fn every_answer_in_json_can_be_indented() {
    let repetition = "炮一平三 象７退９ 炮三平一 象９进７ 炮一平三 象７退９ 炮三平一 象９进７";
    let position = "N3ka3/4a1c2/4b4/4p3p/p5bP1/4P4/2P6/B7C/3rA1nR1/2BA1K3 w";
    for args in [
        &["check", "broken/pgn/horse-leg.pgn"][..],
        &["detect", "games/pgn", "games/gib"],
        &["detect", "/dev/null"],
        &["formats"],
        &["notations"],
        &["perft", "2"],
        &["judge", "--fen", position, "--moves", repetition],
        &["list", "games/pgn"],
        &["repair", "broken/pgn/horse-leg.pgn"],
    ] {
        let lines = yipu(&[args, &["--json"]].concat());
        let pretty = yipu(&[args, &["--json", "--pretty"]].concat());
        assert!(pretty.starts_with("{\n  \"schema\": \"yipu/"), "{args:?} {pretty}");
        assert!(pretty.ends_with("\n}\n"), "{args:?} {pretty}");
        assert_eq!(objects(&pretty), objects(&lines), "{args:?}");
        assert_eq!(objects(&lines).len(), lines.lines().count(), "{args:?}");
    }
}
