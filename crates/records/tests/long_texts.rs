//! Long texts of few kinds of bytes are read in time that grows with their length alone.

use std::time::{Duration, Instant};

use records::check::{CheckOptions, check};
use records::{Document, ReadOptions};

/// What each text may take; reading it in quadratic time would take minutes.
const LIMIT: Duration = Duration::from_secs(20);

#[test]
fn no_text_takes_quadratic_time() {
    let fen = "4k4/9/9/9/4P4/9/9/9/9/3K5 w";
    for (front, part, count) in [
        ("FORMAT WXF\n", "START{ C2.5 }END\n", 20_000),
        ("FORMAT WXF\n", "START{ C2.5\nFORMAT WXF\n", 20_000),
        ("", "h2e2 e2h2 ", 20_000),
        ("[DHJHtmlXQ_34]7242[/DHJHtmlXQ_34]", "[DHJHtmlXQ_10]x[/DHJHtmlXQ_10]", 20_000),
        (
            "[DHJHtmlXQ_34]7242[/DHJHtmlXQ_34]",
            "[DHJHtmlXQ_game_comment_0_1]x[/DHJHtmlXQ_game_comment_0_1]",
            10_000,
        ),
        ("[A \"\"]\n", "　开始　\n　　↓　\n\n(0,0): {x\n", 10_000),
        ("　开始　\n　　　　\n\n", "(0,0): {x}\n", 20_000),
        ("<ChineseChessRecord>", "<a b='<a b=\"", 30_000),
        ("<n version=\"2\">", "<n m=\"h2e2\" c='", 30_000),
        ("CCWP\n", "\n", 200_000),
        ("move:h2e2", "|move:h2e2,", 30_000),
        ("position startpos moves h2e2\n", "fen=&MoveList=", 30_000),
        ("FEN,Moves\n4k4/9/9/9/4P4/9/9/9/9/3K5,\"", "\"\"", 100_000),
        (fen, "|\n", 100_000),
        ("h2e2", "h9g7", 100_000),
    ] {
        let text = format!("{front}{}", part.repeat(count));
        let begin = Instant::now();
        if let Ok(document) = Document::read(text.as_bytes(), &ReadOptions::default()) {
            // Moves that repeat without end are another matter.
            for raw in document.games().filter(|raw| raw.tree.len() < 1_000) {
                let _ = check(&raw, &document.text, &CheckOptions::default());
            }
        }
        let taken = begin.elapsed();
        assert!(taken < LIMIT, "{front:?} {part:?}: {taken:?}");
    }
}
