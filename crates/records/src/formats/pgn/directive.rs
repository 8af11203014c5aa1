//! Comments that carry what PGN has no place for: `{[%Score 7=-2]}`, `{[%unread 马二平三]}`.
//!
//! Names of properties begin with an upper-case letter here, so that commands of other programs,
//! such as `[%clk 0:10:00]`, stay comments word for word.

use std::fmt;

/// The meaning of a whole comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Directive<'t> {
    /// A property of the move.
    Extra {
        /// Its name.
        name: &'t str,
        /// Its value.
        value: &'t str,
    },
    /// The rest of a line that could not be read.
    Unread {
        /// The line, word for word.
        text: &'t str,
    },
}

impl<'t> Directive<'t> {
    /// Returns the directive that `comment` is, if it is one.
    pub(super) fn read(comment: &'t str) -> Option<Self> {
        let inside = comment.strip_prefix("[%")?.strip_suffix(']')?;
        let (name, value) = inside.split_once(' ')?;
        match name {
            "unread" => Some(Self::Unread { text: value }),
            _ if name.starts_with(|c: char| c.is_ascii_uppercase()) => {
                Some(Self::Extra { name, value })
            }
            _ => None,
        }
    }
}

impl fmt::Display for Directive<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Extra { name, value } => write!(f, "[%{name} {value}]"),
            Self::Unread { text } => write!(f, "[%unread {text}]"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Directive;

    #[test]
    fn reads_what_it_writes() {
        for directive in [
            Directive::Extra { name: "Score", value: "7=-2" },
            Directive::Unread { text: "马二平三 {好} 炮8平5" },
        ] {
            assert_eq!(Directive::read(&directive.to_string()), Some(directive));
        }
        assert_eq!(Directive::read("[%clk 0:10:00]"), None);
        assert_eq!(Directive::read("好棋"), None);
    }
}
