//! JSON that is not as the schema has it: what is said of it, and what is kept.

use records::check::{CheckOptions, check};
use records::verify::verify;
use records::{Diagnostic, Document, Explain, Format, Language, ReadOptions, WriteOptions, json};

const HEAD: &str = r#"{"schema":"yipu/game/1","game":"xiangqi","result":"*","start":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w""#;

/// The only finding about a line that is no game.
fn finding(line: &str) -> Diagnostic {
    let game = json::Games::new(line).next().unwrap();
    let [found] = &game.diagnostics[..] else { panic!("{:?}", game.diagnostics) };
    found.clone()
}

/// What is wrong with a line, in English, and the text at its place.
fn said(line: &str) -> (String, String) {
    let found = finding(line);
    let span = found.place.span.unwrap();
    let message = found.problem.to_string();
    let message = message.strip_prefix("this is no game object: ").unwrap_or(&message);
    (message.to_owned(), line[span.range()].to_owned())
}

fn pair(message: &str, place: &str) -> (String, String) {
    (message.to_owned(), place.to_owned())
}

#[test]
fn faults_are_told_in_terms_of_the_schema() {
    assert_eq!(
        said(r#"{"schema":"yipu/game/1","game":"xiangqi"}"#),
        pair("the object that ends here has no field `start`", "}")
    );
    assert_eq!(
        said(&format!(r#"{HEAD},"result":"*"}}"#)),
        pair("the field `result` stands here twice", "\"")
    );
    assert_eq!(said("[1, 2]"), pair("a list stands where the schema has an object", "[1, 2]"));
    assert_eq!(
        said(r#"{"schema":"yipu/game/1","game":"xiangqi","result":"2-0","start":"x"}"#).0,
        "`2-0` stands where the schema has 1-0 or 0-1 or 1/2-1/2 or several or *"
    );
    assert_eq!(
        said(&format!(r#"{HEAD},"moves":[{{"move":7}}]}}"#)).0,
        "`7` stands where the schema has a text"
    );
    assert_eq!(
        said(&format!(r#"{HEAD},"moves":[{{"move":"h2e2","nags":[300]}}]}}"#)).0,
        "`300` stands where the schema has a number from 0 to 255"
    );
}

#[test]
fn faults_of_the_grammar_are_placed() {
    assert_eq!(
        said(&format!(r#"{HEAD},"moves":[{{"move":"h2e2"}},]}}"#)),
        pair("JSON has another value behind the comma here", "]")
    );
    assert_eq!(said(&format!("{HEAD}}} x")), pair("JSON has the end of the line here", "x"));
    assert_eq!(
        said(&format!(r#"{HEAD},"moves":["#)),
        pair("it ends inside of an object, list or text", "")
    );
    let found = finding(&format!(r#"  {HEAD},"moves":炮}}"#));
    assert_eq!(found.problem.found(Language::English).as_deref(), Some("炮"));
    let told = Language::Chinese.say(&found.problem).to_string();
    assert_eq!(told, "这不是对局对象：JSON 在这里应为一个值");
}

#[test]
fn faults_of_an_indented_object_are_placed() {
    let text = format!("{{\n  {},\n  \"moves\": 炮\n}}\n", &HEAD[1..]);
    assert_eq!(said(&text), pair("JSON has a value here", "炮"));
}

#[test]
fn another_schema_is_told_whatever_else_is_missing() {
    assert_eq!(finding(r#"{"schema":"yipu/game/9"}"#).code(), "json/schema");
}

#[test]
fn no_word_of_the_reader_of_json_is_told() {
    for line in [
        "{",
        "{]",
        "[]",
        "7",
        "\"x",
        "{\"a\":1e999}",
        "{\"schema\":{}}",
        "{\"schema\" 1}",
        "nul",
        "{\"\\x\":1}",
    ] {
        let found = finding(line);
        for language in [Language::English, Language::Chinese] {
            let told = language.say(&found.problem).to_string();
            let expected = found.problem.expected(language).unwrap_or_default();
            for word in ["line 1", "column", "struct", "u8", "EOF", "parsing", "invalid type"] {
                assert!(!told.contains(word) && !expected.contains(word), "{line}: {told}");
            }
        }
    }
}

/// Reads one move with `comments` and what the format loses of them; the way back must be the same.
fn there_and_back(comments: &str, format: Format) -> (Vec<String>, Vec<&'static str>) {
    let line = format!(r#"{HEAD},"moves":[{{"move":"h2e2","comments":{comments}}}]}}"#);
    let raw = json::Games::new(&line).next().unwrap();
    let game = check(&raw, &line, &CheckOptions::default()).game;
    let written = records::write(&game, format, &WriteOptions::default()).unwrap();
    let document = Document::read(&written.bytes, &ReadOptions::default()).unwrap();
    let raw = document.games().next().unwrap();
    let back = check(&raw, &document.text, &CheckOptions::default()).game;
    verify(&game, &back, &written.losses).unwrap();
    let last = back.tree.main_line().last().unwrap();
    let losses = written.losses.losses.iter().map(|loss| loss.what.code()).collect();
    (back.tree[last].annotations().comments.clone(), losses)
}

#[test]
fn comments_are_the_same_in_every_format() {
    let formats =
        [Format::Json, Format::Pgn, Format::Xqf, Format::Cbr, Format::DhtmlXq, Format::Xqr];
    for format in formats {
        let read = |comments| there_and_back(comments, format);
        assert_eq!(read(r#"["a\r\nb\rc"]"#), (vec!["a\nb\nc".to_owned()], vec![]), "{format}");
        assert_eq!(read(r#"["", "a"]"#), (vec!["a".to_owned()], vec![]), "{format}");
        assert_eq!(read(r#"[""]"#), (vec![], vec![]), "{format}");
    }
}

#[test]
fn a_byte_order_mark_is_kept_or_reported() {
    for format in [Format::Json, Format::Pgn] {
        let kept = there_and_back(r#"["\ufeffa"]"#, format);
        assert_eq!(kept, (vec!["\u{FEFF}a".to_owned()], vec![]), "{format}");
    }
    for format in [Format::Xqf, Format::Cbr, Format::Xqr] {
        let told = there_and_back(r#"["\ufeffa"]"#, format);
        assert_eq!(told, (vec!["a".to_owned()], vec!["loss/forbidden-character"]), "{format}");
    }
}

#[test]
fn tags_of_any_name_are_kept() {
    let tags = r#""tags":[{"name":"FEN","value":"x"},{"name":"Format","value":"ICCS"}]"#;
    let line = format!(r#"{HEAD},{tags},"moves":[{{"move":"h2e2"}}]}}"#);
    let raw = json::Games::new(&line).next().unwrap();
    let game = check(&raw, &line, &CheckOptions::default()).game;
    for (format, lost) in [(Format::Json, vec![]), (Format::Pgn, vec!["loss/tag"])] {
        let written = records::write(&game, format, &WriteOptions::default()).unwrap();
        let document = Document::read(&written.bytes, &ReadOptions::default()).unwrap();
        let raw = document.games().next().unwrap();
        let back = check(&raw, &document.text, &CheckOptions::default()).game;
        verify(&game, &back, &written.losses).unwrap();
        let losses = written.losses.losses.iter().map(|loss| loss.what.code());
        assert_eq!(losses.collect::<Vec<_>>(), lost);
        assert_eq!(back.tags.get("FEN"), Some("x"));
    }
}

#[test]
fn fields_beyond_the_schema_are_named() {
    let line = format!(r#"{HEAD},"foo":1,"moves":[{{"move":"h2e2","coments":["x"]}}]}}"#);
    let game = json::Games::new(&line).next().unwrap();
    let told: Vec<_> = game.diagnostics.iter().map(|found| found.problem.to_string()).collect();
    assert_eq!(told, ["the name `coments` is not known", "the name `foo` is not known"]);
    assert_eq!(game.tree.len(), 2);
}
