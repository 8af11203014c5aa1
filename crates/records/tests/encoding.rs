//! Texts in many encodings: found, decoded, broken and cut.

use records::encoding::{
    Basis, DecodeFaultKind, DecodeOptions, Detector, Subject, Substitute, Syntax, TextEncoding,
    decode, decode_field, decode_known, decode_parts, detect, encode, until_nul,
};

const XIANGQI: DecodeOptions = DecodeOptions {
    subject: Subject::Xiangqi,
    syntax: Syntax::Plain,
    declared: None,
    forced: None,
};
const GO: DecodeOptions = DecodeOptions { subject: Subject::Go, ..XIANGQI };

fn bytes(text: &str, encoding: TextEncoding) -> Vec<u8> {
    let encoded = encode(text, encoding, Substitute::Square);
    assert_eq!(encoded.unmappable, [], "{encoding}");
    encoded.bytes.into_owned()
}

#[test]
fn xiangqi_texts_are_found() {
    use TextEncoding::{Big5, Gb18030, Utf8, Windows1252};
    for (text, encodings) in [
        ("1. 炮二平五 马８进７\r\n2. 马二进三 车９平８", &[Gb18030, Utf8][..]),
        ("1. 炮二平五 馬８進７\r\n2. 馬二進三 車９平８", &[Gb18030, Big5, Utf8]),
        ("[Red \"许银川\"]\n[Black \"吕钦\"]\n1. h2e2", &[Gb18030, Utf8]),
        ("[Red \"許銀川\"]\n[Black \"呂欽\"]\n1. h2e2", &[Big5, Utf8]),
        ("{红方先手，下一步进车捉炮，黑方只好退马。}", &[Gb18030, Utf8]),
        ("{後馬進二，後炮退一。黑方失勢，紅勝}", &[Gb18030, Big5, Utf8]),
        ("{Rémi a joué très vite, même après la pause.}", &[Windows1252, Utf8]),
    ] {
        for &encoding in encodings {
            let detection = detect(&bytes(text, encoding), &XIANGQI);
            assert_eq!(detection.encoding, encoding, "{text}");
            assert!(!detection.is_doubtful(), "{text} {encoding} {detection:?}");
        }
    }
}

#[test]
fn go_texts_are_found() {
    use TextEncoding::{Big5, EucJp, EucKr, Gb18030, ShiftJis, Utf8, Windows1252};
    for (text, encodings) in [
        ("(;PB[古力]PW[李世石]RE[白中盘胜];C[黑棋先手，目数领先])", &[Gb18030, Utf8][..]),
        ("(;PB[周俊勳]PW[王銘琬]RE[黑中盤勝];C[這一手很大])", &[Big5, Utf8]),
        ("(;PB[이창호]PW[조훈현]EV[명인전 결승];C[백 불계승])", &[EucKr, Utf8]),
        ("(;PB[趙治勲]PW[小林光一]C[黒の手がよい。白はコウを争う])", &[ShiftJis, EucJp, Utf8]),
        ("(;PB[Müller]PW[Cătălin]C[Größe])", &[Utf8]),
        ("(;PB[Müller]PW[José]C[größer als früher, très bien])", &[Windows1252, Utf8]),
    ] {
        for &encoding in encodings {
            let detection = detect(&bytes(text, encoding), &GO);
            assert_eq!(detection.encoding, encoding, "{text} {detection:?}");
        }
    }
}

#[test]
fn marks_and_zero_bytes_are_found() {
    let utf16: Vec<u8> = "[Red \"許\"]\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let detection = detect(&utf16, &XIANGQI);
    assert_eq!((detection.encoding, detection.basis), (TextEncoding::Utf16Le, Basis::ZeroBytes));
    let swapped: Vec<u8> = utf16.chunks(2).flat_map(|unit| [unit[1], unit[0]]).collect();
    assert_eq!(detect(&swapped, &XIANGQI).encoding, TextEncoding::Utf16Be);
    let marked = [b"\xFF\xFE", &utf16[..]].concat();
    assert_eq!(decode(&marked, &XIANGQI).text, "[Red \"許\"]\r\n");
    let decoded = decode(b"\xEF\xBB\xBFabc", &XIANGQI);
    assert_eq!((&*decoded.text, decoded.detection.mark_len), ("abc", 3));
}

