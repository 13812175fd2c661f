//! What is written, packed as PDF wants it.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// The bytes, packed with zlib.
pub fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::default());
    // Memory takes everything.
    packer.write_all(bytes).and_then(|()| packer.finish()).unwrap_or_default()
}
