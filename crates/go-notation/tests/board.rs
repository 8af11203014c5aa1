//! The rules of the board, on positions made by hand.

use go_notation::{Board, BoardSize, Color, ColoredMove, IllegalMove, Ko, Point, Replay, Rules};
use go_notation::{Move, Placed, Suicide};

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

fn black(name: &str) -> ColoredMove {
    ColoredMove::play(Black, at(name))
}

fn white(name: &str) -> ColoredMove {
    ColoredMove::play(White, at(name))
}

#[track_caller]
fn assert_board(board: &Board, rows: &[&str]) {
    assert_eq!(board.to_string(), rows.join("\n"));
}

#[test]
fn a_chain_without_liberties_is_captured() {
    let mut board = board(&[".XX.", "XOOX", ".XO.", "..X."]);
    assert_eq!(board.chain(at("bb")).len(), 3);
    assert_eq!(board.liberties(at("bb")), Some(1));
    let placed = board.play(Black, at("dc"), Rules::JAPANESE).unwrap();
    assert_eq!(placed, Placed { captured: 3, suicide: 0 });
    assert_board(&board, &[".XX.", "X..X", ".X.X", "..X."]);
    assert_eq!((board.prisoners(White), board.prisoners(Black)), (3, 0));
    let mut removed: Vec<Point> = board.removed().collect();
    removed.sort();
    assert_eq!(removed, [at("bb"), at("cb"), at("cc")]);
}

#[test]
fn one_stone_captures_on_four_sides() {
    let mut board = board(&["XOX", "O.O", "XOX"]);
    let placed = board.play(Black, at("bb"), Rules::JAPANESE).unwrap();
    assert_eq!(placed, Placed { captured: 4, suicide: 0 });
    assert_board(&board, &["X.X", ".X.", "X.X"]);
    assert_eq!(board.liberties(at("bb")), Some(4));
}

#[test]
fn a_chain_counts_each_liberty_once() {
    let board = board(&["X.X", "XXX", "..."]);
    assert_eq!(board.liberties(at("aa")), Some(4));
    assert_eq!(board.liberties(at("ba")), None);
    assert!(board.chain(at("ba")).is_empty());
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
    let mut board = board(&[".XO.", "XO.O", ".XO.", "...."]);
    let placed = board.play(Black, at("cb"), Rules::JAPANESE).unwrap();
    assert_eq!(placed.captured, 1);
    assert_eq!((board.ko(White), board.ko(Black)), (Some(at("bb")), None));
    let retaken = board.play(White, at("bb"), Rules::JAPANESE);
    assert_eq!(retaken, Err(IllegalMove::Ko { point: at("bb") }));
    let free = Rules { ko: Ko::Free, ..Rules::JAPANESE };
    assert_eq!(board.check(White, at("bb"), free), Ok(()));
    board.play(White, at("dd"), Rules::JAPANESE).unwrap();
    board.play(Black, at("ad"), Rules::JAPANESE).unwrap();
    assert_eq!(board.play(White, at("bb"), Rules::JAPANESE).unwrap().captured, 1);
    assert_eq!(board.ko(Black), Some(at("cb")));
    board.pass();
    assert_eq!(board.ko(Black), None);
}

#[test]
fn retaking_by_a_larger_chain_or_of_several_stones_is_no_ko() {
    // Black takes one stone but has a second liberty.
    let mut open = board(&[".XO.", "XO.X", ".XO.", "...."]);
    assert_eq!(open.play(Black, at("cb"), Rules::JAPANESE).unwrap().captured, 1);
    assert_eq!(open.ko(White), None);
    // A snapback: White takes one stone, Black takes two back on the same point.
    let mut snapback = board(&["XXOO", "OO.X", "XXXX", "...."]);
    snapback.set(at("ca"), None).unwrap();
    snapback.set(at("da"), None).unwrap();
    let placed = snapback.play(White, at("cb"), Rules::JAPANESE).unwrap();
    assert_eq!(placed.captured, 0);
    let placed = snapback.play(Black, at("ca"), Rules::JAPANESE).unwrap();
    assert_eq!(placed.captured, 3);
    assert_eq!(snapback.ko(White), None);
}

#[test]
fn superko_forbids_sending_two_and_returning_one() {
    // White gives two stones, Black takes them, White takes one back.
    let start = [".O.X.", "OXXX.", "O....", "....."];
    let cycle = [white("ca"), black("aa"), white("ba")];
    let captured = [0, 2, 1];
    let repeated = IllegalMove::Superko { point: at("ba"), after: 0 };
    for (rules, answer) in [
        (Rules::JAPANESE, None),
        (Rules::CHINESE, Some(repeated)),
        // Black left the first position, White would leave the last one.
        (Rules::AGA, None),
    ] {
        let mut replay = Replay::new(board(&start), rules);
        for (mv, captured) in cycle.into_iter().zip(captured) {
            let (placed, illegal) = replay.force(mv).unwrap();
            assert_eq!(placed.captured, captured);
            assert_eq!(illegal, answer.filter(|_| mv == cycle[2]));
        }
        assert_board(replay.board(), &start);
    }
}

