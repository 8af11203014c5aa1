//! Chains of stones: joining, capturing, counting pseudo-liberties.

use super::{Board, Cell, Neighbour};
use crate::Color;

/// A stone's place in its chain; the counts are right only at the head.
///
/// Empty places and edges are their own heads, so that counts change without asking what stands
/// there; theirs mean nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    /// The place of the chain's head.
    head: u16,
    /// The next stone of the ring.
    next: u16,
    /// How many stones the chain has.
    stones: u16,
    /// How many pairs of a stone of the chain and an empty neighbour there are.
    liberties: u16,
}

impl Link {
    /// Makes the link of a stone without a chain, or of no stone.
    pub(super) const fn alone(at: usize, liberties: u16) -> Self {
        Self { head: at as u16, next: at as u16, stones: 1, liberties }
    }
}

impl Board {
    /// Returns the places of the chain at `at`, which must hold a stone.
    pub(super) fn ring(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let mut next = Some(at);
        core::iter::from_fn(move || {
            let here = next?;
            let after = usize::from(self.links[here].next);
            next = (after != at).then_some(after);
            Some(here)
        })
    }

    /// Puts a stone on an empty place and joins it to its chain, without capturing anything.
    pub(super) fn add_stone(&mut self, color: Color, at: usize) {
        let around = self.around(at);
        self.touch(color, at, &around);
        self.join_neighbours(color, at, &around);
    }

    /// Puts a stone on an empty place as a chain of its own and takes it from its neighbours'
    /// liberties.
    #[inline]
    pub(super) fn touch(&mut self, color: Color, at: usize, around: &[Neighbour; 4]) {
        self.cells[at] = Cell::Stone(color);
        self.key ^= stone_key(color, at);
        let mut liberties = 0;
        for near in around {
            liberties += u16::from(near.cell == Cell::Empty);
            let head = self.head(near.at);
            let count = &mut self.links[head].liberties;
            *count = count.wrapping_sub(1);
        }
        self.links[at] = Link::alone(at, liberties);
    }

    /// Joins the stone at `at` with the neighbouring chains of its colour.
    #[inline]
    pub(super) fn join_neighbours(&mut self, color: Color, at: usize, around: &[Neighbour; 4]) {
        for near in around {
            if near.cell == Cell::Stone(color) {
                self.join(near.at, at);
            }
        }
    }

    /// Makes one chain of two; the smaller one takes the head of the larger.
    fn join(&mut self, one: usize, other: usize) {
        let (mut large, mut small) = (self.head(one), self.head(other));
        if large == small {
            return;
        }
        if self.links[large].stones < self.links[small].stones {
            core::mem::swap(&mut large, &mut small);
        }
        let mut at = small;
        loop {
            self.links[at].head = large as u16;
            at = usize::from(self.links[at].next);
            if at == small {
                break;
            }
        }
        let joined = self.links[small];
        let head = &mut self.links[large];
        head.stones += joined.stones;
        head.liberties += joined.liberties;
        let next = core::mem::replace(&mut head.next, joined.next);
        self.links[small].next = next;
    }

    /// Takes the chain at `at` from the board and returns how many stones it had.
    pub(super) fn remove_chain(&mut self, color: Color, at: usize) -> u16 {
        let mut here = at;
        let mut stones = 0;
        loop {
            self.cells[here] = Cell::Empty;
            self.key ^= stone_key(color, here);
            self.removed.push(here as u16);
            stones += 1;
            self.free(here);
            self.links[here].head = here as u16;
            here = usize::from(self.links[here].next);
            if here == at {
                break;
            }
        }
        self.captured[color.index()] += u32::from(stones);
        stones
    }

    /// Takes a single stone out of its chain, which may fall apart.
    pub(super) fn lift(&mut self, color: Color, at: usize) {
        let rest: alloc::vec::Vec<usize> = self.ring(at).skip(1).collect();
        self.cells[at] = Cell::Empty;
        self.key ^= stone_key(color, at);
        self.free(at);
        self.links[at] = Link::alone(at, 0);
        for &stone in &rest {
            let near = self.neighbours(stone);
            let liberties = near.iter().filter(|&&at| self.cells[at] == Cell::Empty).count() as u16;
            self.links[stone] = Link::alone(stone, liberties);
        }
        for &stone in &rest {
            self.join_neighbours(color, stone, &self.around(stone));
        }
    }

    /// Returns how many pseudo-liberties the chain at `at` has.
    pub(super) fn pseudo_liberties(&self, at: usize) -> u16 {
        self.links[self.head(at)].liberties
    }

    /// Returns how many stones the chain at `at` has.
    pub(super) fn stones_in_chain(&self, at: usize) -> u16 {
        self.links[self.head(at)].stones
    }

    /// Returns the head of the chain at `at`.
    pub(super) fn head(&self, at: usize) -> usize {
        usize::from(self.links[at].head)
    }

    /// Gives a place that was emptied to the liberties of the chains round it.
    fn free(&mut self, at: usize) {
        for near in self.neighbours(at) {
            let head = self.head(near);
            let count = &mut self.links[head].liberties;
            *count = count.wrapping_add(1);
        }
    }
}

/// Returns the number of a stone, a scrambled count (the finalizer of splitmix64).
pub(super) const fn stone_key(color: Color, at: usize) -> u64 {
    let count = (at as u64) << 1 | color as u64;
    let mixed = count.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
