//! What a target format cannot hold.
//!
//! A writer never drops anything in silence: it names each loss, where it is and what was done.

use std::fmt;

use xiangqi_core::Move;

use crate::encoding::TextEncoding;
use crate::field::BYTE_ORDER_MARK;
use crate::{Code, Explain, Language, NodeId, Tell};

/// All that one written game lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LossReport {
    /// The losses in the order in which the writer met them.
    pub losses: Vec<Loss>,
}

impl LossReport {
    /// Tells whether nothing was lost.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.losses.is_empty()
    }

    /// Adds a loss that concerns the game as a whole.
    pub fn game(&mut self, what: Lost) {
        self.losses.push(Loss { node: None, what });
    }

    /// Adds a loss at one node.
    pub fn node(&mut self, node: NodeId, what: Lost) {
        self.losses.push(Loss { node: Some(node), what });
    }
}

/// One thing that did not go into the target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The node that it belongs to; `None` for the game as a whole.
    pub node: Option<NodeId>,
    /// What it is and what was done.
    pub what: Lost,
}

/// What a target format could not hold, and what was written instead.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Lost {
    /// A tag for which the format has no field; it was left out.
    Tag {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// A tag of which readers of the format know the name as that of another tag; it was written
    /// under that name.
    TagRenamed {
        /// Its name.
        name: String,
        /// The name that was written.
        written: &'static str,
    },
    /// A text longer than its field; it was cut.
    TextCut {
        /// The name of the field.
        field: String,
        /// The whole text.
        text: String,
        /// How many bytes the field holds.
        capacity: usize,
    },
    /// A character that the encoding lacks; another was written.
    Character {
        /// The character.
        character: char,
        /// What was written for it.
        replacement: &'static str,
    },
    /// The texts as a whole: without being told, readers will take them for another encoding than
    /// the one that they were written in.
    Encoding {
        /// The encoding in which they were written.
        written: TextEncoding,
        /// The encoding for which they will be taken.
        taken: TextEncoding,
    },
    /// A character that the grammar of the format cannot hold in a text; another was written.
    Forbidden {
        /// The character.
        character: char,
        /// What was written for it.
        replacement: &'static str,
    },
    /// A comment for which the format has no place; it was left out.
    Comment {
        /// The comment.
        text: String,
    },
    /// A comment before the move; it was written behind a move.
    CommentMoved {
        /// The comment.
        text: String,
    },
    /// Several comments at one place; they were joined into one.
    CommentsJoined {
        /// How many there were.
        count: usize,
    },
    /// A variation with all its moves; it was left out.
    Variation {
        /// How many moves were left out.
        moves: usize,
    },
    /// A glyph; it was left out.
    Nag {
        /// The number of the glyph.
        nag: u8,
    },
    /// A property of another format; it was left out.
    Extra {
        /// Its name.
        name: String,
    },
    /// The rest of a line that could not be read as moves; it was left out.
    Unread {
        /// The text.
        text: String,
    },
    /// A move that the notation cannot express; it was written in UCCI.
    Notation {
        /// The move.
        mv: Move,
    },
    /// A move that breaks the rules; it was written, but texts of moves cannot be read from there
    /// on.
    Illegal {
        /// The move.
        mv: Move,
    },
    /// Stones or empty points that are set up; they were left out.
    SetupStones {
        /// How many points.
        count: usize,
    },
    /// A resignation that the result of the game does not state; it was left out.
    Resignation {
        /// Who resigns.
        color: go_notation::Color,
    },
    /// The result is none of those that the format knows; "unknown" was written.
    Result,
    /// The counters or the side to move of the start; they were left out.
    Counters,
}

impl Lost {
    /// Every code of these losses.
    pub const CODES: &'static [Code] = &[
        Code::warning("loss/tag"),
        Code::warning("loss/tag-renamed"),
        Code::warning("loss/text-cut"),
        Code::warning("loss/character"),
        Code::warning("loss/encoding"),
        Code::warning("loss/forbidden-character"),
        Code::warning("loss/comment"),
        Code::warning("loss/comment-moved"),
        Code::warning("loss/comments-joined"),
        Code::warning("loss/variation"),
        Code::warning("loss/nag"),
        Code::warning("loss/extra"),
        Code::warning("loss/unread"),
        Code::warning("loss/notation"),
        Code::warning("loss/illegal-move"),
        Code::warning("loss/setup-stones"),
        Code::warning("loss/resignation"),
        Code::warning("loss/result"),
        Code::warning("loss/counters"),
    ];

    /// Returns the stable code, such as `loss/variation`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        Explain::code(self)
    }
}

impl Explain for Lost {
    fn codes(&self) -> &'static [Code] {
        Self::CODES
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Tag { .. } => "loss/tag",
            Self::TagRenamed { .. } => "loss/tag-renamed",
            Self::TextCut { .. } => "loss/text-cut",
            Self::Character { .. } => "loss/character",
            Self::Encoding { .. } => "loss/encoding",
            Self::Forbidden { .. } => "loss/forbidden-character",
            Self::Comment { .. } => "loss/comment",
            Self::CommentMoved { .. } => "loss/comment-moved",
            Self::CommentsJoined { .. } => "loss/comments-joined",
            Self::Variation { .. } => "loss/variation",
            Self::Nag { .. } => "loss/nag",
            Self::Extra { .. } => "loss/extra",
            Self::Unread { .. } => "loss/unread",
            Self::Notation { .. } => "loss/notation",
            Self::Illegal { .. } => "loss/illegal-move",
            Self::SetupStones { .. } => "loss/setup-stones",
            Self::Resignation { .. } => "loss/resignation",
            Self::Result => "loss/result",
            Self::Counters => "loss/counters",
        }
    }
}

