//! The languages of the house.

use serde::{Deserialize, Serialize};

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The code for HTML, and for the language a browser asks for.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    /// The name of the language in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::De => "Deutsch",
        }
    }

    /// The first of a browser's languages (`de-AT`, `en`) that we speak; English where none is.
    pub fn choose<'a>(asked: impl IntoIterator<Item = &'a str>) -> Lang {
        let known = |tag: &str| {
            let primary = tag.split('-').next().unwrap_or_default();
            Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary))
        };
        asked.into_iter().find_map(known).unwrap_or_default()
    }

    /// The one of two that fits.
    pub const fn pick<T: Copy>(self, english: T, german: T) -> T {
        match self {
            Lang::En => english,
            Lang::De => german,
        }
    }
}

/// Around what only those with a keyboard need to read; nothing is seen of it.
const KEY_HINT: char = '\u{2063}';

/// A hint at a key within a sentence.
pub(crate) fn by_key(hint: &str) -> String {
    format!("{KEY_HINT}{hint}{KEY_HINT}")
}

/// A sentence for those who have keys, or only fingers: these are not told of keys.
pub fn for_hands(text: &str, fingers: bool) -> String {
    let parts = text.split(KEY_HINT).enumerate();
    parts.filter(|(part, _)| !fingers || part % 2 == 0).map(|(_, text)| text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_with_keys_are_told_of_keys() {
        let text = format!("Tap{} to rotate", by_key(" or press R"));
        assert_eq!(for_hands(&text, false), "Tap or press R to rotate");
        assert_eq!(for_hands(&text, true), "Tap to rotate");
    }

    #[test]
    fn the_first_language_we_speak_is_chosen() {
        assert_eq!(Lang::choose(["fr", "de-AT", "en"]), Lang::De);
        assert_eq!(Lang::choose(["EN-gb", "de"]), Lang::En);
        assert_eq!(Lang::choose(["fr", "deu"]), Lang::En);
    }
}