#[test]
fn a_declaration_counts_but_does_not_prove() {
    let declared = |label| DecodeOptions { declared: TextEncoding::from_label(label), ..GO };
    // 乗 in GBK; Shift-JIS would be as good a guess.
    let detection = detect(b"(;CA[GBK]C[\x81\x5C\\]])", &declared("GBK"));
    assert_eq!((detection.encoding, detection.basis), (TextEncoding::Gbk, Basis::Declared));
    // 围棋 in GBK under a wrong label.
    let text = bytes("(;C[围棋，白先黑死，中盘胜])", TextEncoding::Gbk);
    let detection = detect(&text, &declared("ISO-8859-1"));
    assert_eq!(detection.encoding, TextEncoding::Gb18030);
    assert_eq!(detection.refuted, Some(TextEncoding::Windows1252));
    // Accents under the right label.
    let text = bytes("(;C[Ää Öö Üü ß])", TextEncoding::Windows1252);
    assert_eq!(detect(&text, &declared("latin1")).encoding, TextEncoding::Windows1252);
    // Valid UTF-8 is UTF-8.
    let detection = detect("(;C[囲碁 is fun])".as_bytes(), &declared("MS_KANJI"));
    assert_eq!(detection.encoding, TextEncoding::Utf8);
    assert_eq!(detection.refuted, Some(TextEncoding::ShiftJis));
    // Seven-bit Japanese looks like ASCII.
    let mail = b"(;C[\x1B$B0O8k\x1B(B])";
    assert_eq!(decode(mail, &declared("ISO-2022-JP")).text, "(;C[囲碁])");
}

#[test]
fn short_names_that_are_valid_utf8_by_accident_are_weighed() {
    // 浅浅 in GBK is the letter ǳ twice in UTF-8.
    let detection = detect(b"[Red \"\xC7\xB3\xC7\xB3\"]", &XIANGQI);
    assert_eq!(detection.encoding, TextEncoding::Gb18030);
    assert_eq!(detect("[Red \"Müller\"]".as_bytes(), &XIANGQI).encoding, TextEncoding::Utf8);
}

#[test]
fn ascii_needs_no_decision() {
    let detection = detect(b"1. h2e2 h9g7", &XIANGQI);
    assert_eq!((detection.basis, detection.confidence()), (Basis::Ascii, 1.0));
    assert!(matches!(decode(b"1. h2e2", &XIANGQI).text, std::borrow::Cow::Borrowed(_)));
    assert_eq!(decode(b"", &XIANGQI).text, "");
}

#[test]
fn a_cut_character_is_no_wrong_encoding_and_takes_nothing_with_it() {
    let text = "[Red \"许银川\"]\r\n1. 炮二平五 {好棋}\r\n";
    for encoding in [TextEncoding::Gb18030, TextEncoding::Utf8] {
        let whole = bytes(text, encoding);
        let end = whole.iter().rposition(|&byte| byte == b'"').unwrap();
        let mut cut = whole.clone();
        cut.remove(end - 1);
        let decoded = decode(&cut, &XIANGQI);
        assert_eq!(decoded.encoding(), encoding);
        assert_eq!(decoded.text, text.replace('川', "\u{FFFD}"));
        let [fault] = decoded.faults[..] else { panic!("{:?}", decoded.faults) };
        assert_eq!(fault.kind, DecodeFaultKind::TruncatedCharacter);
        assert_eq!(fault.source.end, end - 1);
        assert_eq!(&decoded.text[fault.text.range()], "\u{FFFD}");
    }
}

#[test]
fn malformed_bytes_are_told_apart_and_joined() {
    let decoded = decode_known(b"a\xFF\xFF\xFFb\xC5\xDAc", TextEncoding::Gb18030);
    assert_eq!(decoded.text, "a\u{FFFD}\u{FFFD}\u{FFFD}b炮c");
    let [fault] = decoded.faults[..] else { panic!("{:?}", decoded.faults) };
    assert_eq!(fault.kind, DecodeFaultKind::MalformedBytes);
    assert_eq!((fault.source.range(), fault.text.range()), (1..4, 1..10));
}