#[test]
fn superko_ends_a_triple_ko() {
    let start = [".XO..XO..XO.", "XO.OXO.OX.XO", ".XO..XO..XO.", "............"];
    let cycle = [black("cb"), white("jb"), black("gb"), white("bb"), black("kb"), white("fb")];
    let mut simple = Replay::new(board(&start), Rules::JAPANESE);
    for mv in cycle {
        assert_eq!(simple.play(mv).unwrap().captured, 1);
    }
    assert_board(simple.board(), &start);

    for rules in [Rules::CHINESE, Rules::AGA] {
        let mut superko = Replay::new(board(&start), rules);
        for mv in &cycle[..5] {
            superko.play(*mv).unwrap();
        }
        let repeated = IllegalMove::Superko { point: at("fb"), after: 0 };
        assert_eq!(superko.play(cycle[5]), Err(repeated));
        assert_eq!(repeated.to_string(), "fb repeats the position after move 0");
    }
}

#[test]
fn passing_does_not_lift_superko() {
    let mut replay = Replay::new(board(&[".XO.", "XO.O", ".XO.", "...."]), Rules::CHINESE);
    replay.play(black("cb")).unwrap();
    replay.play(Move::Pass.by(White)).unwrap();
    replay.play(Move::Pass.by(Black)).unwrap();
    let again = replay.play(white("bb"));
    assert_eq!(again, Err(IllegalMove::Superko { point: at("bb"), after: 0 }));
    assert_eq!(replay.moves(), 3);
}

#[test]
fn situational_superko_asks_who_left_the_position() {
    // White takes its stone back after a pass of each side: the position is the one from which
    // Black began, so it was left by White.
    let start = [".XO.", "XO.O", ".XO.", "...."];
    let mut aga = Replay::new(board(&start), Rules::AGA);
    aga.play(black("cb")).unwrap();
    aga.play(Move::Pass.by(White)).unwrap();
    aga.play(Move::Pass.by(Black)).unwrap();
    let again = aga.check(white("bb"));
    assert_eq!(again, Err(IllegalMove::Superko { point: at("bb"), after: 0 }));

    // The suicide of one stone leaves the board as the other side left it.
    let corner = [".O.", "O..", "..."];
    let mut positional = Replay::new(board(&corner), Rules::TROMP_TAYLOR);
    let repeated = Err(IllegalMove::Superko { point: at("aa"), after: 0 });
    assert_eq!(positional.play(black("aa")), repeated);
    let mut situational = Replay::new(board(&corner), Rules::NEW_ZEALAND);
    assert_eq!(situational.play(black("aa")).unwrap().suicide, 1);
}

#[test]
fn setting_up_forgets_the_positions_before() {
    let start = [".XO.", "XO.O", ".XO.", "...."];
    let mut replay = Replay::new(board(&start), Rules::CHINESE);
    replay.play(black("cb")).unwrap();
    replay.set(at("dd"), Some(White)).unwrap();
    replay.set(at("dd"), None).unwrap();
    assert_eq!(replay.play(white("bb")).unwrap().captured, 1);
}

#[test]
fn moves_are_executed_like_sgf_even_when_illegal() {
    // Replacing a stone splits its chain.
    let mut split = board(&["XXX", "X.X", "OO."]);
    assert_eq!(split.place(White, at("ba")), Ok(Placed::default()));
    assert_eq!(split.chain(at("aa")).len(), 2);
    assert_eq!(split.get(at("ba")), Some(White));
    // A stone on a stone of its own side still captures what has no liberty.
    let mut same = board(&["XO.", "X..", "..."]);
    same.set(at("ca"), Some(Black)).unwrap();
    same.set(at("bb"), Some(Black)).unwrap();
    assert_eq!(same.liberties(at("ba")), Some(0));
    assert_eq!(same.place(Black, at("aa")), Ok(Placed { captured: 1, suicide: 0 }));

    let mut replay = Replay::new(board(&["X..", "...", "..."]), Rules::JAPANESE);
    let (placed, illegal) = replay.force(white("aa")).unwrap();
    assert_eq!(placed, Placed::default());
    assert_eq!(illegal, Some(IllegalMove::Occupied { point: at("aa"), by: Black }));
    assert_eq!(replay.board().get(at("aa")), Some(White));
    assert_eq!(replay.board().prisoners(Black), 0);
    let off = replay.force(black("dd")).unwrap_err();
    assert_eq!(off.to_string(), "the point dd is not on a board of 3×3");
    assert_eq!(replay.moves(), 1);
}

#[test]
fn boards_of_any_size_have_edges() {
    let large = Board::new(BoardSize::square(52).unwrap());
    assert_eq!(large.check(Black, at("ZZ"), Rules::JAPANESE), Ok(()));
    assert_eq!(large.get(at("ZZ")), None);
    let mut row = Board::new(BoardSize::new(3, 1).unwrap());
    row.play(Black, at("ba"), Rules::JAPANESE).unwrap();
    assert_eq!(row.play(White, at("aa"), Rules::JAPANESE).unwrap_err().code(), "suicide");
    let off = row.check(Black, at("ab"), Rules::JAPANESE).unwrap_err();
    assert_eq!(off.code(), "off-board");
    let mut dot = Board::new(BoardSize::square(1).unwrap());
    assert_eq!(dot.play(Black, at("aa"), Rules::JAPANESE).unwrap_err().code(), "suicide");
    assert_eq!(dot.place(Black, at("aa")).unwrap().suicide, 1);
}

#[test]
fn boards_are_equal_by_their_stones() {
    let mut one = board(&["XO", "X."]);
    one.play(Black, at("bb"), Rules::JAPANESE).unwrap();
    let other = board(&["X.", "XX"]);
    assert_eq!(one, other);
    assert_eq!(one.key(), other.key());
    assert_ne!(one, board(&["X.", "XO"]));
}
