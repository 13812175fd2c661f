//! What the frame says, in both languages. What lacks in one language does not compile.

pub mod pages;
pub mod refusals;
pub mod table;
pub mod together;
pub mod workshop;

use stage::Lang;

/// A word or sentence in both languages.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    en: &'static str,
    de: &'static str,
}

impl Word {
    /// In English and in German.
    pub const fn new(en: &'static str, de: &'static str) -> Word {
        Word { en, de }
    }

    /// In this language.
    pub const fn of(self, lang: Lang) -> &'static str {
        lang.pick(self.en, self.de)
    }
}
