//! What the command line does with records of Go. Recorded where people read it, stated by hand
//! where programs do.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run gave.
struct Answer {
    code: i32,
    out: Vec<u8>,
    told: String,
}

impl Answer {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.out).unwrap()
    }
}

/// Runs `yipu` in the folder `fixtures`.
fn yipu(args: &[&str], input: &[u8]) -> Answer {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut child = Command::new(env!("CARGO_BIN_EXE_yipu"))
        .args(args)
        .current_dir(fixtures)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    Answer {
        code: output.status.code().unwrap(),
        out: output.stdout,
        told: String::from_utf8(output.stderr).unwrap(),
    }
}

fn recorded(name: &str, args: &[&str], input: &[u8]) {
    let answer = yipu(args, input);
    let text =
        format!("exit {}\n--- stdout\n{}--- stderr\n{}", answer.code, answer.text(), answer.told);
    insta::with_settings!({
        filters => vec![(r"\(\d+\.\d s\)", "(… s)")], omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}

const JOSEKI: &str = "games/quadrant/joseki.txt";

/// A game with all that a list of moves cannot hold.
const RICH: &[u8] = b"(;SZ[19]KM[6.5]PB[A]RE[B+R]AB[dd][pp]PL[W];W[pd]C[one]TR[pd](;B[dp]C[two])\
    (;B[dq];W[dr])(;B[cq]))";

#[test]
fn moves_are_listed_in_every_system() {
    // The joseki of the quadrant document; the answers follow from the definitions of the systems.
    for (system, moves) in [
        ("quadrant", "B 0144\nW 0136\nB 0163\nW 0124\nB 0133\nW 0139\n"),
        ("sgf", "B pd\nW qf\nB nc\nW rd\nB qc\nW qi\n"),
        ("gtp", "B Q16\nW R14\nB O17\nW S16\nB R17\nW R11\n"),
        ("upper-left", "B 16-4\nW 17-6\nB 14-3\nW 18-4\nB 17-3\nW 17-9\n"),
        ("japanese", "B 16の四\nW 17の六\nB 14の三\nW 18の四\nB 17の三\nW 17の九\n"),
        ("letters", "B d16\nW f17\nB c14\nW d18\nB c17\nW i17\n"),
        ("zones", "B Cd4\nW Cc6\nB Cf3\nW Cb4\nB Cc3\nW Cc9\n"),
    ] {
        let args = ["convert", "--to", "moves", "--verify", "--coordinates", system, JOSEKI];
        let answer = yipu(&args, b"");
        assert_eq!((answer.code, answer.text(), &*answer.told), (0, moves, ""), "{system}");
    }
    let args = ["convert", "--to", "moves", "--coordinates", "audouard", JOSEKI];
    recorded("go-moves-unsettled", &args, b"");
}

#[test]
fn boards_are_drawn_with_either_kind_of_coordinates() {
    recorded("go-show", &["show", JOSEKI], b"");
    recorded("go-show-quadrant", &["show", "--coordinates", "quadrant", "--ply", "4", JOSEKI], b"");
    recorded("go-show-handicap", &["show", "--ply", "0", "games/gib/handicap_of_three.gib"], b"");
    recorded("go-show-names", &["show", "--coordinates", "names", JOSEKI], b"");
}

#[test]
fn what_a_target_cannot_hold_is_said() {
    recorded("go-losses-quadrant", &["convert", "--verify", "--to", "quadrant", "-"], RICH);
    recorded("go-losses-moves", &["convert", "--to", "moves", "--setup-as-moves", "-"], RICH);
    let strict = yipu(&["convert", "--to", "quadrant", "--strict", "-"], RICH);
    assert_eq!((strict.code, strict.text()), (1, ""));
    for format in ["sgf", "json"] {
        let answer = yipu(&["convert", "--strict", "--verify", "--to", format, "-"], RICH);
        assert_eq!((answer.code, &*answer.told), (0, ""), "{format}");
    }
    // Big5 has no simplified characters.
    let args = ["convert", "--to", "sgf", "--to-encoding", "big5", "-"];
    let answer = yipu(&args, "(;CA[UTF-8]PB[古力]C[进])".as_bytes());
    assert!(answer.out.starts_with(b"(;FF[4]GM[1]CA[Big5]SZ[19]PB[\xA5j\xA4O]C["));
    assert_eq!(
        answer.told,
        "warning[loss/character]: <stdin>, game 1: the encoding has no `进`: another was written ×1\n"
    );
}

#[test]
fn minimal_change_leaves_every_other_byte() {
    for text in [&b"junk (;SZ[9]KM[6.50] ;B [aa]\r\n;W[tt])\n"[..], RICH] {
        let answer = yipu(&["convert", "--minimal-change", "--verify", "--to", "sgf", "-"], text);
        assert_eq!((answer.code, &*answer.out), (0, text));
    }
    let fox = b"(;GM[1]KM[375]\n ;B[aa] ;Black[bb](;W[cc]\n";
    let answer = yipu(&["convert", "--minimal-change", "--verify", "--to", "sgf", "-"], fox);
    assert_eq!(answer.text(), "(;GM[1]KM[7.5]\n ;B[aa] ;B[bb](;W[cc]\n))");
    // Half a character at the end of a file that was cut.
    let cut = b"(;CA[Shift_JIS];B[aa]C[\x83\x93\x83";
    let answer = yipu(&["convert", "--minimal-change", "--verify", "--to", "sgf", "-"], cut);
    assert_eq!(answer.out, b"(;CA[Shift_JIS];B[aa]C[\x83\x93])");
    recorded(
        "go-minimal-change-of-gib",
        &["convert", "--minimal-change", "--to", "sgf", "games/gib/gbk_chinese.gib"],
        b"",
    );
    assert_eq!(yipu(&["convert", "--minimal-change", "--to", "json", JOSEKI], b"").code, 2);
}

#[test]
fn every_fixture_is_verified_and_kept() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    for kind in ["games", "broken"] {
        for format in ["sgf", "gib", "ngf", "ugf"] {
            let folder = format!("{kind}/{format}");
            for entry in fs::read_dir(fixtures.join(&folder)).unwrap() {
                let name = entry.unwrap().file_name().into_string().unwrap();
                let path = format!("{folder}/{name}");
                for to in ["sgf", "json"] {
                    let answer = yipu(&["convert", "--verify", "--to", to, &path], b"");
                    assert!(!answer.told.contains("read back"), "{path}: {}", answer.told);
                }
                if format == "sgf" {
                    let args = ["convert", "--verify", "--minimal-change", "--to", "sgf", &path];
                    let answer = yipu(&args, b"");
                    assert!(!answer.told.contains("read back"), "{path}: {}", answer.told);
                }
            }
        }
    }
}

#[test]
fn games_are_replayed_under_the_rules_that_are_asked_for() {
    let codes = |args: &[&str], text: &str| {
        let answer = yipu(&[&["check", "--json", "-"], args].concat(), text.as_bytes());
        let mut codes = Vec::new();
        for line in answer.text().lines() {
            let found: serde_json::Value = serde_json::from_str(line).unwrap();
            codes.extend(found["code"].as_str().map(str::to_owned));
        }
        codes.join(" ")
    };
    // A black stone into a white eye of one point.
    let single = "(;SZ[5]AW[ba][ab];B[aa])";
    assert_eq!(codes(&[], single), "go/illegal/suicide");
    assert_eq!(codes(&["--go-rules", "new-zealand"], single), "");
    assert_eq!(codes(&["--go-suicide", "several"], single), "go/illegal/suicide");
    assert_eq!(codes(&[], "(;SZ[5]RU[NZ]AW[ba][ab];B[aa])"), "");
    // A ko taken back at once, and after a move on either side elsewhere.
    let ko = "(;SZ[5]AB[ba][ab][cb][bc]AW[ca][db][cc]PL[W];W[bb]";
    assert_eq!(codes(&[], &format!("{ko};B[cb])")), "go/illegal/ko");
    let later = format!("{ko};B[ee];W[ed];B[cb];W[bb])");
    assert_eq!(codes(&["--go-rules", "japanese"], &later), "go/illegal/ko");
    assert_eq!(codes(&["--go-ko", "free"], &later), "");
    // Both sides pass; the position of four moves before comes again.
    let cycle = format!("{ko};B[];W[];B[cb];W[];B[];W[bb])");
    assert_eq!(codes(&["--go-rules", "japanese"], &cycle), "");
    let found = codes(&["--go-rules", "chinese"], &cycle);
    assert!(found.contains("go/illegal/superko"), "{found}");
    // Colours are told, never changed.
    let twice = "(;SZ[9];B[aa];B[bb];W[aa])";
    assert_eq!(codes(&[], twice), "go/wrong-color go/illegal/occupied");
    let kept = yipu(&["convert", "--to", "moves", "-"], twice.as_bytes());
    assert_eq!(kept.text(), "B A9\nB B8\nW A9\n");
}

#[test]
fn odd_boards_are_written_and_read_with_the_extension() {
    let small = b"(;SZ[9];B[cc];W[ee];B[])";
    let plain = yipu(&["convert", "--to", "quadrant", "-"], small);
    assert_eq!((plain.code, plain.text()), (1, ""));
    let args = ["convert", "--odd-boards", "--pass", "--verify", "--to", "quadrant", "-"];
    let written = yipu(&args, small);
    assert_eq!(written.text(), "04：33、00，、\n");
    let args = ["convert", "--odd-boards", "--pass", "--size", "9", "--to", "sgf", "-"];
    let back = yipu(&args, &written.out);
    assert_eq!(back.text(), "(;FF[4]GM[1]CA[UTF-8]SZ[9]\n;B[cc];W[ee];B[])\n");
}

#[test]
fn strict_reading_refuses_what_the_notation_does_not_have() {
    let half = "01:44,36,".as_bytes();
    for command in [&["check"][..], &["convert", "--to", "sgf"]] {
        assert_eq!(yipu(&[command, &["-"]].concat(), half).code, 0);
        assert_eq!(yipu(&[command, &["--strict", "-"]].concat(), half).code, 1);
        let exact = "01：44、36，\n".as_bytes();
        assert_eq!(yipu(&[command, &["--strict", "-"]].concat(), exact).code, 0);
    }
}

#[test]
fn quadrant_text_that_is_nothing_else_is_explained() {
    for (text, code) in [
        ("05：11、", "go/quadrant-syntax"),
        ("01：05、", "go/quadrant-syntax"),
        ("00：", "go/quadrant-syntax"),
        ("44、", "go/no-quadrant"),
        ("01：44、，33、", "go/pass-is-extension"),
    ] {
        let answer = yipu(&["check", "--json", "-"], text.as_bytes());
        assert_eq!(answer.code, 1, "{text}");
        assert!(answer.text().contains(&format!("\"code\":\"{code}\"")), "{}", answer.text());
    }
    // Tengen in full-width digits, and a game that Black gives up at once.
    for (text, moves) in [("００、", "B K10\n"), ("、。", "B resign\n")] {
        let answer = yipu(&["convert", "--to", "moves", "-"], text.as_bytes());
        assert_eq!((answer.code, answer.text()), (0, moves), "{text}");
    }
}

#[test]
fn records_are_turned_and_mirrored() {
    // The joseki of the quadrant document one corner further: the mark alone changes.
    let turned = yipu(&["transform", "--turn", "90", JOSEKI], b"");
    assert_eq!(turned.text(), "02：44、36，63、24，33、39，\n");
    // In its own diagonal the digits are exchanged; on a centre line the mark is.
    let mirrored = yipu(&["transform", "--mirror", "01-03", "-"], "01：44、63，40、".as_bytes());
    assert_eq!(mirrored.text(), "01：44、36，04：40、\n");
    let kept = b"(;SZ[9]KM[6.50] ;B [ba]C[ba]\r\n;W[tt]TR[ba])";
    let args = ["transform", "--mirror", "left-right", "--minimal-change", "-"];
    assert_eq!(yipu(&args, kept).out, b"(;SZ[9]KM[6.50] ;B [ha]C[ba]\r\n;W[tt]TR[ha])");
    let chess = yipu(&["transform", "--turn", "90", "broken/sgf/chess.sgf"], b"");
    assert_eq!((chess.code, chess.text()), (1, ""));
}

/// A game of Othello stands first; the game of Go behind it is turned all the same.
#[test]
fn a_record_of_another_game_does_not_lose_the_next() {
    let answer = yipu(&["transform", "--turn", "180", "-"], b"(;GM[2];W[aa])(;GM[1];B[aa])");
    assert_eq!(answer.code, 1);
    assert!(answer.told.contains("go/other-game"), "{}", answer.told);
    assert!(answer.text().contains(";B[ss]"), "{}", answer.text());
}

/// More than a megabyte is read in blocks; numbers of games and lines count from the beginning.
#[test]
fn a_long_collection_is_read_in_blocks() {
    let game = "(;GM[1]FF[4]\n;B[pd];W[dd];B[pp];W[dp])\n";
    let mut text = game.repeat(40_000);
    text.push_str("(;GM[1]FF[4]\n;B[pd];W[pd])\n");
    let occupied = "<stdin>:80002:8";
    let checked = yipu(&["check", "-"], text.as_bytes());
    assert!(checked.text().contains(occupied), "{}", checked.text());
    assert!(checked.text().contains("game 40001, ply 2"), "{}", checked.text());
    assert!(checked.text().contains("40001 games, 160002 moves"), "{}", checked.text());
    let args = ["convert", "--to", "sgf", "--game", "40001", "-"];
    let chosen = yipu(&args, text.as_bytes());
    assert!(chosen.text().contains(";B[pd];W[pd])"), "{}", chosen.told);
    assert_eq!(chosen.text().matches("(;").count(), 1);
}

#[test]
fn what_is_no_record_of_go_is_told() {
    let xiangqi = yipu(&["detect", "broken/sgf/xiangqi.sgf"], b"");
    assert_eq!(xiangqi.code, 1);
    assert_eq!(xiangqi.text(), "broken/sgf/xiangqi.sgf: this is a record of xiangqi, not of Go\n");
    // The first line of NGF may be anything.
    for format in ["gib", "ugf", "quadrant"] {
        let answer = yipu(&["check", "--format", format, "-"], b"(;SZ[19];B[pd])");
        assert_eq!(answer.code, 1, "{format}: {}", answer.text());
    }
    // Points beyond the letters of GTP have names in SGF.
    let large = b"(;SZ[52];B[ZZ])";
    assert!(yipu(&["convert", "--to", "moves", "-"], large).told.contains("--coordinates sgf"));
    let args = ["convert", "--to", "moves", "--coordinates", "sgf", "--verify", "-"];
    assert_eq!(yipu(&args, large).text(), "B ZZ\n");
}

#[test]
fn two_readings_of_a_point_are_never_chosen_silently() {
    let both = yipu(&["point", "三三"], b"");
    assert_eq!((both.code, both.text()), (1, ""));
    let said = both.told;
    assert!(said.contains("qc, qq, cq and cc"), "{said}");
    assert!(said.contains("note: with --from japanese it means the point cc"), "{said}");
}

#[test]
fn small_boards_have_quadrants_only_when_asked() {
    let small = b"(;GM[1]FF[4]SZ[9];B[cc])";
    for args in [
        ["show", "--coordinates", "quadrant", "-"].as_slice(),
        ["convert", "--to", "moves", "--coordinates", "quadrant", "-"].as_slice(),
    ] {
        let plain = yipu(args, small);
        assert_ne!(plain.code, 0, "{args:?}");
        assert!(plain.text().is_empty(), "{args:?}");
        let asked = yipu(&[args, ["--odd-boards"].as_slice()].concat(), small);
        assert_eq!(asked.code, 0, "{args:?}");
    }
}
