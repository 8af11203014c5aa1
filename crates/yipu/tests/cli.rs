//! What the command line prints, recorded. `cargo xtask bless` accepts a change after a look.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs `yipu` in the folder `fixtures` and returns its exit code and all that it printed.
fn yipu(args: &[&str], input: &str) -> String {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut child = Command::new(env!("CARGO_BIN_EXE_yipu"))
        .args(args)
        .current_dir(fixtures)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let code = output.status.code().unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    format!("exit {code}\n--- stdout\n{stdout}--- stderr\n{stderr}")
}

/// Records the answer under `name`; times are masked.
fn recorded(name: &str, answer: &str) {
    insta::with_settings!({
        filters => vec![(r"\(\d+\.\d s\)", "(… s)"), (r"（\d+\.\d 秒）", "（… 秒）"), (r#""seconds":[0-9.e-]+"#, r#""seconds":0"#)],
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, answer);
    });
}

#[test]
fn check_draws_what_is_wrong() {
    for name in ["horse-leg", "ambiguous", "kings-face", "unclosed-comment", "chess", "bad-fen"] {
        let file = format!("broken/pgn/{name}.pgn");
        recorded(&format!("check-{name}"), &yipu(&["check", &file], ""));
    }
}

#[test]
fn check_answers_in_json() {
    recorded("check-json", &yipu(&["check", "--json", "broken/pgn/horse-leg.pgn"], ""));
}

#[test]
fn explain_shows_pages_and_lists_codes() {
    recorded("explain", &yipu(&["explain", "xq/illegal/horse-leg"], ""));
    recorded("explain-zh", &yipu(&["explain", "--lang", "zh", "horse-leg"], ""));
    recorded("explain-unknown", &yipu(&["explain", "horse"], ""));
    let list = yipu(&["explain"], "");
    assert!(list.contains("\nxq/illegal/horse-leg"), "{list}");
    assert!(list.contains("\nloss/variation"), "{list}");
}

#[test]
fn colour_and_quiet_are_asked_for() {
    let file = "broken/pgn/unclosed-comment.pgn";
    assert!(!yipu(&["check", file], "").contains('\u{1b}'));
    assert!(yipu(&["check", "--color", "always", file], "").contains('\u{1b}'));
    assert!(!yipu(&["check", "--color", "never", file], "").contains('\u{1b}'));
    assert!(yipu(&["check", file], "").contains("note[pgn/no-result]"));
    assert!(!yipu(&["check", "--quiet", file], "").contains("note[pgn/no-result]"));
}

#[test]
fn a_long_line_keeps_its_column() {
    let game = format!("1. 炮二平五 {{{}}} 马八进六 *", "很".repeat(300));
    let answer = yipu(&["check", "-"], &game);
    // Three columns of number and blank, four characters, a blank, the comment, a blank.
    assert!(answer.contains("<stdin>:1:312"), "{answer}");
    assert!(!answer.contains(":::"), "{answer}");
    let colored = yipu(&["check", "--color", "always", "-"], &game);
    assert!(!colored.contains(":::"), "{colored}");
}

#[test]
fn check_speaks_chinese() {
    for name in ["horse-leg", "ambiguous", "unclosed-comment", "bad-fen", "two-red-kings"] {
        let file = format!("broken/pgn/{name}.pgn");
        recorded(&format!("check-zh-{name}"), &yipu(&["check", "--lang", "zh", &file], ""));
    }
    let args = ["check", "--lang", "zh", "--json", "broken/pgn/horse-leg.pgn"];
    recorded("check-zh-json", &yipu(&args, ""));
}

#[test]
fn convert_writes_every_notation_and_script() {
    let file = "games/pgn/central-cannon-gbk.pgn";
    for notation in ["chinese", "iccs", "wxf", "uci"] {
        let answer =
            yipu(&["convert", "--verify", "--to", "pgn", "--notation", notation, file], "");
        recorded(&format!("convert-{notation}"), &answer);
    }
    let args = ["convert", "--to", "pgn", "--script", "traditional", "--digits", "ascii", file];
    recorded("convert-traditional", &yipu(&args, ""));
    recorded("convert-moves", &yipu(&["convert", "--to", "moves", file], ""));
    recorded("convert-json", &yipu(&["convert", "--to", "json", "--verify", file], ""));
}

#[test]
fn a_conversion_of_many_files_is_summed_up() {
    let args = ["convert", "games/cbl", "games/pgn/iccs.pgn", "--to", "moves"];
    recorded("convert-many", &yipu(&args, ""));
    let args = [&args[..], &["--summary", "--lang", "zh"]].concat();
    recorded("convert-summary-zh", &yipu(&args, ""));
    recorded("list", &yipu(&["list", "games/cbl", "games/pgn/iccs.pgn"], ""));
}

#[test]
fn moves_are_translated_one_by_one() {
    recorded("moves", &yipu(&["moves", "--to", "iccs", "炮二平五", "马8进7 N2+3"], ""));
    recorded("moves-numbered", &yipu(&["moves", "--numbered", "h2e2", "h9g7", "h0g2"], ""));
    recorded("moves-illegal", &yipu(&["moves", "炮二平五", "马２进４"], ""));
}

#[test]
fn the_filter_answers_each_line_with_one_line() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    let input = format!("{start}\t炮二平五\n{start}\t马二平三\nnonsense\n{start}\t\nx\ty\n");
    recorded("moves-tsv", &yipu(&["moves", "--tsv", "--to", "wxf"], &input));
}

