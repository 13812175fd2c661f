//! Sentences with their arguments filled in.

use serde_json::Value;

use crate::part::{Part, Sentences};
use crate::{Argument, Lang};

/// What stands for a sentence whose file is not here yet.
const MISSING: &str = "…";

/// Where a sentence stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    pub(crate) part: usize,
    pub(crate) place: usize,
}

/// A sentence without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word(pub(crate) Key);

impl Word {
    /// In this language.
    pub fn of(self, lang: Lang) -> &'static str {
        match self.0.find(lang) {
            Some((Value::String(text), _)) => text,
            _ => MISSING,
        }
    }
}

impl Key {
    fn find(self, lang: Lang) -> Option<(&'static Value, &'static Sentences)> {
        let sentences = Part(self.part).sentences(lang)?;
        Some((sentences.messages.get(self.place)?, sentences))
    }

    /// The sentence with these arguments, in the order of their names.
    pub(crate) fn fill(self, lang: Lang, arguments: &[Argument]) -> String {
        let Some((sentence, sentences)) = self.find(lang) else { return MISSING.to_owned() };
        let mut text = String::new();
        write(sentence, arguments, &sentences.plurals, &mut text);
        text
    }
}

/// Writes a sentence, or a piece of one: text, the place of an argument, or a choice. A list within a
/// sentence is a choice, and a sentence within a choice is a list of pieces again.
fn write(sentence: &Value, arguments: &[Argument], plurals: &str, text: &mut String) {
    let Value::Array(pieces) = sentence else {
        return write_piece(sentence, arguments, plurals, text);
    };
    for piece in pieces {
        write_piece(piece, arguments, plurals, text);
    }
}

fn write_piece(piece: &Value, arguments: &[Argument], plurals: &str, text: &mut String) {
    match piece {
        Value::String(piece) => text.push_str(piece),
        Value::Array(choice) => {
            if let [place, fallback, variants @ ..] = choice.as_slice() {
                let key = argument(place, arguments);
                let chosen = key.and_then(|key| variant(key, variants, plurals));
                write(chosen.unwrap_or(fallback), arguments, plurals, text);
            }
        }
        place => match argument(place, arguments) {
            Some(Argument::Number(number)) => text.push_str(&number.to_string()),
            Some(Argument::Text(words)) => text.push_str(words),
            None => {}
        },
    }
}

fn argument<'a>(place: &Value, arguments: &'a [Argument]) -> Option<&'a Argument> {
    arguments.get(usize::try_from(place.as_u64()?).ok()?)
}

/// The variant for an argument: the very number or text before the number's form.
fn variant<'a>(key: &Argument, variants: &'a [Value], plurals: &str) -> Option<&'a Value> {
    let of =
        |name: &str| variants.chunks_exact(2).find(|pair| pair[0] == name).map(|pair| &pair[1]);
    match key {
        Argument::Text(text) => of(text),
        Argument::Number(number) => of(&number.to_string()).or_else(|| of(form(*number, plurals))),
    }
}

/// The form of words that goes with a number.
fn form(number: i64, plurals: &str) -> &'static str {
    let number = number.unsigned_abs() as usize;
    let written = if number < plurals.len() { number } else { 100 + number % 100 };
    match plurals.as_bytes().get(written) {
        Some(b'z') => "zero",
        Some(b'1') => "one",
        Some(b'2') => "two",
        Some(b'f') => "few",
        Some(b'm') => "many",
        _ => "other",
    }
}
