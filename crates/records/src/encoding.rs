//! Text encodings: which one a file is in, what its bytes say, and the way back.
//!
//! Records of xiangqi and Go come in GB18030, Big5, EUC-KR, Shift-JIS, UTF-8 and UTF-16, mostly
//! without saying so. [`decode`] finds the encoding from the bytes and decodes them, with
//! everything that was doubtful or broken in the result.
//!
//! ```
//! use records::encoding::{DecodeFaultKind, DecodeOptions, TextEncoding, decode};
//!
//! // A name in Big5, cut after eleven bytes.
//! let bytes = b"[Red \"\xB3\\\xBB\xC8\xA4t \xB6i\xA8\xAE\xA4@\xA5\xAD\xA4\"]";
//! let decoded = decode(bytes, &DecodeOptions::default());
//! assert_eq!(decoded.encoding(), TextEncoding::Big5);
//! assert_eq!(decoded.text, "[Red \"許銀川 進車一平\u{FFFD}\"]");
//! assert_eq!(decoded.faults[0].kind, DecodeFaultKind::TruncatedCharacter);
//! ```

mod big5;
mod decode;
mod decoded;
mod detect;
mod encode;
mod evidence;
mod fault;
mod offset_map;
mod parts;
mod stream;
mod syntax;
mod text_encoding;
mod transcode;
mod vocabulary;
mod walk;
mod weight;

pub use decode::{DecodeOptions, decode, decode_field, decode_known, until_nul};
pub use decoded::Decoded;
pub use detect::{Basis, Detection, Detector, Rival, Subject, detect};
pub use encode::{Encoded, Substitute, Unmappable, encode, encode_field};
pub use fault::{DecodeFault, DecodeFaultKind};
pub use offset_map::OffsetMap;
pub use parts::{Part, decode_parts};
pub use stream::{Piece, TextStream};
pub use syntax::Syntax;
pub use text_encoding::TextEncoding;