#[test]
fn show_draws_a_board() {
    recorded("show", &yipu(&["show", "games/pgn/central-cannon-gbk.pgn", "--ply", "3"], ""));
    recorded("show-fen", &yipu(&["show", "--from-black", "4k4/9/9/9/9/9/9/9/9/4K4 b"], ""));
}

#[test]
fn detect_and_perft_answer() {
    recorded("detect", &yipu(&["detect", "games/pgn"], ""));
    assert!(yipu(&["perft", "3"], "").contains("\nnodes 79666\n"));
}

#[test]
fn nothing_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.pgn");
    let out = out.to_str().unwrap();
    let convert = |more: &[&str]| {
        let file = "games/pgn/iccs.pgn";
        let mut args = vec!["convert", "--to", "pgn", file, "-o", out];
        args.extend(more);
        yipu(&args, "")
    };
    assert!(convert(&[]).starts_with("exit 0"));
    std::fs::write(out, "mine").unwrap();
    assert!(convert(&[]).starts_with("exit 2"));
    assert!(convert(&["--skip-existing"]).starts_with("exit 0"));
    assert_eq!(std::fs::read_to_string(out).unwrap(), "mine");
    assert!(convert(&["--force"]).starts_with("exit 0"));
    assert_ne!(std::fs::read_to_string(out).unwrap(), "mine");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn wrong_use_is_told_apart_from_faulty_input() {
    assert!(yipu(&["check", "no-such-file.pgn"], "").starts_with("exit 2"));
    assert!(yipu(&["check"], "").starts_with("exit 2"));
    assert!(yipu(&["convert", "--to", "nonsense", "x"], "").starts_with("exit 2"));
    assert!(yipu(&["check", "no-such-file.pgn", "games/pgn/iccs.pgn"], "").starts_with("exit 1"));
    assert!(yipu(&["check", "-"], "1. 炮二平五 *").starts_with("exit 0"));
}

/// Reference figure 24 of the Chinese rules of 2020: an offer that chases.
const OFFER_AND_CHASE: [&str; 5] = [
    "judge",
    "--fen",
    "N3ka3/4a1c2/4b4/4p3p/p5bP1/4P4/2P6/B7C/3rA1nR1/2BA1K3 w",
    "--moves",
    "炮一平三 象７退９ 炮三平一 象９进７ 炮一平三 象７退９ 炮三平一 象９进７",
];

#[test]
fn judge_sets_the_rules_side_by_side() {
    recorded("judge", &yipu(&OFFER_AND_CHASE, ""));
    let json = [&OFFER_AND_CHASE[..], &["--rules", "cxa2020", "--json"]].concat();
    recorded("judge-json", &yipu(&json, ""));
}

