//! The names of the entries of an archive.
//!
//! A name is UTF-8 where the archive says so or the bytes are. Else the names of the archive
//! together tell the encoding, GB18030 or Big5 in most, since one name alone is short evidence.

use std::path::PathBuf;

use records::encoding::{DecodeOptions, TextEncoding, decode};

/// Finds the encoding of the names that are not UTF-8, from all of them.
pub(super) fn encoding<'n>(names: impl Iterator<Item = &'n [u8]>) -> TextEncoding {
    let mut sample = Vec::new();
    for name in names.filter(|name| std::str::from_utf8(name).is_err()) {
        sample.extend_from_slice(name);
        sample.push(b'\n');
    }
    decode(&sample, &DecodeOptions::default()).encoding()
}

/// Decodes one name.
pub(super) fn decoded(name: &[u8], encoding: TextEncoding) -> String {
    if let Ok(name) = std::str::from_utf8(name) {
        return name.to_owned();
    }
    let options = DecodeOptions { forced: Some(encoding), ..DecodeOptions::default() };
    decode(name, &options).text.into_owned()
}

/// Returns the path that a name means below the archive, or why it means none.
///
/// Archives of old programs part folders by backslashes.
pub(super) fn path(name: &str) -> Result<PathBuf, &'static str> {
    let mut path = PathBuf::new();
    if name.starts_with(['/', '\\']) {
        return Err("the name is an absolute path");
    }
    for part in name.split(['/', '\\']) {
        match part {
            "" | "." => {}
            ".." => return Err("the name leads out of the archive"),
            _ if part.contains(char::is_control) => {
                return Err("the name holds a control character");
            }
            // `C:` names a drive, and `a.txt:b` a stream of a file.
            _ if cfg!(windows) && part.contains(':') || is_drive(part) => {
                return Err("the name is an absolute path");
            }
            _ => path.push(part),
        }
    }
    if path.as_os_str().is_empty() { Err("the name is empty") } else { Ok(path) }
}

fn is_drive(part: &str) -> bool {
    matches!(part.as_bytes(), [letter, b':', ..] if letter.is_ascii_alphabetic())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{decoded, encoding, path};

    #[test]
    fn names_that_lead_elsewhere_are_refused() {
        assert_eq!(path("a/b.pgn").unwrap(), Path::new("a/b.pgn"));
        assert_eq!(path("./a\\b.pgn").unwrap(), Path::new("a/b.pgn"));
        for name in ["../a", "a/../../b", "a\\..\\b", "/etc/a", "\\\\host\\a", "C:\\a", "c:a", ""] {
            assert!(path(name).is_err(), "{name}");
        }
        assert!(path("a\0b").is_err());
    }

    #[test]
    fn names_are_decoded_by_the_evidence_of_all() {
        // 象棋/胡荣华.pgn and 七星聚会.xqf in GBK.
        let names: [&[u8]; 2] = [
            b"\xCF\xF3\xC6\xE5/\xBA\xFA\xC8\xD9\xBB\xAA.pgn",
            b"\xC6\xDF\xD0\xC7\xBE\xDB\xBB\xE1.xqf",
        ];
        let found = encoding(names.into_iter());
        assert_eq!(decoded(names[0], found), "象棋/胡荣华.pgn");
        assert_eq!(decoded(names[1], found), "七星聚会.xqf");
        assert_eq!(decoded("炮.pgn".as_bytes(), found), "炮.pgn");
    }
}
