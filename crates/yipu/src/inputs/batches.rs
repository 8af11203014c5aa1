//! Inputs in groups that are worked on at once.

use std::ops::Range;

use super::Input;

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
            let is_large = inputs[end].is_large();
            if is_large && end > begin {
                break;
            }
            size += inputs[end].size().unwrap_or(SIZE);
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
