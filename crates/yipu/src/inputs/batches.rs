//! Inputs in groups that are worked on at once.

use std::ops::Range;

use super::Input;
use super::in_blocks::LARGE;

/// The most inputs in a batch.
const COUNT: usize = 256;

/// The bytes at which a batch ends, so that a batch of large files takes no more memory than need
/// be.
const SIZE: u64 = 32 << 20;

/// Parts `inputs` into batches, in order. A large input is a batch of its own.
pub(crate) fn batches(inputs: &[Input]) -> impl Iterator<Item = Range<usize>> {
    let mut begin = 0;
    std::iter::from_fn(move || {
        let mut size = 0;
        let mut end = begin;
        while end < inputs.len() && end - begin < COUNT && size < SIZE {
            let bytes = inputs[end].size();
            let is_large = bytes.is_none_or(|bytes| bytes >= LARGE);
            if is_large && end > begin {
                break;
            }
            size += bytes.unwrap_or(SIZE);
            end += 1;
            if is_large {
                break;
            }
        }
        let batch = begin..end;
        begin = end;
        (!batch.is_empty()).then_some(batch)
    })
}
