//! Smaller forms of a file, made once with all the patience a server would not have.

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::write::GzEncoder;

use crate::care::Care;

/// Packed with Brotli; `None` where that is not worth unpacking.
pub fn brotli(body: &[u8], care: Care) -> Option<Vec<u8>> {
    let size_hint = body.len();
    let params =
        BrotliEncoderParams { quality: care.brotli(), lgwin: 22, size_hint, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &body[..], &mut packed, &params).ok()?;
    worth_it(packed, body)
}

/// Packed with gzip; `None` where that is not worth unpacking.
pub fn gzip(body: &[u8], care: Care) -> Option<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), care.gzip());
    packed.write_all(body).ok()?;
    worth_it(packed.finish().ok()?, body)
}

fn worth_it(packed: Vec<u8>, body: &[u8]) -> Option<Vec<u8>> {
    (packed.len() < body.len() * 9 / 10).then_some(packed)
}
