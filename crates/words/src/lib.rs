//! Every sentence that people read, in files of Project Fluent's format: `lang/LANGUAGE/PART/TOPIC.ftl`.

#![warn(missing_docs)]
//!
//! The build script compares all languages with the English one and gives every sentence a name in Rust:
//! a [`Word`] where it is always the same, a struct where it has arguments. So a sentence that is missing
//! or misspelt, or an argument too many, does not compile.
//!
//! ```
//! use words::{Lang, frame};
//!
//! assert_eq!(frame::language::LANGUAGE_NAME.of(Lang::De), "Deutsch");
//! ```
//!
//! Programs bring all languages along (feature `embedded`). The page fetches the files of one language
//! when they are first needed ([`Part::is_here`], [`Part::take_in`]).

mod argument;
mod part;
mod sentence;

pub use argument::{Argument, Fills};
#[cfg(feature = "embedded")]
pub use part::files;
pub use part::{BadPart, Part};
pub(crate) use sentence::Key;
pub use sentence::Word;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Lang {
    /// The first of a browser's languages (`de-AT`, `en`) that we speak; English where none is.
    pub fn choose<'a>(asked: impl IntoIterator<Item = &'a str>) -> Lang {
        let known = |tag: &str| {
            let primary = tag.split('-').next()?;
            Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary))
        };
        asked.into_iter().find_map(known).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_is_chosen() {
        assert_eq!(Lang::choose(["tlh", "de-AT", "en"]), Lang::De);
        assert_eq!(Lang::choose(["EN-gb", "de"]), Lang::En);
        assert_eq!(Lang::choose(["tlh", "deu", ""]), Lang::En);
    }
}
