//! Which games of an input are meant.

use std::ops::RangeInclusive;
use std::str::FromStr;

/// Numbers of games: `3`, `1,4-6`, `10-`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Selection {
    ranges: Vec<RangeInclusive<u32>>,
}

impl Selection {
    /// Tells whether the game with number `number`, from 1, is meant.
    pub(crate) fn holds(&self, number: u32) -> bool {
        self.ranges.iter().any(|range| range.contains(&number))
    }

    /// Returns the first number that is named and that an input of `count` games lacks.
    pub(crate) fn beyond(&self, count: u32) -> Option<u32> {
        self.ranges.iter().map(|range| *range.start()).filter(|&first| first > count).min()
    }
}

impl FromStr for Selection {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "numbers of games from 1 such as 3, 1,4-6 or 10-";
        let number = |text: &str| text.trim().parse::<u32>().ok().filter(|&it| it > 0).ok_or(wrong);
        let range = |part: &str| {
            let Some((first, last)) = part.split_once('-') else {
                let only = number(part)?;
                return Ok(only..=only);
            };
            let first = number(first)?;
            let last = if last.trim().is_empty() { u32::MAX } else { number(last)? };
            if first > last { Err(wrong) } else { Ok(first..=last) }
        };
        Ok(Self { ranges: text.split(',').map(range).collect::<Result<_, _>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::Selection;

    #[test]
    fn numbers_and_ranges_are_read() {
        let selection: Selection = "2,5-6, 9-".parse().unwrap();
        let held: Vec<_> = (1..=10).filter(|&number| selection.holds(number)).collect();
        assert_eq!(held, [2, 5, 6, 9, 10]);
        assert_eq!(selection.beyond(8), Some(9));
        assert_eq!(selection.beyond(9), None);
        for text in ["", "0", "x", "3-2", "1,,2"] {
            assert!(text.parse::<Selection>().is_err(), "{text}");
        }
    }
}
