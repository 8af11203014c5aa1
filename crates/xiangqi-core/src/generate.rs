//! The legal moves, without trying any.
//!
//! Men that no threat binds go wherever their step leads into the open squares; each bound man
//! and the king get a look of their own.

use crate::line_tables::{
    CANNON_FILE, CANNON_RANK, FileTargets, ROOK_FILE, ROOK_RANK, RankTargets,
};
use crate::men::Men;
use crate::span::{file_squares, on_file, on_rank, rank_squares};
use crate::step_tables::{COORDS, HORSE_STEPS, KING_STEPS};
use crate::threats::{Kings, Threats};
use crate::{Color, PieceKind, Square, SquareSet};

/// What takes the moves as they are found.
pub(crate) trait Sink {
    /// Takes the moves from `from` to each of `targets`.
    fn targets(&mut self, from: Square, targets: SquareSet);

    /// Takes the moves from `from` along its rank and file.
    fn lines(&mut self, from: Square, rank: u16, file: u16);

    /// Takes the moves to each of `targets` from the square `delta` indexes below it.
    fn shifted(&mut self, targets: SquareSet, delta: i8);
}

/// The squares of one file, in one half.
const FILE_A: u64 = 0x10_0804_0201;
/// The squares of a half on the two files at Red's left.
const LEFT: u64 = FILE_A | FILE_A << 1;
/// The squares of a half on the two files at Red's right.
const RIGHT: u64 = FILE_A << 7 | FILE_A << 8;
/// The palaces, each in its half.
const PALACE: [u64; 2] = [0x38 | 0x38 << 9 | 0x38 << 18, (0x38 | 0x38 << 9 | 0x38 << 18) << 18];

impl Men {
    /// Gives all legal moves of `kings.us` to `sink`.
    #[inline(always)]
    pub(crate) fn generate(&self, kings: Kings, sink: &mut impl Sink) {
        let threats = self.threats(kings);
        let own = self.side(kings.us);
        let free = threats.open.difference(own);
        let movers = own.difference(threats.bound);
        self.sliders(&threats, movers, kings.us, sink);
        let horses = self.kind(PieceKind::Horse).intersection(movers);
        horses.for_each(|horse| {
            sink.targets(horse, self.horse_steps(horse).intersection(free));
        });
        let of_kind = |kind| self.kind(kind).intersection(movers);
        pawns(of_kind(PieceKind::Pawn), free, kings.us, sink);
        elephants(of_kind(PieceKind::Elephant), self.occupied(), free, kings.us, sink);
        advisors(of_kind(PieceKind::Advisor), free, kings.us, sink);
        let mut safe = SquareSet::EMPTY;
        KING_STEPS.get(kings.ours).difference(own).for_each(|to| {
            if !self.is_attacked(to, kings) {
                safe.insert(to);
            }
        });
        sink.targets(kings.ours, safe);
        if !threats.bound.is_empty() {
            self.bound_men(threats.bound, kings, sink);
        }
    }

    #[inline(always)]
    fn sliders(&self, threats: &Threats, movers: SquareSet, us: Color, sink: &mut impl Sink) {
        let anywhere = threats.open == SquareSet::ALL;
        let mut slide = |kind, rank_targets: &RankTargets, file_targets: &FileTargets| {
            self.kind(kind).intersection(movers).for_each(|from| {
                let at = COORDS.get(from);
                let mut rank = rank_targets.get(at.file, self.rank(at.rank));
                let mut file = file_targets.get(at.rank, self.file(at.file));
                rank &= !self.lines(us).rank(at.rank);
                file &= !self.lines(us).file(at.file);
                if !anywhere {
                    rank &= on_rank(threats.open, at.rank);
                    file &= on_file(threats.open, at.file);
                }
                sink.lines(from, rank, file);
            });
        };
        slide(PieceKind::Rook, &ROOK_RANK, &ROOK_FILE);
        slide(PieceKind::Cannon, &CANNON_RANK, &CANNON_FILE);
    }

    /// Gives the moves of men that are pinned or screens.
    #[inline(never)]
    fn bound_men(&self, bound: SquareSet, kings: Kings, sink: &mut impl Sink) {
        for from in bound {
            let allowed = self.allowed_from(from, kings).difference(self.side(kings.us));
            let kind = self.kind_on(from);
            sink.targets(from, self.steps(from, kind, kings.us).intersection(allowed));
        }
    }

