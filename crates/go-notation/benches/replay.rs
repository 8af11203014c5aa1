//! Replay of generated games, single-threaded.

use divan::Bencher;
use divan::counter::ItemsCount;
use go_notation::{Board, BoardSize, Color, ColoredMove, Point, Replay, Rules};

fn main() {
    divan::main();
}

/// Games of legal moves, chosen by a fixed generator among the points that are no own eyes.
fn games(count: usize, length: usize) -> Vec<Vec<(Color, Point)>> {
    let size = BoardSize::NINETEEN;
    let points: Vec<Point> = size.points().collect();
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as usize % below
    };
    let mut game = || {
        let mut board = Board::new(size);
        let mut moves = Vec::with_capacity(length);
        let mut color = Color::Black;
        let mut misses = 0;
        while moves.len() < length && misses < 1000 {
            let point = points[random(points.len())];
            if board.play(color, point, Rules::JAPANESE).is_ok() {
                moves.push((color, point));
                color = !color;
                misses = 0;
            } else {
                misses += 1;
            }
        }
        moves
    };
    (0..count).map(|_| game()).collect()
}

fn total(games: &[Vec<(Color, Point)>]) -> ItemsCount {
    ItemsCount::new(games.iter().map(Vec::len).sum::<usize>())
}

#[divan::bench]
fn place(bencher: Bencher<'_, '_>) {
    let games = games(200, 250);
    let empty = Board::default();
    let mut board = empty.clone();
    bencher.counter(total(&games)).bench_local(|| {
        for game in &games {
            board.clone_from(&empty);
            for &(color, point) in game {
                divan::black_box(board.place(color, point)).ok();
            }
        }
    });
}

#[divan::bench]
fn play_checked(bencher: Bencher<'_, '_>) {
    let games = games(200, 250);
    let empty = Board::default();
    let mut board = empty.clone();
    bencher.counter(total(&games)).bench_local(|| {
        for game in &games {
            board.clone_from(&empty);
            for &(color, point) in game {
                divan::black_box(board.play(color, point, Rules::JAPANESE)).ok();
            }
        }
    });
}

#[divan::bench]
fn play_positional_superko(bencher: Bencher<'_, '_>) {
    let games = games(200, 250);
    bencher.counter(total(&games)).bench_local(|| {
        for game in &games {
            let mut replay = Replay::new(Board::default(), Rules::CHINESE);
            for &(color, point) in game {
                divan::black_box(replay.play(ColoredMove::play(color, point))).ok();
            }
        }
    });
}
