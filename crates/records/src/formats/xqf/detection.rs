//! Which encoding the texts of a file are in.
//!
//! XQStudio writes GBK, so a short text that could be anything is GBK. The same program under a
//! Chinese system of Taiwan or Hong Kong writes Big5; nothing in the file says so.

use crate::encoding::{Basis, DecodeOptions, Detection, Detector, TextEncoding, decode_known};

/// By how much intact texts must speak for Chinese against a western language, in decibans.
const CLEAR: u32 = 60;

/// Finds the encoding of all texts of a file together.
#[derive(Debug)]
pub(super) struct TextsDetector {
    all: Detector,
    /// The texts without a byte that is no character of Chinese.
    intact: Detector,
}

impl TextsDetector {
    pub(super) fn new(options: &DecodeOptions) -> Self {
        let declared = options.declared.or(Some(TextEncoding::Gb18030));
        let detector = || Detector::new(&DecodeOptions { declared, ..*options });
        Self { all: detector(), intact: detector() }
    }

    /// Takes a text as evidence.
    pub(super) fn feed(&mut self, bytes: &[u8]) {
        if bytes.is_ascii() {
            return;
        }
        self.all.feed(bytes);
        let is_intact = |encoding| decode_known(bytes, encoding).faults.is_empty();
        if is_intact(TextEncoding::Gb18030) || is_intact(TextEncoding::Big5) {
            self.intact.feed(bytes);
        }
    }

    /// Decides.
    ///
    /// Bytes of a damaged comment are letters in Windows-1252, whatever they are: they do not count
    /// where the other texts are Chinese.
    pub(super) fn finish(&self) -> Detection {
        let all = self.all.finish();
        if all.basis == Basis::Given || all.encoding.is_multi_byte() {
            return all;
        }
        let intact = self.intact.finish();
        let is_clear = intact
            .rival
            .is_none_or(|rival| rival.encoding.is_multi_byte() || rival.margin >= CLEAR);
        if intact.basis != Basis::Ascii && intact.encoding.is_multi_byte() && is_clear {
            intact
        } else {
            all
        }
    }
}