    /// Returns the steps of a man of `us` and `kind` on `from`, squares of own men included.
    #[inline(always)]
    pub(crate) fn steps(&self, from: Square, kind: PieceKind, us: Color) -> SquareSet {
        let mut steps = Steps(SquareSet::EMPTY);
        let (one, free, at) = (SquareSet::of(from), SquareSet::ALL, COORDS.get(from));
        match kind {
            PieceKind::King => steps.0 = *KING_STEPS.get(from),
            PieceKind::Advisor => advisors(one, free, us, &mut steps),
            PieceKind::Elephant => elephants(one, self.occupied(), free, us, &mut steps),
            PieceKind::Horse => steps.0 = self.horse_steps(from),
            PieceKind::Rook => {
                let rank = ROOK_RANK.get(at.file, self.rank(at.rank));
                steps.lines(from, rank, ROOK_FILE.get(at.rank, self.file(at.file)));
            }
            PieceKind::Cannon => {
                let rank = CANNON_RANK.get(at.file, self.rank(at.rank));
                steps.lines(from, rank, CANNON_FILE.get(at.rank, self.file(at.file)));
            }
            PieceKind::Pawn => pawns(one, free, us, &mut steps),
        }
        steps.0
    }

    #[inline(always)]
    fn horse_steps(&self, from: Square) -> SquareSet {
        let at = COORDS.get(from);
        let beside = (u32::from(self.rank(at.rank)) << 1 >> at.file) & 5;
        let ahead = (u32::from(self.file(at.file)) << 1 >> at.rank) & 5;
        HORSE_STEPS.get(from)[(beside | ahead << 1) as usize & 15]
    }
}

#[inline(always)]
fn pawns(pawns: SquareSet, free: SquareSet, us: Color, sink: &mut impl Sink) {
    let [low, high] = pawns.halves();
    let (forward, delta, crossed) = match us {
        Color::Red => (SquareSet::from_halves([low << 9, high << 9 | low >> 36]), 9, [0, high]),
        Color::Black => (SquareSet::from_halves([low >> 9 | high << 36, high >> 9]), -9, [low, 0]),
    };
    sink.shifted(forward.intersection(free), delta);
    if crossed != [0, 0] {
        let right = crossed.map(|half| (half & !(FILE_A << 8)) << 1);
        let left = crossed.map(|half| (half & !FILE_A) >> 1);
        sink.shifted(SquareSet::from_halves(right).intersection(free), 1);
        sink.shifted(SquareSet::from_halves(left).intersection(free), -1);
    }
}

#[inline(always)]
fn elephants(men: SquareSet, taken: SquareSet, free: SquareSet, us: Color, sink: &mut impl Sink) {
    let (men, eyes, free) = (men.half(us), !taken.half(us), free.half(us));
    let mut give = |half: u64, delta| sink.shifted(in_half(half, us), delta);
    // A step that would run over the edge of a rank lands on the far side.
    give((men << 10 & eyes) << 10 & free & !LEFT, 20);
    give((men << 8 & eyes) << 8 & free & !RIGHT, 16);
    give((men >> 8 & eyes) >> 8 & free & !LEFT, -16);
    give((men >> 10 & eyes) >> 10 & free & !RIGHT, -20);
}

#[inline(always)]
fn advisors(men: SquareSet, free: SquareSet, us: Color, sink: &mut impl Sink) {
    let (men, free) = (men.half(us), free.half(us) & PALACE[us.index()]);
    let mut give = |half: u64, delta| sink.shifted(in_half(half, us), delta);
    give(men << 10 & free, 10);
    give(men << 8 & free, 8);
    give(men >> 8 & free, -8);
    give(men >> 10 & free, -10);
}

#[inline(always)]
fn in_half(half: u64, us: Color) -> SquareSet {
    match us {
        Color::Red => SquareSet::from_halves([half, 0]),
        Color::Black => SquareSet::from_halves([0, half]),
    }
}

/// Collects the targets of one man.
struct Steps(SquareSet);

impl Sink for Steps {
    fn targets(&mut self, _from: Square, targets: SquareSet) {
        self.0 = self.0.union(targets);
    }

    fn lines(&mut self, from: Square, rank: u16, file: u16) {
        let at = COORDS.get(from);
        let squares = rank_squares(at.rank, rank).union(file_squares(at.file, file));
        self.0 = self.0.union(squares);
    }

    fn shifted(&mut self, targets: SquareSet, _delta: i8) {
        self.0 = self.0.union(targets);
    }
}