#[test]
fn judge_says_when_nothing_repeats() {
    let answer = yipu(&["judge", "--moves", "h2e2 h9g7"], "");
    assert!(answer.contains("no position stands for the second time"), "{answer}");
}

/// A game in which a rook went to file 2 by the wrong word and a pawn has a digit too much.
const SLIPS: &str = "[Red \"甲\"]\n\n1. 炮二平五 马８进７ {开局}\n2. 马二进三 车９平８\n\
                     3. 车一进二 马２进３\n4. 兵七进一 卒７进１\n5. 车二进六 炮８平９\n\
                     6. 车二平三 炮９退１\n7. 兵五进四 士４进５ 1-0\n";

#[test]
fn repair_prints_the_difference_and_the_reasons() {
    recorded("repair", &yipu(&["repair", "-"], SLIPS));
    recorded("repair-json", &yipu(&["repair", "--json", "-"], SLIPS));
    assert!(yipu(&["repair", "-"], "1. 炮二平五 马8进7 *").starts_with("exit 0"));
    let dhtmlxq = "[DhtmlXQ]\n[DhtmlXQ_title]x[/DhtmlXQ_title]\n[DhtmlXQ_movelist]\
                   774770627976807089799080[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n";
    recorded("repair-dhtmlxq", &yipu(&["repair", "-"], dhtmlxq));
    recorded("repair-quadrant", &yipu(&["repair", "-"], "01：44、36，63、24、33、39，\n"));
    let sgf = "(;GM[1]SZ[9];B[cc];W[gg];W[cg]C[好];W[gc];B[dd])\n";
    recorded("repair-sgf", &yipu(&["repair", "-"], sgf));
}

#[test]
fn repair_writes_only_what_is_asked_and_keeps_the_encoding() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pgn");
    let encode = |text: &str| {
        let encoding = records::encoding::TextEncoding::Gb18030;
        let substitute = records::encoding::Substitute::Square;
        records::encoding::encode(text, encoding, substitute).bytes.into_owned()
    };
    let text = SLIPS.replace("兵五进四", "兵五进一");
    std::fs::write(&file, encode(&text)).unwrap();
    let repair = |more: &[&str]| {
        let mut args = vec!["repair", file.to_str().unwrap()];
        args.extend(more);
        yipu(&args, "")
    };
    assert!(repair(&[]).starts_with("exit 1"));
    assert_eq!(std::fs::read(&file).unwrap(), encode(&text));
    assert!(repair(&["--apply", "--no-trace"]).starts_with("exit 0"));
    assert_eq!(std::fs::read(&file).unwrap(), encode(&text));
    let mended = encode(&text.replace("车一进二", "车一平二"));
    let beside = folder.path().join("game.repaired.pgn");
    assert_eq!(std::fs::read(&beside).unwrap(), mended);
    assert!(repair(&["--apply"]).starts_with("exit 1"), "the file exists");
    assert!(repair(&["--in-place", "--no-trace"]).starts_with("exit 0"));
    assert_eq!(std::fs::read(&file).unwrap(), mended);
}

#[test]
fn repair_says_when_there_is_nothing_to_do() {
    let answer = yipu(&["repair", "games/pgn/central-cannon-gbk.pgn"], "");
    let sound =
        "exit 0\n--- stdout\n--- stderr\nyipu: every move can be played: nothing to repair\n";
    assert_eq!(answer, sound);
}

#[test]
fn ambiguity_names_what_is_missing() {
    let answer = yipu(&["ambiguity", "车二平"], "");
    assert!(answer.contains("expected a number 1 to 9"), "{answer}");
}