/// A character, by its number where it cannot be seen.
struct Seen(char);

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_control() || self.0 == BYTE_ORDER_MARK {
            write!(f, "U+{:04X}", u32::from(self.0))
        } else {
            write!(f, "`{}`", self.0)
        }
    }
}

impl Tell for Lost {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tag { name, value } => language.write(
                f,
                format_args!("the tag {name} (`{value}`) has no place in this format: left out"),
                format_args!("标签 {name}（“{value}”）在这种格式里没有位置：略去"),
            ),
            Self::TagRenamed { name, written } => language.write(
                f,
                format_args!("the tag {name} means {written} in this format: written so"),
                format_args!("标签 {name} 在这种格式里就是 {written}：照此写出"),
            ),
            Self::TextCut { field, text, capacity } => language.write(
                f,
                format_args!("the {field} `{text}` is longer than {capacity} bytes: cut"),
                format_args!("{field}“{text}”超过 {capacity} 字节：截短"),
            ),
            Self::Character { character, replacement } => language.write(
                f,
                format_args!("the encoding has no `{character}`: wrote `{replacement}`"),
                format_args!("编码里没有“{character}”：写作“{replacement}”"),
            ),
            Self::Encoding { written, taken } => language.write(
                f,
                format_args!(
                    "the texts are in {written}, but may be taken for {taken}: read them with `--encoding {}`",
                    written.name()
                ),
                format_args!(
                    "文字用 {written} 编码，却可能被当作 {taken}：读时请用 `--encoding {}`",
                    written.name()
                ),
            ),
            Self::Forbidden { character, replacement: "" } => language.write(
                f,
                format_args!("{} cannot stand in a text here: left out", Seen(*character)),
                format_args!("{} 不能写在这里的文字里：略去", Seen(*character)),
            ),
            Self::Forbidden { character, replacement } => language.write(
                f,
                format_args!(
                    "{} cannot stand in a text here: wrote `{replacement}`",
                    Seen(*character)
                ),
                format_args!("{} 不能写在这里的文字里：写作“{replacement}”", Seen(*character)),
            ),
            Self::Comment { .. } => language.write(
                f,
                format_args!("the format has no comments here: left out"),
                format_args!("这种格式在此处没有注释：略去"),
            ),
            Self::CommentMoved { .. } => language.write(
                f,
                format_args!("the format has no comments before a move: written behind a move"),
                format_args!("这种格式没有着法之前的注释：写在着法之后"),
            ),
            Self::CommentsJoined { count } => language.write(
                f,
                format_args!("the format has one comment a move: {count} were joined"),
                format_args!("这种格式一步棋只有一条注释：合并了 {count} 条"),
            ),
            Self::Variation { moves: 1 } => language.write(
                f,
                format_args!("the format has no variations: left out 1 move"),
                format_args!("这种格式没有变着：略去 1 步"),
            ),
            Self::Variation { moves } => language.write(
                f,
                format_args!("the format has no variations: left out {moves} moves"),
                format_args!("这种格式没有变着：略去 {moves} 步"),
            ),
            Self::Nag { nag } => language.write(
                f,
                format_args!("the format has no glyphs: left out ${nag}"),
                format_args!("这种格式没有评注符号：略去 ${nag}"),
            ),
            Self::Extra { name } => language.write(
                f,
                format_args!("the property {name} has no place here: left out"),
                format_args!("属性 {name} 在这里没有位置：略去"),
            ),
            Self::Unread { text } => language.write(
                f,
                format_args!("the unread text `{text}` was left out"),
                format_args!("略去未能读懂的文字“{text}”"),
            ),
            Self::Notation { mv } => language.write(
                f,
                format_args!("the notation has no text for this move: wrote {mv}"),
                format_args!("这种记法写不出这一步：写作 {mv}"),
            ),
            Self::Illegal { mv } => language.write(
                f,
                format_args!("{mv} is not legal: moves in words cannot be read from here on"),
                format_args!("{mv} 不合规则：文字着法从这里起不能再读出"),
            ),
            Self::SetupStones { count } => language.write(
                f,
                format_args!("the format has moves alone: left out {count} points that are set up"),
                format_args!("这种格式只有着手：略去 {count} 个摆子的点"),
            ),
            Self::Resignation { color } => language.write(
                f,
                format_args!("the format states who resigns in the result alone: left out {color}"),
                format_args!(
                    "这种格式只在结果里写明认输：略去{}方",
                    match color {
                        go_notation::Color::Black => '黑',
                        go_notation::Color::White => '白',
                    }
                ),
            ),
            Self::Result => language.write(
                f,
                format_args!("the format cannot state this result: wrote unknown"),
                format_args!("这种格式写不出这个结果：写作未知"),
            ),
            Self::Counters => language.write(
                f,
                format_args!("the format has no move counters: left out"),
                format_args!("这种格式没有回合计数：略去"),
            ),
        }
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(Language::English, f)
    }
}