#[test]
fn fields_lose_the_character_that_their_end_cuts() {
    for (field, encoding, text) in [
        (&b"\xC8\xAB\xB9"[..], TextEncoding::Gb18030, "全"),
        (b"\xB6\x69\xA8", TextEncoding::Big5, "進"),
        (b"\xE8\xBB\x8A\xE8\xBB", TextEncoding::Utf8, "車"),
        (b"\x23\x90\xCA", TextEncoding::Utf16Le, "連"),
    ] {
        let decoded = decode_field(field, encoding);
        assert_eq!(decoded.text, text);
        assert_eq!(decoded.faults[0].kind, DecodeFaultKind::TruncatedCharacter, "{encoding}");
        assert!(decoded.faults[0].text.is_empty());
    }
    assert_eq!(until_nul(b"ab\0cd", TextEncoding::Gbk), b"ab");
    // U+4E00 begins with a zero byte in this order; the end is a whole unit.
    assert_eq!(until_nul(b"\x00\x4E\0\0xx", TextEncoding::Utf16Le), b"\x00\x4E");
    assert_eq!(until_nul(b"\x01\x00\x00\x4E\0\0", TextEncoding::Utf16Le).len(), 4);
}

#[test]
fn strings_of_one_file_decide_together() {
    let mut detector = Detector::new(&XIANGQI);
    for string in ["紅優", "黑方反先", "亮左車", "", "ASCII"] {
        detector.feed(&bytes(string, TextEncoding::Big5));
    }
    let detection = detector.finish();
    assert_eq!(detection.encoding, TextEncoding::Big5);
    assert!(!detection.is_doubtful());
}

#[test]
fn the_queen_of_both_charsets_decodes() {
    // xiangqi-notations 9.3: 后 and 後 in GBK and Big5.
    for (bytes, encoding, text) in [
        (b"\xBA\xF3\xE1\xE1", TextEncoding::Gb18030, "后後"),
        (b"\xA6\x5A\xAB\xE1", TextEncoding::Big5, "后後"),
    ] {
        assert_eq!(decode_known(bytes, encoding).text, text);
    }
}

#[test]
fn additions_of_hong_kong_are_read_and_written_back() {
    let mut source = bytes("紅方先行，俥二進六，黑車九平八", TextEncoding::Big5Hkscs);
    let decoded = decode(&source, &XIANGQI);
    assert_eq!(decoded.encoding(), TextEncoding::Big5Hkscs);
    assert!(decoded.text.contains("，俥二進六"));
    let written = encode(&decoded.text, decoded.encoding(), Substitute::Nothing);
    assert_eq!(*written.bytes, source);
    source.truncate(8);
    assert_eq!(decode(&source, &XIANGQI).text, "紅方先行");
}

#[test]
fn endgame_lists_with_two_encodings_in_a_line_decode() {
    let mut source = Vec::new();
    let mut text = String::new();
    for (number, simplified, traditional) in
        [(1, "小兵过河", "小兵過河"), (2, "车马冷着", "車馬冷著"), (3, "单马胜士", "單馬勝士")]
    {
        let head = format!("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1 ; {number}.");
        source.extend(head.as_bytes());
        source.extend(bytes(simplified, TextEncoding::Gb18030));
        source.push(b'|');
        source.extend(bytes(traditional, TextEncoding::Big5));
        source.extend(b"\r\n");
        text += &format!("{head}{simplified}|{traditional}\r\n");
    }
    let decoded = decode_parts(&source, b"|", &XIANGQI);
    assert_eq!(decoded.text, text);
    assert_eq!(decoded.parts.len(), 3);
    for part in &decoded.parts {
        assert_ne!(part.encoding, decoded.encoding());
        let part_text = decode_known(&source[part.source.range()], part.encoding).text;
        assert_eq!(part_text, &decoded.text[part.text.range()]);
    }
}

