//! Folders as inputs and as outputs.

use std::fs;

use crate::program::{GAME, Place};

#[test]
fn the_structure_of_the_folder_is_kept() {
    let place = Place::new();
    for name in ["a.pgn", "x/b.pgn", "x/y/c.pgn"] {
        place.write(&format!("in/{name}"), GAME);
    }
    let answer = place.yipu(&["convert", "in", "-o", "out", "--to", "xqf"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert_eq!(place.files("out"), ["a.xqf", "x/b.xqf", "x/y/c.xqf"]);
    // A name with the ending of a record is a file for all games.
    assert_eq!(place.yipu(&["convert", "in", "-o", "all.pgn", "--to", "pgn"]).code, 0);
    assert_eq!(place.read("all.pgn").matches("[Event \"甲\"]").count(), 3);
}

#[test]
fn a_second_run_goes_on_where_the_first_was_interrupted() {
    let place = Place::new();
    for name in ["a.pgn", "b.pgn", "c.pgn"] {
        place.write(&format!("in/{name}"), GAME);
    }
    let args = ["convert", "in", "-o", "out", "--to", "moves"];
    assert_eq!(place.yipu(&args).code, 0);
    place.write("out/a.txt", "mine");
    fs::remove_file(place.path("out/b.txt")).unwrap();
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("a.txt: the file exists; --force replaces it"), "{answer:?}");
    assert_eq!(place.read("out/a.txt"), "mine");
    fs::remove_file(place.path("out/b.txt")).unwrap();
    assert_eq!(place.yipu(&[&args[..], &["--skip-existing"]].concat()).code, 0);
    assert_eq!(place.read("out/a.txt"), "mine");
    assert!(place.read("out/b.txt").contains("炮二平五"));
    assert_eq!(place.yipu(&[&args[..], &["--force"]].concat()).code, 0);
    assert_ne!(place.read("out/a.txt"), "mine");
    assert_eq!(place.files("out").len(), 3, "no draft is left");
}

#[test]
fn inputs_that_would_get_one_name_are_numbered_and_reported() {
    let place = Place::new();
    place.write("in/a.pgn", GAME);
    place.write("in/a.txt", GAME);
    place.write("in/A.text", GAME);
    place.write("more/a.pgn", GAME);
    let args = ["convert", "in", "more", "-o", "out", "--to", "moves"];
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 0, "{answer:?}");
    let files = ["A.txt", "a-2.txt", "a-3.txt", "a-4.txt"];
    assert_eq!(place.files("out"), files);
    assert_eq!(answer.err.matches("since the name is taken").count(), 3, "{answer:?}");
    // The second run gives each input the name that it has had.
    fs::remove_file(place.path("out/a-3.txt")).unwrap();
    assert_eq!(place.yipu(&[&args[..], &["--skip-existing"]].concat()).code, 0);
    assert_eq!(place.files("out"), files);
}

#[test]
fn each_game_gets_a_file_where_the_format_holds_one() {
    let place = Place::new();
    place.write("in/a.pgn", GAME.repeat(3));
    place.write("in/a.2.pgn", GAME);
    let args = ["convert", "in", "-o", "out", "--to", "xqf", "--skip-existing"];
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 0, "{answer:?}");
    let files = ["a.2-2.xqf", "a.2.xqf", "a.3.xqf", "a.xqf"];
    assert_eq!(place.files("out"), files);
    assert!(answer.err.contains("in/a.pgn: 3 games, written as"), "{answer:?}");
    // The first file is written last: without it the input counts as not done.
    fs::remove_file(place.path("out/a.xqf")).unwrap();
    assert_eq!(place.yipu(&args).code, 0);
    assert_eq!(place.files("out"), files);
}

