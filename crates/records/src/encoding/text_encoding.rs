//! The encodings and their labels.

use std::fmt;

/// How the characters of a file are written as bytes.
///
/// Detection chooses among UTF-8, UTF-16, GB18030, Big5 and, for Go, the encodings of Korea,
/// Japan and western Europe; the others are read when a file declares them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum TextEncoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
    /// GB18030, the Chinese national standard: GB2312 and GBK with four-byte characters.
    Gb18030,
    /// GBK (CP936): read like GB18030, written without four-byte characters.
    Gbk,
    /// Big5 (CP950): read with the additions of [`Big5Hkscs`](Self::Big5Hkscs), written without.
    Big5,
    /// Big5 with the additions of ETEN (kana, circled digits) and of the Hong Kong Supplementary
    /// Character Set.
    Big5Hkscs,
    /// EUC-KR with the extension of CP949.
    EucKr,
    /// Shift-JIS with the extension of CP932.
    ShiftJis,
    /// EUC-JP.
    EucJp,
    /// ISO-2022-JP, the seven-bit form of Japanese mail.
    Iso2022Jp,
    /// Windows-1252, which stands for ISO-8859-1 too.
    Windows1252,
    /// Windows-1251, Cyrillic.
    Windows1251,
    /// KOI8-R, Cyrillic.
    Koi8R,
    /// ISO-8859-2, central Europe.
    Iso8859_2,
    /// ISO-8859-15, western Europe with the euro sign.
    Iso8859_15,
    /// Mac OS Roman.
    Macintosh,
}

impl TextEncoding {
    /// All encodings.
    pub const ALL: [Self; 17] = [
        Self::Utf8,
        Self::Utf16Le,
        Self::Utf16Be,
        Self::Gb18030,
        Self::Gbk,
        Self::Big5,
        Self::Big5Hkscs,
        Self::EucKr,
        Self::ShiftJis,
        Self::EucJp,
        Self::Iso2022Jp,
        Self::Windows1252,
        Self::Windows1251,
        Self::Koi8R,
        Self::Iso8859_2,
        Self::Iso8859_15,
        Self::Macintosh,
    ];

