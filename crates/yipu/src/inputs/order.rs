//! The order of the files of folders and archives.
//!
//! Runs of digits count as numbers, and a name without its ending comes before a longer one: games
//! that were parted into `a.xqf`, `a.2.xqf`, …, `a.10.xqf` stand in the order that they had.

use std::cmp::Ordering;
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// The name of a file or folder, which is ordered as people count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name(pub(super) OsString);

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Name {
    fn cmp(&self, other: &Self) -> Ordering {
        by_name(&self.0, &other.0)
    }
}

/// Compares paths folder by folder.
pub(super) fn by_path(one: &Path, other: &Path) -> Ordering {
    let (mut ours, mut theirs) = (one.iter(), other.iter());
    loop {
        let order = match (ours.next(), theirs.next()) {
            (None, None) => return Ordering::Equal,
            (Some(ours), Some(theirs)) => by_name(ours, theirs),
            (ours, theirs) => ours.cmp(&theirs),
        };
        if order.is_ne() {
            return order;
        }
    }
}

fn by_name(one: &OsStr, other: &OsStr) -> Ordering {
    let stem = |name| Path::new(name).file_stem().unwrap_or(name).as_encoded_bytes();
    let counted = by_number(stem(one), stem(other));
    // What counts the same, such as `1` and `01`, needs an order all the same.
    counted.then_with(|| one.cmp(other))
}

fn by_number(mut one: &[u8], mut other: &[u8]) -> Ordering {
    let is_number = |name: &[u8]| name.first().is_some_and(u8::is_ascii_digit);
    loop {
        let order = if is_number(one) && is_number(other) {
            let (ours, theirs) = (value(digits(&mut one)), value(digits(&mut other)));
            ours.len().cmp(&theirs.len()).then_with(|| ours.cmp(theirs))
        } else {
            match (one.split_off_first(), other.split_off_first()) {
                (None, None) => return Ordering::Equal,
                (ours, theirs) => ours.cmp(&theirs),
            }
        };
        if order.is_ne() {
            return order;
        }
    }
}

/// Takes the digits at the beginning.
fn digits<'n>(name: &mut &'n [u8]) -> &'n [u8] {
    let len = name.iter().take_while(|it| it.is_ascii_digit()).count();
    let (digits, rest) = name.split_at(len);
    *name = rest;
    digits
}

/// Leaves out zeros in front.
fn value(digits: &[u8]) -> &[u8] {
    let zeros = digits.iter().take_while(|&&it| it == b'0').count();
    &digits[zeros..]
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;
    use std::path::Path;

    use super::{Name, by_path};

    #[test]
    fn numbers_count_by_their_value() {
        let names = [
            "",
            "001.pgn",
            "1.pgn",
            "02.pgn",
            "3.pgn",
            "10.pgn",
            "99999999999999999999999.pgn",
            "a.pgn",
            "a.xqf",
            "a.2.xqf",
            "a.2-2.xqf",
            "a.10.xqf",
            "a1b",
            "ab",
            "b",
            "棋1",
            "棋12",
        ];
        for (at, one) in names.iter().enumerate() {
            for (place, other) in names.iter().enumerate() {
                let order = Name(OsString::from(one)).cmp(&Name(OsString::from(other)));
                assert_eq!(order, at.cmp(&place), "{one} {other}");
            }
        }
    }

    #[test]
    fn paths_are_compared_folder_by_folder() {
        let paths = ["2/y.pgn", "2/z/a.pgn", "10/a.pgn", "b.pgn"].map(Path::new);
        for pair in paths.windows(2) {
            assert!(by_path(pair[0], pair[1]).is_lt(), "{pair:?}");
        }
    }
}
