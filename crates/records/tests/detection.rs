//! Which format a text is in: what stands first decides, and comments count for nothing.

use records::go::ReadGo;
use records::{AnyDocument, Format, ReadError, ReadOptions};

fn format(text: &str) -> Result<Format, ReadError> {
    let read = AnyDocument::read(text.as_bytes(), &ReadOptions::default(), &ReadGo::default());
    read.map(|document| match document {
        AnyDocument::Xiangqi(document) => document.format,
        AnyDocument::Go(document) => document.format,
    })
}

/// Signs of other formats, each of which decides for its format where it stands alone.
const SIGNS: [&str; 6] = [
    "<n version=\"2\">",
    "[DhtmlXQ_title]x[/DhtmlXQ_title][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]",
    "\nFORMAT\tWXF\n",
    "(;B[pd])",
    "<ChineseChessRecord Version=\"1.0\">",
    "[DHJHtmlXQ_10]x[/DHJHtmlXQ_10]",
];

#[test]
fn a_comment_does_not_make_pgn_another_format() {
    for sign in SIGNS {
        for text in [
            format!("[Event \"x\"]\n\n1. 炮二平五 {{{sign}}} 马8进7 *\n"),
            format!("[Event \"{}\"]\n\n1. 炮二平五 马8进7 *\n", sign.trim().replace('"', "'")),
            format!("{{{sign}}}\n[Event \"x\"]\n\n1. 炮二平五 马8进7 *\n"),
            format!("1. 炮二平五 {{{sign}}} 马8进7 *\n"),
            format!("{{{sign}}} h2e2 h9g7\n"),
        ] {
            assert_eq!(format(&text).unwrap(), Format::Pgn, "{text}");
        }
    }
}

#[test]
fn signs_outside_of_comments_decide() {
    let dhtmlxq = "<p>1. 炮二平五</p>[DhtmlXQ][DhtmlXQ_title](B[/DhtmlXQ_title]\
                   [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]";
    assert_eq!(format(dhtmlxq).unwrap(), Format::DhtmlXq);
    assert_eq!(format("(;GM[1]C[[DhtmlXQ_movelist\\]7747];B[pd])").unwrap(), Format::Sgf);
    assert_eq!(format("words in front (;FF[4]GM[1];B[pd])").unwrap(), Format::Sgf);
    let cbf = "<?xml version=\"1.0\"?>\n<ChineseChessRecord Version=\"1.0\"><Head><Name>(;B[pd])\
               </Name></Head><MoveList><Move value=\"00-00\"/></MoveList></ChineseChessRecord>";
    assert_eq!(format(cbf).unwrap(), Format::Cbf);
}

/// A date, a version or a sign of Markdown is no move.
#[test]
fn prose_tables_and_pages_are_no_records() {
    for text in [
        "<!DOCTYPE html>\n<html><meta charset=\"utf-8\"><h1>Xiangqi</h1><p>Version 1.2 * 2026</html>",
        "version: '1'\nsetup: [\n  [[], [e], [a+2-2]],\n]\n",
        "Played in 2019 and 2020, see h2 and v1.2 for more * and 1-0 for none of that.",
        "name\tcount\nalpha\t1990\nbeta\t1991\n",
    ] {
        assert!(matches!(format(text), Err(ReadError::NoRecord)), "{text}");
    }
    for text in
        ["*", "1-0\n", "红胜", "h2e2", "1. C2.5 H8+7", "炮二平五马8进7马二进三", "P2-5 M8.7"]
    {
        assert_eq!(format(text).unwrap(), Format::Pgn, "{text}");
    }
}

/// Fields of a damaged record may be taken over with the control characters that they hold.
#[test]
fn control_characters_in_values_make_no_binary_file() {
    let junk = "\u{1}\u{2}\u{7F}".repeat(40);
    let pgn = format!(
        "[Event \"a long name of an event in so many letters as to fill a line\"]\n\
                       [Site \"{junk}\"]\n\n1. 炮二平五 *\n"
    );
    assert_eq!(format(&pgn).unwrap(), Format::Pgn);
    let dhtmlxq = format!(
        "[DhtmlXQ]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n\
                           [DhtmlXQ_title]and a name in front {junk}[/DhtmlXQ_title]\n[/DhtmlXQ]"
    );
    assert_eq!(format(&dhtmlxq).unwrap(), Format::DhtmlXq);
    assert!(matches!(format(&format!("{junk}{pgn}")), Err(ReadError::Binary { .. })));
    assert!(matches!(format(&format!("h2e2 h9g7 {junk}")), Err(ReadError::Binary { .. })));
}

/// Words in braces are a comment, whatever they name; an object begins with a name in quotes.
#[test]
fn a_comment_that_names_a_schema_is_no_json() {
    for schema in ["yipu/game/1", "yipu/go-game/1"] {
        let text = format!("{{see \"{schema}\"}}\n[Event \"x\"]\n\n1. h2e2 *\n");
        assert_eq!(format(&text).unwrap(), Format::Pgn, "{text}");
    }
}

#[test]
fn a_damaged_title_leaves_a_wxf_file_one() {
    let junk = "\u{1}\u{2}\u{7F}".repeat(20);
    let text = format!("FORMAT\tWXF\nGAME\t{junk}\nSTART{{\n1. C2.5 H8+7\n}}END\n");
    assert_eq!(format(&text).unwrap(), Format::WxfFile);
}
