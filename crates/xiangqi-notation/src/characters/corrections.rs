//! Characters that recognition and dictation programs put in place of those of a move.
//!
//! Readings with such corrections have the last rank: they are taken only if nothing else reads
//! the text and one legal move is left.

use alloc::string::String;
use alloc::vec::Vec;

/// A wrong character and what it can have been.
pub(super) const CONFUSED: [(char, &str); 106] = [
    // Digits and letters of Latin texts.
    ('l', "1i"),
    ('I', "1"),
    ('|', "1i"),
    ('!', "1"),
    ('i', "1"),
    ('1', "i"),
    ('O', "0"),
    ('o', "0"),
    ('Q', "0"),
    ('D', "0"),
    ('〇', "0"),
    ('Z', "2"),
    ('z', "2"),
    ('S', "5"),
    ('s', "5"),
    ('b', "6"),
    ('B', "8"),
    ('g', "9"),
    ('q', "9"),
    ('_', "-"),
    ('~', "-"),
    (',', "."),
    (':', "."),
    ('t', "+"),
    // Shapes.
    ('土', "士"),
    ('干', "平"),
    ('乎', "平"),
    ('半', "平"),
    ('乒', "兵"),
    ('乓', "兵"),
    ('丘', "兵"),
    ('岳', "兵"),
    ('辛', "卒"),
    ('率', "卒"),
    ('讲', "进"),
    ('迸', "进"),
    ('追', "退"),
    ('師', "帥"),
    ('师', "帅"),
    ('東', "車"),
    ('东', "车"),
    ('军', "车"),
    ('軍', "車"),
    ('乌', "马"),
    ('鸟', "马"),
    ('烏', "馬"),
    ('鳥', "馬"),
    ('任', "仕"),
    ('什', "仕"),
    ('人', "八"),
    ('入', "八"),
    ('匕', "七"),
    ('亠', "六"),
    ('大', "六"),
    ('丸', "九"),
    ('几', "九"),
    ('力', "九"),
    ('正', "五"),
    ('西', "四"),
    ('申', "中"),
    ('巾', "中"),
    ('石', "后"),
    ('俊', "後"),
    ('苹', "平"),
    // Sounds, as dictation and typing by sound produce them.
    ('码', "马"),
    ('妈', "马"),
    ('吗', "马"),
    ('骂', "马"),
    ('跑', "炮"),
    ('泡', "炮"),
    ('抱', "炮"),
    ('袍', "炮"),
    ('居', "车"),
    ('鸡', "车"),
    ('局', "车"),
    ('冰', "兵"),
    ('病', "兵"),
    ('并', "兵"),
    ('足', "卒"),
    ('族', "卒"),
    ('祖', "卒"),
    ('想', "相"),
    ('像', "象"),
    ('向', "象相"),
    ('项', "象相"),
    ('是', "士仕四"),
    ('事', "士仕"),
    ('市', "士仕"),
    ('时', "士仕"),
    ('室', "士仕"),
    ('奖', "将"),
    ('酱', "将"),
    ('甩', "帅"),
    ('摔', "帅"),
    ('近', "进"),
    ('尽', "进"),
    ('劲', "进"),
    ('腿', "退"),
    ('推', "退"),
    ('瓶', "平"),
    ('评', "平"),
    ('侯', "后"),
    ('候', "后"),
    ('钱', "前"),
    ('吧', "八"),
    ('儿', "二"),
];

/// Returns what the wrong character `c` can have been.
pub(crate) fn confused_with(c: char) -> &'static str {
    CONFUSED.iter().find(|&&(from, _)| from == c).map_or("", |&(_, to)| to)
}

/// Longer texts are no single move, in bytes.
const LONGEST: usize = 120;
/// More characters than this are never wrong in one move.
const MOST_CHANGES: u8 = 3;
/// More variants than this are never tried.
const MOST: usize = 64;

/// Calls `visit` with `text` after one to three corrections and their number, fewer first.
pub(crate) fn for_each_correction(text: &str, mut visit: impl FnMut(&str, u8)) {
    if text.len() > LONGEST {
        return;
    }
    let mut variants: Vec<(String, u8)> = Vec::from([(String::new(), 0)]);
    for c in text.chars() {
        let options = confused_with(c);
        let mut longer = Vec::new();
        for (variant, changed) in &variants {
            let with = |c| {
                let mut variant = variant.clone();
                variant.push(c);
                variant
            };
            longer.push((with(c), *changed));
            if *changed < MOST_CHANGES {
                longer.extend(options.chars().map(|option| (with(option), changed + 1)));
            }
        }
        longer.sort_by_key(|&(_, changed)| changed);
        longer.truncate(MOST);
        variants = longer;
    }
    for (variant, changed) in &variants {
        if *changed > 0 {
            visit(variant, *changed);
        }
    }
}
