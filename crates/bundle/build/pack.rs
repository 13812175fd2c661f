//! Smaller forms of a file, made once with all the patience a server would not have.

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use toolchain::Care;

/// Packed with Brotli; `None` where that is not worth unpacking.
pub fn brotli(body: &[u8], care: Care) -> Option<Vec<u8>> {
    let size_hint = body.len();
    let params =
        BrotliEncoderParams { quality: quality(care), lgwin: 22, size_hint, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &body[..], &mut packed, &params).ok()?;
    worth_it(packed, body)
}

/// Packed with gzip; `None` where that is not worth unpacking.
pub fn gzip(body: &[u8], care: Care) -> Option<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), level(care));
    packed.write_all(body).ok()?;
    worth_it(packed.finish().ok()?, body)
}

/// Brotli's quality.
fn quality(care: Care) -> i32 {
    match care {
        Care::Best => 11,
        Care::Quick => 1,
    }
}

/// The level of gzip.
fn level(care: Care) -> Compression {
    match care {
        Care::Best => Compression::best(),
        Care::Quick => Compression::fast(),
    }
}

fn worth_it(packed: Vec<u8>, body: &[u8]) -> Option<Vec<u8>> {
    (packed.len() < body.len() * 9 / 10).then_some(packed)
}
