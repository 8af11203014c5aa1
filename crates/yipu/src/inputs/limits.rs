//! How much an archive may unpack to.

use clap::Args;

/// Bounds for archives, against those that are made to fill memory.
///
/// Sizes are those that the archive states; an entry that unpacks to more is refused there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Args)]
#[command(next_help_heading = "Archives")]
pub(crate) struct Limits {
    /// Refuse zip archives of more entries
    #[arg(long = "max-entries", value_name = "COUNT", default_value_t = 1_000_000)]
    pub(crate) entries: usize,

    /// Refuse entries that unpack to more bytes (with k, M or G)
    #[arg(long = "max-entry-size", value_name = "BYTES", value_parser = size, default_value = "1G")]
    pub(crate) entry_size: u64,

    /// Refuse archives that unpack to more bytes (with k, M or G)
    #[arg(long = "max-total-size", value_name = "BYTES", value_parser = size, default_value = "16G")]
    pub(crate) total_size: u64,

    /// Refuse entries above 1 MiB that unpack to more than this many times their packed size
    #[arg(long = "max-ratio", value_name = "TIMES", default_value_t = 250)]
    pub(crate) ratio: u64,
}

/// Smaller entries may be packed as tightly as they like: an empty library of a few kilobytes is
/// mostly zeros.
const FREE_OF_RATIO: u64 = 1 << 20;

impl Default for Limits {
    fn default() -> Self {
        Self { entries: 1_000_000, entry_size: 1 << 30, total_size: 16 << 30, ratio: 250 }
    }
}

impl Limits {
    /// Says why an entry is refused, if it is.
    pub(super) fn refuse_entry(&self, packed: u64, unpacked: u64) -> Option<String> {
        if unpacked > self.entry_size {
            let limit = self.entry_size;
            return Some(format!(
                "unpacks to {unpacked} bytes, more than {limit}; --max-entry-size raises the limit"
            ));
        }
        if unpacked > FREE_OF_RATIO && unpacked / packed.max(1) > self.ratio {
            let limit = self.ratio;
            return Some(format!(
                "unpacks to {unpacked} bytes from {packed}, more than {limit} times as many, as \
                 archive bombs do; --max-ratio raises the limit"
            ));
        }
        None
    }

    /// Says why a whole archive is refused, if it is.
    pub(super) fn refuse_archive(&self, entries: usize, unpacked: u64) -> Option<String> {
        if entries > self.entries {
            let limit = self.entries;
            return Some(format!(
                "the archive has {entries} entries, more than {limit}; --max-entries raises the \
                 limit"
            ));
        }
        if unpacked > self.total_size {
            let limit = self.total_size;
            return Some(format!(
                "the archive unpacks to {unpacked} bytes, more than {limit}; --max-total-size \
                 raises the limit"
            ));
        }
        None
    }
}

fn size(text: &str) -> Result<u64, String> {
    let (number, unit) = match text.strip_suffix(['k', 'K']) {
        Some(number) => (number, 1 << 10),
        None => match (text.strip_suffix(['m', 'M']), text.strip_suffix(['g', 'G'])) {
            (Some(number), _) => (number, 1 << 20),
            (_, Some(number)) => (number, 1 << 30),
            _ => (text, 1),
        },
    };
    number
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(unit))
        .ok_or_else(|| "a number of bytes such as 5000000, 500k, 20M or 2G".to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Limits, size};

    #[test]
    fn sizes_have_units() {
        assert_eq!(size("12"), Ok(12));
        assert_eq!(size("3k"), Ok(3 << 10));
        assert_eq!(size("20M"), Ok(20 << 20));
        assert_eq!(size("2G"), Ok(2 << 30));
        assert!(size("").is_err() && size("M").is_err() && size("99999999999G").is_err());
    }

    #[test]
    fn what_is_refused_names_the_option_that_helps() {
        let limits = Limits { entries: 3, entry_size: 3 << 20, total_size: 5 << 20, ratio: 100 };
        assert_eq!(limits.refuse_entry(10, 1 << 20), None);
        assert!(limits.refuse_entry(10, (1 << 20) + 1).unwrap().contains("--max-ratio"));
        assert!(limits.refuse_entry(1 << 20, 4 << 20).unwrap().contains("--max-entry-size"));
        assert!(limits.refuse_archive(4, 0).unwrap().contains("--max-entries"));
        assert!(limits.refuse_archive(3, 6 << 20).unwrap().contains("--max-total-size"));
        assert_eq!(limits.refuse_archive(3, 5 << 20), None);
    }
}
