//! The characters of Chinese moves in GBK.

/// Codes with their characters, in the order of the codes.
const CODES: [(u16, char); 45] = [
    (0x8265, '俥'),
    (0x82D8, '傌'),
    (0x8CA2, '將'),
    (0x8E9B, '帥'),
    (0xA3B1, '１'),
    (0xA3B2, '２'),
    (0xA3B3, '３'),
    (0xA3B4, '４'),
    (0xA3B5, '５'),
    (0xA3B6, '６'),
    (0xA3B7, '７'),
    (0xA3B8, '８'),
    (0xA3B9, '９'),
    (0xB0CB, '八'),
    (0xB0FC, '包'),
    (0xB1F8, '兵'),
    (0xB368, '砲'),
    (0xB3B5, '车'),
    (0xB6FE, '二'),
    (0xBAF3, '后'),
    (0xBDAB, '将'),
    (0xBDF8, '进'),
    (0xBEC5, '九'),
    (0xC1F9, '六'),
    (0xC2ED, '马'),
    (0xC5DA, '炮'),
    (0xC6BD, '平'),
    (0xC6DF, '七'),
    (0xC7B0, '前'),
    (0xC8FD, '三'),
    (0xCABF, '士'),
    (0xCACB, '仕'),
    (0xCBA7, '帅'),
    (0xCBC4, '四'),
    (0xCDCB, '退'),
    (0xCEE5, '五'),
    (0xCFE0, '相'),
    (0xCFF3, '象'),
    (0xD2BB, '一'),
    (0xD6D0, '中'),
    (0xD7E4, '卒'),
    (0xDC87, '車'),
    (0xDF4D, '進'),
    (0xE1E1, '後'),
    (0xF152, '馬'),
];

/// Returns the code of `c`.
pub(crate) fn encode(c: char) -> Option<u16> {
    CODES.iter().find(|&&(_, known)| known == c).map(|&(code, _)| code)
}

/// Returns the character of `code`.
pub(crate) fn decode(code: u16) -> Option<char> {
    CODES.binary_search_by_key(&code, |&(known, _)| known).ok().map(|at| CODES[at].1)
}
