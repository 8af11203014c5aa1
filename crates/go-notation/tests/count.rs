//! Counting boards made by hand, and handicap stones against other programs.

use go_notation::{Board, BoardSize, Color, Handicap, Point, Rules, Tally};

use Color::{Black, White};

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

fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

#[test]
fn area_and_territory_are_counted_with_dead_stones() {
    let board = board(&["..XO.", ".OXO.", "..XO.", "..X.O", "..XOO"]);
    let alive = board.count(&[]);
    // With the white stone alive nobody owns the left side.
    assert_eq!((alive.area(Black), alive.area(White), alive.neutral), (5, 10, 10));
    let dead = board.count(&points("bb"));
    assert_eq!(dead.black, Tally { stones: 5, territory: 10, dead: 0, prisoners: 0 });
    assert_eq!(dead.white, Tally { stones: 6, territory: 3, dead: 1, prisoners: 0 });
    assert_eq!(dead.neutral, 1);
    assert_eq!((dead.area(Black), dead.area(White)), (15, 9));
    assert_eq!((dead.territory(Black), dead.territory(White)), (11, 3));
}

#[test]
fn one_stone_stands_for_its_dead_chain_and_prisoners_count() {
    let mut board = board(&["OO.X", ".XXX", "X...", "...."]);
    board.play(Black, "ca".parse().unwrap(), Rules::JAPANESE).unwrap();
    board.play(White, "bd".parse().unwrap(), Rules::JAPANESE).unwrap();
    board.play(White, "cd".parse().unwrap(), Rules::JAPANESE).unwrap();
    assert_eq!(board.prisoners(White), 0);
    let count = board.count(&points("bd aa aa dd"));
    assert_eq!(count.white, Tally { stones: 0, territory: 0, dead: 4, prisoners: 0 });
    board.play(Black, "ab".parse().unwrap(), Rules::JAPANESE).unwrap();
    let count = board.count(&points("bd"));
    assert_eq!(count.white, Tally { stones: 0, territory: 0, dead: 2, prisoners: 2 });
    // Two points in the corner, seven below with the two dead stones on them.
    assert_eq!(count.black.territory, 2 + 7);
    assert_eq!(count.territory(Black), 9 + 2 + 2);
}

#[test]
fn an_empty_board_belongs_to_nobody() {
    let count = Board::new(BoardSize::new(3, 2).unwrap()).count(&points("aa zz"));
    assert_eq!((count.area(Black), count.area(White), count.neutral), (0, 0, 6));
}

#[test]
fn handicap_stones_stand_where_gnu_go_puts_them() {
    for line in include_str!("data/handicap-gnugo.tsv").lines().skip(1) {
        let [lines, stones, expected] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let size = BoardSize::square(lines.parse().unwrap()).unwrap();
        let found = Handicap::Gtp.points(stones.parse().unwrap(), size);
        let mut found = found.unwrap_or_default();
        found.sort_by_key(ToString::to_string);
        let expected = if expected == "-" { Vec::new() } else { points(expected) };
        assert_eq!(found, expected, "{stones} on {size}");
    }
}

#[test]
fn servers_differ_about_the_third_stone() {
    let size = BoardSize::NINETEEN;
    let third = |convention: Handicap| {
        let mut points = convention.points(3, size).unwrap();
        points.sort_by_key(ToString::to_string);
        points
    };
    assert_eq!(third(Handicap::Gtp), points("dd dp pd"));
    assert_eq!(third(Handicap::Kgs), points("dp pd pp"));
    for stones in [2, 4, 5, 6, 7, 8, 9] {
        let sorted = |convention: Handicap| {
            let mut points = convention.points(stones, size).unwrap();
            points.sort();
            points
        };
        assert_eq!(sorted(Handicap::Gtp), sorted(Handicap::Kgs));
        assert_eq!(sorted(Handicap::Gtp).len(), usize::from(stones));
    }
    for stones in [0, 1, 10, 255] {
        assert_eq!(Handicap::Kgs.points(stones, size), None);
    }
    assert_eq!(Handicap::Gtp.points(2, BoardSize::new(19, 13).unwrap()), None);
}
