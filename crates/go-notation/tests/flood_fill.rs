//! The board against a second one that finds captures by filling, on games of random moves.

use go_notation::{Board, BoardSize, Color, ColoredMove, Ko, Point, Replay, Rules, Suicide};

/// A board without any memory: every question is answered by looking at all stones.
#[derive(Clone)]
struct Plain {
    size: BoardSize,
    stones: Vec<Option<Color>>,
}

impl Plain {
    fn at(&self, point: Point) -> usize {
        usize::from(point.row()) * usize::from(self.size.columns()) + usize::from(point.column())
    }

    fn near(&self, point: Point) -> Vec<Point> {
        let (column, row) = (i16::from(point.column()), i16::from(point.row()));
        [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
            .into_iter()
            .filter_map(|(column, row)| {
                Point::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
            })
            .filter(|&near| self.size.contains(near))
            .collect()
    }

    /// Returns the chain at a point and its liberties.
    fn fill(&self, point: Point) -> (Vec<Point>, Vec<Point>) {
        let color = self.stones[self.at(point)];
        let (mut chain, mut liberties, mut open) = (vec![point], Vec::new(), vec![point]);
        while let Some(point) = open.pop() {
            for near in self.near(point) {
                let found = self.stones[self.at(near)];
                if found.is_none() && !liberties.contains(&near) {
                    liberties.push(near);
                }
                if found == color && !chain.contains(&near) {
                    chain.push(near);
                    open.push(near);
                }
            }
        }
        (chain, liberties)
    }

    /// Places a stone as SGF does and returns how many stones of each kind were removed.
    fn place(&mut self, color: Color, point: Point) -> (u16, u16) {
        let at = self.at(point);
        self.stones[at] = Some(color);
        let mut captured = 0;
        for near in self.near(point) {
            if self.stones[self.at(near)] == Some(color.other()) {
                captured += self.remove_if_dead(near);
            }
        }
        (captured, self.remove_if_dead(point))
    }

    fn remove_if_dead(&mut self, point: Point) -> u16 {
        let (chain, liberties) = self.fill(point);
        if !liberties.is_empty() {
            return 0;
        }
        for &stone in &chain {
            let at = self.at(stone);
            self.stones[at] = None;
        }
        chain.len() as u16
    }
}

/// Small numbers that look random (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }
}

#[test]
fn random_games_agree() {
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let sizes = [(1, 1), (1, 7), (2, 2), (3, 3), (5, 4), (9, 9), (19, 3), (13, 13)];
    let rules = Rules { ko: Ko::Free, suicide: Suicide::Forbidden };
    for (columns, rows) in sizes {
        let size = BoardSize::new(columns, rows).unwrap();
        let points: Vec<Point> = size.points().collect();
        for _ in 0..6 {
            let mut board = Board::new(size);
            let mut plain = Plain { size, stones: vec![None; points.len()] };
            let mut lost = [0, 0];
            for _ in 0..400 {
                let point = points[numbers.below(points.len())];
                let color = Color::ALL[numbers.below(2)];
                match numbers.below(20) {
                    0 => {
                        let stone = [None, Some(color)][numbers.below(2)];
                        board.set(point, stone).unwrap();
                        let at = plain.at(point);
                        plain.stones[at] = stone;
                    }
                    kind => {
                        let occupied = plain.stones[plain.at(point)].is_some();
                        if occupied && kind > 2 {
                            assert_eq!(
                                board.check(color, point, rules).unwrap_err().code(),
                                "occupied"
                            );
                            continue;
                        }
                        let legal = board.check(color, point, rules).is_ok();
                        let placed = board.place(color, point).unwrap();
                        let (captured, suicide) = plain.place(color, point);
                        assert_eq!((placed.captured, placed.suicide), (captured, suicide));
                        assert_eq!(legal, !occupied && suicide == 0);
                        assert_eq!(board.removed().len(), usize::from(captured + suicide));
                        lost[color.other().index()] += u32::from(captured);
                        lost[color.index()] += u32::from(suicide);
                    }
                }
                for &point in &points {
                    assert_eq!(board.get(point), plain.stones[plain.at(point)], "{point}\n{board}");
                }
            }
            for &point in &points {
                if board.get(point).is_some() {
                    let (mut chain, liberties) = plain.fill(point);
                    let mut found = board.chain(point);
                    chain.sort();
                    found.sort();
                    assert_eq!(found, chain);
                    assert_eq!(board.liberties(point), Some(liberties.len()));
                }
            }
            assert_eq!(Color::ALL.map(|color| board.prisoners(color)), lost);
        }
    }
}

#[test]
fn keys_follow_the_stones() {
    let mut numbers = Numbers(7);
    let size = BoardSize::square(5).unwrap();
    let points: Vec<Point> = size.points().collect();
    let mut board = Board::new(size);
    for _ in 0..2000 {
        let point = points[numbers.below(points.len())];
        let color = Color::ALL[numbers.below(2)];
        board.place(color, point).unwrap();
        let mut copy = Board::new(size);
        for (point, color) in board.stones() {
            copy.set(point, Some(color)).unwrap();
        }
        assert_eq!(board.key(), copy.key());
        assert_eq!(board, copy);
    }
}

#[test]
fn looking_ahead_and_playing_agree_about_superko() {
    let mut numbers = Numbers(99);
    let size = BoardSize::new(3, 2).unwrap();
    let points: Vec<Point> = size.points().collect();
    for rules in [Rules::CHINESE, Rules::AGA, Rules::NEW_ZEALAND, Rules::TROMP_TAYLOR] {
        let mut repetitions = 0;
        for _ in 0..40 {
            let mut replay = Replay::new(Board::new(size), rules);
            for _ in 0..60 {
                let point = points[numbers.below(points.len())];
                let mv = ColoredMove::play(Color::ALL[numbers.below(2)], point);
                let ahead = replay.check(mv).err();
                let mut copy = replay.clone();
                assert_eq!(copy.force(mv).unwrap().1, ahead);
                if ahead.is_none() {
                    replay.play(mv).unwrap();
                    assert_eq!(copy.board(), replay.board());
                }
                repetitions += usize::from(ahead.is_some_and(|reason| reason.code() == "superko"));
            }
        }
        assert!(repetitions > 5, "{rules:?}: {repetitions}");
    }
}