    /// Returns the preferred label, the one to declare in a file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
            Self::Gb18030 => "GB18030",
            Self::Gbk => "GBK",
            Self::Big5 => "Big5",
            Self::Big5Hkscs => "Big5-HKSCS",
            Self::EucKr => "EUC-KR",
            Self::ShiftJis => "Shift_JIS",
            Self::EucJp => "EUC-JP",
            Self::Iso2022Jp => "ISO-2022-JP",
            Self::Windows1252 => "windows-1252",
            Self::Windows1251 => "windows-1251",
            Self::Koi8R => "KOI8-R",
            Self::Iso8859_2 => "ISO-8859-2",
            Self::Iso8859_15 => "ISO-8859-15",
            Self::Macintosh => "macintosh",
        }
    }

    /// Finds the encoding of a label as files, headers and programs write it (`gb2312`, `MS950`,
    /// `x-sjis`, `CP949`, `MS_KANJI`); case, blanks round it and `_` for `-` do not count.
    ///
    /// `US-ASCII` is taken as UTF-8, `UTF-16` without a byte order as low byte first.
    #[must_use]
    pub fn from_label(label: &str) -> Option<Self> {
        let label = label.trim().to_ascii_lowercase().replace('_', "-");
        let own = match label.as_str() {
            "utf8" | "utf-8" | "us-ascii" | "ascii" | "utf-8-sig" => Self::Utf8,
            "gbk" | "gb2312" | "gb-2312" | "gb-2312-80" | "gb2312-80" | "cp936" | "ms936"
            | "windows-936" | "x-gbk" | "euc-cn" | "euccn" | "chinese" | "csgb2312" => Self::Gbk,
            "big5-hkscs" | "big5hkscs" | "hkscs" => Self::Big5Hkscs,
            "big5" | "big-5" | "big5-tw" | "big5-eten" | "cp950" | "ms950" | "windows-950"
            | "x-x-big5" | "csbig5" => Self::Big5,
            "cp949" | "ms949" | "uhc" | "euckr" | "x-windows-949" | "ks-c-5601-1987" | "korean" => {
                Self::EucKr
            }
            "cp932" | "ms932" | "windows-31j" | "sjis" | "shiftjis" | "shift-jis" | "ms-kanji"
            | "mskanji" | "x-sjis" => Self::ShiftJis,
            "eucjp" | "x-euc-jp" | "ujis" => Self::EucJp,
            "latin1" | "latin-1" | "iso8859-1" | "cp1252" => Self::Windows1252,
            "cp1251" => Self::Windows1251,
            "macroman" | "mac-roman" => Self::Macintosh,
            "latin9" | "latin-9" => Self::Iso8859_15,
            _ => return Self::from_known(encoding_rs::Encoding::for_label(label.as_bytes())?),
        };
        Some(own)
    }

    /// The encoding that reads the same bytes in the same way.
    pub(crate) const fn family(self) -> Self {
        match self {
            Self::Gbk => Self::Gb18030,
            Self::Big5Hkscs => Self::Big5,
            other => other,
        }
    }

    /// The encodings that keep bytes below 0x80 as ASCII wherever no character is open.
    pub(crate) const fn keeps_ascii(self) -> bool {
        !matches!(self, Self::Utf16Le | Self::Utf16Be | Self::Iso2022Jp)
    }

    /// The encodings in which a character beyond ASCII takes more than one byte.
    pub(crate) const fn is_multi_byte(self) -> bool {
        !matches!(
            self,
            Self::Windows1252
                | Self::Windows1251
                | Self::Koi8R
                | Self::Iso8859_2
                | Self::Iso8859_15
                | Self::Macintosh
        )
    }

    /// The encodings whose characters beyond ASCII have two bytes.
    pub(crate) const fn is_double_byte(self) -> bool {
        matches!(self, Self::Gbk | Self::Big5 | Self::Big5Hkscs | Self::EucKr | Self::ShiftJis)
    }

    /// The tables of this encoding.
    pub(crate) const fn tables(self) -> &'static encoding_rs::Encoding {
        match self {
            Self::Utf8 => encoding_rs::UTF_8,
            Self::Utf16Le => encoding_rs::UTF_16LE,
            Self::Utf16Be => encoding_rs::UTF_16BE,
            Self::Gb18030 => encoding_rs::GB18030,
            Self::Gbk => encoding_rs::GBK,
            Self::Big5 | Self::Big5Hkscs => encoding_rs::BIG5,
            Self::EucKr => encoding_rs::EUC_KR,
            Self::ShiftJis => encoding_rs::SHIFT_JIS,
            Self::EucJp => encoding_rs::EUC_JP,
            Self::Iso2022Jp => encoding_rs::ISO_2022_JP,
            Self::Windows1252 => encoding_rs::WINDOWS_1252,
            Self::Windows1251 => encoding_rs::WINDOWS_1251,
            Self::Koi8R => encoding_rs::KOI8_R,
            Self::Iso8859_2 => encoding_rs::ISO_8859_2,
            Self::Iso8859_15 => encoding_rs::ISO_8859_15,
            Self::Macintosh => encoding_rs::MACINTOSH,
        }
    }

    fn from_known(known: &'static encoding_rs::Encoding) -> Option<Self> {
        Self::ALL.into_iter().find(|encoding| encoding.tables() == known)
    }
}

impl fmt::Display for TextEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::TextEncoding;

    #[test]
    fn every_name_is_a_label_of_its_encoding() {
        for encoding in TextEncoding::ALL {
            assert_eq!(TextEncoding::from_label(encoding.name()), Some(encoding));
        }
    }

    #[test]
    fn finds_the_labels_of_real_files() {
        for (label, encoding) in [
            ("GB2312", TextEncoding::Gbk),
            ("EUC-CN", TextEncoding::Gbk),
            ("gb18030", TextEncoding::Gb18030),
            ("MS950", TextEncoding::Big5),
            ("MS_KANJI", TextEncoding::ShiftJis),
            ("SJIS", TextEncoding::ShiftJis),
            (" utf8 ", TextEncoding::Utf8),
            ("ISO-8859-1", TextEncoding::Windows1252),
            ("ks_c_5601-1987", TextEncoding::EucKr),
            ("x-euc-jp", TextEncoding::EucJp),
        ] {
            assert_eq!(TextEncoding::from_label(label), Some(encoding), "{label}");
        }
        assert_eq!(TextEncoding::from_label("klingon"), None);
    }
}
