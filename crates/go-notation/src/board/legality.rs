//! Whether a stone may be placed, without placing it.

use super::chains::stone_key;
use super::{Board, Cell, Neighbour};
use crate::{Color, IllegalMove, Ko, Point, Rules, Suicide};

impl Board {
    /// Tells why `color` may not play on `point`, if it may not.
    ///
    /// Superko needs a history and is not looked at; under it the simple ko is forbidden as well,
    /// since retaking at once repeats the position.
    ///
    /// # Errors
    ///
    /// The first reason of: off the board, occupied, ko, suicide.
    pub fn check(&self, color: Color, point: Point, rules: Rules) -> Result<(), IllegalMove> {
        let at = self.on_board(point)?;
        self.check_at(color, point, at, &self.around(at), rules)
    }

    /// Tells why `color` may not play on `point`, which is at `at` with `around` round it.
    #[inline]
    pub(super) fn check_at(
        &self,
        color: Color,
        point: Point,
        at: usize,
        around: &[Neighbour; 4],
        rules: Rules,
    ) -> Result<(), IllegalMove> {
        if let Cell::Stone(by) = self.cells[at] {
            return Err(IllegalMove::Occupied { point, by });
        }
        if rules.ko != Ko::Free && self.ko == Some((color, at as u16)) {
            return Err(IllegalMove::Ko { point });
        }
        if rules.suicide == Suicide::Allowed || !self.is_suicide(color, at, around) {
            return Ok(());
        }
        match self.suicide_stones(color, at) {
            2.. if rules.suicide == Suicide::Several => Ok(()),
            stones => Err(IllegalMove::Suicide { point, stones }),
        }
    }

    /// Returns the key that the board would have after `color` placed a stone on an empty point
    /// of the board.
    pub(crate) fn key_after(&self, color: Color, point: Point) -> u64 {
        let at = self.index(point);
        let mut key = self.key ^ stone_key(color, at);
        if self.is_suicide(color, at, &self.around(at)) {
            key ^= stone_key(color, at);
            for head in self.near_heads(at, color) {
                key = self.ring(head).fold(key, |key, stone| key ^ stone_key(color, stone));
            }
            return key;
        }
        let enemy = color.other();
        for head in self.near_heads(at, enemy) {
            if self.is_taken_by(at, head) {
                key = self.ring(head).fold(key, |key, stone| key ^ stone_key(enemy, stone));
            }
        }
        key
    }

    /// Tells whether a stone on the empty place `at` takes nothing and has no liberty.
    #[inline]
    fn is_suicide(&self, color: Color, at: usize, around: &[Neighbour; 4]) -> bool {
        // Most places have an empty neighbour, and that is told without following a chain.
        if around.iter().any(|near| near.cell == Cell::Empty) {
            return false;
        }
        around.iter().all(|near| match near.cell {
            Cell::Stone(stone) => (stone == color) == self.is_taken_by(at, near.at),
            Cell::Empty | Cell::Edge => true,
        })
    }

    /// Tells whether the last liberty of the chain at `near` is the empty place `at`.
    fn is_taken_by(&self, at: usize, near: usize) -> bool {
        let head = self.head(near);
        let same = |&place: &usize| {
            matches!(self.cells[place], Cell::Stone(_)) && self.head(place) == head
        };
        let touching = self.neighbours(at).iter().filter(|place| same(place)).count();
        usize::from(self.pseudo_liberties(near)) == touching
    }

    /// Returns how many stones a suicide on `at` would remove.
    fn suicide_stones(&self, color: Color, at: usize) -> u16 {
        self.near_heads(at, color).map(|head| self.stones_in_chain(head)).sum::<u16>() + 1
    }

    /// Returns the heads of the chains of `color` next to `at`, each once.
    fn near_heads(&self, at: usize, color: Color) -> impl Iterator<Item = usize> + '_ {
        let near = self.neighbours(at);
        let head_at =
            move |place: usize| (self.cells[place] == Cell::Stone(color)).then(|| self.head(place));
        (0..4).filter_map(move |number| {
            let head = head_at(near[number])?;
            let seen = near[..number].iter().any(|&place| head_at(place) == Some(head));
            (!seen).then_some(head)
        })
    }
}