#[test]
fn an_input_is_never_written_over() {
    let place = Place::new();
    place.write("in/a.pgn", GAME);
    let refuse = |args: &[&str]| {
        let answer = place.yipu(&[&["convert", "--to", "pgn", "--force"], args].concat());
        assert_ne!(answer.code, 0, "{args:?} {answer:?}");
        assert_eq!(place.read("in/a.pgn"), GAME, "{args:?}");
        assert!(answer.err.contains("never written over"), "{answer:?}");
    };
    refuse(&["in/a.pgn", "-o", "in/a.pgn"]);
    refuse(&["in/a.pgn", "-o", "in/../in/./a.pgn"]);
    refuse(&[place.path("in/a.pgn").to_str().unwrap(), "-o", "in/a.pgn"]);
    // In the folder of the inputs the results get other names.
    let answer = place.yipu(&["convert", "--to", "pgn", "--force", "in", "-o", "in"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert_eq!(place.read("in/a.pgn"), GAME);
    assert_eq!(place.files("in"), ["a-2.pgn", "a.pgn"]);
}

#[cfg(unix)]
#[test]
fn an_input_is_never_written_over_by_way_of_a_link() {
    use std::os::unix::fs::symlink;
    let place = Place::new();
    place.write("in/a.pgn", GAME);
    symlink(place.path("in"), place.path("there")).unwrap();
    symlink(place.path("in/a.pgn"), place.path("link.pgn")).unwrap();
    fs::create_dir(place.path("out")).unwrap();
    symlink(place.path("in"), place.path("out/sub")).unwrap();
    place.write("more/sub/a.pgn", GAME);
    for args in [
        &["in/a.pgn", "-o", "there/a.pgn"][..],
        &["in/a.pgn", "-o", "link.pgn"],
        &["link.pgn", "-o", "in/a.pgn"],
        &["in/a.pgn", "more", "-o", "out/"],
    ] {
        let answer = place.yipu(&[&["convert", "--to", "pgn", "--force"], args].concat());
        assert_ne!(answer.code, 0, "{args:?} {answer:?}");
        assert_eq!(place.read("in/a.pgn"), GAME, "{args:?}");
    }
    // Links inside folders are named and not followed.
    symlink(place.path("in"), place.path("more/loop")).unwrap();
    let answer = place.yipu(&["check", "more"]);
    assert!(answer.err.contains("more/loop: a link, not followed"), "{answer:?}");
    assert!(answer.out.contains("1 file,"), "{answer:?}");
}

#[test]
fn results_below_a_folder_that_is_read_are_no_inputs_of_the_next_run() {
    let place = Place::new();
    place.write("a.pgn", GAME);
    let args = ["convert", ".", "-o", "out", "--to", "json", "--force"];
    assert_eq!(place.yipu(&args).code, 0);
    assert_eq!(place.files(""), ["a.pgn", "out/a.jsonl"]);
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert_eq!(place.files(""), ["a.pgn", "out/a.jsonl"]);
}

#[cfg(unix)]
#[test]
fn devices_and_pipes_are_read_but_never_replaced() {
    let place = Place::new();
    let answer = place.yipu_with(&["check", "/dev/stdin"], GAME.as_bytes());
    assert_eq!(answer.code, 0, "{answer:?}");
    assert!(answer.out.contains("1 game, 2 moves"), "{answer:?}");
    place.write("a.pgn", GAME);
    let _socket = std::os::unix::net::UnixListener::bind(place.path("socket")).unwrap();
    let args = ["convert", "a.pgn", "-o", "socket", "--to", "pgn", "--force"];
    let answer = place.yipu(&args);
    assert_eq!(answer.code, 2, "{answer:?}");
    assert!(answer.err.contains("no regular file"), "{answer:?}");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_in_a_folder_is_named_and_not_read() {
    let place = Place::new();
    place.write("in/a.pgn", GAME);
    let _socket = std::os::unix::net::UnixListener::bind(place.path("in/socket")).unwrap();
    let answer = place.yipu(&["check", "in"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert!(answer.err.contains("in/socket: a pipe, socket or device, not read"), "{answer:?}");
    assert!(answer.out.contains("1 file,"), "{answer:?}");
}

#[cfg(unix)]
#[test]
fn an_input_that_cannot_be_read_is_none() {
    let place = Place::new();
    place.write("a.pgn", GAME);
    let _socket = std::os::unix::net::UnixListener::bind(place.path("socket")).unwrap();
    std::os::unix::fs::symlink("nowhere", place.path("dangling.pgn")).unwrap();
    // The kernel lets nobody read this regular file from its beginning.
    let memory = ["/proc/self/mem"].into_iter().filter(|it| std::path::Path::new(it).is_file());
    for name in ["socket", "dangling.pgn"].into_iter().chain(memory) {
        for command in ["check", "detect", "list", "repair"] {
            let answer = place.yipu(&[command, name]);
            assert_eq!(answer.code, 2, "{answer:?}");
            assert!(answer.err.contains("no input can be read"), "{answer:?}");
            let answer = place.yipu(&[command, name, "a.pgn"]);
            assert_eq!(answer.code, 1, "{answer:?}");
        }
        let answer = place.yipu(&["convert", name, "a.pgn", "--to", "pgn"]);
        assert_eq!(answer.code, 1, "{answer:?}");
        assert!(answer.err.contains("1 games written, 0 inputs skipped, 1 failures"), "{answer:?}");
    }
}

#[cfg(unix)]
#[test]
fn results_have_the_usual_permissions() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    place.write("a.pgn", GAME);
    assert_eq!(place.yipu(&["convert", "a.pgn", "-o", "b.pgn", "--to", "pgn"]).code, 0);
    let mode = |name| fs::metadata(place.path(name)).unwrap().permissions().mode();
    assert_eq!(mode("b.pgn"), mode("a.pgn"));
}

/// Its path is not known, but the file is.
#[cfg(unix)]
#[test]
fn a_file_that_comes_by_standard_input_is_never_written_over() {
    use std::process::Command;
    let place = Place::new();
    place.write("in.pgn", GAME);
    std::os::unix::fs::symlink("in.pgn", place.path("soft.pgn")).unwrap();
    fs::hard_link(place.path("in.pgn"), place.path("hard.pgn")).unwrap();
    let run = |command: &str, out: &str| {
        let input = fs::File::open(place.path("in.pgn")).unwrap();
        let mut yipu = Command::new(env!("CARGO_BIN_EXE_yipu"));
        let args = [command, "--to", "pgn", "-", "--force", "-o", out];
        yipu.args(args).current_dir(place.path("")).stdin(input).output().unwrap()
    };
    for out in ["in.pgn", "./in.pgn", "soft.pgn", "hard.pgn"] {
        let output = run("convert", out);
        assert_eq!(output.status.code(), Some(2), "{out} {output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("never written over"), "{out}");
        assert_eq!(place.read("in.pgn"), GAME, "{out}");
    }
    assert_eq!(run("convert", "other.pgn").status.code(), Some(0));
    assert!(place.path("other.pgn").is_file());
}
