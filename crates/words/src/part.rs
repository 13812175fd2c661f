//! The files of a language, in memory.

use std::sync::OnceLock;

use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;

use crate::{Lang, PART_NAMES, PARTS};

/// A file of sentences, of whatever language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part(pub(crate) usize);

/// A file of sentences that cannot be used: it is broken, or of another version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these are not the sentences of this program")]
pub struct BadPart;

/// The sentences of a file, as the build script wrote them.
#[derive(Deserialize)]
pub(crate) struct Sentences {
    /// The form that goes with every number from 0 on, a letter each.
    pub plurals: String,
    pub messages: Vec<Value>,
}

type Shelf = [[OnceLock<Sentences>; PARTS]; Lang::ALL.len()];

static SHELF: Shelf = [const { [const { OnceLock::new() }; PARTS] }; Lang::ALL.len()];

impl Part {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Part> {
        (0..PARTS).map(Part)
    }

    /// The part of this name.
    pub fn named(name: &str) -> Option<Part> {
        Part::all().find(|part| part.name() == name)
    }

    /// The name of its file without the ending.
    pub fn name(self) -> &'static str {
        PART_NAMES[self.0]
    }

    /// Are its sentences of this language in memory?
    pub fn is_here(self, lang: Lang) -> bool {
        self.slot(lang).get().is_some()
    }

    /// Takes in the file of this language.
    pub fn take_in(self, lang: Lang, text: &str) -> Result<(), BadPart> {
        let sentences: Sentences = serde_json::from_str(text).map_err(|_| BadPart)?;
        // Twice the same file: the first stays.
        self.slot(lang).set(sentences).ok();
        Ok(())
    }

    fn slot(self, lang: Lang) -> &'static OnceLock<Sentences> {
        &SHELF[lang as usize][self.0]
    }

    /// Its sentences, once they are here.
    pub(crate) fn sentences(self, lang: Lang) -> Option<&'static Sentences> {
        #[cfg(feature = "embedded")]
        self.slot(lang).get_or_init(|| {
            let text = crate::EMBEDDED[lang as usize][self.0];
            serde_json::from_str(text).expect("written by the build script")
        });
        self.slot(lang).get()
    }
}

/// Every file of every language: `en/frame`, and what it holds.
#[cfg(feature = "embedded")]
pub fn files() -> impl Iterator<Item = (String, &'static str)> {
    Lang::ALL.into_iter().zip(crate::EMBEDDED).flat_map(|(lang, texts)| {
        let named = move |(part, text)| (format!("{}/{part}", lang.code()), text);
        PART_NAMES.into_iter().zip(texts).map(named)
    })
}
