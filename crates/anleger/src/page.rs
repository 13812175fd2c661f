//! The page that was built with the program, as the server wants its files.

use tables::{Asset, Assets};

/// The page that was built with the program.
pub struct Page;

impl Assets for Page {
    fn find(&self, path: &str) -> Option<Asset> {
        let file = bundle::find(path)?;
        Some(Asset {
            body: file.body,
            brotli: file.brotli,
            gzip: file.gzip,
            media_type: file.media_type,
            immutable: file.immutable,
        })
    }
}
