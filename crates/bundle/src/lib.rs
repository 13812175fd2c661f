//! The page, packed into the program.
//!
//! The build script (`build/main.rs`) takes what `page` has compiled, cuts off what is fetched later, makes the
//! bindings, names every file by its content and packs it. What is left here is a table.

use std::collections::BTreeSet;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path behind the server's address, without the leading slash.
    pub path: &'static str,
    /// What it holds.
    pub body: &'static [u8],
    /// The same packed with Brotli, where it is worth it.
    pub brotli: Option<&'static [u8]>,
    /// The same packed with gzip, where it is worth it.
    pub gzip: Option<&'static [u8]>,
    /// Its media type.
    pub media_type: &'static str,
    /// Whether its name changes with its content, so that browsers may keep it for good.
    pub immutable: bool,
    /// The parts of the page that need it; none for what is fetched at first. A part is a game's
    /// stage, or `extras` with every page that is no table.
    pub part_of: &'static [&'static str],
}

impl File {
    /// How many bytes travel to a browser that reads Brotli, as all of today do.
    pub fn weight(&self) -> usize {
        self.brotli.unwrap_or(self.body).len()
    }

    /// Is it fetched by those who need this part, or at first by everybody?
    pub fn is_for(&self, part: &str) -> bool {
        self.part_of.is_empty() || self.part_of.contains(&part)
    }

    /// Is it fetched by those who speak this language?
    pub fn is_in(&self, language: &str) -> bool {
        language_of(self).is_none_or(|of| of == language)
    }
}

/// The folder of what is said in each language, of which a page fetches one.
const LANGUAGES: &str = "lang/";

fn language_of(file: &File) -> Option<&'static str> {
    file.path.strip_prefix(LANGUAGES)?.split('/').next()
}

/// The codes of the languages that the page speaks.
pub fn languages() -> BTreeSet<&'static str> {
    FILES.iter().filter_map(language_of).collect()
}

/// Every file of the page.
pub const FILES: &[File] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The parts of the page that are fetched later.
pub fn parts() -> BTreeSet<&'static str> {
    FILES.iter().flat_map(|file| file.part_of).copied().collect()
}

/// The file at this path, without the leading slash; the page itself is `index.html`.
pub fn find(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}
