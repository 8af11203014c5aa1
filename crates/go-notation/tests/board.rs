//! The rules of the board, on positions made by hand.

use go_notation::{Board, BoardSize, Color, ColoredMove, IllegalMove, Ko, Point, Replay, Rules};
use go_notation::{Placed, Suicide};

use Color::{Black, White};

/// Sets up rows of `X`, `O` and `.`.
fn board(rows: &[&str]) -> Board {
    let size = BoardSize::new(rows[0].len() as u8, rows.len() as u8).unwrap();
    let mut board = Board::new(size);
    for (point, stone) in size.points().zip(rows.concat().chars()) {
        let stone = match stone {
            'X' => Some(Black),
            'O' => Some(White),
            _ => None,
        };
        board.set(point, stone).unwrap();
    }
    board
}

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

#[track_caller]
fn assert_board(board: &Board, rows: &[&str]) {
    assert_eq!(board.to_string(), rows.join("\n"));
}

#[test]
fn a_chain_without_liberties_is_captured() {
    let mut board = board(&[".XX.", "XOOX", ".XO.", "..X."]);
    let placed = board.play(Black, at("dc"), Rules::JAPANESE).unwrap();
    assert_eq!(placed, Placed { captured: 3, suicide: 0 });
    assert_board(&board, &[".XX.", "X..X", ".X.X", "..X."]);
    assert_eq!(board.prisoners(White), 3);
    let mut removed: Vec<Point> = board.removed().collect();
    removed.sort();
    assert_eq!(removed, [at("bb"), at("cb"), at("cc")]);
}

#[test]
fn one_move_captures_several_chains_and_the_corner() {
    let mut board = board(&["OX.", "XX.", "..."]);
    assert_eq!(board.liberties(at("aa")), Some(0));
    assert_eq!(board.liberties(at("ba")), Some(4));
    board.set(at("aa"), None).unwrap();
    board.play(White, at("cc"), Rules::JAPANESE).unwrap();

    let mut cross = self::board(&["XOX", "O.O", "XOX"]);
    let placed = cross.play(Black, at("bb"), Rules::JAPANESE).unwrap();
    assert_eq!(placed.captured, 4);
    assert_board(&cross, &["X.X", ".X.", "X.X"]);
}

#[test]
fn capture_comes_before_suicide() {
    let mut board = board(&[".OX", "OX.", "X.."]);
    let placed = board.play(Black, at("aa"), Rules::JAPANESE).unwrap();
    assert_eq!(placed, Placed { captured: 2, suicide: 0 });
    assert_board(&board, &["X.X", ".X.", "X.."]);
}

#[test]
fn suicide_follows_the_rules() {
    let single = [".O.", "O..", "..."];
    let several = ["X.O", "OO.", "..."];
    let rules = |suicide| Rules { ko: Ko::Simple, suicide };
    let refused = |point, stones| Err(IllegalMove::Suicide { point, stones });

    let mut one = board(&single);
    assert_eq!(one.play(Black, at("aa"), rules(Suicide::Forbidden)), refused(at("aa"), 1));
    assert_eq!(one.play(Black, at("aa"), rules(Suicide::Several)), refused(at("aa"), 1));
    let placed = one.play(Black, at("aa"), rules(Suicide::Allowed)).unwrap();
    assert_eq!(placed, Placed { captured: 0, suicide: 1 });
    assert_board(&one, &single);
    assert_eq!(one.prisoners(Black), 1);

    let mut two = board(&several);
    assert_eq!(two.play(Black, at("ba"), rules(Suicide::Forbidden)), refused(at("ba"), 2));
    let placed = two.play(Black, at("ba"), rules(Suicide::Several)).unwrap();
    assert_eq!(placed, Placed { captured: 0, suicide: 2 });
    assert_board(&two, &["..O", "OO.", "..."]);
}

#[test]
fn simple_ko_bans_one_point_for_one_move() {
    let mut board = board(&[".XO.", "X.XO", ".XO.", "...."]);
    board.set(at("bb"), Some(White)).unwrap();
    board.set(at("cb"), None).unwrap();
    let placed = board.play(Black, at("cb"), Rules::JAPANESE).unwrap();
    assert_eq!(placed.captured, 1);
    assert_eq!(board.ko(White), Some(at("bb")));
    assert_eq!(board.ko(Black), None);
    let retaken = board.play(White, at("bb"), Rules::JAPANESE);
    assert_eq!(retaken, Err(IllegalMove::Ko { point: at("bb") }));
    board.play(White, at("dd"), Rules::JAPANESE).unwrap();
    board.play(Black, at("ad"), Rules::JAPANESE).unwrap();
    assert_eq!(board.play(White, at("bb"), Rules::JAPANESE).unwrap().captured, 1);
    assert_eq!(board.ko(Black), Some(at("cb")));
}

#[test]
fn moves_are_executed_like_sgf_even_when_illegal() {
    let mut board = board(&["XXX", "X.X", "OO."]);
    // Replacing a stone splits its chain; the capture follows.
    let placed = board.place(White, at("ba")).unwrap();
    assert_eq!(placed, Placed::default());
    assert_eq!(board.chain(at("aa")).len(), 2);
    assert_eq!(board.get(at("ba")), Some(White));

    let mut replay = Replay::new(self::board(&["X..", "...", "..."]), Rules::JAPANESE);
    let (placed, illegal) = replay.force(ColoredMove::play(White, at("aa"))).unwrap();
    assert_eq!(placed, Placed::default());
    assert_eq!(illegal, Some(IllegalMove::Occupied { point: at("aa"), by: Black }));
    assert_eq!(replay.board().get(at("aa")), Some(White));
    assert_eq!(replay.board().prisoners(Black), 0);

    let off = replay.force(ColoredMove::play(Black, at("dd"))).unwrap_err();
    assert_eq!(off.to_string(), "the point dd is not on a board of 3×3");
}

#[test]
fn every_rule_gives_its_reason() {
    let size = BoardSize::square(52).unwrap();
    let board = Board::new(size);
    assert_eq!(board.check(Black, at("ZZ"), Rules::JAPANESE), Ok(()));
    let rectangle = Board::new(BoardSize::new(1, 3).unwrap());
    let off = rectangle.check(Black, at("ba"), Rules::JAPANESE).unwrap_err();
    assert_eq!(
        (off.code(), off.to_string().as_str()),
        ("off-board", "the point ba is not on a board of 1×3")
    );
}
