//! DhtmlXQ texts of our own making: what they say, and the way back.

mod outline;

use std::fs;
use std::path::Path;

use records::check::{CheckOptions, check};
use records::verify::verify;
use records::{
    Document, Format, GameResult, LossReport, ReadOptions, WriteOptions, XiangqiGame, write,
};

use outline::outline;

/// The tree of `iframe.html`, as in the fixtures of other formats with variations.
const TREE: &str = "{引言|第二行} h2e2{中炮} (b0c2 c6c5) (g3g4{仙人指路}) h9g7 (b9c7{屏风马}) \
                    h0g2 (h0i2{边马} i9h9)";

fn read(bytes: &[u8]) -> Vec<XiangqiGame> {
    let document = Document::read(bytes, &ReadOptions::default()).unwrap();
    assert_eq!(document.format, Format::DhtmlXq);
    let games = document.games();
    games.map(|raw| check(&raw, &document.text, &CheckOptions::default()).game).collect()
}

fn games(name: &str) -> Vec<XiangqiGame> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games/dhtmlxq");
    read(&fs::read(folder.join(name)).unwrap())
}

#[test]
fn an_attribute_of_a_page_holds_a_game() {
    let games = games("iframe.html");
    let [game] = &games[..] else { panic!("{} games", games.len()) };
    assert_eq!(outline(game), TREE);
    assert_eq!(game.result, GameResult::FirstWins);
    let tags: Vec<_> = game.tags.iter().map(|tag| (&*tag.name, &*tag.value)).collect();
    assert_eq!(
        tags,
        [
            ("Title", "甲对乙"),
            ("Event", "杯赛"),
            ("Date", "1987.11.30"),
            ("Site", "广州"),
            ("Red", "甲"),
            ("Black", "乙"),
            ("Opening", "C00 中炮"),
            ("dhtmlxq:judge", "丙"),
        ]
    );
}

#[test]
fn a_post_holds_records_without_frames() {
    let games = games("forum_two_bare.txt");
    assert_eq!(games.len(), 2);
    // Plies count from the start of the game; line 3 is listed before line 2, which it leaves.
    assert_eq!(
        outline(&games[0]),
        "{} h2e2{of the parent} h9g7 (b7e7) (b9c7 h0g2 (g3g4) g6g5{absolute} (h7h3{leaf})) h0g2 i9h9"
    );
    assert_eq!(games[1].tags.get("Title"), Some("残局"));
    assert_eq!(games[1].start.board.occupied().len(), 2);
}

#[test]
fn brackets_may_be_codes_of_an_address_or_of_html() {
    let address = games("address.html");
    assert_eq!(address.len(), 2);
    for game in &address {
        assert_eq!(outline(game), "{} h2e2{中炮 好} h9g7");
        assert_eq!(game.tags.get("Title"), Some("甲对乙"));
    }
    let entities = games("entities.html");
    assert_eq!(entities.len(), 1);
    assert_eq!(outline(&entities[0]), "{} h2e2{中炮 好} h9g7");
    assert_eq!(entities[0].tags.get("Title"), Some("甲&乙"));
}

#[test]
fn the_first_move_tells_the_side() {
    let game = games("black_first.ubb").remove(0);
    assert_eq!(game.start.to_string(), "3ak4/3r5/9/9/9/9/9/9/R8/4K4 b - - 0 1");
    assert_eq!(game.tree.len(), 3);
}

#[test]
fn a_fen_counts_more_than_squares() {
    let game = games("fen_wins.txt").remove(0);
    assert_eq!(game.start.to_string(), "4k4/9/9/9/9/9/9/9/4p4/3K5 b - - 7 31");
    assert_eq!(game.tags.get("Title"), Some("a|二"));
    assert_eq!(game.result, GameResult::Draw);
}

#[test]
fn what_is_written_reads_the_same() {
    for folder in ["dhtmlxq", "xqf", "cbr"] {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games").join(folder);
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let bytes = fs::read(&path).unwrap();
            let document = Document::read(&bytes, &ReadOptions::default()).unwrap();
            for raw in document.games() {
                let game = check(&raw, &document.text, &CheckOptions::default()).game;
                let written = write(&game, Format::DhtmlXq, &WriteOptions::default()).unwrap();
                let again = read(&written.bytes);
                assert_eq!(again.len(), 1, "{}", path.display());
                verify(&game, &again[0], &written.losses)
                    .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            }
        }
    }
}

#[test]
fn all_that_dhtmlxq_holds_comes_back_without_loss() {
    for name in ["iframe.html", "forum_two_bare.txt", "black_first.ubb", "fen_wins.txt"] {
        for game in games(name) {
            let written = write(&game, Format::DhtmlXq, &WriteOptions::default()).unwrap();
            assert_eq!(written.losses, LossReport::default(), "{name}");
            let again = read(&written.bytes).remove(0);
            assert_eq!(again.tree.len(), game.tree.len());
            assert_eq!(outline(&again), outline(&game));
            assert_eq!(again.tags, game.tags);
        }
    }
}

#[test]
fn men_beyond_the_squares_stand_in_a_fen() {
    let text = "[DhtmlXQ_fen]3ak4/9/9/9/9/9/RRR6/9/9/4K4 w - - 0 1[/DhtmlXQ_fen]";
    let game = read(text.as_bytes()).remove(0);
    let written = write(&game, Format::DhtmlXq, &WriteOptions::default()).unwrap();
    assert_eq!(written.losses, LossReport::default());
    assert_eq!(read(&written.bytes)[0].start, game.start);
}