#[test]
fn detect_names_the_notation_of_most_moves_and_of_most_games() {
    let detect = |text: &str, more: &[&str]| yipu(&[&["detect", "-"], more].concat(), text);
    // One move in coordinates, five in Chinese.
    let game = "1. H2-E2 马８进７\n2. 马二进三 车９平８\n3. 车一平二 卒７进１ *\n";
    assert!(detect(game, &["--json"]).contains(r#""notation":"chinese""#));
    let chinese = "[Event \"a\"]\n\n1. 炮二平五 马８进７ *\n\n";
    let iccs = "[Event \"b\"]\n\n1. H2-E2 H9-G7 *\n\n";
    let wxf = "[Event \"c\"]\n\n1. C2.5 H8+7 *\n\n";
    let most = [wxf, iccs, wxf, wxf].concat();
    let answer = detect(&most, &["--json"]);
    assert!(answer.contains(r#""notation":"wxf","dialect":"standard""#), "{answer}");
    assert!(answer.contains(r#""notations":{"wxf":3,"iccs":1}"#), "{answer}");
    // No notation is that of more than half.
    let mixed = [wxf, iccs, chinese, wxf, iccs].concat();
    let answer = detect(&mixed, &["--json"]);
    assert!(answer.contains(r#""notation":null,"dialect":null,"notations":{"#), "{answer}");
    let answer = detect(&mixed, &[]);
    let told = "moves in iccs (2 games) and wxf (2 games) and chinese (1 game), 5 games";
    assert!(answer.contains(told), "{answer}");
}

#[test]
fn show_refuses_what_is_not_there() {
    let file = "games/pgn/central-cannon-gbk.pgn";
    let joseki = "games/gib/handicap_of_three.gib";
    let fen = "4k4/9/9/9/9/9/9/9/9/3K5 w";
    for (args, told) in [
        (&[file, "--ply", "99"][..], "there is no ply 99: the last is "),
        (&[file, "--ply", "-1"], "plies count from 0"),
        (&[file, "--game", "0"], "games count from 1"),
        (&[file, "--game", "-1"], "games count from 1"),
        (&[file, "--game", "2"], "there is no game 2: there is one alone"),
        (&[joseki, "--ply", "9999"], "there is no ply 9999: the last is "),
        (&[joseki, "--game", "3"], "there is no game 3"),
        (&[fen, "--ply", "1"], "there is no ply 1"),
        (&[fen, "--game", "2"], "there is no game 2"),
    ] {
        let answer = yipu(&[&["show"], args].concat(), "");
        assert!(answer.starts_with("exit 2\n--- stdout\n--- stderr\n"), "{args:?} {answer}");
        assert!(answer.contains(told), "{args:?} {answer}");
    }
    assert!(yipu(&["show", fen, "--ply", "0"], "").starts_with("exit 0"));
    assert!(yipu(&["judge", file, "--game", "0"], "").contains("games count from 1"));
}

#[test]
fn show_tells_what_is_wrong_with_what_it_draws() {
    recorded("show-two-kings", &yipu(&["show", "4k4/9/9/9/9/9/9/9/4K4/4K4 w"], ""));
    let answer = yipu(&["show", "broken/pgn/bad-fen.pgn"], "");
    assert!(answer.starts_with("exit 1"), "{answer}");
    assert!(answer.contains("error[xq/bad-fen]"), "{answer}");
    let file = "broken/pgn/horse-leg.pgn";
    let answer = yipu(&["show", file], "");
    assert!(answer.starts_with("exit 1"), "{answer}");
    assert!(answer.contains("after ply 2 of 2"), "{answer}");
    assert!(answer.contains("error[xq/illegal/horse-leg]"), "{answer}");
    // What comes later does not matter to the position.
    let answer = yipu(&["show", file, "--ply", "1"], "");
    assert!(answer.starts_with("exit 0"), "{answer}");
}

/// `2>&1 | head` leaves the standard error without a reader; the work is done all the same.
#[test]
fn nobody_need_listen_to_the_standard_error() {
    use std::io::Write;
    for args in [&["convert", "--to", "pgn", "-"][..], &["moves", "--tsv", "--to", "iccs"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_yipu"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stderr.take());
        let mut input = child.stdin.take().unwrap();
        input.write_all("1. 炮二平五 马8进九 *\nsecond".as_bytes()).unwrap();
        drop(input);
        let code = child.wait().unwrap().code();
        assert!(matches!(code, Some(0 | 1)), "{args:?}: {code:?}");
    }
}