#[test]
fn joined_files_change_in_the_middle() {
    use TextEncoding::{Big5, Gb18030, Utf8};
    let simplified = "[Site \"华山\"]\r\n1. 炮二平五 马８进７\r\n{红方先手，势在必得}\r\n";
    let traditional = "[Site \"成都\"]\r\n2. 馬二進三 車９平８\r\n{以下變化從略，黑勝}\r\n";
    for parts in [
        [(simplified, Gb18030), (traditional, Utf8), (simplified, Utf8)],
        [(simplified, Gb18030), (traditional, Big5), (simplified, Gb18030)],
        [(traditional, Big5), (simplified, Gb18030), (traditional, Big5)],
        [(traditional, Utf8), (simplified, Gb18030), (traditional, Big5)],
    ] {
        let source: Vec<u8> = parts.iter().flat_map(|&(text, it)| bytes(text, it)).collect();
        let text: String = parts.iter().map(|&(text, _)| text).collect();
        let decoded = decode(&source, &XIANGQI);
        assert_eq!(decoded.text, text, "{parts:?}");
        assert!(!decoded.parts.is_empty());
    }
}

#[test]
fn no_bytes_harm() {
    let mut state = 1u32;
    let mut random = |below: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % below
    };
    let pieces: [&[u8]; 10] = [
        b"\xC5\xDA",
        b"\xB6",
        b"]",
        b"}",
        b"\n",
        b"|;{[",
        b"\xE8\xBB\x8A",
        b"\0",
        b"\xFF",
        b"\x1B$B",
    ];
    for _ in 0..300 {
        let len = random(40);
        let source: Vec<u8> =
            (0..len).flat_map(|_| pieces[random(pieces.len())]).copied().collect();
        for subject in [Subject::Xiangqi, Subject::Go] {
            for syntax in [Syntax::Plain, Syntax::Pgn, Syntax::Sgf, Syntax::DhtmlXq] {
                let options = DecodeOptions { subject, syntax, ..XIANGQI };
                let decoded = decode(&source, &options);
                for fault in &decoded.faults {
                    assert!(fault.source.end <= source.len());
                    assert!(decoded.text.get(fault.text.range()).is_some());
                }
                assert!(decode_parts(&source, b"|;", &options).parts.len() <= source.len());
            }
        }
        for encoding in TextEncoding::ALL {
            let forced = DecodeOptions { forced: Some(encoding), ..XIANGQI };
            let text = decode(&source, &forced).text;
            assert_eq!(encode(&text, TextEncoding::Gb18030, Substitute::Reference).unmappable, []);
            assert!(decode_field(&source, encoding).faults.len() <= source.len());
        }
    }
}

#[test]
fn text_cut_at_each_byte_keeps_its_encoding() {
    let text = "[Red \"許銀川\"]\r\n[Black \"呂欽\"]\r\n1. 炮二平五 馬８進７ {好棋}\r\n";
    for encoding in [TextEncoding::Utf8, TextEncoding::Gb18030, TextEncoding::Big5] {
        let whole = bytes(text, encoding);
        for len in 20..whole.len() {
            let decoded = decode(&whole[..len], &XIANGQI);
            assert_eq!(decoded.encoding(), encoding, "{len}");
            assert!(decoded.faults.len() <= 1);
            let read = decoded.text.trim_end_matches('\u{FFFD}');
            assert!(text.starts_with(read), "{len}: {read}");
        }
    }
}

#[test]
fn damaged_bytes_speak_for_no_encoding() {
    for encoding in [TextEncoding::Gb18030, TextEncoding::Big5] {
        let mut source = bytes("[Event \"中山象棋比賽\"]\n\n{", encoding);
        source.extend([0xFF; 40]);
        source.extend(b"}\n");
        assert_eq!(decode(&source, &XIANGQI).encoding(), encoding);
    }
}

#[test]
fn signs_of_every_language_are_utf8() {
    for text in [
        "[Event \"a\"]\n\n1. h2e2 h9g7 ½-½\n",
        "1. h2e2 {±} h9g7\n",
        "1. h2e2 {½} h9g7\n",
        "1. h2e2 {± é} h9g7\n",
        "1. h2e2 {« voilà »} ½-½\n",
        "1. h2e2 {10 ÷ 2 × 3} h9g7\n",
    ] {
        let decoded = decode(text.as_bytes(), &XIANGQI);
        assert_eq!((decoded.encoding(), &*decoded.text), (TextEncoding::Utf8, text));
        assert_eq!(decode(text.as_bytes(), &GO).text, text);
    }
    // 陆 in GBK, the bytes of `½`, beside other characters.
    let source = bytes("[Red \"陆\"]\n{好棋}", TextEncoding::Gb18030);
    assert_eq!(decode(&source, &XIANGQI).encoding(), TextEncoding::Gb18030);
}
