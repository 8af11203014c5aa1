//! Where rooks and cannons go along one line, for each place on it and each occupancy of it.
//!
//! A line is the bits of its places: nine for a rank (bit 0 is file `a`), ten for a file (bit 0 is
//! rank 0). Targets include the man that can be captured, whosever it is.

/// Targets along a rank, at `file << 9 | occupied`.
pub(crate) struct RankTargets([u16; 16 << 9]);

/// Targets along a file, at `rank << 10 | occupied`.
pub(crate) struct FileTargets([u16; 16 << 10]);

impl RankTargets {
    /// Returns the targets from `file` on a rank that is `occupied` so.
    #[inline(always)]
    pub(crate) const fn get(&self, file: u8, occupied: u16) -> u16 {
        self.0[((file as usize) << 9 | occupied as usize) & ((16 << 9) - 1)]
    }

    const fn new(slider: Slider) -> Self {
        let mut table = [0; 16 << 9];
        let mut index = 0;
        while index < 9 << 9 {
            table[index] = slider
                .targets(Line { places: 9, occupied: index as u16 & 0x1FF }, (index >> 9) as u32);
            index += 1;
        }
        Self(table)
    }
}

impl FileTargets {
    /// Returns the targets from `rank` on a file that is `occupied` so.
    #[inline(always)]
    pub(crate) const fn get(&self, rank: u8, occupied: u16) -> u16 {
        self.0[((rank as usize) << 10 | occupied as usize) & ((16 << 10) - 1)]
    }

    const fn new(slider: Slider) -> Self {
        let mut table = [0; 16 << 10];
        let mut index = 0;
        while index < 10 << 10 {
            table[index] = slider
                .targets(Line { places: 10, occupied: index as u16 & 0x3FF }, (index >> 10) as u32);
            index += 1;
        }
        Self(table)
    }
}

/// Rook targets along ranks.
pub(crate) static ROOK_RANK: RankTargets = RankTargets::new(Slider::Rook);
/// Rook targets along files.
pub(crate) static ROOK_FILE: FileTargets = FileTargets::new(Slider::Rook);
/// Cannon targets along ranks.
pub(crate) static CANNON_RANK: RankTargets = RankTargets::new(Slider::Cannon);
/// Cannon targets along files.
pub(crate) static CANNON_FILE: FileTargets = FileTargets::new(Slider::Cannon);

/// The places strictly between two places of a line, at `a << 4 | b`.
pub(crate) static BETWEEN: [u16; 256] = {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 256 {
        let (a, b) = (index >> 4, index & 15);
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        table[index] = ((1_u32 << high) - 1) as u16 & !((2_u32 << low) - 1) as u16;
        index += 1;
    }
    table
};

/// What moves along lines.
#[derive(Clone, Copy)]
enum Slider {
    Rook,
    Cannon,
}

/// A line while the tables are made.
#[derive(Clone, Copy)]
struct Line {
    places: u32,
    occupied: u16,
}

impl Slider {
    const fn targets(self, line: Line, from: u32) -> u16 {
        self.ray(line, from, 1) | self.ray(line, from, u32::MAX)
    }

    /// Walks from `from` in steps of `step`, 1 or -1 as a wrapped number.
    const fn ray(self, line: Line, from: u32, step: u32) -> u16 {
        let mut targets = 0;
        let mut men = 0;
        let mut at = from.wrapping_add(step);
        while at < line.places {
            let place = 1 << at;
            if line.occupied & place != 0 {
                men += 1;
                match self {
                    Self::Rook => return targets | place,
                    Self::Cannon if men == 2 => return targets | place,
                    Self::Cannon => {}
                }
            } else if men == 0 {
                targets |= place;
            }
            at = at.wrapping_add(step);
        }
        targets
    }
}
